import { addDays } from '../../../../common/calendar.ts';
import type { Handler } from '../../../call/handler.ts';
import { instantOf } from '../../../shared/clock.ts';
import { failField } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { drawerFilter } from './drawerFilter.ts';
import { linesOfRange } from './dayClose.queries.ts';
import { MOST_DAYS, rangeSums } from './range.rules.ts';
import { dayView } from './dayClose.view.ts';

/** The sums of getDayClose for each day of a range. */
export const listDayCloses: Handler<'listDayCloses'> = async (ctx, { query: { schoolId, from, to, mine } }) => {
  if (to < from) failField('to', 'To Date must not be before From Date');
  if (to > addDays(from, MOST_DAYS - 1)) failField('to', `Choose at most ${MOST_DAYS} days`);
  const lines = await ctx.read(async (db) => {
    await getSchoolRow(db, schoolId);
    return linesOfRange(db, schoolId, { from, to }, drawerFilter(ctx, mine));
  });
  return { schoolId, asOf: instantOf(ctx.services.clock), days: rangeSums(lines, from, to).map(dayView) };
};
