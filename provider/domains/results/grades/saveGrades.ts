import { and, eq, inArray } from 'drizzle-orm';
import { lastChange } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import { lockInSchool } from '../../../database/advisoryLocks.ts';
import { grades } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { gradeView } from '../results.view.ts';
import { findGradeInUse, listGradeRows, storeGrade, type GradeRow } from './grades.queries.ts';
import { isStale, planGrades, type PlannedGrade } from './grades.rules.ts';

const namesOf = (rows: readonly { name: string }[]) => ({ grades: rows.map(({ name }) => name) });

async function removeGrades(db: Db, schoolId: number, rows: readonly GradeRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const inUse = await findGradeInUse(db, schoolId, ids);
  const name = rows.find(({ id }) => id === inUse)?.name;
  if (name !== undefined)
    fail('BAD_REQUEST', { message: `The grade ${name} was given to students and cannot be removed` });
  await db.delete(grades).where(and(eq(grades.schoolId, schoolId), inArray(grades.id, ids)));
}

/** Clears all old names first, so that two grades can exchange their names. */
async function storeGrades(db: Db, before: readonly GradeRow[], planned: readonly PlannedGrade[]): Promise<void> {
  const changed = before.flatMap((row): GradeRow[] => {
    const now = planned.find(({ id }) => id === row.id);
    if (!now || (now.name === row.name && now.sequence === row.sequence)) return [];
    return [{ ...row, name: now.name, nameKey: now.nameKey, sequence: now.sequence, version: row.version + 1 }];
  });
  for (const row of changed) await storeGrade(db, { ...row, nameKey: ` ${row.id}` });
  for (const row of changed) await storeGrade(db, row);
}

/** Stores the list of a school's grades: each stored grade is listed or removed, else the list is stale (205). */
export const saveGrades: Handler<'saveGrades'> = (ctx, { path: { schoolId }, body }) =>
  ctx.write(async (db, unit) => {
    await lockInSchool(db, 'grades', schoolId);
    const before = await listGradeRows(db, schoolId);
    const list = { entity: 'grades', id: schoolId, schoolId };
    if (isStale(body, before)) fail('STALE_VERSION', await lastChange(db, list, ['grades']));
    const planned = planGrades(body, before);
    const stay = new Set(planned.map(({ id }) => id));
    await removeGrades(
      db,
      schoolId,
      before.filter(({ id }) => !stay.has(id)),
    );
    await storeGrades(db, before, planned);
    const fresh = planned.filter(({ id }) => id === null);
    const createdAt = instantOf(ctx.services.clock);
    if (fresh.length > 0)
      await db
        .insert(grades)
        .values(fresh.map(({ name, nameKey, sequence }) => ({ schoolId, name, nameKey, sequence, createdAt })));
    unit.note({ ...list, before: namesOf(before), after: namesOf(planned) });
    return (await listGradeRows(db, schoolId)).map(gradeView);
  });
