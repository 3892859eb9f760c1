import { duesOf, type Dues } from '../../../common/dues.ts';
import { toPaise } from '../../../common/money.ts';
import { fail } from '../../shared/fail.ts';
import { amountsOf } from './fees.view.ts';
import type { FeeFacts } from './studentFees.queries.ts';

/** The decision for the student; without one the admission fee applies to students who are new in the session (design, section 8). */
export const decidedOf = ({ decided, newAdmission }: Pick<FeeFacts, 'decided' | 'newAdmission'>) => ({
  discount: toPaise(Number(decided?.discount ?? 0)),
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

/** The dues in paise; `decision` replaces the stored one. 122 where the fee is not determined. */
export function studentDues(facts: FeeFacts, decision = decidedOf(facts)): Dues {
  const { totalFee, admissionFee } = amountsOf(structureOf(facts));
  return duesOf({
    totalFee,
    admissionFee,
    ...openingOf(facts),
    ...decision,
    rte: facts.rte,
    confirmed: toPaise(Number(facts.confirmed)),
    awaiting: toPaise(Number(facts.awaiting)),
  });
}
