// The thread of workbook.ts: receives a spreadsheet, returns the rows of one sheet. It may run out of memory.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import * as XLSX from '@e965/xlsx';
import { hiddenIn, visibleMerges, type Written } from './sheetMerges.ts';
import { hasColumnsBeyondSheet, hasMisplacedCells, isBeyondSheet } from './sheetBounds.ts';
import { readableCells } from './sheetCells.ts';
import { chooseSheet, hasTooManySheets, isHiddenSheet, shortSheet, type ChosenSheet } from './sheetsOfFile.ts';
import type { Merge, ReadCell, ReadRow, UnreadParts, WorkbookOrder, WorkbookReport } from './workbook.ts';
import type { FileFault } from './workbook.words.ts';
import { HEADING_ROWS, MOST_COLUMNS } from './workbookLimits.ts';
import { Unfit } from './unfit.ts';
import { hasNotes, hasObjects, hasStruckFont, isAnnotated, isStruck } from './sheetMarks.ts';
import { cellReader } from './workbookCells.ts';
import { MOST_UNPACKED, packedBytes, readZipDirectory, type ZipEntry } from './zipDirectory.ts';
import { lowerPriority } from './pool/lowerPriority.ts';

/** The library's view of a compound file or an unpacked zip. */
interface Container {
  FullPaths: string[];
}
interface Inside {
  CFB: {
    read(content: Buffer, options: { type: 'buffer' }): Container;
    find(container: Container, path: string): { content?: Uint8Array | number[] } | null;
    utils: { cfb_new(): Container; cfb_add(container: Container, name: string, content: Buffer): void };
  };
  parse_zip(container: Container, options: XLSX.ParsingOptions): XLSX.WorkBook;
  parse_xlscfb(container: Container, options: XLSX.ParsingOptions): XLSX.WorkBook;
}
const library = XLSX as unknown as Inside;

const OPTIONS: XLSX.ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  // Reads which rows and columns are hidden.
  cellStyles: true,
};
/** With formulas and stubs, a formula without a stored value is a stub that has a formula. */
const ZIP_OPTIONS: XLSX.ParsingOptions = { ...OPTIONS, cellFormula: true, sheetStubs: true };
/** A formula of an .xls file always has a stored value. */
const COMPOUND_OPTIONS: XLSX.ParsingOptions = { ...OPTIONS, cellFormula: false };

