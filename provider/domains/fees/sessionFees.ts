// The fee rules of sessions and classes that span domains.
import { and, eq, inArray } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { feeStructures, sessions } from '../../database/schema/index.ts';
import { fail } from '../../shared/fail.ts';
import { listClassRows } from '../classes/index.ts';
import { listFeeRows, listTerms } from './fees.queries.ts';
import { streamsOf } from './fees.rules.ts';
import { amountsOf } from './fees.view.ts';
import { storedAmounts } from './storeFees.ts';

/** 132 for a session with fee structures, which belong to their school. */
export const keepSessionWithFees: CrossRules['sessionChangesSchool'][number] = async (db, { schoolId, sessionId }) => {
  const [row] = await db
    .select({ id: feeStructures.id })
    .from(feeStructures)
    .where(and(eq(feeStructures.schoolId, schoolId), eq(feeStructures.sessionId, sessionId)))
    .limit(1);
  if (row) fail('SESSION_SCHOOL_CHANGE_WITH_FEE');
};

/** Deletes the fee structures of a deleted session. */
export const deleteFeesOfSession: CrossRules['sessionIsDeleted'][number] = async (db, { schoolId, sessionId }) => {
  await db
    .delete(feeStructures)
    .where(and(eq(feeStructures.schoolId, schoolId), eq(feeStructures.sessionId, sessionId)));
};

/**
 * Deletes the structures of an activated session of the kind that does not apply to their class: of the class where its sections have
 * streams, of streams where they have none. So one kind decides the dues of a class, whatever streams it gets later. The fees of a stream
 * that has no section yet remain in a class with other streams. The caller has locked the classes.
 */
export const deleteUnusedFees: CrossRules['sessionIsActivated'][number] = async (db, { schoolId, sessionId, note }) => {
  const classes = await listClassRows(db, { schoolId });
  const hasStreams = new Map(classes.map((one) => [one.id, !streamsOf(one).includes(null)]));
  const stored = await listFeeRows(db, { schoolId, sessionId });
  const unused = stored.filter(({ classId, stream }) => hasStreams.get(classId) === (stream === null));
  for (const row of unused) {
    const { id, classId, stream } = row;
    const fees = (await listTerms(db, row)).map(({ dueDate, amount }) => ({ dueDate, amount }));
    note('fee structure', id, { ...storedAmounts(amountsOf(row)), sessionId, classId, stream, fees });
    await db.delete(feeStructures).where(and(eq(feeStructures.schoolId, schoolId), eq(feeStructures.id, id)));
  }
};

/** Deletes fee structures of a deleted class in sessions that have not started; those of later states stay stored. */
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
