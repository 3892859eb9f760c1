// The rows of the marks grid: students, entries, versions, and whom a selection and a search list.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { clearSubjects } from '../support/copies';
import { changeLife } from '../support/life';
import {
  listMarks,
  marksOf,
  marksWorld,
  rowOf,
  saveMarks,
  studentsOf,
  subjectOf,
  type MarksRow,
  type MarksWorld,
} from '../support/marks';
import { setPrivileges } from '../support/privileges';
import { SECOND } from '../support/schools';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

const namesIn = ({ data }: { data: MarksRow[] }) => data.map(({ student }) => student.studentName);
const idsIn = ({ data }: { data: MarksRow[] }) => data.map(({ student }) => student.studentId);

const entry = (
  component: string,
  marks: number | null,
  gradeId: number | null,
  reason: string | null,
  version: number,
) => ({
  [`${component}Marks`]: marks,
  [`${component}GradeId`]: gradeId,
  [`${component}NotAppearInExamReason`]: reason,
  [`${component}Version`]: version,
});
const empty = (...components: string[]) =>
  Object.assign({}, ...components.map((component) => entry(component, null, null, null, 0))) as object;

test('CALL2-52 ENUM-23..24 ENUM-38 a row has student, attendance, entries with versions, and result', async () => {
  const [student] = await sql(
    `SELECT id AS "studentId", code AS "studentCode", sr_no AS "studentSrNo", name AS "studentName",
            father_name AS "fatherName", mother_name AS "motherName", gender FROM students WHERE id = $1`,
    [world.students[0]?.id],
  );
  await saveMarks(token, world, [
    marksOf(
      world,
      0,
      {
        Science: { theoryMarks: 61.5, practicalNotAppearInExamReason: 'ABSENT' },
        'Rajasthan Studies': { theoryGradeId: world.grades['A'] },
      },
      { schoolAttendance: 219.5 },
    ),
  ]);
  await saveMarks(token, world, [marksOf(world, 0, { Science: { theoryMarks: 62 } })]);
  const { data, ...answer } = await listMarks(token, world);
  expect(verdict(answer)).toEqual([200, 100]);
  const row = rowOf(world, { ...answer, data }, 0);
  expect({ ...row, subjects: [] }).toEqual({
    student: {
      ...student,
      enrollments: [
        {
          ...world.place,
          sectionId: world.sections['A'],
          rollNo: world.students[0]?.rollNo,
          className: '9',
          sectionName: 'A',
        },
      ],
    },
    studentAttendance: null,
    schoolAttendance: 219.5,
    studentAttendanceVersion: 0,
    schoolAttendanceVersion: 1,
    subjects: [],
    summary: { roundedTotal: 62, percentage: null, divisionName: null, rank: null },
  });
  expect(subjectOf(row, 'Science')).toEqual({
    subject: { subjectId: world.subjects['Science'], subjectName: 'Science' },
    takenElsewhere: true,
    ...entry('theory', 62, null, null, 2),
    ...entry('practical', null, null, 'ABSENT', 1),
    ...empty('viva'),
  });
  expect(subjectOf(row, 'Rajasthan Studies')).toMatchObject(entry('theory', null, world.grades['A'] ?? 0, null, 1));
  expect(subjectOf(rowOf(world, { ...answer, data }, 1), 'Science')).toMatchObject(
    empty('theory', 'practical', 'viva'),
  );
});

test('ENUM-24 subjects are listed by name, those evaluated by grade last, in each row alike', async () => {
  const { data } = await listMarks(token, world);
  const names = data.map(({ subjects }) => subjects.map(({ subject }) => subject.subjectName));
  const graded = ['Health and Physical Education', 'Rajasthan Studies'];
  const others = Object.keys(world.subjects).filter((name) => !graded.includes(name));
  expect(new Set(names.map((each) => each.join()))).toEqual(new Set([[...others.sort(), ...graded].join()]));
});

