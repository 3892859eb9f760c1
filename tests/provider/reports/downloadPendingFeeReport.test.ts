// The pending-fee report as a file: all rows, amounts as numbers, and the totals of the list.
import { showPaise, toPaise } from '../../../common/money.ts';
import { readPdf } from '../documents/readPdf';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { SPREADSHEET } from '../../contract/call';
import { feePlaceOf } from '../support/fees';
import { isFile, verdict } from '../support/http';
import { downloadReport, listReport, refuseReport, RUNNING, totalsOf } from '../support/reports';
import { readSheet } from '../support/sheets';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

test('CALL2-61 CALL2-06 ENUM-12 ENUM-31 REPORT-08 REPORT-17 the spreadsheet has all rows, numbers as numbers, and the totals of the list', async () => {
  const { data } = await listReport(admin, 'pending-fee');
  const { headers, body } = await downloadReport(admin, 'pending-fee', { page: 1, size: 5 });
  expect(isFile(headers)).toBe(true);
  expect(headers['content-type']).toBe(SPREADSHEET);
  expect(headers['content-disposition']).toBe(
    'attachment; filename="Pending Fee Report Saraswati Vidya Mandir 2026 - 2027.xlsx"',
  );
  expect(headers['x-row-count']).toBe(String(data.totalElements));
  const { head, rows } = await readSheet(body);
  expect(head).toEqual(data.headers.map(({ columnValue }) => columnValue));
  expect(rows.length - 2).toBe(data.totalElements);
  expect(data.totalElements).toBeGreaterThan(10);
  expect(rows.slice(0, 10)).toEqual(data.content.map((row) => row.map(({ columnValue }) => columnValue)));
  const sums = Object.fromEntries(head.flatMap((title, at) => (at > 5 ? [[title, rows.at(-1)?.[at]]] : [])));
  expect(sums).toEqual(totalsOf(data));
  const { sessionId } = await feePlaceOf('5', 'COMPLETED');
  const earlier = await downloadReport(admin, 'pending-fee', { sessionId });
  expect(earlier.headers['content-disposition']).toContain('2025 - 2026.xlsx');
  const { totalElements } = (await listReport(admin, 'pending-fee', { sessionId })).data;
  expect(earlier.headers['x-row-count']).toBe(String(totalElements));
});

test('CALL2-61 ENUM-12 ENUM-31 REPORT-08 REPORT-17 the PDF has the session, the classes, all students and the total', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const { data } = await listReport(admin, 'pending-fee', { classIds: [classId], size: 100 });
  const { body, headers } = await downloadReport(admin, 'pending-fee', { classIds: [classId], fileFormat: 'PDF' });
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'application/pdf',
    'attachment; filename="Pending Fee Report Saraswati Vidya Mandir 2026 - 2027 5.pdf"',
  ]);
  expect(data.totalElements).toBeGreaterThan(10);
  const text = readPdf(body)
    .flatMap(({ lines }) => lines)
    .join('\n');
  for (const part of ['Pending Fee Report', '2026 - 2027', 'Classes: 5', 'Total']) expect(text).toContain(part);
  for (const [code] of data.content) expect(text).toContain(String(code?.columnValue));
  const pending = toPaise(totalsOf(data)['Pending'] ?? 0);
  expect(text).toContain(showPaise(pending).replace('₹', ''));
});

test('REPORT-16 CODE-147 a report without rows is no file', async () => {
  await sql('DELETE FROM fee_structures WHERE session_id = $1', [RUNNING]);
  expect(verdict(await refuseReport(admin, 'pending-fee'))).toEqual([404, 147]);
});

test.each([
  ['no format', { fileFormat: undefined }],
  ['another format', { fileFormat: 'CSV' }],
  ['no school', { schoolId: undefined }],
  ['no session', { sessionId: undefined }],
])('CALL2-61 REPORT-15 ENUM-12 ENUM-31 CODE-109 a file with %s is rejected', async (_what, changes) => {
  expect(verdict(await refuseReport(admin, 'pending-fee', changes))).toEqual([400, 109]);
});

test('the eleventh file of a user in a minute is rejected with code 203', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  for (let file = 0; file < 10; file += 1)
    expect((await downloadReport(admin, 'pending-fee', { classIds: [classId] })).status).toBe(200);
  expect(verdict(await refuseReport(admin, 'pending-fee', { classIds: [classId] }))).toEqual([429, 203]);
});
