// The document of a receipt, as a page and as a PDF; that it was printed is noted by another call.
import { resetProvider, sql, tokenOf, apiBase } from '../../support/provider';
import { call } from '../../support/provider';
import { verdict } from '../support/http';
import { cancelReceipt, makeReceipt, type Receipt } from '../support/receipts';
import { demoStudent } from '../support/students';
import { countOf } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

const document = (id: number, query = '', own = token) =>
  fetch(`${apiBase}/receipt/v2/receipt/download/${id}${query}`, { headers: { authorization: `Bearer ${own}` } });
const page = async (id: number) => (await document(id, '?html=true')).text();
const printed = (id: number) => call<Receipt>('POST', `/receipt/receipt/${id}/printed`, { token });

test('RECEIPT-25 CALL2-34 CALL2-06 the page has number, names, amount in figures and words, mode and what is left to pay', async () => {
  const { receiptId, receiptNo, studentName } = await makeReceipt(token, {
    amountPaid: 6120.5,
    paymentMode: 'CHEQUE',
    referenceNo: '004512',
    referenceNoDate: '2026-07-09',
    bankName: 'Bank of Jaipur',
  });
  const answer = await document(receiptId, '?html=true');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
  const html = await answer.text();
  for (const text of [
    ...[String(receiptNo), studentName as string, 'Saraswati Vidya Mandir', '6,120.50', '004512', 'Bank of Jaipur'],
    ...['Rupees Six Thousand One Hundred Twenty and Fifty Paise Only', 'Tuition Fee', 'Fee Receipt'],
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/realisation/i);
  expect(html).not.toMatch(/DUPLICATE|CANCELLED/);
});

test('D1 CALL2-34 without html, or with false, it is a PDF, and html is true or false alone', async () => {
  const { receiptId } = await makeReceipt(token);
  const answer = await document(receiptId);
  for (const { headers } of [answer, await document(receiptId, '?html=false')])
    expect(headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  for (const html of ['<b>hello</b>', 'yes'])
    expect(await (await document(receiptId, `?html=${encodeURIComponent(html)}`)).json()).toMatchObject({
      responseCode: 109,
    });
});

test('D3 a name full of markup is on the document as a text', async () => {
  const studentId = await demoStudent('5');
  await sql('UPDATE students SET name = $2 WHERE id = $1', [studentId, '<img src=x onerror=alert(1)>']);
  const { receiptId } = await makeReceipt(token, { studentId });
  const html = await page(receiptId);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img src=x');
});

test('E4 a receipt that was printed says DUPLICATE from then on; reading it writes nothing', async () => {
  const { receiptId } = await makeReceipt(token);
  const before = await countOf('audit_entries');
  expect(await page(receiptId)).not.toContain('DUPLICATE');
  expect(await countOf('audit_entries')).toBe(before);
  const answer = await printed(receiptId);
  expect([...verdict(answer), answer.data.printed]).toEqual([200, 100, true]);
  expect(await page(receiptId)).toContain('DUPLICATE');
  expect(verdict(await printed(receiptId))).toEqual([200, 100]);
});

test('a cancelled receipt says so, with the reason', async () => {
  const { receiptId } = await makeReceipt(token);
  await cancelReceipt(token, receiptId, 'Paid twice');
  const html = await page(receiptId);
  expect(html).toContain('CANCELLED');
  expect(html).toContain('Paid twice');
});

test('a receipt of another kind has one head, and an unknown one is not found', async () => {
  const { receiptId } = await makeReceipt(token, { receiptType: 'OTHER' });
  const html = await page(receiptId);
  expect(html).toContain('Other payment');
  expect(html).not.toContain('Tuition Fee');
  expect(await (await document(99_999_999)).json()).toMatchObject({ responseCode: 103 });
  expect(await (await document(receiptId, '', await tokenOf('admin2'))).json()).toMatchObject({ responseCode: 103 });
});
