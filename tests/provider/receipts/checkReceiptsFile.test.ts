// What a spreadsheet of receipts would confirm: every row is told with all that is wrong with it, and nothing is stored.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { checkFile, confirmFile, fileOf, rowOf, savedFile } from '../support/confirm';
import { verdict } from '../support/http';
import { sheetOf, workbookOf, type Row, type Value } from '../support/imports';
import { cancelReceipt, emptyReceipts, makeReceipt, setStatus, type Receipt } from '../support/receipts';
import { SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { placeOf } from '../support/students';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const make = (amountPaid: number) => makeReceipt(token, { amountPaid });

/** The reasons of the rows, by row: ['Amount', 'The receipt is for ₹100.00.']. */
async function reasonsOf(...rows: Row[]): Promise<[string, string][][]> {
  const { data } = await checkFile(token, await workbookOf(...rows));
  return data.rows.map(({ problems }) => problems.map(({ column, message }): [string, string] => [column, message]));
}

test('CONFIRM-09 the rows with their receipts, what they come to, and nothing is stored', async () => {
  const [one, two] = [await make(6000.5), await make(0.25)];
  const before = await stored();
  const answer = await checkFile(token, await savedFile(token));
  expect(verdict(answer)).toEqual([200, 100]);
  const found = ({ receiptId, studentCode, studentName, paymentDate, paymentMode, amountPaid }: Receipt) => ({
    ...{ receiptId, studentCode, studentName, paymentDate, paymentMode, amountPaid },
  });
  const row = (at: number, receipt: Receipt) => ({
    ...{ row: at, state: 'READY', receiptNo: String(receipt.receiptNo), receipt: found(receipt), problems: [] },
  });
  expect(answer.data).toEqual({ ready: 2, wrong: 0, amount: 6000.75, rows: [row(2, two), row(3, one)] });
  // Saving the file is in the trail.
  expect({ ...(await stored()), audit_entries: 0 }).toEqual({ ...before, audit_entries: 0 });
});

test('CONFIRM-10 CONFIRM-11 unknown, of another session, cancelled and confirmed already', async () => {
  const [good, cancelled, known, earlier] = [await make(100), await make(101), await make(102), await make(103)];
  await cancelReceipt(token, cancelled.receiptId);
  await setStatus(known, 'CONFIRMED');
  await sql(
    "UPDATE receipts SET session_id = (SELECT min(id) FROM sessions WHERE school_id = 1 AND status = 'COMPLETED') WHERE id = $1",
    [earlier.receiptId],
  );
  const foreign = await makeReceipt(await tokenOf('admin2'), { amountPaid: 5 }, SECOND);
  await sql('UPDATE receipts SET receipt_no = 777777 WHERE id = $1', [foreign.receiptId]);
  const file = await fileOf(good, cancelled, known, earlier, { ...foreign, receiptNo: 777_777 });
  const { data } = await checkFile(token, file);
  expect([data.ready, data.wrong, data.amount]).toEqual([1, 4, 100]);
  expect(data.rows.map(({ state, problems }) => [state, ...problems.map(({ message }) => message)])).toEqual([
    ['READY'],
    ['WRONG', `Receipt ${cancelled.receiptNo} is cancelled.`],
    ['WRONG', `Receipt ${known.receiptNo} is confirmed already.`],
    ['WRONG', `Receipt ${earlier.receiptNo} is of the session 2025 - 2026.`],
    ['WRONG', 'There is no receipt 777777.'],
  ]);
  expect(data.rows[4]?.receipt).toBeNull();
});

test('CONFIRM-11 an amount and a student code that are not those of the receipt', async () => {
  const receipt = await make(6000.5);
  const { studentName, studentCode } = receipt;
  const of = `The receipt is of ${String(studentName)} (${String(studentCode)}).`;
  expect(
    await reasonsOf(
      rowOf(receipt, { Amount: 6000, 'Student Code': Number(studentCode) + 1 }),
      rowOf(receipt, { Amount: '₹6,000.50', 'Student Code': ` ${String(studentCode)} ` }),
    ),
  ).toEqual([
    [
      ['Student Code', of],
      ['Amount', 'The receipt is for ₹6,000.50.'],
      ['Receipt No.', 'Row 3 has the same receipt.'],
    ],
    [['Receipt No.', 'Row 2 has the same receipt.']],
  ]);
});

test.each<[string, Value, string]>([
  ['missing', null, 'Receipt No. is missing.'],
  ['a word', 'R-1003', 'Receipt No. must be a number.'],
  ['negative', -5, 'Receipt No. must be a number.'],
  ['a fraction', 1003.5, 'Receipt No. must be a number.'],
  ['too large', 99_999_999_999, 'Receipt No. must be a number.'],
  ['zero', 0, 'There is no receipt 0.'],
  ['a day', new Date('2026-07-10T00:00:00Z'), 'Receipt No. is a date. Type it as text.'],
])('CONFIRM-11 a receipt number that is %s', async (_what, value, message) => {
  const { data } = await checkFile(
    token,
    await sheetOf([
      ['Receipt No.', 'Amount'],
      [value, 100],
    ]),
  );
  expect(data.rows.map(({ problems }) => problems)).toEqual([[{ column: 'Receipt No.', message }]]);
});

test('CONFIRM-11 an amount that is none, and a status that cannot be confirmed', async () => {
  const receipt = await make(100);
  expect(await reasonsOf(rowOf(receipt, { Amount: 'hundred', Status: 'Cancelled' }))).toEqual([
    [
      ['Status', 'Status must be one of: Pending, Confirmed.'],
      ['Amount', 'Amount must be an amount in rupees.'],
    ],
  ]);
});

test('CONFIRM-11 where some rows say Confirmed, those that still say Pending are not confirmed by mistake', async () => {
  const [one, two, three] = [await make(100), await make(101), await make(102)];
  const rows = [rowOf(one, { Status: 'Confirmed' }), rowOf(two, { Status: 'Pending' }), rowOf(three)];
  const message =
    'Other rows say Confirmed. Every row of the file is confirmed: delete this row, or leave Status as it was in all of them.';
  expect(await reasonsOf(...rows)).toEqual([[], [['Status', message]], []]);
  const [first, , third] = rows as [Row, Row, Row];
  expect(verdict(await confirmFile(token, await workbookOf(first, third)))).toEqual([200, 100]);
});

test('CONFIRM-11 CODE-165 CODE-166 what is no table of receipts is refused as by the confirmation', async () => {
  expect(verdict(await checkFile(token, Buffer.from('Receipt No.\n1000\n')))).toEqual([422, 165]);
  expect(verdict(await checkFile(token, await workbookOf({ Received: 'Yes' })))).toEqual([422, 166]);
  expect(verdict(await checkFile(token, undefined))).toEqual([400, 109]);
});

test('CONFIRM-10 CODE-103 the session must be one of the school, CODE-112 and the school not disabled', async () => {
  const file = await fileOf(await make(100));
  const { sessionId } = await placeOf('5', { schoolId: SECOND });
  expect(verdict(await checkFile(token, file, { sessionId: Number(sessionId) }))).toEqual([404, 103]);
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await checkFile(token, file))).toEqual([409, 112]);
});
