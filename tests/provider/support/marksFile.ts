// Marks files: the template as it is downloaded, filled in as a teacher fills it, and the calls that take it.
import ExcelJS from 'exceljs';
import { apiBase, call, type Answer } from '../../support/provider';
import { bearer } from './http';
import type { Value } from './imports';
import { marksForm, type ExamName, type MarksWorld } from './marks';

export interface FileProblem {
  column: string;
  message: string;
}
export interface FileCheck {
  check: string;
  students: number;
  ready: number;
  conflicts: number;
  wrong: number;
  notRead: {
    hiddenRows: number;
    hiddenColumns: number;
    hiddenSheets: number;
    otherSheets: string[];
    unknownColumns: string[];
  };
  rows: {
    row: number;
    studentCode: string;
    studentName: string;
    entries: Record<string, unknown>[];
    problems: FileProblem[];
  }[];
}
export interface Rejected {
  problems?: { path: string; row?: number; message: string }[];
  marks?: Record<string, unknown>[];
}
type Uploaded = Answer<{ entries: number; kept: number } & Rejected>;

/** Column headings of the template, as far as the tests fill them in. */
export const SCIENCE = 'Science Theory (out of 70)';
export const PRACTICAL = 'Science Practical (out of 30)';
export const HINDI = 'Hindi Theory (out of 100)';
export const GRADED = 'Rajasthan Studies Theory (grade: A, B, C, D, E)';
export const SCHOOL = 'School Attendance';
export const STUDENT = 'Student Attendance';

const EXPORT = '/result/exams/student/export';
const UPLOAD = '/result/exams/student/upload';

export const exportTemplate = (token: string, world: MarksWorld, changes: object = {}): Promise<Response> =>
  fetch(`${apiBase}${EXPORT}`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ ...marksForm(world), ...changes }),
  });

const loaded = async (file: Buffer): Promise<ExcelJS.Workbook> => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  return workbook;
};

export async function template(token: string, world: MarksWorld, changes: object = {}): Promise<Buffer> {
  return Buffer.from(await (await exportTemplate(token, world, changes)).arrayBuffer());
}

export const openFile = loaded;

/** The first sheet of a workbook. */
export function marksSheet(workbook: ExcelJS.Workbook): ExcelJS.Worksheet {
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The workbook has no sheet.');
  return sheet;
}

const headings = (sheet: ExcelJS.Worksheet): string[] =>
  Array.from({ length: sheet.columnCount }, (_, at) => sheet.getRow(1).getCell(at + 1).text);

/** The cell below a heading in the row of the student at an index of the world. */
export function cellOf(sheet: ExcelJS.Worksheet, { students }: MarksWorld, index: number, heading: string) {
  const column = headings(sheet).indexOf(heading) + 1;
  const code = students[index]?.code;
  for (let row = 2; column > 0 && row <= sheet.rowCount; row += 1)
    if (sheet.getRow(row).getCell(1).value === code) return sheet.getRow(row).getCell(column);
  throw new Error(`The template has no cell ${heading} of the student ${index}.`);
}

type Fills = Record<number, Record<string, Value>>;

/** The template with cells filled in, by index of the student and heading; `change`: further changes of its first sheet. */
export async function filled(
  file: Buffer,
  world: MarksWorld,
  fills: Fills,
  change: (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void = () => undefined,
): Promise<Buffer> {
  const workbook = await loaded(file);
  const sheet = marksSheet(workbook);
  for (const [index, cells] of Object.entries(fills))
    for (const [heading, value] of Object.entries(cells)) cellOf(sheet, world, Number(index), heading).value = value;
  change(sheet, workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

export interface Sending {
  exam?: ExamName;
  /** of the parameters */
  params?: Record<string, unknown>;
  /** text parts beside them */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The documented form: a JSON part, the same as text, and the file. */
export function formOf(
  world: MarksWorld,
  file: Buffer | undefined,
  { exam, params, fields = {} }: Sending = {},
): FormData {
  const { schoolId: _school, ...selection } = marksForm(world, exam);
  const json = JSON.stringify({ ...selection, ...params });
  const form = new FormData();
  form.set('params', new Blob([json], { type: 'application/json' }));
  form.set('paramsJson', json);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('studentFile', new Blob([new Uint8Array(file)]), 'marks.xlsx');
  return form;
}

export const upload = (
  token: string,
  world: MarksWorld,
  file: Buffer | undefined,
  sending: Sending = {},
): Promise<Uploaded> =>
  call('POST', UPLOAD, { token, form: formOf(world, file, sending), headers: sending.headers ?? {} });

export const checkFile = (
  token: string,
  world: MarksWorld,
  file: Buffer | undefined,
  sending: Sending = {},
): Promise<Answer<FileCheck & Rejected>> =>
  call('POST', `${UPLOAD}/check`, { token, form: formOf(world, file, sending) });

export async function annotate(token: string, world: MarksWorld, file: Buffer): Promise<Buffer> {
  const answer = await fetch(`${apiBase}${UPLOAD}/annotate`, {
    method: 'POST',
    headers: bearer(token),
    body: formOf(world, file),
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
