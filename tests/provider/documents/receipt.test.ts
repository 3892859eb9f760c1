// The receipt as it is printed: what is on it, where, and what lies across it.
import { receiptDocument, type ReceiptData } from '../../../provider/documents/printed/receipt.ts';
import { writeHtml } from '../../../provider/documents/writeHtml.ts';
import { outside, overlaps, pagesOf } from './drawn';
import { cheque, receipt, school } from './samples';

const linesOf = async (more: Partial<ReceiptData> = {}) => {
  const pages = await pagesOf(receiptDocument({ ...receipt, ...more }));
  expect(pages.map((page) => [overlaps(page), outside(page)])).toEqual(pages.map(() => [[], []]));
  return pages.map(({ lines }) => lines);
};

test('a receipt is twice on one landscape page, for the office and for the parent', async () => {
  const [lines, ...more] = await linesOf();
  expect(more).toEqual([]);
  const twice = (text: string) => `${text} ${text}`;
  expect(lines).toEqual([
    twice('Saraswati Vidya Mandir'),
    twice('12 Station Road, Jaipur, Rajasthan 302016'),
    twice('Phone: 0141 2345678, 9829012345 · Email: office@saraswati.example'),
    twice('Letter No. SVM/JPR/2011/045'),
    'Fee Receipt Office copy Fee Receipt Parent copy',
    twice('Receipt no. 1042 Date 12/04/2026'),
    twice('Session 2026-27 Class Class 5 – A'),
    twice('Student Asha Verma'),
    twice('Father’s name Mohan Verma'),
    twice('Student code 1187 SR number 455'),
    twice('Particulars Amount (₹)'),
    twice('Tuition fee 1,24,000.00'),
    twice('Exam fee 1,000.50'),
    twice('Total 1,25,000.50'),
    twice('Received'),
    twice('Rupees One Lakh Twenty Five Thousand and Fifty Paise'),
    twice('₹ 1,25,000.50 Only'),
    twice('Paid by Cash'),
    twice('As of 12/04/2026 10:30'),
    twice('Payable (₹) Discount (₹) Paid so far (₹) Balance (₹)'),
    twice('2,00,000.00 5,000.00 1,25,000.50 69,999.50'),
    twice('Seal of the school'),
    twice('Meena Gupta'),
    twice('Cashier'),
  ]);
});

test('figures end on one line at the right, in both copies', async () => {
  const [page] = await pagesOf(receiptDocument(receipt));
  const amounts = (left: number, right: number) =>
    (page?.texts ?? [])
      .filter(({ text, x }) => ['1,24,000.00', '1,000.50', '69,999.50'].includes(text) && x > left && x < right)
      .map((amount) => amount.right.toFixed(1));
  for (const found of [amounts(0, 421), amounts(421, 842)]) expect([found.length, new Set(found).size]).toEqual([3, 1]);
});

test('a cheque says its number, date and bank, and until it is confirmed that it is subject to realisation', async () => {
  const [open = []] = await linesOf({ payment: cheque, confirmed: false });
  expect(open.join()).toContain('Cheque no. 004512 dated 10/04/2026, State Bank of India');
  expect(open.join()).toContain('Subject to realisation of the cheque');
  const [confirmed = []] = await linesOf({ payment: cheque });
  expect(confirmed.join()).toContain('Cheque no. 004512');
  expect(confirmed.join()).not.toContain('realisation');
  const [online = []] = await linesOf({ payment: { ...cheque, mode: 'ONLINE' }, confirmed: false });
  expect(online.join()).toContain('Online payment transaction no. 004512 dated 10/04/2026');
  expect(online.join()).not.toContain('realisation');
});

test('a cancelled receipt has CANCELLED across both copies and says why; a second print has DUPLICATE across both', async () => {
  const marksOf = async (more: Partial<ReceiptData>) => {
    const [page] = await pagesOf(receiptDocument({ ...receipt, ...more }));
    return (page?.texts ?? []).filter(({ turned }) => turned).map(({ text, x }) => [text, x < 421 ? 'left' : 'right']);
  };
  const cancelled = { reason: 'Entered for the wrong student' };
  expect(await marksOf({})).toEqual([]);
  expect(await marksOf({ cancelled })).toEqual([
    ['CANCELLED', 'left'],
    ['CANCELLED', 'right'],
  ]);
  expect(await marksOf({ duplicate: true })).toEqual([
    ['DUPLICATE', 'left'],
    ['DUPLICATE', 'right'],
  ]);
  expect(await marksOf({ cancelled, duplicate: true })).toEqual(await marksOf({ cancelled }));
  const [both = []] = await linesOf({ cancelled, duplicate: true });
  expect(both.join()).toContain('This receipt is cancelled. Reason: Entered for the wrong student');
  expect(both).toContain('DUPLICATE DUPLICATE');
});

