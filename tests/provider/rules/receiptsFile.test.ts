// The rows of a file that confirms receipts: each has the values of its receipt, and nothing more.
import type { Cell } from '../../../provider/documents/sheet.ts';
import type { ReadCell, ReadSheet } from '../../../provider/documents/workbook.ts';
import type { ReceiptFacts } from '../../../provider/domains/receipts/confirm/confirm.queries.ts';
import { checkRows } from '../../../provider/domains/receipts/confirm/dryRun.ts';
import { readRow } from '../../../provider/domains/receipts/confirm/readReceiptsFile.ts';
import { COLUMNS, isTotal, receiptsTable } from '../../../provider/domains/receipts/confirm/receiptsLayout.ts';

const TODAY = '2026-07-15';
const SESSION = 2;

const sheetOf = (cells: ReadCell[][], changes: Partial<ReadSheet> = {}): ReadSheet => ({
  ...{ name: 'Receipts', names: ['Receipts'], merges: [], meta: undefined, annotated: false, struck: false },
  unread: { rows: 0, columns: 0, sheets: 0 },
  rows: cells.map((row, at) => ({ row: at + 1, cells: row })),
  ...changes,
});

const receipt = (receiptNo: number, status: ReceiptFacts['status'] = 'PENDING'): ReceiptFacts => ({
  ...{ id: receiptNo, receiptNo, sessionId: SESSION, sessionName: '2026 - 2027', status, amount: '100.00' },
  modifiedAt: '2026-07-15T06:00:00Z',
  ...{ paymentDate: TODAY, mode: 'CHEQUE', studentCode: 1296, studentName: 'Asha Rao' },
});

const OWN: Record<string, Cell> = {
  ...{ 'Receipt No.': 1, 'Student Code': 1296, 'Student Name': 'Asha Rao', 'Father Name': null, Amount: 100 },
  ...{ 'Payment Date': '2026-07-15', Bank: 'SBI', Status: 'Pending', Comment: 'By hand', Cashier: null },
};
const exportedRow = (receiptNo: number, own: Record<string, Cell>): Cell[] =>
  COLUMNS.map(({ title }) => (title === 'Receipt No.' ? receiptNo : (own[title] ?? null)));

/** The state of each row, and the columns with problems. */
function statesOf(
  cells: ReadCell[][],
  found: readonly ReceiptFacts[] = [receipt(1), receipt(2), receipt(3)],
  own: Record<string, Cell> = OWN,
) {
  const table = receiptsTable(sheetOf(cells));
  expect(table.faults).toEqual([]);
  const rows = table.rows.map((row) => readRow(table, row, TODAY));
  const exported = new Map(found.map(({ receiptNo }) => [receiptNo, exportedRow(receiptNo, own)]));
  const checked = checkRows(rows, found, { sessionId: SESSION, seesAll: true, exported });
  return checked.map(({ state, problems }) => [state, ...problems.map(({ column }) => column)]);
}

const HEAD = ['Receipt No.', 'Amount'];

