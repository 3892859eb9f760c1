// What fees mean for sessions and classes: the rules that span domains.
import { and, eq, inArray } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { feeStructures, sessions } from '../../database/schema/index.ts';
import { fail } from '../../shared/fail.ts';

/** A session with fee structures stays in its school. */
export const keepSessionWithFees: CrossRules['sessionChangesSchool'][number] = async (db, { schoolId, sessionId }) => {
  const [row] = await db
    .select({ id: feeStructures.id })
    .from(feeStructures)
    .where(and(eq(feeStructures.schoolId, schoolId), eq(feeStructures.sessionId, sessionId)))
    .limit(1);
  if (row) fail('SESSION_SCHOOL_CHANGE_WITH_FEE');
};

/** Fee structures go with the session they were made for. */
export const deleteFeesOfSession: CrossRules['sessionIsDeleted'][number] = async (db, { schoolId, sessionId }) => {
  await db
    .delete(feeStructures)
    .where(and(eq(feeStructures.schoolId, schoolId), eq(feeStructures.sessionId, sessionId)));
};

/** What was planned for a deleted class goes with it; what was agreed for a session that has begun stays stored. */
export const deleteFeesOfClass: CrossRules['classIsDeleted'][number] = async (db, { schoolId, classId }) => {
  const planned = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), eq(sessions.status, 'UPCOMING')));
  await db
    .delete(feeStructures)
    .where(
      and(
        eq(feeStructures.schoolId, schoolId),
        eq(feeStructures.classId, classId),
        inArray(feeStructures.sessionId, planned),
      ),
    );
};
