// Workbooks of opening balances and the calls that take them.
import { call, sql, type Answer } from '../../support/provider';
import { bearer, multipart, send, type Bytes } from './http';
import { workbookOf, type Check, type Row } from './imports';

export interface OpeningCheck {
  ready: number;
  wrong: number;
  known: number;
  blank: number;
  paid: number;
  discount: number;
  earlierDues: number;
  notRead: { unknownColumns: string[] };
  reading: Check['reading'];
  rows: {
    row: number;
    state: 'READY' | 'WRONG' | 'KNOWN' | 'BLANK';
    studentName: string;
    paid: number | null;
    problems: { column: string; message: string }[];
  }[];
}

export interface Openings {
  sums: { students: number; paid: number; discount: number; earlierDues: number };
  classes: { classId: number; className: string; sums: Openings['sums'] }[];
  imports: { importId: number; fileName: string; entries: number; reversedAt: string | null }[];
  entries: { studentId: number; paid: number; earlierDues: number; discount: number; hasReceipt: boolean }[];
}

export interface Reversed {
  reversed: number;
  stays: { studentId: number; reason: string }[];
  problems?: { path: string; message: string }[];
}

interface Failure {
  problems?: { path: string; row?: number; message: string }[];
}

type Fields = Record<string, unknown>;

function formOf(fields: Fields, file: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  form.set('file', new Blob([new Uint8Array(file)]), 'opening.xlsx');
  return form;
}

/** The row of a student with amounts by heading. */
export async function openingRow(studentId: number, amounts: Row, changes: Row = {}): Promise<Row> {
  const [student] = await sql<{ code: number; name: string }>('SELECT code, name FROM students WHERE id = $1', [
    studentId,
  ]);
  return { 'Student Code': student?.code ?? 0, 'Student Name': student?.name ?? '', ...changes, ...amounts };
}

export const openingFile = (...rows: Row[]): Promise<Buffer> => workbookOf(...rows);

export const checkOpening = (
  token: string,
  sessionId: number,
  file: Buffer,
  fields: Fields = {},
): Promise<Answer<OpeningCheck & Failure>> =>
  call('POST', '/fee/opening-balances/check', { token, form: formOf({ sessionId, ...fields }, file) });

interface Confirmed {
  students: number;
  paid?: number;
  discount?: number;
  earlierDues?: number;
  mapping?: object;
}

export const importOpening = (
  token: string,
  sessionId: number,
  file: Buffer,
  confirmed: Confirmed,
  headers: Record<string, string> = {},
): Promise<Answer<{ importId: number; students: number } & Failure>> =>
  call('POST', '/fee/opening-balances', {
    token,
    headers,
    form: formOf({ sessionId, paid: 0, discount: 0, earlierDues: 0, ...confirmed }, file),
  });

/** Stores the opening balance of one student. */
export async function giveOpening(
  token: string,
  { studentId, sessionId }: { studentId: number; sessionId: number },
  { paid = 0, discount = 0, earlierDues = 0 }: Omit<Confirmed, 'students'>,
): Promise<number> {
  const amounts = { 'Paid in Total': paid, Discount: discount, 'Earlier Dues': earlierDues };
  const file = await openingFile(await openingRow(studentId, amounts));
  const { data, responseMsg } = await importOpening(token, sessionId, file, {
    students: 1,
    paid,
    discount,
    earlierDues,
  });
  if (data.importId === undefined) throw new Error(`${responseMsg} ${JSON.stringify(data)}`);
  return data.importId;
}

export async function annotateOpening(
  token: string,
  sessionId: number,
  file: Buffer,
  { mapping }: { mapping?: object } = {},
): Promise<Bytes> {
  const parts = [
    { name: 'sessionId', value: String(sessionId) },
    ...(mapping ? [{ name: 'mapping', value: JSON.stringify(mapping) }] : []),
    { name: 'file', value: file, fileName: 'opening.xlsx' },
  ];
  const { headers, body } = multipart(parts);
  return send('POST', '/api/fee/opening-balances/annotated', {
    headers: { ...headers, ...bearer(token) },
    body: body as Buffer,
  });
}

export const listOpenings = (token: string, sessionId: number, classId?: number): Promise<Answer<Openings>> =>
  call('GET', `/fee/opening-balances/${sessionId}${classId === undefined ? '' : `?classId=${classId}`}`, { token });

export const reverseOpenings = (
  token: string,
  form: { sessionId: number; importId?: number; studentIds?: number[] },
): Promise<Answer<Reversed>> => call('POST', '/fee/opening-balances/reverse', { token, json: form });

/** The reasons of the rows with errors, by row. */
export const openingReasons = ({ data }: Answer<OpeningCheck>) =>
  Object.fromEntries(
    data.rows.flatMap(({ row, problems }) =>
      problems.length > 0 ? [[row, problems.map(({ column, message }) => `${column}|${message}`)]] : [],
    ),
  );
