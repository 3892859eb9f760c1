// Pending fees by due date: the classes and their students, what the day changes, and the files.
import { addPaise, toPaise } from '../../../common/money.ts';
import { addDays } from '../../../common/calendar.ts';
import { readPdf } from '../documents/readPdf';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { isFile, verdict } from '../support/http';
import { changeLife } from '../support/life';
import { setPrivileges } from '../support/privileges';
import { duesOfSession, downloadSchoolReport, listSchoolReport, refuseSchoolReport, rowsOf } from '../support/reports';
import { RUNNING, totalsOf, type Report } from '../support/reports';
import { SECOND } from '../support/schools';
import { readSheet } from '../support/sheets';
import { newPupil, pay, setFee } from '../support/studentFees';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const NAME = 'DUE_DATES';
const AGES = ['0-30 Days', '31-60 Days', '61-90 Days', 'Over 90 Days', 'Not Yet Due', 'No Date'];
const list = (changes: object = {}, query?: string) =>
  listSchoolReport(admin, NAME, { sessionId: RUNNING, ...changes }, query);
const titlesOf = ({ headers }: Report) => headers.map(({ columnValue }) => columnValue);
const agesOf = (row: Record<string, unknown> | undefined) => AGES.map((title) => toPaise(Number(row?.[title] ?? 0)));

/** The row of a student of class 5 on a day. */
async function rowOn(studentId: number, classId: number, day: string) {
  const { data } = await list({ classIds: [classId], details: true, day });
  return rowsOf(data)[data.studentIds.indexOf(studentId)];
}

test('a class is a row with its students and the sums of their ages, which add up to the pending fees', async () => {
  const { data } = await list();
  expect(titlesOf(data).filter((title) => title !== 'No Date')).toEqual([
    ...['Class', 'Students', ...AGES.slice(0, 5), 'Pending'],
  ]);
  expect(data.studentIds).toBeUndefined();
  const classes = await sql<{ id: number; name: string }>(
    'SELECT id, name FROM classes WHERE school_id = 1 ORDER BY sequence',
  );
  const names = new Map(classes.map(({ id, name }) => [id, name]));
  expect(rowsOf(data).map(({ Class: name }) => name)).toEqual(data.classIds?.map((id) => names.get(id)));
  const enrolled = await sql<{ student: number; class: number }>(
    `SELECT student_id AS student, class_id AS class FROM enrolments WHERE session_id = $1`,
    [RUNNING],
  );
  const dues = await duesOfSession();
  for (const [at, row] of rowsOf(data).entries()) {
    const owing = enrolled
      .filter((one) => one.class === data.classIds?.[at])
      .flatMap(({ student }) => dues.get(student)?.remaining ?? [])
      .filter((remaining) => remaining > 0);
    expect([row['Students'], toPaise(Number(row['Pending']))]).toEqual([owing.length, addPaise(...owing)]);
    expect(addPaise(...agesOf(row))).toBe(addPaise(...owing));
  }
  const all = [...dues.values()].map(({ remaining }) => remaining);
  expect(toPaise(totalsOf(data)['Pending'] ?? 0)).toBe(addPaise(...all));
});

test('the students of a class have the ages of their class row, and no free seat', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const { data: classes } = await list({ classIds: [classId] });
  const { data } = await list({ classIds: [classId], details: true });
  expect(classes.classIds).toEqual([classId]);
  expect(data.classIds).toBeUndefined();
  expect(titlesOf(data).slice(0, 6)).toEqual([
    ...['Student Code', 'Student Name', 'Father Name', 'Class', 'Section', 'Mobile No.'],
  ]);
  const { Students: students, ...sums } = totalsOf(classes);
  expect(data.totalElements).toBe(students);
  expect(totalsOf(data)).toEqual(sums);
  const dues = await duesOfSession();
  expect(data.studentIds.some((id) => dues.get(id)?.rte)).toBe(false);
});

test.each([
  [0, '0-30 Days'],
  [30, '0-30 Days'],
  [31, '31-60 Days'],
  [60, '31-60 Days'],
  [61, '61-90 Days'],
  [90, '61-90 Days'],
  [91, 'Over 90 Days'],
  [-1, 'Not Yet Due'],
])('an instalment that is %i days old on the day is in its column', async (age, column) => {
  const pupil = await newPupil(admin);
  await setFee(pupil, { totalFee: 5000.5 }, { terms: [{ minimumDate: '2026-06-15', minimumFee: 5000.5 }] });
  const row = await rowOn(pupil.studentId, pupil.classId, addDays('2026-06-15', age));
  expect(row).toMatchObject({ Pending: 5000.5, [column]: 5000.5 });
  expect(addPaise(...agesOf(row))).toBe(5000_50);
});

