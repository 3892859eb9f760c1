// A spreadsheet somebody sent, read in a thread of its own: what it may cost is judged before, bounded while and ended after.
import { Worker } from 'node:worker_threads';
import { fail, Refusal } from '../shared/fail.ts';
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
/** Of all users: each thread may take a processor and its heap. */
const AT_ONCE = 2;

function refusalFor(fault: WorkbookFault): Refusal {
  const { code, message } = workbookFaults[fault];
  return new Refusal(code, { message });
}

/** What the first bytes and the directory say, before a thread is started for it. */
function requireSpreadsheet(content: Buffer): void {
  const magic = content.subarray(0, ZIP.length);
  if (magic.equals(COMPOUND)) return;
  if (!magic.equals(ZIP)) throw refusalFor('notSpreadsheet');
  const directory = readZipDirectory(content);
  if (typeof directory === 'string') throw refusalFor(directory);
}

function readInThread(order: WorkbookOrder): Promise<ReadSheet> {
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
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void thread.terminate();
      settle();
    };
    const refuse = (fault: WorkbookFault) => end(() => reject(refusalFor(fault)));
    const timer = setTimeout(() => refuse('tooLong'), WITHIN_MS);
    thread.on('message', (report: WorkbookReport) => {
      if ('hidden' in report) end(() => resolve({ rows, hidden: report.hidden }));
      else if ('fault' in report) refuse(report.fault);
      else rows.push(...report.rows);
    });
    // It ran out of its memory.
    thread.on('error', () => refuse('tooLarge'));
    thread.on('exit', () => refuse('damaged'));
  });
}

interface Reading {
  content: Buffer;
  sheet: Promise<ReadSheet>;
}

const reading = new Map<number, Reading>();
const queue: (() => void)[] = [];
let threads = 0;

async function inThreadPlace<T>(work: () => Promise<T>): Promise<T> {
  if (threads >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else threads += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else threads -= 1;
  }
}

/**
 * The visible rows of the first visible sheet. 203 while another file of this user is being read; the same file sent again
 * meanwhile is read once. 165 for what is no spreadsheet (.xlsx, .xls), is protected or holds macros; 166 for one beyond the limits.
 */
export async function readWorkbook(userId: number, content: Buffer, mostRows = MOST_ROWS): Promise<ReadSheet> {
  const other = reading.get(userId);
  if (other?.content.equals(content)) return other.sheet;
  if (other) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  requireSpreadsheet(content);
  const sheet = inThreadPlace(() => readInThread({ content, mostRows }));
  reading.set(userId, { content, sheet });
  try {
    return await sheet;
  } finally {
    reading.delete(userId);
  }
}
