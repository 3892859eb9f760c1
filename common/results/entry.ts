// How an entry counts: its marks, and the maximum marks they are compared with.
import { quarters } from './marks.ts';
import type { Component, Entry, ExamKind, Paper, Reason } from './papers.ts';
import type { ResultSettings } from './settings.ts';

/** The reason to reject an entry: ML in an annual exam (code 177), marks outside the limits (178), a grade instead of marks (170). */
export type EntryFault = 'MEDICAL_IN_ANNUAL' | 'OUTSIDE_LIMITS' | 'GRADE_FOR_MARKS';

/** A paper with the kind of its exam. */
export interface ExamPaper extends Paper {
  kind: ExamKind;
}

/** Whether this reason is rejected in an exam of this kind (MARKS-47). */
export const rejectsReason = (kind: ExamKind, reason: Reason): boolean => kind === 'ANNUAL' && reason === 'MEDICAL';

/** Why an entry of a subject evaluated by marks is not valid; null for a valid one. Throws RangeError for invalid marks. */
export function faultOf(entry: Entry, { kind, min, max }: Pick<ExamPaper, 'kind' | 'min' | 'max'>): EntryFault | null {
  switch (entry.kind) {
    case 'MARKS':
      return quarters(entry.marks) < min || entry.marks > max ? 'OUTSIDE_LIMITS' : null;
    case 'REASON':
      return rejectsReason(kind, entry.reason) ? 'MEDICAL_IN_ANNUAL' : null;
    case 'GRADE':
      return 'GRADE_FOR_MARKS';
  }
}

/** A student's paper as it counts for the result, in quarter marks. */
export interface CountedPaper {
  examId: number;
  kind: ExamKind;
  component: Component;
  /** MISSING: nothing is entered. A fault: the entry is invalid and counts as missing. */
  as: 'MARKS' | Reason | 'MISSING' | EntryFault;
  marks: number;
  /** 0 where the paper is left out because of an illness */
  full: number;
}

/** Whether the result is open because of this paper. */
export const isOpen = ({ as }: CountedPaper): boolean =>
  as !== 'MARKS' && as !== 'ABSENT' && as !== 'LEAVE' && as !== 'MEDICAL';

/**
 * AB and L count as 0 marks of the maximum. So does ML, except in exams that leave out the paper of a student who was ill. An invalid
 * entry keeps the result open.
 */
export function countedPaper(
  paper: ExamPaper,
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
