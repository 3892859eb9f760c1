// Steps of marks, days of attendance, and what is listed twice: all of it in 109, and nothing of the request is stored.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { marksOf, marksWorld, problemsOf, saveMarks, storedMarks, type MarksWorld } from '../support/marks';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

/** 109 with exactly these problems; nothing is stored. */
async function rejected(students: readonly object[], problems: Record<string, string>) {
  const before = await storedMarks(world);
  const answer = await saveMarks(token, world, students);
  expect(verdict(answer)).toEqual([400, 109]);
  expect(problemsOf(answer)).toEqual(problems);
  expect(await storedMarks(world)).toEqual(before);
}

test('CODE-109 marks and days that are not in steps of 0.5 are all named', async () => {
  const marks = 'Marks are in steps of 0.5';
  const days = 'Attendance is a number of days in steps of 0.5';
  await rejected(
    [
      marksOf(world, 0, { Science: { theoryMarks: 40.25, practicalMarks: 20 } }, { schoolAttendance: 219.9 }),
      marksOf(world, 1, { Hindi: { theoryMarks: -0.1 } }, { studentAttendance: 1e-9 }),
    ],
    {
      'students.0.schoolAttendance': days,
      'students.0.subjects.0.theoryMarks': marks,
      'students.1.studentAttendance': days,
      'students.1.subjects.0.theoryMarks': marks,
    },
  );
});

test('CODE-109 a student and a subject that are listed twice are named at their second index', async () => {
  const subject = { subjectId: world.subjects['Science'], theoryMarks: 40 };
  const first = { studentId: world.students[0]?.id };
  await rejected([{ ...first, subjects: [subject, { ...subject, practicalMarks: 5 }] }, marksOf(world, 1, {}), first], {
    'students.2.studentId': 'The student is listed twice',
    'students.0.subjects.1.subjectId': 'The subject is listed twice for a student',
  });
});

test('CALL2-56 CODE-109 attendance is between 0 and 366 days', async () => {
  await rejected(
    [
      marksOf(world, 0, {}, { studentAttendance: -0.5, schoolAttendance: 366.5 }),
      marksOf(world, 1, {}, { schoolAttendance: '220' }),
    ],
    {
      'students.0.studentAttendance': 'Student attendance cannot be negative',
      'students.0.schoolAttendance': 'School attendance cannot be above 366 days',
      'students.1.schoolAttendance': 'School attendance must be a number of days in steps of 0.5',
    },
  );
  const whole = marksOf(world, 0, {}, { studentAttendance: 366, schoolAttendance: 366 });
  expect(verdict(await saveMarks(token, world, [whole]))).toEqual([200, 100]);
});

test('CALL2-56 CODE-109 student days above school days are rejected, both sent or one of them stored', async () => {
  const says = (index: number, student: number, school: number) =>
    `${world.students[index]?.name}: student attendance ${student} is above school attendance ${school}`;
  const above = marksOf(
    world,
    1,
    { Science: { theoryMarks: 40 } },
    { studentAttendance: 220.5, schoolAttendance: 220 },
  );
  await rejected([marksOf(world, 0, {}, { studentAttendance: 300 }), above], {
    'students.1.studentAttendance': says(1, 220.5, 220),
  });
  await saveMarks(token, world, [
    marksOf(world, 0, {}, { schoolAttendance: 200 }),
    marksOf(world, 1, {}, { studentAttendance: 150 }),
    marksOf(world, 2, {}, { studentAttendance: 150, schoolAttendance: 200 }),
  ]);
  await rejected(
    [
      marksOf(world, 0, {}, { studentAttendance: 200.5 }),
      marksOf(world, 1, {}, { schoolAttendance: 149.5 }),
      marksOf(world, 2, {}, { studentAttendance: 199, schoolAttendance: 149 }),
    ],
    {
      'students.0.studentAttendance': says(0, 200.5, 200),
      'students.1.studentAttendance': says(1, 150, 149.5),
      'students.2.studentAttendance': says(2, 199, 149),
    },
  );
  const lower = marksOf(world, 2, {}, { studentAttendance: 100, schoolAttendance: 100 });
  const emptied = marksOf(world, 1, {}, { studentAttendance: null, schoolAttendance: 10 });
  expect((await saveMarks(token, world, [lower, emptied])).data).toEqual({ entries: 4 });
});

test('CALL2-56 CODE-109 an unknown field, no student at all and marks that are texts are rejected', async () => {
  const { subjects } = world;
  await rejected([{ ...marksOf(world, 0, {}), rollNo: 4 }], {
    'students.0.rollNo': 'students.0.rollNo is not a known field',
  });
  for (const students of [
    [],
    [{ studentId: world.students[0]?.id, subjects: [{ subjectId: subjects['Science'], theoryMarks: '4' }] }],
  ])
    expect(verdict(await saveMarks(token, world, students))).toEqual([400, 109]);
  expect(await storedMarks(world)).toEqual({});
});
