import { present } from '../../../common/present.ts';
import type { Handler } from '../../call/handler.ts';
import { fail, type Problem } from '../../shared/fail.ts';
import { findSessionRow, holdSession } from '../sessions/index.ts';
import { confirmHeld, heldNumbered } from './confirm.queries.ts';
import { confirmWords as words } from './confirm.words.ts';
import { readReceiptsFile } from './confirmFile.ts';
import { judgeRows, numbersIn, type JudgedReceipt } from './confirmJudge.ts';

/** A failure names no more of them. */
const MOST_PROBLEMS = 1_000;

/** 166 with the reasons while a row is wrong. */
function requireAllRight(judged: readonly JudgedReceipt[]): void {
  const wrong = judged.filter(({ problems }) => problems.length > 0);
  if (wrong.length === 0) return;
  const problems = wrong.flatMap(({ row, problems: found }) =>
    found.map(({ column, message }): Problem => ({ path: column, row, message })),
  );
  fail('INVALID_FILE_WITH_REASON', { message: words.wrong(wrong.length), problems: problems.slice(0, MOST_PROBLEMS) });
}

/** The file is read outside the transaction; all its receipts are confirmed, or none (CONFIRM-09, CONFIRM-11). */
export const confirmReceiptsByFile: Handler<'confirmReceiptsByFile'> = async (ctx, { body: { sessionId }, files }) => {
  const { schoolId } = ctx;
  // It may not be worth the reading.
  if ((await ctx.read((db) => findSessionRow(db, sessionId)))?.schoolId !== schoolId) fail('NOT_FOUND');
  const { rows } = await readReceiptsFile(ctx, files);
  return ctx.write(async (db, unit) => {
    if (!(await holdSession(db, schoolId, sessionId))) fail('NOT_FOUND');
    const held = await heldNumbered(db, schoolId, numbersIn(rows));
    const judged = judgeRows(rows, held, sessionId);
    requireAllRight(judged);
    const meant = judged.map(({ receipt }) => present(receipt, 'the receipt of a row'));
    return confirmHeld(db, unit, ctx.services.clock, { schoolId, sessionId }, meant);
  });
};
