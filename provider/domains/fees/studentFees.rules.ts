import { duesOf, withDecision, type Dues, type DuesFacts } from '../../../common/dues.ts';
import { toPaise } from '../../../common/money.ts';
import { fail } from '../../shared/fail.ts';
import { amountsOf } from './fees.view.ts';
import type { FeeFacts } from './studentFees.queries.ts';

/** The decision for the student; without one the admission fee applies to students who are new in the session (design, section 8). */
export const decidedOf = ({ decided, newAdmission }: Pick<FeeFacts, 'decided' | 'newAdmission'>) => ({
  discount: toPaise(Number(decided?.discount ?? 0)),
  discountOnEarlier: toPaise(Number(decided?.discountOnEarlier ?? 0)),
  admissionFeeApplicable: decided?.admissionFeeApplicable ?? newAdmission,
});

/** The opening balance of the student in the session, in paise; 0 without one. */
export const openingOf = ({ opening }: Pick<FeeFacts, 'opening'>) => ({
  openingPaid: toPaise(Number(opening?.paid ?? 0)),
  broughtForward: toPaise(Number(opening?.broughtForward ?? 0)),
});

type Structure = NonNullable<FeeFacts['structure']>;

/** The fee structure of the student's class, or of the section's stream; 122 where none determines the fee. */
export const structureOf = ({ structure, needsSection }: FeeFacts): Structure =>
  structure ??
  fail(
    'CLASS_SESSION_FEE_NOT_DECLARED',
    needsSection
      ? { message: 'The fee is not determined: the class has streams, and the student has no section yet' }
      : {},
  );

type Decision = Pick<DuesFacts, 'discount' | 'discountOnEarlier' | 'admissionFeeApplicable'>;

function duesFactsOf(facts: FeeFacts, decision: Decision): DuesFacts {
  const { totalFee, admissionFee } = amountsOf(structureOf(facts));
  return {
    totalFee,
    admissionFee,
    ...openingOf(facts),
    ...decision,
    rte: facts.rte,
    confirmed: toPaise(Number(facts.confirmed)),
    awaiting: toPaise(Number(facts.awaiting)),
  };
}

/** The dues in paise; `decision` replaces the stored one. 122 where the fee is not determined. */
export const studentDues = (facts: FeeFacts, decision: Decision = decidedOf(facts)): Dues =>
  duesOf(duesFactsOf(facts, decision));

/** The decision that a save stores, with the part of the discount on earlier dues. 122 where the fee is not determined. */
export function decisionOf(facts: FeeFacts, decision: Omit<Decision, 'discountOnEarlier'>): Decision {
  const { discount, discountOnEarlier, admissionFeeApplicable } = withDecision(
    duesFactsOf(facts, decidedOf(facts)),
    decision,
  );
  return { discount, discountOnEarlier, admissionFeeApplicable };
}
