// One student, read whole.
import { call, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { withdrawPrivileges } from '../support/privileges';
import { UNKNOWN } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { demoStudent, getStudent, list, listAll, placeOf, remove, setDisabled } from '../support/students';
import { stored } from '../support/tables';

let token: string;
let id: number;

beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  id = await demoStudent('5');
});

test('CALL2-16 ENUM-02 PROMOTE-14 the enrolment of the session asked for comes first, else the one in use, then the others', async () => {
  const [row] = await sql<{ id: number }>(
    "SELECT student_id AS id FROM enrolments WHERE school_id = 1 AND life = 'ACTIVE' GROUP BY 1 HAVING count(*) > 1 LIMIT 1",
  );
  const statuses = async (sessionId?: number) =>
    (await getStudent(token, row?.id ?? 0, sessionId)).data.enrollments.map((one) => one['sessionStatus']);
  const past = (await placeOf('5', { status: 'COMPLETED' })).sessionId;
  expect(await statuses()).toEqual(['ACTIVE', 'COMPLETED']);
  expect(await statuses(past)).toEqual(['COMPLETED', 'ACTIVE']);
  expect(await statuses(UNKNOWN)).toEqual(['ACTIVE', 'COMPLETED']);
});

test('a student who left has the time of the newest departure, until the re-admission; a disabled one has none', async () => {
  const { sessionId } = await placeOf('5');
  const leftAt = async (as = token) => (await getStudent(as, id)).data['leftAt'] as string | null;
  const step = async (type: 'ACTIVE' | 'INACTIVE', at: string) => {
    await setClock(at);
    const json = { schoolId: 1, sessionId, studentId: id, type, comment: 'Absent' };
    await call('POST', '/student/name-strike-off', { token: await tokenOf('admin'), json });
    token = await tokenOf('admin');
  };
  expect(await leftAt()).toBeNull();
  await step('INACTIVE', '2026-07-15T06:00:00.000Z');
  await step('ACTIVE', '2026-07-16T06:00:00.000Z');
  expect(await leftAt()).toBeNull();
  await step('INACTIVE', '2026-07-17T06:00:00.000Z');
  // The cashier, who may not read students, decides by it too.
  expect([await leftAt(), await leftAt(await tokenOf('clerk'))].map((at) => Date.parse(at ?? ''))).toEqual(
    Array(2).fill(Date.parse('2026-07-17T06:00:00.000Z')),
  );
  await step('ACTIVE', '2026-07-18T06:00:00.000Z');
  await setDisabled(token, id, true);
  expect(await leftAt()).toBeNull();
});

test('SCHOOL-49 CALL2-09 a disabled school’s students are read and listed, not changed', async () => {
  await disableSchool(await tokenOf('platform'));
  expect((await getStudent(token, id)).status).toBe(200);
  expect((await list(token)).data.totalElements).toBeGreaterThan(100);
  const before = await stored();
  for (const answer of [await remove(token, id), await setDisabled(token, id, true)])
    expect(verdict(answer)).toEqual([409, 112]);
  expect(await stored()).toEqual(before);
});

test.each([
  ['2026-03-20T05:00:00Z', ['2025-2026', '2026-2027']],
  ['2026-04-05T05:00:00Z', ['2026-2027', '2025-2026']],
])('ENUM-02 of two ACTIVE sessions the one whose dates contain today comes first: on %s', async (day, order) => {
  await sql("UPDATE sessions SET status = 'ACTIVE' WHERE school_id = 1 AND status = 'COMPLETED'");
  const [row] = await sql<{ id: number }>(
    "SELECT student_id AS id FROM enrolments WHERE school_id = 1 AND life = 'ACTIVE' GROUP BY 1 HAVING count(*) > 1 LIMIT 1",
  );
  const studentId = row?.id ?? 0;
  await setClock(day);
  token = await tokenOf('admin');
  const { data } = await getStudent(token, studentId);
  expect(data.enrollments.map((one) => String(one['sessionDisplayName']).replaceAll(' ', ''))).toEqual(order);
  const everywhere = await list(token, { sessionId: undefined, searchText: String(data['studentCode']) });
  const [first] = data.enrollments;
  expect(everywhere.data.content.map((one) => [one['studentId'], one.enrollments[0]?.['sessionId']])).toEqual([
    [studentId, first?.['sessionId']],
  ]);
});

test('a user of the receipts alone reads what the list of students shows, and nothing else of the record', async () => {
  const clerk = await tokenOf('clerk');
  await sql("UPDATE students SET religion = 'Hindu', caste = 'Mali', jan_aadhar_no = '1234567890' WHERE id = $1", [id]);
  const { data: whole } = await getStudent(clerk, id);
  expect(whole).toMatchObject({ religion: 'Hindu', caste: 'Mali', janAadharNo: '1234567890' });
  const row = (await listAll(clerk)).data.find(({ studentId }) => studentId === id);
  await withdrawPrivileges('clerk', 'LIST_STUDENT', 'EDIT_STUDENT');
  const { data: shown } = await getStudent(clerk, id);
  const listed = Object.keys(row ?? {});
  const other = Object.entries(shown).filter(([name]) => !listed.includes(name));
  expect(shown).toMatchObject({
    studentName: whole.studentName,
    mobileNo: whole.mobileNo,
    enrollments: whole.enrollments,
  });
  expect(other.length).toBeGreaterThan(10);
  const blank = { name: null, className: null, marks: null, attendance: null, result: null, contactNo: null };
  for (const [, value] of other) expect(['', null, [], blank]).toContainEqual(value);
});
