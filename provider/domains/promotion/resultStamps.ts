// Marks, limits and rules that change between the reading of the results and the commit of a promotion.
import type { Context } from '../../call/context.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { lockResults, stampOfResults } from '../results/index.ts';
import type { Requested } from './readPromotion.ts';

type Classes = Pick<Requested, 'sourceSessionId' | 'classIds'>;

const ofClasses = ({ sourceSessionId, classIds }: Classes, schoolId: number) =>
  classIds.map((classId) => ({ schoolId, sessionId: sourceSessionId, classId }));

/** The stamps of the classes, each in its own unit of work. Call it before the results are read. */
export async function readStamps(ctx: Context, classes: Classes): Promise<string[]> {
  const stamps: string[] = [];
  for (const selection of ofClasses(classes, ctx.schoolId))
    stamps.push(await ctx.read((db) => stampOfResults(db, selection)));
  return stamps;
}

/** Locks what the results depend on until commit; 205 where it differs from these stamps. Call it last in the unit of work. */
export async function requireSameResults(
  db: Db,
  schoolId: number,
  classes: Classes,
  stamps: readonly string[],
): Promise<void> {
  await lockResults(db, { schoolId, sessionId: classes.sourceSessionId }, classes.classIds);
  for (const [at, selection] of ofClasses(classes, schoolId).entries())
    if ((await stampOfResults(db, selection)) !== stamps[at])
      fail('STALE_VERSION', { message: 'Marks, limits or rules have changed. Search again' });
}
