import {
  useCheckStudentImportMutation,
  useImportStudentsMutation,
  type ImportedStudent,
  type StudentImportCheck,
} from '@/api/students';
import { chosenMapping, shownMapping, useFileImport, type FileImport } from '@/shared/import';
import { useWords } from '@/shared/words';
import { importScreenWords } from './importWords';

/** The target is the session. */
export type StudentImport = FileImport<number, StudentImportCheck, readonly ImportedStudent[]>;

export function useImport(schoolId: number): StudentImport {
  const { checkFailed, importFailed, changed } = useWords(importScreenWords);
  const [checkRows] = useCheckStudentImportMutation();
  const [importRows] = useImportStudentsMutation();
  return useFileImport<number, StudentImportCheck, readonly ImportedStudent[]>({
    check: (file, sessionId, choice) =>
      checkRows({ studentImportFile: { schoolId, sessionId, file, ...chosenMapping(choice) } }).unwrap(),
    store: async (file, sessionId, { ready, reading }, key) => {
      const order = { schoolId, sessionId, students: ready, file, ...shownMapping(reading) };
      const { registered } = await importRows({ 'Idempotency-Key': key, studentImportOrder: order }).unwrap();
      return registered;
    },
    readingOf: ({ reading }) => reading,
    confirmed: ({ ready }) => ready,
    words: { checkFailed, storeFailed: importFailed, changed },
  });
}
