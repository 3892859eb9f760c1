/** The reason why the student of the searched code cannot be selected, and the screen on which that can be changed (STUDENT-76). */
import type { StudentByCode, StudentRow } from '@/api/students';
import { paths, studentAddress } from '../navigation';
import type { studentSearchWords } from './studentSearchWords';

/** LISTED: the student of the form itself, or an already selected one. */
export type Obstacle = NonNullable<StudentByCode['obstacle']> | 'LISTED';

export interface SearchedStudent {
  readonly student: StudentRow;
  /** null for an eligible student */
  readonly obstacle: Obstacle | null;
}

type Words = (typeof studentSearchWords)['en'];

interface ObstacleLinkTarget {
  readonly to: string;
  readonly label: string;
}

/** The lists of students who left are filtered by class, because addresses contain no names. */
function listAddress(path: string, { schoolId, enrollments }: StudentRow): string {
  const [enrolment] = enrollments;
  const filters = new URLSearchParams({ schoolId: String(schoolId) });
  if (enrolment && path === paths.tcStudents) filters.set('sessionId', String(enrolment.sessionId));
  if (enrolment) filters.set('classId', String(enrolment.classId));
  return `${path}#${filters.toString()}`;
}

/** Undefined where the user may not open a screen of the student. `holds`: whether the user has a privilege. */
export function obstacleLink(
  student: StudentRow,
  obstacle: Obstacle,
  words: Words,
  holds: (privilege: 'NAME_STRIKE_OFF' | 'TC_STUDENTS_LIST' | 'EDIT_STUDENT' | 'LIST_STUDENT') => boolean,
): ObstacleLinkTarget | undefined {
  const { studentId, enrollments } = student;
  const sessionId = enrollments[0]?.sessionId;
  if (obstacle === 'DELETED' || obstacle === 'LISTED') return undefined;
  if (obstacle === 'STRUCK_OFF' && holds('NAME_STRIKE_OFF'))
    return { to: listAddress(paths.strikeOff, student), label: words.readmit };
  if (obstacle === 'TC_ISSUED' && holds('TC_STUDENTS_LIST'))
    return { to: listAddress(paths.tcStudents, student), label: words.openTcList };
  if (obstacle === 'SECTION_MISSING' && holds('EDIT_STUDENT'))
    return { to: studentAddress('edit', studentId, sessionId), label: words.chooseSection };
  if (obstacle === 'REGISTRATION_PENDING' && holds('EDIT_STUDENT'))
    return { to: studentAddress('edit', studentId, sessionId), label: words.complete };
  if (holds('LIST_STUDENT') || holds('EDIT_STUDENT'))
    return { to: studentAddress('view', studentId, sessionId), label: words.openStudent };
  return undefined;
}
