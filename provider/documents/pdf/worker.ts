// The thread of writePdf.ts: receives documents, returns the bytes of a PDF file or of an archive of them, one at a time.
import { parentPort } from 'node:worker_threads';
import { PdfArchive, type NamedDocument } from './archive.ts';
import { PdfFile } from './file.ts';
import { failureOf, type PartReport } from '../pool/partReport.ts';
import { lowerPriority } from '../pool/lowerPriority.ts';
import type { PdfRequest } from './messages.ts';

let open: PdfFile | PdfArchive | undefined;

function opened<File extends PdfFile | PdfArchive>(kind: abstract new (...args: never[]) => File): File {
  if (!(open instanceof kind)) throw new Error('No such file was begun.');
  return open;
}

const file = (): PdfFile => opened(PdfFile);

async function addEntries(entries: readonly NamedDocument[]): Promise<void> {
  const archive = opened(PdfArchive);
  for (const entry of entries) await archive.add(entry);
}

/** Whether footers remain to be drawn. */
async function take(request: Exclude<PdfRequest, { kind: 'end' }>): Promise<boolean> {
  switch (request.kind) {
    case 'begin':
      open = new PdfFile(request.head);
      return false;
    case 'documents':
      for (const document of request.documents) file().add(document);
      return false;
    case 'slips':
      file().addSlips(request.page);
      return false;
    case 'archive':
      open = new PdfArchive();
      return false;
    case 'entries':
      await addEntries(request.entries);
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
    case 'footers':
      return file().drawFooters();
  }
}

async function respond(request: PdfRequest): Promise<PartReport> {
  try {
    const more = request.kind !== 'end' && (await take(request));
    if (!open) throw new Error('No file was begun.');
    const part = request.kind === 'end' ? await open.end() : open.take();
    if (request.kind === 'end') open = undefined;
    return { part: new Uint8Array(part), more };
  } catch (error) {
    open = undefined;
    return failureOf(error);
  }
}

lowerPriority();
parentPort?.on('message', (request: PdfRequest) => {
  void respond(request).then((report) => parentPort?.postMessage(report, 'part' in report ? [report.part.buffer] : []));
});
