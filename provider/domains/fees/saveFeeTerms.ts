import type { Handler } from '../../call/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { lockFeeSelection } from './feeSelection.ts';
import { listTerms, lockFeeRow } from './fees.queries.ts';
import { readTerms, requireInSession, requireWithinTotal } from './fees.rules.ts';
import { amountsOf, feeView } from './fees.view.ts';
import { requireCurrent, storeTerms } from './storeFees.ts';

/** The whole schedule replaces the stored one (FEE-31). */
export const saveFeeTerms: Handler<'saveFeeTerms'> = async (ctx, { body }) => {
  const now = instantOf(ctx.services.clock);
  const payments = readTerms(body.fees);
  return ctx.write(async (db, unit) => {
    const { selection, session } = await lockFeeSelection(db, ctx.schoolId, body);
    if (session.status !== 'UPCOMING') fail('FEE_UPDATE_FOR_NON_UPCOMING_SESSION');
    const found = (await lockFeeRow(db, selection)) ?? fail('CLASS_SESSION_FEE_NOT_DECLARED');
    await requireCurrent(db, found, body.version);
    requireInSession(body.fees, session);
    requireWithinTotal(payments, amountsOf(found).totalFee);
    const row = await storeTerms({ db, unit, now }, found, payments);
    return feeView(row, await listTerms(db, row));
  });
};
