// Real files beside the layout of the download: nothing is confirmed, and the reason names what is to be removed.
import ExcelJS from 'exceljs';
import { utils, write } from '@e965/xlsx';
import { resetProvider, tokenOf } from '../../support/provider';
import { annotateFile, checkFile, confirmFile, savedFile, statusOf, withoutResults } from '../support/confirm';
import { objectOf, withEmbedded, withRecords } from '../support/hiddenParts';
import { verdict } from '../support/http';
import { emptyReceipts, makeReceipt, type Receipt } from '../support/receipts';
import { partsOf, zip } from '../support/zips';

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

test('CONFIRM-08 CONFIRM-09 CONFIRM-11 the download is confirmed as it was saved, and without the rows that were deleted', async () => {
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
  ['merged cells', (sheet) => void sheet.mergeCells(2, 16, 3, 16), 'Cells of these rows are merged: 2, 3.'],
  [
    'text that is struck through',
    (sheet) => void (sheet.getCell(2, 2).font = { strike: true }),
    'The file has text that is struck through',
  ],
  ['a note', (sheet) => void (sheet.getCell(2, 2).note = 'Returned by bank'), 'The file has notes on cells'],
])('CONFIRM-08 CONFIRM-11 CODE-166 the download with %s confirms nothing', async (_what, change, reason) => {
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
  'CONFIRM-08 CONFIRM-11 a remark of the office in %s stops the file, also after Download with Reasons',
  async (_what, title, text, reason) => {
    const file = await changed((sheet) => void (sheet.getCell(2, columnOf(sheet, title)).value = text));
    const annotated = await annotateFile(token, file);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await annotated.clone().arrayBuffer());
    expect(String(workbook.worksheets[0]?.getCell(2, 3).value)).toContain(reason);
    for (const one of [file, await withoutResults(annotated)]) {
      const { data } = await checkFile(token, one);
      expect([data.ready, data.wrong]).toEqual([1, 1]);
      expect(verdict(await confirmFile(token, one))).toEqual([422, 166]);
    }
  },
);

test('CONFIRM-11 a format that shows a word stops the file, also after Download with Reasons', async () => {
  const file = await changed((sheet) => {
    sheet.getCell(2, columnOf(sheet, 'Amount')).numFmt = '#,##0.00" (Returned)"';
  });
  const annotated = await annotateFile(token, file);
  for (const one of [file, await withoutResults(annotated)])
    expect((await checkFile(token, one)).data).toMatchObject({ ready: 0, wrong: 2 });
});

test('CONFIRM-11 a format of a date that shows a word stops the file', async () => {
  const format = 'dd/mm/yyyy" RETURNED"';
  const file = await changed((sheet) => void (sheet.getCell(2, columnOf(sheet, 'Payment Date')).numFmt = format));
  const { data } = await checkFile(token, file);
  expect([data.ready < 2, data.wrong > 0]).toEqual([true, true]);
});

test('CONFIRM-11 the results of a check are columns that the download does not have: a remark in them is seen before they are deleted', async () => {
  const annotated = Buffer.from(await (await annotateFile(token, await changed(() => undefined))).arrayBuffer());
  const answer = await confirmFile(token, annotated);
  expect(verdict(answer)).toEqual([422, 166]);
  expect(answer.responseMsg).toBe(
    'The download does not have these columns: Row, Outcome, Reason. If one of them says which payments have not arrived, delete the rows of these payments. Then delete the columns.',
  );
});

test('an empty drawing, as Google Sheets writes it, is no picture', async () => {
  const parts = partsOf(await changed(() => undefined));
  const checkWith = async (inner: string) => {
    const drawing = `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing">${inner}</xdr:wsDr>`;
    return checkFile(token, zip([...parts, { name: 'xl/drawings/drawing1.xml', content: Buffer.from(drawing) }]));
  };
  expect((await checkWith('')).data).toMatchObject({ ready: 2, wrong: 0 });
  expect(verdict(await checkWith('<xdr:twoCellAnchor><xdr:sp/></xdr:twoCellAnchor>'))).toEqual([422, 166]);
});

/** The file with its notes in parts of other names, and with the references to these parts changed. */
const renamed = (file: Buffer, names: Readonly<Record<string, string>>): Buffer => {
  const swap = (text: string) =>
    Object.entries(names).reduce((changing, [name, other]) => changing.replaceAll(name, other), text);
  return zip(
    partsOf(file).map(({ name, content }) => ({
      name: swap(name),
      content: /\.(?:rels|xml)$/.test(name) ? Buffer.from(swap(content.toString())) : content,
    })),
  );
};

test.each([
  [
    'as openpyxl names them',
    { '../comments1.xml': '/xl/comments/comment1.xml', 'comments1.xml': 'comments/comment1.xml' },
  ],
  ['of any name', { 'comments1.xml': 'remarks/A.xml' }],
])('CONFIRM-11 notes in a part %s are seen', async (_what, names) => {
  const file = renamed(await changed((sheet) => void (sheet.getCell(2, 2).note = 'Returned by bank')), names);
  const answer = await checkFile(token, file);
  expect(answer.responseMsg).toContain('The file has notes on cells');
});

/** The receipts as an .xls file. */
function olderFile(): Buffer {
  const rows = receipts.map(({ receiptNo, amountPaid }) => ({ 'Receipt No.': receiptNo, Amount: amountPaid }));
  const sheets = { SheetNames: ['Receipts'], Sheets: { Receipts: utils.json_to_sheet(rows) } };
  return write(sheets, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}

test('CONFIRM-11 an .xls file with a text box confirms nothing, one with the arrow of a filter is read', async () => {
  const checkWith = async (type: number) =>
    checkFile(token, withRecords(olderFile(), [objectOf(type)]), { name: 'old.xls' });
  expect((await checkWith(0x14)).data).toMatchObject({ ready: 2, wrong: 0 });
  const answer = await checkWith(0x06);
  expect(verdict(answer)).toEqual([422, 166]);
  expect(answer.responseMsg).toContain('The file has notes on cells, pictures, charts or text boxes.');
});

test('CONFIRM-11 an .xls file with text that is struck through confirms nothing, also beside an embedded workbook, one without is read', async () => {
  const file = olderFile();
  expect((await checkFile(token, file, { name: 'old.xls' })).data).toMatchObject({ ready: 2, wrong: 0 });
  // The first FONT record: its kind, its length, its height, then its options.
  const font = file.indexOf(Buffer.from([0x31, 0x00]));
  file[font + 6] = (file[font + 6] ?? 0) | 0x08;
  for (const one of [file, withEmbedded(file)]) {
    const answer = await checkFile(token, one, { name: 'old.xls' });
    expect(answer.responseMsg).toContain('The file has text that is struck through');
  }
});

test('CONFIRM-11 the merged rows and the hidden columns are named, with what is to be done before', async () => {
  const file = await changed((sheet) => {
    sheet.mergeCells(2, 16, 3, 16);
    sheet.getColumn(17).hidden = true;
  });
  const { responseMsg } = await checkFile(token, file);
  expect(responseMsg).toContain('Cells of these rows are merged: 2, 3. If the payments of these rows have not arrived');
  expect(responseMsg).toContain('The sheet has hidden columns: Q. Show them. If one of them says');
});
