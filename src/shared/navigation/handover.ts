import { useLocation } from 'react-router-dom';

/** What one screen hands to the next in the navigation state: references, never records. */
export interface SchoolHandover {
  school: { schoolId: number; schoolName: string };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSchoolHandover = (state: unknown): state is SchoolHandover =>
  isObject(state) && isObject(state['school']) && Number.isInteger(state['school']['schoolId']);

/** The school this screen was opened for, if any. */
export function useSchoolHandover(): SchoolHandover['school'] | undefined {
  const { state } = useLocation() as { state: unknown };
  return isSchoolHandover(state) ? state.school : undefined;
}
