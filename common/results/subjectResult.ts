// What a pupil reached in each subject, without grace. All marks in quarter marks.
import { countedPaper, isOpen, type CountedPaper } from './entry.ts';
import { judge, type Judged } from './marks.ts';
import { SIDES, sideOf, type Component, type Examinee, type Side } from './papers.ts';
import type { Cell, Entries, Plan, PlannedSubject } from './plan.ts';
import type { ResultSettings } from './settings.ts';

/**
 * LEFT_OUT: an illness left nothing to judge. NO_PAPER: it has no full marks in the exams looked at. GRADED: judged by grade, so
 * that it touches neither total nor pass nor rank.
 */
export type SubjectStatus = 'PASSED' | 'FAILED' | 'INCOMPLETE' | 'LEFT_OUT' | 'NO_PAPER' | 'GRADED' | 'NOT_TAKEN';

export interface JudgedSide extends Judged {
  side: Side;
}

export interface SubjectResult {
  subjectId: number;
  status: SubjectStatus;
  marks: number;
  full: number;
  distinction: boolean;
  papers: readonly CountedPaper[];
  /** those that have full marks; none while a paper is open */
  sides: readonly JudgedSide[];
  /** the theory paper of the annual exam, in the result of the year */
  annualPaper: Judged | null;
  /** of a subject judged by grade */
  grades: readonly { examId: number; component: Component; gradeId: number }[];
}

/**
 * EXAM: one exam. SUPPLEMENTARY: that one, which a pupil sits only in the papers that have an entry. YEAR: all exams but the
 * supplementary one, with the least marks in the annual paper.
 */
export type View = 'EXAM' | 'SUPPLEMENTARY' | 'YEAR';

const sumOf = (papers: readonly CountedPaper[]) => ({
  marks: papers.reduce((sum, { marks }) => sum + marks, 0),
  full: papers.reduce((sum, { full }) => sum + full, 0),
});

/** The sides with full marks, each held against the pass percentage. */
export function sidesOf(papers: readonly CountedPaper[], { passPercent }: ResultSettings): JudgedSide[] {
  return SIDES.flatMap((side) => {
    const { marks, full } = sumOf(papers.filter(({ component }) => sideOf(component) === side));
    return full > 0 ? [{ side, ...judge(marks, full, passPercent) }] : [];
  });
}

function annualPaperOf(papers: readonly CountedPaper[], { annualPaperPercent }: ResultSettings): Judged | null {
  const { marks, full } = sumOf(papers.filter(({ kind, component }) => kind === 'ANNUAL' && component === 'theory'));
  return full > 0 ? judge(marks, full, annualPaperPercent) : null;
}

function statusOf(papers: readonly CountedPaper[], judged: readonly Judged[]): SubjectStatus {
  if (papers.length === 0) return 'NO_PAPER';
  if (papers.some(isOpen)) return 'INCOMPLETE';
  if (judged.length === 0) return 'LEFT_OUT';
  return judged.every(({ passed }) => passed) ? 'PASSED' : 'FAILED';
}

function judgedByMarks(planned: PlannedSubject, entries: Entries, view: View, settings: ResultSettings) {
  const sits = ({ at }: Cell) => entries[at] !== undefined;
  const sat = view === 'SUPPLEMENTARY' ? planned.papers.filter(sits) : planned.papers;
  const papers = sat.map((paper) => countedPaper(paper, entries[paper.at], settings));
  const open = papers.some(isOpen);
  const sides = open ? [] : sidesOf(papers, settings);
  const annualPaper = open || view !== 'YEAR' ? null : annualPaperOf(papers, settings);
  const { marks, full } = sumOf(papers);
  const status = statusOf(papers, annualPaper === null ? sides : [...sides, annualPaper]);
  const distinction = status === 'PASSED' && judge(marks, full, settings.distinctionPercent).passed;
  return { status, marks, full, distinction, papers, sides, annualPaper };
}

const gradesOf = ({ cells }: PlannedSubject, entries: Entries) =>
  cells.flatMap(({ examId, component, at }) => {
    const entry = entries[at];
    return entry?.kind === 'GRADE' ? [{ examId, component, gradeId: entry.gradeId }] : [];
  });

/** One result for each subject of the class, in its order. */
export function subjectResults(plan: Plan, examinee: Examinee, view: View, settings: ResultSettings): SubjectResult[] {
  const entries = plan.entriesOf(examinee);
  return plan.subjects.map((planned): SubjectResult => {
    const { subjectId, evaluationMethod } = planned.subject;
    const nothing = { marks: 0, full: 0, distinction: false, papers: [], sides: [], annualPaper: null, grades: [] };
    if (!examinee.subjectIds.includes(subjectId)) return { subjectId, ...nothing, status: 'NOT_TAKEN' };
    if (evaluationMethod === 'GRADE')
      return { subjectId, ...nothing, status: 'GRADED', grades: gradesOf(planned, entries) };
    return { subjectId, ...judgedByMarks(planned, entries, view, settings), grades: [] };
  });
}

/** The sides in which a subject failed; the least marks of the annual paper are a matter of its theory. */
export const failedSides = ({ sides, annualPaper }: SubjectResult): readonly JudgedSide[] =>
  sides.filter(({ side, passed }) => !passed || (side === 'THEORY' && annualPaper?.passed === false));
