// The steps that lead to a result, in order and as data, so that screens and marksheets can word them.
import type { Division } from './settings.ts';
import type { CountedPaper } from './entry.ts';
import type { ExamResult } from './examResult.ts';
import type { Grace } from './grace.ts';
import type { Evaluation } from './marks.ts';
import type { Rank } from './rank.ts';
import type { Standing } from './standing.ts';
import type { SideEvaluation, SubjectResult } from './subjectResult.ts';
import type { SecondChance, Supplementary } from './supplementary.ts';
import type { Verdict, YearResult } from './yearResult.ts';

type OfSubject<Kind extends string, Facts> = { step: Kind; subjectId: number } & Facts;

/** All marks are quarter marks. */
export type Step =
  | OfSubject<'PAPER', CountedPaper>
  /** an exam in which the limits are still to be set */
  | OfSubject<'UNSET', { examId: number }>
  | OfSubject<'SIDE', SideEvaluation>
  | OfSubject<'ANNUAL_PAPER', Evaluation>
  | OfSubject<'GRADES', Pick<SubjectResult, 'grades'>>
  | OfSubject<'SUBJECT', Pick<SubjectResult, 'status' | 'marks' | 'full' | 'distinction'>>
  | ({ step: 'TOTAL' } & Pick<Standing, 'marks' | 'full' | 'roundedTotal' | 'percentage'>)
  | ({ step: 'GRACE' } & Grace)
  | ({ step: 'SUPPLEMENTARY' } & Omit<Supplementary, 'subjects'>)
  | OfSubject<'SECOND_PAPER', CountedPaper>
  | OfSubject<'SECOND_SIDE', SideEvaluation>
  | OfSubject<'SECOND_SUBJECT', Pick<SecondChance, 'status'>>
  | { step: 'OUTCOME'; outcome: Verdict['outcome']; passedBy: Verdict['passedBy'] }
  /** of students with a rank: `marks` is the rounded total; null below the last division */
  | { step: 'DIVISION'; marks: number; full: number; division: Division | null; percent: number | null }
  | ({ step: 'RANK' } & Rank);

function stepsOfSubject(subject: SubjectResult): Step[] {
  const { subjectId, status, marks, full, distinction, papers, unsetExamIds, sides, annualPaper, grades } = subject;
  return [
    ...papers.map((paper): Step => ({ step: 'PAPER', subjectId, ...paper })),
    ...unsetExamIds.map((examId): Step => ({ step: 'UNSET', subjectId, examId })),
    ...sides.map((side): Step => ({ step: 'SIDE', subjectId, ...side })),
    ...(annualPaper ? [{ step: 'ANNUAL_PAPER' as const, subjectId, ...annualPaper }] : []),
    ...(status === 'GRADED' ? [{ step: 'GRADES' as const, subjectId, grades }] : []),
    { step: 'SUBJECT', subjectId, status, marks, full, distinction },
  ];
}

function stepsOfSecondChance({ subjectId, status, papers, sides }: SecondChance): Step[] {
  return [
    ...papers.map((paper): Step => ({ step: 'SECOND_PAPER', subjectId, ...paper })),
    ...sides.map((side): Step => ({ step: 'SECOND_SIDE', subjectId, ...side })),
    { step: 'SECOND_SUBJECT', subjectId, status },
  ];
}

function stepsOfVerdict({ outcome, passedBy, grace, supplementary }: Verdict): Step[] {
  const steps: Step[] = grace ? [{ step: 'GRACE', ...grace }] : [];
  if (supplementary) {
    const { mostSubjects, hasExam, granted, subjects } = supplementary;
    steps.push({ step: 'SUPPLEMENTARY', mostSubjects, hasExam, granted }, ...subjects.flatMap(stepsOfSecondChance));
  }
  return [...steps, { step: 'OUTCOME', outcome, passedBy }];
}

function stepsOfStanding({ roundedTotal, full, division, rank }: Standing): Step[] {
  if (rank === null) return [];
  return [
    {
      step: 'DIVISION',
      marks: roundedTotal,
      full,
      division: division?.division ?? null,
      percent: division?.percent ?? null,
    },
    { step: 'RANK', ...rank },
  ];
}

function stepsOf(result: ExamResult | YearResult, verdict: Verdict): Step[] {
  const { subjects, marks, full, roundedTotal, percentage } = result;
  return [
    ...subjects.flatMap(stepsOfSubject),
    { step: 'TOTAL', marks, full, roundedTotal, percentage },
    ...stepsOfVerdict(verdict),
    ...stepsOfStanding(result),
  ];
}

/** Papers and evaluation of each subject, total, outcome, division and rank, from the values of the result. */
export const explainExam = (result: ExamResult): Step[] =>
  stepsOf(result, {
    outcome: result.outcome,
    passedBy: result.outcome === 'PASS' ? 'MARKS' : null,
    grace: null,
    supplementary: null,
  });

/** The same for the year, with grace and supplementary exam before the outcome. */
export const explainYear = (result: YearResult): Step[] => stepsOf(result, result);
