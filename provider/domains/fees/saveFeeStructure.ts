import { toPaise } from '../../../common/money.ts';
import type { Handler } from '../../call/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { lockFeeSelection } from './feeSelection.ts';
import { listTerms, lockFeeRow } from './fees.queries.ts';
import { readAmounts, requireWithinTotal } from './fees.rules.ts';
import { feeView } from './fees.view.ts';
import { requireCurrent, storeAmounts } from './storeFees.ts';

/** One structure for each session, class and stream: a second save replaces the first (FEE-45). */
export const saveFeeStructure: Handler<'saveFeeStructure'> = async (ctx, { body }) => {
  const now = instantOf(ctx.services.clock);
  const amounts = readAmounts(body);
  return ctx.write(async (db, unit) => {
    const { selection, session } = await lockFeeSelection(db, ctx.schoolId, body);
    if (session.status !== 'UPCOMING') fail('FEE_UPDATE_FOR_NON_UPCOMING_SESSION');
    const before = await lockFeeRow(db, selection);
    await requireCurrent(db, before, body.version);
    const terms = before ? await listTerms(db, before) : [];
    requireWithinTotal(
      terms.map(({ amount }) => ({ amount: toPaise(Number(amount)) })),
      amounts.totalFee,
    );
    return feeView(await storeAmounts({ db, unit, now }, selection, before, amounts), terms);
  });
};
