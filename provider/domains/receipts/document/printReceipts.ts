import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { groupDigits } from '../../../../common/digits.ts';
import type { AuditNote, Context } from '../../../call/context.ts';
import type { FileAnswer, Handler } from '../../../call/handler.ts';
import { requireFewFiles } from '../../../call/recordExport.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { receipts } from '../../../database/schema/index.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import type { Paper } from '../../../documents/paper.ts';
import { showDay } from '../../../documents/paperText.ts';
import { receiptPaper } from '../../../documents/papers/receipt.ts';
import type { FileSlot } from '../../../documents/pool/filePool.ts';
import { PDF_TYPE, writePdf } from '../../../documents/writePdf.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { listKeyed, listKeys } from '../list/list.queries.ts';
import { receiptPapersData } from './receiptDocument.ts';
import { printWords as words } from '../receipts.words.ts';

type PrintForm = components['schemas']['ReceiptPrintForm'];

/** As many as are drawn in a few seconds; more are a 201. */
const MOST = 500;
/** Read one batch after the other, each in its own unit of work. */
const BATCH = 100;

/** The trail says what was printed by which filter, not whom was looked for. */
const noteOf = ({ studentSearchText, ...named }: PrintForm, printed: number, first: number): AuditNote => ({
  entity: 'receipts',
  id: named.sessionId == null ? 'all' : named.sessionId,
  schoolId: named.schoolId,
  after: { ...named, searched: Boolean(studentSearchText), receipts: printed, first },
});

/** Notes them as printed, once; those that never were before have their original in this file. */
const markPrinted = (ctx: Context, form: PrintForm, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  ctx.write(async (db, unit) => {
    await requireFewFiles(db, ctx, 'printReceipts');
    const those = and(eq(receipts.schoolId, ctx.schoolId), inArray(receipts.id, [...ids]), isNull(receipts.printedAt));
    // Held in one order, so that two files of the same receipts wait for one another.
    const held = await db
      .select({ id: receipts.id })
      .from(receipts)
      .where(those)
      .orderBy(asc(receipts.id))
      .for('update');
    const first = held.map(({ id }) => id);
    await db
      .update(receipts)
      .set({ printedAt: instantOf(ctx.services.clock) })
      .where(and(eq(receipts.schoolId, ctx.schoolId), inArray(receipts.id, first)));
    unit.note(noteOf(form, ids.length, first.length));
    return new Set(first);
  });

async function papersOf(ctx: Context, ids: readonly number[], first: ReadonlySet<number>): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const part = ids.slice(at, at + BATCH);
    const data = await ctx.read(async (db) =>
      receiptPapersData(db, ctx.schoolId, await listKeyed(db, ctx.schoolId, part)),
    );
    // In the order of their ids, as they were asked for.
    papers.push(...data.map((one, place) => receiptPaper({ ...one, duplicate: !first.has(part[place] ?? 0) })));
  }
  return papers;
}

/** Noted as printed before they are drawn: of two files of one receipt, asked for at once, one has the original. */
async function makeFile(ctx: Context, body: PrintForm, slot: FileSlot): Promise<FileAnswer> {
  const keys = await ctx.read((db) => listKeys(db, { ...body, sortOrder: 'asc' }));
  const ids = keys.map(({ id }) => id);
  const rows = ids.length;
  if (rows === 0) fail('NO_DATA_FOUND');
  if (rows > MOST) fail('TOO_LARGE', { message: words.tooMany(groupDigits(rows), groupDigits(MOST)) });
  const first = await markPrinted(ctx, body, ids);
  const name = words.file(showDay(body.startDate), showDay(body.endDate));
  return {
    fileName: fileNameOf([name.replaceAll('/', '-')], 'pdf'),
    contentType: PDF_TYPE,
    rows,
    content: await writePdf(slot, await papersOf(ctx, ids, first), name),
  };
}

/** Only with a slot is anything noted as printed: a call that is refused leaves the originals to the next one. */
export const printReceipts: Handler<'printReceipts'> = (ctx, { body }) =>
  ctx.inFileSlot('long', (slot) => makeFile(ctx, body, slot));
