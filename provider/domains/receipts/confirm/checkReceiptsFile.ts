import { addPaise, fromPaise, toPaise } from '../../../../common/money.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { checkFile } from './checkFile.ts';
import type { ReceiptFacts } from './confirm.queries.ts';
import { withState } from './dryRun.ts';

const foundView = (receipt: ReceiptFacts): components['schemas']['ReceiptFound'] => ({
  receiptId: receipt.id,
  studentCode: receipt.studentCode,
  studentName: receipt.studentName,
  paymentDate: receipt.paymentDate,
  paymentMode: receipt.mode,
  amountPaid: Number(receipt.amount),
});

/** Nothing is stored: the rows of the file, beside the receipts they name. */
export const checkReceiptsFile: Handler<'checkReceiptsFile'> = async (ctx, { body: { sessionId }, files }) => {
  const { judged, notRead } = await checkFile(ctx, sessionId, files);
  const ready = withState(judged, 'READY');
  return {
    ready: ready.length,
    wrong: withState(judged, 'WRONG').length,
    known: withState(judged, 'KNOWN').length,
    amount: fromPaise(addPaise(...ready.map(({ receipt }) => toPaise(Number(receipt?.amount ?? 0))))),
    notRead,
    rows: judged.map(({ row, state, receiptNo, receipt, problems }) => ({
      row,
      state,
      receiptNo,
      receipt: receipt ? foundView(receipt) : null,
      problems,
    })),
  };
};
