import { fromPaise, showPaise } from '../../../../common/money.ts';
import type { Handler } from '../../../call/handler.ts';
import { takeNumber } from '../../../database/counters.ts';
import { receipts } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { findFeeFacts, studentDues, type FeeFacts } from '../../fees/index.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { flagsOf, lockStudentRow, type StudentRow } from '../../students/index.ts';
import { getShownReceipt } from '../receipts.queries.ts';
import { receiptView } from '../receipts.view.ts';
import { issueTc, lifeBeforeTc } from '../tc.ts';
import { buildStatement } from './buildStatement.ts';
import { readReceipt, requireNearSession, type ReceiptValues } from './create.rules.ts';
import { rejectRepeatedPayment, sharesReference } from './duplicates.ts';

/** A student with a TC can still pay dues, like a student whose name is struck off. */
const paysDuesAfterTc = (type: ReceiptValues['type'], student: StudentRow, facts: FeeFacts | undefined): boolean =>
  type === 'FEE' && student.life === 'TC_ISSUED' && facts?.structure != null && studentDues(facts).remaining > 0;

/** 185, 127, 126; READMISSION is possible for any student, enrolled or not (RECEIPT-54, RECEIPT-55). */
function requireAllowed(type: ReceiptValues['type'], student: StudentRow, facts: FeeFacts | undefined): void {
  if (type === 'READMISSION') return;
  if (type === 'TC' && student.life === 'TC_ISSUED') fail('STUDENT_ALREADY_TC');
  if (flagsOf(student.life).disabled && !paysDuesAfterTc(type, student, facts)) fail('DISABLED_STUDENT');
  if (!facts) fail('STUDENT_NOT_ENROLLED_IN_SESSION');
}

/** 128 for an amount above the dues; 122 when the fee is not determined. */
function requireWithinDues({ type, amount }: ReceiptValues, facts: FeeFacts | undefined): void {
  if (type !== 'FEE' || !facts) return;
  const { remaining } = studentDues(facts);
  if (amount <= remaining) return;
  const message = `The amount is more than the pending fee of ${showPaise(remaining)}`;
  fail('DEPOSIT_ABOVE_PENDING_FEE', { message, problems: [{ path: 'amountPaid', message }] });
}

/** The next receipt number; 129 without a start number. Called late, because it locks the school's counter until commit. */
async function nextNumber(db: Db, schoolId: number): Promise<number> {
  const { feeReceiptStartFrom } = await getSchoolRow(db, schoolId);
  return takeNumber(db, schoolId, 'FEE_RECEIPT', feeReceiptStartFrom ?? fail('RECEIPT_START_MISSING'));
}

/** Locks the student row until commit, so that two cashiers cannot both take the last due. */
export const createReceipt: Handler<'createReceipt'> = async (ctx, { body }) => {
  const { clock } = ctx.services;
  const values = readReceipt(body, todayOf(clock));
  return ctx.write(async (db, unit) => {
    const student = await lockStudentRow(db, values.studentId);
    const { schoolId } = student;
    const session = (await lockSession(db, schoolId, values.sessionId)) ?? fail('NOT_FOUND');
    requireNearSession(values, session);
    const facts = await findFeeFacts(db, student, session.id);
    requireAllowed(values.type, student, facts);
    requireWithinDues(values, facts);
    const mayShare = body.sharedReference ?? false;
    if (values.referenceKey === null || mayShare)
      await rejectRepeatedPayment(db, clock, ctx.actor.userId, schoolId, values);
    if (values.type === 'TC') await issueTc(db, clock, student, values);
    const now = instantOf(clock);
    const { amount, ...stored } = values;
    const { userId } = ctx.actor;
    const statement = await buildStatement(db, { payment: values, student, session, facts, createdBy: userId, now });
    const receiptNo = await nextNumber(db, schoolId);
    const sharedReference = await sharesReference(db, schoolId, values, mayShare);
    const [row] = await db
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
      .returning({ id: receipts.id });
    if (!row) throw new Error('The receipt was not stored.');
    const receipt = receiptView(await getShownReceipt(db, row.id));
    unit.note({
      entity: 'receipt',
      id: row.id,
      after: {
        receiptNo: receipt.receiptNo,
        studentId: student.id,
        sessionId: session.id,
        type: values.type,
        mode: values.mode,
        amount: fromPaise(amount).toFixed(2),
        paymentDate: values.paymentDate,
        ...(sharedReference && { sharedReference }),
      },
    });
    return receipt;
  });
};
