import { addPaise } from '../../../common/money.ts';
import { groupDigits } from '../../../common/digits.ts';
import type { AuditNote, Context } from '../../call/context.ts';
import type { FileAnswer, Handler } from '../../call/handler.ts';
import { recordExport } from '../../call/recordExport.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import { fileNameOf } from '../../documents/fileName.ts';
import { SHEET_TYPE, writeSheet, type Cell } from '../../documents/sheet.ts';
import { fail } from '../../shared/fail.ts';
import { getSchoolRow } from '../schools/index.ts';
import { findSessionRow } from '../sessions/index.ts';
import { listKeyed, listKeys } from './list.queries.ts';
import type { ShownReceipt } from './receipts.queries.ts';
import { RECEIPT_SHEET, receiptSheetRow, receiptsTotal, totalSheetRows } from './receipts.sheet.ts';
import { receiptFileWords as words } from './receipts.words.ts';

type ExportForm = components['schemas']['ReceiptExportForm'];

/** How many receipts a file takes; more are a 201. */
const MOST = { EXCEL: 20_000, PDF: 5_000 } as const;
/** Read one batch after the other, each in its own unit of work: a long file holds no connection. */
const BATCH = 1_000;

function requireFits(format: ExportForm['fileFormat'], rows: number): void {
  if (rows <= MOST[format]) return;
  const tell = format === 'EXCEL' ? words.tooManyRows : words.tooManyForPages;
  fail('TOO_LARGE', { message: tell(groupDigits(rows), groupDigits(MOST[format])) });
}

/** The trail says who took how many rows, not whom was looked for. */
function noteOf({ studentSearchText, ...named }: ExportForm, rows: number): AuditNote {
  return {
    entity: 'receipts',
    id: named.sessionId ?? 'all',
    schoolId: named.schoolId,
    after: { ...named, searched: Boolean(studentSearchText), rows },
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

async function wordsOf(db: Db, { schoolId, sessionId }: ExportForm): Promise<string[]> {
  const school = await getSchoolRow(db, schoolId);
  const session = typeof sessionId === 'number' ? await findSessionRow(db, sessionId) : undefined;
  return [words.name, school.name, ...(session ? [session.name] : [])];
}

/** Every receipt of the filter in the list's order (RECEIPT-27); ten files a minute for each user. */
export const exportReceipts: Handler<'exportReceipts'> = async (ctx, { body }): Promise<FileAnswer> => {
  // The list's order and length are read once; what each row says, batch by batch.
  const { ids, name } = await ctx.read(async (db) => ({
    ids: (await listKeys(db, { ...body, sortOrder: 'desc' })).map(({ id }) => id),
    name: await wordsOf(db, body),
  }));
  if (ids.length === 0) fail('NO_DATA_FOUND');
  requireFits(body.fileFormat, ids.length);
  await recordExport(ctx, 'exportReceipts', noteOf(body, ids.length));
  if (body.fileFormat === 'PDF') fail('UNABLE_TO_CREATE_FILE');
  return {
    fileName: fileNameOf(name, 'xlsx'),
    contentType: SHEET_TYPE,
    rows: ids.length,
    content: await writeSheet(RECEIPT_SHEET, sheetRows(batches(ctx, ids))),
  };
};
