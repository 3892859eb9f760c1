// Papers as PDF files, written in threads of their own: other calls do not feel them.
import { present } from '../../common/present.ts';
import { fail } from '../shared/fail.ts';
import type { Cell, Paper, PaperList } from './paper.ts';
import { Places } from './pdf/places.ts';
import { PdfThread } from './pdf/thread.ts';

export const PDF_TYPE = 'application/pdf';

type Rows = readonly (readonly Cell[])[];

/** So many papers are written by the thread that is kept warm; more, and lists, have a thread of their own. */
const FEW = 20;
const ROWS_AT_ONCE = 250;
const MOST_BYTES = 64 * 1024 * 1024;

const warmTurn = new Places(1);
const ownThreads = new Places(2);
let warm: PdfThread | undefined;

function inWarmThread<T>(work: (thread: PdfThread) => Promise<T>): Promise<T> {
  return warmTurn.take(() => {
    if (!warm?.sound) warm = new PdfThread();
    return work(warm);
  });
}

function inOwnThread<T>(work: (thread: PdfThread) => Promise<T>): Promise<T> {
  return ownThreads.take(async () => {
    const thread = new PdfThread();
    try {
      return await work(thread);
    } finally {
      await thread.close();
    }
  });
}

/** Asks and gathers the parts of the file. */
class Gathering {
  readonly #thread: PdfThread;
  readonly #parts: Uint8Array[] = [];
  #bytes = 0;

  constructor(thread: PdfThread) {
    this.#thread = thread;
  }

  /** 175 where the thread cannot write what it was asked for. */
  async ask(request: Parameters<PdfThread['ask']>[0]): Promise<boolean> {
    const { part, more } = await this.#thread
      .ask(request)
      .catch((cause: unknown) => fail('UNABLE_TO_CREATE_FILE', { cause }));
    this.#bytes += part.length;
    if (this.#bytes > MOST_BYTES) fail('UNABLE_TO_CREATE_FILE', { cause: new Error('A PDF file became too large.') });
    this.#parts.push(part);
    return more;
  }

  async end(): Promise<Buffer> {
    await this.ask({ kind: 'end' });
    return Buffer.concat(this.#parts);
  }
}

function* inParts<Item>(items: readonly Item[], most: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += most) yield items.slice(at, at + most);
}

/**
 * One file of one paper or several, each beginning a page; `title` in place of the first one's. 175 where it cannot be written
 * within its limits.
 */
export function writePdf(papers: readonly Paper[], title?: string): Promise<Buffer> {
  const head = present(papers[0], 'a paper');
  const write = async (thread: PdfThread): Promise<Buffer> => {
    const file = new Gathering(thread);
    await file.ask({
      kind: 'begin',
      head: { title: title ?? head.title, ...(head.letterhead ? { letterhead: head.letterhead } : {}) },
    });
    for (const part of inParts(papers, FEW)) await file.ask({ kind: 'papers', papers: part });
    return file.end();
  };
  return papers.length > FEW ? inOwnThread(write) : inWarmThread(write);
}

/**
 * One file of a list of any length. The next batch is asked for when the last one is laid out; `totals` when there are no more
 * rows. 175 where the file cannot be written within its limits; what fails in a batch fails as it does there.
 */
export function writeListPdf(
  list: PaperList,
  batches: AsyncIterable<Rows> | Iterable<Rows>,
  totals: () => Rows,
): Promise<Buffer> {
  return inOwnThread(async (thread) => {
    const file = new Gathering(thread);
    await file.ask({ kind: 'begin', head: list });
    await file.ask({ kind: 'list', list });
    for await (const rows of batches)
      for (const part of inParts(rows, ROWS_AT_ONCE)) await file.ask({ kind: 'rows', rows: part });
    await file.ask({ kind: 'totals', rows: totals() });
    while (await file.ask({ kind: 'pages' }));
    return file.end();
  });
}
