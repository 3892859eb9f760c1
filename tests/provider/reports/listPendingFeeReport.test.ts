// The students who owe fees in a session, page by page, with the totals of all pages.
import { addPaise, toPaise } from '../../../common/money.ts';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { setPrivileges } from '../support/privileges';
import { duesOfSession, listReport, rowsOf, RUNNING, storedCells, totalsOf, type Report } from '../support/reports';
import { SECOND } from '../support/schools';
import { newPupil, pay } from '../support/studentFees';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const list = (changes: object = {}, query = '') => listReport(admin, 'pending-fee', { ...changes }, query);
async function all(changes: object = {}): Promise<Report> {
  const pages: Report[] = [];
  for (let page = 0; page === 0 || page < (pages[0]?.totalPages ?? 0); page += 1)
    pages.push((await list({ ...changes, page, size: 100 })).data);
  const [first] = pages as [Report];
  return {
    ...first,
    content: pages.flatMap(({ content }) => content),
    studentIds: pages.flatMap(({ studentIds }) => studentIds),
  };
}

test('CALL2-60 ENUM-12 ENUM-13 REPORT-07 REPORT-14 a page has 10 rows of cells, a header for each cell, and the totals of all pages', async () => {
  const { data } = await list();
  expect(data.headers.map(({ columnValue }) => columnValue)).toEqual([
    ...['Student Code', 'Student Name', 'Father Name', 'Class', 'Section', 'Mobile No.'],
    ...['Total Fee', 'Discount', 'Paid', 'Pending'],
  ]);
  for (const row of data.content)
    expect(row.map((cell) => 'columnValue' in cell)).toEqual(data.headers.map(() => true));
  expect(rowsOf(data)[0]).toMatchObject(await storedCells(data.studentIds[0]));
  expect([data.content.length, data.studentIds.length, data.totalPages]).toEqual([
    10,
    10,
    Math.ceil(data.totalElements / 10),
  ]);
  const second = await list({}, '?page=1&size=25');
  expect(second.data.content).toHaveLength(25);
  expect(second.data.totals).toEqual(data.totals);
  const { studentIds } = (await list({ size: 100 })).data;
  expect(second.data.studentIds).toEqual(studentIds.slice(25, 50));
  expect(data.studentIds).toEqual(studentIds.slice(0, 10));
  expect((await list({ page: 1, size: 25 })).data).toEqual(second.data);
});

test('REPORT-12 the report has exactly the students with a remaining fee by the one calculation of dues, and their sums', async () => {
  const dues = await duesOfSession();
  const owing = [...dues].filter(([, { remaining }]) => remaining > 0);
  const report = await all();
  expect([...report.studentIds].sort((a, b) => a - b)).toEqual(owing.map(([id]) => id).sort((a, b) => a - b));
  const rows = rowsOf(report);
  for (const [at, id] of report.studentIds.entries()) {
    const { payable, discount, paid, remaining } = dues.get(id) ?? {
      payable: -1,
      discount: -1,
      paid: -1,
      remaining: -1,
    };
    const shown = ['Total Fee', 'Discount', 'Paid', 'Pending'].map((title) => toPaise(Number(rows[at]?.[title])));
    expect(shown).toEqual([payable, discount, paid, remaining]);
  }
  const sum = (of: 'payable' | 'discount' | 'paid' | 'remaining') => addPaise(...owing.map(([, one]) => one[of])) / 100;
  expect(totalsOf(report)).toEqual({
    'Total Fee': sum('payable'),
    Discount: sum('discount'),
    Paid: sum('paid'),
    Pending: sum('remaining'),
  });
  expect([...dues.values()].some(({ rte }) => rte)).toBe(true);
});

test('CALL2-60 REPORT-12 ENUM-12 the report has the students of its session alone', async () => {
  const earlier = await feePlaceOf('5', 'COMPLETED');
  const { data } = await list({ sessionId: earlier.sessionId, size: 100 });
  const enrolled = await sql<{ id: number }>('SELECT student_id AS id FROM enrolments WHERE session_id = $1', [
    earlier.sessionId,
  ]);
  const ids = new Set(enrolled.map(({ id }) => id));
  expect(data.studentIds.filter((id) => !ids.has(id))).toEqual([]);
  const [one] = data.studentIds;
  await sql('DELETE FROM enrolments WHERE session_id = $1 AND student_id = $2', [RUNNING, one]);
  expect((await list({ sessionId: earlier.sessionId, size: 100 })).data.studentIds).toEqual(data.studentIds);
  expect((await all()).studentIds).not.toContain(one);
  expect(data.studentIds.length).toBeGreaterThan(0);
});

