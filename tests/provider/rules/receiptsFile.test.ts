// What a list of payments says about its receipts: the status and the amount of each row.
import { mappingKey } from '../../../provider/documents/headings.ts';
import { mappedTableOf } from '../../../provider/documents/mappedTable.ts';
import type { ReadCell } from '../../../provider/documents/workbook.ts';
import type { ReceiptFacts } from '../../../provider/domains/receipts/confirm/confirm.queries.ts';
import { checkRows } from '../../../provider/domains/receipts/confirm/dryRun.ts';
import {
  READ_COLUMNS,
  readRow,
  STATUS_COLUMN,
  type FileRow,
} from '../../../provider/domains/receipts/confirm/readReceiptsFile.ts';
import {
  namesStatus,
  withOpenColumns,
  withoutUnread,
  withStatus,
} from '../../../provider/domains/receipts/confirm/statusHeadings.ts';
import { unreadColumns } from '../../../provider/domains/receipts/confirm/unreadColumns.ts';

const TODAY = '2026-07-15';
const SESSION = 2;

interface Mapping {
  confirmed?: Record<string, string | null>;
  remembered?: Record<string, string | null>;
}

const keyed = (fields: Record<string, string | null> = {}) =>
  new Map(Object.entries(fields).map(([heading, field]) => [mappingKey(heading), field]));

async function read(cells: ReadCell[][], { confirmed, remembered }: Mapping = {}) {
  const sheet = {
    ...{ name: 'List', names: ['List'], merges: [], meta: undefined },
    unread: { rows: 0, columns: 0, sheets: 0 },
    hiddenRows: [],
    rows: cells.map((row, at) => ({ row: at + 1, cells: row })),
  };
  const choices = { confirmed: keyed(confirmed), remembered: withoutUnread(keyed(remembered)) };
  const mapped = await mappedTableOf(sheet, { columns: READ_COLUMNS, choices, path: 'receiptsFile', today: TODAY });
  const { table: found, contested } = withStatus(mapped, STATUS_COLUMN);
  const table = withOpenColumns(found, STATUS_COLUMN, contested);
  const unread = await unreadColumns(table);
  return { table, contested, rows: table.rows.map((row) => readRow(table, row, TODAY, unread)) };
}

const receipt = (receiptNo: number, status: ReceiptFacts['status'] = 'PENDING'): ReceiptFacts => ({
  ...{ id: receiptNo, receiptNo, sessionId: SESSION, sessionName: '2026 - 2027', status, amount: '100.00' },
  ...{ paymentDate: TODAY, mode: 'CHEQUE', studentCode: 1296, studentName: 'Asha Rao' },
});

const statesOf = (rows: readonly FileRow[], found: readonly ReceiptFacts[]) =>
  checkRows(rows, found, { sessionId: SESSION, seesAll: true }).map(({ state, problems }) => [
    state,
    ...problems.map(({ column }) => column),
  ]);

describe('the statuses of a file', () => {
  const list = async (...statuses: ReadCell[]) =>
    (await read([['Receipt No.', 'Status'], ...statuses.map((status, at) => [at + 1, status])])).rows;
  const three = [receipt(1), receipt(2), receipt(3)];

  test.each<[ReadCell[], string[]]>([
    [
      ['Pending', 'Pending', 'Pending'],
      ['READY', 'READY', 'READY'],
    ],
    [
      [null, null, null],
      ['READY', 'READY', 'READY'],
    ],
    [
      ['Pending', null, 'Pending'],
      ['READY', 'READY', 'READY'],
    ],
    [
      ['Cleared', null, 'Confirmed'],
      ['READY', 'WRONG', 'READY'],
    ],
    [
      ['Confirmed', 'Pending', null],
      ['READY', 'WRONG', 'WRONG'],
    ],
    [
      ['Cleared', 'Not cleared', 'Bounced'],
      ['READY', 'WRONG', 'WRONG'],
    ],
  ])(
    'CONFIRM-11 %j: rows that are not confirmed by a file that confirms others are wrong',
    async (statuses, states) => {
      expect(statesOf(await list(...statuses), three).map(([state]) => state)).toEqual(states);
    },
  );

  test('CONFIRM-11 one reason is given for a status that cannot be read', async () => {
    expect(statesOf(await list('Cleared', 'Bounced'), three)).toEqual([['READY'], ['WRONG', 'Status']]);
  });

  test('CONFIRM-11 a file has the same meaning whether the receipts of its other rows are pending or confirmed', async () => {
    const rows = await list('Cleared', 'Pending', null);
    for (const first of [receipt(1), receipt(1, 'CONFIRMED')])
      expect(statesOf(rows, [first, receipt(2), receipt(3)]).slice(1)).toEqual([
        ['WRONG', 'Status'],
        ['WRONG', 'Status'],
      ]);
    expect(statesOf(rows, [receipt(1), receipt(2, 'CONFIRMED'), receipt(3)])[1]).toEqual([
      ...['WRONG', 'Receipt No.', 'Status'],
    ]);
  });
});

