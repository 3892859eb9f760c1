// What other domains may use of fees.
import { and, eq } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { feeStructures } from '../../database/schema/index.ts';
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
