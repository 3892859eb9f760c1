import { addPaise, fromPaise, toPaise } from '../../../../common/money.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { checkFile } from './checkFile.ts';
import type { ReceiptFacts } from './confirm.queries.ts';
import { fingerprintOf, withState } from './dryRun.ts';

const foundView = (receipt: ReceiptFacts): components['schemas']['ReceiptFound'] => ({
  receiptId: receipt.id,
  studentCode: receipt.studentCode,
  studentName: receipt.studentName,
  paymentDate: receipt.paymentDate,
  paymentMode: receipt.mode,
  amountPaid: Number(receipt.amount),
});

/** The dry run: the rows of the file with their receipts. */
export const checkReceiptsFile: Handler<'checkReceiptsFile'> = async (ctx, { body, files }) => {
  const { checked } = await checkFile(ctx, body, files);
  const ready = withState(checked, 'READY');
  return {
    ready: ready.length,
    wrong: withState(checked, 'WRONG').length,
    known: withState(checked, 'KNOWN').length,
    fingerprint: fingerprintOf(checked),
    amount: fromPaise(addPaise(...ready.map(({ receipt }) => toPaise(Number(receipt?.amount ?? 0))))),
    rows: checked.map(({ row, state, receiptNo, receipt, problems }) => ({
      row,
      state,
      receiptNo,
      receipt: receipt ? foundView(receipt) : null,
      problems: problems.map(({ column, message }) => ({ column, message })),
    })),
  };
};
