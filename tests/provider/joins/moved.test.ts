// A student who gets another section, stream or class keeps receipts, discount and marks; what is shown follows the class.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import {
  listMarks,
  marksOf,
  marksWorld,
  saveMarks,
  studentsOf,
  type MarksRow,
  type MarksWorld,
} from '../support/marks';
import { makeReceipt } from '../support/receipts';
import { feesOf, saveDiscount, setFee } from '../support/studentFees';
import { formOf, getStudent, placeOf, update } from '../support/students';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

/** Moves a student within the running session. */
async function move(studentId: number, { place }: MarksWorld, sectionId: number | undefined, classId = place.classId) {
  const { data } = await getStudent(admin, studentId, place.sessionId);
  const enrollments = [{ sessionId: place.sessionId, classId, sectionId }];
  return update(admin, studentId, formOf(data, { enrollments }));
}

const subjectsOf = (rows: MarksRow[], studentId: number) =>
  rows.find(({ student }) => student.studentId === studentId)?.subjects;

test('FEE-48 another stream changes dues and subjects; payment, discount and marks stay stored', async () => {
  const world = await marksWorld('11');
  const science = world.sections['Science'];
  const at = { schoolId: 1, ...world.place };
  await setFee(at, {}, { stream: 'SCIENCE' });
  await setFee(at, { totalFee: 20000, tuitionFee: 14000 }, { stream: 'ARTS' });
  world.students = (await studentsOf(world, science)).slice(0, 1);
  const [student] = world.students;
  const place = { studentId: student?.id ?? 0, sessionId: world.place.sessionId };
  for (const table of ['receipts', 'student_fees'])
    await sql(`DELETE FROM ${table} WHERE student_id = $1`, [place.studentId]);
  await makeReceipt(admin, { ...place, amountPaid: 300 });
  await saveDiscount(await tokenOf('platform'), place, { discount: 200 });
  const physics = [marksOf(world, 0, { Physics: { theoryMarks: 41 } })];
  expect(verdict(await saveMarks(admin, world, physics, { sectionId: science }))).toEqual([200, 100]);
  const marks = subjectsOf((await listMarks(admin, world, { sectionId: science })).data, place.studentId);
  const fees = (await feesOf(admin, place)).data;

  expect(verdict(await move(place.studentId, world, world.sections['Arts']))).toEqual([200, 100]);
  const { data: changed } = await feesOf(admin, place);
  expect([changed.totalFee, changed.amountPaid, changed.discount]).toEqual([20000, fees.amountPaid, 200]);
  const shown = (await listMarks(admin, world, { sectionId: world.sections['Arts'] })).data;
  const names = subjectsOf(shown, place.studentId)?.map(({ subject }) => subject.subjectName);
  expect([names?.includes('History'), names?.includes('Physics')]).toEqual([true, false]);
  const rejected = await saveMarks(admin, world, physics, { sectionId: world.sections['Arts'] });
  expect(rejected.responseCode).toBe(149);

  expect(verdict(await move(place.studentId, world, science))).toEqual([200, 100]);
  expect(subjectsOf((await listMarks(admin, world, { sectionId: science })).data, place.studentId)).toEqual(marks);
  expect({ ...(await feesOf(admin, place)).data }).toMatchObject({ ...fees });
});

test('MARKS-48 another section or class keeps the marks of the class; they are entered where the student is', async () => {
  const world = await marksWorld('9');
  const [student] = world.students;
  const id = student?.id ?? 0;
  const hindi = [marksOf(world, 0, { Hindi: { theoryMarks: 55 } })];
  await saveMarks(admin, world, hindi);
  const before = subjectsOf((await listMarks(admin, world)).data, id);

  await move(id, world, world.sections['B']);
  const [here, there] = await Promise.all([
    listMarks(admin, world),
    listMarks(admin, world, { sectionId: world.sections['B'] }),
  ]);
  expect([subjectsOf(here.data, id), subjectsOf(there.data, id)]).toEqual([undefined, before]);
  expect((await getStudent(admin, id, world.place.sessionId)).data.enrollments[0]?.rollNo).toBeNull();
  expect((await saveMarks(admin, world, hindi)).responseCode).toBe(126);

  const other = await placeOf('8');
  await move(id, world, other.sectionId, other.classId);
  const all = (await listMarks(admin, world, { sectionId: -1 })).data;
  expect(subjectsOf(all, id)).toBeUndefined();
  expect((await saveMarks(admin, world, hindi, { sectionId: -1 })).responseCode).toBe(126);

  await move(id, world, world.sections['A']);
  expect(subjectsOf((await listMarks(admin, world)).data, id)).toEqual(before);
});