test('payments up to the day count, pending ones too; later and cancelled ones do not', async () => {
  const pupil = await newPupil(admin);
  const terms = [
    { minimumDate: '2026-04-15', minimumFee: 12000 },
    { minimumDate: '2026-10-15', minimumFee: 12000.5 },
  ];
  await setFee(pupil, {}, { terms });
  await pay(pupil, { amount: 5000.25, paymentDate: '2026-05-01' });
  await pay(pupil, { amount: 1000, status: 'PENDING', paymentDate: '2026-05-02' });
  await pay(pupil, { amount: 500, status: 'CANCELLED', paymentDate: '2026-05-02' });
  await pay(pupil, { amount: 8000, paymentDate: '2026-06-30' });
  expect(await rowOn(pupil.studentId, pupil.classId, '2026-05-02')).toMatchObject({
    ...{ '0-30 Days': 5999.75, 'Not Yet Due': 12000.5, Pending: 18000.25 },
  });
  expect(await rowOn(pupil.studentId, pupil.classId, '2026-06-30')).toMatchObject({
    ...{ '61-90 Days': 0, 'Not Yet Due': 10000.25, Pending: 10000.25 },
  });
});

test('a column without a date appears only where instalments do not cover the fee', async () => {
  const pupil = await newPupil(admin);
  const of = { classIds: [pupil.classId], details: true };
  await setFee(pupil, {}, { terms: [{ minimumDate: '2026-04-15', minimumFee: 24000.5 }] });
  expect(titlesOf((await list(of)).data)).not.toContain('No Date');
  await setFee(pupil, {}, { terms: [{ minimumDate: '2026-04-15', minimumFee: 20000 }] });
  const { data } = await list({ ...of, sortBy: 'undated', sortOrder: 'desc' });
  expect(titlesOf(data)).toContain('No Date');
  expect(rowsOf(data)[0]?.['No Date']).toBe(4000.5);
  expect(addPaise(...agesOf(totalsOf(data)))).toBe(toPaise(totalsOf(data)['Pending'] ?? 0));
});

test('a student who left is not in the report', async () => {
  const pupil = await newPupil(admin);
  expect(await rowOn(pupil.studentId, pupil.classId, '2026-05-01')).toBeDefined();
  await changeLife(pupil.studentId, 'STRUCK_OFF');
  expect(await rowOn(pupil.studentId, pupil.classId, '2026-05-01')).toBeUndefined();
});

test('both views are sorted by their columns, and reject those of the other view', async () => {
  const { data } = await list({ sortBy: 'pending', sortOrder: 'desc' });
  const amounts = rowsOf(data).map((row) => Number(row['Pending']));
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  expect(verdict(await list({ sortBy: 'students', details: true }))).toEqual([400, 109]);
  expect(verdict(await list({ sortBy: 'studentName' }))).toEqual([400, 109]);
});

test('the files have the day, all rows and the totals of the list', async () => {
  const request = { sessionId: RUNNING, day: '2026-12-31' };
  const { data } = await list({ day: '2026-12-31' });
  const excel = await downloadSchoolReport(admin, NAME, request);
  expect(isFile(excel.headers)).toBe(true);
  const { head, rows } = await readSheet(excel.body);
  expect(head).toEqual(titlesOf(data));
  expect(rows.slice(0, -2)).toEqual(data.content.map((row) => row.map(({ columnValue }) => columnValue)));
  expect(rows.at(-1)?.slice(1)).toEqual(data.totals.slice(1).map(({ columnValue }) => columnValue));
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const pdf = await downloadSchoolReport(admin, NAME, {
    ...{ ...request, classIds: [classId], details: true, fileFormat: 'PDF' },
  });
  const text = readPdf(pdf.body)
    .flatMap(({ lines }) => lines)
    .join('\n');
  for (const part of ['Pending by Due Date', '2026 - 2027', 'Classes: 5', 'As on: 31/12/2026', '31-60 Days'])
    expect(text).toContain(part);
});

test.each([
  ['no session', { sessionId: undefined }],
  ['a filter of another report', { onlyDue: true }],
  ['a list of mobile numbers', { mobiles: true }],
  ['no day of the calendar', { day: '2026-02-30' }],
  ['a day beyond the range', { day: '2066-01-01' }],
  ['a text for students', { details: 'yes' }],
])('CODE-109 a request with %s is rejected', async (_what, changes) => {
  expect(verdict(await list(changes))).toEqual([400, 109]);
});

test.each([
  ['slips', { paper: 'SLIPS', fileFormat: 'PDF' }, 'paper'],
  ['a language', { language: 'HINDI', fileFormat: 'PDF' }, 'language'],
])('CODE-109 a file with %s is rejected', async (_what, changes, path) => {
  const refused = await refuseSchoolReport(admin, NAME, { sessionId: RUNNING, ...changes });
  expect(verdict(refused)).toEqual([400, 109]);
  expect(refused.data).toMatchObject({ problems: [{ path }] });
});

test('other schools and missing privileges are rejected', async () => {
  const [other] = await sql<{ id: number; session: number }>(
    `SELECT c.id, (SELECT min(id) FROM sessions WHERE school_id = $1) AS session FROM classes c WHERE c.school_id = $1 LIMIT 1`,
    [SECOND],
  );
  expect(verdict(await list({ sessionId: other?.session }))).toEqual([404, 103]);
  expect(verdict(await list({ classIds: [other?.id] }))).toEqual([404, 158]);
  expect(verdict(await list({ schoolId: SECOND }))).toEqual([403, 189]);
  await setPrivileges('teacher', 'LIST_STUDENT');
  expect(verdict(await listSchoolReport(await tokenOf('teacher'), NAME, { sessionId: RUNNING }))).toEqual([403, 137]);
});
