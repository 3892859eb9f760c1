// A checked spreadsheet of receipts with its reasons: what a clerk corrects and sends again.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { annotateFile, checkFile, rowOf, savedFile } from '../support/confirm';
import { verdict } from '../support/http';
import { sheetOf, workbookOf, workbookOfSheets } from '../support/imports';
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

test('CONFIRM-11 unknown and hidden columns come back, title rows do not, a confirmed receipt is named as left out', async () => {
  const [one, known] = [await makeReceipt(token, { amountPaid: 100 }), await makeReceipt(token, { amountPaid: 7 })];
  await setStatus(known, 'CONFIRMED');
  const cells = [
    ['Realised cheques'],
    ['Receipt No.', 'Status', 'Amount', 'Branch'],
    [one.receiptNo, 'Pending', 100, 'Main'],
    [known.receiptNo, 'Pending', 7, null],
  ];
  const file = await sheetOf(cells, (sheet) => void (sheet.getColumn(2).hidden = true));
  const { head, rows } = await readSheet(await bytesOf(await annotateFile(token, file)));
  expect([head, ...rows]).toEqual([
    ['Row', 'Outcome', 'Reason', 'Receipt No.', 'Status', 'Amount', 'Branch'],
    [3, 'To be confirmed', null, one.receiptNo, 'Pending', 100, 'Main'],
    [4, 'Already confirmed', null, known.receiptNo, 'Pending', 7, null],
  ]);
});

test('CONFIRM-11 an amount merged over several receipts is an error in the annotated file too', async () => {
  const receipts = [await makeReceipt(token, { amountPaid: 100 }), await makeReceipt(token, { amountPaid: 101 })];
  const cells = [['Receipt No.', 'Amount'], [receipts[0]?.receiptNo, 100], [receipts[1]?.receiptNo]];
  const file = await sheetOf(cells, (sheet) => sheet.mergeCells('B2:B3'));
  const annotated = await bytesOf(await annotateFile(token, file));
  expect((await readSheet(annotated)).rows.map((row) => [row[1], row[4]])).toEqual([
    ['With errors', '100 (merged)'],
    ['With errors', '100 (merged)'],
  ]);
  expect((await checkFile(token, annotated)).data).toMatchObject({ ready: 0, wrong: 2 });
});

test('CONFIRM-11 the saved spreadsheet and the answer to it can be sent again, without the sum below', async () => {
  await makeReceipt(token, { amountPaid: 100 });
  await makeReceipt(token, { amountPaid: 101 });
  const once = await bytesOf(await annotateFile(token, await savedFile(token)));
  const again = await bytesOf(await annotateFile(token, once));
  const { data } = await checkFile(token, again);
  expect([data.ready, data.wrong, data.amount]).toEqual([2, 0, 201]);
  const [first, second] = [await readSheet(once), await readSheet(again)];
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
  const numbers = Array.from({ length: 1_100 }, (_, at) => ({ 'Receipt No.': 700_000 + at }));
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

test('CONFIRM-11 a file that is saved with its reasons and sent again unchanged confirms nothing more', async () => {
  const one = await makeReceipt(token, { amountPaid: 100 });
  const head = ['Receipt No.', 'Amount'];
  const files = [
    await sheetOf([
      [...head, null],
      [one.receiptNo, 100, 'Bounced'],
    ]),
    await sheetOf([
      [...head, 'Reason'],
      [one.receiptNo, 100, 'Insufficient funds'],
    ]),
    await workbookOfSheets({
      Awaited: [
        ['Receipt No.', 'Status'],
        [one.receiptNo, 'Pending'],
      ],
      Received: [
        ['Receipt No.', 'Status'],
        [1, 'Cleared'],
      ],
    }),
  ];
  for (const file of files) {
    expect((await checkFile(token, file)).data).toMatchObject({ ready: 0, wrong: 1 });
    const again = await bytesOf(await annotateFile(token, file));
    expect((await checkFile(token, again)).data).toMatchObject({ ready: 0, wrong: 1 });
  }
});
