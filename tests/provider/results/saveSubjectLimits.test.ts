// Minimum and maximum marks are stored: for subjects and exams of one class, all of them or none, while nothing forbids it.
import { resetProvider, sql, tokenOf, displayNameOf } from '../../support/provider';
import { verdict } from '../support/http';
import {
  formOf,
  giveMarks,
  limitsWorld,
  listLimits,
  lockLimits,
  saveLimits,
  storedLimits,
  type LimitsWorld,
} from '../support/limits';
import { changeLife } from '../support/life';
import { setPrivileges } from '../support/privileges';
import { SECOND } from '../support/schools';

let token: string;
let world: LimitsWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await limitsWorld();
});

const halfYearly = { exam: 'Half Yearly' } as const;
const messageOf = (answer: { status: number; responseCode: number; responseMsg: string }) => [
  ...verdict(answer),
  answer.responseMsg,
];

test('CALL2-49 limits come back as they were stored, in steps of a half; a second save takes the place of the first', async () => {
  const science = formOf(world, { theoryMinMarks: 10.5, version: 0 });
  const hindi = formOf(world, { theoryMaxMarks: 99.5, practicalMaxMarks: 0 }, { subject: 'Hindi' });
  const { data, ...answer } = await saveLimits(token, [science, hindi]);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual((await listLimits(token, world.place)).data);
  for (const { subjectId, exams } of [science, hindi])
    expect(data.find((one) => one.subjectId === subjectId)?.exams[1]).toMatchObject({ ...exams[0], version: 1 });
  await saveLimits(token, [formOf(world, { theoryMaxMarks: 80, practicalMaxMarks: 20, version: 1 })]);
  const rows = await storedLimits(world);
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ theory_min: '0.00', theory_max: '80.00', practical_max: '20.00', version: 2 });
});

test('CALL2-49 CALL2-48 ENUM-21 theory, practical and viva have a minimum and a maximum of their own', async () => {
  await sql('UPDATE class_subjects SET viva = true WHERE session_id = $1 AND class_id = $2 AND subject_id = $3', [
    world.place.sessionId,
    world.place.classId,
    world.subjects['Science'],
  ]);
  const limits = {
    ...{ theoryMinMarks: 21.5, theoryMaxMarks: 60, practicalMinMarks: 9, practicalMaxMarks: 30 },
    ...{ vivaMinMarks: 3, vivaMaxMarks: 10 },
  };
  expect(verdict(await saveLimits(token, [formOf(world, limits)]))).toEqual([200, 100]);
  const { data } = await listLimits(token, world.place);
  const science = data.find(({ subjectName }) => subjectName === 'Science');
  expect(science).toMatchObject({ theory: true, practical: true, viva: true });
  expect(science?.exams.find(({ examName }) => examName === 'Annual')).toMatchObject(limits);
  // As it was loaded, with names, type and locks.
  const annual = science?.exams.filter(({ examName }) => examName === 'Annual');
  expect(verdict(await saveLimits(token, [{ ...science, exams: annual }]))).toEqual([200, 100]);
});

test('CALL2-49 CODE-191 limits are set in a session that is upcoming or active, and in none that is over', async () => {
  for (const status of ['UPCOMING', 'ACTIVE', 'COMPLETED'] as const) {
    const other = await limitsWorld('9', status);
    expect(verdict(await saveLimits(token, [formOf(other)]))).toEqual(status === 'COMPLETED' ? [409, 191] : [200, 100]);
  }
});

test('MARKSCONF-13 CODE-160 an exam whose limits are locked answers 160 and is named; nothing of the list is stored', async () => {
  await lockLimits(world.exams.Annual);
  const form = formOf(world, {}, halfYearly);
  const both = { ...form, exams: [...form.exams, ...formOf(world).exams] };
  expect(messageOf(await saveLimits(token, [both]))).toEqual([
    409,
    160,
    'Minimum and maximum marks are locked: Science in Annual',
  ]);
  expect(await storedLimits(world)).toEqual([]);
});

test('MARKSCONF-14 CODE-149 CODE-161 CODE-162 an unknown subject answers 149, an unknown exam 161, a subject listed twice 162', async () => {
  expect(verdict(await saveLimits(token, [{ ...formOf(world), subjectId: 2_000_000 }]))).toEqual([404, 149]);
  expect(verdict(await saveLimits(token, [formOf(world, { examId: 2_000_000 })]))).toEqual([404, 161]);
  expect(verdict(await saveLimits(token, [formOf(world), formOf(world, {}, halfYearly)]))).toEqual([409, 162]);
});

test('CODE-149 CODE-156 a subject of the school that the class does not have answers 156, one of another school 149', async () => {
  const rows = await sql<{ id: number; school_id: number }>(
    "SELECT id, school_id FROM master_subjects WHERE name = 'Physics'",
  );
  const ofSchool = (id: number) => rows.find(({ school_id }) => school_id === id)?.id ?? 0;
  const save = async (subjectId: number) => verdict(await saveLimits(token, [{ ...formOf(world), subjectId }]));
  expect(await save(ofSchool(1))).toEqual([400, 156]);
  expect(await save(ofSchool(SECOND))).toEqual([404, 149]);
  expect(await storedLimits(world)).toEqual([]);
});

