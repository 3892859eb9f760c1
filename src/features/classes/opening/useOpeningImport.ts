import {
  useCheckOpeningBalancesMutation,
  useImportOpeningBalancesMutation,
  type OpeningCheck,
  type OpeningImported,
} from '@/api/fees';
import { chosenMapping, shownMapping, useFileImport, type FileImport } from '@/shared/import';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { openingWords } from './openingWords';

const confirmedOf = ({ ready: students, paid, discount, earlierDues }: OpeningCheck) => ({
  students,
  paid,
  discount,
  earlierDues,
});

/** The target is the session. */
export type OpeningImport = FileImport<number, OpeningCheck, OpeningImported>;

export function useOpeningImport(): OpeningImport {
  const { checkFailed, storeFailed, changed, stored } = useWords(openingWords);
  const [checkRows] = useCheckOpeningBalancesMutation();
  const [storeRows] = useImportOpeningBalancesMutation();
  return useFileImport<number, OpeningCheck, OpeningImported>({
    check: (file, sessionId, choice) =>
      checkRows({ openingFile: { sessionId, file, ...chosenMapping(choice) } }).unwrap(),
    store: (file, sessionId, check, key) => {
      const order = { sessionId, ...confirmedOf(check), file, ...shownMapping(check.reading) };
      return storeRows({ 'Idempotency-Key': key, openingOrder: order }).unwrap();
    },
    readingOf: ({ reading }) => reading,
    continues: true,
    confirmed: confirmedOf,
    words: {
      checkFailed,
      storeFailed,
      changed,
      success: ({ students }) => stored(students, groupDigits(students)),
    },
  });
}
