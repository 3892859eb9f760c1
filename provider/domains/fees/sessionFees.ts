// What fees mean for sessions and classes: the rules that span domains.
import { and, eq, inArray } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { feeStructures, sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { lockClasses, type ClassWithSections } from '../classes/index.ts';
import { missingFees, missingText } from './missingFees.ts';

const storedFees = (db: Db, { schoolId, sessionId }: { schoolId: number; sessionId: number }) =>
  db
    .select({ classId: feeStructures.classId, stream: feeStructures.stream })
    .from(feeStructures)
    .where(and(eq(feeStructures.schoolId, schoolId), eq(feeStructures.sessionId, sessionId)));

/** The ids of those of a school's classes that lack a fee structure in a session, for themselves or for a stream (SESSION-38). */
export async function classesWithoutFees(
  db: Db,
  session: { schoolId: number; sessionId: number },
  classes: readonly ClassWithSections[],
): Promise<ReadonlySet<number>> {
  const stored = await storedFees(db, session);
  return new Set(classes.filter((one) => missingFees([one], stored).length > 0).map(({ id }) => id));
}

/** 140 while a class has no fee structure in the session, or a stream of it has none (SESSION-38). */
export const requireFees: CrossRules['sessionActivates'][number] = async (db, { schoolId, sessionId }) => {
  const classes = await lockClasses(db, schoolId);
  const stored = await storedFees(db, { schoolId, sessionId });
  const missing = missingFees(classes, stored);
  if (missing.length > 0) fail('ACTIVE_SESSION_CLASS_UPDATE_WITHOUT_FEE', { message: missingText(missing) });
};

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
