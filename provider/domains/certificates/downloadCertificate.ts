import type { Handler } from '../../call/handler.ts';
import { fileNameOf } from '../../documents/fileName.ts';
import { HTML_TYPE, writeHtml } from '../../documents/writeHtml.ts';
import { PDF_TYPE, writePdf } from '../../documents/writePdf.ts';
import { getCertificateRow } from './certificate.queries.ts';
import { certificateWords as words } from './certificate.words.ts';
import { requireType } from './certificateContent.ts';
import { printedCertificate, readDocument } from './certificateDocument.ts';

/** Reads only: `markCertificatePrinted` records a print. The document is written outside the transaction. */
export const downloadCertificate: Handler<'downloadCertificate'> = async (ctx, { path, query }) => {
  const read = await ctx.read(async (db) => {
    const row = await getCertificateRow(db, path.id);
    requireType(ctx, row.type);
    return readDocument(db, row);
  });
  const { certificateNo, studentName } = read.data;
  const document = await printedCertificate(read);
  const name = [words.files[read.type], String(certificateNo), studentName];
  const rows = 1;
  if (query.html)
    return {
      fileName: fileNameOf(name, 'html'),
      contentType: HTML_TYPE,
      rows,
      content: Buffer.from(writeHtml(document)),
    };
  const content = await ctx.inFileSlot('short', (slot) => writePdf(slot, [document]));
  return { fileName: fileNameOf(name, 'pdf'), contentType: PDF_TYPE, rows, content };
};
