import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { Context } from '../../shared/context.ts';
import { fail } from '../../shared/fail.ts';
import { inSchoolOf } from '../../shared/inSchoolOf.ts';

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

/** The same, held until the transaction ends, so that what may be done in it is decided once; 103 without it. */
export async function lockSessionRow(db: Db, id: number): Promise<SessionRow> {
  const [row] = await db.select().from(sessions).where(withId(id)).for('update');
  return row ?? fail('NOT_FOUND');
}

/** The context of the school that owns a session; 103 for an unknown one. */
export const inSchoolOfSession = (ctx: Context, id: number): Promise<Context> =>
  inSchoolOf(ctx, async (db) => (await findSessionRow(db, id))?.schoolId, 'NOT_FOUND');
