// The rows of a workbook come back with outcome and reason: a file to correct and to check again.
import { resetProvider, tokenOf } from '../../support/provider';
import { annotateOpening, checkOpening, openingFile, openingRow } from '../support/openings';
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
