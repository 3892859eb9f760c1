// Reads an uploaded spreadsheet in a separate thread of the pool. Its cost is checked before, limited while it is read, and
// released afterwards.
import { Worker } from 'node:worker_threads';
import { fail, ApiError } from '../shared/fail.ts';
import { fileSheets, type SheetNames } from './fileSheets.ts';
import { Dropped, type FileSlot, type InFileSlot } from './pool/filePool.ts';
import { errorOfFile, type FileFault } from './workbook.words.ts';
import { MOST_ROWS } from './workbookLimits.ts';
import { readZipDirectory } from './zipDirectory.ts';

/**
 * Text, a number, a number with the text that its format shows, a date (yyyy-MM-dd), an error such as #REF!, a formula that no
 * program has calculated, or an empty cell.
 */
export type ReadCell =
  | string
  | number
  | { number: number; shown: string }
  | { date: string }
  | { error: string }
  | { noStoredValue: true }
  | null;

export interface ReadRow {
  /** row number in the spreadsheet, from 1 */
  row: number;
  cells: ReadCell[];
  /** indexes of the cells that share one value with other rows */
  merged?: ReadonlySet<number>;
  /** the cells that share one value with other columns: the index of the first of them by the index of each */
  across?: ReadonlyMap<number, number>;
}

/** Parts with content that are not read. */
export interface UnreadParts {
  /** hidden ones */
  rows: number;
  /** hidden ones */
  columns: number;
  /** hidden ones */
  sheets: number;
}

/** Merged cells: their first visible cell, which has the value, and how many there are. */
export interface Merge {
  /** row number in the spreadsheet, from 1 */
  row: number;
  /** index of the column */
  column: number;
  rows: number;
  columns: number;
  /** a hidden row with content shares the value */
  sharesHidden?: boolean;
}

/** The visible rows of one sheet that are not blank. */
export interface ReadSheet extends SheetNames {
  rows: readonly ReadRow[];
  merges: readonly Merge[];
  unread: UnreadParts;
  /** whether the file has notes on cells, or pictures and text boxes */
  annotated: boolean;
  /** whether a format of the file strikes text through */
  struck: boolean;
  /** the hidden parts with content: numbers of rows, and indexes of columns, in their order */
  hiddenAt?: { rows: readonly number[]; columns: readonly number[] };
  /** the rows of the hidden sheet that the provider wrote (`SheetHead.meta`), where the file has it */
  meta: readonly ReadCell[][] | undefined;
}

/** The input of the thread. */
export interface WorkbookOrder {
  content: Uint8Array;
  /** maximum below the headings */
  mostRows: number;
  /** name of the sheet with `meta`, which is not counted as hidden */
  metaName: string | undefined;
  /** name of the sheet to read; by default the first visible one that has a row below its headings */
  sheet: string | undefined;
}

/** Rows are sent in batches; parts that are not read are reported last. */
export type WorkbookReport =
  | { rows: ReadRow[] }
  | /** `sheets`: where the fault was found in one of them */ { fault: FileFault; sheets?: SheetNames | undefined }
  | Omit<ReadSheet, 'rows'>;

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Limits of the thread that reads a file. */
export const READ_LIMITS = { heapMb: 256, youngHeapMb: 32, withinMs: 10_000 };
const RETRY_AFTER_SECONDS = 5;

function errorFor(fault: FileFault, sheets?: SheetNames): ApiError {
  const { code, message } = errorOfFile(fault);
  return new ApiError(code, { message, ...(sheets && fileSheets(sheets)) });
}

/** Bytes that are searched for signs other than text. */
const TEXT_BYTES = 1_000;
const PDF = '%PDF';

/** By the byte order mark; single bytes without one. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'latin1';
}

/** Whether the file has only characters of text, as CSV files and the web pages that banks export as .xls have. */
function isText(content: Buffer): boolean {
  const text = new TextDecoder(encodingOf(content)).decode(content.subarray(0, TEXT_BYTES));
  return !text.startsWith(PDF) && !/[^\t\n\f\r\u0020-\uffff]/.test(text);
}

