// A spreadsheet of one table, written in a thread of the pool, so that other calls do not feel its work.
import { AskedThread, THREAD_LIMITS } from './pool/askedThread.ts';
import type { FileSlot } from './pool/filePool.ts';
import { Gathering } from './pool/gathering.ts';

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

/** One file after the other: `begin` drops a file that was not ended. */
export type SheetRequest = { kind: 'begin'; head: SheetHead } | { kind: 'rows'; rows: Cell[][] } | { kind: 'end' };

const HEAP_MB = 192;

/** The thread that writes spreadsheets (sheetWorker.ts). */
class SheetThread extends AskedThread<SheetRequest> {
  constructor() {
    super(new URL('./sheetWorker.js', import.meta.url), { ...THREAD_LIMITS, heapMb: HEAP_MB });
  }
}

/**
 * The .xlsx file. The next batch is asked for when the last one is written. 175 where the file cannot be written within its
 * limits; what fails in a batch fails as it does there.
 */
export async function writeSheet(slot: FileSlot, head: SheetHead, batches: AsyncIterable<Cell[][]>): Promise<Buffer> {
  const file = new Gathering(await slot.thread(SheetThread), slot.ended);
  await file.ask({ kind: 'begin', head });
  for await (const rows of batches) await file.ask({ kind: 'rows', rows });
  return file.end({ kind: 'end' });
}
