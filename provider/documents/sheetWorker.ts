// The thread behind sheet.ts: rows in, bytes of an .xlsx file out.
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import { present } from '../../common/present.ts';
import { sheetName, textCell } from './neutral.ts';
import type { Cell, Column, SheetHead, SheetRequest } from './sheet.ts';

const head = workerData as SheetHead;
const HEADER_FILL = 'FFE6EEF8';
const A4 = 9;
const FORMATS: Readonly<Record<Column['kind'], string>> = { text: '@', number: '0', date: 'dd/mm/yyyy' };

const file = new PassThrough({ highWaterMark: 8 * 1024 * 1024 });
let grown: Buffer[] = [];
file.on('data', (part: Buffer) => grown.push(part));

const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true, useSharedStrings: false });
const sheet = workbook.addWorksheet(sheetName(head.name), {
  views: [{ state: 'frozen', ySplit: 1 }],
  headerFooter: { oddFooter: `&L&A&R${head.footer}` },
  pageSetup: {
    paperSize: A4,
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    printTitlesRow: '1:1',
    margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
  },
});
sheet.columns = head.columns.map(({ kind, width }) => ({ width, style: { numFmt: FORMATS[kind] } }));
sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: head.columns.length } };
const header = sheet.getRow(1);
header.values = head.columns.map(({ title }) => textCell(title));
header.font = { bold: true };
header.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: HEADER_FILL } };
header.commit();

function dateCell(text: string): Date {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new Error('A date of the table is none; the file would not open.');
  return date;
}

function valueOf(cell: Cell, kind: Column['kind']): ExcelJS.CellValue {
  if (typeof cell !== 'string') return cell;
  return kind === 'date' ? dateCell(cell) : textCell(cell);
}

function addRow(cells: readonly Cell[]): void {
  const kindAt = (at: number) => present(head.columns[at], 'a column').kind;
  const row = sheet.addRow(cells.map((cell, at) => valueOf(cell, kindAt(at))));
  for (const [at, cell] of cells.entries())
    if (typeof cell === 'string' && kindAt(at) === 'number') row.getCell(at + 1).numFmt = FORMATS.text;
  row.commit();
}

async function answer(request: SheetRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (request.kind === 'rows') request.rows.forEach(addRow);
  else {
    const written = once(file, 'end');
    sheet.commit();
    await workbook.commit();
    await written;
  }
  await nextTurn();
  const report = new Uint8Array(Buffer.concat(grown));
  grown = [];
  return report;
}

parentPort?.on('message', (request: SheetRequest) => {
  void answer(request).then((report) => parentPort?.postMessage(report, [report.buffer]));
});
