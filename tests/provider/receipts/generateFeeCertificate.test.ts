// The fee certificate: what it covers, what it says, and when a further copy is a duplicate.
import { readPdf } from '../documents/readPdf';
import { moveClock, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { askCertificate, certificates, makeConfirmed, numberOn, pageOf, type Asked } from '../support/certificates';
import { cancelReceipt, emptyReceipts, makeReceipt, receiptForm, setStatus } from '../support/receipts';
import { newPupil } from '../support/studentFees';
import { disableSchool } from '../support/sessions';
import { countOf } from '../support/tables';

let token: string;
let asked: Asked;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
  const { studentId, sessionId } = await receiptForm();
  asked = { studentId, sessionId } as unknown as Asked;
});

const refusal = async (form: object = asked, as = token) => {
  const answer = await askCertificate(as, { ...form });
  const { responseCode } = (await answer.json()) as { responseCode: number };
  return [answer.status, responseCode];
};
/** Head and amount of each row of the first table. */
const headsIn = (html: string): Record<string, string> => {
  const table = html.slice(0, html.indexOf('Total received'));
  const rows = table.matchAll(/<td class="left[^"]*">([^<]+)<\/td><td class="amount[^"]*">([\d.,]+)</g);
  const { Total: _total, ...heads } = Object.fromEntries([...rows].map(([, head = '', amount = '']) => [head, amount]));
  return heads;
};
const paise = (amount = '') => Math.round(Number(amount.replaceAll(',', '')) * 100);

test('RECEIPT-19 CALL2-32 CALL2-06 the certificate is a PDF with number, names, heads that add up, the amount in figures and words, and its receipts', async () => {
  await sql("UPDATE schools SET principal = 'Dr. Kamla Devi' WHERE id = 1");
  const cash = await makeConfirmed(token, { amountPaid: 6120.5, paymentDate: '2026-05-04' });
  const cheque = await makeConfirmed(token, {
    ...{ paymentMode: 'CHEQUE', referenceNo: '004512', referenceNoDate: '2026-07-09', bankName: 'Bank of Jaipur' },
    ...{ amountPaid: 1000.01, paymentDate: '2026-07-10' },
  });
  const answer = await askCertificate(token, { ...asked, html: false });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Fee certificate 1000 /);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const pages = readPdf(Buffer.from(await answer.arrayBuffer()));
  expect(pages).toHaveLength(1);
  const text = pages[0]?.lines.join('\n') ?? '';
  for (const said of [
    ...['Saraswati Vidya Mandir', 'Certificate no. 1000 Date 15/07/2026', `Student ${String(cash['studentName'])}`],
    ...['academic session 2026 - 2027, from 01/04/2026 to 31/03/2027', 'Total 7,120.51', '₹ 7,120.51'],
    'Rupees Seven Thousand One Hundred Twenty and Fifty One Paise Only',
    `${cash.receiptNo} 04/05/2026 Cash 6,120.50`,
    `${cheque.receiptNo} 10/07/2026 Cheque 004512, 09/07/2026, Bank of Jaipur 1,000.01`,
    ...['Section 123', 'Dr. Kamla Devi', 'Principal', 'Seal of the school'],
  ])
    expect(text).toContain(said);
  expect(text).toMatch(/\nTuition Fee [\d,.]+\n/);
  expect(text).not.toContain('DUPLICATE');
});

test('RECEIPT-19 CALL2-32 as a page it says the same, and its heads add up to the receipts to the paisa', async () => {
  for (const amountPaid of [0.01, 99.99, 1234.57]) await makeConfirmed(token, { amountPaid });
  const answer = await askCertificate(token, { ...asked, html: true });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await answer.text();
  const heads = headsIn(html);
  expect(Object.keys(heads).filter((head) => head === 'Tuition Fee')).toHaveLength(1);
  expect(Object.keys(heads).length).toBeGreaterThan(3);
  expect(Object.values(heads).reduce((sum, amount) => sum + paise(amount), 0)).toBe(133_457);
  expect(html).toContain('1,334.57');
  expect(await refusal({ ...asked, html: 'yes' })).toEqual([400, 109]);
});

