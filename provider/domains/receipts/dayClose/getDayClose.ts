import type { Handler } from '../../../call/handler.ts';
import { instantOf, todayOf } from '../../../shared/clock.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { countsOfDay } from './cashCount.queries.ts';
import { linesOfDay } from './dayClose.queries.ts';
import { daySums } from './dayClose.rules.ts';
import { dayCloseView } from './dayClose.view.ts';
import { drawerFilter } from './drawerFilter.ts';

/** The receipts created on a day in India, with any payment date, to compare with the cash drawer. */
export const getDayClose: Handler<'getDayClose'> = async (ctx, { query: { schoolId, date, mine } }) => {
  const { clock } = ctx.services;
  const day = date ?? todayOf(clock);
  const cashierId = drawerFilter(ctx, mine);
  const { lines, counts } = await ctx.read(async (db) => {
    await getSchoolRow(db, schoolId);
    return {
      lines: await linesOfDay(db, schoolId, day, cashierId),
      counts: await countsOfDay(db, schoolId, day, cashierId),
    };
  });
  return dayCloseView({ schoolId, date: day, asOf: instantOf(clock) }, daySums(lines), counts);
};
