// A spreadsheet of one table, written in a thread of its own and handed on in parts, so that neither its length nor its
// work is felt by other calls.
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { fail } from '../shared/fail.ts';

export const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `money`: rupees, shown with two decimals and Indian grouping */
type Kind = 'text' | 'number' | 'money' | 'date';
type Value = string | number | null;

/** A cell that is of another kind than its column, or stands out. */
export interface MarkedCell {
  value: Value;
  kind?: Kind;
  tinted?: boolean;
  bold?: boolean;
}

/** A date is its text, yyyy-MM-dd; null is an empty cell. A text among numbers stays a text. */
export type Cell = Value | MarkedCell;

export interface Column {
  title: string;
  kind: Kind;
  /** in characters */
  width: number;
  /** its heading stands out */
  required?: boolean;
  /** what the cells below are chosen from; other texts are taken too where it is open */
  choices?: readonly string[];
  open?: boolean;
}

/** What makes a sheet one to be filled in. */
export interface Guide {
  /** rows below the headings that may be filled */
  rows: number;
  /** name of the sheet that holds what can be chosen */
  choices: string;
  /** name and lines of the sheet that says how it is filled in */
  name: string;
  lines: readonly string[];
}

export interface SheetHead {
  name: string;
  /** of each printed page: &P is its number, &N how many there are */
  footer: string;
  columns: readonly Column[];
  guide?: Guide;
}

export type SheetRequest = { kind: 'rows'; rows: Cell[][] } | { kind: 'end' };
/** What the file has grown by. */
type SheetReport = Uint8Array;

const HEAP_MB = 192;

interface Asked {
  resolve: (report: SheetReport) => void;
  reject: (error: Error) => void;
}

/** The thread, asked one part after the other. */
class SheetThread {
  readonly #thread: Worker;
  #asked: Asked | undefined;
  #failure: Error | undefined;

  constructor(head: SheetHead) {
    this.#thread = new Worker(new URL('./sheetWorker.js', import.meta.url), {
      workerData: head,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.#thread.on('message', (report: SheetReport) => this.#asked?.resolve(report));
    this.#thread.on('error', (error) => this.#fail(error));
    this.#thread.on('exit', () => this.#fail(new Error('The thread of a spreadsheet ended.')));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#asked?.reject(this.#failure);
  }

  ask(request: SheetRequest): Promise<SheetReport> {
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      if (this.#failure) reject(this.#failure);
      else this.#thread.postMessage(request);
    });
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}

async function* parts(head: SheetHead, batches: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  const thread = new SheetThread(head);
  const ask = (request: SheetRequest) =>
    thread.ask(request).catch((cause: unknown) => fail('UNABLE_TO_CREATE_FILE', { cause }));
  try {
    for await (const rows of batches) {
      const part = await ask({ kind: 'rows', rows });
      if (part.length > 0) yield part;
    }
    yield await ask({ kind: 'end' });
  } finally {
    await thread.end();
  }
}

/** The rest follows what was read already; a reader that goes away ends the thread too. */
function readable(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>): Readable {
  let next: IteratorResult<Uint8Array> | undefined = first;
  return new Readable({
    read() {
      const found = next ? Promise.resolve(next) : rest.next();
      next = undefined;
      found.then(
        ({ done, value }) => this.push(done === true ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      void rest.return(undefined).finally(() => done(error));
    },
  });
}

/**
 * The .xlsx file; the next batch is asked for when the reader has taken the last one. It is waited for until its first part is
 * written: what fails until then is answered, with 175 where the file itself cannot be made; what fails later breaks off the answer.
 */
export async function writeSheet(head: SheetHead, batches: AsyncIterable<Cell[][]>): Promise<Readable> {
  const rest = parts(head, batches);
  return readable(await rest.next(), rest);
}
