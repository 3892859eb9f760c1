// A payment that a file calls failed is not confirmed: by a column that is decided, by a hidden one, and when the file is sent again.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { annotateFile, checkFile, confirmFile, rowOf, savedFile } from '../support/confirm';
import { verdict } from '../support/http';
import { mappingOf, sheetOf, workbookOf, type Value } from '../support/imports';
import { emptyReceipts, makeReceipt, type Receipt } from '../support/receipts';
import { readSheet } from '../support/sheets';

let token: string;
let receipts: Receipt[];
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
  receipts = [];
  for (const amountPaid of [100, 101, 102]) receipts.push(await makeReceipt(token, { amountPaid }));
});

const listOf = (
  head: string[],
  values: (receipt: Receipt, at: number) => Value[],
  hide?: Parameters<typeof sheetOf>[1],
) => sheetOf([['Receipt No.', ...head], ...receipts.map((one, at) => [one.receiptNo, ...values(one, at)])], hide);
const annotated = async (file: Buffer, sending = {}) =>
  Buffer.from(await (await annotateFile(token, file, sending)).arrayBuffer());
const statesOf = async (file: Buffer, sending = {}) =>
  (await checkFile(token, file, sending)).data.rows.map(({ state }) => state);
const confirmed = async () => (await sql("SELECT receipt_no FROM receipts WHERE status = 'CONFIRMED'")).length;
const columnsOf = async (file: Buffer, sending = {}) =>
  (await checkFile(token, file, sending)).data.reading.columns.map(({ heading, how }) => `${heading}: ${how}`);

test.each([
  ['Amount', 'Bank Amount', 'amount', (one: Receipt, at: number): Value => (at === 1 ? 0 : one.amountPaid)],
  ['Status', 'Cheque Status', 'status', (_: Receipt, at: number): Value => (at === 1 ? 'Pending' : 'Cleared')],
])(
  'CONFIRM-11 the annotated file has the headings of the file, also for %s that is not read',
  async (title, own, field, of) => {
    const file = await listOf([title, own], (one, at) => [
      title === 'Amount' ? one.amountPaid : 'Cleared',
      of(one, at),
    ]);
    const decided = mappingOf({ [title]: null, [own]: field });
    expect(await statesOf(file, decided)).toEqual(['READY', 'WRONG', 'READY']);
    const again = await annotated(file, decided);
    expect((await readSheet(again)).head).toEqual(['Row', 'Outcome', 'Reason', 'Receipt No.', title, own]);
    expect(await statesOf(again, decided)).toEqual(['READY', 'WRONG', 'READY']);
    expect(await columnsOf(again)).toEqual(
      expect.arrayContaining([`${own}: ${title === 'Amount' ? 'SUGGESTED' : 'IGNORED'}`]),
    );
  },
);

test('CONFIRM-11 rows that are wrong beside others remain wrong in a file of their own', async () => {
  const cases: [string, Value, Value, string][] = [
    ['Status', 'Cleared', 'Pending', 'Pending (beside other rows)'],
    ['Status', 'Cleared', null, '(beside other rows)'],
    ['Cleared', 'Yes', null, 'No'],
    ['Remarks', 'Cleared', 'Pending', 'Not cleared (beside other rows)'],
  ];
  for (const [heading, first, other, written] of cases) {
    const file = await listOf([heading], (_, at) => [at === 0 ? first : other]);
    expect([heading, ...(await statesOf(file))]).toEqual([heading, 'READY', 'WRONG', 'WRONG']);
    const { head, rows } = await readSheet(await annotated(file));
    expect(rows.map((row) => row.at(-1))).toEqual([first, written, written]);
    const wrong = await sheetOf([head, ...rows.filter((row) => row[1] === 'With errors')] as Value[][]);
    expect([heading, ...(await statesOf(wrong))]).toEqual([heading, 'WRONG', 'WRONG']);
  }
});

test.each([
  ['Remarks', 'Cheque bounced', 'OK'],
  ['Bounced', 'Yes', 'No'],
  ['Status', 'Bounced', 'Cleared'],
])('CONFIRM-11 a row of the annotated file whose %s is corrected is ready', async (heading, wrong, right) => {
  const file = await listOf([heading], (_, at) => [at === 1 ? wrong : right]);
  const { head, rows } = await readSheet(await annotated(file));
  const corrected = rows.map((row) => row.map((cell) => (cell === wrong ? right : cell)));
  expect(await statesOf(await sheetOf([head, ...rows] as Value[][]))).toEqual(['READY', 'WRONG', 'READY']);
  expect(await statesOf(await sheetOf([head, ...corrected] as Value[][]))).toEqual(['READY', 'READY', 'READY']);
});

test('CONFIRM-11 CODE-166 a column of the download is decided where it differs from the receipts', async () => {
  const noted = await makeReceipt(token, { amountPaid: 103, comments: 'For the cheque that bounced' });
  receipts.push(noted);
  expect(await columnsOf(await savedFile(token))).toEqual(expect.arrayContaining(['Comment: PORTAL', 'Bank: PORTAL']));
  expect(await statesOf(await savedFile(token))).toEqual(['READY', 'READY', 'READY', 'READY']);
  const file = await workbookOf(rowOf(noted, { Comment: 'Presented twice', Bank: null, Type: 'Transfer' }));
  const { data } = await checkFile(token, file);
  expect(data.reading.columns.filter(({ how }) => how === 'SUGGESTED')).toMatchObject([
    { heading: 'Comment', field: null, examples: ['Presented twice'] },
    { heading: 'Type' },
  ]);
  const rejected = await confirmFile(token, file);
  expect([...verdict(rejected), rejected.responseMsg, await confirmed()]).toEqual([
    ...[422, 166],
    'These columns are not read and may say that a payment has not arrived. Choose what they are, or confirm that they are not read: Comment, Type.',
    0,
  ]);
  expect(verdict(await confirmFile(token, file, mappingOf({ Comment: null, Type: null })))).toEqual([200, 100]);
});

test('CONFIRM-11 hidden columns are read, and hidden rows count for the others', async () => {
  const hiddenStatus = await listOf(
    ['Status'],
    () => ['Bounced'],
    (sheet) => void (sheet.getColumn(2).hidden = true),
  );
  expect(await statesOf(hiddenStatus)).toEqual(['WRONG', 'WRONG', 'WRONG']);
  const file = (hidden: boolean) =>
    listOf(
      ['Status'],
      (_, at) => [at === 0 ? 'Cleared' : 'Pending'],
      (sheet) => void (sheet.getRow(2).hidden = hidden),
    );
  expect(await statesOf(await file(true))).toEqual(['WRONG', 'WRONG']);
  const { rows } = await readSheet(await annotated(await file(true)));
  expect(rows.map((row) => row.at(-1))).toEqual(['Pending (beside other rows)', 'Pending (beside other rows)']);
  expect(await confirmed()).toBe(0);
});

test('CONFIRM-11 CODE-166 that a column is not read is decided for each file', async () => {
  const [one] = receipts;
  const file = (receiptNo: number | undefined, remark: Value) =>
    sheetOf([
      ['Receipt No.', 'Presentation'],
      [receiptNo, remark],
    ]);
  const unread = mappingOf({ Presentation: null });
  expect(verdict(await confirmFile(token, await file(one?.receiptNo, 'First'), unread))).toEqual([200, 100]);
  const next = await file(receipts[1]?.receiptNo, 'Second');
  expect(await columnsOf(next)).toContain('Presentation: SUGGESTED');
  expect(verdict(await confirmFile(token, next))).toEqual([422, 166]);
  expect(await confirmed()).toBe(1);
});
