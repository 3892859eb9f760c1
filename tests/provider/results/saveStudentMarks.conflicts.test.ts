// Two users in one marks grid: a conflict concerns one entry, returns both values, and stores nothing of the request.
import { resetProvider, setClock, sql, tokenOf, displayNameOf } from '../../support/provider';
import { verdict } from '../support/http';
import {
  listMarks,
  marksOf,
  marksWorld,
  rowOf,
  saveMarks,
  storedMarks,
  subjectOf,
  type MarksWorld,
} from '../support/marks';

const AT = '2026-07-15T04:45:00.000Z';
let admin: string;
let teacher: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  await setClock(AT);
  [admin, teacher] = [await tokenOf('admin'), await tokenOf('teacher')];
  world = await marksWorld();
});

const save = (token: string, ...students: object[]) => saveMarks(token, world, students);
const science = (fields: object) => marksOf(world, 0, { Science: fields });
const idAt = (index: number) => world.students[index]?.id;

test('C10 two users on different components and subjects of one student do not conflict', async () => {
  const first = [
    science({ theoryMarks: 60, theoryVersion: 0 }),
    marksOf(world, 0, { Hindi: { theoryMarks: 70, theoryVersion: 0 } }),
    marksOf(world, 0, {}, { studentAttendance: 100, studentAttendanceVersion: 0 }),
  ];
  const second = [
    science({ practicalMarks: 25, practicalVersion: 0 }),
    marksOf(world, 1, { Hindi: { theoryMarks: 70, theoryVersion: 0 } }),
    marksOf(world, 0, {}, { schoolAttendance: 220, schoolAttendanceVersion: 0 }),
  ];
  for (const [index, student] of first.entries()) {
    expect((await save(admin, student)).data).toEqual({ entries: 1 });
    expect((await save(teacher, second[index] ?? {})).data).toEqual({ entries: 1 });
  }
  expect(new Set(Object.values(await storedMarks(world)).map((entry) => (entry as unknown[])[1]))).toEqual(
    new Set([1]),
  );
});

test('C10 code 205 a stale version returns exactly the conflicting entries, both values, user and time', async () => {
  const graded = (grade: string, theoryVersion?: number) =>
    marksOf(world, 1, { 'Rajasthan Studies': { theoryGradeId: world.grades[grade], theoryVersion } });
  await save(admin, science({ theoryMarks: 60, practicalMarks: 20 }), graded('A'));
  await save(
    teacher,
    marksOf(
      world,
      0,
      {
        Science: { theoryMarks: 61.5, theoryVersion: 1, practicalNotAppearInExamReason: 'ABSENT', practicalVersion: 1 },
      },
      { schoolAttendance: 220, schoolAttendanceVersion: 0 },
    ),
    graded('B', 1),
  );
  const before = await storedMarks(world);
  const answer = await save(
    admin,
    marksOf(
      world,
      0,
      {
        Science: { theoryMarks: null, theoryVersion: 1, practicalMarks: 22, practicalVersion: 1 },
        Hindi: { theoryMarks: 80, theoryVersion: 0 },
      },
      { schoolAttendance: 221.5, schoolAttendanceVersion: 0, studentAttendance: 200, studentAttendanceVersion: 0 },
    ),
    graded('C', 1),
  );
  expect(verdict(answer)).toEqual([409, 205]);
  const [sciences, graded1] = [world.subjects['Science'], world.subjects['Rajasthan Studies']];
  const common = { studentId: idAt(0), by: await displayNameOf('teacher'), at: AT };
  expect(answer.data.marks).toEqual([
    { ...common, subjectId: null, entry: 'schoolAttendance', sent: '221.5', stored: '220', version: 1 },
    { ...common, subjectId: sciences, entry: 'theory', sent: null, stored: '61.5', version: 2 },
    { ...common, subjectId: sciences, entry: 'practical', sent: '22', stored: 'ABSENT', version: 2 },
    { ...common, studentId: idAt(1), subjectId: graded1, entry: 'theory', sent: 'C', stored: 'B', version: 2 },
  ]);
  const [first, second] = world.students.map(({ name }) => name);
  expect(answer.data.problems).toEqual([
    { path: 'students.0.schoolAttendance', message: `${first}, School Attendance: 220 was saved by ${common.by}` },
    { path: 'students.0.subjects.0.theoryMarks', message: `${first}, Science Theory: 61.5 was saved by ${common.by}` },
    {
      path: 'students.0.subjects.0.practicalMarks',
      message: `${first}, Science Practical: ABSENT was saved by ${common.by}`,
    },
    {
      path: 'students.1.subjects.0.theoryMarks',
      message: `${second}, Rajasthan Studies Theory: B was saved by ${common.by}`,
    },
  ]);
  expect(await storedMarks(world)).toEqual(before);
});

