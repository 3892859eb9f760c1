// The UDISE+ sheet: the active students of a session, stored values filled and the other columns blank, in a spreadsheet only.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { isFile, verdict } from '../support/http';
import { changeLife } from '../support/life';
import { setPrivileges } from '../support/privileges';
import { downloadSchoolReport, listSchoolReport, refuseSchoolReport, RUNNING } from '../support/reports';
import { SECOND } from '../support/schools';
import { readSheet } from '../support/sheets';
import { formAt, placeOf, register } from '../support/students';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const NAME = 'UDISE';
const scope = { sessionId: RUNNING };

async function sheetOf(changes: Record<string, unknown> = {}) {
  const { head, rows, worksheet } = await readSheet(
    (await downloadSchoolReport(admin, NAME, { ...scope, ...changes })).body,
  );
  const records = rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at]])));
  return { head, records, worksheet };
}

test('the sheet has the active students of the session and classes, without a line of totals', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const stored = await sql<{ code: number; left: boolean }>(
    `SELECT s.code, e.life <> 'ACTIVE' AS left FROM enrolments e JOIN students s ON s.id = e.student_id
      WHERE e.session_id = $1 AND e.class_id = $2 ORDER BY s.code`,
    [RUNNING, classId],
  );
  const [first] = stored;
  await changeLife(
    (await sql<{ id: number }>('SELECT id FROM students WHERE school_id = 1 AND code = $1', [first?.code]))[0]?.id ?? 0,
    'STRUCK_OFF',
  );
  const { records } = await sheetOf({ classIds: [classId] });
  const codes = records.map((record) => Number(record['Student Code'])).sort((one, other) => one - other);
  expect(codes).toEqual(stored.filter(({ left, code }) => !left && code !== first?.code).map(({ code }) => code));
  expect(new Set(records.map(({ Class: name }) => name))).toEqual(new Set(['5']));
  const all = await downloadSchoolReport(admin, NAME, scope);
  const [active] = await sql<{ count: string }>(
    "SELECT count(*) FROM enrolments WHERE session_id = $1 AND life = 'ACTIVE'",
    [RUNNING],
  );
  expect([all.headers['x-row-count'], isFile(all.headers)]).toEqual([active?.count, true]);
});

test('stored values are filled, dates as dates and the Aadhaar number masked; no cell has the whole number', async () => {
  const place = await placeOf('5');
  const { data } = await register(
    admin,
    formAt(place, {
      studentName: 'देवेन्द्र प्रताप नारायण सिंह',
      aadharNo: '234567890124',
      religion: '=HYPERLINK("http://x")',
      bloodGroup: 'B+',
      bplCardNo: 'BPL-7',
    }),
  );
  const { records } = await sheetOf({ classIds: [place.classId] });
  const record = records.find((one) => one['Student Code'] === data.studentCode);
  expect(record).toMatchObject({
    'Student Name': 'देवेन्द्र प्रताप नारायण सिंह',
    'Aadhaar (last four digits)': 'XXXX XXXX 0124',
    'Blood Group': 'B+',
    BPL: 'Yes',
    'EWS or Disadvantaged Group': null,
    'Admitted under RTE': 'No',
  });
  expect(record?.['Date of Birth']).toBeInstanceOf(Date);
  expect(record?.['Admission Date']).toBeInstanceOf(Date);
  expect(typeof record?.['Religion (for Minority Group)']).toBe('string');
  expect(JSON.stringify(records)).not.toContain('234567890124');
  expect(String(record?.['Religion (for Minority Group)'])).toMatch(/^'/);
});

test('columns without stored data are blank, named so and highlighted; a page of the report leaves them out', async () => {
  const { head, records, worksheet } = await sheetOf();
  const blank = head.filter((title) => title.endsWith(' (to fill in)'));
  for (const title of ['Permanent Education No. (PEN)', 'Mother Tongue', 'CWSN', 'Height (cm)'])
    expect(blank).toContain(`${title} (to fill in)`);
  for (const title of blank) expect(records.every((record) => record[title] === null)).toBe(true);
  const fillOf = (title: string) => JSON.stringify(worksheet.getRow(1).getCell(head.indexOf(title) + 1).fill);
  expect(fillOf(blank[0] ?? '')).not.toBe(fillOf('Student Name'));
  const { data } = await listSchoolReport(admin, NAME, scope);
  expect(data.headers.map(({ columnValue }) => columnValue)).toEqual(head.filter((title) => !blank.includes(title)));
  expect(verdict(await listSchoolReport(admin, NAME, { ...scope, sortBy: 'pen' }))).toEqual([400, 109]);
  expect(verdict(await refuseSchoolReport(admin, NAME, { ...scope, sortBy: 'pen' }))).toEqual([400, 109]);
});

test('the class before is that of the earlier session here, or else that of the last school with its result', async () => {
  const place = await placeOf('6');
  const [known] = await sql<{ code: number; before: string }>(
    `SELECT s.code, c.name AS before FROM enrolments e JOIN students s ON s.id = e.student_id
       JOIN enrolments b ON b.student_id = s.id AND b.session_id = 1 JOIN classes c ON c.id = b.class_id
      WHERE e.session_id = $1 AND e.class_id = $2 AND e.life = 'ACTIVE' ORDER BY s.id LIMIT 1`,
    [RUNNING, place.classId],
  );
  await sql("UPDATE students SET last_school_result = 'Fail' WHERE school_id = 1 AND code = $1", [known?.code]);
  const last = { name: 'Bal Niketan', className: '5', result: 'Pass', marks: '412/500' };
  const { data } = await register(admin, formAt(place, { lastSchoolDetails: last }));
  const { records } = await sheetOf({ classIds: [place.classId] });
  const before = (code: number | undefined) => {
    const record = records.find((one) => one['Student Code'] === code);
    return [
      record?.['Status in Previous Session'],
      record?.['Class in Previous Session'],
      record?.['Result of Previous Class'],
    ];
  };
  expect(before(known?.code)).toEqual(['In this school', known?.before, null]);
  expect(before(Number(data.studentCode))).toEqual(['In another school', '5', 'Pass']);
});

test('CODE-109 a PDF is rejected with the reason, a request without a session too; without LIST_STUDENT 137', async () => {
  const pdf = await refuseSchoolReport(admin, NAME, { ...scope, fileFormat: 'PDF' });
  expect([verdict(pdf), pdf.data?.problems]).toEqual([
    [400, 109],
    [{ path: 'fileFormat', message: 'The UDISE+ sheet has too many columns for a page. Choose Excel.' }],
  ]);
  expect(verdict(await refuseSchoolReport(admin, NAME))).toEqual([400, 109]);
  const { classId, sessionId } = await feePlaceOf('5', 'ACTIVE', SECOND);
  expect(verdict(await refuseSchoolReport(admin, NAME, { sessionId }))).toEqual([404, 103]);
  expect(verdict(await refuseSchoolReport(admin, NAME, { ...scope, classIds: [classId] }))).toEqual([404, 158]);
  await setPrivileges('teacher', 'LIST_RECEIPT');
  expect(verdict(await refuseSchoolReport(await tokenOf('teacher'), NAME, scope))).toEqual([403, 137]);
});