describe('the amounts of a file', () => {
  test.each<ReadCell>(['Nil', '-', 'N/A', null, ''])('CONFIRM-11 a row with the amount %j is wrong', async (amount) => {
    const { rows } = await read([
      ['Receipt No.', 'Amount'],
      [1, 100],
      [2, amount],
    ]);
    const expected = [['READY'], ['WRONG', 'Amount']];
    expect(statesOf(rows, [receipt(1), receipt(2)])).toEqual(expected);
    const known = statesOf(rows, [receipt(1, 'CONFIRMED'), receipt(2, 'CONFIRMED')]);
    expect(known).toEqual([['KNOWN'], ['WRONG', 'Amount', 'Receipt No.']]);
  });

  test('CONFIRM-11 a returned cheque, whose sum is under Debit, is wrong; a file without amounts needs none', async () => {
    const { rows } = await read([
      ['Receipt No.', 'Debit', 'Credit'],
      [1, null, 100],
      [2, 100, null],
    ]);
    expect(statesOf(rows, [receipt(1), receipt(2)])).toEqual([['READY'], ['WRONG', 'Amount', 'Debit']]);
    const without = await read([
      ['Receipt No.', 'Bank'],
      [1, null],
    ]);
    expect(statesOf(without.rows, [receipt(1)])).toEqual([['READY']]);
  });

  test.each<[ReadCell, string[]]>([
    ['100.00 Cr', ['READY']],
    ['Rs. 100/- CR.', ['READY']],
    ['100 (Credit)', ['READY']],
    [{ number: 100, shown: '100.00 Cr' }, ['READY']],
    ['100.00 Dr', ['WRONG', 'Amount']],
    ['100 D', ['WRONG', 'Amount']],
    [{ number: 100, shown: '100.00 Dr' }, ['WRONG', 'Amount']],
    [{ number: 100, shown: 'Cr 100.00' }, ['READY']],
    [{ number: 100, shown: 'Dr 100.00' }, ['WRONG', 'Amount']],
    [{ number: 100, shown: '₹ Debit100.00' }, ['WRONG', 'Amount']],
    [{ number: 100, shown: '-100' }, ['WRONG', 'Amount']],
    [{ number: 100, shown: '(₹100.00)' }, ['WRONG', 'Amount']],
    [{ number: 100, shown: '100.00-' }, ['WRONG', 'Amount']],
    [{ number: 100, shown: 'Co-op 100/-' }, ['READY']],
    [{ number: 100, shown: 'Rs.(net) 100' }, ['READY']],
    [-100, ['WRONG', 'Amount']],
    ['Cr', ['WRONG', 'Amount']],
    ['101.00 Cr', ['WRONG', 'Amount']],
  ])('CONFIRM-11 the amount %j is read with its side: a debit is wrong', async (amount, state) => {
    for (const heading of ['Amount', 'Credit Amount']) {
      const { rows } = await read([
        ['Receipt No.', heading],
        [1, amount],
        [2, '100 Cr'],
      ]);
      expect(statesOf(rows, [receipt(1), receipt(2)])).toEqual([state, ['READY']]);
    }
  });

  test('CONFIRM-11 one reason is given for an amount that cannot be read', async () => {
    const { rows } = await read([
      ['Receipt No.', 'Amount'],
      [1, 'hundred'],
    ]);
    expect(statesOf(rows, [receipt(1)])).toEqual([['WRONG', 'Amount']]);
  });
});

