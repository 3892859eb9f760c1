// A spreadsheet that a user sent, read in a thread of its own within the pool: what it may cost is checked before, limited while
// it is read, and released after.
import { Worker } from 'node:worker_threads';
import { fail, ApiError } from '../shared/fail.ts';
import { Dropped, type FileSlot, type InFileSlot } from './pool/filePool.ts';
import { MOST_ROWS, workbookFaults, type WorkbookFault } from './workbook.words.ts';
import { readZipDirectory } from './zipDirectory.ts';

/**
 * Text, a number, a number with the text that its format shows, a date (yyyy-MM-dd), an error such as #REF!, a formula that no
 * program has calculated, or nothing.
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
  /** as the spreadsheet counts it, from 1 */
  row: number;
  cells: ReadCell[];
}

/** Hidden parts with something in them, which are not read. */
export interface HiddenParts {
  rows: number;
  columns: number;
  sheets: number;
}

/** The visible rows of the first visible sheet that are not blank. */
export interface ReadSheet {
  rows: readonly ReadRow[];
  hidden: HiddenParts;
}

/** What the thread is given. */
export interface WorkbookOrder {
  content: Uint8Array;
  /** below the headings */
  mostRows: number;
}

/** Rows come in parts; the hidden parts are reported last. */
export type WorkbookReport = { rows: ReadRow[] } | { fault: WorkbookFault } | { hidden: HiddenParts };

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const HEAP_MB = 256;
const YOUNG_HEAP_MB = 32;
const WITHIN_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

function errorFor(fault: WorkbookFault): ApiError {
  const { code, message } = workbookFaults[fault];
  return new ApiError(code, { message });
}

/** What the first bytes and the directory say, before a thread is started for it. */
function requireSpreadsheet(content: Buffer): void {
  const magic = content.subarray(0, ZIP.length);
  if (magic.equals(COMPOUND)) return;
  if (!magic.equals(ZIP)) throw errorFor('notSpreadsheet');
  const directory = readZipDirectory(content);
  if (typeof directory === 'string') throw errorFor(directory);
}

/** The thread may die of what it reads, so that none is kept for the next file. */
async function readInThread(slot: FileSlot, order: WorkbookOrder): Promise<ReadSheet> {
  await slot.clear();
  return new Promise((resolve, reject) => {
    const rows: ReadRow[] = [];
    const thread = new Worker(new URL('./workbookWorker.js', import.meta.url), {
      workerData: order,
      execArgv: [],
      // What its libraries say of a file is nothing for the log.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    let over = false;
    const end = (settle: () => void) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      slot.ended.removeEventListener('abort', drop);
      // The slot is free when the thread has ended.
      void thread.terminate().then(settle);
    };
    const drop = () => end(() => reject(new Dropped()));
    slot.ended.addEventListener('abort', drop);
    const rejectWith = (fault: WorkbookFault) => end(() => reject(errorFor(fault)));
    const timer = setTimeout(() => rejectWith('tooLong'), WITHIN_MS);
    thread.on('message', (report: WorkbookReport) => {
      if ('hidden' in report) end(() => resolve({ rows, hidden: report.hidden }));
      else if ('fault' in report) rejectWith(report.fault);
      else rows.push(...report.rows);
    });
    // It ran out of its memory.
    thread.on('error', () => rejectWith('tooLarge'));
    thread.on('exit', () => rejectWith('damaged'));
  });
}

interface Reading {
  content: Buffer;
  sheet: Promise<ReadSheet>;
}

const reading = new Map<number, Reading>();

/** Of a call's context. */
interface Reader {
  actor: { userId: number };
  inFileSlot: InFileSlot;
}

/**
 * The visible rows of the first visible sheet. 203 while another file of this user is being read; the same file sent twice at one
 * time is read once. 165 for what is no spreadsheet (.xlsx, .xls), is protected or holds macros; 166 for one beyond the limits.
 */
export async function readWorkbook(reader: Reader, content: Buffer, mostRows = MOST_ROWS): Promise<ReadSheet> {
  const { userId } = reader.actor;
  const other = reading.get(userId);
  if (other?.content.equals(content))
    return other.sheet.catch((error: unknown) => {
      // The connection that it was read for is closed; this one is not.
      if (error instanceof Dropped) return readWorkbook(reader, content, mostRows);
      throw error;
    });
  if (other) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  requireSpreadsheet(content);
  const sheet = reader.inFileSlot('long', (slot) => readInThread(slot, { content, mostRows }));
  reading.set(userId, { content, sheet });
  try {
    return await sheet;
  } finally {
    reading.delete(userId);
  }
}