test('RECEIPT-18 RECEIPT-19 it covers confirmed FEE and READMISSION receipts paid within the session, of whichever session they were, and its own that were paid after it', async () => {
  const [earlier] = await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 1 AND status = 'COMPLETED'");
  const first = await makeConfirmed(token, { amountPaid: 1, paymentDate: '2026-04-01' });
  const before = await makeConfirmed(token, { amountPaid: 2, paymentDate: '2026-03-31' });
  const pending = await makeReceipt(token, { amountPaid: 4 });
  const other = await makeConfirmed(token, { amountPaid: 8, receiptType: 'OTHER' });
  const again = await makeConfirmed(token, { amountPaid: 16, receiptType: 'READMISSION' });
  const wrong = await makeConfirmed(token, { amountPaid: 32 });
  await cancelReceipt(token, wrong.receiptId);
  const late = await makeConfirmed(token, { amountPaid: 64, receiptType: 'READMISSION', sessionId: earlier?.id });
  const html = await pageOf(token, { ...asked });
  const on = (receiptNo: number) => new RegExp(`<td class="[^"]+">${receiptNo}</td>`).test(html);
  expect([first, again, late].map(({ receiptNo }) => on(receiptNo))).toEqual([true, true, true]);
  expect([before, pending, other, wrong].map(({ receiptNo }) => on(receiptNo))).toEqual([false, false, false, false]);
  expect(headsIn(html)).toMatchObject({ 'Re-admission': '80.00' });
  expect(html).toContain('Rupees Eighty One Only');
  await sql("UPDATE sessions SET end_date = '2026-04-02' WHERE id = $1", [asked.sessionId]);
  const arrears = await pageOf(token, { ...asked });
  expect(arrears).toContain('Rupees Seventeen Only');
  expect(arrears).toContain('to 02/04/2026, or for this session after it ended.');
  expect(arrears).not.toContain(`>${late.receiptNo}<`);
});

test('RECEIPT-19 the receipts on a certificate are in the order of payment date and number', async () => {
  const late = await makeConfirmed(token, { amountPaid: 1, paymentDate: '2026-07-10' });
  const early = await makeConfirmed(token, { amountPaid: 2, paymentDate: '2026-05-04' });
  const later = await makeConfirmed(token, { amountPaid: 3, paymentDate: '2026-07-10' });
  const html = await pageOf(token, { ...asked });
  const numbers = [...html.matchAll(/<td class="[^"]+">(\d{4})<\/td>/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual([early, late, later].map(({ receiptNo }) => receiptNo));
});

test('CALL2-32 RECEIPT-18 RECEIPT-19 CODE-126 CODE-147 who is not enrolled, and who has paid nothing that is confirmed, gets none', async () => {
  const { receiptId } = await makeReceipt(token);
  expect(await refusal()).toEqual([404, 147]);
  await setStatus({ receiptId }, 'CONFIRMED');
  const [upcoming] = await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 1 AND status = 'UPCOMING'");
  expect(await refusal({ ...asked, sessionId: upcoming?.id })).toEqual([409, 126]);
  expect(await countOf('fee_certificates')).toBe(0);
});

test('B1 CODE-103 CODE-129 CODE-137 another school’s student or session is not found, and who may not is refused', async () => {
  await makeConfirmed(token);
  const [other] = await sql<{ id: number }>('SELECT id FROM sessions WHERE school_id = 2 LIMIT 1');
  expect(await refusal(asked, await tokenOf('admin2'))).toEqual([404, 103]);
  expect(await refusal({ ...asked, sessionId: other?.id })).toEqual([404, 103]);
  expect(await refusal({ ...asked, studentId: 99_999_999 })).toEqual([404, 103]);
  expect(await refusal(asked, await tokenOf('teacher'))).toEqual([403, 137]);
  await sql('UPDATE schools SET fee_certificate_start_from = NULL WHERE id = 1');
  expect(await refusal()).toEqual([409, 129]);
  await disableSchool(await tokenOf('platform'));
  expect(await refusal()).toEqual([409, 112]);
  expect(await countOf('fee_certificates')).toBe(0);
});

test('the same content keeps its number and its day and says DUPLICATE; another content has the next number', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('clerk');
  const { receiptId } = await makeConfirmed(token, { amountPaid: 10 });
  const first = await pageOf(token, { ...asked });
  await moveClock(26 * 3_600_000);
  token = await tokenOf('clerk');
  const copy = await pageOf(token, { ...asked });
  expect([numberOn(first), numberOn(copy)]).toEqual([1000, 1000]);
  expect([first, copy].map((html) => html.includes('DUPLICATE'))).toEqual([false, true]);
  expect(copy).toContain('<dd>15/07/2026</dd>');
  await makeConfirmed(token, { amountPaid: 20 });
  const next = await pageOf(token, { ...asked });
  expect([numberOn(next), next.includes('DUPLICATE'), next.includes('<dd>16/07/2026</dd>')]).toEqual([
    1001,
    false,
    true,
  ]);
  await cancelReceipt(token, receiptId);
  expect(numberOn(await pageOf(token, { ...asked }))).toBe(1002);
  expect(await certificates()).toEqual(
    [
      { no: 1000, amount: '10.00', day: '2026-07-15' },
      { no: 1001, amount: '30.00', day: '2026-07-16' },
      { no: 1002, amount: '20.00', day: '2026-07-16' },
    ].map((row) => ({ student: asked.studentId, session: asked.sessionId, ...row })),
  );
});

