import { useLocation } from 'react-router-dom';

/** What one screen hands to the next in the navigation state: references, never records. */
export interface SchoolHandover {
  school: { schoolId: number; schoolName: string };
}

export interface TeacherHandover {
  teacher: { teacherId: number; userId: number; teacherName: string };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSchoolHandover = (state: unknown): state is SchoolHandover =>
  isObject(state) && isObject(state['school']) && Number.isInteger(state['school']['schoolId']);

/** The school this screen was opened for, if any. */
export function useSchoolHandover(): SchoolHandover['school'] | undefined {
  const { state } = useLocation() as { state: unknown };
  return isSchoolHandover(state) ? state.school : undefined;
}

const isTeacherHandover = (state: unknown): state is TeacherHandover =>
  isObject(state) &&
  isObject(state['teacher']) &&
  Number.isInteger(state['teacher']['teacherId']) &&
  Number.isInteger(state['teacher']['userId']);

/** The teacher this screen was opened for, if any. */
export function useTeacherHandover(): TeacherHandover['teacher'] | undefined {
  const { state } = useLocation() as { state: unknown };
  return isTeacherHandover(state) ? state.teacher : undefined;
}
