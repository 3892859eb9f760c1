import type { Handler } from '../../../call/handler.ts';
import { instantOf, todayOf } from '../../../shared/clock.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { linesOfDay } from './dayClose.queries.ts';
import { daySums } from './dayClose.rules.ts';
import { dayCloseView } from './dayClose.view.ts';

/** The receipts created on a day in India, with any payment date, to compare with the cash drawer. */
export const getDayClose: Handler<'getDayClose'> = async (ctx, { query: { schoolId, date } }) => {
  const { clock } = ctx.services;
  const day = date ?? todayOf(clock);
  const lines = await ctx.read(async (db) => {
    await getSchoolRow(db, schoolId);
    return linesOfDay(db, schoolId, day);
  });
  return dayCloseView(schoolId, day, instantOf(clock), daySums(lines));
};
