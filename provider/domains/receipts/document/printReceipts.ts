import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { groupDigits } from '../../../../common/digits.ts';
import type { AuditNote, Context } from '../../../call/context.ts';
import type { FileResponse, Handler } from '../../../call/handler.ts';
import { notedFilter, requireFewFiles } from '../../../call/exportLimit.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { receipts } from '../../../database/schema/index.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import type { PrintedDocument } from '../../../documents/document.ts';
import { showDay } from '../../../documents/documentText.ts';
import { receiptDocument } from '../../../documents/printed/receipt.ts';
import type { FileSlot } from '../../../documents/pool/filePool.ts';
import { HTML_TYPE, writeHtml } from '../../../documents/writeHtml.ts';
import { PDF_TYPE, writePdf } from '../../../documents/writePdf.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { listKeyed, listKeys } from '../list/list.queries.ts';
import { lockReceiptCounts } from '../receipts.queries.ts';
import { printWords as words } from '../receipts.words.ts';
import { receiptDocuments } from './receiptDocument.ts';

type PrintForm = components['schemas']['ReceiptPrintForm'];

/** Maximum number of receipts, which are written in a few seconds; 201 above it. */
const MOST = 500;
/** Each batch is read in its own transaction. */
const BATCH = 100;

const noteOf = (form: PrintForm, printed: number, first: number): AuditNote => ({
  entity: 'receipts',
  id: form.sessionId == null ? 'all' : form.sessionId,
  schoolId: form.schoolId,
  after: { ...notedFilter(form, 'studentSearchText'), receipts: printed, first },
});

/** The receipts whose copy in a file is the original. */
interface Originals {
  ids: ReadonlySet<number>;
  /** the stored time of the print, ISO 8601 */
  printedAt: string;
}

/** Marks the receipts as printed. Returns those that are printed for the first time. */
const markPrinted = (ctx: Context, form: PrintForm, ids: readonly number[]): Promise<Originals> =>
  ctx.write(async (db, unit) => {
    unit.changesOnly('receipts');
    await requireFewFiles(db, ctx, 'printReceipts');
    const those = and(eq(receipts.schoolId, ctx.schoolId), inArray(receipts.id, [...ids]), isNull(receipts.printedAt));
    // Locks in the order of ids, so that two files of the same receipts cannot deadlock.
    const unprinted = await db
      .select({ id: receipts.id })
      .from(receipts)
      .where(those)
      .orderBy(asc(receipts.id))
      .for('update');
    const first = unprinted.map(({ id }) => id);
    const printedAt = instantOf(ctx.services.clock);
    await lockReceiptCounts(db, ctx.schoolId);
    await db
      .update(receipts)
      .set({ printedAt })
      .where(and(eq(receipts.schoolId, ctx.schoolId), inArray(receipts.id, first)));
    unit.note(noteOf(form, ids.length, first.length));
    return { ids: new Set(first), printedAt };
  });

/** Removes the mark of the receipts that were not printed alone since: the file that has their originals was not delivered. */
const releasePrinted = (ctx: Context, { ids, printedAt }: Originals): Promise<void> =>
  ctx.write(async (db, unit) => {
    const own = and(eq(receipts.schoolId, ctx.schoolId), inArray(receipts.id, [...ids]));
    const those = and(own, eq(receipts.printedAt, printedAt));
    await db.select({ id: receipts.id }).from(receipts).where(own).orderBy(asc(receipts.id)).for('update');
    await lockReceiptCounts(db, ctx.schoolId);
    const released = await db.update(receipts).set({ printedAt: null }).where(those).returning({ id: receipts.id });
    // An event of its own, because requireFewFiles counts the rows of printReceipts.
    unit.note({ event: 'releasePrintedReceipts', entity: 'receipts', id: 'all', after: { receipts: released.length } });
  });

async function documentsOf(ctx: Context, ids: readonly number[], originals: Originals): Promise<PrintedDocument[]> {
  const documents: PrintedDocument[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const part = ids.slice(at, at + BATCH);
    const data = await ctx.read(async (db) =>
      receiptDocuments(db, ctx.schoolId, await listKeyed(db, ctx.schoolId, part)),
    );
    // `data` is in the order of `part`.
    documents.push(
      ...data.map((one, index) => receiptDocument({ ...one, duplicate: !originals.ids.has(part[index] ?? 0) })),
    );
  }
  return documents;
}

const nameOf = ({ searchText, startDate, endDate }: PrintForm): string =>
  searchText ? words.one(searchText) : words.file(showDay(startDate), showDay(endDate));

/**
 * Marks the receipts as printed before it writes them: of two concurrent files, only one contains the original. The mark is
 * removed when the file could not be written or sent.
 */
async function makeFile(ctx: Context, body: PrintForm, slot: FileSlot): Promise<FileResponse> {
  const keys = await ctx.read((db) => listKeys(db, { ...body, sortOrder: 'asc' }));
  const ids = keys.map(({ id }) => id);
  const rows = ids.length;
  if (rows === 0) fail('NO_DATA_FOUND');
  if (rows > MOST) fail('TOO_LARGE', { message: words.tooMany(groupDigits(rows), groupDigits(MOST)) });
  const name = nameOf(body);
  const school = await ctx.read((db) => getSchoolRow(db, ctx.schoolId));
  const originals = await markPrinted(ctx, body, ids);
  const fileName = (extension: 'html' | 'pdf') => fileNameOf([name.replaceAll('/', '-'), school.name], extension);
  const undelivered = () => (originals.ids.size === 0 ? Promise.resolve() : releasePrinted(ctx, originals));
  try {
    const documents = await documentsOf(ctx, ids, originals);
    const [one, ...more] = documents;
    if (body.html && body.receiptIds && one) {
      const content = Buffer.from(writeHtml(one, ...more));
      return { fileName: fileName('html'), contentType: HTML_TYPE, rows, content, undelivered };
    }
    const content = await writePdf(slot, documents, name);
    return { fileName: fileName('pdf'), contentType: PDF_TYPE, rows, content, undelivered };
  } catch (error) {
    await undelivered();
    throw error;
  }
}

/** Marks nothing as printed before a file slot is free: after a rejected call, the next one writes the originals. */
export const printReceipts: Handler<'printReceipts'> = (ctx, { body }) =>
  ctx.inFileSlot('long', (slot) => makeFile(ctx, body, slot));