describe('the columns that are not read', () => {
  const listed = async (heading: string, values: ReadCell[], mapping: Mapping = {}) => {
    const { rows } = await read([['Receipt No.', heading], ...values.map((value, at) => [at + 1, value])], mapping);
    return statesOf(rows, [receipt(1), receipt(2), receipt(3)]);
  };

  test.each<[string, ReadCell[], string[]]>([
    ['Dr/Cr', ['CR', 'DR', 'Cr.'], ['READY', 'WRONG', 'READY']],
    ['Txn Type', ['C', 'D', null], ['READY', 'WRONG', 'READY']],
    ['Payment Mode', ['C', 'D', 'C'], ['READY', 'READY', 'READY']],
    ['Paid by', ['Credit', 'Debit', 'Credit'], ['READY', 'READY', 'READY']],
    ['Cleared', ['Yes', 'No', 'Yes'], ['READY', 'WRONG', 'READY']],
    ['Cleared (Y/N)', ['Y', 'N', null], ['READY', 'WRONG', 'WRONG']],
    ['Cleared?', [null, null, null], ['READY', 'READY', 'READY']],
    ['Bounced', ['No', 'Yes', null], ['READY', 'WRONG', 'READY']],
    ['Cleared', ['01/07/2026', 'No', 'Yes'], ['READY', 'WRONG', 'READY']],
    ['Cleared', ['Yes', 'No', 'NA'], ['READY', 'WRONG', 'READY']],
    ['Cleared', ['Yes - 12/11', 'No', 'Yes'], ['READY', 'WRONG', 'READY']],
    ['Cleared', ['✓', null, '✗'], ['READY', 'WRONG', 'WRONG']],
    ['Cleared', ['हाँ', 'नहीं', 'हां'], ['READY', 'WRONG', 'READY']],
    ['Bounced', ['-', 'Yes', 'NA'], ['READY', 'WRONG', 'READY']],
    ['Cheque Cleared', ['Yes', 'No', 'Yes'], ['READY', 'WRONG', 'READY']],
    ['Payment Received', ['Y', 'N', 'Y'], ['READY', 'WRONG', 'READY']],
    ['Cleared in Bank', ['Yes', 'No', 'Yes'], ['READY', 'WRONG', 'READY']],
    ['Amount Realised', [100, 0, 100], ['READY', 'WRONG', 'READY']],
    ['Received by', ['Asha', 'Noor', 'Yash'], ['READY', 'READY', 'READY']],
    ['Remarks', ['Cleared', 'Pending', 'Cleared'], ['READY', 'WRONG', 'READY']],
    ['Remarks', ['Pending', 'Pending', null], ['READY', 'READY', 'READY']],
    ['Transaction Type', ['Credit', 'Debit', 'Transfer'], ['READY', 'WRONG', 'READY']],
    ['DR', [null, 100, null], ['READY', 'WRONG', 'READY']],
    ['Dr Amount', [0, '1,000.00', '-'], ['READY', 'WRONG', 'READY']],
    ['WITHDRAWAL (DR)', ['', 'Rs 100', null], ['READY', 'WRONG', 'READY']],
    ['Debit Card No', ['4111', 'XX12', null], ['READY', 'READY', 'READY']],
    ['Debit A/c', [30012345, 30012346, null], ['READY', 'READY', 'READY']],
    ['Prefix', ['Dr.', 'Dr.', 'Dr.'], ['READY', 'READY', 'READY']],
    ['Father Occupation', ['Dr', 'C', null], ['READY', 'READY', 'READY']],
    ['Balance Fee', ['Paid', 'Pending', 'Paid'], ['READY', 'READY', 'READY']],
    ['Clearance', ['Yes', 'No', '❌'], ['READY', 'WRONG', 'WRONG']],
    ['Settled', ['haan', 'nahi', 'haan'], ['READY', 'WRONG', 'READY']],
    ['Type', ['Credit', 'Debit', 'credit'], ['READY', 'WRONG', 'READY']],
    ['Entry', ['D', 'd.', 'D.R.'], ['WRONG', 'WRONG', 'WRONG']],
    ['Title', ['Dr', 'Mr', 'Mrs'], ['READY', 'READY', 'READY']],
    ['Section', ['C', 'D', 'D'], ['READY', 'READY', 'READY']],
    ['Sec', ['C', 'D', 'D'], ['READY', 'READY', 'READY']],
    ['Card Type', ['Credit', 'Debit', 'Debit'], ['READY', 'READY', 'READY']],
    ['Bank Debit', ['100.00 Dr', { number: 100, shown: '100.00 Dr' }, null], ['WRONG', 'WRONG', 'READY']],
    ['Debit Bank', ['SBI', 'PNB', null], ['READY', 'READY', 'READY']],
    ['Debit/Credit', ['Credit (UPI)', 'Debit', null], ['READY', 'WRONG', 'READY']],
    ['Particulars', ['Credit', 'Debit', 'Transfer'], ['READY', 'WRONG', 'READY']],
    ['Type', ['Deposit', 'Withdrawal', 'Deposit'], ['READY', 'WRONG', 'READY']],
    ['Return Reason', ['Exceeds arrangement', '-', null], ['WRONG', 'READY', 'READY']],
    ['amount_refunded', [0, 100, '0.00'], ['READY', 'WRONG', 'READY']],
    ['Returned On', ['12/11/2026', 'NA', 'No'], ['WRONG', 'READY', 'READY']],
    ['Cleared on', ['12/11/2026', null, '13/11/2026'], ['READY', 'WRONG', 'READY']],
    ['Amount Realised', [100, null, 100], ['READY', 'WRONG', 'READY']],
    ['Received by', ['Asha', null, 'Yash'], ['READY', 'READY', 'READY']],
    ['Remarks', ['Cleared on 12/11/2026', 'Pending', 'Pending - 14/11'], ['READY', 'WRONG', 'WRONG']],
  ])(
    'CONFIRM-11 %s %j: a column that is not read makes the rows without a payment wrong',
    async (heading, values, states) => {
      expect(await listed(heading, values)).toEqual(
        states.map((state) => (state === 'WRONG' ? [state, heading] : [state])),
      );
    },
  );

  test.each<[string, ReadCell]>([
    ...(['Returned', 'BOUNCED', 'Dishonoured', 'Rejected', 'Failed', 'Reversed.', 'Not cleared'] as const).map(
      (value): [string, ReadCell] => ['Clearing Result', value],
    ),
    ['Remarks', ' returned '],
    ['Comment', 'Cheque bounced'],
    ...(
      [
        ...['Bounced, to be re-presented', 'Cheque returned - signature differs', 'Returned (Funds insufficient)'],
        ...['Not received in bank', 'Reversed by bank', 'Refer to drawer', 'A/c closed', 'I/W RTN', 'Still pending'],
      ] as const
    ).map((value): [string, ReadCell] => ['Comment', value]),
    ...(
      ['Fail', 'TXN_FAILURE', 'CHQ RTN', '01 - Funds Insufficient', 'Returned on 12/11/2026', 'चेक बाउंस'] as const
    ).map((value): [string, ReadCell] => ['Remarks', value]),
    ...[
      ...['Payment stopped by drawer', 'Exceeds arrangement', "Drawer's signature differs", 'Account blocked'],
      ...['NEFT REVERSAL', 'RTN CHQ 123456', 'REV/UPI/4417', 'Amount reversed', 'Cheque not honoured', 'x'.repeat(210)],
      ...['Not in bank statement', 'चेक क्लियर नहीं हुआ', 'SBI CHQ\nreturned'],
    ].map((value): [string, ReadCell] => ['Narration', value.startsWith('xx') ? `${value} cheque bounced` : value]),
  ])('CONFIRM-11 %s %j: a row whose payment failed by a column that is not read is wrong', async (heading, value) => {
    expect(await listed(heading, ['Ok', value, 'Returned the form'])).toEqual([
      ...[['READY'], ['WRONG', heading], ['READY']],
    ]);
    expect((await listed(heading, ['Ok', value], { confirmed: { [heading]: null } }))[1]).toEqual(['WRONG', heading]);
  });

  test('CONFIRM-11 hidden rows give the values of the others a meaning', async () => {
    const hidden = [{ row: 9, cells: [9, 'Yes', 'Cleared'] }];
    const cells = [
      ['Receipt No.', 'Cleared', 'Remarks'],
      [1, null, 'Pending'],
    ];
    const { table } = await read(cells);
    const [row] = table.rows;
    const problems = async (hiddenRows: typeof hidden) =>
      (await unreadColumns({ ...table, hiddenRows }))(row ?? { cells: [] }).map(({ column, written }) => [
        column,
        written,
      ]);
    expect(await problems([])).toEqual([]);
    expect(await problems(hidden)).toEqual([
      ['Cleared', 'No'],
      ['Remarks', 'Not cleared (beside other rows)'],
    ]);
  });

  test('CONFIRM-11 the reason names the column and the value', async () => {
    const { rows } = await read([
      ['Receipt No.', 'Dr/Cr', 'Remarks'],
      [1, 'DR', 'Returned'],
    ]);
    const [row] = checkRows(rows, [receipt(1)], { sessionId: SESSION, seesAll: true });
    expect(row?.problems).toMatchObject([
      { column: 'Dr/Cr', message: expect.stringMatching(/^The file has "DR", so the row is a debit/) as string },
      { column: 'Remarks', message: expect.stringMatching(/^The file has "Returned", so this payment/) as string },
    ]);
  });
});

