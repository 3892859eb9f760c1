// The list of a bank or an office confirms receipts: own headings, amounts and statuses.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { annotateFile, checkFile, confirmFile } from '../support/confirm';
import { verdict } from '../support/http';
import { mappingOf, sheetOf, type Value } from '../support/imports';
import { emptyReceipts, makeReceipt } from '../support/receipts';
import { readSheet } from '../support/sheets';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const list = (...rows: Value[][]) =>
  sheetOf([['State Bank of India'], ['Txn Date', 'Rcpt No', 'Amt', 'State'], ...rows]);
const MAPPING = mappingOf({ 'Txn Date': null, 'Rcpt No': 'receiptNo', Amt: 'amount', State: 'status' });
const confirmed = () => sql('SELECT receipt_no FROM receipts WHERE status = $1', ['CONFIRMED']);

test('CONFIRM-11 own headings are suggested, and nothing is confirmed before they are; those that are read are remembered', async () => {
  const [one, two] = [await makeReceipt(token, { amountPaid: 1200 }), await makeReceipt(token, { amountPaid: 50 })];
  const file = await list(
    ['15/07/2026', one.receiptNo, 'Rs. 1,200/-', 'cleared'],
    ['15/07/2026', two.receiptNo, 50, 'Credited'],
    ['Total', null, 1250, null],
  );
  const { data } = await checkFile(token, file);
  expect(data).toMatchObject({ ready: 2, wrong: 0, amount: 1250, notRead: { unknownColumns: ['Txn Date'] } });
  expect(data.reading.columns.map(({ field, how }) => [field, how])).toEqual([
    [null, 'SUGGESTED'],
    ['receiptNo', 'SUGGESTED'],
    ['amount', 'SUGGESTED'],
    ['status', 'SUGGESTED'],
  ]);
  expect(data.reading.values).toMatchObject([
    { column: 'Amount', values: [{ value: 'Rs. #,###/-', readAs: '₹1,200.00' }] },
    { column: 'Status', values: [{ value: 'cleared', readAs: 'Confirmed' }, { value: 'Credited' }] },
  ]);
  const rejected = await confirmFile(token, file);
  expect([...verdict(rejected), rejected.responseMsg, await confirmed()]).toEqual([
    ...[
      422,
      166,
      'These headings only resemble a column. Confirm how they are read, or rename them: "Rcpt No" as Receipt No., "Amt" as Amount, "State" as Status. These columns are not read and may say that a payment has not arrived. Choose what they are, or confirm that they are not read: Txn Date.',
    ],
    [],
  ]);
  const { rows } = await readSheet(Buffer.from(await (await annotateFile(token, file, MAPPING)).arrayBuffer()));
  expect(rows[0]?.slice(0, 4)).toEqual([3, 'To be confirmed', null, '15/07/2026']);
  expect(verdict(await confirmFile(token, file, { receipts: 2, ...MAPPING }))).toEqual([200, 100]);
  expect(await confirmed()).toHaveLength(2);
  const next = await checkFile(token, file);
  expect([next.data.known, ...next.data.reading.columns.map(({ how }) => how)]).toEqual([
    ...[2, 'SUGGESTED', 'REMEMBERED', 'REMEMBERED', 'REMEMBERED'],
  ]);
  const foreign = await checkFile(await tokenOf('admin2'), file, { sessionId: await sessionOfSecond() });
  expect(foreign.data.reading.columns[1]?.how).toBe('SUGGESTED');
});

const sessionOfSecond = async () =>
  Number((await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 2 AND status = 'ACTIVE'"))[0]?.id);

test('CONFIRM-11 a list without receipt numbers names the missing column once, beside its headings', async () => {
  const { data } = await checkFile(
    token,
    await sheetOf([
      ['Party', 'Amount'],
      ['Asha Rao', 5],
      ['Bina Rao', 6],
    ]),
  );
  expect(data).toMatchObject({ ready: 0, wrong: 2, reading: { missing: ['Receipt No.'] } });
  expect(data.rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect(data.reading.columns.map(({ heading }) => heading)).toEqual(['Party', 'Amount']);
});

test('CONFIRM-11 CODE-166 of two columns of statuses one must be chosen before the file confirms', async () => {
  const [one, two] = [await makeReceipt(token, { amountPaid: 100 }), await makeReceipt(token, { amountPaid: 50 })];
  const file = await sheetOf([
    ['Receipt No.', 'Status', 'Cheque Status'],
    [one.receiptNo, 'Pending', 'Cleared'],
    [two.receiptNo, 'Pending', 'Not cleared'],
  ]);
  const { data } = await checkFile(token, file);
  expect(data.reading).toMatchObject({
    missing: ['Status'],
    columns: [{ how: 'EXACT' }, { field: null, how: 'IGNORED' }, { field: null, how: 'IGNORED' }],
  });
  const rejected = await confirmFile(token, file);
  expect([...verdict(rejected), rejected.responseMsg, await confirmed()]).toEqual([
    ...[422, 166],
    'Several columns may have the status: Status, Cheque Status. Choose the one that says whether the payment has arrived, or delete the others.',
    [],
  ]);
  const cheque = mappingOf({ 'Cheque Status': 'status' });
  expect((await checkFile(token, file, cheque)).data).toMatchObject({ ready: 1, wrong: 1, reading: { missing: [] } });
  // The column that was ruled out still prevents the confirmation of a payment that it calls failed.
  const ruledOut = await confirmFile(token, file, mappingOf({ Status: 'status' }));
  expect(ruledOut.data.problems).toMatchObject([{ path: 'Cheque Status', row: 3 }]);
});

test('CONFIRM-11 CODE-166 a column of statuses that was not read before is asked for in the next file', async () => {
  const { receiptNo } = await makeReceipt(token, { amountPaid: 100 });
  const list = (status: string) =>
    sheetOf([
      ['Receipt No.', 'Cheque Status'],
      [receiptNo, status],
    ]);
  const unread = mappingOf({ 'Cheque Status': null });
  expect(verdict(await confirmFile(token, await list('Submitted'), unread))).toEqual([200, 100]);
  const next = await checkFile(token, await list('Bounced'));
  expect(next.data.reading.columns[1]).toMatchObject({ field: 'status', how: 'SUGGESTED' });
  expect(next.data.rows[0]?.state).toBe('WRONG');
});

test.each([
  ['its title', 'Amount', 'EXACT'],
  ['a suggestion', 'Fee Amount', 'SUGGESTED'],
])(
  'CONFIRM-11 an amount that was not read beside another one is read where it is the only one: %s',
  async (_what, heading, how) => {
    const { receiptNo } = await makeReceipt(token, { amountPaid: 100 });
    const both = await sheetOf([
      ['Receipt No.', heading, 'Credit'],
      [receiptNo, 1, 100],
    ]);
    const mapping = mappingOf({ Credit: 'amount', [heading]: null });
    expect(verdict(await confirmFile(token, both, mapping))).toEqual([200, 100]);
    const next = await makeReceipt(token, { amountPaid: 200 });
    const { data } = await checkFile(
      token,
      await sheetOf([
        ['Receipt No.', heading],
        [next.receiptNo, 1],
      ]),
    );
    expect(data.reading.columns[1]).toMatchObject({ field: 'amount', how });
    expect(data.rows[0]).toMatchObject({ state: 'WRONG', problems: [{ column: 'Amount' }] });
  },
);
