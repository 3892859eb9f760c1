// What other domains may use of fees.
import { and, eq, isNotNull } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { enrolments, feeStructures, students } from '../../database/schema/index.ts';
import { fail } from '../../shared/fail.ts';
import { listFeeFacts } from './studentFees.queries.ts';
import { studentDues } from './studentFees.rules.ts';

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

/** ACTIVE to COMPLETED: nobody but a free seat, and none of those who left, owes a fee that is determined (186). */
export const requireFeesPaid: CrossRules['sessionCompletes'][number] = async (db, { schoolId, sessionId }) => {
  const owing = and(eq(enrolments.sessionId, sessionId), eq(enrolments.life, 'ACTIVE'), eq(students.rte, false));
  const rows = await listFeeFacts(db, schoolId, and(owing, isNotNull(feeStructures.id)));
  const pending = rows.filter((facts) => studentDues(facts).remaining > 0).length;
  if (pending === 0) return;
  const who = pending === 1 ? '1 student has' : `${pending} students have`;
  fail('PENDING_FEE_STUDENTS_IN_SESSION', { message: `${who} pending fees in this session` });
};

export { findFeeFacts, listFeeFacts, type FeeFacts } from './studentFees.queries.ts';
export { FEE_HEADS } from './fees.rules.ts';
export { amountsOf } from './fees.view.ts';
export { decidedOf, studentDues } from './studentFees.rules.ts';
