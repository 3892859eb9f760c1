// Writes documents as PDF files in the threads of the pool, so that other calls are not delayed.
import { present } from '../../common/present.ts';
import type { Cell, ListDocument, PrintedDocument, Slip } from './document.ts';
import type { NamedDocument } from './pdf/archive.ts';
import { PdfThread } from './pdf/thread.ts';
import type { FileSlot } from './pool/filePool.ts';
import { Gathering } from './pool/gathering.ts';

export const PDF_TYPE = 'application/pdf';

type Rows = readonly (readonly Cell[])[];

const DOCUMENTS_AT_ONCE = 20;
const ROWS_AT_ONCE = 250;

const gather = async (slot: FileSlot) => new Gathering(await slot.thread(PdfThread), slot.ended);

function* inParts<Item>(items: readonly Item[], most: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += most) yield items.slice(at, at + most);
}

/**
 * Writes one or several documents to one file, each on a new page; `title` replaces the title of the first one. 175 if the file
 * cannot be written within its limits.
 */
export async function writePdf(slot: FileSlot, documents: readonly PrintedDocument[], title?: string): Promise<Buffer> {
  const head = present(documents[0], 'a document');
  const file = await gather(slot);
  await file.ask({
    kind: 'begin',
    head: { title: title ?? head.title, ...(head.letterhead ? { letterhead: head.letterhead } : {}) },
  });
  for (const part of inParts(documents, DOCUMENTS_AT_ONCE)) await file.ask({ kind: 'documents', documents: part });
  return file.end({ kind: 'end' });
}

/**
 * Writes a list of any length to one file. Requests the next batch when the pages of the last one are drawn, and `totals` after the last
 * row. 175 if the file cannot be written within its limits; rethrows errors of a batch.
 */
export async function writeListPdf(
  slot: FileSlot,
  list: ListDocument,
  batches: AsyncIterable<Rows> | Iterable<Rows>,
  totals: () => Rows,
): Promise<Buffer> {
  const file = await gather(slot);
  await file.ask({ kind: 'begin', head: list });
  await file.ask({ kind: 'list', list });
  for await (const rows of batches)
    for (const part of inParts(rows, ROWS_AT_ONCE)) await file.ask({ kind: 'rows', rows: part });
  await file.ask({ kind: 'totals', rows: totals() });
  while (await file.ask({ kind: 'footers' }));
  return file.end({ kind: 'end' });
}

type Batches<Item> = AsyncIterable<readonly Item[]>;

/**
 * Writes documents that are made in batches to one file. Requests the next batch when the last one is written. 175 if the file
 * cannot be written within its limits; rethrows errors of a batch.
 */
export async function writePdfBatches(
  slot: FileSlot,
  head: Pick<PrintedDocument, 'title' | 'letterhead'>,
  batches: Batches<PrintedDocument>,
): Promise<readonly Uint8Array[]> {
  const file = await gather(slot);
  await file.ask({ kind: 'begin', head });
  for await (const documents of batches) await file.ask({ kind: 'documents', documents });
  return file.parts({ kind: 'end' });
}

/** Writes pages of at most four slips each, with cutting lines, to one file. 175 if it cannot be written within its limits. */
export async function writeSlipsPdf(
  slot: FileSlot,
  head: Pick<PrintedDocument, 'title' | 'letterhead'>,
  pages: Iterable<readonly Slip[]>,
): Promise<readonly Uint8Array[]> {
  const file = await gather(slot);
  await file.ask({ kind: 'begin', head });
  for (const page of pages) await file.ask({ kind: 'slips', page });
  return file.parts({ kind: 'end' });
}

/** The same as an archive with a file of each document. */
export async function writePdfArchive(slot: FileSlot, batches: Batches<NamedDocument>): Promise<readonly Uint8Array[]> {
  const file = await gather(slot);
  await file.ask({ kind: 'archive' });
  for await (const entries of batches) await file.ask({ kind: 'entries', entries });
  return file.parts({ kind: 'end' });
}
