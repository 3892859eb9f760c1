import { useGetStudentQuery, type Student } from '@/api/students';
import { useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';

/** Added to the address of the edit form: the cursor begins in the section that is missing. */
export const TO_SECTION = '#section';

/** The student a screen was opened for; `sessionId`: whose enrolment comes first. */
export interface HandedStudent {
  readonly studentId: number;
  readonly sessionId: number | undefined;
}

/** The record behind a handed-over student, as it is stored now; `sessionId`: whose enrolment comes first. */
export function useHandedStudent(
  studentId: number,
  sessionId: number | undefined,
): { student: Student | undefined; state: PageState } {
  const words = useWords(studentWords);
  const query = useGetStudentQuery(
    { id: studentId, ...(sessionId === undefined ? {} : { sessionId }) },
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, words.loadOneFailed);
  return { student: found, state };
}
