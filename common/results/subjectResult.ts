// The result of a student in each subject, without grace. In quarter marks.
import { countedPaper, isOpen, type CountedPaper } from './entry.ts';
import { evaluate, type Evaluation } from './marks.ts';
import { SIDES, sideOf, type Component, type Examinee, type GradeEntry, type Side } from './papers.ts';
import type { Cell, Entries, Plan, PlannedSubject } from './plan.ts';
import type { ResultSettings } from './settings.ts';

/**
 * LEFT_OUT: all papers are left out because of an illness. NO_PAPER: no maximum marks in the given exams. GRADED: evaluated by grade,
 * without effect on total, pass and rank.
 */
export type SubjectStatus = 'PASSED' | 'FAILED' | 'INCOMPLETE' | 'LEFT_OUT' | 'NO_PAPER' | 'GRADED' | 'NOT_TAKEN';

export interface SideEvaluation extends Evaluation {
  side: Side;
}

export interface SubjectResult {
  subjectId: number;
  status: SubjectStatus;
  marks: number;
  full: number;
  distinction: boolean;
  papers: readonly CountedPaper[];
  /** the exams without limits that keep the result open; of a single exam only the annual one */
  unsetExamIds: readonly number[];
  /** those with maximum marks; empty while a paper is open */
  sides: readonly SideEvaluation[];
  /** the theory paper of the annual exam, in the result of the year */
  annualPaper: Evaluation | null;
  /** grades and reasons of a subject evaluated by grade, by exam and component */
  grades: readonly { examId: number; component: Component; entry: GradeEntry }[];
}

/**
 * EXAM: one exam. SUPPLEMENTARY: the supplementary exam, with only the papers that have an entry. YEAR: all exams except the
 * supplementary one, with the minimum of the annual paper.
 */
export type View = 'EXAM' | 'SUPPLEMENTARY' | 'YEAR';

const sumOf = (papers: readonly CountedPaper[]) => ({
  marks: papers.reduce((sum, { marks }) => sum + marks, 0),
  full: papers.reduce((sum, { full }) => sum + full, 0),
});

/** The sides with maximum marks, compared with the pass percentage. */
export function sidesOf(papers: readonly CountedPaper[], { passPercent }: ResultSettings): SideEvaluation[] {
  return SIDES.flatMap((side) => {
    const { marks, full } = sumOf(papers.filter(({ component }) => sideOf(component) === side));
    return full > 0 ? [{ side, ...evaluate(marks, full, passPercent) }] : [];
  });
}

function annualPaperOf(papers: readonly CountedPaper[], { annualPaperPercent }: ResultSettings): Evaluation | null {
  const { marks, full } = sumOf(papers.filter(({ kind, component }) => kind === 'ANNUAL' && component === 'theory'));
  return full > 0 ? evaluate(marks, full, annualPaperPercent) : null;
}

function statusOf(papers: readonly CountedPaper[], open: boolean, evaluated: readonly Evaluation[]): SubjectStatus {
  if (papers.length === 0) return 'NO_PAPER';
  if (open) return 'INCOMPLETE';
  if (evaluated.length === 0) return 'LEFT_OUT';
  return evaluated.every(({ passed }) => passed) ? 'PASSED' : 'FAILED';
}

function evaluatedByMarks(planned: PlannedSubject, entries: Entries, view: View, settings: ResultSettings) {
  const sits = ({ at }: Cell) => entries[at] !== undefined;
  const sat = view === 'SUPPLEMENTARY' ? planned.papers.filter(sits) : planned.papers;
  const papers = sat.map((paper) => countedPaper(paper, entries[paper.at], settings));
  const unset = planned.unset.filter(({ kind }) => view === 'YEAR' || kind === 'ANNUAL');
  const open = papers.some(isOpen) || unset.length > 0;
  const sides = open ? [] : sidesOf(papers, settings);
  const annualPaper = open || view !== 'YEAR' ? null : annualPaperOf(papers, settings);
  const { marks, full } = sumOf(papers);
  const status = statusOf(papers, open, annualPaper === null ? sides : [...sides, annualPaper]);
  const distinction = status === 'PASSED' && evaluate(marks, full, settings.distinctionPercent).passed;
  const unsetExamIds = unset.map(({ examId }) => examId);
  return { status, marks, full, distinction, papers, unsetExamIds, sides, annualPaper };
}

const gradesOf = ({ cells }: PlannedSubject, entries: Entries) =>
  cells.flatMap(({ examId, component, at }) => {
    const entry = entries[at];
    return entry === undefined || entry.kind === 'MARKS' ? [] : [{ examId, component, entry }];
  });

/** One result for each subject of the class, in its order. */
export function subjectResults(plan: Plan, examinee: Examinee, view: View, settings: ResultSettings): SubjectResult[] {
  const entries = plan.entriesOf(examinee);
  return plan.subjects.map((planned): SubjectResult => {
    const { subjectId, evaluationMethod } = planned.subject;
    const none = { papers: [], unsetExamIds: [], sides: [], grades: [] };
    const nothing = { marks: 0, full: 0, distinction: false, annualPaper: null, ...none };
    if (!examinee.subjectIds.includes(subjectId)) return { subjectId, ...nothing, status: 'NOT_TAKEN' };
    if (evaluationMethod === 'GRADE')
      return { subjectId, ...nothing, status: 'GRADED', grades: gradesOf(planned, entries) };
    return { subjectId, ...evaluatedByMarks(planned, entries, view, settings), grades: [] };
  });
}

/** The failed sides of a subject; the minimum of the annual paper is part of the theory. */
export const failedSides = ({ sides, annualPaper }: SubjectResult): readonly SideEvaluation[] =>
  sides.filter(({ side, passed }) => !passed || (side === 'THEORY' && annualPaper?.passed === false));
