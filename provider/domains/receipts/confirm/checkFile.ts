import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { factsNumbered } from './confirm.queries.ts';
import { readReceiptsFile, type ReceiptsFile } from './readReceiptsFile.ts';
import { judgeRows, numbersIn, type JudgedReceipt } from './dryRun.ts';
import { seesAllReceipts } from '../requireOwnReceipts.ts';

/** What a confirmation by the file that was sent would do now; 112 in a disabled school, where it could not be done. */
export async function checkFile(
  ctx: Context,
  sessionId: number,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<Pick<ReceiptsFile, 'columns' | 'notRead'> & { judged: JudgedReceipt[] }> {
  const { schoolId } = ctx;
  await ctx.read(async (db) => {
    if ((await findSessionRow(db, sessionId))?.schoolId !== schoolId) fail('NOT_FOUND');
    if ((await getSchoolRow(db, schoolId)).disabled) fail('SCHOOL_NOT_ACTIVE');
  });
  const { columns, rows, notRead } = await readReceiptsFile(ctx, files);
  const found = await ctx.read((db) => factsNumbered(db, schoolId, numbersIn(rows)));
  return { columns, notRead, judged: judgeRows(rows, found, { sessionId, seesAll: seesAllReceipts(ctx) }) };
}
