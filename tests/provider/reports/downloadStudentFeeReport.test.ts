// The discount report as a file.
import { readPdf } from '../documents/readPdf';
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { downloadReport, listReport, refuseReport } from '../support/reports';
import { readSheet } from '../support/sheets';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const BOTH = { includeDiscountedStudents: true, includeAdmissionFeeApplicableStudents: true };

test('CALL2-63 REPORT-08 REPORT-17 the spreadsheet and the PDF have all rows of the list', async () => {
  const { data } = await listReport(admin, 'student-fee', BOTH);
  const { head, rows } = await readSheet((await downloadReport(admin, 'student-fee', BOTH)).body);
  expect(head).toEqual(data.headers.map(({ columnValue }) => columnValue));
  expect(rows.length - 2).toBe(data.totalElements);
  const { body, headers } = await downloadReport(admin, 'student-fee', { ...BOTH, fileFormat: 'PDF' });
  expect(headers['x-row-count']).toBe(String(data.totalElements));
  const text = readPdf(body)
    .flatMap(({ lines }) => lines)
    .join('\n');
  for (const part of ['Student Discount/Admission Fee Report', 'Discounted Students: Yes'])
    expect(text).toContain(part);
});

test('REPORT-16 CODE-147 without a choice there is nobody', async () => {
  expect(verdict(await refuseReport(admin, 'student-fee'))).toEqual([404, 147]);
});
