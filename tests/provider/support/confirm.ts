// Confirmations as the tests send them: by selection and by spreadsheet.
import ExcelJS from 'exceljs';
import { apiBase, call, sql, type Answer } from '../../support/provider';
import { bearer, send } from './http';
import { sheetOf, workbookOf, type Row, type Value } from './imports';
import type { Receipt } from './receipts';
import { FIRST } from './schools';
import { placeOf } from './students';

export interface Confirmed {
  receipts: number;
  amount: number;
  problems?: { path: string; row?: number; message: string }[];
}

export interface FileCheck {
  ready: number;
  wrong: number;
  known: number;
  amount: number;
  fingerprint: string;
  rows: {
    row: number;
    state: 'READY' | 'WRONG' | 'KNOWN';
    receiptNo: string;
    receipt: Record<string, unknown> | null;
    problems: { column: string; message: string }[];
  }[];
}

type Headers = Record<string, string>;
type Ids = Pick<Receipt, 'receiptId'>;

export const sessionNow = async (schoolId = FIRST): Promise<number> =>
  Number((await placeOf('5', { schoolId })).sessionId);

export const confirm = async (
  token: string,
  receipts: readonly Ids[],
  { sessionId, headers = {} }: { sessionId?: number; headers?: Headers } = {},
): Promise<Answer<Confirmed>> =>
  call('POST', '/receipt/receipt/confirm', {
    token,
    headers,
    json: {
      sessionId: sessionId ?? (await sessionNow()),
      receipts: receipts.map(({ receiptId }) => ({ receiptId, status: 'CONFIRMED' })),
    },
  });

/** All pending receipts of the current session that match the filter. */
export const confirmFilter = async (token: string, filter: object): Promise<Answer<Confirmed>> =>
  call('POST', '/receipt/receipt/confirm', { token, json: { sessionId: await sessionNow(), filter } });

interface Sending {
  sessionId?: number;
  headers?: Headers;
  name?: string;
  /** of the check */
  fingerprint?: string;
}

async function formOf(
  file: Buffer | undefined,
  { sessionId, fingerprint, name = 'receipts.xlsx' }: Sending,
): Promise<FormData> {
  const form = new FormData();
  form.set('sessionId', String(sessionId ?? (await sessionNow())));
  if (fingerprint !== undefined) form.set('fingerprint', fingerprint);
  if (file) form.set('receiptsFile', new Blob([new Uint8Array(file)]), name);
  return form;
}

export const confirmFile = async (
  token: string,
  file: Buffer | undefined,
  sending: Sending = {},
): Promise<Answer<Confirmed>> =>
  call('POST', '/receipt/receipt/confirmViaFile', {
    token,
    headers: sending.headers ?? {},
    form: await formOf(file, sending),
  });

export const checkFile = async (
  token: string,
  file: Buffer | undefined,
  sending: Sending = {},
): Promise<Answer<FileCheck>> =>
  call('POST', '/receipt/receipt/confirmViaFile/check', { token, form: await formOf(file, sending) });

/** The checked file with its reasons, as bytes; a refusal is the envelope. */
export const annotateFile = async (token: string, file: Buffer | undefined, sending: Sending = {}): Promise<Response> =>
  fetch(`${apiBase}/receipt/receipt/confirmViaFile/annotated`, {
    method: 'POST',
    headers: bearer(token),
    body: await formOf(file, sending),
  });

/** A row that names a receipt as the saved spreadsheet does. */
export const rowOf = ({ receiptNo, studentCode, amountPaid }: Receipt, changes: Row = {}): Row => ({
  'Receipt No.': receiptNo,
  'Student Code': studentCode as Value,
  Amount: amountPaid,
  ...changes,
});

export const fileOf = (...receipts: Receipt[]): Promise<Buffer> => workbookOf(...receipts.map((one) => rowOf(one)));

/** What Download saves: the pending receipts of the session. */
export async function savedFile(token: string): Promise<Buffer> {
  const body = JSON.stringify({
    schoolId: FIRST,
    sessionId: await sessionNow(),
    status: 'PENDING',
    fileFormat: 'EXCEL',
  });
  const answer = await send('POST', '/api/receipt/student/receipts/download', {
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body,
  });
  return answer.body;
}

/** An annotated file without its first columns, which have the results. */
export async function withoutResults(annotated: Response): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await annotated.arrayBuffer());
  workbook.worksheets[0]?.spliceColumns(1, 3);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

export const statusOf = async ({ receiptId }: Ids): Promise<string | undefined> =>
  (await sql<{ status: string }>('SELECT status FROM receipts WHERE id = $1', [receiptId]))[0]?.status;

export const countBy = async (status: Receipt['status']): Promise<number> =>
  (
    await sql<{ n: number }>('SELECT count(*)::integer AS n FROM receipts WHERE school_id = 1 AND status = $1', [
      status,
    ])
  )[0]?.n ?? 0;

export { sheetOf, workbookOf };
