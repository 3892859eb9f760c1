import { addDays } from '../../../../common/calendar.ts';
import { isMoney, toPaise } from '../../../../common/money.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fail, failField, type Problem } from '../../../shared/fail.ts';
import { tidy } from '../../../shared/text.ts';
import { referenceKeyOf } from './referenceKey.ts';

export type ReceiptForm = components['schemas']['ReceiptForm'];

const { messages: NUMBER } = FORM_FACTS.ReceiptForm.referenceNo;
const { messages: DATE } = FORM_FACTS.ReceiptForm.referenceNoDate;
const { messages: BANK } = FORM_FACTS.ReceiptForm.bankName;
const { messages: PAID_ON } = FORM_FACTS.ReceiptForm.paymentDate;

/** What the receipts of one payment have in common. */
type PaymentForm = Omit<ReceiptForm, 'studentId' | 'sessionId' | 'amountPaid' | 'receiptType' | 'sharedReference'>;

/** The stored reference of a payment; a cash payment has none. */
function referenceOf({ paymentMode, ...form }: PaymentForm) {
  if (paymentMode === 'CASH') return { referenceNo: null, referenceKey: null, referenceDate: null, bankName: null };
  const referenceNo = tidy(form.referenceNo);
  const details = { referenceDate: form.referenceNoDate ?? null, bankName: tidy(form.bankName) };
  const referenceKey = referenceNo === null ? null : referenceKeyOf({ mode: paymentMode, referenceNo, ...details });
  return { referenceNo, referenceKey, ...details };
}

type Reference = ReturnType<typeof referenceOf>;

/** The missing details of a reference (RECEIPT-40 to RECEIPT-43). */
function missing(mode: ReceiptForm['paymentMode'], { referenceNo, referenceDate, bankName }: Reference): Problem[] {
  if (mode === 'CASH') return [];
  const problems: Problem[] = [];
  if (referenceNo === null)
    problems.push({ path: 'referenceNo', message: mode === 'CHEQUE' ? NUMBER.cheque : NUMBER.online });
  if (mode === 'CHEQUE' && referenceDate === null) problems.push({ path: 'referenceNoDate', message: DATE.cheque });
  if (mode === 'CHEQUE' && bankName === null) problems.push({ path: 'bankName', message: BANK.cheque });
  return problems;
}

/** 109 for a third decimal. Returns paise. */
function readAmount(rupees: number): number {
  if (!isMoney(rupees)) failField('amountPaid', 'Enter an amount with at most two decimals');
  return toPaise(rupees);
}

/** 109 for a future date, 130 for missing details. */
export function readPayment(form: PaymentForm, today: string) {
  const paymentDate = form.paymentDate ?? today;
  if (paymentDate > today) failField('paymentDate', PAID_ON.upToToday);
  const reference = referenceOf(form);
  const problems = missing(form.paymentMode, reference);
  if (problems.length > 0) fail('MISSING_RECEIPT_REFERENCE_DETAILS', { problems });
  return { mode: form.paymentMode, paymentDate, ...reference, comments: tidy(form.comments) };
}

type ItemForm = Pick<ReceiptForm, 'studentId' | 'sessionId' | 'amountPaid' | 'receiptType'>;

/** The part of a payment that is on one receipt, the amount in paise; 109 for a third decimal. */
export const readItem = ({ studentId, sessionId, receiptType, amountPaid }: ItemForm) => ({
  studentId,
  sessionId,
  type: receiptType,
  amount: readAmount(amountPaid),
});

/** The values to store, the amount in paise. 109 for a third decimal or a future date, 130 for missing details. */
export const readReceipt = (form: ReceiptForm, today: string) => ({ ...readItem(form), ...readPayment(form, today) });

export type ReceiptValues = ReturnType<typeof readReceipt>;

const YEAR_DAYS = 366;

/** The earliest payment date for a session that starts on `startDate`; both yyyy-MM-dd. */
export const earliestPayment = (startDate: string): string => addDays(startDate, -YEAR_DAYS);

/** 109 for a date more than a year before the session, usually a typing error in the year. */
export function requireNearSession({ paymentDate }: ReceiptValues, session: { startDate: string }): void {
  if (paymentDate < earliestPayment(session.startDate)) failField('paymentDate', PAID_ON.tooEarly);
}
