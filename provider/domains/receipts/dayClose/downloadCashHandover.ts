import { timeOf } from '../../../../common/calendar.ts';
import type { Handler } from '../../../call/handler.ts';
import { showDay } from '../../../documents/documentText.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { cashHandoverDocument, type CashHandoverData } from '../../../documents/printed/cashHandover.ts';
import { HTML_TYPE, writeHtml } from '../../../documents/writeHtml.ts';
import { PDF_TYPE, writePdf } from '../../../documents/writePdf.ts';
import { instantOf, isoInstant, todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { letterheadOf } from '../../schools/index.ts';
import { countsOfDay, type NamedCount } from './cashCount.queries.ts';
import { drawerOf } from './cashCount.view.ts';
import { linesOfDay, type DayLine } from './dayClose.queries.ts';
import { daySums } from './dayClose.rules.ts';
import { drawerFilter } from './drawerFilter.ts';

type Page = Pick<CashHandoverData, 'cashier' | 'counted' | 'total' | 'modes' | 'cancelled' | 'earlierCancelled'>;

const shownMoment = (instant: string): string => {
  const moment = Date.parse(instant);
  return `${showDay(todayOf({ now: () => moment }))}, ${timeOf(moment)}`;
};

function countedOf(row: NamedCount | undefined): Page['counted'] {
  if (!row) return null;
  return { ...drawerOf(row), countedAt: shownMoment(isoInstant(row.modifiedAt)), countedBy: row.countedByName };
}

/** A page for each user with receipts that are not cancelled, and for each stored count. */
function pagesOf(lines: readonly DayLine[], counts: readonly NamedCount[]): Page[] {
  const names = new Map<number, string | null>();
  for (const { cashierId, cashier } of daySums(lines).cashiers) names.set(cashierId, cashier);
  for (const { cashierId, cashier } of counts) names.set(cashierId, cashier);
  return [...names].map(([cashierId, cashier]) => {
    const { total, modes, cancelled, earlierCancelled } = daySums(lines.filter((line) => line.cashierId === cashierId));
    const counted = countedOf(counts.find((row) => row.cashierId === cashierId));
    return { cashier, counted, total, modes, cancelled, earlierCancelled };
  });
}

/** The drawers of a day to count, hand over and sign; written outside the transaction. */
export const downloadCashHandover: Handler<'downloadCashHandover'> = async (ctx, { query }) => {
  const { schoolId, date, mine, html } = query;
  const { clock } = ctx.services;
  const day = date ?? todayOf(clock);
  const cashierId = query.cashierId ?? drawerFilter(ctx, mine);
  const { school, pages } = await ctx.read(async (db) => ({
    school: await letterheadOf(db, schoolId),
    pages: pagesOf(await linesOfDay(db, schoolId, day, cashierId), await countsOfDay(db, schoolId, day, cashierId)),
  }));
  const asOf = shownMoment(instantOf(clock));
  const documents = pages.map((page) => cashHandoverDocument({ school, date: day, asOf, ...page }));
  const [first, ...further] = documents;
  if (!first) fail('NO_DATA_FOUND', { message: 'No receipts were created on this day' });
  const cashier = cashierId === undefined ? null : pages[0]?.cashier;
  const words = ['Cash hand-over', day, school.name, ...(cashier ? [cashier] : [])];
  const rows = pages.length;
  if (html)
    return {
      fileName: fileNameOf(words, 'html'),
      contentType: HTML_TYPE,
      rows,
      content: Buffer.from(writeHtml(first, ...further)),
    };
  const content = await ctx.inFileSlot('short', (slot) => writePdf(slot, documents));
  return { fileName: fileNameOf(words, 'pdf'), contentType: PDF_TYPE, rows, content };
};
