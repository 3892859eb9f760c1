import { nextPayment, scheduleOf, withBroughtForward } from '../../../common/dues.ts';
import { fromPaise, toPaise } from '../../../common/money.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import { getSchoolRow } from '../schools/index.ts';
import { listTerms } from './fees.queries.ts';
import { FEE_HEADS, type FeeAmounts } from './fees.rules.ts';
import { amountsOf } from './fees.view.ts';
import { findLastReceipt, type FeeFacts } from './studentFees.queries.ts';
import { decidedOf, openingOf, structureOf, studentDues } from './studentFees.rules.ts';

type StudentFees = components['schemas']['StudentFees'];

/** Dues and schedule of a student in paise; 122 where the fee is not determined. `today`: yyyy-MM-dd. */
export async function accountOf(db: Db, facts: FeeFacts, today: string) {
  const dues = studentDues(facts);
  const terms = await listTerms(db, structureOf(facts));
  const schedule = terms.map(({ dueDate, amount }) => ({ date: dueDate, amount: toPaise(Number(amount)) }));
  const whole = withBroughtForward(schedule, openingOf(facts).broughtForward, facts.sessionStart);
  return { dues, schedule: scheduleOf(whole, dues), ...nextPayment(whole, dues, today) };
}

async function lastReceiptOf(db: Db, facts: FeeFacts): Promise<StudentFees['lastReceipt']> {
  const last = await findLastReceipt(db, facts);
  return last ? { ...last, amountPaid: Number(last.amountPaid) } : null;
}

/** The fee summary of a student, in rupees; 122 where the fee is not determined. `today`: yyyy-MM-dd. */
export async function studentFeesView(db: Db, facts: FeeFacts, today: string): Promise<StudentFees> {
  const structure = structureOf(facts);
  const amounts = amountsOf(structure);
  const { dues, schedule, dueNow, next } = await accountOf(db, facts, today);
  const school = await getSchoolRow(db, structure.schoolId);
  const { openingPaid, broughtForward } = openingOf(facts);
  const { discount, discountOnEarlier, admissionFeeApplicable } = decidedOf(facts);
  const heads = Object.fromEntries(
    (['totalFee', ...FEE_HEADS] as const).map((name) => [name, fromPaise(amounts[name])]),
  ) as FeeAmounts;
  return {
    studentId: facts.studentId,
    sessionId: facts.sessionId,
    ...heads,
    amountPaid: fromPaise(dues.paid),
    remainingFee: fromPaise(dues.remaining),
    discount: fromPaise(discount),
    discountOnEarlier: fromPaise(discountOnEarlier),
    admissionFeeApplicable,
    rte: facts.rte,
    sessionStatus: facts.sessionStatus,
    payable: fromPaise(dues.payable),
    awaiting: fromPaise(dues.awaiting),
    overpaid: fromPaise(dues.overpaid),
    openingPaid: fromPaise(openingPaid),
    broughtForward: fromPaise(broughtForward),
    mostDiscount: fromPaise(dues.mostDiscount),
    dueNow: fromPaise(dueNow),
    nextPayment: next && { date: next.date, amount: fromPaise(next.amount) },
    schedule: schedule.map(({ date, amount, paid }) => ({ date, amount: fromPaise(amount), paid: fromPaise(paid) })),
    lastReceipt: await lastReceiptOf(db, facts),
    today,
    upiId: school.upiId,
    schoolName: school.name,
    version: facts.decided?.version ?? 0,
  };
}
