import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import { fail } from '../../shared/fail.ts';

export type SessionRow = typeof sessions.$inferSelect;

const standing = isNull(sessions.deletedAt);
const withId = (id: number) => and(eq(sessions.id, id), standing);

/** Newest start first (SESSION-10). */
export const listSessionRows = (db: Db, schoolId: number, where?: SQL): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), standing, where))
    .orderBy(desc(sessions.startDate), desc(sessions.id));

/** Undefined for an unknown or deleted session, and for another school's. */
export async function findSessionRow(db: Db, id: number): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(withId(id));
  return row;
}

/** The same, locked until commit, so that its status cannot change; 103 for an unknown session. */
export async function lockSessionRow(db: Db, id: number): Promise<SessionRow> {
  const [row] = await db.select().from(sessions).where(withId(id)).for('update');
  return row ?? fail('NOT_FOUND');
}

export const schoolOfSession: SchoolFinder = {
  find: async (db, id) => (await findSessionRow(db, id))?.schoolId,
  missing: 'NOT_FOUND',
};
