// Papers as PDF files, written in the threads of the pool: other calls do not feel them.
import { present } from '../../common/present.ts';
import type { Cell, Paper, PaperList } from './paper.ts';
import { PdfThread } from './pdf/thread.ts';
import type { FileSlot } from './pool/filePool.ts';
import { Gathering } from './pool/gathering.ts';

export const PDF_TYPE = 'application/pdf';

type Rows = readonly (readonly Cell[])[];

const PAPERS_AT_ONCE = 20;
const ROWS_AT_ONCE = 250;

const gather = async (slot: FileSlot) => new Gathering(await slot.thread(PdfThread), slot.ended);

function* inParts<Item>(items: readonly Item[], most: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += most) yield items.slice(at, at + most);
}

/**
 * One file of one paper or several, each beginning a page; `title` in place of the first one's. 175 where it cannot be written
 * within its limits.
 */
export async function writePdf(slot: FileSlot, papers: readonly Paper[], title?: string): Promise<Buffer> {
  const head = present(papers[0], 'a paper');
  const file = await gather(slot);
  await file.ask({
    kind: 'begin',
    head: { title: title ?? head.title, ...(head.letterhead ? { letterhead: head.letterhead } : {}) },
  });
  for (const part of inParts(papers, PAPERS_AT_ONCE)) await file.ask({ kind: 'papers', papers: part });
  return file.end({ kind: 'end' });
}

/**
 * One file of a list of any length. The next batch is asked for when the last one is laid out; `totals` when there are no more
 * rows. 175 where the file cannot be written within its limits; what fails in a batch fails as it does there.
 */
export async function writeListPdf(
  slot: FileSlot,
  list: PaperList,
  batches: AsyncIterable<Rows> | Iterable<Rows>,
  totals: () => Rows,
): Promise<Buffer> {
  const file = await gather(slot);
  await file.ask({ kind: 'begin', head: list });
  await file.ask({ kind: 'list', list });
  for await (const rows of batches)
    for (const part of inParts(rows, ROWS_AT_ONCE)) await file.ask({ kind: 'rows', rows: part });
  await file.ask({ kind: 'totals', rows: totals() });
  while (await file.ask({ kind: 'pages' }));
  return file.end({ kind: 'end' });
}
