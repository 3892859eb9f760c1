// The remarks of a class: who is listed, in which order, and who may read them.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { marksWorld, studentsOf, type MarksWorld } from '../support/marks';
import { setPrivileges } from '../support/privileges';
import { listRemarks, remarkOf, saveRemarks } from '../support/remarks';
import { SECOND } from '../support/schools';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

const namesOf = async (changes: object = {}) =>
  (await listRemarks(token, world, changes)).data.map(({ student }) => student.studentName);

test('the active students of the section are listed by roll number, each with remark and version, 0 without one', async () => {
  await saveRemarks(token, world, [remarkOf(world, 1, 'Good.')]);
  const { data } = await listRemarks(token, world);
  expect(data.map(({ student }) => student.studentId)).toEqual(world.students.map(({ id }) => id));
  expect(data.slice(0, 2)).toMatchObject([
    { remark: null, version: 0 },
    { remark: 'Good.', version: 1 },
  ]);
});

test('a student without a roll number is last, one who left is not listed, -1 lists all sections', async () => {
  const [first, second] = world.students;
  await sql('UPDATE enrolments SET roll_no = NULL WHERE student_id = $1', [first?.id]);
  await changeLife(second?.id ?? 0, 'STRUCK_OFF');
  const names = await namesOf();
  expect(names).toHaveLength(world.students.length - 1);
  expect(names.at(-1)).toBe(first?.name);
  const b = await studentsOf(world, world.sections['B']);
  for (const sectionId of [-1, null, undefined])
    expect((await namesOf({ sectionId })).length).toBeGreaterThanOrEqual(names.length + b.length);
});

test('CODE-103 CODE-118 CODE-158 an unknown session, class or section is not found', async () => {
  const unknown = 2_000_000;
  expect(verdict(await listRemarks(token, world, { sessionId: unknown }))).toEqual([404, 103]);
  expect(verdict(await listRemarks(token, world, { classId: unknown }))).toEqual([404, 158]);
  expect(verdict(await listRemarks(token, world, { sectionId: unknown }))).toEqual([404, 118]);
});

test('CODE-137 CODE-189 only users of the school with UPLOAD_RESULT read remarks', async () => {
  await setPrivileges('teacher', 'LOCK_RESULT');
  expect(verdict(await listRemarks(await tokenOf('teacher'), world))).toEqual([403, 137]);
  expect(verdict(await listRemarks(await tokenOf('admin2'), world))).toEqual([403, 189]);
  expect(verdict(await listRemarks(token, await marksWorld('9', SECOND)))).toEqual([403, 189]);
  const elsewhere = await marksWorld('9', SECOND);
  expect(verdict(await listRemarks(token, world, elsewhere.place))).toEqual([404, 103]);
});
