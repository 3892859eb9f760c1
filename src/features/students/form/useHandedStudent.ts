import { useGetStudentQuery, type Student } from '@/api/students';
import { useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';

/** Fragment of the edit form's address that focuses the missing section. */
export const TO_SECTION = '#section';

/** The student of a screen; `sessionId`: the session of the first enrolment. */
export interface HandedStudent {
  readonly studentId: number;
  readonly sessionId: number | undefined;
}

/** The stored record of the student, refetched; `sessionId`: the session of the first enrolment. */
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
