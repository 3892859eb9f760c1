// Fee certificates as the tests ask for and read them.
import { apiBase, sql } from '../../support/provider';
import { makeReceipt, setStatus, type Receipt } from './receipts';
import type { Changes } from './students';

export interface Asked {
  studentId: number;
  sessionId: number;
}

export const askCertificate = (token: string, form: Changes): Promise<Response> =>
  fetch(`${apiBase}/receipt/student/fee-certificate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(form),
  });

/** The page of HTML, which is one; else the code that was answered. */
export async function pageOf(token: string, asked: Changes): Promise<string> {
  const answer = await askCertificate(token, { ...asked, html: true });
  if (answer.status !== 200) throw new Error(`No certificate: ${await answer.text()}`);
  return answer.text();
}

export const numberOn = (html: string): number =>
  Number(/<dt>Certificate no\.<\/dt><dd>(\d+)<\/dd>/.exec(html)?.[1] ?? NaN);

/** A payment that was confirmed. */
export async function makeConfirmed(token: string, changes: Changes = {}): Promise<Receipt> {
  const receipt = await makeReceipt(token, changes);
  await setStatus(receipt, 'CONFIRMED');
  return receipt;
}

export const certificates = (): Promise<Record<string, unknown>[]> =>
  sql(`SELECT certificate_no AS no, student_id AS student, session_id AS session, amount::text, issued_on::text AS day
         FROM fee_certificates ORDER BY school_id, certificate_no`);
