// The result of a single exam, as in the marks grid. Grace and the minimum of the annual paper only apply to the year.
import { outcomeOf, type Outcome } from './outcome.ts';
import type { ExaminedClass, Examinee } from './papers.ts';
import { planOf } from './plan.ts';
import { checkedSettings, type ResultSettings } from './settings.ts';
import { withStandings, type Entrant, type Standing } from './standing.ts';
import { subjectResults, type SubjectResult } from './subjectResult.ts';

export interface ExamResult extends Entrant, Standing {
  studentId: number;
  outcome: Outcome;
  /** one for each subject of the class, in its order */
  subjects: readonly SubjectResult[];
}

/**
 * The results of one exam, in the order of the examinees. Each side of each subject is passed at the pass percentage. The supplementary
 * exam, with single papers, has no division and no rank. RangeError for an exam that the class does not have, and for invalid settings or
 * marks.
 * @param examinees the whole class, because ranks depend on all of them
 */
export function examResults(
  examined: ExaminedClass,
  examId: number,
  examinees: readonly Examinee[],
  settings: ResultSettings,
): ExamResult[] {
  const exam = examined.exams.find((each) => each.examId === examId);
  if (!exam) throw new RangeError(`The class has no exam ${examId}`);
  checkedSettings(settings);
  const plan = planOf(examined, [exam]);
  const second = exam.kind === 'SUPPLEMENTARY';
  const entrants = examinees.map((examinee) => {
    const subjects = subjectResults(plan, examinee, second ? 'SUPPLEMENTARY' : 'EXAM', settings);
    return { studentId: examinee.studentId, sectionId: examinee.sectionId, outcome: outcomeOf(subjects), subjects };
  });
  return withStandings(entrants, ({ outcome }) => outcome === 'PASS' && !second, settings);
}
