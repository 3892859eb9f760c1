import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { withoutMissing } from '../../../documents/missingColumns.ts';
import { fail } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { seesAllReceipts } from '../requireOwnReceipts.ts';
import { findByNumber } from './confirm.queries.ts';
import { readReceiptsFile, type ReceiptsFile } from './readReceiptsFile.ts';
import { checkRows, numbersIn, type CheckedReceipt } from './dryRun.ts';

interface Order {
  sessionId: number;
  mapping?: Parameters<typeof readReceiptsFile>[1];
}

/** The dry run of a confirmation by the uploaded file; 112 for a disabled school. */
export async function checkFile(
  ctx: Context,
  { sessionId, mapping }: Order,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<Pick<ReceiptsFile, 'columns' | 'table' | 'pendingReason'> & { checked: CheckedReceipt[] }> {
  const { schoolId } = ctx;
  await ctx.read(async (db) => {
    if ((await findSessionRow(db, sessionId))?.schoolId !== schoolId) fail('NOT_FOUND');
    if ((await getSchoolRow(db, schoolId)).disabled) fail('SCHOOL_NOT_ACTIVE');
  });
  const { columns, rows, table, pendingReason } = await readReceiptsFile(ctx, mapping, files);
  const found = await ctx.read((db) => findByNumber(db, schoolId, numbersIn(rows)));
  const checked = checkRows(rows, found, { sessionId, seesAll: seesAllReceipts(ctx), pendingReason });
  return { columns, table, pendingReason, checked: withoutMissing(table, checked) };
}