describe('the headings of statuses', () => {
  const hows = async (headings: string[], mapping: Mapping = {}, values = headings.map((): ReadCell => 'Bounced')) => {
    const { table, contested } = await read(
      [
        ['Receipt No.', ...headings],
        [1, ...values],
      ],
      mapping,
    );
    const shown = table.headings.slice(1).map(({ how, column }) => (column ? `${how} ${column.key}` : how));
    return { read: shown, contested, missing: table.missing.map(({ title }) => title), ...table.notRead };
  };

  test.each([
    ...['Cheque Status', 'Payment status', 'STATUS OF CHEQUE', 'Bank_Status', 'ChequeStatus', 'Receipt Status'],
    ...['भुगतान स्थिति'],
  ])('CONFIRM-11 %j is suggested as the status whatever its values are', async (heading) => {
    expect(namesStatus(heading)).toBe(true);
    expect(await hows([heading])).toMatchObject({ read: ['SUGGESTED status'], contested: [], unknownColumns: [] });
  });

  test('CONFIRM-11 unknown columns with values are suggestions without a column, and a column that is ruled out is not read', async () => {
    expect(await hows(['State', 'Remarks'])).toMatchObject({ read: ['SUGGESTED', 'SUGGESTED'], contested: [] });
    expect(await hows(['Branch', 'Remarks'], {}, [null, 'x'])).toMatchObject({ read: ['IGNORED', 'SUGGESTED'] });
    const out = await hows(['Cheque Status'], { confirmed: { 'Cheque Status': null } });
    expect(out).toMatchObject({ read: ['CONFIRMED'], contested: [] });
  });

  test.each([
    ['title', ['Status', 'Cheque Status']],
    ['suggestions', ['Receipt Status', 'Payment Status']],
    ['the same heading', ['Cheque Status', 'Cheque Status']],
  ])('CONFIRM-11 of two columns of statuses none is read and the column is missing: %s', async (_what, headings) => {
    expect(await hows(headings, {}, ['Cleared', 'Bounced'])).toMatchObject({
      ...{ read: ['IGNORED', 'IGNORED'], contested: headings, missing: ['Status'], unknownColumns: headings },
    });
  });

  test.each<[Record<string, string | null>, string[], string[]]>([
    [{ 'Cheque Status': 'status' }, ['IGNORED', 'CONFIRMED status'], []],
    [{ Status: 'status' }, ['CONFIRMED status', 'IGNORED'], []],
    [{ 'Cheque Status': null }, ['EXACT status', 'CONFIRMED'], []],
    [{ Status: null }, ['CONFIRMED', 'SUGGESTED status'], []],
    [{ Status: null, 'Cheque Status': null }, ['CONFIRMED', 'CONFIRMED'], []],
  ])('CONFIRM-11 Status beside Cheque Status with the mapping %j', async (confirmed, shown, contested) => {
    expect(await hows(['Status', 'Cheque Status'], { confirmed })).toMatchObject({ read: shown, contested });
  });

  test('CONFIRM-11 unknown columns with one heading are ruled out together, and one beside a read column is not asked about', async () => {
    const twice = await hows(['Narration', 'Narration'], { confirmed: { Narration: null } }, ['x', 'y']);
    expect(twice.read).toEqual(['CONFIRMED', 'CONFIRMED']);
    const read = await hows(['Amt', 'Amt'], { confirmed: { Amt: 'amount' } }, [100, 100]);
    expect(read.read).toEqual(['CONFIRMED amount', 'IGNORED']);
  });

  test('CONFIRM-11 a mapping does not decide between two columns with the same heading', async () => {
    const { contested } = await hows(['Status', 'Status'], { confirmed: { Status: 'status' } });
    expect(contested).toEqual(['Status', 'Status']);
  });

  test('CONFIRM-11 a column that was not read in another file is asked for again, its rarest values first', async () => {
    const { table } = await read(
      [['Receipt No.', 'Remarks'], ...['OK', 'OK', 'UPI', 'UPI', 'UPI', 'Odd'].map((text, at) => [at + 1, text])],
      { remembered: { Remarks: null } },
    );
    expect(table.headings[1]).toMatchObject({ how: 'SUGGESTED', column: undefined });
    expect(table.samples[1]).toEqual(['Odd', 'UPI', 'OK']);
  });

  test('CONFIRM-11 a status that was not read in another file is asked for again, one that was read is remembered', async () => {
    const ignored = await hows(['Cheque Status'], { remembered: { 'Cheque Status': null } });
    expect(ignored.read).toEqual(['SUGGESTED status']);
    const known = await hows(['Cheque Status'], { remembered: { 'Cheque Status': 'status' } });
    expect(known).toMatchObject({ read: ['REMEMBERED status'], contested: [] });
    const second = await hows(['Cheque Status', 'Bank Status'], { remembered: { 'Cheque Status': 'status' } });
    expect(second.contested).toEqual(['Cheque Status', 'Bank Status']);
  });
});
