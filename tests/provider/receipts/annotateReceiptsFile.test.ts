// A checked spreadsheet of receipts with its reasons: what a clerk corrects and sends again.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { annotateFile, checkFile, rowOf, savedFile, withoutResults } from '../support/confirm';
import { verdict } from '../support/http';
import { sheetOf, workbookOf } from '../support/imports';
import { cancelReceipt, emptyReceipts, makeReceipt, setStatus } from '../support/receipts';
import { SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { readSheet } from '../support/sheets';
import { placeOf } from '../support/students';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const refusal = async (file: Buffer | undefined, sending = {}) => {
  const answer = await annotateFile(token, file, sending);
  return verdict({ status: answer.status, ...((await answer.json()) as { responseCode: number }) });
};

test('CONFIRM-11 every row comes back with its outcome and all its reasons, the wrong cells tinted; nothing is stored', async () => {
  const [good, wrong] = [await makeReceipt(token, { amountPaid: 6000.5 }), await makeReceipt(token, { amountPaid: 7 })];
  await cancelReceipt(token, wrong.receiptId);
  const file = await workbookOf(
    rowOf(good, { 'Payment Date': new Date('2026-07-15T00:00:00Z') }),
    rowOf(wrong, { Amount: 70, 'Payment Date': null }),
  );
  const before = await stored();
  const answer = await annotateFile(token, file);
  expect([answer.status, answer.headers.get('x-row-count')]).toEqual([200, '2']);
  expect(answer.headers.get('content-disposition')).toContain('"Receipts, checked Saraswati Vidya Mandir.xlsx"');
  const { name, head, rows, worksheet } = await readSheet(await bytesOf(answer));
  const HEAD = ['Row', 'Outcome', 'Reason', 'Receipt No.', 'Student Code', 'Amount', 'Payment Date'];
  expect([name, head]).toEqual(['Receipts', HEAD]);
  const { studentCode } = good;
  const reasons = `Receipt No.: Receipt ${wrong.receiptNo} is cancelled. Amount: The receipt is for ₹7.00. The file has "70".`;
  expect(rows).toEqual([
    [2, 'To be confirmed', null, good.receiptNo, studentCode, 6000.5, new Date('2026-07-15T00:00:00Z')],
    [3, 'With errors', reasons, wrong.receiptNo, studentCode, 70, null],
  ]);
  const tinted = (row: number) =>
    HEAD.filter((_, at) => JSON.stringify(worksheet.getRow(row).getCell(at + 1).fill ?? {}).includes('FFFFD9D6'));
  expect([tinted(2), tinted(3)]).toEqual([[], ['Receipt No.', 'Amount']]);
  expect(await stored()).toEqual(before);
});

test('CONFIRM-11 a confirmed receipt is named as left out', async () => {
  const [one, known] = [await makeReceipt(token, { amountPaid: 100 }), await makeReceipt(token, { amountPaid: 7 })];
  await setStatus(known, 'CONFIRMED');
  const file = await workbookOf(rowOf(one, { Status: 'Pending' }), rowOf(known, { Status: 'Pending' }));
  const { rows } = await readSheet(await bytesOf(await annotateFile(token, file)));
  expect(rows.map((row) => row.slice(1, 4))).toEqual([
    ['To be confirmed', null, one.receiptNo],
    ['Already confirmed', null, known.receiptNo],
  ]);
});

test('CONFIRM-11 a pending row beside confirmed ones is wrong in a file of its own too', async () => {
  const [one, two] = [await makeReceipt(token, { amountPaid: 100 }), await makeReceipt(token, { amountPaid: 101 })];
  const file = await workbookOf(rowOf(one, { Status: 'Confirmed' }), rowOf(two, { Status: 'Pending' }));
  const { head, rows } = await readSheet(await bytesOf(await annotateFile(token, file)));
  expect(rows[1]?.at(-1)).toBe('Pending (beside other rows)');
  const alone = await sheetOf([head.slice(3), rows[1]?.slice(3) ?? []] as never);
  expect((await checkFile(token, alone)).data).toMatchObject({ ready: 0, wrong: 1 });
});

test('CONFIRM-11 the saved spreadsheet and the answer to it can be sent again, without the results and the sum below', async () => {
  await makeReceipt(token, { amountPaid: 100 });
  await makeReceipt(token, { amountPaid: 101 });
  const once = await annotateFile(token, await savedFile(token));
  const first = await readSheet(await bytesOf(once.clone()));
  const again = await annotateFile(token, await withoutResults(once));
  const second = await readSheet(await bytesOf(again.clone()));
  const { data } = await checkFile(token, await withoutResults(again));
  expect([data.ready, data.wrong, data.amount]).toEqual([2, 0, 201]);
  expect([second.head, second.rows]).toEqual([first.head, first.rows]);
  expect(first.rows).toHaveLength(2);
});

test('D11 what begins like a formula comes back as a text that no program takes for one', async () => {
  const receipt = await makeReceipt(token, { amountPaid: 100 });
  const file = await workbookOf(rowOf(receipt, { Comment: '=HYPERLINK("http://x")', Bank: '@SUM(A1)', Amount: '+1' }));
  const { rows } = await readSheet(await bytesOf(await annotateFile(token, file)));
  expect(rows[0]).toEqual(expect.arrayContaining([`'=HYPERLINK("http://x")`, `'@SUM(A1)`, `'+1`]));
});

test('CONFIRM-11 more rows than are written at once all come back', async () => {
  const numbers = Array.from({ length: 1_100 }, (_, at) => ({ 'Receipt No.': 700_000 + at, Amount: 1 }));
  const { rows } = await readSheet(await bytesOf(await annotateFile(token, await workbookOf(...numbers))));
  expect(rows.map((row) => row[3])).toEqual(numbers.map((row) => row['Receipt No.']));
  expect(rows.at(-1)?.[2]).toBe('Receipt No.: There is no receipt 701099.');
});

test('CODE-103 CODE-112 CODE-165 CODE-166 it refuses what the check refuses', async () => {
  const file = await workbookOf(rowOf(await makeReceipt(token, { amountPaid: 100 })));
  expect(await refusal(Buffer.from('Receipt No.\n1000\n'))).toEqual([422, 165]);
  expect(await refusal(await sheetOf([['Receipt No.']]))).toEqual([422, 166]);
  expect(await refusal(undefined)).toEqual([400, 109]);
  const { sessionId } = await placeOf('5', { schoolId: SECOND });
  expect(await refusal(file, { sessionId: Number(sessionId) })).toEqual([404, 103]);
  await disableSchool(await tokenOf('platform'));
  expect(await refusal(file)).toEqual([409, 112]);
  token = await tokenOf('teacher');
  expect(await refusal(file)).toEqual([403, 137]);
  expect(await sql('SELECT 1 FROM receipts WHERE status <> $1', ['PENDING'])).toEqual([]);
});