const CONTENT_TYPES = '[Content_Types].xml';
/** The entries that are unpacked; pictures, notes, charts, links and macros are not. */
const NEEDED =
  /^(?:\[content_types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/i;
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const MACROS = /sheet\.macroEnabled|vbaProject/i;
const CELL_TEXTS = /^xl\/sharedStrings[^/]*\.xml$/i;
/** Other entries of the main folder may be sheets. */
const NO_SHEET =
  /^(?:\[content_types\]\.xml|_rels\/.*|xl\/_rels\/.*|xl\/(?:workbook|styles|sharedStrings)[^/]*\.xml)$/i;
const WORKBOOK = /^xl\/workbook[^/]*\.xml$/i;
const COMPOUND_MACROS = /_VBA_PROJECT/i;
const COMPOUND_SHEETS = /\/(?:Workbook|Book)$/i;

/** The bytes of an entry; fails if their number differs from the directory. */
function unpack(file: Buffer, entry: ZipEntry): Buffer {
  const packed = packedBytes(file, entry);
  if (!packed) throw new Unfit('damaged');
  if (entry.method === 0 && packed.length === entry.unpacked) return packed;
  if (entry.method !== 8) throw new Unfit('damaged');
  const content = inflateRawSync(packed, { maxOutputLength: Math.max(1, Math.min(entry.unpacked, MOST_UNPACKED)) });
  if (content.length !== entry.unpacked) throw new Unfit('damaged');
  return content;
}

interface OpenedFile {
  workbook: XLSX.WorkBook;
  chosen: ChosenSheet;
  annotated: boolean;
  struck: boolean;
}

/** The sheet of the order. In a file that the portal wrote, with a sheet `metaName`, it is the first visible one. */
function sheetFor(outline: XLSX.WorkBook, { sheet, metaName }: WorkbookOrder): ChosenSheet {
  const chosen = chooseSheet(outline, { sheet, first: metaName !== undefined });
  if (!chosen) throw new Unfit('noSheet');
  return chosen;
}

function readZip(file: Buffer, order: WorkbookOrder): OpenedFile {
  const entries = readZipDirectory(file);
  if (typeof entries === 'string') throw new Unfit(entries);
  const types = entries.find(({ name }) => name === CONTENT_TYPES);
  if (!types) throw new Unfit('notSpreadsheet');
  const declared = unpack(file, types).toString('utf8');
  if (MACROS.test(declared) || entries.some(({ name }) => MACROS.test(name))) throw new Unfit('macros');
  if (!declared.includes(SHEETS)) throw new Unfit('notSpreadsheet');
  const container = library.CFB.utils.cfb_new();
  /** the same file with short sheets and without the texts of cells */
  const outline = library.CFB.utils.cfb_new();
  let struck = false;
  for (const entry of entries) {
    if (!NEEDED.test(entry.name)) continue;
    const content = unpack(file, entry);
    struck ||= isStruck(entry.name, content);
    const isSheet = !NO_SHEET.test(entry.name);
    if (WORKBOOK.test(entry.name) && hasTooManySheets(content)) throw new Unfit('tooManyParts');
    if (isSheet && (hasColumnsBeyondSheet(content) || hasMisplacedCells(content))) throw new Unfit('damaged');
    library.CFB.utils.cfb_add(container, entry.name, isSheet ? readableCells(content) : content);
    if (!CELL_TEXTS.test(entry.name))
      library.CFB.utils.cfb_add(outline, entry.name, isSheet ? shortSheet(content) : content);
  }
  const names = library.parse_zip(outline, { ...OPTIONS });
  const chosen = sheetFor(names, order);
  // The other sheets are not parsed.
  const sheets = [chosen.at, names.SheetNames.findIndex((name) => name === order.metaName)];
  const annotated = isAnnotated(entries, (entry) => unpack(file, entry));
  return { workbook: library.parse_zip(container, { ...ZIP_OPTIONS, sheets }), chosen, annotated, struck };
}

/** The stream that the library reads: a file may have one of an older version too, and those of embedded workbooks. */
const sheetsStream = (container: Container): Buffer =>
  Buffer.from((library.CFB.find(container, '/Workbook') ?? library.CFB.find(container, '/Book'))?.content ?? []);

function readCompound(file: Buffer, order: WorkbookOrder): OpenedFile {
  const container = library.CFB.read(file, { type: 'buffer' });
  const holds = (name: RegExp) => container.FullPaths.some((path) => name.test(path));
  if (holds(/EncryptedPackage/i)) throw new Unfit('encrypted');
  if (holds(COMPOUND_MACROS)) throw new Unfit('macros');
  if (!holds(COMPOUND_SHEETS)) throw new Unfit('notSpreadsheet');
  const workbook = library.parse_xlscfb(container, { ...COMPOUND_OPTIONS });
  const stream = sheetsStream(container);
  return {
    workbook,
    chosen: sheetFor(workbook, order),
    annotated: hasNotes(workbook) || hasObjects(stream),
    struck: hasStruckFont(stream),
  };
}

interface Found {
  rows: ReadRow[];
  merges: Merge[];
  unread: UnreadParts;
  hiddenAt: { rows: number[]; columns: number[] };
}

function writtenIn(sheet: XLSX.DenseWorkSheet | undefined): Written | undefined {
  const rows = sheet?.['!data'] as Written | undefined;
  if (rows && isBeyondSheet(rows)) throw new Unfit('damaged');
  return rows;
}

const read = cellReader();

/** The cells of the hidden sheet that the provider wrote, limited like the visible one. */
function metaOf(workbook: XLSX.WorkBook, { metaName, mostRows }: WorkbookOrder): ReadCell[][] | undefined {
  const rows = writtenIn(workbook.Sheets[metaName ?? ''] as XLSX.DenseWorkSheet | undefined);
  return rows
    ?.slice(0, mostRows + HEADING_ROWS)
    .map((cells = [], row) =>
      Array.from(cells.slice(0, MOST_COLUMNS), (cell, column) => (cell ? read(cell, false, { row, column }) : null)),
    );
}

const sheetOf = ({ workbook, chosen }: OpenedFile) =>
  workbook.Sheets[workbook.SheetNames[chosen.at] ?? ''] as XLSX.DenseWorkSheet | undefined;

/** The rows with content and the merged cells of the sheet that is read. */
function rowsOf(opened: OpenedFile, { mostRows, metaName }: WorkbookOrder): Found {
  const { workbook } = opened;
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const sheets = workbook.Workbook?.Sheets ?? [];
  const sheet = sheetOf(opened);
  const rows = writtenIn(sheet);
  const hidden = hiddenIn(sheet);
  const hiddenColumns = new Set<number>();
  const hiddenSheets = sheets.filter((one) => isHiddenSheet(one) && one.name !== metaName).length;
  const merges = visibleMerges(sheet, rows, hidden);
  const found: Found = {
    rows: [],
    merges,
    unread: { rows: 0, columns: 0, sheets: hiddenSheets },
    hiddenAt: { rows: [], columns: [] },
  };
  const cellsOf = (written: XLSX.CellObject[] | undefined, row: number): ReadCell[] => {
    const cells: ReadCell[] = [];
    written?.forEach((cell, column) => {
      const value = read(cell, from1904, { row, column });
      if (value === null) return;
      if (hidden.columns.has(column)) return void hiddenColumns.add(column);
      if (column >= MOST_COLUMNS) throw new Unfit('tooManyColumns');
      while (cells.length < column) cells.push(null);
      cells.push(value);
    });
    return cells;
  };
  rows?.forEach((written, at) => {
    const cells = cellsOf(written, at);
    if (cells.length === 0) return;
    if (hidden.rows.has(at)) {
      found.unread.rows += 1;
      found.hiddenAt.rows.push(at + 1);
    } else found.rows.push({ row: at + 1, cells });
    if (found.rows.length > mostRows + HEADING_ROWS) throw new Unfit('tooManyRows');
  });
  found.unread.columns = hiddenColumns.size;
  found.hiddenAt.columns = [...hiddenColumns].sort((one, other) => one - other);
  return found;
}

function faultOf(error: unknown): FileFault {
  if (error instanceof Unfit) return error.fault;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_BUFFER_TOO_LARGE') return 'tooLarge';
  return /password|encrypt/i.test(message) ? 'encrypted' : 'damaged';
}

const PART = 250;
const tell = (report: WorkbookReport) => parentPort?.postMessage(report);

async function run(): Promise<void> {
  let chosen: ChosenSheet | undefined;
  try {
    const order = workerData as WorkbookOrder;
    const file = Buffer.from(order.content);
    const opened = file[0] === 0x50 ? readZip(file, order) : readCompound(file, order);
    ({ chosen } = opened);
    const { rows, hiddenAt, merges, unread } = rowsOf(opened, order);
    for (let at = 0; at < rows.length; at += PART) {
      tell({ rows: rows.slice(at, at + PART) });
      await nextTurn();
    }
    tell({
      unread,
      annotated: opened.annotated,
      struck: opened.struck,
      hiddenAt,
      name: chosen.name,
      names: chosen.names,
      merges,
      meta: order.metaName === undefined ? undefined : metaOf(opened.workbook, order),
    });
  } catch (error) {
    tell({ fault: faultOf(error), sheets: chosen });
  }
}

lowerPriority();
await run();
