// A workbook whose sheets divide the receipts by status: a pending row does not confirm beside a sheet that confirms others.
import { resetProvider, tokenOf } from '../../support/provider';
import { checkFile, confirmFile, statusOf } from '../support/confirm';
import { verdict } from '../support/http';
import { cellsOf, workbookOfSheets, type Row, type Value } from '../support/imports';
import { emptyReceipts, makeReceipt, type Receipt } from '../support/receipts';

let token: string;
let one: Receipt;
let two: Receipt;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
  [one, two] = [await makeReceipt(token, { amountPaid: 100 }), await makeReceipt(token, { amountPaid: 200 })];
});

const table = (...rows: Row[]) => cellsOf(rows);
const mapped = (sheet: string) => ({ columns: [], sheet });
const row = ({ receiptNo }: Receipt, changes: Row = {}): Row => ({ 'Receipt No.': receiptNo, ...changes });

async function checkedSheet(file: Buffer, sheet: string) {
  const { rows } = (await checkFile(token, file, { mapping: mapped(sheet) })).data;
  return rows.map(({ state, problems }) => [state, ...problems.map(({ message }) => message)]);
}
const BESIDE =
  'The sheet "Cleared" has a status such as Confirmed or Cleared, but this row is Pending or has no status. Delete this row, or set its status to Confirmed if the payment has arrived. If all payments of this sheet have arrived, remove its Status column, or save the sheet as a file of its own.';

test.each<[string, Value]>([
  ['pending', 'Pending'],
  ['blank', null],
])(
  'CONFIRM-11 a %s row is wrong beside a sheet of cleared ones, also after that sheet is confirmed',
  async (_what, status) => {
    const file = await workbookOfSheets({
      Cleared: table(row(one, { Status: 'Cleared' })),
      Awaiting: table(row(two, { Status: status })),
    });
    expect(await checkedSheet(file, 'Awaiting')).toEqual([['WRONG', BESIDE]]);
    expect((await confirmFile(token, file, { mapping: mapped('Cleared') })).data).toEqual({
      receipts: 1,
      amount: 100,
    });
    expect(await checkedSheet(file, 'Awaiting')).toEqual([['WRONG', BESIDE]]);
    const refused = await confirmFile(token, file, { mapping: mapped('Awaiting') });
    expect([...verdict(refused), refused.data.problems]).toEqual([
      ...[422, 166, [{ path: 'Status', row: 2, message: BESIDE }]],
    ]);
    expect(await statusOf(two)).toBe('PENDING');
  },
);

test('CONFIRM-11 a sheet whose columns are not recognised confirms others too', async () => {
  const file = await workbookOfSheets({
    Awaiting: table(row(two, { Status: 'Pending' })),
    Cleared: [
      ['Slip', 'Position'],
      [one.receiptNo, 'Realised'],
    ],
  });
  expect(await checkedSheet(file, 'Awaiting')).toEqual([['WRONG', BESIDE]]);
});

test.each<[string, (other: Receipt) => Record<string, Value[][]>]>([
  ['pending too', (other) => ({ B: table(row(other, { Status: 'Pending' })) })],
  ['without statuses', (other) => ({ B: table(row(other, { Comment: 'Paid' })) })],
  [
    'a cover and a note',
    () => ({ Cover: [['Receipts of July']], Note: [['Please confirm'], ['All cheques are cleared']] }),
  ],
])('CONFIRM-11 pending rows confirm beside sheets that are %s', async (_what, others) => {
  const file = await workbookOfSheets({ A: table(row(one, { Status: 'Pending' })), ...others(two) });
  expect(await checkedSheet(file, 'A')).toEqual([['READY']]);
  expect((await confirmFile(token, file, { mapping: mapped('A') })).data).toEqual({ receipts: 1, amount: 100 });
});

test('CONFIRM-11 pending rows do not confirm beside a sheet that cannot be read, nor beside more than ten', async () => {
  const pending = { A: table(row(one, { Status: 'Pending' })) };
  const unread = [['WRONG', expect.stringMatching(/not all other sheets of the file could be searched/)]];
  expect(await checkedSheet(await workbookOfSheets({ ...pending, B: [['x'.repeat(3_000)]] }), 'A')).toEqual(unread);
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`Sheet ${at}`, [['Note']]]));
  expect(await checkedSheet(await workbookOfSheets({ ...pending, ...many }), 'A')).toEqual(unread);
});

test('CONFIRM-09 rows without a column of statuses confirm beside a sheet of cleared ones', async () => {
  const file = await workbookOfSheets({ Cleared: table(row(one, { Status: 'Cleared' })), Cash: table(row(two)) });
  expect(await checkedSheet(file, 'Cash')).toEqual([['READY']]);
});
