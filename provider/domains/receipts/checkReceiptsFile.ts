import { addPaise, fromPaise, toPaise } from '../../../common/money.ts';
import type { Handler } from '../../call/handler.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { fail } from '../../shared/fail.ts';
import { getSchoolRow } from '../schools/index.ts';
import { findSessionRow } from '../sessions/index.ts';
import { factsNumbered, type ReceiptFacts } from './confirm.queries.ts';
import { readReceiptsFile } from './confirmFile.ts';
import { judgeRows, numbersIn } from './confirmJudge.ts';

const foundView = (receipt: ReceiptFacts): components['schemas']['ReceiptFound'] => ({
  receiptId: receipt.id,
  studentCode: receipt.studentCode,
  studentName: receipt.studentName,
  paymentDate: receipt.paymentDate,
  paymentMode: receipt.mode,
  amountPaid: Number(receipt.amount),
});

/** What a confirmation by this file would do now; 112 in a disabled school, where it could not be done. */
export const checkReceiptsFile: Handler<'checkReceiptsFile'> = async (ctx, { body: { sessionId }, files }) => {
  const { schoolId } = ctx;
  await ctx.read(async (db) => {
    if ((await findSessionRow(db, sessionId))?.schoolId !== schoolId) fail('NOT_FOUND');
    if ((await getSchoolRow(db, schoolId)).disabled) fail('SCHOOL_NOT_ACTIVE');
  });
  const rows = await readReceiptsFile(ctx, files);
  const judged = judgeRows(rows, await ctx.read((db) => factsNumbered(db, schoolId, numbersIn(rows))), sessionId);
  const ready = judged.filter(({ problems }) => problems.length === 0);
  return {
    ready: ready.length,
    wrong: judged.length - ready.length,
    amount: fromPaise(addPaise(...ready.map(({ receipt }) => toPaise(Number(receipt?.amount ?? 0))))),
    rows: judged.map(({ row, receiptNo, receipt, problems }) => ({
      row,
      state: problems.length > 0 ? 'WRONG' : 'READY',
      receiptNo,
      receipt: receipt ? foundView(receipt) : null,
      problems,
    })),
  };
};
