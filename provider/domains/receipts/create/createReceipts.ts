import type { Handler } from '../../../call/handler.ts';
import type { Db } from '../../../database/scope.ts';
import { todayOf } from '../../../shared/clock.ts';
import { eachRow } from '../../../shared/eachRow.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { lockStudentRow, type StudentRow } from '../../students/index.ts';
import { checkReceipt, type CheckedReceipt } from './checkReceipt.ts';
import { readItem, readPayment, type ReceiptValues } from './create.rules.ts';
import { rejectRepeatedPayment } from './duplicates.ts';
import { storeReceipt } from './storeReceipt.ts';

const ITEMS = 'items';

/** Locks the students in the order of their ids, so that two payments of one family cannot deadlock; 103 for an unknown student. */
async function lockFamily(db: Db, schoolId: number, ids: readonly number[]): Promise<ReadonlyMap<number, StudentRow>> {
  const students = new Map<number, StudentRow>();
  for (const id of [...ids].sort((one, other) => one - other)) {
    const student = await lockStudentRow(db, id);
    // A platform user may lock students of any school.
    if (student.schoolId !== schoolId) fail('NOT_FOUND');
    students.set(id, student);
  }
  return students;
}

/** One receipt for each item in one transaction. Every item is checked before the first number is taken. */
export const createReceipts: Handler<'createReceipts'> = async (ctx, { body }) => {
  const { schoolId } = ctx;
  const payment = readPayment(body, todayOf(ctx.services.clock));
  const ids = body.items.map(({ studentId }) => studentId);
  const all = await eachRow(
    body.items,
    (item, index): ReceiptValues => {
      if (ids.indexOf(item.studentId) < index) failField('studentId', 'This student is listed twice');
      return { ...readItem({ ...item, receiptType: 'FEE' }), ...payment };
    },
    ITEMS,
  );
  return ctx.write(async (db, unit) => {
    const students = await lockFamily(db, schoolId, ids);
    const mayShare = body.sharedReference ?? false;
    const check = (values: ReceiptValues): Promise<CheckedReceipt> =>
      checkReceipt(db, students.get(values.studentId) ?? fail('NOT_FOUND'), values);
    const family = await eachRow(all, check, ITEMS);
    if (payment.referenceKey === null || mayShare)
      for (const values of all) await rejectRepeatedPayment(ctx, db, schoolId, values);
    unit.changesOnly('receipts');
    const receipts = [];
    // Only the first receipt is compared with receipts outside this payment: the others share its reference.
    for (const checked of family)
      receipts.push(await storeReceipt({ db, unit, ctx }, checked, mayShare || receipts.length > 0));
    return receipts;
  });
};
