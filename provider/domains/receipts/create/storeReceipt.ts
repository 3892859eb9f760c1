import { fromPaise } from '../../../../common/money.ts';
import type { Context, Work } from '../../../call/context.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { oneRow } from '../../../database/oneRow.ts';
import { takeNumber } from '../../../database/counters.ts';
import { receipts } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { receiptView } from '../receipts.view.ts';
import { issueTc, lifeBeforeTc } from '../tc.ts';
import { buildStatement } from './buildStatement.ts';
import type { CheckedReceipt } from './checkReceipt.ts';
import { sharesReference } from './duplicates.ts';

type Receipt = components['schemas']['Receipt'];

/** The audit note of a new receipt. */
const noteOf = ({ values }: CheckedReceipt, receipt: Receipt, sharedReference: boolean) => ({
  entity: 'receipt',
  id: receipt.receiptId,
  after: {
    receiptNo: receipt.receiptNo,
    studentId: values.studentId,
    sessionId: values.sessionId,
    type: values.type,
    mode: values.mode,
    amount: fromPaise(values.amount).toFixed(2),
    paymentDate: values.paymentDate,
    ...(sharedReference && { sharedReference }),
  },
});

/** Stores a checked receipt with the next number and its statement; 182 for a reference of another receipt unless `mayShare`. */
export async function storeReceipt(
  { db, unit, ctx }: { db: Db; unit: Work; ctx: Context },
  checked: CheckedReceipt,
  mayShare: boolean,
): Promise<Receipt> {
  const { clock } = ctx.services;
  const { userId } = ctx.actor;
  const { values, student, session, facts } = checked;
  const { schoolId } = student;
  if (values.type === 'TC') await issueTc(db, clock, student, values);
  const now = instantOf(clock);
  const { amount, ...stored } = values;
  // Sent together.
  const [statement, { feeReceiptStartFrom }] = await Promise.all([
    buildStatement(db, { payment: values, student, session, facts, createdBy: userId, now }),
    getSchoolRow(db, schoolId),
  ]);
  const first = feeReceiptStartFrom ?? fail('RECEIPT_START_MISSING');
  // Late, because it locks the school's counter until commit.
  const receiptNo = await takeNumber(db, schoolId, 'FEE_RECEIPT', first);
  const sharedReference = await sharesReference(db, schoolId, values, mayShare);
  const row = await oneRow(
    db
      .insert(receipts)
      .values({
        ...stored,
        ...statement,
        schoolId,
        amount: fromPaise(amount).toFixed(2),
        classId: facts?.classId ?? null,
        sectionId: facts?.sectionId ?? null,
        lifeBefore: values.type === 'TC' ? lifeBeforeTc(student) : null,
        status: 'PENDING',
        createdBy: userId,
        createdAt: now,
        modifiedAt: now,
        receiptNo,
        sharedReference,
      })
      .returning(),
  );
  const receipt = receiptView({ ...row, studentCode: student.code });
  unit.note(noteOf(checked, receipt, sharedReference));
  return receipt;
}
