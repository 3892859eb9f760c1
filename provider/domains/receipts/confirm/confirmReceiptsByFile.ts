import { present } from '../../../../common/present.ts';
import type { Handler } from '../../../call/handler.ts';
import { fail, type Problem } from '../../../shared/fail.ts';
import { findSessionRow, lockSession } from '../../sessions/index.ts';
import { confirmHeld, heldNumbered } from './confirm.queries.ts';
import { confirmWords as words } from './confirm.words.ts';
import { readReceiptsFile } from './readReceiptsFile.ts';
import { judgeRows, numbersIn, withState, type JudgedReceipt } from './dryRun.ts';
import { receiptFileWords as titles } from '../receipts.words.ts';
import { seesAllReceipts } from '../requireOwnReceipts.ts';

/** A failure names no more of them. */
const MOST_PROBLEMS = 1_000;

const problemsOf = (judged: readonly JudgedReceipt[]): Problem[] =>
  judged
    .flatMap(({ row, problems }) => problems.map(({ column, message }): Problem => ({ path: column, row, message })))
    .slice(0, MOST_PROBLEMS);

/** The rows to confirm. 166 with the reasons while a row is wrong, and where every receipt is confirmed already. */
function readyRows(judged: readonly JudgedReceipt[]): JudgedReceipt[] {
  const ready = withState(judged, 'READY');
  const wrong = withState(judged, 'WRONG');
  if (wrong.length > 0)
    fail('INVALID_FILE_WITH_REASON', { message: words.wrong(wrong.length), problems: problemsOf(wrong) });
  if (ready.length === 0)
    fail('INVALID_FILE_WITH_REASON', { message: words.allKnown, problems: problemsOf(judged.map(asKnown)) });
  return ready;
}

const asKnown = (row: JudgedReceipt): JudgedReceipt => ({
  ...row,
  problems: [{ column: titles.receiptNo, message: words.isConfirmed(Number(row.receiptNo)) }],
});

/** The file is read outside the transaction; all its pending receipts are confirmed, or none (CONFIRM-09, CONFIRM-11). */
export const confirmReceiptsByFile: Handler<'confirmReceiptsByFile'> = async (ctx, { body, files }) => {
  const { schoolId } = ctx;
  const { sessionId, receipts: confirmed } = body;
  // It may not be worth the reading.
  if ((await ctx.read((db) => findSessionRow(db, sessionId)))?.schoolId !== schoolId) fail('NOT_FOUND');
  const { rows } = await readReceiptsFile(ctx, files);
  return ctx.write(async (db, unit) => {
    if (!(await lockSession(db, schoolId, sessionId))) fail('NOT_FOUND');
    const held = await heldNumbered(db, schoolId, numbersIn(rows));
    const judged = judgeRows(rows, held, { sessionId, seesAll: seesAllReceipts(ctx) });
    const meant = readyRows(judged).map(({ receipt }) => present(receipt, 'the receipt of a row'));
    if (confirmed !== undefined && meant.length !== confirmed)
      fail('CHANGED_MEANWHILE', { message: words.otherCount(meant.length, confirmed) });
    return confirmHeld(db, unit, ctx.services.clock, { schoolId, sessionId }, meant);
  });
};
