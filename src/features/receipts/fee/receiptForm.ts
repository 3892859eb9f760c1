import { fromPaise, toPaise } from '@common/money';
import { present } from '@common/present';
import { VALUES } from '@/api/catalogue';
import type { StudentFees } from '@/api/fees';
import { RECEIPT_FIELDS, type PaymentMode, type ReceiptForm, type ReceiptType } from '@/api/receipts';
import { defineFields, type Fields } from '@/shared/forms';
import type { ReceiptHandover } from '@/shared/navigation';
import type { TypedNumber } from '@/shared/ui';

export const fields = RECEIPT_FIELDS.ReceiptForm;
export const receiptFields = defineFields(fields);

/** Date, mode and reference of a payment; dates `yyyy-MM-dd`. */
export interface PaymentValues {
  paymentDate: string | null;
  paymentMode: PaymentMode;
  referenceNo: string;
  referenceNoDate: string | null;
  bankName: string;
}

/** The values of the form; the amount in paise. */
export interface ReceiptValues extends PaymentValues {
  receiptType: ReceiptType | null;
  amountPaid: TypedNumber;
  comments: string;
}

/** A re-admission has its own type, which is not used otherwise (RECEIPT-37, RECEIPT-38). */
export const typesFor = (actionType: ReceiptHandover['actionType']): readonly ReceiptType[] =>
  VALUES.ReceiptType.filter((type) => (type === 'READMISSION') === (actionType !== undefined));

/** The next amount of the schedule, in paise; null when nothing is due. */
export const nextAmount = (fees: StudentFees | undefined): number | null =>
  fees?.nextPayment ? toPaise(fees.nextPayment.amount) : null;

/** The initial values of a receipt; `today`: yyyy-MM-dd. `wanted`: the preselected type, without a suggested amount. */
export function newReceipt(
  actionType: ReceiptHandover['actionType'],
  fees: StudentFees | undefined,
  today: string,
  wanted?: ReceiptHandover['receiptType'],
): ReceiptValues {
  const types = typesFor(actionType);
  const receiptType = types.find((type) => type === wanted) ?? types[0];
  return {
    receiptType: present(receiptType, 'a type of receipt'),
    paymentDate: today,
    paymentMode: fields.paymentMode.default,
    amountPaid: receiptType === 'FEE' ? nextAmount(fees) : null,
    referenceNo: '',
    referenceNoDate: null,
    bankName: '',
    comments: '',
  };
}

const orNull = (text: string): string | null => text.trim() || null;

/** Date, mode and, for the modes that have them, the details of a payment (RECEIPT-44). */
export function detailsOf({ paymentDate, paymentMode, ...reference }: PaymentValues) {
  const { referenceNo, referenceNoDate, bankName } = reference;
  const details =
    paymentMode === 'CASH' ? {} : { referenceNo: orNull(referenceNo), referenceNoDate, bankName: orNull(bankName) };
  return { paymentDate: present(paymentDate, 'payment date'), paymentMode, ...details };
}

/** The request of the contract. `shared`: the same payment has other receipts. */
export const requestOf = (
  values: ReceiptValues,
  studentId: number,
  sessionId: number,
  shared = false,
): ReceiptForm => ({
  studentId,
  sessionId,
  receiptType: present(values.receiptType, 'receipt type'),
  amountPaid: fromPaise(Number(values.amountPaid)),
  ...detailsOf(values),
  comments: orNull(values.comments),
  ...(shared && { sharedReference: true }),
});

type FieldMessage<Name extends 'paymentDate' | 'referenceNo' | 'referenceNoDate' | 'bankName'> = Pick<
  Fields<typeof fields>[Name],
  'message'
>;

/** The error of a date; `today`: yyyy-MM-dd (RECEIPT-34). */
export const dateProblem = (date: string, today: string, { message }: FieldMessage<'paymentDate'>): string | null =>
  date > today ? message.upToToday : null;

/** The error of the reference details (RECEIPT-40 to RECEIPT-43). */
export const referenceProblem = (
  mode: PaymentMode,
  text: string,
  { message }: FieldMessage<'referenceNo'>,
): string | null => {
  if (text.trim() !== '' || mode === 'CASH') return null;
  return mode === 'CHEQUE' ? message.cheque : message.online;
};

export const chequeDateProblem = (
  mode: PaymentMode,
  date: string | null,
  { message }: FieldMessage<'referenceNoDate'>,
): string | null => (mode === 'CHEQUE' && !date ? message.cheque : null);

export const bankProblem = (mode: PaymentMode, text: string, { message }: FieldMessage<'bankName'>): string | null =>
  mode === 'CHEQUE' && text.trim() === '' ? message.cheque : null;

/** The dues after this amount, in paise: negative if it exceeds them. Null for an invalid amount. */
export const dueAfter = (fees: StudentFees, amount: TypedNumber | undefined): number | null =>
  typeof amount === 'number' ? toPaise(fees.remainingFee) - amount : null;

/** Whether this amount exceeds the maximum of a receipt of this type: the provider would return 128. */
export const isAboveDue = (
  fees: StudentFees | undefined,
  { receiptType, amountPaid }: Pick<Partial<ReceiptValues>, 'receiptType' | 'amountPaid'>,
): boolean => receiptType === 'FEE' && fees !== undefined && (dueAfter(fees, amountPaid) ?? 0) < 0;

/** The amount for the payment app, in paise; null if nothing can be paid. */
export function upiAmount(
  fees: StudentFees,
  values: Pick<Partial<ReceiptValues>, 'receiptType' | 'amountPaid'>,
): number | null {
  const { amountPaid } = values;
  if (fees.upiId === null || typeof amountPaid !== 'number' || amountPaid <= 0) return null;
  return isAboveDue(fees, values) ? null : amountPaid;
}

/** Maximum length of a note in payment apps. */
const NOTE_LENGTH = 50;

/** The codes of the students that fit into a note. */
const noteOf = (codes: readonly number[]): string => {
  const note = codes.join(' ');
  return note.length <= NOTE_LENGTH ? note : note.slice(0, note.lastIndexOf(' ', NOTE_LENGTH));
};

/** The address for a payment app: the exact amount, and the codes of the students as note. `paise` above 0. */
export function upiAddress(upiId: string, schoolName: string, paise: number, studentCodes: readonly number[]): string {
  const part = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;
  const parts = [
    `pa=${encodeURIComponent(upiId).replaceAll('%40', '@')}`,
    part('pn', schoolName),
    part('am', fromPaise(paise).toFixed(2)),
    'cu=INR',
    part('tn', noteOf(studentCodes)),
  ];
  return `upi://pay?${parts.join('&')}`;
}