test('a certificate with other content names the one it replaces, and a copy of it says the same', async () => {
  await setClock('2026-05-12T06:00:00.000Z');
  token = await tokenOf('clerk');
  await makeConfirmed(token, { amountPaid: 10 });
  const first = await pageOf(token, { ...asked });
  await moveClock(24 * 3_600_000);
  token = await tokenOf('clerk');
  const { receiptId } = await makeConfirmed(token, { amountPaid: 20 });
  const second = await pageOf(token, { ...asked });
  const copy = await pageOf(token, { ...asked });
  const replacedIn = (html: string) => [numberOn(html), /This certificate replaces no\. [^<]+/.exec(html)?.[0]];
  expect([first, second, copy].map(replacedIn)).toEqual([
    [1000, undefined],
    [1001, 'This certificate replaces no. 1000 of 12/05/2026.'],
    [1001, 'This certificate replaces no. 1000 of 12/05/2026.'],
  ]);
  expect([second, copy].map((html) => html.includes('DUPLICATE'))).toEqual([false, true]);
  const pdf = readPdf(Buffer.from(await (await askCertificate(token, { ...asked })).arrayBuffer()));
  expect(pdf[0]?.lines).toContain('This certificate replaces no. 1000 of 12/05/2026.');
  await cancelReceipt(token, receiptId);
  await makeConfirmed(token, { amountPaid: 40 });
  expect(replacedIn(await pageOf(token, { ...asked }))).toEqual([
    1002,
    'This certificate replaces no. 1001 of 13/05/2026.',
  ]);
  const trail = await sql<{ replaces: number | null }>(
    `SELECT (details -> 'after' ->> 'replaces')::integer AS replaces FROM audit_entries WHERE event = 'generateFeeCertificate' ORDER BY id`,
  );
  expect(trail.map(({ replaces }) => replaces)).toEqual([null, 1000, 1000, 1000, 1001]);
});

test('content that an earlier certificate has too is a new certificate, which replaces the newest one', async () => {
  await makeConfirmed(token, { amountPaid: 1000 });
  const cheque = {
    paymentMode: 'CHEQUE',
    referenceNo: '004512',
    referenceNoDate: '2026-07-09',
    bankName: 'Bank of Jaipur',
  };
  const rename = (name: string) => sql('UPDATE students SET father_name = $2 WHERE id = $1', [asked.studentId, name]);
  const facts = async () => {
    const html = await pageOf(token, { ...asked });
    return [numberOn(html), /replaces no\. (\d+)/.exec(html)?.[1], html.includes('DUPLICATE')];
  };
  await rename('Suresh');
  expect(await facts()).toEqual([1000, undefined, false]);
  for (const [second, third] of [
    [1001, 1002],
    [1003, 1004],
  ] as const) {
    const { receiptId } = await makeConfirmed(token, { ...cheque, amountPaid: 2000 });
    expect(await facts()).toEqual([second, String(second - 1), false]);
    await cancelReceipt(token, receiptId, 'Cheque returned');
    expect(await facts()).toEqual([third, String(second), false]);
    expect(await facts()).toEqual([third, String(second), true]);
  }
  await rename('Mahesh');
  expect(await facts()).toEqual([1005, '1004', false]);
  await rename('Suresh');
  expect(await facts()).toEqual([1006, '1005', false]);
  const amounts = (await certificates()).map(({ amount }) => amount);
  expect(amounts).toEqual(['1000.00', '3000.00', '1000.00', '3000.00', '1000.00', '1000.00', '1000.00']);
});

