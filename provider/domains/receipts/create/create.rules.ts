import { addDays } from '../../../../common/calendar.ts';
import { isMoney, toPaise } from '../../../../common/money.ts';
import { textKey } from '../../../../common/names.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fail, failField, type Problem } from '../../../shared/fail.ts';
import { tidy } from '../../../shared/text.ts';

export type ReceiptForm = components['schemas']['ReceiptForm'];

const { messages: NUMBER } = FORM_FACTS.ReceiptForm.referenceNo;
const { messages: DATE } = FORM_FACTS.ReceiptForm.referenceNoDate;
const { messages: BANK } = FORM_FACTS.ReceiptForm.bankName;
const { messages: PAID_ON } = FORM_FACTS.ReceiptForm.paymentDate;

/** Characters that are often left out in a reference number or the name of a bank. */
const SIGNS =
  /[\s\-.,'`"/\\()&_#:;\u00b7\u0970\u058a\u2010-\u2015\u2043\u2212\u2018\u2019\u201b\u2032\u2035\u02b9\u02bb-\u02bf\u02c8\ua78c]/g;

/** Ignores letter case and these characters: "S.B.I." equals "SBI". A text of such characters only keeps them. */
export function comparable(text: string): string {
  const key = textKey(text).replaceAll(' ', '');
  return key.replaceAll(SIGNS, '') || key;
}

interface ReferenceParts {
  mode: 'CHEQUE' | 'ONLINE';
  referenceNo: string;
  bankName: string | null;
  /** yyyy-MM-dd */
  referenceDate: string | null;
}

/**
 * The key for comparing two references: mode, number and, for cheques, bank and date (RECEIPT-53). Migration 0018 computes the
 * same key in SQL.
 */
export function referenceKeyOf({ mode, referenceNo, bankName, referenceDate }: ReferenceParts): string {
  const ofCheque = mode === 'CHEQUE' ? [comparable(bankName ?? ''), referenceDate ?? ''] : [];
  return [mode, comparable(referenceNo), ...ofCheque].join('|');
}

/** The stored reference of a payment; a cash payment has none. */
function referenceOf({ paymentMode, ...form }: ReceiptForm) {
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

/** The values to store, the amount in paise. 109 for a third decimal or a future date, 130 for missing details. */
export function readReceipt(form: ReceiptForm, today: string) {
  if (!isMoney(form.amountPaid)) failField('amountPaid', 'Enter an amount with at most two decimals');
  const paymentDate = form.paymentDate ?? today;
  if (paymentDate > today) failField('paymentDate', PAID_ON.upToToday);
  const reference = referenceOf(form);
  const problems = missing(form.paymentMode, reference);
  if (problems.length > 0) fail('MISSING_RECEIPT_REFERENCE_DETAILS', { problems });
  return {
    studentId: form.studentId,
    sessionId: form.sessionId,
    type: form.receiptType,
    mode: form.paymentMode,
    amount: toPaise(form.amountPaid),
    paymentDate,
    ...reference,
    comments: tidy(form.comments),
  };
}

export type ReceiptValues = ReturnType<typeof readReceipt>;

const YEAR_DAYS = 366;

/** The earliest payment date for a session that starts on `startDate`; both yyyy-MM-dd. */
export const earliestPayment = (startDate: string): string => addDays(startDate, -YEAR_DAYS);

/** 109 for a date more than a year before the session, usually a typing error in the year. */
export function requireNearSession({ paymentDate }: ReceiptValues, session: { startDate: string }): void {
  if (paymentDate < earliestPayment(session.startDate)) failField('paymentDate', PAID_ON.tooEarly);
}
