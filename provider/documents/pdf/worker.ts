// The thread of writePdf.ts: receives documents, returns the bytes of a PDF file, one file at a time.
import { parentPort } from 'node:worker_threads';
import { PdfFile } from './file.ts';
import { failureOf, type PartReport } from '../pool/partReport.ts';
import { lowerPriority } from '../pool/lowerPriority.ts';
import type { PdfRequest } from './messages.ts';

let open: PdfFile | undefined;

function file(): PdfFile {
  if (!open) throw new Error('No file was begun.');
  return open;
}

/** Whether pages remain to be drawn. */
function take(request: Exclude<PdfRequest, { kind: 'end' }>): boolean {
  switch (request.kind) {
    case 'begin':
      open = new PdfFile(request.head);
      return false;
    case 'documents':
      for (const document of request.documents) file().add(document);
      return false;
    case 'list':
      file().openList(request.list);
      return false;
    case 'rows':
      file().addRows(request.rows);
      return false;
    case 'totals':
      file().closeList(request.rows);
      return true;
    case 'pages':
      return file().drawList();
  }
}

async function answer(request: PdfRequest): Promise<PartReport> {
  try {
    const more = request.kind !== 'end' && take(request);
    const part = request.kind === 'end' ? await file().end() : file().take();
    if (request.kind === 'end') open = undefined;
    return { part: new Uint8Array(part), more };
  } catch (error) {
    open = undefined;
    return failureOf(error);
  }
}

lowerPriority();
parentPort?.on('message', (request: PdfRequest) => {
  void answer(request).then((report) => parentPort?.postMessage(report, 'part' in report ? [report.part.buffer] : []));
});
