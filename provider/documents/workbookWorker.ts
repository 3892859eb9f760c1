// The thread behind workbook.ts: the bytes of a spreadsheet in, the rows of its first sheet out. It may die of what it reads.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import * as XLSX from '@e965/xlsx';
import { addDays } from '../../common/calendar.ts';
import type { ReadCell, ReadRow, WorkbookOrder, WorkbookReport } from './workbook.ts';
import { MOST_COLUMNS, type WorkbookFault } from './workbook.words.ts';
import { MOST_UNPACKED, packedBytes, readZipDirectory, type ZipEntry } from './zipDirectory.ts';

class Unfit extends Error {
  readonly fault: WorkbookFault;
  constructor(fault: WorkbookFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What a compound file or an unpacked zip is to the library. */
interface Container {
  FullPaths: string[];
}
interface Inside {
  CFB: {
    read(content: Buffer, options: { type: 'buffer' }): Container;
    utils: { cfb_new(): Container; cfb_add(container: Container, name: string, content: Buffer): void };
  };
  SSF: { is_date(format: string): boolean };
  parse_zip(container: Container, options: XLSX.ParsingOptions): XLSX.WorkBook;
  parse_xlscfb(container: Container, options: XLSX.ParsingOptions): XLSX.WorkBook;
}
const library = XLSX as unknown as Inside;

const OPTIONS: XLSX.ParsingOptions = {
  type: 'buffer',
  dense: true,
  sheets: 0,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
};

const CONTENT_TYPES = '[Content_Types].xml';
/** What a table is read from; pictures, notes, charts, links and macros are never unpacked. */
const NEEDED =
  /^(?:\[content_types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/i;
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const MACROS = /sheet\.macroEnabled|vbaProject/i;
const COMPOUND_MACROS = /_VBA_PROJECT/i;
const COMPOUND_SHEETS = /\/(?:Workbook|Book)$/i;

/** An entry's bytes: as many as the directory declares, or the file is not what it says. */
function unpack(file: Buffer, entry: ZipEntry): Buffer {
  const packed = packedBytes(file, entry);
  if (!packed) throw new Unfit('damaged');
  if (entry.method === 0 && packed.length === entry.unpacked) return packed;
  if (entry.method !== 8) throw new Unfit('damaged');
  const content = inflateRawSync(packed, { maxOutputLength: Math.max(1, Math.min(entry.unpacked, MOST_UNPACKED)) });
  if (content.length !== entry.unpacked) throw new Unfit('damaged');
  return content;
}

function readZip(file: Buffer): XLSX.WorkBook {
  const entries = readZipDirectory(file);
  if (typeof entries === 'string') throw new Unfit(entries);
  const types = entries.find(({ name }) => name === CONTENT_TYPES);
  if (!types) throw new Unfit('notSpreadsheet');
  const said = unpack(file, types).toString('utf8');
  if (MACROS.test(said) || entries.some(({ name }) => MACROS.test(name))) throw new Unfit('macros');
  if (!said.includes(SHEETS)) throw new Unfit('notSpreadsheet');
  const container = library.CFB.utils.cfb_new();
  for (const entry of entries)
    if (NEEDED.test(entry.name)) library.CFB.utils.cfb_add(container, entry.name, unpack(file, entry));
  return library.parse_zip(container, { ...OPTIONS });
}

function readCompound(file: Buffer): XLSX.WorkBook {
  const container = library.CFB.read(file, { type: 'buffer' });
  const holds = (name: RegExp) => container.FullPaths.some((path) => name.test(path));
  if (holds(/EncryptedPackage/i)) throw new Unfit('encrypted');
  if (holds(COMPOUND_MACROS)) throw new Unfit('macros');
  if (!holds(COMPOUND_SHEETS)) throw new Unfit('notSpreadsheet');
  return library.parse_xlscfb(container, { ...OPTIONS });
}

const ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);

/** The 60th day of the older calendar, 29 February 1900, never was. */
const LEAP_BUG = 60;

/** The day a number stands for; undefined where it is none, such as a time of the day. */
function dateOf(serial: number, from1904: boolean): string | undefined {
  const day = Math.floor(serial);
  if (!Number.isSafeInteger(day) || day < (from1904 ? 0 : 1) || day === (from1904 ? -1 : LEAP_BUG)) return undefined;
  const first = day < LEAP_BUG ? '1899-12-31' : '1899-12-30';
  return addDays(from1904 ? '1904-01-01' : first, day);
}

function readCell({ t, v, z }: XLSX.CellObject, from1904: boolean): ReadCell {
  if (t === 'e') return { error: ERRORS.get(v as number) ?? '#ERROR' };
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE';
  if (typeof v === 'string') return v.trim() === '' ? null : v;
  if (v instanceof Date) return { date: v.toISOString().slice(0, 10) };
  if (typeof v !== 'number') return null;
  const date = typeof z === 'string' && library.SSF.is_date(z) ? dateOf(v, from1904) : undefined;
  return date === undefined ? v : { date };
}

/** Rows with something in them; forEach passes over what was never written. */
function rowsOf(workbook: XLSX.WorkBook, mostRows: number): ReadRow[] {
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''] as XLSX.DenseWorkSheet | undefined;
  const rows: ReadRow[] = [];
  (sheet?.['!data'] as (XLSX.CellObject[] | undefined)[] | undefined)?.forEach((written, at) => {
    const cells: ReadCell[] = [];
    written?.forEach((cell, column) => {
      const value = readCell(cell, from1904);
      if (value === null) return;
      if (column >= MOST_COLUMNS) throw new Unfit('tooManyColumns');
      while (cells.length < column) cells.push(null);
      cells.push(value);
    });
    if (cells.length === 0) return;
    rows.push({ row: at + 1, cells });
    // The headings are one more.
    if (rows.length > mostRows + 1) throw new Unfit('tooManyRows');
  });
  return rows;
}

function faultOf(error: unknown): WorkbookFault {
  if (error instanceof Unfit) return error.fault;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_BUFFER_TOO_LARGE') return 'tooLarge';
  return /password|encrypt/i.test(message) ? 'encrypted' : 'damaged';
}

const PART = 250;
const tell = (report: WorkbookReport) => parentPort?.postMessage(report);

async function run(): Promise<void> {
  try {
    const { content, mostRows } = workerData as WorkbookOrder;
    const file = Buffer.from(content);
    const rows = rowsOf(file[0] === 0x50 ? readZip(file) : readCompound(file), mostRows);
    for (let at = 0; at < rows.length; at += PART) {
      tell({ rows: rows.slice(at, at + PART) });
      await nextTurn();
    }
    tell('end');
  } catch (error) {
    tell({ fault: faultOf(error) });
  }
}

await run();