test('CODE-161 exams of two classes, or of another school, are not taken', async () => {
  const other = await limitsWorld('8');
  const theirs = await limitsWorld('9', 'ACTIVE', SECOND);
  const form = formOf(world);
  for (const exams of [[...form.exams, ...formOf(other).exams], formOf(theirs).exams])
    expect(verdict(await saveLimits(token, [{ ...form, exams }]))).toEqual([404, 161]);
});

test('CODE-109 an exam listed twice for a subject answers 109', async () => {
  const form = formOf(world);
  expect(verdict(await saveLimits(token, [{ ...form, exams: [...form.exams, ...form.exams] }]))).toEqual([400, 109]);
});

test('CODE-155 a class without subjects answers 155', async () => {
  await sql('DELETE FROM subject_groups WHERE session_id = $1 AND class_id = $2', [
    world.place.sessionId,
    world.place.classId,
  ]);
  await sql('DELETE FROM class_subjects WHERE session_id = $1 AND class_id = $2', [
    world.place.sessionId,
    world.place.classId,
  ]);
  expect(verdict(await saveLimits(token, [formOf(world)]))).toEqual([409, 155]);
});

test.each([
  ['absent', { theoryMinMarks: undefined }],
  ['null', { theoryMaxMarks: null }],
  ['absent', { practicalMinMarks: undefined }],
  ['null', { practicalMaxMarks: null }],
  ['absent', { vivaMinMarks: undefined }],
  ['null', { vivaMaxMarks: null }],
])('MARKSCONF-15 CODE-173 a limit that is %s answers 173 at its field', async (_what, changes) => {
  const answer = await saveLimits(token, [formOf(world, changes)]);
  expect(verdict(answer)).toEqual([400, 173]);
  expect(answer.data).toMatchObject({ problems: [{ path: `0.exams.0.${Object.keys(changes)[0] ?? ''}` }] });
  expect(await storedLimits(world)).toEqual([]);
});

test.each([
  ['a minimum above its maximum', { practicalMinMarks: 30.5 }, 'Practical min marks cannot be greater than max marks'],
  ['a negative limit', { theoryMinMarks: -0.5 }, 'Theory minimum cannot be negative'],
  ['a negative limit', { theoryMaxMarks: -0.5 }, 'Theory maximum cannot be negative'],
  ['a negative limit', { practicalMinMarks: -0.5 }, 'Practical minimum cannot be negative'],
  ['a negative limit', { practicalMaxMarks: -0.5 }, 'Practical maximum cannot be negative'],
  ['a negative limit', { vivaMinMarks: -0.5 }, 'Viva minimum cannot be negative'],
  ['a negative limit', { vivaMaxMarks: -0.5 }, 'Viva maximum cannot be negative'],
  ['a limit above 1000', { theoryMaxMarks: 1000.5 }, 'Theory maximum cannot be above 1000'],
  ['a limit between the steps', { theoryMaxMarks: 70.25 }, 'Minimum and maximum marks are numbers in steps of 0.5'],
  ['a text', { theoryMaxMarks: '70' }, 'Theory maximum must be a number in steps of 0.5'],
])('MARKSCONF-15 CODE-109 %s answers 109 and says so', async (_what, changes, message) => {
  expect(messageOf(await saveLimits(token, [formOf(world, changes)]))).toEqual([400, 109, message]);
  expect(await storedLimits(world)).toEqual([]);
});

test('MARKSCONF-16 CODE-167 limits of a component the subject lacks, or of a subject judged by grade, answer 167', async () => {
  const viva = formOf(world, { vivaMaxMarks: 20 });
  expect(messageOf(await saveLimits(token, [viva]))).toEqual([400, 167, 'Science has no viva']);
  const practical = formOf(world, {}, { subject: 'Hindi' });
  expect(messageOf(await saveLimits(token, [practical]))).toEqual([400, 167, 'Hindi has no practical']);
  await sql('UPDATE class_subjects SET theory = false WHERE subject_id = $1', [world.subjects['Science']]);
  expect(messageOf(await saveLimits(token, [formOf(world)]))).toEqual([400, 167, 'Science has no theory']);
  const graded = formOf(world, { practicalMaxMarks: 0 }, { subject: 'Rajasthan Studies' });
  expect(verdict(await saveLimits(token, [graded]))).toEqual([400, 167]);
  expect(await storedLimits(world)).toEqual([]);
});

test('CALL2-49 CODE-156 a subject that is described otherwise than the class has it answers 156', async () => {
  const form = { ...formOf(world), theory: true, practical: true, viva: true, evaluationMethod: 'MARKS' };
  expect(verdict(await saveLimits(token, [form]))).toEqual([400, 156]);
  expect(verdict(await saveLimits(token, [{ ...form, viva: false }]))).toEqual([200, 100]);
});

