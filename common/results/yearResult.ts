// The result of the year, for the marksheet of the annual exam and for promotion.
import { graceOf, type Grace } from './grace.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { ExaminedClass, Examinee } from './papers.ts';
import { planOf, type Plan } from './plan.ts';
import { checkedSettings, type ResultSettings } from './settings.ts';
import { withStandings, type Entrant, type Standing } from './standing.ts';
import { subjectResults, type SubjectResult } from './subjectResult.ts';
import { supplementaryOf, type SecondChance, type Supplementary } from './supplementary.ts';

export interface Verdict {
  /** SUPPLEMENTARY: the result depends on the supplementary exam, whose marks are incomplete */
  outcome: Outcome | 'SUPPLEMENTARY';
  /** null unless passed */
  passedBy: 'MARKS' | 'GRACE' | 'SUPPLEMENTARY' | null;
  /** null where no subject failed */
  grace: Grace | null;
  /** null without a failed subject, and where the student passed by grace */
  supplementary: Supplementary | null;
}

export interface YearResult extends Entrant, Standing, Verdict {
  outcome: Verdict['outcome'];
  studentId: number;
  /** one for each subject of the class, in its order; without the supplementary exam */
  subjects: readonly SubjectResult[];
}

/** The verdict after the supplementary exam: failed in one of its subjects, otherwise open, otherwise passed. */
function afterSecondChance({ granted, subjects }: Supplementary): Pick<Verdict, 'outcome' | 'passedBy'> {
  const some = (wanted: SecondChance['status']) => subjects.some(({ status }) => status === wanted);
  if (!granted || some('FAILED')) return { outcome: 'FAIL', passedBy: null };
  return some('AWAITED')
    ? { outcome: 'SUPPLEMENTARY', passedBy: null }
    : { outcome: 'PASS', passedBy: 'SUPPLEMENTARY' };
}

/** @param second plan of the supplementary exam; null where the class has none */
function verdictOf(
  subjects: readonly SubjectResult[],
  second: Plan | null,
  examinee: Examinee,
  settings: ResultSettings,
): Verdict {
  const without = { grace: null, supplementary: null };
  // A subject evaluated by marks without any maximum marks in the year has limits that are still to be set.
  if (subjects.some(({ status }) => status === 'NO_PAPER'))
    return { outcome: 'INCOMPLETE', passedBy: null, ...without };
  const outcome = outcomeOf(subjects);
  if (outcome !== 'FAIL') return { outcome, passedBy: outcome === 'PASS' ? 'MARKS' : null, ...without };
  const failed = subjects.filter(({ status }) => status === 'FAILED');
  const grace = graceOf(failed, settings);
  if (grace.given) return { outcome: 'PASS', passedBy: 'GRACE', grace, supplementary: null };
  const supplementary = supplementaryOf(failed, second, examinee, settings);
  return { ...afterSecondChance(supplementary), grace, supplementary };
}

/**
 * The results of the year, in the order of the examinees: the sum of all exams except the supplementary one. Students who passed by marks
 * or grace get a division and a rank by the total without grace; students who passed by the supplementary exam get neither. RangeError
 * for invalid settings or marks.
 * @param examinees the whole class, because ranks depend on all of them
 */
export function yearResults(
  examined: ExaminedClass,
  examinees: readonly Examinee[],
  settings: ResultSettings,
): YearResult[] {
  checkedSettings(settings);
  const isSecond = ({ kind }: { kind: string }) => kind === 'SUPPLEMENTARY';
  const plan = planOf(
    examined,
    examined.exams.filter((exam) => !isSecond(exam)),
  );
  const seconds = examined.exams.filter(isSecond);
  const second = seconds.length > 0 ? planOf(examined, seconds) : null;
  const entrants = examinees.map((examinee) => {
    const subjects = subjectResults(plan, examinee, 'YEAR', settings);
    const { studentId, sectionId } = examinee;
    return { studentId, sectionId, subjects, ...verdictOf(subjects, second, examinee, settings) };
  });
  return withStandings(entrants, ({ passedBy }) => passedBy === 'MARKS' || passedBy === 'GRACE', settings);
}
