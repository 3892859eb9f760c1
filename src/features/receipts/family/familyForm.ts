import { addPaise, fromPaise, toPaise } from '@common/money';
import { present } from '@common/present';
import { RECEIPT_FIELDS, type FamilyMember, type FamilyPaymentForm } from '@/api/receipts';
import type { ApiFailure } from '@/api/catalogue';
import { defineFields } from '@/shared/forms';
import type { TypedNumber } from '@/shared/ui';
import { detailsOf, type PaymentValues } from '../fee/receiptForm';
import type { AskedPayment } from '../fee/receiptQuestions';

export const familyFields = defineFields(RECEIPT_FIELDS.FamilyPaymentForm);
export const itemFields = defineFields(RECEIPT_FIELDS.FamilyPaymentItem);

/** The payment of one student for one session; amounts in paise. */
interface FamilyItem {
  studentId: number;
  sessionId: number;
  /** dues of the student in the session */
  due: number;
  amountPaid: TypedNumber;
}

/** The values of the dialog; one item for each student, in the order of the students. */
export interface FamilyValues extends PaymentValues {
  items: FamilyItem[];
}

/** The amount that is due by today, otherwise all dues, in paise. */
export const offeredAmount = ({ dueNow, remainingFee }: FamilyMember): number =>
  toPaise(dueNow > 0 ? dueNow : remainingFee);

const newItem = (member: FamilyMember, sessionId: number): FamilyItem => ({
  studentId: member.studentId,
  sessionId,
  due: toPaise(member.remainingFee),
  amountPaid: offeredAmount(member),
});

/** The values of a new payment; `today`: yyyy-MM-dd. */
export const newFamilyPayment = (members: readonly FamilyMember[], sessionId: number, today: string): FamilyValues => ({
  items: members.map((member) => newItem(member, sessionId)),
  paymentDate: today,
  paymentMode: RECEIPT_FIELDS.FamilyPaymentForm.paymentMode.default,
  referenceNo: '',
  referenceNoDate: null,
  bankName: '',
});

/** The values of a draft for the current students with dues, whose order may have changed. */
export const resumedPayment = (start: FamilyValues, draft: Partial<FamilyValues> = {}): FamilyValues => ({
  ...start,
  ...draft,
  items: start.items.map((item) => {
    const typed = draft.items?.find(({ studentId }) => studentId === item.studentId);
    if (!typed) return draft.items ? { ...item, amountPaid: null } : item;
    return { ...typed, due: typed.sessionId === item.sessionId ? item.due : typed.due };
  }),
});

type Items = readonly (Partial<FamilyValues['items'][number]> | undefined)[];

/** The indexes of the students who get a receipt: those with an amount above 0. */
export const paidIndexes = (items: Items): number[] =>
  items.flatMap((item, index) => (typeof item?.amountPaid === 'number' && item.amountPaid > 0 ? [index] : []));

/** The sum of the amounts in paise; null while one of them is not an amount. */
export function totalOf(items: Items): number | null {
  const amounts = items.map((item) => item?.amountPaid ?? 0);
  return amounts.every((amount) => typeof amount === 'number') ? addPaise(...amounts) : null;
}

/** Whether the amount exceeds the dues of the student in the session, both in paise; the provider would return 128. */
export const isAboveDue = (due: number, amount: unknown): boolean => typeof amount === 'number' && amount > due;

/** The amount in paise that one code requests for all students; null while an amount cannot be stored. */
export function codeAmount(items: readonly FamilyItem[]): number | null {
  const total = totalOf(items);
  return total === 0 || items.some(({ due, amountPaid }) => isAboveDue(due, amountPaid)) ? null : total;
}

const paidItems = (items: readonly FamilyItem[]): FamilyItem[] =>
  paidIndexes(items).map((index) => present(items[index], 'a student of the payment'));

/** The receipts of the students with an amount, for the questions before they are sent. */
export const askedPayment = ({ items, paymentDate }: FamilyValues): AskedPayment => ({
  paymentDate,
  receipts: paidItems(items).map((item) => ({ ...item, receiptType: 'FEE' })),
});

/** The request for the students with an amount. */
export function familyRequest(
  { items, ...payment }: FamilyValues,
  { schoolId, shared }: { schoolId: number; shared: boolean },
): FamilyPaymentForm {
  return {
    schoolId,
    ...detailsOf(payment),
    items: paidItems(items).map(({ studentId, sessionId, amountPaid }) => ({
      ...{ studentId, sessionId },
      amountPaid: fromPaise(Number(amountPaid)),
    })),
    ...(shared && { sharedReference: true }),
  };
}

/** The problems at the fields of the dialog: students without an amount are in the dialog and not in the request. */
export function problemsInDialog(failure: ApiFailure, items: Items): ApiFailure {
  if (!failure.problems) return failure;
  const indexes = paidIndexes(items);
  const problems = failure.problems.map((problem) => {
    const [, index, field] = /^items\.(\d+)(?:\.(\w+))?$/.exec(problem.path) ?? [];
    if (index === undefined) return problem;
    if (field === 'paymentDate') return { ...problem, path: field };
    return { ...problem, path: `items.${indexes[Number(index)] ?? index}.amountPaid` };
  });
  return { ...failure, problems };
}
