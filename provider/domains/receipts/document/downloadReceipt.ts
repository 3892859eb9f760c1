import type { Handler } from '../../../call/handler.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { receiptDocument } from '../../../documents/printed/receipt.ts';
import { HTML_TYPE, writeHtml } from '../../../documents/writeHtml.ts';
import { PDF_TYPE, writePdf } from '../../../documents/writePdf.ts';
import { getShownReceipt } from '../receipts.queries.ts';
import { receiptDocuments } from './receiptDocument.ts';

/** Reads only: `markReceiptPrinted` records a print. The document is written outside the transaction. */
export const downloadReceipt: Handler<'downloadReceipt'> = async (ctx, { path, query }) => {
  const [data] = await ctx.read(async (db) => {
    const row = await getShownReceipt(db, path.receiptId);
    return receiptDocuments(db, row.schoolId, [row]);
  });
  if (!data) throw new Error('The document of a receipt was not built.');
  const document = receiptDocument(data);
  const words = ['Receipt', String(data.receiptNo), data.studentName];
  const rows = 1;
  if (query.html)
    return {
      fileName: fileNameOf(words, 'html'),
      contentType: HTML_TYPE,
      rows,
      content: Buffer.from(writeHtml(document)),
    };
  const content = await ctx.inFileSlot('short', (slot) => writePdf(slot, [document]));
  return { fileName: fileNameOf(words, 'pdf'), contentType: PDF_TYPE, rows, content };
};
