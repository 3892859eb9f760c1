import type { Enrolment, Student } from '@/api/students';

/** Why class and section of the enrolment cannot change. */
export const lockOf = (
  own: Enrolment | undefined,
  stored: Pick<Student, 'disabled' | 'blocked'> | undefined,
): 'lockedByCompleted' | 'lockedByStatus' | undefined => {
  if (own?.sessionStatus === 'COMPLETED') return 'lockedByCompleted';
  return own && (stored?.disabled || stored?.blocked) ? 'lockedByStatus' : undefined;
};
