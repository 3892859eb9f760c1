// The exams of a result config, for both programs, so that the preview of a form is what a save stores.
import type { ExamKind } from './papers.ts';

/** The exams to create; a name for each selected kind. */
export interface ExamChoices {
  termExamNo: number;
  termExamName: string | null;
  midTerm: boolean;
  midTermExamName: string | null;
  internalAssessment: boolean;
  internalAssessmentName: string | null;
  annual: boolean;
  annualExamName: string | null;
  supplementary: boolean;
  supplementaryExamName: string | null;
}

export interface PlannedExam {
  kind: ExamKind;
  /** number of a term exam; 1 for all others */
  ordinal: number;
  name: string;
}

/** The kinds in the order of the year; the supplementary exam comes after all others. */
export const EXAM_ORDER: readonly ExamKind[] = ['TERM', 'MID_TERM', 'INTERNAL_ASSESSMENT', 'ANNUAL', 'SUPPLEMENTARY'];

/** The exams of a config, in the order of the year. Several term exams are numbered: 'Term Exam 1', 'Term Exam 2'. */
export function examsOf(choices: ExamChoices): PlannedExam[] {
  const { termExamNo } = choices;
  const termName = choices.termExamName ?? '';
  const terms = Array.from({ length: termExamNo }, (_, at): PlannedExam => ({
    kind: 'TERM',
    ordinal: at + 1,
    name: termExamNo > 1 ? `${termName} ${at + 1}` : termName,
  }));
  const one = (kind: ExamKind, on: boolean, name: string | null): PlannedExam[] =>
    on ? [{ kind, ordinal: 1, name: name ?? '' }] : [];
  return [
    ...terms,
    ...one('MID_TERM', choices.midTerm, choices.midTermExamName),
    ...one('INTERNAL_ASSESSMENT', choices.internalAssessment, choices.internalAssessmentName),
    ...one('ANNUAL', choices.annual, choices.annualExamName),
    ...one('SUPPLEMENTARY', choices.supplementary, choices.supplementaryExamName),
  ];
}

/** The existing exams that the choices remove. */
export function goneExams<Exam extends Pick<PlannedExam, 'kind' | 'ordinal'>>(
  exams: readonly Exam[],
  choices: ExamChoices,
): Exam[] {
  const stay = examsOf(choices);
  return exams.filter(({ kind, ordinal }) => !stay.some((one) => one.kind === kind && one.ordinal === ordinal));
}
