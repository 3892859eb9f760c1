import { addPaise, fromPaise, toPaise } from '../../../../common/money.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { readingOf } from '../../../documents/mappedTable.ts';
import { ValueSummary } from '../../../documents/valueSummary.ts';
import { checkFile } from './checkFile.ts';
import type { ReceiptFacts } from './confirm.queries.ts';
import { withState } from './dryRun.ts';
import { READ_COLUMNS } from './readReceiptsFile.ts';

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
  const { checked, table } = await checkFile(ctx, body, files);
  const summary = new ValueSummary();
  for (const { file } of checked) summary.add(file, new Map());
  const ready = withState(checked, 'READY');
  return {
    ready: ready.length,
    wrong: withState(checked, 'WRONG').length,
    known: withState(checked, 'KNOWN').length,
    amount: fromPaise(addPaise(...ready.map(({ receipt }) => toPaise(Number(receipt?.amount ?? 0))))),
    notRead: table.notRead,
    reading: { ...readingOf(table, READ_COLUMNS), values: summary.listed(table.columns) },
    rows: checked.map(({ row, state, receiptNo, receipt, problems }) => ({
      row,
      state,
      receiptNo,
      receipt: receipt ? foundView(receipt) : null,
      problems: problems.map(({ column, message }) => ({ column, message })),
    })),
  };
};
