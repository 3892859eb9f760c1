// Certificates of students as the tests issue and read them.
import { apiBase, call, sql, type Answer } from '../../support/provider';
import { makeReceipt, type Receipt } from './receipts';
import { newPupil } from './studentFees';
import type { Changes } from './students';

export interface Certificate {
  certificateId: number;
  type: 'TRANSFER' | 'BONAFIDE' | 'CHARACTER';
  certificateNo: number;
  studentId: number;
  studentName: string;
  receiptNo: number | null;
  printed: boolean;
  cancelled: boolean;
  cancelReason: string | null;
  [field: string]: unknown;
}

interface Whose {
  studentId: number;
  sessionId: number;
}

/** The required details of a transfer certificate. */
export const TRANSFER = {
  type: 'TRANSFER',
  admissionClass: '5',
  conduct: 'Good',
  applicationDate: '2026-07-10',
  leavingDate: '2026-07-14',
  reason: 'The family moves to Jodhpur',
} as const;

export const formOf = ({ studentId, sessionId }: Whose, changes: Changes = {}): Changes => ({
  studentId,
  sessionId,
  ...changes,
});

export const issue = (
  token: string,
  form: Changes,
  headers: Record<string, string> = {},
): Promise<Answer<Certificate>> => call('POST', '/certificate', { token, json: form, headers });

/** A certificate that must be issued. */
export async function issued(token: string, whose: Whose, changes: Changes): Promise<Certificate> {
  const { responseCode, responseMsg, data } = await issue(token, formOf(whose, changes));
  if (responseCode !== 100) throw new Error(`No certificate was issued: ${responseCode} ${responseMsg}`);
  return data;
}

export interface Left extends Whose {
  receipt: Receipt;
}

/** A receipt of type TC of the student, in cash. */
export const leave = (token: string, { studentId, sessionId }: Whose, changes: Changes = {}): Promise<Receipt> =>
  makeReceipt(token, {
    ...{ studentId, sessionId, receiptType: 'TC', amountPaid: 50, comments: 'Moves to Jodhpur' },
    ...changes,
  });

/** A new student of class 5 A who left with a receipt. */
export async function leaver(token: string, changes: Changes = {}): Promise<Left> {
  const { studentId, sessionId } = await newPupil(token, '5', changes);
  return { studentId, sessionId, receipt: await leave(token, { studentId, sessionId }) };
}

export const cancel = (token: string, id: number, reason: unknown = 'Wrong name'): Promise<Answer<Certificate>> =>
  call('POST', `/certificate/${id}/cancel`, { token, json: { reason } });

export const print = (token: string, id: number): Promise<Answer<Certificate>> =>
  call('POST', `/certificate/${id}/printed`, { token });

export interface CertificatePage {
  content: Certificate[];
  totalElements: number;
  totalPages: number;
}

export const list = (token: string, filter: Changes = {}): Promise<Answer<CertificatePage>> =>
  call('POST', '/certificate/list', { token, json: { schoolId: 1, ...filter } });

export const download = (token: string, id: number, query = ''): Promise<Response> =>
  fetch(`${apiBase}/certificate/${id}/document${query}`, { headers: { authorization: `Bearer ${token}` } });

/** The document as a page of HTML. */
export async function pageOf(token: string, id: number): Promise<string> {
  const answer = await download(token, id, '?html=true');
  if (answer.status !== 200) throw new Error(`No document: ${await answer.text()}`);
  return answer.text();
}

/** Type and number of the stored certificates, in the order of their issue. */
export const stored = (): Promise<{ type: string; no: number }[]> =>
  sql('SELECT type, certificate_no AS no FROM student_certificates ORDER BY id');

export interface Draft {
  student: Record<string, unknown>;
  details: Record<string, unknown>;
  nextNo: number;
  isFirst: boolean;
  obstacle: 'RECEIPT_MISSING' | 'ALREADY_ISSUED' | 'LEFT' | null;
  issued: Certificate | null;
  remainingFee: number | null;
  earlierDues: number;
}

export const draft = (token: string, type: string, { studentId, sessionId }: Whose): Promise<Answer<Draft>> =>
  call('GET', `/certificate/draft/${type}/${studentId}/${sessionId}`, { token });

/** The response of a preview: a page of HTML, or a failure as JSON. */
export const preview = (token: string, form: Changes): Promise<Response> =>
  fetch(`${apiBase}/certificate/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(form),
  });
