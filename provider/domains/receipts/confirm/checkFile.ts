import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { withoutMissing } from '../../../documents/missingColumns.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { seesAllReceipts } from '../requireOwnReceipts.ts';
import { findByNumber, type ReceiptFacts } from './confirm.queries.ts';
import { readReceiptsFile, type ReceiptsFile } from './readReceiptsFile.ts';
import { checkRows, numbersIn, type CheckedReceipt, type CheckOptions } from './dryRun.ts';
import { comparePortalColumns } from './portalColumns.ts';

interface Order {
  sessionId: number;
  mapping?: Parameters<typeof readReceiptsFile>[1];
}

interface ReadOptions {
  sessionId: number;
  file: ReceiptsFile;
}

/** How the rows of a file are checked, and its table with the decisions that the user has to make. `found`: the receipts of the rows. */
export async function optionsOf(
  ctx: Context,
  { sessionId, file }: ReadOptions,
  found: readonly ReceiptFacts[],
): Promise<{ table: ReceiptsFile['table']; options: CheckOptions }> {
  const { rows, table: read, pendingReason } = file;
  const seesAll = seesAllReceipts(ctx);
  const today = todayOf(ctx.services.clock);
  const { table, isSame } = await comparePortalColumns(ctx, read, rows, found, { sessionId, seesAll, today });
  return { table, options: { sessionId, seesAll, pendingReason, isSame } };
}

/** The dry run of a confirmation by the uploaded file; 112 for a disabled school. */
export async function checkFile(
  ctx: Context,
  { sessionId, mapping }: Order,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<Pick<ReceiptsFile, 'columns' | 'table'> & { checked: CheckedReceipt[] }> {
  const { schoolId } = ctx;
  await ctx.read(async (db) => {
    if ((await findSessionRow(db, sessionId))?.schoolId !== schoolId) fail('NOT_FOUND');
    if ((await getSchoolRow(db, schoolId)).disabled) fail('SCHOOL_NOT_ACTIVE');
  });
  const file = await readReceiptsFile(ctx, mapping, files);
  const found = await ctx.read((db) => findByNumber(db, schoolId, numbersIn(file.rows)));
  const { table, options } = await optionsOf(ctx, { sessionId, file }, found);
  return { columns: file.columns, table, checked: withoutMissing(table, checkRows(file.rows, found, options)) };
}
