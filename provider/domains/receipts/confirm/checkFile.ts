import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { listKeyed } from '../list/list.queries.ts';
import { receiptSheetRow } from '../receipts.export.ts';
import { seesAllReceipts } from '../requireOwnReceipts.ts';
import { findByNumber, type ReceiptFacts } from './confirm.queries.ts';
import { readReceiptsFile, type ReceiptsFile } from './readReceiptsFile.ts';
import { checkRows, isShown, numbersIn, type CheckedReceipt, type CheckOptions } from './dryRun.ts';

/** How the rows of a file are checked. `found`: the receipts of the rows. */
export async function optionsOf(
  ctx: Context,
  sessionId: number,
  found: readonly ReceiptFacts[],
): Promise<CheckOptions> {
  const seesAll = seesAllReceipts(ctx);
  const ids = found.filter((one) => isShown(one, { sessionId, seesAll })).map(({ id }) => id);
  const stored = await ctx.read((db) => listKeyed(db, ctx.schoolId, ids));
  return { sessionId, seesAll, exported: new Map(stored.map((one) => [one.receiptNo, receiptSheetRow(one)])) };
}

/** The dry run of a confirmation by the uploaded file; 112 for a disabled school. */
export async function checkFile(
  ctx: Context,
  { sessionId }: { sessionId: number },
  files: Readonly<Record<string, UploadedFile>>,
): Promise<Pick<ReceiptsFile, 'columns'> & { checked: CheckedReceipt[] }> {
  const { schoolId } = ctx;
  await ctx.read(async (db) => {
    if ((await findSessionRow(db, sessionId))?.schoolId !== schoolId) fail('NOT_FOUND');
    if ((await getSchoolRow(db, schoolId)).disabled) fail('SCHOOL_NOT_ACTIVE');
  });
  const { columns, rows } = await readReceiptsFile(ctx, files);
  const found = await ctx.read((db) => findByNumber(db, schoolId, numbersIn(rows)));
  return { columns, checked: checkRows(rows, found, await optionsOf(ctx, sessionId, found)) };
}
