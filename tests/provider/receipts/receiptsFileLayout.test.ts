// Real files beside the layout of the download: nothing is confirmed, and the reason names what is to be removed.
import ExcelJS from 'exceljs';
import { resetProvider, tokenOf } from '../../support/provider';
import { annotateFile, checkFile, confirmFile, savedFile, statusOf } from '../support/confirm';
import { verdict } from '../support/http';
import { emptyReceipts, makeReceipt, type Receipt } from '../support/receipts';

let token: string;
let receipts: Receipt[];
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
  receipts = [await makeReceipt(token, { amountPaid: 100 }), await makeReceipt(token, { amountPaid: 200 })];
});

/** The download after a change by the office. */
async function changed(change: (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await savedFile(token)) as never);
  const [sheet] = workbook.worksheets;
  if (sheet) change(sheet, workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const columnOf = (sheet: ExcelJS.Worksheet, title: string): number =>
  (sheet.getRow(1).values as string[]).indexOf(title);

test('CONFIRM-09 CONFIRM-11 the download is confirmed as it was saved, and without the rows that were deleted', async () => {
  const file = await changed((sheet) => void sheet.spliceRows(2, 1));
  expect(await confirmFile(token, file)).toMatchObject({ responseCode: 100, data: { receipts: 1, amount: 100 } });
  expect(await Promise.all(receipts.map(statusOf))).toEqual(['CONFIRMED', 'PENDING']);
  expect(await confirmFile(token, await changed(() => undefined))).toMatchObject({
    data: { receipts: 1, amount: 200 },
  });
});

test.each<[string, (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void, string]>([
  ['a title', (sheet) => void sheet.insertRow(1, ['STATEMENT OF RETURNED CHEQUES']), 'The first row must have'],
  ['a column', (sheet) => void (sheet.getCell(2, 19).value = 'Bounced'), 'The download does not have these columns'],
  ['a sheet', (_sheet, workbook) => void workbook.addWorksheet('Returned').addRow([1]), 'The file has other sheets'],
  [
    'a hidden sheet',
    (_sheet, workbook) => void workbook.addWorksheet('Returned', { state: 'hidden' }).addRow([1]),
    'The file has other sheets',
  ],
  ['a hidden row', (sheet) => void (sheet.getRow(2).hidden = true), 'The sheet has hidden rows'],
  ['a hidden column', (sheet) => void (sheet.getColumn(2).hidden = true), 'The sheet has hidden columns'],
  ['merged cells', (sheet) => void sheet.mergeCells(2, 16, 3, 16), 'The sheet has merged cells'],
  ['a note', (sheet) => void (sheet.getCell(2, 2).note = 'Returned by bank'), 'The file has notes on cells'],
])('CONFIRM-11 CODE-166 the download with %s confirms nothing', async (_what, change, reason) => {
  const file = await changed(change);
  for (const answer of [await checkFile(token, file), await confirmFile(token, file)]) {
    expect(verdict(answer)).toEqual([422, 166]);
    expect(answer.responseMsg).toContain(reason);
  }
  const annotated = await annotateFile(token, file);
  expect(await annotated.json()).toMatchObject({ responseCode: 166, responseMsg: expect.stringContaining(reason) });
  expect(await Promise.all(receipts.map(statusOf))).toEqual(['PENDING', 'PENDING']);
});

test.each<[string, string, ExcelJS.CellValue, string]>([
  [
    'Comment',
    'Comment',
    'Cheque returned',
    'Comment: The receipt has no value here. Delete this row if the payment has not arrived',
  ],
  ['Student Name', 'Student Name', 'Bounced', 'Student Name: The receipt has "'],
  ['Status', 'Status', 'Chq retd', 'Status must be Pending or Confirmed.'],
])(
  'CONFIRM-11 a remark of the office in %s stops the file, also after Download with Reasons',
  async (_what, title, text, reason) => {
    const file = await changed((sheet) => void (sheet.getCell(2, columnOf(sheet, title)).value = text));
    const annotated = Buffer.from(await (await annotateFile(token, file)).arrayBuffer());
    for (const one of [file, annotated]) {
      const { data } = await checkFile(token, one);
      expect([data.ready, data.wrong]).toEqual([1, 1]);
      expect(verdict(await confirmFile(token, one))).toEqual([422, 166]);
    }
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(annotated as never);
    expect(String(workbook.worksheets[0]?.getCell(2, 3).value)).toContain(reason);
  },
);

test('CONFIRM-11 a format that shows a word stops the file, also after Download with Reasons', async () => {
  const file = await changed((sheet) => {
    sheet.getCell(2, columnOf(sheet, 'Amount')).numFmt = '#,##0.00" (Returned)"';
  });
  const annotated = Buffer.from(await (await annotateFile(token, file)).arrayBuffer());
  for (const one of [file, annotated]) expect((await checkFile(token, one)).data).toMatchObject({ ready: 0, wrong: 2 });
});
