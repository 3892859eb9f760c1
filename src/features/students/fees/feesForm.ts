import { duesOf, type Dues } from '@common/dues';
import { byHead } from '@common/feeHeads';
import { fromPaise, toPaise } from '@common/money';
import { FEE_FIELDS, type DiscountForm, type StudentFees } from '@/api/fees';
import type { Session } from '@/api/sessions';
import type { StudentRow } from '@/api/students';
import { amountProblem, defineFields, type Fields } from '@/shared/forms';
import type { TypedNumber } from '@/shared/ui';

const { discount, admissionFeeApplicable, reason } = FEE_FIELDS.DiscountForm;
const fields = { discount, admissionFeeApplicable, reason };
export const feesFields = defineFields(fields);

export const DRAFT = 'students/fees';

/** Whose fees, and in which session: it outlives an expired sign-in with what was typed. */
export interface FeesTarget {
  readonly schoolId: number;
  readonly studentId: number;
  readonly studentName: string;
  readonly sessionId: number;
  /** what tells the student from a namesake, and the session */
  readonly about: readonly string[];
}

export interface FeesValues {
  /** paise; a text that is no amount stays as it was typed */
  discount: TypedNumber;
  admissionFeeApplicable: boolean;
  /** of a changed discount */
  reason: string;
}

export interface FeesWork {
  values: FeesValues;
  target: FeesTarget;
  /** the one that was typed over */
  version: number;
}

/** `sessions`: those that are known by name. */
export function targetOf(
  student: StudentRow,
  sessionId: number,
  sessions: readonly Pick<Session, 'sessionId' | 'sessionDisplayName'>[],
): FeesTarget {
  const { schoolId, studentId, studentCode, studentName, enrollments } = student;
  const place = enrollments.find((enrolment) => enrolment.sessionId === sessionId);
  const where = [place?.className, place?.sectionName].filter((part) => part != null).join(' ');
  const session = sessions.find((one) => one.sessionId === sessionId)?.sessionDisplayName ?? '';
  const about = [String(studentCode), where, session].filter((part) => part !== '');
  return { schoolId, studentId, studentName, sessionId, about };
}

export const valuesOf = (fees: StudentFees): FeesValues => ({
  discount: toPaise(fees.discount),
  admissionFeeApplicable: fees.admissionFeeApplicable,
  reason: '',
});

/** A changed discount needs a reason. */
export const isDiscountChanged = (fees: StudentFees, { discount: typed }: Pick<FeesValues, 'discount'>): boolean =>
  typed !== toPaise(fees.discount);

export const isChanged = (fees: StudentFees, values: FeesValues): boolean =>
  isDiscountChanged(fees, values) || values.admissionFeeApplicable !== fees.admissionFeeApplicable;

/** The dues in paise with another decision; a discount that is no amount counts as none. */
export function duesWith(fees: StudentFees, values: FeesValues): Dues {
  const awaiting = toPaise(fees.awaiting);
  const openingPaid = toPaise(fees.openingPaid);
  return duesOf({
    totalFee: toPaise(fees.totalFee),
    admissionFee: toPaise(fees.admissionFee),
    admissionFeeApplicable: values.admissionFeeApplicable,
    rte: fees.rte,
    discount: typeof values.discount === 'number' ? values.discount : 0,
    openingPaid,
    broughtForward: toPaise(fees.broughtForward),
    confirmed: toPaise(fees.amountPaid) - awaiting - openingPaid,
    awaiting,
  });
}

/** Why a discount is refused (DISCOUNT-02, DISCOUNT-03). */
export function discountProblem(
  facts: Fields<typeof fields>['discount'],
  fees: StudentFees,
  values: FeesValues,
): string | null {
  const problem = amountProblem(facts, values.discount);
  if (problem !== null) return problem;
  return Number(values.discount) > duesWith(fees, values).mostDiscount ? facts.message.most : null;
}

/** The summary with the decision in it (CALL-51); the provider looks at the decision alone. */
export const requestOf = (fees: StudentFees, values: FeesValues, version: number): DiscountForm => ({
  studentId: fees.studentId,
  sessionId: fees.sessionId,
  ...byHead((head) => fees[head]),
  totalFee: fees.totalFee,
  amountPaid: fees.amountPaid,
  remainingFee: fees.remainingFee,
  discount: fromPaise(Number(values.discount)),
  admissionFeeApplicable: values.admissionFeeApplicable,
  ...(isDiscountChanged(fees, values) && { reason: values.reason.trim() }),
  version,
});
