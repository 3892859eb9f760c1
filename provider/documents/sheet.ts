// Writes a spreadsheet of one table in a thread of the pool, so that other calls are not delayed.
import { RequestThread, THREAD_LIMITS } from './pool/requestThread.ts';
import type { FileSlot } from './pool/filePool.ts';
import { Gathering } from './pool/gathering.ts';

export const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `number`: a whole number. `decimal`: with the decimals it has, or a text. `money`: rupees, with two decimals and Indian grouping */
type Kind = 'text' | 'number' | 'money' | 'date' | 'decimal';
type Value = string | number | null;

/** A cell of another kind than its column, or a highlighted one. */
export interface MarkedCell {
  value: Value;
  kind?: Kind;
  tinted?: boolean;
  bold?: boolean;
  /** grey, and in a protected sheet not to be changed */
  locked?: boolean;
}

/** A date is a text, yyyy-MM-dd; null is an empty cell. A text in a number column stays a text. */
export type Cell = Value | MarkedCell;

export interface Column {
  title: string;
  kind: Kind;
  /** in characters */
  width: number;
  /** its heading is highlighted */
  required?: boolean;
  /** suggestions for the cells; an open list accepts other texts too */
  choices?: readonly string[];
  open?: boolean;
  /** Its cells can be changed; the sheet is then protected, without a password, so that its other columns cannot. */
  unlocked?: boolean;
  /** an Excel formula that is true for a valid cell, written {cell}, and the message for other ones */
  validation?: { formula: string; message: string };
}

/** Options of a template to fill in. */
export interface Guide {
  /** number of rows to fill below the headings */
  rows: number;
  /** name of the sheet with the choices */
  choices: string;
  /** name and lines of the sheet with instructions */
  name: string;
  lines: readonly string[];
}

export interface SheetHead {
  name: string;
  /** footer of each printed page: &P is the page number, &N the number of pages */
  footer: string;
  columns: readonly Column[];
  /** first columns that stay in view, beside the headings */
  frozenColumns?: number;
  guide?: Guide;
  /** a hidden sheet that the provider reads when the file is sent back (`ReadSheet.meta`) */
  meta?: { name: string; rows: readonly (readonly (string | number)[])[] };
}

/** One file at a time; `begin` discards a file that was not ended. */
export type SheetRequest = { kind: 'begin'; head: SheetHead } | { kind: 'rows'; rows: Cell[][] } | { kind: 'end' };

const HEAP_MB = 192;

/** The thread that writes spreadsheets (sheetWorker.ts). */
class SheetThread extends RequestThread<SheetRequest> {
  constructor() {
    super(new URL('./sheetWorker.js', import.meta.url), { ...THREAD_LIMITS, heapMb: HEAP_MB });
  }
}

/**
 * Returns the .xlsx file. Requests the next batch when the last one is written. 175 if the file cannot be written within its
 * limits; rethrows errors of a batch.
 */
export async function writeSheet(
  slot: FileSlot,
  head: SheetHead,
  batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>,
): Promise<Buffer> {
  const file = new Gathering(await slot.thread(SheetThread), slot.ended);
  await file.ask({ kind: 'begin', head });
  for await (const rows of batches) await file.ask({ kind: 'rows', rows });
  return file.end({ kind: 'end' });
}