test('code 205 of two who set limits the second is informed which and by whom, and nothing of the list is stored', async () => {
  await saveLimits(token, [formOf(world, { version: 0 })]);
  await setPrivileges('clerk', 'SUBJECT_MARKS_SETTING');
  // The clerk sends the other one along as it is, which is no change of theirs.
  const theirs = formOf(world, { version: 0 }, halfYearly);
  const along = { ...theirs, exams: [...theirs.exams, ...formOf(world, { version: 1 }).exams] };
  expect(verdict(await saveLimits(await tokenOf('clerk'), [along]))).toEqual([200, 100]);
  const second = {
    ...formOf(world, { theoryMaxMarks: 60, version: 0 }),
    exams: [
      ...formOf(world, { version: 0 }, halfYearly).exams,
      ...formOf(world, { theoryMaxMarks: 60, version: 0 }).exams,
    ],
  };
  const answer = await saveLimits(token, [second]);
  expect(messageOf(answer)).toEqual([409, 205, 'Another user changed these marks: Science in Annual']);
  expect(answer.data).toMatchObject({ change: { by: await displayNameOf('admin') } });
  expect(await storedLimits(world)).toHaveLength(2);
});

test('limits that are sent as they stand change nothing, whatever version they were read in', async () => {
  await saveLimits(token, [formOf(world)]);
  expect(verdict(await saveLimits(token, [formOf(world, { version: 0 })]))).toEqual([200, 100]);
  expect(await storedLimits(world)).toMatchObject([{ version: 1 }]);
});

test('CODE-178 limits that marks which stand would not keep are refused, and it is shown how many of them', async () => {
  await saveLimits(token, [formOf(world)]);
  await giveMarks(world, 'Science', 'Annual', [70, 69.5, 33, 12]);
  expect(messageOf(await saveLimits(token, [formOf(world, { theoryMaxMarks: 69 })]))).toEqual([
    400,
    178,
    '2 theory marks of Science in Annual are above 69',
  ]);
  expect(messageOf(await saveLimits(token, [formOf(world, { theoryMinMarks: 12.5 })]))).toEqual([
    400,
    178,
    '1 theory mark of Science in Annual is below 12.5',
  ]);
  expect(await storedLimits(world)).toMatchObject([{ theory_max: '70.00', version: 1 }]);
  expect(verdict(await saveLimits(token, [formOf(world, { theoryMinMarks: 12, theoryMaxMarks: 75 })]))).toEqual([
    200, 100,
  ]);
  // Back to exactly the highest mark.
  expect(verdict(await saveLimits(token, [formOf(world, { theoryMinMarks: 12, theoryMaxMarks: 70 })]))).toEqual([
    200, 100,
  ]);
});

test.each<[string, (studentId: number) => Promise<unknown>]>([
  ['a student struck off', (id) => changeLife(id, 'STRUCK_OFF')],
  [
    'a student of another class now',
    (id) =>
      sql(
        `UPDATE enrolments SET section_id = NULL, roll_no = NULL, class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = '8')
          WHERE session_id = $1 AND student_id = $2`,
        [world.place.sessionId, id],
      ),
  ],
  [
    'a student of another stream',
    () =>
      sql("UPDATE class_subjects SET stream = 'SCIENCE' WHERE session_id = $1 AND class_id = $2 AND subject_id = $3", [
        world.place.sessionId,
        world.place.classId,
        world.subjects['Science'],
      ]),
  ],
])('CODE-178 the mark of %s is not in the grid and keeps no maximum from being lowered', async (_what, leave) => {
  await saveLimits(token, [formOf(world)]);
  const [student] = await sql<{ id: number }>(
    `INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
     SELECT school_id, session_id, class_id, $3, $4, student_id, 'theory', 68, now() FROM enrolments
      WHERE session_id = $1 AND class_id = $2 AND life = 'ACTIVE' ORDER BY student_id LIMIT 1 RETURNING student_id AS id`,
    [world.place.sessionId, world.place.classId, world.exams.Annual, world.subjects['Science']],
  );
  const lowered = [formOf(world, { theoryMaxMarks: 60 })];
  expect(verdict(await saveLimits(token, lowered))).toEqual([400, 178]);
  // The result of the year of a student with a certificate stays in the grid.
  await changeLife(student?.id ?? 0, 'TC_ISSUED');
  expect(messageOf(await saveLimits(token, lowered))).toEqual([
    400,
    178,
    '1 theory mark of Science in Annual is above 60, of a student who left',
  ]);
  await changeLife(student?.id ?? 0, 'ACTIVE');
  await leave(student?.id ?? 0);
  expect(verdict(await saveLimits(token, lowered))).toEqual([200, 100]);
});

test('MARKSCONF-15 a minimum may equal its maximum', async () => {
  const form = formOf(world, { theoryMinMarks: 70, practicalMinMarks: 30 });
  expect(verdict(await saveLimits(token, [form]))).toEqual([200, 100]);
});