test('a certificate of an older version, whose digest does not contain the replaced number, keeps its number', async () => {
  await makeConfirmed(token, { amountPaid: 10 });
  await pageOf(token, { ...asked });
  const [plain] = await sql<{ content: string }>('SELECT content FROM fee_certificates');
  await sql("UPDATE fee_certificates SET certificate_no = 999, content = repeat('0', 64)");
  await pageOf(token, { ...asked });
  await sql('UPDATE fee_certificates SET content = $1 WHERE replaces_no = 999', [plain?.content]);
  const html = await pageOf(token, { ...asked });
  expect([numberOn(html), html.includes('DUPLICATE'), html.includes('replaces no. 999')]).toEqual([1001, true, true]);
});

test('certificates of another session and of another student replace none', async () => {
  const [earlier] = await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 1 AND status = 'COMPLETED'");
  const { studentId } = await newPupil(await tokenOf('admin'));
  await makeConfirmed(token, { amountPaid: 10 });
  await pageOf(token, { ...asked });
  await makeConfirmed(token, { amountPaid: 11, paymentDate: '2026-03-01' });
  await makeConfirmed(token, { studentId, amountPaid: 10 });
  for (const of of [
    { ...asked, sessionId: earlier?.id },
    { ...asked, studentId },
  ])
    expect(await pageOf(token, of)).not.toContain('replaces');
});

test('RECEIPT-18 RECEIPT-19 what a new student paid for the session before it started is on its certificate, that of a student of the last session is not', async () => {
  const { studentId, sessionId } = await newPupil(await tokenOf('admin'));
  const early = await makeConfirmed(token, { studentId, amountPaid: 5000, paymentDate: '2026-03-20' });
  const page = await pageOf(token, { studentId, sessionId });
  expect(page).toContain(`>${early.receiptNo}</td>`);
  expect(page).toContain('or for this session before it started.');
  // The other student was enrolled in the session that contains this day: the certificate of that session covers it.
  await makeConfirmed(token, { amountPaid: 5000, paymentDate: '2026-03-20' });
  expect(await refusal()).toEqual([404, 147]);
});

test('without a wording of the school nothing of a tax section is on the certificate', async () => {
  await sql('UPDATE schools SET certificate_wording = NULL WHERE id = 1');
  await makeConfirmed(token);
  expect(await pageOf(token, { ...asked })).not.toMatch(/80C|1961|Income/);
});

test.each([
  ["UPDATE students SET father_name = 'Suresh' WHERE id = $1", 1001],
  ["UPDATE schools SET certificate_wording = 'Other words' WHERE id <> -$1::integer", 1001],
  ["UPDATE schools SET principal = 'Somebody else', address = 'Elsewhere' WHERE id <> -$1::integer", 1000],
])('after %s the certificate has the number %i: what it certifies counts, not who signs it', async (change, number) => {
  await makeConfirmed(token);
  expect(numberOn(await pageOf(token, { ...asked }))).toBe(1000);
  await sql(change, [asked.studentId]);
  const html = await pageOf(token, { ...asked });
  expect([numberOn(html), html.includes('DUPLICATE')]).toEqual([number, number === 1000]);
});

test('D3 names full of markup stand on it as texts', async () => {
  await makeConfirmed(token);
  const name = '<img src=x onerror=alert(1)>';
  await sql('UPDATE students SET name = $2, mother_name = $2 WHERE id = $1', [asked.studentId, name]);
  await sql('UPDATE schools SET certificate_wording = $1 WHERE id = 1', ['<script>alert(2)</script>']);
  const html = await pageOf(token, { ...asked });
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(2);
  expect(html).toContain('&lt;script&gt;alert(2)');
  expect(html).not.toMatch(/<img src=x|<script/);
  const pdf = readPdf(Buffer.from(await (await askCertificate(token, { ...asked })).arrayBuffer()));
  expect(pdf.flatMap(({ lines }) => lines).join(' ')).toContain(name);
});

test('E4 each copy is in the trail with its receipts; html is true or false alone', async () => {
  const { receiptNo } = await makeConfirmed(token, { amountPaid: 10.5 });
  for (const html of ['<b>x</b>', 'true', 1]) expect(await refusal({ ...asked, html })).toEqual([400, 109]);
  await pageOf(token, { ...asked });
  await askCertificate(token, { ...asked });
  const trail = await sql("SELECT details FROM audit_entries WHERE event = 'generateFeeCertificate' ORDER BY id");
  const after = { ...asked, receipts: [receiptNo], amount: '10.50' };
  expect(trail).toEqual(
    ['first', 'again'].map((copy) => ({
      details: { entity: 'fee certificate', id: 1000, after: { ...after, copy } },
    })),
  );
});
