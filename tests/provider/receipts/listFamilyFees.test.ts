// The students of a family who have dues.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { SECOND } from '../support/schools';
import { demoStudent, placeOf } from '../support/students';

interface Member {
  studentId: number;
  className: string;
  remainingFee: number;
  dueNow: number;
  [field: string]: unknown;
}

let token: string;
let sessionId: number;
let ids: number[];
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
  ({ sessionId } = await placeOf('5'));
  ids = [await demoStudent('5'), await demoStudent('6'), await demoStudent('7')];
  await sql('DELETE FROM student_siblings');
  await sql(`DELETE FROM receipts WHERE student_id = ANY ($1)`, [ids]);
  await sql('UPDATE students SET rte = false WHERE id = ANY ($1)', [ids]);
});

const store = (student: number | undefined, sibling: number | undefined) =>
  sql('INSERT INTO student_siblings (school_id, student_id, sibling_id) VALUES (1, $1, $2)', [student, sibling]);
const family = (studentId = ids[0], session = sessionId, own = token) =>
  call<Member[]>('GET', `/receipt/family/fees?studentId=${studentId}&sessionId=${session}`, { token: own });
const idsOf = async (studentId?: number) => (await family(studentId)).data.map((member) => member.studentId);

test('siblings count in both directions and through each other, the student comes first', async () => {
  await store(ids[1], ids[0]);
  await store(ids[1], ids[2]);
  expect(await idsOf(ids[0])).toEqual([ids[0], ids[1], ids[2]]);
  expect((await idsOf(ids[2]))[0]).toBe(ids[2]);
});

test('dues and due by today are those of the fee summary', async () => {
  const { data } = await family();
  const summary = await call<Member>('POST', '/fee/structure/student', {
    token,
    json: { studentId: ids[0], sessionId },
  });
  const { remainingFee, dueNow } = summary.data;
  expect(data).toMatchObject([{ studentId: ids[0], className: '5', sectionName: 'A', remainingFee, dueNow }]);
});

test('students without dues, disabled or not enrolled are left out', async () => {
  await store(ids[0], ids[1]);
  await store(ids[0], ids[2]);
  await sql('UPDATE enrolments SET rte = true WHERE student_id = $1', [ids[0]]);
  await changeLife(ids[1] ?? 0, 'DISABLED');
  expect(await idsOf()).toEqual([ids[2]]);
  const { sessionId: next } = await placeOf('5', { status: 'UPCOMING' });
  expect((await family(ids[0], next)).data).toEqual([]);
});

test('a student or a session of another school is unknown', async () => {
  const other = await placeOf('5', { schoolId: SECOND });
  expect(verdict(await family(ids[0], other.sessionId))).toEqual([404, 103]);
  expect(verdict(await family(ids[0], other.sessionId, await tokenOf('platform')))).toEqual([404, 103]);
  expect(verdict(await family(ids[0], sessionId, await tokenOf('admin2')))).toEqual([404, 103]);
});
