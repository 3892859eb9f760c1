import type { Handler } from '../../../call/handler.ts';
import { todayOf } from '../../../shared/clock.ts';
import { lockStudentRow } from '../../students/index.ts';
import { checkReceipt } from './checkReceipt.ts';
import { readReceipt } from './create.rules.ts';
import { rejectRepeatedPayment } from './duplicates.ts';
import { storeReceipt } from './storeReceipt.ts';

/** Locks the student row until commit, so that two cashiers cannot both take the last due. */
export const createReceipt: Handler<'createReceipt'> = async (ctx, { body }) => {
  const values = readReceipt(body, todayOf(ctx.services.clock));
  return ctx.write(async (db, unit) => {
    const student = await lockStudentRow(db, values.studentId);
    const checked = await checkReceipt(db, student, values);
    const mayShare = body.sharedReference ?? false;
    if (values.referenceKey === null || mayShare) await rejectRepeatedPayment(ctx, db, student.schoolId, values);
    // A transfer certificate changes the student too.
    if (values.type !== 'TC') unit.changesOnly('receipts');
    return storeReceipt({ db, unit, ctx }, checked, mayShare);
  });
};
