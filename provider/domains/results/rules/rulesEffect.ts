// The results of the year of a class by two sets of rules.
import { yearResults, type ResultSettings, type YearResult } from '../../../../common/results/index.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { inTurns } from '../../../shared/turns.ts';
import type { ClassResults } from '../year/readClassResults.ts';

type Effect = components['schemas']['RulesEffect'];
type Outcome = components['schemas']['YearOutcome'];

/** Students whose results are computed without a pause. */
const CHUNK = 10;
const MOST_NAMED = 20;

const OF_OUTCOME = {
  FAIL: 'failed',
  INCOMPLETE: 'incomplete',
  NOT_JUDGED: 'notJudged',
  SUPPLEMENTARY: 'supplementary',
} as const;
const OF_PASS = { MARKS: 'passed', GRACE: 'passedByGrace', SUPPLEMENTARY: 'supplementary' } as const;

const outcomeOf = ({ outcome, passedBy }: YearResult): Outcome =>
  outcome === 'PASS' ? OF_PASS[passedBy ?? 'MARKS'] : OF_OUTCOME[outcome];

const countsOf = (outcomes: readonly Outcome[]): Effect['before'] => {
  const counts = { passed: 0, passedByGrace: 0, supplementary: 0, failed: 0, incomplete: 0, notJudged: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
};

/** Computed in turns, so that other calls are answered between them. Outcomes do not depend on other students, unlike ranks. */
export async function effectOf(
  { examined, examinees, students, settings }: ClassResults,
  after: ResultSettings,
): Promise<Omit<Effect, 'classId' | 'className'>> {
  const chunks = Array.from({ length: Math.ceil(examinees.length / CHUNK) }, (_, at) =>
    examinees.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  const judged = (
    await inTurns(chunks, (chunk) => {
      const [old, fresh] = [settings, after].map((each) => yearResults(examined, chunk, each).map(outcomeOf));
      return chunk.map((_, at) => ({ before: old?.[at] as Outcome, after: fresh?.[at] as Outcome }));
    })
  ).flat();
  const changes = students.flatMap(({ id, name }, at) => {
    const one = judged[at];
    return one && one.before !== one.after ? [{ studentId: id, studentName: name, ...one }] : [];
  });
  return {
    students: students.length,
    before: countsOf(judged.map(({ before }) => before)),
    after: countsOf(judged.map((one) => one.after)),
    changed: changes.length,
    changes: changes.slice(0, MOST_NAMED),
  };
}