describe('the layout', () => {
  const faultsOf = (cells: ReadCell[][], changes?: Partial<ReadSheet>) => receiptsTable(sheetOf(cells, changes)).faults;

  test.each<[string, ReadCell[][], string]>([
    ['a title above the headings', [['Returned cheques'], HEAD, [1, 100]], 'The first row must have the headings'],
    ['a group above the headings', [[null, 'Debit'], HEAD, [1, 100]], 'The first row must have the headings'],
    [
      'a column of the office',
      [
        [...HEAD, 'Remarks'],
        [1, 100, 'Bounced'],
      ],
      'does not have these columns: Remarks.',
    ],
    [
      'an unknown column without values',
      [
        [...HEAD, 'Remarks'],
        [1, 100],
      ],
      'does not have these columns: Remarks.',
    ],
    [
      'another amount',
      [
        [...HEAD, 'Amount Received'],
        [1, 100, 1],
      ],
      'these columns: Amount Received.',
    ],
    ['a column without a heading', [HEAD, [1, 100, 'Bounced']], 'these columns: Column C (no heading).'],
    [
      'a list beside the table',
      [
        [...HEAD, null, 'Returned'],
        [1, 100, null, 1],
      ],
      'these columns: Returned.',
    ],
    [
      'a column twice',
      [
        [...HEAD, 'amount'],
        [1, 100, 1],
      ],
      'These columns appear twice: Amount.',
    ],
    ['no amount', [['Receipt No.'], [1]], 'Columns of the download are missing: Amount.'],
    [
      'another heading of the amount',
      [
        ['Receipt No.', 'Amount (Returned)'],
        [1, 100],
      ],
      'are missing: Amount.',
    ],
    [
      'a column of results',
      [
        [...HEAD, 'Reason'],
        [1, 100, 'Bounced'],
      ],
      'these columns: Reason.',
    ],
  ])('CONFIRM-08 CONFIRM-11 %s rejects the file', (_what, cells, fault) => {
    expect(faultsOf(cells).join(' ')).toContain(fault);
  });

  test.each<[string, Partial<ReadSheet>, string]>([
    ['another sheet', { names: ['Receipts', 'Returned'] }, 'The file has other sheets.'],
    ['a hidden sheet', { unread: { rows: 0, columns: 0, sheets: 1 } }, 'The file has other sheets.'],
    ['hidden rows', { unread: { rows: 1, columns: 0, sheets: 0 } }, 'The sheet has hidden rows.'],
    [
      'hidden columns',
      { unread: { rows: 0, columns: 1, sheets: 0 }, hiddenAt: { rows: [], columns: [1] } },
      'The sheet has hidden columns: B.',
    ],
    ['merged cells', { merges: [{ row: 2, column: 1, rows: 2, columns: 1 }] }, 'Cells of these rows are merged: 2, 3.'],
    ['text that is struck through', { struck: true }, 'The file has text that is struck through.'],
    ['notes or pictures', { annotated: true }, 'The file has notes on cells, pictures, charts or text boxes.'],
  ])('CONFIRM-08 CONFIRM-11 %s reject the file', (_what, changes, fault) => {
    expect(faultsOf([HEAD, [1, 100]], changes)).toEqual([expect.stringContaining(fault)]);
  });

  test('CONFIRM-11 all faults of a file are reported together', () => {
    const changes = { names: ['One', 'Two'], annotated: true };
    expect(
      faultsOf(
        [
          [...HEAD, 'Amount', 'Remarks'],
          [1, 100],
        ],
        changes,
      ),
    ).toHaveLength(4);
  });

  test.each<[string, ReadCell[], boolean]>([
    ['the total of the download', [null, 'Total without cancelled receipts', 300], true],
    ['a total of returned cheques', [null, 'Total returned', 300], false],
    ['a total with a remark', ['returned', 'Total without cancelled receipts', 300], false],
    ['a sum without its word', [null, null, 300], false],
  ])('CONFIRM-11 %s: %j', (_what, last, expected) => {
    const table = receiptsTable(sheetOf([['Receipt No.', 'Student Name', 'Amount'], [1, 'Asha Rao', 100], last]));
    expect(isTotal(table, table.rows.at(-1) ?? { row: 0, cells: [] })).toBe(expected);
  });

  test('CONFIRM-11 without the names, the sum is the last row after a blank one', () => {
    const rows = [1, 2, 4].map((row) => ({ row, cells: row === 1 ? HEAD : row === 2 ? [1, 100] : [null, 100] }));
    const table = receiptsTable(sheetOf([], { rows }));
    expect(table.rows.map((row) => isTotal(table, row))).toEqual([false, true]);
    const joined = receiptsTable(sheetOf([HEAD, [1, 100], [null, 100]]));
    expect(joined.rows.map((row) => isTotal(joined, row))).toEqual([false, false]);
  });
});

describe('the statuses', () => {
  const list = (...statuses: ReadCell[]): ReadCell[][] => [
    [...HEAD, 'Status'],
    ...statuses.map((status, at) => [at + 1, 100, status]),
  ];

  test.each<[ReadCell[], string[]]>([
    [
      ['Pending', 'Pending', 'Pending'],
      ['READY', 'READY', 'READY'],
    ],
    [
      [null, ' PENDING ', null],
      ['READY', 'READY', 'READY'],
    ],
    [
      ['Confirmed', null, 'Confirmed'],
      ['READY', 'WRONG', 'READY'],
    ],
    [
      ['Confirmed', 'Pending', null],
      ['READY', 'WRONG', 'WRONG'],
    ],
    [
      ['Pending', 'Not cleared', 'Bounced'],
      ['READY', 'WRONG', 'WRONG'],
    ],
    [
      ['Cleared', 'Cancelled', 'Chq retd'],
      ['WRONG', 'WRONG', 'WRONG'],
    ],
  ])(
    'CONFIRM-11 %j: only Pending and Confirmed are statuses, and a row that is not confirmed beside others is wrong',
    (statuses, states) => {
      expect(statesOf(list(...statuses)).map(([state]) => state)).toEqual(states);
    },
  );

  test('CONFIRM-11 a file has the same meaning whether the receipts of its other rows are pending or confirmed', () => {
    const file = list('Confirmed', 'Pending', null);
    for (const first of [receipt(1), receipt(1, 'CONFIRMED')])
      expect(statesOf(file, [first, receipt(2), receipt(3)]).slice(1)).toEqual([
        ['WRONG', 'Status'],
        ['WRONG', 'Status'],
      ]);
  });
});

