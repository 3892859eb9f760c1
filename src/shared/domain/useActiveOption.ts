import { useState } from 'react';
import type { StudentRow } from '@/api/students';
import type { StudentSearch } from './useStudentSearch';

export interface ActiveOption {
  readonly student: StudentRow | undefined;
  /** Whether it can be chosen. */
  readonly eligible: boolean;
  /** One down or one up; beyond the last comes the first. */
  readonly move: (by: 1 | -1) => void;
}

/** The option of the arrow keys: at first the preselected one, if any. Ineligible students are reached to be read. */
export function useActiveOption({ found, preselected }: Pick<StudentSearch, 'found' | 'preselected'>): ActiveOption {
  const [moved, setMoved] = useState<{ found: StudentSearch['found']; at: number }>();
  const start = found.findIndex(({ student }) => student === preselected);
  const at = moved?.found === found ? moved.at : start;
  const active = found[at];
  return {
    student: active?.student,
    eligible: active?.obstacle === null,
    move: (by) => {
      if (found.length === 0) return;
      const from = at === -1 && by === -1 ? 0 : at;
      setMoved({ found, at: (from + by + found.length) % found.length });
    },
  };
}
