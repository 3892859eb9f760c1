// A fee certificate whose original was not delivered: the next copy is the original.
import http from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readPdf } from '../documents/readPdf';
import { origin, resetProvider, sql, tokenOf } from '../../support/provider';
import { askCertificate, certificates, makeConfirmed, numberOn, pageOf, type Asked } from '../support/certificates';
import { bearer } from '../support/http';
import { holdFiles, untilFiles } from '../support/insight';
import { emptyReceipts, receiptForm } from '../support/receipts';
import { countOf } from '../support/tables';

let token: string;
let asked: Asked;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
  const { studentId, sessionId } = await receiptForm();
  asked = { studentId, sessionId } as unknown as Asked;
  await makeConfirmed(token, { amountPaid: 10 });
});

/** Sends the whole request of one copy; resolves when it was sent. */
async function askAndLeave(html: boolean): Promise<http.ClientRequest> {
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  const target = `${origin}/api/receipt/student/fee-certificate`;
  const left = http.request(target, { method: 'POST', headers, agent: false });
  left.on('error', () => undefined);
  const sent = new Promise<void>((resolve) => left.once('finish', resolve));
  left.end(JSON.stringify({ ...asked, html }));
  await sent;
  return left;
}

async function untilReleased(): Promise<void> {
  while ((await countOf('audit_entries', "event = 'releaseFeeCertificate'")) === 0) await nextTurn();
}

const isDuplicate = async () => (await pageOf(token, { ...asked })).includes('DUPLICATE');

test('E4 after a connection that was closed before the response, the next copy is the original and has the same number', async () => {
  (await askAndLeave(true)).destroy();
  await untilReleased();
  const page = await pageOf(token, { ...asked });
  expect([numberOn(page), page.includes('DUPLICATE')]).toEqual([1000, false]);
  expect(await isDuplicate()).toBe(true);
  expect(await certificates()).toHaveLength(1);
  const trail = await sql(
    "SELECT school_id AS school, event, details ->> 'id' AS id, details -> 'after' ->> 'copy' AS copy FROM audit_entries WHERE entity = 'fee certificate' ORDER BY audit_entries.id",
  );
  const entry = (copy: string | null, event = 'generateFeeCertificate') => ({ school: 1, event, id: '1000', copy });
  expect(trail).toEqual([entry('first'), entry(null, 'releaseFeeCertificate'), entry('first'), entry('again')]);
});

test('E4 after a PDF that was not delivered the next copy is the original; a copy in between is a duplicate', async () => {
  await holdFiles(true);
  const left = await askAndLeave(false);
  await untilFiles({ atGate: 1 });
  expect(await isDuplicate()).toBe(true);
  left.destroy();
  await holdFiles(false);
  await untilReleased();
  expect([await isDuplicate(), await isDuplicate()]).toEqual([false, true]);
});

test('E4 an undelivered duplicate releases nothing', async () => {
  await pageOf(token, { ...asked });
  await holdFiles(true);
  const left = await askAndLeave(false);
  await untilFiles({ atGate: 1 });
  left.destroy();
  await holdFiles(false);
  const pdf = readPdf(Buffer.from(await (await askCertificate(token, { ...asked })).arrayBuffer()));
  expect(pdf.flatMap(({ texts }) => texts.map(({ text }) => text))).toContain('DUPLICATE');
  expect(await countOf('audit_entries', "event = 'releaseFeeCertificate'")).toBe(0);
});