describe('the cells', () => {
  test.each<[string, ReadCell, boolean]>([
    ['Amount', 100, true],
    ['Amount', '₹100.00', true],
    ['Amount', { number: 100, shown: '100.00' }, true],
    ['Amount', 1, false],
    ['Amount', -100, false],
    ['Amount', null, false],
    ['Amount', 'Nil', false],
    ['Amount', { number: 100, shown: '100.00 (Returned)' }, false],
    ['Amount', { number: 100, shown: '(100.00)' }, false],
    ['Amount', { number: 100, shown: '₹100' }, true],
    ['Amount', { number: 100, shown: '100 Dr' }, false],
    ['Amount', { number: 100, shown: '1,00,000' }, false],
    ['Amount', { number: 100, shown: '100%' }, false],
    ['Receipt No.', { number: 1, shown: '1*' }, false],
    ['Receipt No.', { number: 1, shown: '(1)' }, false],
    ['Student Code', '01296', true],
    ['Student Code', 1297, false],
    ['Student Name', 'asha  rao', true],
    ['Student Name', 'Asha Rao - cheque bounced', false],
    ['Father Name', null, true],
    ['Father Name', '-do-', false],
    ['Payment Date', { date: '2026-07-15' }, true],
    ['Payment Date', '15/07/2026', true],
    ['Payment Date', { date: '2026-07-16' }, false],
    ['Bank', 'SBI', true],
    ['Bank', null, true],
    ['Bank', 'SBI, retd unpaid', false],
    ['Comment', 'By hand', true],
    ['Comment', 'By hand. Chq retd', false],
    ['Comment', '"', false],
    ['Cashier', '✗', false],
  ])('CONFIRM-08 CONFIRM-11 in the column %s the cell %j is that of the receipt: %j', (column, cell, isSame) => {
    const head = [...new Set([...HEAD, column])];
    const row = head.map((title) => (title === column ? cell : title === 'Amount' ? 100 : 1));
    expect(statesOf([head, row])).toEqual([isSame ? ['READY'] : ['WRONG', column]]);
  });

  test.each<[string, string, ReadCell, boolean]>([
    ['Comment', '-do-', '-do-', true],
    ['Comment', '"', '"', true],
    ['Comment', '#N/A', '#N/A', true],
    ['Comment', '-do-', 'ditto', false],
    ['Comment', '-do-', { error: '#N/A' }, false],
    ['Cheque/Transaction No.', 'do', 'DO', true],
  ])(
    'CONFIRM-11 in the column %s with %j in the download, the cell %j is unchanged: %j',
    (title, own, cell, isSame) => {
      const states = statesOf(
        [
          [...HEAD, title],
          [1, 100, cell],
        ],
        undefined,
        { ...OWN, [title]: own },
      );
      expect(states).toEqual([isSame ? ['READY'] : ['WRONG', title]]);
    },
  );

  test('CONFIRM-11 a receipt in two rows is wrong in both', () => {
    expect(statesOf([HEAD, [1, 100], [2, 100], [1, 100]])).toEqual([
      ['WRONG', 'Receipt No.'],
      ['READY'],
      ['WRONG', 'Receipt No.'],
    ]);
  });

  test('CONFIRM-11 the values of a receipt that the user may not see are not compared', () => {
    const table = receiptsTable(
      sheetOf([
        [...HEAD, 'Comment'],
        [1, 5, 'guessed'],
      ]),
    );
    const rows = table.rows.map((row) => readRow(table, row, TODAY));
    const options = { sessionId: SESSION, seesAll: false, exported: new Map() };
    const [checked] = checkRows(rows, [receipt(1, 'CANCELLED')], options);
    expect(checked?.problems.map(({ message }) => message)).toEqual(['1 is not a pending receipt of this session.']);
  });
});
