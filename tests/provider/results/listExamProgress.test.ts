// The number of entries expected and entered in each exam of a session.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { listLimits, type ExamLimits } from '../support/limits';
import {
  listMarks,
  marksOf,
  marksWorld,
  saveMarks,
  studentsOf,
  type ExamName,
  type MarksWorld,
} from '../support/marks';
import { verdict } from '../support/http';
import { listProgress, type ExamProgress } from '../support/results';
import { FIRST } from '../support/schools';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const COMPONENTS = ['theory', 'practical', 'viva'] as const;

async function progressOf({ place, exams }: MarksWorld, exam: ExamName = 'Half Yearly'): Promise<ExamProgress> {
  const { data } = await listProgress(token, place.sessionId);
  const found = data
    .find(({ classId }) => classId === place.classId)
    ?.exams.find(({ examId }) => examId === exams[exam]);
  if (!found) throw new Error('The exam is not listed.');
  return found;
}

/** Expected and entered entries of an exam, counted from the rows of the marks grid and the limits. */
async function countedInGrid(world: MarksWorld, exam: ExamName): Promise<{ expected: number; entered: number }> {
  const { data: rows } = await listMarks(token, world, { exam, sectionId: null });
  const { data: taught } = await listLimits(token, world.place);
  let [expected, entered] = [0, 0];
  for (const { subjects } of rows)
    for (const row of subjects) {
      const subject = taught.find(({ subjectId }) => subjectId === row.subject.subjectId);
      const limits = subject?.exams.find(({ examId }) => examId === world.exams[exam]) as ExamLimits;
      const papers = COMPONENTS.filter(
        (name) => subject?.[name] && (subject['evaluationMethod'] === 'GRADE' || (limits[`${name}MaxMarks`] ?? 0) > 0),
      );
      const isEntered = (name: string) =>
        [`${name}Marks`, `${name}GradeId`, `${name}NotAppearInExamReason`].some((field) => row[field] !== null);
      const own = papers.filter(isEntered).length;
      entered += own;
      if (row['takenElsewhere'] || own > 0) expected += papers.length;
    }
  return { expected, entered };
}

const requireAsInGrid = async (world: MarksWorld) => {
  for (const exam of ['Half Yearly', 'Annual'] as const)
    expect(await progressOf(world, exam)).toMatchObject(await countedInGrid(world, exam));
};

test('marks, grades and reasons are entered; an emptied entry is not', async () => {
  const world = await marksWorld();
  const before = await progressOf(world);
  expect(before).toMatchObject({
    entered: 0,
    students: before.sections.reduce((sum, { students }) => sum + students, 0),
  });
  const gradeId = world.grades['A'];
  await saveMarks(token, world, [
    marksOf(world, 0, {
      Science: { theoryMarks: 61.5, practicalNotAppearInExamReason: 'ABSENT' },
      'Rajasthan Studies': { theoryGradeId: gradeId },
      Hindi: { theoryMarks: 50 },
    }),
  ]);
  expect(await progressOf(world)).toMatchObject({ entered: 4, expected: before.expected });
  await saveMarks(token, world, [marksOf(world, 0, { Hindi: { theoryMarks: null, theoryVersion: 1 } })]);
  expect(await progressOf(world)).toMatchObject({ entered: 3, expected: before.expected });
  await requireAsInGrid(world);
});

test('an optional subject is expected of the students with an entry in any exam of the session', async () => {
  const world = await marksWorld();
  const before = await progressOf(world);
  const annual = await progressOf(world, 'Annual');
  await saveMarks(
    token,
    world,
    [0, 1].map((index) => marksOf(world, index, { Sanskrit: { theoryMarks: 40 } })),
  );
  expect(await progressOf(world)).toMatchObject({ expected: before.expected + 2, entered: 2 });
  expect(await progressOf(world, 'Annual')).toMatchObject({ expected: annual.expected + 2, entered: 0 });
  await requireAsInGrid(world);
});

