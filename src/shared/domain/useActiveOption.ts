import { useState } from 'react';
import type { StudentRow } from '@/api/students';
import type { StudentSearch } from './useStudentSearch';

export interface ActiveOption {
  readonly student: StudentRow | undefined;
  /** Whether it can be selected. */
  readonly eligible: boolean;
  /** Moves one down or up; after the last option comes the first. */
  readonly move: (by: 1 | -1) => void;
}

/** The option of the arrow keys, initially the preselected one. Ineligible students can be reached too, to be read. */
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