/** Checks the first bytes and the directory before a thread is started. */
function requireSpreadsheet(content: Buffer): void {
  const magic = content.subarray(0, ZIP.length);
  if (magic.equals(COMPOUND)) return;
  if (!magic.equals(ZIP)) throw errorFor(isText(content) ? 'textFile' : 'notSpreadsheet');
  const directory = readZipDirectory(content);
  if (typeof directory === 'string') throw errorFor(directory);
}

/** Uses a new thread for each file, because the file may crash it. */
async function readInThread(slot: FileSlot, order: WorkbookOrder): Promise<ReadSheet> {
  await slot.clear();
  return new Promise((resolve, reject) => {
    const rows: ReadRow[] = [];
    const thread = new Worker(new URL('./workbookWorker.js', import.meta.url), {
      workerData: order,
      execArgv: [],
      // Keeps output of the libraries out of the log.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: READ_LIMITS.heapMb, maxYoungGenerationSizeMb: READ_LIMITS.youngHeapMb },
    });
    let over = false;
    const end = (settle: () => void) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      slot.ended.removeEventListener('abort', drop);
      // Releases the slot when the thread has ended.
      void thread.terminate().then(settle);
    };
    const drop = () => end(() => reject(new Dropped()));
    slot.ended.addEventListener('abort', drop);
    const rejectWith = (fault: FileFault, sheets?: SheetNames) => end(() => reject(errorFor(fault, sheets)));
    const timer = setTimeout(() => rejectWith('tooLong'), READ_LIMITS.withinMs);
    thread.on('message', (report: WorkbookReport) => {
      if ('unread' in report) end(() => resolve({ rows, ...report }));
      else if ('fault' in report) rejectWith(report.fault, report.sheets);
      else rows.push(...report.rows);
    });
    // The thread ran out of memory.
    thread.on('error', () => rejectWith('tooLarge'));
    thread.on('exit', () => rejectWith('damaged'));
  });
}

interface Reading {
  order: WorkbookOrder;
  read: Promise<ReadSheet>;
}

const reading = new Map<number, Reading>();

const isSame = (one: WorkbookOrder, other: WorkbookOrder): boolean =>
  one.mostRows === other.mostRows &&
  one.metaName === other.metaName &&
  one.sheet === other.sheet &&
  Buffer.compare(one.content, other.content) === 0;

/** The part of a call's context that is used. */
interface Reader {
  actor: { userId: number };
  inFileSlot: InFileSlot;
}

interface Wanted {
  /** maximum below the headings */
  mostRows?: number;
  metaName?: string;
  sheet?: string | undefined;
}

/**
 * The visible rows of one sheet. 203 while another file of this user is being read, or this one in another way; the same file sent twice
 * concurrently is read once. 165 for a file that is not a spreadsheet (.xlsx, .xls), is protected or contains macros; 166 for one
 * beyond the limits, and for an unknown sheet.
 */
export async function readWorkbook(
  reader: Reader,
  content: Buffer,
  { mostRows = MOST_ROWS, metaName, sheet }: Wanted = {},
): Promise<ReadSheet> {
  const { userId } = reader.actor;
  const order: WorkbookOrder = { content, mostRows, metaName, sheet };
  const other = reading.get(userId);
  if (other && isSame(other.order, order))
    return other.read.catch((error: unknown) => {
      // The connection of the first caller is closed, this one is open.
      if (error instanceof Dropped)
        return readWorkbook(reader, content, {
          mostRows,
          sheet,
          ...(metaName !== undefined && { metaName }),
        });
      throw error;
    });
  if (other) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  requireSpreadsheet(content);
  const read = reader.inFileSlot('long', (slot) => readInThread(slot, order));
  reading.set(userId, { order, read });
  try {
    return await read;
  } finally {
    reading.delete(userId);
  }
}
