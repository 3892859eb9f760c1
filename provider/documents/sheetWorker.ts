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
const FORMATS: Readonly<Record<Column['kind'], string>> = { text: '@', number: '0', date: 'dd/mm/yyyy' };

const file = new PassThrough({ highWaterMark: 8 * 1024 * 1024 });
let grown: Buffer[] = [];
file.on('data', (part: Buffer) => grown.push(part));

const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true, useSharedStrings: false });
const sheet = workbook.addWorksheet(sheetName(head.name), { views: [{ state: 'frozen', ySplit: 1 }] });
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

async function answer(request: SheetRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (request.kind === 'rows')
    for (const cells of request.rows)
      sheet.addRow(cells.map((cell, at) => valueOf(cell, present(head.columns[at], 'a column').kind))).commit();
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
