import { useRef, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { useCheckOpeningBalancesMutation, useImportOpeningBalancesMutation, type OpeningCheck } from '@/api/fees';
import { isUndecided, useFeedback, useSnackbar } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { openingWords } from './openingWords';

/** State of the import; the error of a rejected file is shown beside its name. */
export type OpeningPhase =
  | { readonly kind: 'choosing'; readonly refused?: ApiFailure }
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'checked';
      readonly check: OpeningCheck;
      /** the last request got no response; a retry is idempotent */
      readonly undecided: boolean;
    }
  | { readonly kind: 'storing'; readonly check: OpeningCheck };

export interface OpeningImport {
  readonly file: File | undefined;
  readonly phase: OpeningPhase;
  readonly check: (file: File) => Promise<void>;
  readonly store: () => Promise<void>;
}

/** Another user stored one of the balances or created a receipt; the file must be checked again. */
const isOtherNow = ({ responseCode }: ApiFailure): boolean =>
  responseCode === CODES.CHANGED_MEANWHILE || responseCode === CODES.INVALID_FILE_WITH_REASON;

/** Checks a workbook and stores its opening balances; the provider validates it both times and stores all rows or none. */
export function useOpeningImport(sessionId: number): OpeningImport {
  const words = useWords(openingWords);
  const snackbar = useSnackbar();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [phase, setPhase] = useState<OpeningPhase>({ kind: 'choosing' });
  const [checkRows] = useCheckOpeningBalancesMutation();
  const [storeRows] = useImportOpeningBalancesMutation();
  const requestKey = useRequestKey();
  // Ignores the response of a check that was replaced by another file.
  const asked = useRef(0);

  const check = async (chosen: File) => {
    const turn = (asked.current += 1);
    requestKey.edited();
    setFile(chosen);
    setPhase({ kind: 'checking' });
    const sent = checkRows({ openingFile: { sessionId, file: chosen } });
    // The error of a rejected file is shown beside its name, not in a snackbar that disappears.
    const result = await feedback(sent.unwrap(), { fallback: words.checkFailed, onFailure: () => true });
    if (turn !== asked.current) return;
    setPhase(
      result.ok
        ? { kind: 'checked', check: result.data, undecided: false }
        : { kind: 'choosing', refused: result.failure },
    );
  };

  const store = async () => {
    if (phase.kind !== 'checked' || !file) return;
    const { check: checked } = phase;
    const { ready: students, paid, discount, earlierDues } = checked;
    setPhase({ kind: 'storing', check: checked });
    const order = { sessionId, students, paid, discount, earlierDues, file };
    const key = requestKey.keyOf(undefined, [students, paid, discount, earlierDues]);
    const result = await feedback(storeRows({ 'Idempotency-Key': key, openingOrder: order }).unwrap(), {
      success: words.stored(students, groupDigits(students)),
      fallback: words.storeFailed,
      onFailure: isOtherNow,
    });
    if (result.ok) {
      requestKey.done();
      setFile(undefined);
      setPhase({ kind: 'choosing' });
    } else if (isOtherNow(result.failure)) {
      snackbar.error(words.changed);
      await check(file);
    } else setPhase({ kind: 'checked', check: checked, undecided: isUndecided(result.failure) });
  };

  return { file, phase, check, store };
}