test('a pending payment counts as paid, a cancelled one does not; who left is not in the report', async () => {
  const pupil = await newPupil(admin);
  const rowOf = async () => {
    const report = await all({ classIds: [pupil.classId] });
    const at = report.studentIds.indexOf(pupil.studentId);
    return at < 0 ? undefined : rowsOf(report)[at];
  };
  expect(await rowOf()).toMatchObject({ 'Total Fee': 24000.5, Paid: 0, Pending: 24000.5 });
  await pay(pupil, { amount: 1000.25 });
  await pay(pupil, { amount: 2000, status: 'PENDING' });
  await pay(pupil, { amount: 500, status: 'CANCELLED' });
  await pay(pupil, { amount: 700, type: 'OTHER' });
  expect(await rowOf()).toMatchObject({ Paid: 3000.25, Pending: 21000.25 });
  await changeLife(pupil.studentId, 'STRUCK_OFF');
  expect(await rowOf()).toBeUndefined();
});

test('a student of a class with streams has no determined fee until the section is known', async () => {
  const place = await feePlaceOf('11', 'ACTIVE');
  const before = await all({ classIds: [place.classId] });
  const [first] = before.studentIds;
  await sql('UPDATE enrolments SET section_id = NULL WHERE session_id = $1 AND student_id = $2', [RUNNING, first]);
  const after = await all({ classIds: [place.classId] });
  expect(after.studentIds).toEqual(before.studentIds.slice(1));
});

test('REPORT-04 REPORT-12 CALL2-60 ENUM-12 classes limit the report; none means all classes', async () => {
  const [five, six] = [await feePlaceOf('5', 'ACTIVE'), await feePlaceOf('6', 'ACTIVE')];
  const classesOf = async (classIds: number[]) => [
    ...new Set(rowsOf(await all({ classIds })).map(({ Class: name }) => name)),
  ];
  expect(await classesOf([six.classId, five.classId])).toEqual(['5', '6']);
  expect((await classesOf([])).length).toBeGreaterThan(10);
});

test.each([
  ['pending', 'Pending', (value: unknown) => Number(value)],
  ['studentCode', 'Student Code', (value: unknown) => Number(value)],
  ['studentName', 'Student Name', (value: unknown) => String(value).toLowerCase()],
] as const)('the rows are sorted by %s in both directions', async (sortBy, title, valueOf) => {
  for (const sortOrder of ['asc', 'desc'] as const) {
    const { data } = await list({ sortBy, sortOrder, size: 100 });
    const values = rowsOf(data).map((row) => valueOf(row[title]));
    const sorted = [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(values).toEqual(sortOrder === 'asc' ? sorted : sorted.reverse());
  }
});

test('by class, rows follow the order of the classes', async () => {
  const { data } = await list({ sortBy: 'className', size: 100 });
  expect(rowsOf(data)[0]?.['Class']).toBe('Nursery');
  expect(verdict(await list({ sortBy: 'password' }))).toEqual([400, 109]);
});

test('REPORT-16 a report without rows answers 100 with empty content', async () => {
  await sql('DELETE FROM fee_structures WHERE session_id = $1', [RUNNING]);
  const answer = await list();
  expect([verdict(answer), answer.data.content, answer.data.totalElements]).toEqual([[200, 100], [], 0]);
});

test.each([
  ['no school', { schoolId: undefined }],
  ['no session', { sessionId: undefined }],
  ['another format', { fileFormat: 'CSV' }],
])('CALL2-60 REPORT-15 ENUM-12 CODE-109 a report with %s is rejected', async (_what, changes) => {
  expect(verdict(await list(changes))).toEqual([400, 109]);
});

test('CALL2-60 an unknown session or class and those of another school are rejected alike; without the privilege 137', async () => {
  const [other] = await sql<{ id: number; session: number }>(
    `SELECT c.id, (SELECT min(id) FROM sessions WHERE school_id = $1) AS session FROM classes c WHERE c.school_id = $1 LIMIT 1`,
    [SECOND],
  );
  for (const sessionId of [2_000_000, other?.session]) expect(verdict(await list({ sessionId }))).toEqual([404, 103]);
  for (const id of [2_000_000, other?.id]) expect(verdict(await list({ classIds: [id] }))).toEqual([404, 158]);
  expect(verdict(await list({ schoolId: SECOND }))).toEqual([403, 189]);
  await setPrivileges('teacher', 'STUDENT_DISCOUNT_ADMISSION_FEE_REPORT');
  expect(verdict(await listReport(await tokenOf('teacher'), 'pending-fee'))).toEqual([403, 137]);
});
