// The results of the year of a class by two sets of rules.
import type { ResultSettings } from '../../../../common/results/index.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { ClassResults } from '../year/readClassResults.ts';
import { yearInTurns, type UnrankedYear } from '../year/yearInTurns.ts';

type Effect = components['schemas']['RulesEffect'];
type Outcome = components['schemas']['YearOutcome'];

const MOST_NAMED = 20;

const OF_OUTCOME = {
  FAIL: 'failed',
  INCOMPLETE: 'incomplete',
  NOT_JUDGED: 'notJudged',
  SUPPLEMENTARY: 'supplementary',
} as const;
const OF_PASS = { MARKS: 'passed', GRACE: 'passedByGrace', SUPPLEMENTARY: 'supplementary' } as const;

const outcomeOf = ({ outcome, passedBy }: UnrankedYear): Outcome =>
  outcome === 'PASS' ? OF_PASS[passedBy ?? 'MARKS'] : OF_OUTCOME[outcome];

const countsOf = (outcomes: readonly Outcome[]): Effect['before'] => {
  const counts = { passed: 0, passedByGrace: 0, supplementary: 0, failed: 0, incomplete: 0, notJudged: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
};

/** Outcomes do not depend on other students, unlike ranks. */
export async function effectOf(
  results: ClassResults,
  after: ResultSettings,
): Promise<Omit<Effect, 'classId' | 'className'>> {
  const { students } = results;
  const before = (await yearInTurns(results)).map(outcomeOf);
  const fresh = (await yearInTurns(results, after)).map(outcomeOf);
  const changes = students.flatMap(({ id, name }, at) => {
    const [one, other] = [before[at], fresh[at]];
    return one && other && one !== other ? [{ studentId: id, studentName: name, before: one, after: other }] : [];
  });
  return {
    students: students.length,
    before: countsOf(before),
    after: countsOf(fresh),
    changed: changes.length,
    changes: changes.slice(0, MOST_NAMED),
  };
}
