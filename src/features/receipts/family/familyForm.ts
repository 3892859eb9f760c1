import { addPaise, fromPaise, toPaise } from '@common/money';
import { present } from '@common/present';
import { RECEIPT_FIELDS, type FamilyMember, type FamilyPaymentForm } from '@/api/receipts';
import type { ApiFailure } from '@/api/catalogue';
import { defineFields } from '@/shared/forms';
import type { TypedNumber } from '@/shared/ui';
import { detailsOf, type PaymentValues } from '../fee/receiptForm';

export const familyFields = defineFields(RECEIPT_FIELDS.FamilyPaymentForm);
export const itemFields = defineFields(RECEIPT_FIELDS.FamilyPaymentItem);

/** The values of the dialog; one item for each student, in the order of the students. Amounts in paise. */
export interface FamilyValues extends PaymentValues {
  items: { amountPaid: TypedNumber }[];
}

/** What is due by today, otherwise all that is due, in paise. */
export const offeredAmount = ({ dueNow, remainingFee }: FamilyMember): number =>
  toPaise(dueNow > 0 ? dueNow : remainingFee);

/** The values of a new payment; `today`: yyyy-MM-dd. */
export const newFamilyPayment = (members: readonly FamilyMember[], today: string): FamilyValues => ({
  items: members.map((member) => ({ amountPaid: offeredAmount(member) })),
  paymentDate: today,
  paymentMode: RECEIPT_FIELDS.FamilyPaymentForm.paymentMode.default,
  referenceNo: '',
  referenceNoDate: null,
  bankName: '',
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

/** Whether the amount, in paise, is more than the student owes; the provider would return 128. */
export const isAboveDue = ({ remainingFee }: FamilyMember, amount: unknown): boolean =>
  typeof amount === 'number' && amount > toPaise(remainingFee);

/** The request for the students with an amount. */
export function familyRequest(
  { items, ...payment }: FamilyValues,
  members: readonly FamilyMember[],
  { schoolId, sessionId, shared }: { schoolId: number; sessionId: number; shared: boolean },
): FamilyPaymentForm {
  return {
    schoolId,
    ...detailsOf(payment),
    items: paidIndexes(items).map((index) => ({
      studentId: present(members[index], 'a student of the payment').studentId,
      sessionId,
      amountPaid: fromPaise(Number(items[index]?.amountPaid)),
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
