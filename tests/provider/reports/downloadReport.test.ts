// What the files of all further reports have in common: formats, no rows, names with markup and formulas, and the limit of a minute.
import { SCHOOL_REPORTS } from '../../../provider/domains/reports/school/schoolReports.ts';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { isFile, verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import { downloadSchoolReport, refuseSchoolReport, RUNNING } from '../support/reports';
import { SECOND } from '../support/schools';
import { readSheet } from '../support/sheets';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const REGISTER = 'CLASS_REGISTER';
const scope = { sessionId: RUNNING };

test.each(['EXCEL', 'PDF'])('a file as %s carries its name and the number of its rows', async (fileFormat) => {
  const { status, headers } = await downloadSchoolReport(admin, REGISTER, { ...scope, fileFormat });
  expect([status, isFile(headers)]).toEqual([200, true]);
  expect(headers['content-disposition']).toContain('Class Register');
  expect(Number(headers['x-row-count'])).toBeGreaterThan(10);
});

test('the name of a file contains the school, the session and the classes, or the days of the report', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const register = await downloadSchoolReport(admin, REGISTER, { ...scope, classIds: [classId] });
  expect(register.headers['content-disposition']).toContain(
    '"Class Register Saraswati Vidya Mandir 2026 - 2027 5.xlsx"',
  );
  const days = { from: '2026-01-01', to: '2026-12-31' };
  const collection = await downloadSchoolReport(admin, 'COLLECTION', days);
  expect(collection.headers['content-disposition']).toContain('Saraswati Vidya Mandir 01-01-2026 31-12-2026');
});

test.each(Object.entries(SCHOOL_REPORTS))(
  '%s has a PDF, or is rejected with 109 and its reason',
  async (name, { noPdf, takes }) => {
    const days = takes.from === undefined ? {} : { from: '2026-01-01', to: '2026-12-31' };
    const request = { ...(takes.sessionId && scope), ...days, fileFormat: 'PDF' };
    if (noPdf === undefined) {
      expect((await downloadSchoolReport(admin, name, request)).status).toBe(200);
      return;
    }
    const answer = await refuseSchoolReport(admin, name, request);
    expect([verdict(answer), answer.data?.problems]).toEqual([[400, 109], [{ path: 'fileFormat', message: noPdf }]]);
  },
);

test.each([
  ['no format', { fileFormat: undefined }],
  ['another format', { fileFormat: 'CSV' }],
  ['no session', { sessionId: undefined }],
  ['a filter of another report', { groupBy: 'DAY' }],
])('CODE-109 a file with %s is rejected', async (_what, changes) => {
  expect(verdict(await refuseSchoolReport(admin, REGISTER, { ...scope, ...changes }))).toEqual([400, 109]);
});

test('CODE-147 a report without rows is no file', async () => {
  await sql("UPDATE enrolments SET life = 'STRUCK_OFF' WHERE session_id = $1", [RUNNING]);
  expect(verdict(await refuseSchoolReport(admin, REGISTER, scope))).toEqual([404, 147]);
});

test('a class with the name of a formula is a text in the spreadsheet', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  await sql(`UPDATE classes SET name = '=1+1<b>&' WHERE id = $1`, [classId]);
  const { rows } = await readSheet(
    (await downloadSchoolReport(admin, REGISTER, { ...scope, classIds: [classId] })).body,
  );
  expect(rows[0]?.[0]).toBe("'=1+1<b>&");
});

test('another school, its session and a missing privilege are rejected', async () => {
  const other = await feePlaceOf('5', 'ACTIVE', SECOND);
  expect(verdict(await refuseSchoolReport(admin, REGISTER, { ...scope, schoolId: SECOND }))).toEqual([403, 189]);
  expect(verdict(await refuseSchoolReport(admin, REGISTER, { sessionId: other.sessionId }))).toEqual([404, 103]);
  await setPrivileges('teacher', 'LIST_RECEIPT');
  expect(verdict(await refuseSchoolReport(await tokenOf('teacher'), REGISTER, scope))).toEqual([403, 137]);
});

test('the eleventh file of a user in a minute is rejected, whichever report it is', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  for (let file = 0; file < 10; file += 1)
    expect((await downloadSchoolReport(admin, REGISTER, { ...scope, classIds: [classId] })).status).toBe(200);
  expect(verdict(await refuseSchoolReport(admin, 'UDISE', { ...scope, classIds: [classId] }))).toEqual([429, 203]);
});
