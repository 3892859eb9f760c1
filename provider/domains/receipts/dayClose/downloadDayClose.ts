import { timeOf } from '../../../../common/calendar.ts';
import type { Handler } from '../../../call/handler.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { showDay } from '../../../documents/documentText.ts';
import { dayCloseDocument } from '../../../documents/printed/dayClose.ts';
import { HTML_TYPE, writeHtml } from '../../../documents/writeHtml.ts';
import { PDF_TYPE, writePdf } from '../../../documents/writePdf.ts';
import { todayOf } from '../../../shared/clock.ts';
import { letterheadOf } from '../../schools/index.ts';
import { linesOfDay } from './dayClose.queries.ts';
import { daySums } from './dayClose.rules.ts';
import { drawerFilter } from './drawerFilter.ts';

/** The sums of getDayClose as a document, which is written outside the transaction. */
export const downloadDayClose: Handler<'downloadDayClose'> = async (ctx, { query: { schoolId, date, mine, html } }) => {
  const { clock } = ctx.services;
  const day = date ?? todayOf(clock);
  const { school, lines } = await ctx.read(async (db) => ({
    school: await letterheadOf(db, schoolId),
    lines: await linesOfDay(db, schoolId, day, drawerFilter(ctx, mine)),
  }));
  const asOf = `${showDay(todayOf(clock))}, ${timeOf(clock.now())}`;
  const document = dayCloseDocument({ school, date: day, asOf, ...daySums(lines) });
  const words = ['Day close', day, school.name, ...(mine ? ['My drawer'] : [])];
  const rows = lines.length;
  if (html)
    return {
      fileName: fileNameOf(words, 'html'),
      contentType: HTML_TYPE,
      rows,
      content: Buffer.from(writeHtml(document)),
    };
  const content = await ctx.inFileSlot('short', (slot) => writePdf(slot, [document]));
  return { fileName: fileNameOf(words, 'pdf'), contentType: PDF_TYPE, rows, content };
};