test('C10 a stale version with the value that is stored is no conflict and keeps the version', async () => {
  await save(teacher, science({ theoryMarks: 60 }));
  expect((await save(admin, science({ theoryMarks: 60, theoryVersion: 0 }))).data).toEqual({ entries: 0 });
  expect(await storedMarks(world)).toEqual({ '0 Science theory': ['60', 1] });
});

test('C10 the stored version overwrites an entry, and so does a request without a version', async () => {
  await save(teacher, science({ theoryMarks: 60 }));
  expect((await save(admin, science({ theoryMarks: 50, theoryVersion: 1 }))).data).toEqual({ entries: 1 });
  expect((await save(teacher, science({ theoryMarks: 55 }))).data).toEqual({ entries: 1 });
  expect(await storedMarks(world)).toEqual({ '0 Science theory': ['55', 3] });
});

test('C10 an emptied entry keeps counting: a version from before does not overwrite it', async () => {
  await save(teacher, science({ theoryMarks: 60, theoryVersion: 0 }));
  await save(teacher, science({ theoryMarks: null, theoryVersion: 1 }));
  const listed = await listMarks(admin, world);
  expect(subjectOf(rowOf(world, listed, 0), 'Science')).toMatchObject({ theoryMarks: null, theoryVersion: 2 });
  for (const theoryVersion of [0, 1]) {
    const answer = await save(admin, science({ theoryMarks: 60, theoryVersion }));
    expect(verdict(answer)).toEqual([409, 205]);
    expect(answer.data.marks).toMatchObject([{ sent: '60', stored: null, version: 2 }]);
    expect(answer.data.problems).toMatchObject([
      { message: expect.stringContaining('an empty entry was saved') as string },
    ]);
  }
  expect((await save(admin, science({ theoryMarks: 60, theoryVersion: 2 }))).data).toEqual({ entries: 1 });
  expect(await storedMarks(world)).toEqual({ '0 Science theory': ['60', 3] });
});

test('C10 a platform user is not named in a conflict inside a school', async () => {
  await save(await tokenOf('platform'), science({ theoryMarks: 60 }));
  expect((await save(admin, science({ theoryMarks: 61, theoryVersion: 0 }))).data.marks).toMatchObject([
    { stored: '60', by: null, at: AT },
  ]);
});

test('C10 an entry that a rule rejects is reported before a conflict', async () => {
  await save(teacher, science({ theoryMarks: 60 }));
  const answer = await save(admin, science({ theoryMarks: 61, theoryVersion: 0, practicalMarks: 31 }));
  expect(verdict(answer)).toEqual([400, 178]);
});

describe('the maximum of Science Theory was 70 when the marks were entered', () => {
  const setMaximum = (theory: number) =>
    sql('UPDATE exam_limits SET theory_max = $3 WHERE exam_id = $1 AND subject_id = $2', [
      world.exams['Half Yearly'],
      world.subjects['Science'],
      theory,
    ]);

  test.each([
    [100, 'Science Theory is out of 100 now, but marks were entered out of 70.'],
    [40, 'Science Theory is out of 40 now, but marks were entered out of 70.'],
    [0, 'Science Theory has no maximum marks now, but marks were entered out of 70.'],
  ])('code 205 it is %d now: the marks are rejected with both maximums, and nothing is stored', async (now, text) => {
    await setMaximum(now);
    const other = marksOf(world, 1, { Hindi: { theoryMarks: 50, theoryMaxMarks: 100 } });
    const answer = await save(admin, other, science({ theoryMarks: 45, theoryMaxMarks: 70 }));
    expect([...verdict(answer), answer.responseMsg]).toEqual([
      ...[409, 205],
      `${text} Nothing was stored. Check these marks.`,
    ]);
    expect(answer.data.problems).toEqual([
      {
        path: 'students.1.subjects.0.theoryMarks',
        message: `${world.students[0]?.name}, Science Theory: Marks were entered out of 70`,
      },
    ]);
    expect(await storedMarks(world)).toEqual({});
  });

  test('a reason, marks that are stored and a request without the maximum do not depend on it', async () => {
    await save(teacher, science({ practicalMarks: 20, theoryMarks: 45 }));
    await setMaximum(100);
    expect((await save(admin, science({ theoryMarks: 45, theoryMaxMarks: 70 }))).data).toEqual({ entries: 0 });
    const absent = science({ theoryNotAppearInExamReason: 'ABSENT', theoryMaxMarks: 70 });
    expect((await save(admin, absent)).data).toEqual({ entries: 1 });
    expect((await save(admin, science({ theoryMarks: 46 }))).data).toEqual({ entries: 1 });
    expect((await save(admin, science({ theoryMarks: 47, theoryMaxMarks: 100 }))).data).toEqual({ entries: 1 });
  });
});
