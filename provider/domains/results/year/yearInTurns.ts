// Computes the results of the year of a class in batches, so that other calls run between them.
import { yearResults, type ResultSettings, type YearResult } from '../../../../common/results/index.ts';
import { inTurns } from '../../../shared/turns.ts';
import type { ClassResults } from './readClassResults.ts';

/** Students whose results are computed without a pause. */
const CHUNK = 20;

/** In the order of the students. Without a rank, which would need the whole class at once. */
export type UnrankedYear = Omit<YearResult, 'rank'>;

/** @param settings those of the class where they are left out */
export async function yearInTurns(
  { examined, examinees, settings: own }: Pick<ClassResults, 'examined' | 'examinees' | 'settings'>,
  settings: ResultSettings = own,
): Promise<UnrankedYear[]> {
  const chunks = Array.from({ length: Math.ceil(examinees.length / CHUNK) }, (_, at) =>
    examinees.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  return (await inTurns(chunks, (chunk) => yearResults(examined, chunk, settings))).flat();
}
