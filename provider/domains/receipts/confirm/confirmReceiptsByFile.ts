import { present } from '../../../../common/present.ts';
import type { Handler } from '../../../call/handler.ts';
import { fail, type Problem } from '../../../shared/fail.ts';
import { findSessionRow, lockSession } from '../../sessions/index.ts';
import { receiptFileWords as titles } from '../receipts.words.ts';
import { optionsOf } from './checkFile.ts';
import { confirmLocked, findByNumber, lockByNumber } from './confirm.queries.ts';
import { confirmWords as words } from './confirm.words.ts';
import { readReceiptsFile } from './readReceiptsFile.ts';
import { checkRows, fingerprintOf, numbersIn, withState, type CheckedReceipt } from './dryRun.ts';

/** Maximum number of problems in a response. */
const MOST_PROBLEMS = 1_000;

const problemsOf = (checked: readonly CheckedReceipt[]): Problem[] =>
  checked
    .flatMap(({ row, problems }) => problems.map(({ column, message }): Problem => ({ path: column, row, message })))
    .slice(0, MOST_PROBLEMS);

/** The rows to confirm. 166 with the reasons when a row has errors, and when every receipt is already confirmed. */
function readyRows(checked: readonly CheckedReceipt[]): CheckedReceipt[] {
  const ready = withState(checked, 'READY');
  const wrong = withState(checked, 'WRONG');
  if (wrong.length > 0)
    fail('INVALID_FILE_WITH_REASON', { message: words.wrong(wrong.length), problems: problemsOf(wrong) });
  if (ready.length === 0)
    fail('INVALID_FILE_WITH_REASON', { message: words.allKnown, problems: problemsOf(checked.map(asKnown)) });
  return ready;
}

const asKnown = (row: CheckedReceipt): CheckedReceipt => ({
  ...row,
  problems: [{ column: titles.receiptNo, message: words.isConfirmed(Number(row.receiptNo)) }],
});

/** Reads the file outside the transaction and confirms all its pending receipts or none (CONFIRM-09, CONFIRM-11). */
export const confirmReceiptsByFile: Handler<'confirmReceiptsByFile'> = async (ctx, { body, files }) => {
  const { schoolId } = ctx;
  const { sessionId, fingerprint } = body;
  // Checks the session before it reads the file.
  if ((await ctx.read((db) => findSessionRow(db, sessionId)))?.schoolId !== schoolId) fail('NOT_FOUND');
  const { rows } = await readReceiptsFile(ctx, files);
  const numbers = numbersIn(rows);
  const found = await ctx.read((db) => findByNumber(db, schoolId, numbers));
  const options = await optionsOf(ctx, sessionId, found);
  return ctx.write(async (db, unit) => {
    unit.changesOnly('receipts');
    if (!(await lockSession(db, schoolId, sessionId))) fail('NOT_FOUND');
    const locked = await lockByNumber(db, schoolId, numbers);
    const checked = checkRows(rows, locked, options);
    const ready = readyRows(checked).map(({ receipt }) => present(receipt, 'the receipt of a row'));
    if (fingerprint !== undefined && fingerprint !== fingerprintOf(checked))
      fail('STALE_VERSION', { message: words.otherReceiptsOfFile });
    return confirmLocked(db, unit, ctx.services.clock, { schoolId, sessionId }, ready);
  });
};
