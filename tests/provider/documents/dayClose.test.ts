// The printed close of a day with the sums of each cashier.
import { dayCloseDocument, type DayCloseData } from '../../../provider/documents/printed/dayClose.ts';
import { writeHtml } from '../../../provider/documents/writeHtml.ts';
import { outside, overlaps, pagesOf } from './drawn';
import { school } from './samples';

const none = { receipts: 0, amount: 0, firstNo: null, lastNo: null };
const cash = { receipts: 1200, amount: 999_999_999, firstNo: 1001, lastNo: 2210 };
const cheque = { receipts: 1, amount: 1, firstNo: 1002, lastNo: 1002 };
const total = { receipts: 1201, amount: 1_000_000_000, firstNo: 1001, lastNo: 2210 };
const cashierOf = (cashier: string | null) => ({ cashier, total, modes: { CASH: cash, CHEQUE: cheque, ONLINE: none } });
const cancelled = {
  ...{ receiptNo: 1005, cashier: 'Meena Gupta', mode: 'CASH' as const, amount: 50_000, reason: 'Wrong student' },
  ...{ madeOn: '2026-07-15', cancelledOn: '2026-07-16' },
};

const day: DayCloseData = {
  school,
  date: '2026-07-15',
  asOf: '15/07/2026, 17:30',
  total,
  modes: [
    { mode: 'CASH', total: cash, pending: { receipts: 2, amount: 200 } },
    { mode: 'CHEQUE', total: cheque, pending: { receipts: 1, amount: 1 } },
    { mode: 'ONLINE', total: none, pending: { receipts: 0, amount: 0 } },
  ],
  types: [
    { type: 'FEE', total },
    { type: 'TC', total: none },
  ],
  cashiers: [cashierOf('Meena Gupta')],
  otherDate: { receipts: 0, amount: 0 },
  cancelled: [],
  earlierCancelled: [],
};
const drawn = async (more: Partial<DayCloseData> = {}) => {
  const pages = await pagesOf(dayCloseDocument({ ...day, ...more }));
  expect(pages.map((page) => [overlaps(page), outside(page)])).toEqual(pages.map(() => [[], []]));
  return pages.flatMap(({ lines }) => lines);
};

test('the sums of one cashier stand on one page, in Indian groups and in words', async () => {
  const lines = await drawn();
  expect(lines.slice(3)).toEqual([
    'Day Close of 15/07/2026',
    'Receipts created on this day, regardless of the payment date, as of 15/07/2026, 17:30',
    'Cashier Receipt nos. Receipts Cash (₹) Cheque (₹) Online (₹) Total (₹)',
    'Meena Gupta 1001 to 2210 1,201 99,99,999.99 0.01 0.00 1,00,00,000.00',
    'Total 1001 to 2210 1,201 99,99,999.99 0.01 0.00 1,00,00,000.00',
    'Cash to hand over',
    'Rupees Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety',
    '₹ 99,99,999.99 Nine and Ninety Nine Paise Only',
    'Total collected',
    'Rupees One Crore Only',
    '₹ 1,00,00,000.00',
    'Mode Receipt nos. Receipts Not confirmed yet (₹) Amount (₹)',
    'Cash 1001 to 2210 1,200 2.00 99,99,999.99',
    'Cheque 1002 1 0.01 0.01',
    'Online – 0 0.00 0.00',
    'Total 1001 to 2210 1,201 2.01 1,00,00,000.00',
    'Type Receipt nos. Receipts Amount (₹)',
    'Fee 1001 to 2210 1,201 1,00,00,000.00',
    'Total 1001 to 2210 1,201 1,00,00,000.00',
    'Received by Head of the school',
    'Meena Gupta',
    'Cashier, cash ₹ 99,99,999.99',
  ]);
});

test('receipts of another payment date and those that are cancelled are reported apart', async () => {
  const lines = await drawn({
    otherDate: { receipts: 2, amount: 12_345_600 },
    cancelled: [cancelled],
    earlierCancelled: [cancelled, { ...cancelled, receiptNo: 990, cashier: null }],
  });
  for (const line of [
    'Of these, 2 receipts (₹ 1,23,456.00) have a different payment date.',
    'Cancelled receipts of this day',
    '1005 Meena Gupta Cash 16/07/2026 Wrong student 500.00',
    '1 receipt, not included in the totals 500.00',
    'Receipts of earlier days cancelled on this day',
    '990 A platform user Cash 15/07/2026 Wrong student 500.00',
    '2 receipts, not included in the totals 1,000.00',
  ])
    expect(lines).toContain(line);
});

test('everybody who took money signs, three beside one another, before who receives it', async () => {
  const lines = await drawn({ cashiers: ['Meena Gupta', 'Asha Verma', null, 'Ravi Jain'].map(cashierOf) });
  expect(lines.slice(-5)).toEqual([
    'Meena Gupta Asha Verma A platform user',
    'Cashier, cash ₹ 99,99,999.99 Cashier, cash ₹ 99,99,999.99 Cashier, cash ₹ 99,99,999.99',
    'Ravi Jain',
    'Cashier, cash ₹ 99,99,999.99',
    'Received by Head of the school',
  ]);
});

test.each([
  ['beside a cashier who did', ['Meena Gupta'], 'Cashier, cash ₹ 99,99,999.99'],
  ['alone', [], 'Cashier Received by Head of the school'],
])('a cashier who received no cash, %s, does not sign', async (_what, others, last) => {
  const noCash = { ...cashierOf('Ravi Jain'), total: cheque, modes: { CASH: none, CHEQUE: cheque, ONLINE: none } };
  const lines = await drawn({ cashiers: [noCash, ...others.map(cashierOf)] });
  expect(lines.at(-1)).toBe(last);
  expect(lines.filter((line) => line.includes('Ravi Jain'))).toHaveLength(1);
});

test('the largest amounts stay inside their cells', async () => {
  const largest = { ...cash, amount: 999_999_999_999_999 };
  const lines = await drawn({
    total: largest,
    cashiers: [{ cashier: 'W'.repeat(60), total: largest, modes: { CASH: largest, CHEQUE: largest, ONLINE: largest } }],
  });
  expect(lines.join()).toContain('99,99,99,99,99,999.99');
});

test('the page of HTML says the same', () => {
  const page = writeHtml(dayCloseDocument({ ...day, cancelled: [cancelled] }));
  for (const said of ['Day Close of 15/07/2026', 'Cash to hand over', '99,99,999.99', 'Wrong student'])
    expect(page).toContain(said);
});
