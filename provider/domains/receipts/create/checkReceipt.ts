import { showPaise } from '../../../../common/money.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { findFeeFacts, studentDues, type FeeFacts } from '../../fees/index.ts';
import { lockSession, type SessionRow } from '../../sessions/index.ts';
import { flagsOf, type StudentRow } from '../../students/index.ts';
import { requireNearSession, type ReceiptValues } from './create.rules.ts';

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

/** A receipt that can be stored, with the account that its statement shows. */
export interface CheckedReceipt {
  values: ReceiptValues;
  student: StudentRow;
  session: SessionRow;
  /** undefined for a student who is not enrolled in the session */
  facts: FeeFacts | undefined;
}

/** Checks the rules of one receipt. The caller has locked the student row, so that the result is valid until commit. */
export async function checkReceipt(db: Db, student: StudentRow, values: ReceiptValues): Promise<CheckedReceipt> {
  const session = (await lockSession(db, student.schoolId, values.sessionId)) ?? fail('NOT_FOUND');
  requireNearSession(values, session);
  const facts = await findFeeFacts(db, student, session.id);
  requireAllowed(values.type, student, facts);
  requireWithinDues(values, facts);
  return { values, student, session, facts };
}
