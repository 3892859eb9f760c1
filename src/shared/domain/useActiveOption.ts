import { useState } from 'react';
import type { StudentRow } from '@/api/students';

interface ActiveOption {
  readonly student: StudentRow | undefined;
  /** One down or one up; beyond the last comes the first. */
  readonly move: (by: 1 | -1) => void;
}

/** Which student the arrow keys stand on: the first one of each new answer. */
export function useActiveOption(students: readonly StudentRow[]): ActiveOption {
  const [place, setPlace] = useState({ students, at: 0 });
  const at = place.students === students ? place.at : 0;
  return {
    student: students[at],
    move: (by) => {
      if (students.length > 0) setPlace({ students, at: (at + by + students.length) % students.length });
    },
  };
}
