// How lists of payments are read: suggested headings, amounts as offices write them, rows of totals.
import { readValue } from '../../../provider/documents/cellValues.ts';
import { columnWords, fits, similarColumns } from '../../../provider/documents/headingGuess.ts';
import { isTotalRow } from '../../../provider/documents/totalRows.ts';
import type { TableColumn } from '../../../provider/documents/tableColumn.ts';
import type { ReadCell } from '../../../provider/documents/workbook.ts';
import { READ_COLUMNS as OPENING } from '../../../provider/domains/fees/opening/openingColumns.ts';

const TODAY = '2026-07-15';

const titleFor = (heading: string, columns: readonly TableColumn[]) =>
  similarColumns(heading, columnWords(columns))[0]?.column.title;

test.each<[string, string | undefined]>([
  ['Adm No', 'Sr. No.'],
  ['Fee Paid', 'Paid in Total'],
  ['Amt Deposited', 'Paid in Total'],
  ['Tution Fee Paid', 'Tuition Fee Paid'],
  ['Concession', 'Discount'],
  ['Arrears', 'Earlier Dues'],
  ['Prev. Balance', 'Earlier Dues'],
  ['Old Dues', 'Earlier Dues'],
  ['Openning Balance', 'Earlier Dues'],
  ['Opening Balance Dr', 'Earlier Dues'],
  ['Arrears (Rs.)', 'Earlier Dues'],
  ['Arrears Recovered', undefined],
  ['Earlier Dues Cleared', undefined],
  ['Earlier Dues (-)', undefined],
  ['Earlier Dues in %', undefined],
  ["Earlier Dues ('000)", undefined],
  ['Opening Balance Credit', undefined],
  ['Fee Discount %', undefined],
  ['Discount Refunded', undefined],
  ['Balance', undefined],
  ['Total Fees', undefined],
  ['Remarks', undefined],
])('in opening balances the heading %j suggests %j', (heading, title) =>
  expect(titleFor(heading, OPENING)).toBe(title),
);

test('names do not fit a column of digits', () => {
  const code = OPENING.find(({ key }) => key === 'studentCode') as TableColumn;
  expect([fits(code, ['Asha Rao', 'Bina Rao'], TODAY), fits(code, ['1 204', 1205], TODAY)]).toEqual([false, true]);
});

const AMOUNT: TableColumn = { key: 'amount', title: 'Amount', kind: 'amount', required: false };
test.each<[ReadCell, number | undefined | 'problem']>([
  ['Rs. 1,200/-', 120_000],
  ['Rs.50', 5_000],
  ['₹ 12,34,567.50 only', 123_456_750],
  ['500/- only', 50_000],
  ['INR 7', 700],
  ['1200 rupees', 120_000],
  ['Nil', undefined],
  ['-', undefined],
  ['—', undefined],
  ['Rs .50', 'problem'],
  ['(500)', 'problem'],
  ['-500', 'problem'],
  ['500 Cr', 'problem'],
  [{ number: 500, shown: '500.00 Cr' }, 'problem'],
  [{ number: 500, shown: 'Dr 500' }, 'problem'],
  [{ number: 0, shown: '0.00 Cr' }, 0],
  ['Rs.', 'problem'],
  ['1.2.3', 'problem'],
  [{ number: 500, shown: 'Rs. 500/-' }, 50_000],
  [{ number: 120_000, shown: '₹ 1,20,000.00' }, 12_000_000],
  [{ number: 120_000, shown: '120,000' }, 12_000_000],
  [{ number: 1200, shown: '1 200.00' }, 120_000],
  [{ number: 0, shown: '-' }, 0],
  [{ number: 0.1, shown: '10%' }, 'problem'],
  [{ number: 10, shown: '10%' }, 'problem'],
  [{ number: 12, shown: '12,000' }, 'problem'],
  [{ number: 12, shown: '12k' }, 'problem'],
  [{ number: 12, shown: '12 hundred' }, 'problem'],
  [{ number: 12_000, shown: '12' }, 'problem'],
  [{ number: 12.5, shown: '13' }, 'problem'],
  [{ number: 0.5, shown: '1/2' }, 'problem'],
  [{ number: 500, shown: '500 (31/3)' }, 'problem'],
  [{ number: 500, shown: 'paid' }, 'problem'],
  ['"', 'problem'],
  ['- do -', 'problem'],
  [{ number: 500, shown: '(500)' }, 'problem'],
  [{ number: 500, shown: '-500' }, 'problem'],
  [{ number: -500, shown: '(500)' }, -50_000],
])('the amount %j is read as %j', (cell, expected) => {
  const read = readValue(cell, AMOUNT, TODAY);
  expect('problem' in read ? 'problem' : read.value).toBe(expected);
});

test.each<[ReadCell, number | undefined | 'problem']>([
  ['500 Dr', 50_000],
  ['Rs. 1,500.00 (Debit)', 150_000],
  ['500 Cr', -50_000],
  ['0.00 Cr', 0],
  ['Nil Cr', undefined],
  ['Dr', 'problem'],
  ['-500 Dr', 'problem'],
  ['500', 50_000],
  [{ number: 500, shown: '500.00 Dr' }, 50_000],
  [{ number: 500, shown: 'Debit 500' }, 50_000],
  [{ number: -500, shown: 'Dr 500' }, 50_000],
  [{ number: -500, shown: '-500 Dr' }, -50_000],
  [{ number: 500, shown: '(500) Dr' }, 'problem'],
  [{ number: 500, shown: '500.00 Cr' }, -50_000],
  [{ number: -500, shown: 'Credit 500' }, -50_000],
  [{ number: 0, shown: '0.00 Cr' }, 0],
])('the dues %j are read as %j', (cell, expected) => {
  const read = readValue(cell, { ...AMOUNT, owed: true }, TODAY);
  expect('problem' in read ? 'problem' : read.value).toBe(expected);
});

const COLUMNS = ['receiptNo', 'studentName', 'amount', ''].map((key) => ({ ...AMOUNT, key }));
test.each<[ReadCell[], boolean]>([
  [[null, 'Total', 500], true],
  [['Grand Total', null, 500, 12], true],
  [[null, 'कुल योग', 500], true],
  [[null, null, 500], false],
  [[1003, 'Total', 500], false],
  [[null, 'Total', 500, 'cash'], false],
  [[null, 'Totaram Meena', 500], false],
])('whether the row %j is a total: %j', (cells, expected) =>
  expect(isTotalRow({ columns: COLUMNS }, { row: 9, cells }, ['receiptNo'])).toBe(expected),
);
