import { and, eq } from 'drizzle-orm';
import { resultConfigs } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';

export type ConfigRow = typeof resultConfigs.$inferSelect;

/** The condition for the config of a class. */
export const configOf = ({ schoolId, sessionId, classId }: ClassSelection) =>
  and(eq(resultConfigs.schoolId, schoolId), eq(resultConfigs.sessionId, sessionId), eq(resultConfigs.classId, classId));

export async function findConfigRow(db: Db, selection: ClassSelection): Promise<ConfigRow | undefined> {
  const [row] = await db.select().from(resultConfigs).where(configOf(selection));
  return row;
}

/** The same, locked until commit. */
export async function lockConfigRow(db: Db, selection: ClassSelection): Promise<ConfigRow | undefined> {
  const [row] = await db.select().from(resultConfigs).where(configOf(selection)).for('update');
  return row;
}

/** The configs of all classes of a session. */
export const listConfigRows = (
  db: Db,
  { schoolId, sessionId }: Pick<ClassSelection, 'schoolId' | 'sessionId'>,
): Promise<ConfigRow[]> =>
  db
    .select()
    .from(resultConfigs)
    .where(and(eq(resultConfigs.schoolId, schoolId), eq(resultConfigs.sessionId, sessionId)));

/** The ids of the classes with a stored config in a session. */
export async function configuredClasses(
  db: Db,
  { schoolId, sessionId }: Pick<ClassSelection, 'schoolId' | 'sessionId'>,
): Promise<Set<number>> {
  const rows = await db
    .select({ classId: resultConfigs.classId })
    .from(resultConfigs)
    .where(and(eq(resultConfigs.schoolId, schoolId), eq(resultConfigs.sessionId, sessionId)));
  return new Set(rows.map(({ classId }) => classId));
}
