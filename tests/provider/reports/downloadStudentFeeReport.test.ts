// The discount report as a file.
import { readPdf } from '../documents/readPdf';
import { resetProvider, tokenOf } from '../../support/provider';
import { SPREADSHEET } from '../../contract/call';
import { verdict } from '../support/http';
import { feePlaceOf } from '../support/fees';
import { downloadReport, listReport, refuseReport } from '../support/reports';
import { readSheet } from '../support/sheets';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

// A file name has at most 120 characters; the longest of its parts is cut.
const NAME =
  'Student Discount Admission Fee R Saraswati Vidya Mandir 2026 - 2027 Discounted Students Admission Fee Applicable Student';
const BOTH = { includeDiscountedStudents: true, includeAdmissionFeeApplicableStudents: true };

test('CALL2-63 CALL2-06 ENUM-12 ENUM-31 REPORT-07 REPORT-08 REPORT-17 the spreadsheet and the PDF have all rows of the list', async () => {
  const { data } = await listReport(admin, 'student-fee', BOTH);
  const sheet = await downloadReport(admin, 'student-fee', { ...BOTH, page: 1, size: 5 });
  expect([sheet.headers['content-type'], sheet.headers['content-disposition']]).toEqual([
    SPREADSHEET,
    `attachment; filename="${NAME}.xlsx"`,
  ]);
  const { head, rows } = await readSheet(sheet.body);
  expect(head).toEqual(data.headers.map(({ columnValue }) => columnValue));
  expect(rows.length - 2).toBe(data.totalElements);
  expect(data.totalElements).toBeGreaterThan(10);
  expect(data.content).toHaveLength(10);
  const { body, headers } = await downloadReport(admin, 'student-fee', { ...BOTH, fileFormat: 'PDF' });
  expect(headers['x-row-count']).toBe(String(data.totalElements));
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'application/pdf',
    `attachment; filename="${NAME}.pdf"`,
  ]);
  const text = readPdf(body)
    .flatMap(({ lines }) => lines)
    .join('\n');
  for (const part of ['Student Discount/Admission Fee Report', 'Discounted Students: Yes'])
    expect(text).toContain(part);
  const codes = new Set(text.match(/\d+/g));
  for (const row of rows.slice(0, -2)) expect(codes).toContain(String(row[0]));
});

test.each([
  ['no format', { fileFormat: undefined }],
  ['another format', { fileFormat: 'CSV' }],
  ['no school', { schoolId: undefined }],
  ['no session', { sessionId: undefined }],
])('CALL2-63 REPORT-15 ENUM-12 ENUM-31 CODE-109 a file with %s is rejected', async (_what, changes) => {
  expect(verdict(await refuseReport(admin, 'student-fee', { ...BOTH, ...changes }))).toEqual([400, 109]);
});

test('CALL2-63 ENUM-12 each choice, the classes and the session limit the file as they limit the list', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const { sessionId } = await feePlaceOf('5', 'COMPLETED');
  const all = (await listReport(admin, 'student-fee', BOTH)).data.totalElements;
  for (const changes of [
    { includeDiscountedStudents: true },
    { includeAdmissionFeeApplicableStudents: true },
    { ...BOTH, classIds: [classId] },
    { ...BOTH, sessionId },
  ]) {
    const { totalElements } = (await listReport(admin, 'student-fee', changes)).data;
    expect([changes, totalElements]).not.toEqual([changes, all]);
    const { headers } = await downloadReport(admin, 'student-fee', changes);
    expect(headers['x-row-count']).toBe(String(totalElements));
  }
});

test('CALL2-63 REPORT-16 CODE-147 without a choice there is nobody', async () => {
  expect(verdict(await refuseReport(admin, 'student-fee'))).toEqual([404, 147]);
});
