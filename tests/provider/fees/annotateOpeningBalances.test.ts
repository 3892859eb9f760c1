// The rows of a workbook come back with outcome and reason: a file to correct and to check again.
import { resetProvider, tokenOf } from '../../support/provider';
import { cellsOf, sheetOf } from '../support/imports';
import {
  annotateOpening,
  checkOpening,
  giveOpening,
  openingFile,
  openingReasons,
  openingRow,
} from '../support/openings';
import { readSheet } from '../support/sheets';
import { newPupil } from '../support/studentFees';

test('each row has its outcome and reason, amounts stay numbers, and the corrected file is ready', async () => {
  await resetProvider();
  const admin = await tokenOf('admin');
  const { studentId, sessionId } = await newPupil(admin);
  const blank = await newPupil(admin, '5', { studentName: 'Bina Rao' });
  const file = await openingFile(
    await openingRow(studentId, { 'Paid in Total': 99_999.5, Notes: '=1+1' }),
    await openingRow(blank.studentId, { 'Paid in Total': null }),
  );
  const sheet = await readSheet((await annotateOpening(admin, sessionId, file)).body);
  expect(sheet.head.slice(0, 5)).toEqual(['Row', 'Outcome', 'Reason', 'Student Code', 'Student Name']);
  expect(sheet.rows.map((cells) => cells.slice(0, 3))).toEqual([
    [2, 'With errors', 'Paid ₹99,999.50 and discount ₹0.00 are more than the payable fee of ₹24,000.50.'],
    [3, 'No amounts', null],
  ]);
  const paid = sheet.worksheet.getRow(2).getCell(sheet.head.indexOf('Paid in Total') + 1);
  expect(paid.value).toBe(99_999.5);
  paid.value = 100.25;
  const again = await checkOpening(admin, sessionId, Buffer.from(await sheet.worksheet.workbook.xlsx.writeBuffer()));
  expect(again.data).toMatchObject({ ready: 1, wrong: 0, blank: 1, paid: 100.25 });
});

test('D10 merged amounts are errors in the annotated file too, which has no merged cells', async () => {
  await resetProvider();
  const admin = await tokenOf('admin');
  const { studentId: known, sessionId } = await newPupil(admin);
  const two = await newPupil(admin, '5', { studentName: 'Bina Rao' });
  const three = await newPupil(admin, '5', { studentName: 'Chitra Rao' });
  await giveOpening(admin, { studentId: known, sessionId }, { paid: 100 });
  const rows = await Promise.all([
    openingRow(known, { 'Paid in Total': 500, Discount: null, 'Earlier Dues': 3, Remarks: 'Rao' }),
    openingRow(two.studentId, { 'Paid in Total': null, Discount: null, 'Earlier Dues': 4, Remarks: null }),
    openingRow(three.studentId, { 'Paid in Total': 70, Discount: null, 'Earlier Dues': null, Remarks: null }),
  ]);
  const cells = cellsOf(rows);
  const paidAt = (cells[0]?.indexOf('Paid in Total') ?? 0) + 1;
  const file = await sheetOf(cells, (sheet) => {
    sheet.mergeCells(2, paidAt, 3, paidAt);
    sheet.mergeCells(4, paidAt, 4, paidAt + 1);
    sheet.mergeCells(2, paidAt + 3, 3, paidAt + 3);
  });
  const annotated = (await annotateOpening(admin, sessionId, file)).body;
  const sheet = await readSheet(annotated);
  const from = sheet.head.indexOf('Paid in Total');
  expect(sheet.rows.map((row) => [row[1], ...row.slice(from, from + 4)])).toEqual([
    ['Has an opening balance', '500 (merged)', null, 3, 'Rao'],
    ['With errors', '500 (merged)', null, 4, 'Rao'],
    ['With errors', '70 (merged)', '70 (merged)', null, null],
  ]);
  const again = await checkOpening(admin, sessionId, Buffer.from(annotated));
  expect(again.data).toMatchObject({ known: 1, ready: 0, wrong: 2, paid: 0 });
  expect(openingReasons(again)[3]).toEqual([
    'Paid in Total|Paid in Total must be an amount in rupees. The file has "500 (merged)".',
  ]);
});
