import { CODES } from '@/api/catalogue';
import {
  useCheckTeacherImportMutation,
  useImportTeachersMutation,
  type ImportedTeacher,
  type TeacherImportCheck,
} from '@/api/teachers';
import { chosenMapping, shownMapping, useFileImport, type FileImport } from '@/shared/import';
import { useWords } from '@/shared/words';
import { teacherImportWords } from './teacherImportWords';

/** The target is the school. */
export type TeacherImport = FileImport<number, TeacherImportCheck, readonly ImportedTeacher[]>;

export function useTeacherImport(): TeacherImport {
  const { checkFailed, importFailed, changed } = useWords(teacherImportWords);
  const [checkRows] = useCheckTeacherImportMutation();
  const [importRows, { reset }] = useImportTeachersMutation();
  return useFileImport<number, TeacherImportCheck, readonly ImportedTeacher[]>({
    check: (file, schoolId, choice) =>
      checkRows({ teacherImportFile: { schoolId, file, ...chosenMapping(choice) } }).unwrap(),
    store: async (file, schoolId, { ready, reading }, key) => {
      const order = { schoolId, teachers: ready, file, ...shownMapping(reading) };
      const { registered } = await importRows({ 'Idempotency-Key': key, teacherImportOrder: order }).unwrap();
      // Passwords remain only in the state of this screen.
      reset();
      return registered;
    },
    readingOf: ({ reading }) => reading,
    confirmed: ({ ready }) => ready,
    // Another user took a username.
    changedCodes: [CODES.USERNAME_ALREADY_USED],
    words: { checkFailed, storeFailed: importFailed, changed },
  });
}
