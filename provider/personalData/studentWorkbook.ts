// The readable form of an export: a workbook with one sheet for each part of the data.
import ExcelJS from 'exceljs';
import { sheetName, textCell } from '../documents/neutral.ts';
import type { StudentPart, StudentRecord, Value } from './studentRows.ts';

const HEADER_FILL = 'FFE6EEF8';
/** in characters */
const NARROWEST = 8;
const WIDEST = 60;

/** Labels other than the words of the field. */
const LABELS: Readonly<Record<string, string>> = {
  aadhar: 'Aadhaar number',
  pan: 'PAN number',
  code: 'Student code',
  srNo: 'Sr. No.',
  life: 'Status',
  rte: 'RTE',
  nicNo: 'NIC number',
  bplCardNo: 'BPL card number',
  ewsCardNo: 'EWS card number',
  janAadharNo: 'Jan Aadhaar number',
  at: 'Time',
};

/** `fatherName` becomes "Father name". */
const labelOf = (name: string): string => {
  if (LABELS[name] !== undefined) return LABELS[name];
  const words = name.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const INDIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

const shownOf = (value: Value | undefined): string | number => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' && INSTANT.test(value)) return INDIA.format(new Date(value));
  return typeof value === 'object' ? JSON.stringify(value) : value;
};

const cellOf = (value: string | number) => (typeof value === 'string' ? textCell(value) : value);

/** A single record is a column of fields; several are rows. */
function gridOf(records: readonly StudentRecord[]): (string | number)[][] {
  const [first] = records;
  if (!first) return [];
  if (records.length === 1)
    return [['Field', 'Value'], ...Object.entries(first).map(([name, value]) => [labelOf(name), shownOf(value)])];
  const names = Object.keys(first);
  return [names.map(labelOf), ...records.map((record) => names.map((name) => shownOf(record[name])))];
}

function addSheet(workbook: ExcelJS.Workbook, title: string, grid: readonly (string | number)[][]): void {
  const sheet = workbook.addWorksheet(sheetName(title), { views: [{ state: 'frozen', ySplit: 1 }] });
  for (const cells of grid) sheet.addRow(cells.map(cellOf)).alignment = { vertical: 'top', wrapText: true };
  const header = sheet.getRow(1);
  header.font = { bold: true };
  header.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: HEADER_FILL } };
  for (const [at] of (grid[0] ?? []).entries()) {
    const longest = Math.max(...grid.map((cells) => String(cells[at] ?? '').length));
    sheet.getColumn(at + 1).width = Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
  }
}

/** Parts without rows have no sheet. */
export async function studentWorkbook(parts: readonly StudentPart[]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  for (const { title, records } of parts) if (records.length > 0) addSheet(workbook, title, gridOf(records));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