test('a receipt with every head, a cheque, the account and a long remark still has both copies on one page', async () => {
  const heads = ['Admission', 'Tuition', 'Exam', 'Computer', 'Development', 'Other'].map((name) => ({
    name: `${name} Fee`,
    amount: 100_000,
  }));
  const full = {
    heads,
    amount: 600_000,
    payment: cheque,
    confirmed: false,
    comments: 'A remark of the cashier. '.repeat(10),
  };
  const pages = await linesOf({ ...full, duplicate: true });
  expect(pages).toHaveLength(1);
});

test('copies too long for half a page have pages of their own, each with its name, its mark and the number of the page', async () => {
  const heads = Array.from({ length: 56 }, (_, at) => ({ name: `Head ${at}`, amount: 100 }));
  const pages = await pagesOf(receiptDocument({ ...receipt, heads, amount: 5_600, duplicate: true }));
  expect(pages.map(({ width, height }) => width < height)).toEqual([true, true, true, true]);
  expect(
    pages.map(({ lines }) => lines.filter((line) => /^(Fee Receipt |Receipt 1042 |DUPLICATE)/.test(line))),
  ).toEqual([
    ['Fee Receipt Office copy', 'Receipt 1042 Page 1 of 2', 'DUPLICATE'],
    ['Receipt 1042 Page 2 of 2', 'DUPLICATE'],
    ['Fee Receipt Parent copy', 'Receipt 1042 Page 1 of 2', 'DUPLICATE'],
    ['Receipt 1042 Page 2 of 2', 'DUPLICATE'],
  ]);
  const first = pages.slice(0, 2).flatMap(({ lines }) => lines);
  expect(first.filter((line) => line.startsWith('Head '))).toEqual(heads.map(({ name }) => `${name} 1.00`));
});

test('what is not known is left out or a dash, never an empty label', async () => {
  const bare = {
    ...receipt,
    school: { ...receipt.school, address: null, phone: null, mobile: null, email: null, letterNo: null, logo: null },
  };
  const [lines = []] = await linesOf({ ...bare, fatherName: null, srNumber: '', section: null, account: null });
  expect(lines).toEqual(expect.arrayContaining(['Father’s name – Father’s name –']));
  expect(lines.join()).toContain('SR number –');
  expect(lines.join()).not.toMatch(/Letter No|Phone|Email|Balance|As of/);
  expect(lines[1]).toBe('Fee Receipt Office copy Fee Receipt Parent copy');
  const [without = []] = await linesOf({ className: null, section: null });
  expect(without.join()).toContain('Session 2026-27 Class –');
});

test('a long name of the school is beside its logo, on as many lines as it needs', async () => {
  const name = 'Shri Saraswati Vidya Mandir Senior Secondary School for Girls and Boys of Bani Park';
  const [page] = await pagesOf(receiptDocument({ ...receipt, school: { ...school, name } }));
  const lines = (page?.texts ?? []).filter(({ size, x }) => size === 13 && x < 421);
  expect(lines.map(({ text }) => text).join(' ')).toBe(name);
  // The logo ends 70 points from the edge; as much is left free on the other side.
  for (const { x, right } of lines) expect([x > 70, right < 351]).toEqual([true, true]);
});

test('the page of HTML says the same', () => {
  const page = writeHtml(
    receiptDocument({ ...receipt, payment: cheque, confirmed: false, cancelled: { reason: 'Wrong' } }),
  );
  expect(page.match(/Office copy|Parent copy/g)).toEqual(['Office copy', 'Parent copy']);
  const said = [
    '<dt>Receipt no.</dt><dd>1042</dd>',
    '<td class="amount whole">1,25,000.50</td>',
    'Rupees One Lakh Twenty Five Thousand and Fifty Paise Only',
    '<span class="alert">CANCELLED</span>',
    'Reason: Wrong',
    'As of 12/04/2026 10:30',
    'Subject to realisation of the cheque',
    'src="data:image/png;base64,',
  ];
  expect(said.map((text) => [text, page.split(text).length - 1])).toEqual(
    said.map((text) => [text, text.includes('1,25,000.50') ? 4 : 2]),
  );
});

test('heads that do not add up to the amount are refused', () => {
  expect(() => receiptDocument({ ...receipt, amount: receipt.amount + 1 })).toThrow(RangeError);
});
