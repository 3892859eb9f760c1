import { duesOf, withDecision, type Dues } from '@common/dues';
import { byHead } from '@common/feeHeads';
import { fromPaise, toPaise } from '@common/money';
import { FEE_FIELDS, type DiscountForm, type StudentFees } from '@/api/fees';
import type { Session } from '@/api/sessions';
import type { StudentRow } from '@/api/students';
import { amountProblem, defineFields, type Fields } from '@/shared/forms';
import { discountParts } from '@/shared/domain';
import type { TypedNumber } from '@/shared/ui';

const { discount, admissionFeeApplicable, reason } = FEE_FIELDS.DiscountForm;
const fields = { discount, admissionFeeApplicable, reason };
export const feesFields = defineFields(fields);

export const DRAFT = 'students/fees';

/** The student and session, stored in a draft. */
export interface FeesTarget {
  readonly schoolId: number;
  readonly studentId: number;
  readonly studentName: string;
  readonly sessionId: number;
  /** values that identify the student, and the session */
  readonly about: readonly string[];
}

export interface FeesValues {
  /** paise; a text that is no amount is kept */
  discount: TypedNumber;
  admissionFeeApplicable: boolean;
  /** of a changed discount */
  reason: string;
}

export interface FeesWork {
  values: FeesValues;
  target: FeesTarget;
  /** the edited version */
  version: number;
}

/** `sessions`: the loaded ones, for the name. */
export function targetOf(
  student: StudentRow,
  sessionId: number,
  sessions: readonly Pick<Session, 'sessionId' | 'sessionDisplayName'>[],
): FeesTarget {
  const { schoolId, studentId, studentCode, studentName, enrollments } = student;
  const enrolment = enrollments.find((one) => one.sessionId === sessionId);
  const where = [enrolment?.className, enrolment?.sectionName].filter((part) => part != null).join(' ');
  const session = sessions.find((one) => one.sessionId === sessionId)?.sessionDisplayName ?? '';
  const about = [String(studentCode), where, session].filter((part) => part !== '');
  return { schoolId, studentId, studentName, sessionId, about };
}

/** Begins with the discount that counts, which is kept; another amount is divided again. */
export const valuesOf = (fees: StudentFees): FeesValues => ({
  discount: discountParts(fees).counted,
  admissionFeeApplicable: fees.admissionFeeApplicable,
  reason: '',
});

/** A changed discount needs a reason. */
export const isDiscountChanged = (fees: StudentFees, { discount: typed }: Pick<FeesValues, 'discount'>): boolean =>
  typed !== discountParts(fees).counted;

export const isChanged = (fees: StudentFees, values: FeesValues): boolean =>
  isDiscountChanged(fees, values) || values.admissionFeeApplicable !== fees.admissionFeeApplicable;

/** The dues in paise with another decision; an invalid discount counts as 0. */
export function duesWith(fees: StudentFees, values: FeesValues): Dues {
  const awaiting = toPaise(fees.awaiting);
  const openingPaid = toPaise(fees.openingPaid);
  const facts = {
    totalFee: toPaise(fees.totalFee),
    admissionFee: toPaise(fees.admissionFee),
    admissionFeeApplicable: fees.admissionFeeApplicable,
    rte: fees.rte,
    discount: toPaise(fees.discount),
    discountOnEarlier: toPaise(fees.discountOnEarlier),
    openingPaid,
    broughtForward: toPaise(fees.broughtForward),
    confirmed: toPaise(fees.amountPaid) - awaiting - openingPaid,
    awaiting,
  };
  const { discount: entered, admissionFeeApplicable: applies } = values;
  const decision = { discount: typeof entered === 'number' ? entered : 0, admissionFeeApplicable: applies };
  return duesOf(withDecision(facts, decision));
}

/** The error of a discount (DISCOUNT-02, DISCOUNT-03). */
export function discountProblem(
  facts: Fields<typeof fields>['discount'],
  fees: StudentFees,
  values: FeesValues,
): string | null {
  const problem = amountProblem(facts, values.discount);
  if (problem !== null) return problem;
  return Number(values.discount) > duesWith(fees, values).mostDiscount ? facts.message.most : null;
}

/** The fee summary with the decision (CALL-51); the provider only reads the decision. */
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
