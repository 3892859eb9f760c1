import type { Handler } from '../../../call/handler.ts';
import { instantOf, todayOf } from '../../../shared/clock.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { linesOfDay } from './dayClose.queries.ts';
import { daySums } from './dayClose.rules.ts';
import { dayCloseView } from './dayClose.view.ts';

/** The receipts made on a day in India, whatever their payment date: what a drawer holds in the evening. */
export const getDayClose: Handler<'getDayClose'> = async (ctx, { query: { schoolId, date } }) => {
  const { clock } = ctx.services;
  const day = date ?? todayOf(clock);
  const lines = await ctx.read(async (db) => {
    await getSchoolRow(db, schoolId);
    return linesOfDay(db, schoolId, day);
  });
  return dayCloseView(schoolId, day, instantOf(clock), daySums(lines));
};
