// The thread of sheet.ts: receives rows, returns the bytes of an .xlsx file, one file at a time.
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import { present } from '../../common/present.ts';
import { sheetName, textCell } from './neutral.ts';
import { failureOf, type PartReport } from './pool/partReport.ts';
import { lowerPriority } from './pool/lowerPriority.ts';
import { FORMATS, validateCells, writeChoices, writeLines, writeMeta, type SheetParts } from './sheetParts.ts';
import type { Cell, Column, MarkedCell, SheetHead, SheetRequest } from './sheet.ts';

const HEADER_FILL = 'FFE6EEF8';
const REQUIRED_FILL = 'FF1F4E79';
const REQUIRED_FONT = 'FFFFFFFF';
const TINT = 'FFFFD9D6';
/** in points */
const LINE_HEIGHT = 15;
const LOCKED_FILL = 'FFD9D9D9';
const A4 = 9;
interface SheetFile extends SheetParts {
  stream: PassThrough;
  /** bytes since the last report */
  grown: Buffer[];
}

const PAGE: Partial<ExcelJS.PageSetup> = {
  paperSize: A4,
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: '1:1',
  margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
};

function begin(head: SheetHead): SheetFile {
  const stream = new PassThrough({ highWaterMark: 8 * 1024 * 1024 });
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const sheet = workbook.addWorksheet(sheetName(head.name), {
    views: [{ state: 'frozen', ySplit: 1, ...(head.frozenColumns !== undefined && { xSplit: head.frozenColumns }) }],
    headerFooter: { oddFooter: `&L&A&R${head.footer}` },
    pageSetup: PAGE,
  });
  sheet.columns = head.columns.map(({ kind, width, unlocked }) => ({
    width,
    style: { numFmt: FORMATS[kind], ...(unlocked && { protection: { locked: false } }) },
  }));
  if (head.columns.some(({ unlocked }) => unlocked)) protect(sheet);
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: head.columns.length } };
  const file: SheetFile = { head, workbook, sheet, stream, grown: [] };
  stream.on('data', (part: Buffer) => file.grown.push(part));
  writeHeadings(file);
  return file;
}

/** The parts of the library's writer that write one element each. */
interface ElementWriter {
  _writeAutoFilter: () => void;
  _writeSheetProtection: () => void;
}

/**
 * Without a password; the widths of columns and the filter can be changed. The library writes the protection after the
 * validations, where Excel rejects the file: its position is before the filter.
 */
function protect(sheet: ExcelJS.Worksheet): void {
  void sheet.protect('', { formatColumns: true, formatRows: true, autoFilter: true });
  const writer = sheet as unknown as ElementWriter;
  const writeFilter = writer._writeAutoFilter.bind(sheet);
  const writeProtection = writer._writeSheetProtection.bind(sheet);
  writer._writeAutoFilter = () => {
    writeProtection();
    writeFilter();
  };
  writer._writeSheetProtection = () => undefined;
}

const filled = (argb: string): ExcelJS.Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } });

function writeHeadings({ head, sheet }: SheetFile): void {
  const header = sheet.getRow(1);
  header.values = head.columns.map(({ title }) => textCell(title));
  header.font = { bold: true };
  header.fill = filled(HEADER_FILL);
  header.protection = { locked: true };
  if (head.guide) {
    header.alignment = { wrapText: true, vertical: 'middle' };
    // A word may not fit into the rest of its line.
    const lines = Math.max(...head.columns.map(({ title, width }) => Math.ceil((title.length * 1.2) / width)));
    header.height = LINE_HEIGHT * lines;
  }
  for (const [at, { required }] of head.columns.entries())
    if (required === true) {
      const cell = header.getCell(at + 1);
      cell.fill = filled(REQUIRED_FILL);
      cell.font = { bold: true, color: { argb: REQUIRED_FONT } };
    }
  header.commit();
}

function dateCell(text: string): Date {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new Error('A date of the table is not valid; the file would not open.');
  return date;
}

function valueOf(value: MarkedCell['value'], kind: Column['kind']): ExcelJS.CellValue {
  if (typeof value !== 'string') return value;
  return kind === 'date' ? dateCell(value) : textCell(value);
}

const marked = (cell: Cell): MarkedCell => (typeof cell === 'object' && cell !== null ? cell : { value: cell });

function addRow({ head, sheet }: SheetFile, cells: readonly Cell[]): void {
  const kindAt = (at: number) => present(head.columns[at], 'a column').kind;
  const row = sheet.addRow(cells.map((cell, at) => valueOf(marked(cell).value, marked(cell).kind ?? kindAt(at))));
  for (const [at, cell] of cells.entries()) {
    const { value, kind = kindAt(at), tinted, bold, locked } = marked(cell);
    if (typeof value === 'string' && kind === 'number') row.getCell(at + 1).numFmt = FORMATS.text;
    else if (kind !== kindAt(at)) row.getCell(at + 1).numFmt = FORMATS[kind];
    if (tinted === true) row.getCell(at + 1).fill = filled(TINT);
    if (bold === true) row.getCell(at + 1).font = { bold: true };
    if (locked === true) {
      row.getCell(at + 1).fill = filled(LOCKED_FILL);
      row.getCell(at + 1).protection = { locked: true };
    }
  }
  row.commit();
}

function writeEnd(file: SheetFile): void {
  const { guide, meta } = file.head;
  if (guide) validateCells(file, guide);
  const choices = guide && writeChoices(file, guide);
  // The validations are part of the first sheet, which is written before the others.
  file.sheet.commit();
  choices?.commit();
  if (guide) writeLines(file, guide);
  if (meta) writeMeta(file, meta);
}

let open: SheetFile | undefined;

async function write(request: SheetRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (request.kind === 'begin') open = begin(request.head);
  const file = open;
  if (!file) throw new Error('No file was begun.');
  if (request.kind === 'rows') for (const row of request.rows) addRow(file, row);
  if (request.kind === 'end') {
    const written = once(file.stream, 'end');
    writeEnd(file);
    await file.workbook.commit();
    await written;
    open = undefined;
  }
  await nextTurn();
  return new Uint8Array(Buffer.concat(file.grown.splice(0)));
}

async function respond(request: SheetRequest): Promise<PartReport> {
  try {
    return { part: await write(request), more: false };
  } catch (error) {
    open = undefined;
    return failureOf(error);
  }
}

lowerPriority();
parentPort?.on('message', (request: SheetRequest) => {
  void respond(request).then((report) => parentPort?.postMessage(report, 'part' in report ? [report.part.buffer] : []));
});
