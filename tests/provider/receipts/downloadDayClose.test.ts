// The close of a day on document: the same sums as on the screen, as a page and as a PDF.
import { readPdf } from '../documents/readPdf';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { dayClose, dayCloseDocument } from '../support/dayClose';
import { cancelReceipt, emptyReceipts, makeReceipt } from '../support/receipts';
import { SECOND } from '../support/schools';
import { countOf } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const linesOf = async (date?: string) =>
  readPdf(Buffer.from(await (await dayCloseDocument(token, date)).arrayBuffer())).flatMap(({ lines }) => lines);

test('D1 C5 the PDF says the sums of the screen in figures and words, who hands over what, and what is cancelled', async () => {
  const one = await makeReceipt(token, { amountPaid: 120_000.5, receiptType: 'OTHER' });
  const two = await makeReceipt(token, { amountPaid: 0.25, paymentMode: 'ONLINE', referenceNo: 'UPI 1' });
  const wrong = await makeReceipt(token, { amountPaid: 777 });
  const twice = await makeReceipt(token, { amountPaid: 778 });
  await cancelReceipt(token, wrong.receiptId, 'Wrong student');
  await cancelReceipt(token, twice.receiptId, 'Typed twice');
  const { data } = await dayClose(token);
  expect([data.total.amount, data.modes[0]?.total.amount]).toEqual([120_000.75, 120_000.5]);
  const answer = await dayCloseDocument(token);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('"Day close 2026-07-15 Saraswati Vidya Mandir.pdf"');
  const lines = await linesOf();
  const numbers = `${one.receiptNo} to ${two.receiptNo}`;
  for (const line of [
    'Day Close of 15/07/2026',
    `${String(one.cashier)} ${numbers} 2 1,20,000.50 0.00 0.25 1,20,000.75`,
    `Total ${numbers} 2 1,20,000.50 0.00 0.25 1,20,000.75`,
    'Rupees One Lakh Twenty Thousand and Fifty Paise Only',
    'Rupees One Lakh Twenty Thousand and Seventy Five Paise Only',
    '2 receipts, not included in the totals 1,555.00',
    'Cashier, cash ₹ 1,20,000.50',
    'Received by Head of the school',
  ])
    expect(lines).toContain(line);
  for (const [{ receiptNo }, text] of [
    [wrong, 'Wrong student 777.00'],
    [twice, 'Typed twice 778.00'],
  ] as const)
    expect(lines.filter((line) => line.startsWith(`${receiptNo} `))).toEqual([
      expect.stringMatching(new RegExp(`Cash 15/07/2026 ${text}$`)),
    ]);
});

test('D1 D3 html is a page without scripts, in which names are texts; reading it writes nothing', async () => {
  await makeReceipt(token, { amountPaid: 10 });
  await sql("UPDATE users SET full_name = '<b>Meena</b>' WHERE user_name = 'clerk'");
  const before = await countOf('audit_entries');
  const answer = await dayCloseDocument(token, '2026-07-15', '&html=true');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  expect(page).toContain('&lt;b&gt;Meena&lt;/b&gt;');
  expect(page).not.toMatch(/<b>Meena|<script/);
  expect(await countOf('audit_entries')).toBe(before);
  expect(await (await dayCloseDocument(token, '2026-07-15', '&html=yes')).json()).toMatchObject({ responseCode: 109 });
});

test('CODE-147 the document of a day without a receipt says so', async () => {
  expect((await dayCloseDocument(token, '2026-07-14')).status).toBe(200);
  const lines = await linesOf('2026-07-14');
  expect(lines).toContain('No receipts were created on this day.');
  expect(lines.join()).not.toContain('Total');
});

test('CODE-189 it is for who may see the receipts of the school', async () => {
  const refused = async (as: string, schoolId?: number) => {
    const answer = await dayCloseDocument(await tokenOf(as), undefined, '', schoolId);
    return [answer.status, ((await answer.json()) as { responseCode: number }).responseCode];
  };
  expect(await refused('teacher')).toEqual([403, 137]);
  expect(await refused('admin2')).toEqual([403, 189]);
  expect(await refused('clerk', SECOND)).toEqual([403, 189]);
  expect(await refused('platform', 99_999)).toEqual([404, 103]);
});
