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
import type { Cell, Column, Guide, MarkedCell, SheetHead, SheetRequest } from './sheet.ts';

const HEADER_FILL = 'FFE6EEF8';
const REQUIRED_FILL = 'FF1F4E79';
const REQUIRED_FONT = 'FFFFFFFF';
const TINT = 'FFFFD9D6';
const A4 = 9;
/** Number formats with Indian grouping, by the size of the amount. */
const MONEY = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';
const FORMATS: Readonly<Record<Column['kind'], string>> = {
  text: '@',
  number: '0',
  decimal: 'General',
  money: MONEY,
  date: 'dd/mm/yyyy',
};

interface SheetFile {
  head: SheetHead;
  workbook: ExcelJS.stream.xlsx.WorkbookWriter;
  sheet: ExcelJS.Worksheet;
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
    views: [{ state: 'frozen', ySplit: 1 }],
    headerFooter: { oddFooter: `&L&A&R${head.footer}` },
    pageSetup: PAGE,
  });
  sheet.columns = head.columns.map(({ kind, width }) => ({ width, style: { numFmt: FORMATS[kind] } }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: head.columns.length } };
  const file: SheetFile = { head, workbook, sheet, stream, grown: [] };
  stream.on('data', (part: Buffer) => file.grown.push(part));
  writeHeadings(file);
  return file;
}

const filled = (argb: string): ExcelJS.Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } });

function writeHeadings({ head, sheet }: SheetFile): void {
  const header = sheet.getRow(1);
  header.values = head.columns.map(({ title }) => textCell(title));
  header.font = { bold: true };
  header.fill = filled(HEADER_FILL);
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
    const { value, kind = kindAt(at), tinted, bold } = marked(cell);
    if (typeof value === 'string' && (kind === 'number' || kind === 'decimal'))
      row.getCell(at + 1).numFmt = FORMATS.text;
    else if (kind !== kindAt(at)) row.getCell(at + 1).numFmt = FORMATS[kind];
    if (tinted === true) row.getCell(at + 1).fill = filled(TINT);
    if (bold === true) row.getCell(at + 1).font = { bold: true };
  }
  row.commit();
}

const CHOICE_WIDTH = 22;
const LINE_WIDTH = 110;

/** Adds the sheet of choices, and validation lists that refer to its columns. */
function writeChoices({ head, workbook, sheet }: SheetFile, { rows, choices: name }: Guide): void {
  const choosing = head.columns.flatMap((column, at) => (column.choices?.length ? [{ ...column, at }] : []));
  const letters = (at: number) => sheet.getColumn(at + 1).letter;
  const lists = workbook.addWorksheet(sheetName(name));
  lists.columns = choosing.map(() => ({ width: CHOICE_WIDTH, style: { numFmt: FORMATS.text } }));
  const longest = Math.max(...choosing.map(({ choices = [] }) => choices.length));
  for (let line = 0; line <= longest; line += 1) {
    const row = lists.getRow(line + 1);
    row.values = choosing.map(({ title, choices = [] }) => textCell((line === 0 ? title : choices[line - 1]) ?? ''));
    if (line === 0) row.font = { bold: true };
    row.commit();
  }
  const validations = (
    sheet as unknown as { dataValidations: { add(range: string, rule: ExcelJS.DataValidation): void } }
  ).dataValidations;
  for (const [column, { at, choices = [], open }] of choosing.entries()) {
    const letter = lists.getColumn(column + 1).letter;
    validations.add(`${letters(at)}2:${letters(at)}${rows + 1}`, {
      type: 'list',
      allowBlank: true,
      showErrorMessage: open !== true,
      formulae: [`'${sheetName(name)}'!$${letter}$2:$${letter}$${choices.length + 1}`],
    });
  }
  // The lists are part of the first sheet, which is written before the second.
  sheet.commit();
  lists.commit();
}

function writeLines({ workbook }: SheetFile, { name, lines }: Guide): void {
  const guide = workbook.addWorksheet(sheetName(name));
  guide.columns = [{ width: LINE_WIDTH }];
  for (const line of lines) {
    const row = guide.addRow([textCell(line)]);
    row.alignment = { wrapText: true, vertical: 'top' };
    row.commit();
  }
  guide.commit();
}

function writeEnd(file: SheetFile): void {
  const { guide } = file.head;
  if (!guide) return void file.sheet.commit();
  writeChoices(file, guide);
  writeLines(file, guide);
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

async function answer(request: SheetRequest): Promise<PartReport> {
  try {
    return { part: await write(request), more: false };
  } catch (error) {
    open = undefined;
    return failureOf(error);
  }
}

lowerPriority();
parentPort?.on('message', (request: SheetRequest) => {
  void answer(request).then((report) => parentPort?.postMessage(report, 'part' in report ? [report.part.buffer] : []));
});