test('CALL2-52 MARKS-48 ENUM-41 all sections are listed with -1, null and no section; one of another class is 118', async () => {
  const [a, b] = [await studentsOf(world, world.sections['A']), await studentsOf(world, world.sections['B'])];
  const all = await listMarks(token, world, { sectionId: -1 });
  for (const sectionId of [null, undefined])
    expect((await listMarks(token, world, { sectionId })).data).toEqual(all.data);
  expect(idsIn(all)).toEqual(expect.arrayContaining([...a, ...b].map(({ id }) => id)));
  expect(idsIn(await listMarks(token, world))).toEqual(a.map(({ id }) => id));
  const { sections } = await marksWorld('8');
  for (const sectionId of [sections['A'], 2_000_000, 0])
    expect(verdict(await listMarks(token, world, { sectionId }))).toEqual([404, 118]);
});

test('CALL2-52 students are listed by roll number, those without one last by name', async () => {
  const ids = world.students.map(({ id }) => id);
  await sql('UPDATE enrolments SET roll_no = NULL WHERE student_id = ANY($1)', [ids.slice(0, 2)]);
  await sql('UPDATE enrolments SET roll_no = 90 WHERE student_id = $1', [ids[2]]);
  expect(idsIn(await listMarks(token, world))).toEqual([...ids.slice(3), ids[2], ids[0], ids[1]]);
  // The demo's roll numbers follow the names.
  const [first, second] = world.students.map(({ name }) => name);
  expect([first, second].sort()).toEqual([first, second]);
});

test('CALL2-52 CODE-158 CODE-161 CODE-103 unknown classes, sessions and exams, and others’, are not found', async () => {
  const class8 = await marksWorld('8');
  const theirs = await marksWorld('9', SECOND);
  const rejected: [Record<string, number>, number][] = [
    [{ classId: 2_000_000 }, 158],
    [{ classId: theirs.place.classId }, 158],
    [{ sessionId: 2_000_000 }, 103],
    [{ sessionId: theirs.place.sessionId }, 103],
    [{ examId: 2_000_000 }, 161],
    [{ examId: class8.exams.Annual }, 161],
    [{ examId: theirs.exams.Annual }, 161],
  ];
  for (const [changes, code] of rejected) expect(verdict(await listMarks(token, world, changes))).toEqual([404, code]);
  expect(verdict(await listMarks(token, world, { schoolId: SECOND }))).toEqual([403, 189]);
  await setPrivileges('teacher', 'SUBJECT_MARKS_SETTING', 'LOCK_RESULT');
  expect(verdict(await listMarks(await tokenOf('teacher'), world))).toEqual([403, 137]);
});

test('CALL2-52 students who left are not listed and keep their entries', async () => {
  const [first, ...rest] = world.students;
  await saveMarks(token, world, [marksOf(world, 0, { Hindi: { theoryMarks: 50 } })]);
  for (const life of ['DISABLED', 'STRUCK_OFF', 'TC_ISSUED', 'DELETED']) {
    await changeLife(first?.id ?? 0, life);
    expect(idsIn(await listMarks(token, world))).toEqual(rest.map(({ id }) => id));
  }
  await changeLife(first?.id ?? 0, 'ACTIVE');
  expect(subjectOf(rowOf(world, await listMarks(token, world), 0), 'Hindi')).toMatchObject({ theoryMarks: 50 });
});

test('CALL2-52 a search lists students by a part of name or code, and leaves their ranks as they are', async () => {
  const complete = (index: number, marks: number) =>
    marksOf(world, index, { Science: { theoryMarks: marks, practicalMarks: 20 }, Hindi: { theoryMarks: marks } });
  await saveMarks(token, world, [complete(0, 60), complete(1, 50)]);
  await sql("UPDATE students SET name = 'Zoya D''Souza', name_key = 'zoya dsouza' WHERE id = $1", [
    world.students[1]?.id,
  ]);
  for (const searchText of ['zoya d', ' ZOYA ', 'D\u2019Souza', String(world.students[1]?.code)]) {
    const found = await listMarks(token, world, { searchText });
    expect([searchText, ...namesIn(found)]).toEqual([searchText, "Zoya D'Souza"]);
    expect(found.data[0]?.summary.rank).toBe(2);
  }
  expect(namesIn(await listMarks(token, world, { searchText: 'nobody' }))).toEqual([]);
  expect((await listMarks(token, world, { searchText: '  ' })).data).toHaveLength(world.students.length);
});

