import { groupDigits } from '../../../../common/digits.ts';
import { addPaise } from '../../../../common/money.ts';
import type { AuditNote, Context } from '../../../call/context.ts';
import type { FileResponse, Handler } from '../../../call/handler.ts';
import { notedFilter, recordExport } from '../../../call/exportLimit.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import type { ListDocument } from '../../../documents/document.ts';
import { showDay } from '../../../documents/documentText.ts';
import type { FileSlot } from '../../../documents/pool/filePool.ts';
import { SHEET_TYPE, writeSheet, type Cell } from '../../../documents/sheet.ts';
import { PDF_TYPE, writeListPdf } from '../../../documents/writePdf.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { listClassRows } from '../../classes/index.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import type { ShownReceipt } from '../receipts.queries.ts';
import { RECEIPT_SHEET, receiptSheetRow, receiptsTotal, totalSheetRows } from '../receipts.export.ts';
import { receiptFileWords as words } from '../receipts.words.ts';
import { requireOwnReceipts } from '../requireOwnReceipts.ts';
import { findCashierName } from './cashiers.queries.ts';
import { orderingOf } from './list.filter.ts';
import { listKeyed, listKeys } from './list.queries.ts';
import { pdfRow, pdfHead, pdfTotalRow } from './list.pdf.ts';

type ExportForm = components['schemas']['ReceiptExportForm'];

/** Maximum number of receipts in a file; 201 above it. */
const MOST = { EXCEL: 20_000, PDF: 5_000 } as const;
/** Each batch is read in its own transaction, so that a long export does not occupy a connection. */
const BATCH = 1_000;

function requireFits(format: ExportForm['fileFormat'], rows: number): void {
  if (rows <= MOST[format]) return;
  const message = format === 'EXCEL' ? words.tooManyRows : words.tooManyForPages;
  fail('TOO_LARGE', { message: message(groupDigits(rows), groupDigits(MOST[format])) });
}

const noteOf = (form: ExportForm, rows: number): AuditNote => ({
  entity: 'receipts',
  id: form.sessionId == null ? 'all' : form.sessionId,
  schoolId: form.schoolId,
  after: { ...notedFilter(form, 'studentSearchText'), rows },
});

/** The part of the file name that states the days of the filter. */
function datesOf({ createdOn, startDate, endDate, searchText }: ExportForm): string[] {
  const shown = (date: string | null | undefined) => (date ? showDay(date).replaceAll('/', '-') : undefined);
  if (searchText) return [String(Number(searchText))];
  return createdOn ? words.dates(shown(createdOn), shown(createdOn)) : words.dates(shown(startDate), shown(endDate));
}

/** The words of the file name and the head of the PDF. */
async function headOf(db: Db, filter: ExportForm, madeOn: string): Promise<{ words: string[]; pdf: ListDocument }> {
  const { schoolId, sessionId, classId } = filter;
  const { name, address, contactPhone, contactMobile, contactEmail, letterNo } = await getSchoolRow(db, schoolId);
  const session = typeof sessionId === 'number' ? await findSessionRow(db, sessionId) : undefined;
  const classes = typeof classId === 'number' && classId !== -1 ? await listClassRows(db, { classId }) : [];
  const cashier =
    typeof filter.cashierId === 'number' ? await findCashierName(db, schoolId, filter.cashierId) : undefined;
  return {
    words: [words.name, name, ...(session ? [session.name] : []), ...datesOf(filter)],
    pdf: pdfHead({
      school: { name, address, phone: contactPhone, mobile: contactMobile, email: contactEmail, letterNo, logo: null },
      filter,
      sessionName: session?.name,
      className: classes[0]?.name,
      cashier,
      madeOn,
    }),
  };
}

async function* batches(ctx: Context, ids: readonly number[]): AsyncGenerator<ShownReceipt[]> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const part = ids.slice(at, at + BATCH);
    yield await ctx.read((db) => listKeyed(db, ctx.schoolId, part));
  }
}

async function* sheetRows(receipts: AsyncIterable<ShownReceipt[]>): AsyncGenerator<Cell[][]> {
  let total = 0;
  for await (const rows of receipts) {
    total = addPaise(total, receiptsTotal(rows));
    yield rows.map(receiptSheetRow);
  }
  yield totalSheetRows(total);
}

function writeReceiptsPdf(
  slot: FileSlot,
  head: ListDocument,
  receipts: AsyncIterable<ShownReceipt[]>,
): Promise<Buffer> {
  let total = 0;
  async function* rows() {
    for await (const batch of receipts) {
      total = addPaise(total, receiptsTotal(batch));
      yield batch.map(pdfRow);
    }
  }
  return writeListPdf(slot, head, rows(), () => [pdfTotalRow(total)]);
}

async function makeFile(ctx: Context, body: ExportForm, slot: FileSlot): Promise<FileResponse> {
  // Reads the keys of the list once and the rows in batches.
  const { ids, head } = await ctx.read(async (db) => ({
    ids: (await listKeys(db, { ...body, ...orderingOf(body.sort) })).map(({ id }) => id),
    head: await headOf(db, body, todayOf(ctx.services.clock)),
  }));
  if (ids.length === 0) fail('NO_DATA_FOUND');
  requireFits(body.fileFormat, ids.length);
  await recordExport(ctx, 'exportReceipts', noteOf(body, ids.length));
  const receipts = batches(ctx, ids);
  const isPdf = body.fileFormat === 'PDF';
  return {
    fileName: fileNameOf(head.words, isPdf ? 'pdf' : 'xlsx'),
    contentType: isPdf ? PDF_TYPE : SHEET_TYPE,
    rows: ids.length,
    content: isPdf
      ? await writeReceiptsPdf(slot, head.pdf, receipts)
      : await writeSheet(slot, RECEIPT_SHEET, sheetRows(receipts)),
  };
}

/**
 * All receipts of the filter in the order of the list (RECEIPT-27); ten files a minute for each user. Reads nothing before a file
 * slot is free, so that waiting calls keep no list in memory.
 */
export const exportReceipts: Handler<'exportReceipts'> = async (ctx, { body }) => {
  requireOwnReceipts(ctx, body);
  return ctx.inFileSlot('long', (slot) => makeFile(ctx, body, slot));
};
