import { and, eq } from 'drizzle-orm';
import { fromPaise } from '../../../common/money.ts';
import { requireUnchanged } from '../../call/changes.ts';
import type { Handler } from '../../call/handler.ts';
import { feeStructures, feeTerms } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { lockFeePlace } from './feePlace.ts';
import { listTerms, lockFeeRow } from './fees.queries.ts';
import { readTerms, requireInSession, requireWithinTotal } from './fees.rules.ts';
import { amountsOf, feeView } from './fees.view.ts';

/** The whole schedule takes the place of the one before (FEE-31). */
export const saveFeeTerms: Handler<'saveFeeTerms'> = async (ctx, { body }) => {
  const payments = readTerms(body.fees);
  return ctx.write(async (db, unit) => {
    const { place, session } = await lockFeePlace(db, ctx.schoolId, body);
    if (session.status !== 'UPCOMING') fail('FEE_UPDATE_FOR_NON_UPCOMING_SESSION');
    const found = (await lockFeeRow(db, place)) ?? fail('CLASS_SESSION_FEE_NOT_DECLARED');
    const { schoolId, id } = found;
    await requireUnchanged(db, { ...found, entity: 'fee structure' }, body.version);
    requireInSession(body.fees, session);
    requireWithinTotal(payments, amountsOf(found).totalFee);
    const before = await listTerms(db, found);
    await db.delete(feeTerms).where(and(eq(feeTerms.schoolId, schoolId), eq(feeTerms.structureId, id)));
    const rows = payments.map(({ date, amount }) => ({ dueDate: date, amount: fromPaise(amount).toFixed(2) }));
    if (rows.length > 0) await db.insert(feeTerms).values(rows.map((row) => ({ ...row, schoolId, structureId: id })));
    const [row] = await db
      .update(feeStructures)
      .set({ version: found.version + 1, modifiedAt: instantOf(ctx.services.clock) })
      .where(and(eq(feeStructures.schoolId, schoolId), eq(feeStructures.id, id)))
      .returning();
    if (!row) throw new Error('The schedule was not stored.');
    unit.note({
      entity: 'fee structure',
      id,
      before: { fees: before.map(({ dueDate, amount }) => ({ dueDate, amount })) },
      after: { fees: rows },
      changed: { version: row.version, fields: ['fees'] },
    });
    return feeView(row, await listTerms(db, row));
  });
};
