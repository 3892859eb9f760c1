import { and, eq, inArray } from 'drizzle-orm';
import { examsOf, goneExams } from '../../../../common/results/index.ts';
import { exams } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { lockCountedExams } from '../config/config.queries.ts';
import type { ConfigValues } from '../config/config.rules.ts';
import type { ClassPlace } from '../limits/limits.queries.ts';

interface Removal {
  /** the caller knows that limits go with the exams */
  removeLimits: boolean;
  now: string;
}

/**
 * Makes the exams of a class those of its config. An exam that stays keeps its id, limits and locks; one that goes takes its
 * limits with it, and is refused with 109 where the caller did not agree to that. Returns the names of those that went.
 */
export async function storeExams(
  db: Db,
  place: ClassPlace,
  values: ConfigValues,
  { removeLimits, now }: Removal,
): Promise<string[]> {
  const before = await lockCountedExams(db, place);
  const gone = goneExams(before, values);
  const limited = gone.filter(({ limits }) => limits > 0).length;
  if (limited > 0 && !removeLimits) {
    const message = `${limited} ${limited === 1 ? 'exam' : 'exams'} with marks limits will be removed`;
    fail('BAD_REQUEST', { message, problems: [{ path: 'removeLimits', message }] });
  }
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await db.delete(exams).where(and(eq(exams.schoolId, place.schoolId), inArray(exams.id, ids)));
  }
  const wanted = examsOf(values);
  const fresh = wanted.filter(
    ({ kind, ordinal }) => !before.some((row) => row.kind === kind && row.ordinal === ordinal),
  );
  if (fresh.length > 0)
    await db.insert(exams).values(fresh.map((exam) => ({ ...place, ...exam, createdAt: now, modifiedAt: now })));
  for (const { id, kind, ordinal, name, version } of before) {
    const renamed = wanted.find((exam) => exam.kind === kind && exam.ordinal === ordinal);
    if (renamed && renamed.name !== name)
      await db
        .update(exams)
        .set({ name: renamed.name, version: version + 1, modifiedAt: now })
        .where(and(eq(exams.schoolId, place.schoolId), eq(exams.id, id)));
  }
  return gone.map(({ name }) => name);
}
