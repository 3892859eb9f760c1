// The interface of sessions for other domains.
import { and, eq, isNull, lt } from 'drizzle-orm';
import { sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { CrossRules } from '../../call/crossRules.ts';
import { listSessionRows, type SessionRow } from './sessions.queries.ts';

export { findSessionRow, listSessionRows, type SessionRow } from './sessions.queries.ts';

/** Locks a session of this school until commit, shared or exclusively; undefined for an unknown or deleted one. */
export async function lockSession(
  db: Db,
  schoolId: number,
  sessionId: number,
  strength: 'share' | 'no key update' = 'share',
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), eq(sessions.id, sessionId), isNull(sessions.deletedAt)))
    .for(strength);
  return row;
}

/** Whether no session of the school starts earlier. */
export const isFirstSession = async (db: Db, { schoolId, startDate }: SessionRow): Promise<boolean> =>
  (await listSessionRows(db, schoolId, lt(sessions.startDate, startDate))).length === 0;

export const sessionsOfSchool: CrossRules['schoolInUse'][number] = async (db, schoolId) =>
  (await listSessionRows(db, schoolId)).length > 0 ? 'academic sessions' : null;
export { schoolOfSession } from './sessions.queries.ts';
