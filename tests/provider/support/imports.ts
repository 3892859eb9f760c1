// Import files of students as a school makes them, and the operations that take them.
import ExcelJS from 'exceljs';
import { call, sql, type Answer } from '../../support/provider';
import { studentRow } from '../../support/entities/studentRow';
import { bearer, multipart, send, type Bytes } from './http';
import type { components } from '../../../provider/contract/generated/operations.gen';
import { FIRST } from './schools';

export type Value = ExcelJS.CellValue;
export type Row = Record<string, Value>;

/** The required cells of a row; class and section are the demo's. */
export const ROW: Row = studentRow();
export const row = (studentName: string, changes: Row = {}): Row => ({
  ...ROW,
  'Student Name': studentName,
  ...changes,
});

const bytes = async (workbook: ExcelJS.Workbook) => Buffer.from(await workbook.xlsx.writeBuffer());

/** One sheet of these cells, row by row. */
export async function sheetOf(cells: Value[][], change: (sheet: ExcelJS.Worksheet) => void = () => undefined) {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Pupils');
  sheet.addRows(cells);
  change(sheet);
  return bytes(workbook);
}

/** One sheet for each entry. */
export async function workbookOfSheets(sheets: Record<string, Value[][]>): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  for (const [name, cells] of Object.entries(sheets)) workbook.addWorksheet(name).addRows(cells);
  return bytes(workbook);
}

/** The headings of the first row, in its order, then the rows. */
export const cellsOf = (rows: Row[]): Value[][] => {
  const headings = [...new Set(rows.flatMap((one) => Object.keys(one)))];
  return [headings, ...rows.map((one) => headings.map((heading) => one[heading] ?? null))];
};
export const workbookOf = (...rows: Row[]): Promise<Buffer> => sheetOf(cellsOf(rows));

export interface CheckRow {
  row: number;
  state: 'READY' | 'WRONG' | 'KNOWN';
  studentName: string;
  className: string;
  sectionName: string;
  problems: { column: string; message: string }[];
  student?: { studentId: number; studentCode: number; studentName: string };
}
export interface Check {
  ready: number;
  wrong: number;
  known: number;
  newAdmissions: number;
  notRead: {
    hiddenRows: number;
    hiddenColumns: number;
    hiddenSheets: number;
    otherSheets: string[];
    unknownColumns: string[];
  };
  reading: components['schemas']['ImportReading'];
  rows: CheckRow[];
}
type Imported = components['schemas']['StudentImported'];
export interface Refused {
  problems?: { path: string; row?: number; message: string }[];
}

export async function runningSession(schoolId = FIRST): Promise<number> {
  const [found] = await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = $1 AND status = 'ACTIVE'", [
    schoolId,
  ]);
  return found?.id ?? 0;
}

type Fields = Record<string, unknown>;

function formOf(fields: Fields, file: Buffer | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  if (file) form.set('file', new Blob([new Uint8Array(file)]), 'pupils.xlsx');
  return form;
}

const place = async () => ({ schoolId: FIRST, sessionId: await runningSession() });

export const check = async (token: string, file: Buffer | undefined, fields: Fields = {}): Promise<Answer<Check>> =>
  call('POST', '/student/import/check', { token, form: formOf({ ...(await place()), ...fields }, file) });

export const importFile = async (
  token: string,
  file: Buffer | undefined,
  students: number,
  { fields = {}, headers = {} }: { fields?: Fields; headers?: Record<string, string> } = {},
): Promise<Answer<Imported & Refused>> =>
  call('POST', '/student/import', { token, headers, form: formOf({ ...(await place()), students, ...fields }, file) });

/** The mapping of a request: fields by heading. */
export const mappingOf = (fields: Record<string, string | null>) => ({
  mapping: { columns: Object.entries(fields).map(([heading, field]) => ({ heading, field })) },
});

export async function annotate(token: string, file: Buffer, mapping?: object): Promise<Bytes> {
  const fields = Object.entries({ ...(await place()), ...mapping }).map(([name, value]) => ({
    name,
    value: typeof value === 'object' ? JSON.stringify(value) : String(value),
  }));
  const { headers, body } = multipart([...fields, { name: 'file', value: file, fileName: 'pupils.xlsx' }]);
  return send('POST', '/api/student/import/annotated', {
    headers: { ...headers, ...bearer(token) },
    body: body as Buffer,
  });
}

/** The reasons of the rows that are not ready, by row: ['Pin Code', 'Pin Code must be 6 digits.']. */
export const reasons = ({ data }: Answer<Check>) =>
  Object.fromEntries(
    data.rows.flatMap(({ row: at, problems }) =>
      problems.length > 0 ? [[at, problems.map(({ column, message }) => [column, message])]] : [],
    ),
  );