test('CALL2-52 a Hindi name is found by each spelling of its letters', async () => {
  // The stored name has the letter and the dot below, as NFC has it.
  await sql('UPDATE students SET name = $2, name_key = $2 WHERE id = $1', [world.students[0]?.id, 'ज\u093cैद मीणा']);
  for (const searchText of ['मीणा', '\u095bैद', 'ज\u093cैद म'])
    expect(idsIn(await listMarks(token, world, { searchText }))).toEqual([world.students[0]?.id]);
});

describe('subjects of a student', () => {
  test('MARKS-45 ENUM-24 CODE-149 a student of a stream has the subjects of the stream; others are 149', async () => {
    world = await marksWorld('11');
    const [science, arts] = [
      await studentsOf(world, world.sections['Science']),
      await studentsOf(world, world.sections['Arts']),
    ];
    const waiting = arts[1]?.id ?? 0;
    await sql('UPDATE enrolments SET section_id = NULL, roll_no = NULL WHERE student_id = $1', [waiting]);
    world.students = [...science.slice(0, 1), ...arts.slice(0, 2)];
    const all = await listMarks(token, world, { sectionId: -1 });
    const taught = [0, 1, 2].map((index) =>
      rowOf(world, all, index).subjects.map(({ subject }) => subject.subjectName),
    );
    const health = 'Health and Physical Education';
    expect(taught).toEqual([
      ['Biology', 'Chemistry', 'English', 'Hindi', 'Mathematics', 'Physics', health],
      ['English', 'Geography', 'Hindi', 'History', 'Home Science', 'Political Science', health],
      ['English', 'Hindi', health],
    ]);
    const sent = [1, 2, 0].map((index) => marksOf(world, index, { Physics: { theoryMarks: 40 } }));
    const answer = await saveMarks(token, world, sent, { sectionId: -1 });
    expect(verdict(answer)).toEqual([404, 149]);
    expect(answer.data.problems).toEqual(
      [1, 2].map((index) => ({
        path: `students.${index - 1}.subjects.0.theoryMarks`,
        message: `${world.students[index]?.name}, Physics Theory: Physics is not a subject of the student’s stream`,
      })),
    );
    expect((await saveMarks(token, world, sent.slice(2), { sectionId: -1 })).data).toEqual({ entries: 1 });
  });

  test('MARKS-50 an optional subject counts with an entry in this exam or another one of the session', async () => {
    const taken = async (exam: 'Half Yearly' | 'Annual') => {
      const listed = await listMarks(token, world, { exam });
      return [0, 1].map((index) => {
        const { takenElsewhere, theoryMarks } = subjectOf(rowOf(world, listed, index), 'Sanskrit');
        return [takenElsewhere, theoryMarks];
      });
    };
    expect(await taken('Annual')).toEqual([
      [false, null],
      [false, null],
    ]);
    const away = { theoryNotAppearInExamReason: 'ABSENT' };
    await saveMarks(token, world, [
      marksOf(world, 0, { Sanskrit: { theoryMarks: 80 } }),
      marksOf(world, 1, { Sanskrit: away }),
    ]);
    expect(await taken('Half Yearly')).toEqual([
      [false, 80],
      [false, null],
    ]);
    expect(await taken('Annual')).toEqual([
      [true, null],
      [true, null],
    ]);
    await saveMarks(token, world, [marksOf(world, 0, { Sanskrit: { theoryMarks: null } })]);
    expect(await taken('Annual')).toEqual([
      [false, null],
      [true, null],
    ]);
  });
});

test('CODE-155 in a class without subjects the rows have none, and an entry is refused with 149', async () => {
  const theory = marksOf(world, 0, { Science: { theoryMarks: 61 } });
  await sql('DELETE FROM student_marks');
  await clearSubjects(world.place);
  const answer = await listMarks(token, world);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(answer.data.length).toBeGreaterThan(1);
  for (const { subjects } of answer.data) expect(subjects).toEqual([]);
  expect(verdict(await saveMarks(token, world, [theory]))).toEqual([404, 149]);
});
