import { oneRow } from '../../database/oneRow.ts';
import { fromPaise, isMoney, toPaise } from '../../../common/money.ts';
import { changedFields, requireUnchanged } from '../../call/changes.ts';
import type { Handler } from '../../call/handler.ts';
import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import { studentFees } from '../../database/schema/index.ts';
import { instantOf, todayOf } from '../../shared/clock.ts';
import { fail, failField } from '../../shared/fail.ts';
import { lockSession } from '../sessions/index.ts';
import { lockStudentRow } from '../students/index.ts';
import { discountEntity, noteDiscounts } from './discountChanges.ts';
import { findFeeFacts } from './studentFees.queries.ts';
import { decidedOf, decisionOf, studentDues } from './studentFees.rules.ts';
import { studentFeesView } from './studentFees.view.ts';

const MOST = FORM_FACTS.DiscountForm.discount.messages.most;

const rupees = (paise: number): string => fromPaise(paise).toFixed(2);

/** The discount is at most the due amount without it (DISCOUNT-07, FEE-51). 191 for a completed session. */
export const saveStudentDiscount: Handler<'saveStudentDiscount'> = async (ctx, { body }) => {
  const { clock } = ctx.services;
  const { studentId, sessionId, admissionFeeApplicable } = body;
  if (!isMoney(body.discount)) failField('discount', 'Enter an amount with at most two decimals');
  const given = { discount: toPaise(body.discount), admissionFeeApplicable };
  return ctx.write(async (db, unit) => {
    // Locks the student as a new receipt does, so that discount and receipt are checked one after the other.
    const student = await lockStudentRow(db, studentId);
    const { schoolId } = student;
    const session = (await lockSession(db, schoolId, sessionId)) ?? fail('NOT_FOUND');
    if (session.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
    const facts = (await findFeeFacts(db, student, session.id)) ?? fail('STUDENT_NOT_ENROLLED_IN_SESSION');
    const version = facts.decided?.version ?? 0;
    const entity = discountEntity(sessionId);
    await requireUnchanged(db, { entity, id: studentId, schoolId, version }, body.version);
    const decision = decisionOf(facts, given);
    if (given.discount > studentDues(facts, decision).mostDiscount) failField('discount', MOST);
    const now = instantOf(clock);
    const values = {
      discount: rupees(decision.discount),
      discountOnEarlier: rupees(decision.discountOnEarlier),
      admissionFeeApplicable,
      modifiedAt: now,
    };
    const decided = await oneRow(
      db
        .insert(studentFees)
        .values({ schoolId, sessionId, studentId, ...values, createdAt: now })
        .onConflictDoUpdate({
          target: [studentFees.schoolId, studentFees.sessionId, studentFees.studentId],
          set: { ...values, version: version + 1 },
        })
        .returning(),
    );
    const before = decidedOf(facts);
    // What counted: the same amount may be stored for other dues.
    const counted = studentDues(facts).discount;
    const reason = counted === given.discount ? null : body.reason?.normalize('NFC').trim() || null;
    await noteDiscounts(
      db,
      {
        ...{ schoolId, sessionId, source: 'FEES', changedBy: ctx.actor.userId, changedAt: now },
        reason,
      },
      [{ studentId, before: rupees(counted), after: rupees(given.discount) }],
    );
    unit.note({
      entity,
      id: studentId,
      before: { discount: rupees(before.discount), admissionFeeApplicable: before.admissionFeeApplicable },
      after: { discount: values.discount, admissionFeeApplicable, ...(reason !== null && { reason }) },
      changed: { version: decided.version, fields: changedFields({ ...before, discount: counted }, given) },
    });
    return studentFeesView(db, { ...facts, decided }, todayOf(clock));
  });
};
