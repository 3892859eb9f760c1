// How one cell counts: its marks, and the full marks they are held against.
import { quarters } from './marks.ts';
import type { Component, Entry, ExamKind, Paper, Reason } from './papers.ts';
import type { ResultSettings } from './settings.ts';

/** Why an entry is rejected: ML in an annual exam (code 177), marks outside the limits (178), a grade instead of marks (170). */
export type EntryFault = 'MEDICAL_IN_ANNUAL' | 'OUTSIDE_LIMITS' | 'GRADE_FOR_MARKS';

/** A paper of an exam of this kind. */
export interface HeldPaper extends Paper {
  kind: ExamKind;
}

/** Whether this reason is rejected in an exam of this kind (MARKS-47). */
export const refusesReason = (kind: ExamKind, reason: Reason): boolean => kind === 'ANNUAL' && reason === 'MEDICAL';

/** Why an entry of a subject evaluated by marks is not valid; null for a valid one. Throws RangeError for invalid marks. */
export function faultOf(entry: Entry, { kind, min, max }: Pick<HeldPaper, 'kind' | 'min' | 'max'>): EntryFault | null {
  switch (entry.kind) {
    case 'MARKS':
      return quarters(entry.marks) < min || entry.marks > max ? 'OUTSIDE_LIMITS' : null;
    case 'REASON':
      return refusesReason(kind, entry.reason) ? 'MEDICAL_IN_ANNUAL' : null;
    case 'GRADE':
      return 'GRADE_FOR_MARKS';
  }
}

/** A paper as it counts for a pupil, in quarter marks. */
export interface CountedPaper {
  examId: number;
  kind: ExamKind;
  component: Component;
  /** MISSING: nothing was entered. A fault: the entry is not valid and counts as missing too. */
  as: 'MARKS' | Reason | 'MISSING' | EntryFault;
  marks: number;
  /** 0 where an illness leaves the paper out */
  full: number;
}

/** Whether the result waits for this paper. */
export const isOpen = ({ as }: CountedPaper): boolean =>
  as !== 'MARKS' && as !== 'ABSENT' && as !== 'LEAVE' && as !== 'MEDICAL';

/**
 * Absent and leave count 0 of the full marks. So does medical, except in exams whose full marks are not counted for an illness.
 * An entry that is not valid keeps the result open.
 */
export function countedPaper(
  paper: HeldPaper,
  entry: Entry | undefined,
  { medicalLeavesOut }: ResultSettings,
): CountedPaper {
  const { examId, kind, component, max } = paper;
  const counts = (as: CountedPaper['as'], marks = 0, full = max) => ({ examId, kind, component, as, marks, full });
  if (entry === undefined) return counts('MISSING');
  const fault = faultOf(entry, paper);
  if (fault !== null) return counts(fault);
  if (entry.kind === 'MARKS') return counts('MARKS', entry.marks);
  const { reason } = entry as Extract<Entry, { kind: 'REASON' }>;
  const leftOut = reason === 'MEDICAL' && medicalLeavesOut.some((each) => each === kind);
  return counts(reason, 0, leftOut ? 0 : max);
}
