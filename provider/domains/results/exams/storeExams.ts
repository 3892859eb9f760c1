import { and, eq, inArray } from 'drizzle-orm';
import { examsOf, goneExams } from '../../../../common/results/index.ts';
import { exams } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';
import { requireNoLimits, type ConfigValues } from '../config/config.rules.ts';
import { lockCountedExams } from './exams.queries.ts';

interface Removal {
  /** whether the user agreed that limits of removed exams are deleted */
  removeLimits: boolean;
  now: string;
}

/**
 * Stores the exams of a config. An exam that remains keeps its id, limits and locks; the limits of a removed exam are deleted
 * with it, which fails with 109 unless `removeLimits` is set. Returns the names of the removed exams.
 */
export async function storeExams(
  db: Db,
  selection: ClassSelection,
  values: ConfigValues,
  { removeLimits, now }: Removal,
): Promise<string[]> {
  const before = await lockCountedExams(db, selection);
  const gone = goneExams(before, values);
  if (!removeLimits) requireNoLimits(gone);
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await db.delete(exams).where(and(eq(exams.schoolId, selection.schoolId), inArray(exams.id, ids)));
  }
  const wanted = examsOf(values);
  const fresh = wanted.filter(
    ({ kind, ordinal }) => !before.some((row) => row.kind === kind && row.ordinal === ordinal),
  );
  if (fresh.length > 0)
    await db.insert(exams).values(fresh.map((exam) => ({ ...selection, ...exam, createdAt: now, modifiedAt: now })));
  for (const { id, kind, ordinal, name, version } of before) {
    const renamed = wanted.find((exam) => exam.kind === kind && exam.ordinal === ordinal);
    if (renamed && renamed.name !== name)
      await db
        .update(exams)
        .set({ name: renamed.name, version: version + 1, modifiedAt: now })
        .where(and(eq(exams.schoolId, selection.schoolId), eq(exams.id, id)));
  }
  return gone.map(({ name }) => name);
}