test('a subject of a stream is expected of the sections of the stream', async () => {
  const world = await marksWorld('11');
  const sizeOf = async (name: string) => (await studentsOf(world, world.sections[name])).length;
  const [science, arts] = [await sizeOf('Science'), await sizeOf('Arts')];
  const { sections } = await progressOf(world);
  const inScience = sections.find(({ sectionName }) => sectionName === 'Science');
  const inArts = sections.find(({ sectionName }) => sectionName === 'Arts');
  // Hindi, a graded subject; of Science Physics with a practical, of Arts History.
  expect([inScience?.students, inArts?.students]).toEqual([science, arts]);
  expect((inScience?.expected ?? 0) / science - (inArts?.expected ?? 0) / arts).toBe(1);
  world.students = await studentsOf(world, world.sections['Science']);
  await saveMarks(token, world, [marksOf(world, 0, { Physics: { theoryMarks: 40 }, Hindi: { theoryMarks: 30 } })], {
    sectionId: world.sections['Science'],
  });
  // The entry of a subject that the student no longer takes is not counted.
  expect(await progressOf(world)).toMatchObject({ entered: 2 });
  await sql('UPDATE enrolments SET section_id = $1, roll_no = NULL WHERE student_id = $2', [
    world.sections['Arts'],
    world.students[0]?.id,
  ]);
  expect(await progressOf(world)).toMatchObject({ entered: 1 });
  await requireAsInGrid(world);
});

test('students who left are not counted; those without a section are listed last', async () => {
  const world = await marksWorld();
  const [left, waiting] = world.students;
  await saveMarks(
    token,
    world,
    [0, 1].map((index) => marksOf(world, index, { Hindi: { theoryMarks: 50 } })),
  );
  const before = await progressOf(world);
  await sql("UPDATE students SET life = 'STRUCK_OFF' WHERE id = $1", [left?.id]);
  await sql('UPDATE enrolments SET section_id = NULL, roll_no = NULL WHERE student_id = $1', [waiting?.id]);
  const after = await progressOf(world);
  expect(after).toMatchObject({ students: before.students - 1, entered: 1 });
  expect(after.sections.at(-1)).toMatchObject({ sectionId: null, sectionName: null, students: 1, entered: 1 });
  await requireAsInGrid(world);
});

test('an exam without limits expects nothing of subjects evaluated by marks', async () => {
  const world = await marksWorld();
  await sql('DELETE FROM exam_limits WHERE exam_id = $1', [world.exams.Annual]);
  const { expected, students } = await progressOf(world, 'Annual');
  const graded = await sql<{ count: number }>(
    `SELECT sum(theory::integer + practical::integer + viva::integer)::integer AS count FROM class_subjects
      WHERE session_id = $1 AND class_id = $2 AND evaluation_method = 'GRADE' AND type = 'MANDATORY'`,
    [world.place.sessionId, world.place.classId],
  );
  expect(expected).toBe(students * (graded[0]?.count ?? 0));
});

test('classes in their order with the exams in the order of the year; Default and disabled classes are left out', async () => {
  const { sessionId } = await feePlaceOf('5', 'ACTIVE');
  await sql("UPDATE classes SET disabled = true WHERE school_id = $1 AND name = '4'", [FIRST]);
  const { data } = await listProgress(token, sessionId);
  expect(data.map(({ className }) => className)).toEqual([
    'Nursery',
    'LKG',
    'UKG',
    '1',
    '2',
    '3',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
  ]);
  const names = data.find(({ className }) => className === '9')?.exams.map(({ examName }) => examName) ?? [];
  expect(names.indexOf('Half Yearly')).toBeLessThan(names.indexOf('Annual'));
});

test('an unknown session and one of another school answer 103', async () => {
  for (const sessionId of [2_000_000, (await feePlaceOf('5', 'ACTIVE', 2)).sessionId])
    expect(verdict(await listProgress(token, sessionId))).toEqual([404, 103]);
});

test('without the privilege LOCK_RESULT the answer is 137', async () => {
  const { sessionId } = await feePlaceOf('5', 'ACTIVE');
  expect(verdict(await listProgress(await tokenOf('clerk'), sessionId))).toEqual([403, 137]);
});
