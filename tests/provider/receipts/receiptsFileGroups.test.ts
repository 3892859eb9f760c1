// What a list of payments says above its headings, in its results, and in the examples of a column to decide.
import { tellingValues } from '../../../provider/domains/receipts/confirm/statusHeadings.ts';
import { resetProvider, tokenOf } from '../../support/provider';
import { annotateFile, checkFile, confirmFile, rowOf } from '../support/confirm';
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
  for (const amountPaid of [100, 101]) receipts.push(await makeReceipt(token, { amountPaid }));
});

const statesOf = async (file: Buffer, sending = {}) =>
  (await checkFile(token, file, sending)).data.rows.map(({ state }) => state);

test.each([
  ['Debit', 'B1:C1', [null, 'Debit', null], 'WRONG'],
  ['Returned by bank', 'B1:C1', [null, 'Returned by bank', null], 'WRONG'],
  ['LIST OF RETURNED CHEQUES', 'A1:C1', ['LIST OF RETURNED CHEQUES'], 'WRONG'],
  ['Credit', 'B1:C1', [null, 'Credit', null], 'READY'],
  ['Receipts of July', 'A1:C1', ['Receipts of July'], 'READY'],
  ['Deposits and Withdrawals', 'A1:C1', ['Deposits and Withdrawals'], 'READY'],
])('CONFIRM-11 a row below the group or title %s', async (_what, merged, above, state) => {
  const file = await sheetOf(
    [
      above,
      ['Receipt No.', 'Amount', 'Bank'],
      ...receipts.map((one) => [one.receiptNo, one.amountPaid, null]),
    ] as Value[][],
    (sheet) => sheet.mergeCells(merged),
  );
  expect(await statesOf(file)).toEqual([state, state]);
});

test('CONFIRM-11 an unread column is read with its group: a No below Cleared, a date below Returned', async () => {
  const file = (group: string, own: string, values: Value[]) =>
    sheetOf(
      [
        [null, null, group, null],
        ['Receipt No.', 'Amount', own, 'Ref'],
        ...receipts.map((one, at) => [one.receiptNo, one.amountPaid, values[at] ?? null, null]),
      ],
      (sheet) => sheet.mergeCells('C1:D1'),
    );
  const unread = mappingOf({ Bank: null, On: null, Ref: null, 'Cleared Bank': null, 'Returned by bank On': null });
  for (const sending of [{}, unread]) {
    expect(await statesOf(await file('Cleared', 'Bank', ['Yes', 'No']), sending)).toEqual(['READY', 'WRONG']);
    expect(await statesOf(await file('Returned by bank', 'On', [null, '12/11/2026']), sending)).toEqual([
      'READY',
      'WRONG',
    ]);
  }
});

test('CONFIRM-11 headings of two rows with cells merged over both are read in the second row, also once they are decided', async () => {
  const file = await sheetOf(
    [
      ['Receipt No.', 'Amount', 'Checked', null],
      [null, null, 'Office', 'School'],
      ...receipts.map((one) => [one.receiptNo, one.amountPaid, 'A', 'B']),
    ],
    (sheet) => {
      for (const range of ['A1:A2', 'B1:B2', 'C1:D1']) sheet.mergeCells(range);
    },
  );
  const { data } = await checkFile(token, file);
  expect(data.reading.columns.map(({ heading }) => heading)).toEqual([
    ...['Receipt No.', 'Amount', 'Checked Office', 'Checked School'],
  ]);
  const decided = mappingOf({ 'Checked Office': null, 'Checked School': null });
  expect(verdict(await confirmFile(token, file, decided))).toEqual([200, 100]);
});

test('CONFIRM-11 results that an office wrote are columns of its own', async () => {
  const file = await workbookOf(...receipts.map((one) => rowOf(one)));
  const annotated = Buffer.from(await (await annotateFile(token, file)).arrayBuffer());
  const { head, rows } = await readSheet(annotated);
  const noted = rows.map((row, at) => row.map((cell, index) => (at === 0 && index === 2 ? 'Cheque bounced' : cell)));
  expect(await statesOf(annotated)).toEqual(['READY', 'READY']);
  const { data } = await checkFile(token, await sheetOf([head, ...noted] as Value[][]));
  expect(data.rows.map(({ state }) => state)).toEqual(['WRONG', 'READY']);
  expect(data.reading.columns.slice(0, 3).map(({ how }) => how)).toEqual(['SUGGESTED', 'SUGGESTED', 'SUGGESTED']);
});

test('CONFIRM-11 CODE-166 an unknown heading that differs in signs from another one must be renamed', async () => {
  const file = await sheetOf([
    ['Receipt No.', 'Amount', 'Amount:'],
    ...receipts.map((one) => [one.receiptNo, one.amountPaid, 'Stale cheque']),
  ]);
  const { status, responseCode, responseMsg } = await checkFile(token, file);
  expect([status, responseCode, responseMsg]).toEqual([
    ...[422, 166, 'These columns have the heading of another column, but for signs: Amount:. Rename or delete them.'],
  ]);
});

test('CONFIRM-11 a changed comment of one receipt is the only example, and the comments of others remain those of the receipts', async () => {
  const bounced = await makeReceipt(token, { amountPaid: 103, comments: "'For the cheque that bounced" });
  const rows = [bounced, ...receipts].map((one, at) =>
    rowOf(one, { Comment: at === 0 ? "'For the cheque that bounced" : at === 1 ? 'given to Mr Sharma' : null }),
  );
  const { data } = await checkFile(token, await workbookOf(...rows));
  expect(data.rows.map(({ state }) => state)).toEqual(['READY', 'READY', 'READY']);
  expect(data.reading.columns.filter(({ how }) => how === 'SUGGESTED')).toMatchObject([
    { heading: 'Comment', examples: ['given to Mr Sharma'] },
  ]);
  expect(await statesOf(await workbookOf(...rows), mappingOf({ Comment: null }))).toEqual(['READY', 'READY', 'READY']);
});

test('the examples of a column have each shape of its values, then the most frequent one', () => {
  const errors = [...Array.from({ length: 9 }, (_, at) => `SBIN${1000 + at}`), '#N/A', '#N/A', 'Stale cheque', null];
  expect(tellingValues(errors).slice(0, 3)).toEqual(['Stale cheque', '#N/A', 'SBIN1000']);
  expect(tellingValues(['Asha Rao', 'Stale cheque', 'Bina Rao', 'Stale cheque']).slice(0, 2)).toEqual([
    ...['Asha Rao', 'Stale cheque'],
  ]);
});
