import type { Handler } from '../../../call/handler.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { receiptPaper } from '../../../documents/papers/receipt.ts';
import { HTML_TYPE, writeHtml } from '../../../documents/writeHtml.ts';
import { PDF_TYPE, writePdf } from '../../../documents/writePdf.ts';
import { receiptPapersData } from './receiptDocument.ts';
import { getShownReceipt } from '../receipts.queries.ts';

/** Only read: that a copy was printed is said by another call. The paper is drawn outside the transaction. */
export const downloadReceipt: Handler<'downloadReceipt'> = async (ctx, { path, query }) => {
  const [data] = await ctx.read(async (db) => {
    const row = await getShownReceipt(db, path.receiptId);
    return receiptPapersData(db, row.schoolId, [row]);
  });
  if (!data) throw new Error('The paper of a receipt was not made.');
  const paper = receiptPaper(data);
  const words = ['Receipt', String(data.receiptNo), data.studentName];
  const rows = 1;
  if (query.html)
    return {
      fileName: fileNameOf(words, 'html'),
      contentType: HTML_TYPE,
      rows,
      content: Buffer.from(writeHtml(paper)),
    };
  const content = await ctx.inFileSlot('short', (slot) => writePdf(slot, [paper]));
  return { fileName: fileNameOf(words, 'pdf'), contentType: PDF_TYPE, rows, content };
};
