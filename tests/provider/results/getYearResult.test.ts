// The result of the year of a student with the marks and reasons that lead to it.
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { setPrivileges } from '../support/privileges';
import { addSupplementary, idAt, promotionWorld, setMarks, type PromotionWorld } from '../support/promotion';
import { SECOND } from '../support/schools';

interface YearSubject {
  subjectName: string;
  status: string;
  papers: string[];
  total: string;
  notes: string[];
}
interface YearResult {
  studentId: number;
  studentName: string;
  outcome: string;
  text: string;
  figures: { title: string; value: string }[];
  exams: string[];
  subjects: YearSubject[];
}

let admin: string;
let world: PromotionWorld;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  world = await promotionWorld();
});

const read = (index: number, changes: object = {}, as = admin): Promise<Answer<YearResult>> => {
  const { source, classId, studentId } = { ...world, studentId: idAt(world, index), ...changes };
  return call('GET', `/result/year/${source}/${classId}/${studentId}`, { token: as });
};
const resultOf = async (index: number) => (await read(index)).data;
const subjectOf = async (index: number, name = 'Hindi') =>
  (await resultOf(index)).subjects.find(({ subjectName }) => subjectName === name);
const here = () => [world.schoolId, world.source, world.classId];

/** Another subject of the class. Returns its id. */
async function addSubject(name: string, columns: Record<string, string | boolean>): Promise<number> {
  const given = { type: 'MANDATORY', evaluation_method: 'MARKS', theory: true, practical: false, ...columns };
  const [row] = await sql<{ id: number }>(
    `INSERT INTO class_subjects (school_id, session_id, class_id, subject_id, type, evaluation_method, theory, practical, viva,
       created_at, modified_at)
     SELECT school_id, $2, $3, id, $5, $6, $7, $8, false, now(), now() FROM master_subjects WHERE school_id = $1 AND name = $4
     RETURNING subject_id AS id`,
    [...here(), name, given.type, given.evaluation_method, given.theory, given.practical],
  );
  return row?.id ?? 0;
}
const setMaxima = (subjectId: number, theory: number, practical: number) =>
  sql(
    `INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max, practical_min,
       practical_max, viva_min, viva_max, created_at, modified_at)
     VALUES ($1, $2, $3, $4, $5, 0, $6, 0, $7, 0, 0, now(), now())`,
    [...here(), world.examId, subjectId, theory, practical],
  );
/** An entry of the first student in the annual exam. */
const enter = (subjectId: number, component: string, column: 'marks' | 'grade_id' | 'reason', value: number | string) =>
  sql(
    `INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, ${column}, modified_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now())
     ON CONFLICT (school_id, exam_id, subject_id, student_id, component)
       DO UPDATE SET marks = excluded.marks, grade_id = excluded.grade_id, reason = excluded.reason`,
    [...here(), world.examId, subjectId, idAt(world, 0), component, value],
  );
const allow = (columns: string) =>
  sql(`UPDATE result_configs SET ${columns} WHERE school_id = $1 AND session_id = $2 AND class_id = $3`, here());

test('a student who passed has total, percentage, division and rank in the section', async () => {
  await setMarks(world, [70, 80, 90]);
  expect(await resultOf(0)).toEqual({
    studentId: idAt(world, 0),
    studentName: world.students[0]?.name,
    outcome: 'PASS',
    text: 'Passed in first division',
    figures: [
      { title: 'Total', value: '70 of 100' },
      { title: 'Percentage', value: '70.00 %' },
      { title: 'Division', value: 'First' },
      { title: 'Rank in the section', value: '3 of 3' },
    ],
    exams: ['Annual'],
    subjects: [{ subjectName: 'Hindi', status: 'PASSED', papers: ['70 of 100'], total: '70 of 100', notes: [] }],
  });
});

test('a failed subject names the marks that are needed, also in the annual paper', async () => {
  await setMarks(world, [19, 35.5]);
  expect(await resultOf(1)).toMatchObject({ outcome: 'FAIL', text: 'Failed in Hindi' });
  expect(await subjectOf(1)).toMatchObject({ status: 'FAILED', notes: ['Theory 35.5 of 100: 36 needed'] });
  expect((await subjectOf(0))?.notes).toEqual(['Theory 19 of 100: 36 needed', 'Annual paper 19 of 100: 20 needed']);
});

test('subjects of streams count while the section of a student is missing, also one from before the class had streams', async () => {
  const science = await addSubject('Science', {});
  await sql('UPDATE class_subjects SET stream = $2 WHERE subject_id = $1', [science, 'SCIENCE']);
  await setMaxima(science, 100, 0);
  await setMarks(world, [70, 80]);
  await sql('UPDATE enrolments SET section_id = NULL WHERE student_id = $1', [idAt(world, 0)]);
  expect((await resultOf(0)).outcome).toBe('PASS');
  await sql("UPDATE sections SET stream = 'SCIENCE' WHERE class_id = $1", [world.classId]);
  expect((await resultOf(0)).outcome).toBe('INCOMPLETE');
});

test('a failed practical is named beside a passed theory', async () => {
  const science = await addSubject('Science', { practical: true });
  await setMaxima(science, 70, 30);
  await enter(science, 'theory', 'marks', 60);
  await enter(science, 'practical', 'marks', 10);
  expect(await subjectOf(0, 'Science')).toEqual({
    subjectName: 'Science',
    status: 'FAILED',
    papers: ['60 of 70\n10 of 30'],
    total: '70 of 100',
    notes: ['Practical 10 of 30: 11 needed'],
  });
});

test('a subject that is passed by grace names the grace marks', async () => {
  await allow('max_grace_marks = 5, max_grace_subjects_no = 1');
  await setMarks(world, [33, 35]);
  expect(await resultOf(0)).toMatchObject({ outcome: 'PASS', text: 'Passed with grace of 3 marks in Hindi' });
  expect((await subjectOf(0))?.notes).toEqual(['Theory 33 of 100: 36 needed', 'Passed with 3 grace marks']);
  expect((await subjectOf(1))?.notes).toContain('Passed with 1 grace mark');
});

test('the supplementary exam decides a failed subject: awaited, passed, failed', async () => {
  const examId = await addSupplementary(world);
  await setMarks(world, [10, 10, 10]);
  await setMarks(world, [null, 50, 20], examId);
  const notes = async (index: number) => (await subjectOf(index))?.notes.at(-1);
  expect([(await resultOf(0)).outcome, await notes(0)]).toEqual(['SUPPLEMENTARY', 'The supplementary exam is awaited']);
  expect([(await resultOf(1)).outcome, await notes(1)]).toEqual(['PASS', 'Passed in the supplementary exam']);
  expect([(await resultOf(2)).outcome, await notes(2)]).toEqual(['FAIL', 'Failed in the supplementary exam']);
  expect((await resultOf(0)).exams).toEqual(['Annual']);
});

test('a failed practical without maximum marks in the supplementary exam is named', async () => {
  const science = await addSubject('Science', { practical: true });
  await setMaxima(science, 70, 30);
  await enter(science, 'theory', 'marks', 60);
  await enter(science, 'practical', 'marks', 10);
  await addSupplementary(world);
  expect((await subjectOf(0, 'Science'))?.notes.slice(1)).toEqual([
    'The supplementary exam is awaited',
    'No maximum marks are set in the supplementary exam for practical',
  ]);
});

test('an incomplete result names the missing paper; a reason that does not count is not valid', async () => {
  await sql('DELETE FROM student_marks WHERE student_id = $1', [idAt(world, 0)]);
  expect(await resultOf(0)).toMatchObject({
    outcome: 'INCOMPLETE',
    text: 'Result incomplete: Hindi theory (Annual) missing',
    subjects: [{ status: 'INCOMPLETE', papers: ['–'], notes: ['Theory (Annual) is missing'] }],
  });
  await enter(world.subjectId, 'theory', 'reason', 'MEDICAL');
  expect((await subjectOf(0))?.notes).toEqual(['Theory (Annual) is not valid']);
  await enter(world.subjectId, 'theory', 'reason', 'ABSENT');
  expect(await resultOf(0)).toMatchObject({ outcome: 'FAIL', subjects: [{ status: 'FAILED' }] });
});

test('a subject without maximum marks leaves the result incomplete', async () => {
  await addSubject('English', {});
  expect(await resultOf(0)).toMatchObject({
    outcome: 'INCOMPLETE',
    text: 'Result incomplete: English without maximum marks',
  });
  expect(await subjectOf(0, 'English')).toMatchObject({
    status: 'NO_PAPER',
    total: '',
    notes: ['No maximum marks are set'],
  });
});

test('limits that are not set in one exam leave the result incomplete, without figures, and the note names the exam', async () => {
  await setMarks(world, [70]);
  await sql("UPDATE exams SET kind = 'MID_TERM', name = 'Half Yearly' WHERE id = $1", [world.examId]);
  await sql(
    `INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
     VALUES ($1, $2, $3, 'ANNUAL', 1, 'Annual', now(), now())`,
    here(),
  );
  expect(await resultOf(0)).toMatchObject({
    outcome: 'INCOMPLETE',
    text: 'Result incomplete: Hindi without maximum marks in Annual',
    figures: [],
    subjects: [{ status: 'INCOMPLETE', papers: ['70 of 100', ''], notes: ['No maximum marks are set in Annual'] }],
  });
  await sql(
    `INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max, practical_min,
       practical_max, viva_min, viva_max, created_at, modified_at)
     SELECT school_id, session_id, class_id, id, $4, 0, 0, 0, 0, 0, 0, now(), now() FROM exams
      WHERE school_id = $1 AND session_id = $2 AND class_id = $3 AND kind = 'ANNUAL'`,
    [...here(), world.subjectId],
  );
  expect(await resultOf(0)).toMatchObject({ outcome: 'PASS', figures: [{ value: '70 of 100' }, {}, {}, {}] });
});

test('in a completed session an exam without limits did not take place, unless it is the annual one', async () => {
  await setMarks(world, [70]);
  await sql(
    `INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
     VALUES ($1, $2, $3, 'MID_TERM', 1, 'Half Yearly', now(), now())`,
    here(),
  );
  expect(await resultOf(0)).toMatchObject({ outcome: 'INCOMPLETE' });
  await sql("UPDATE sessions SET status = 'COMPLETED' WHERE school_id = $1 AND id = $2", here().slice(0, 2));
  expect(await resultOf(0)).toMatchObject({ outcome: 'PASS', figures: [{ value: '70 of 100' }, {}, {}, {}] });
  await sql('DELETE FROM student_marks WHERE school_id = $1 AND session_id = $2 AND class_id = $3', here());
  await sql('DELETE FROM exam_limits WHERE school_id = $1 AND session_id = $2 AND class_id = $3', here());
  expect(await resultOf(0)).toMatchObject({ outcome: 'INCOMPLETE' });
});

test('a graded subject shows its grade or reason and does not count; an optional one without an entry is not taken', async () => {
  const art = await addSubject('Art Education', { evaluation_method: 'GRADE', theory: false, practical: true });
  await addSubject('Sanskrit', { type: 'OPTIONAL' });
  const [grade] = await sql<{ id: number }>("SELECT id FROM grades WHERE school_id = 1 AND name = 'B'");
  await enter(art, 'practical', 'grade_id', grade?.id ?? 0);
  expect(await resultOf(0)).toMatchObject({ outcome: 'PASS', figures: [{ value: '70 of 100' }, {}, {}, {}] });
  expect(await subjectOf(0, 'Art Education')).toEqual({
    subjectName: 'Art Education',
    status: 'GRADED',
    papers: ['B'],
    total: '',
    notes: [],
  });
  await sql('UPDATE student_marks SET grade_id = NULL, reason = $2 WHERE subject_id = $1', [art, 'ABSENT']);
  expect(await subjectOf(0, 'Art Education')).toMatchObject({ status: 'GRADED', papers: ['AB'] });
  expect(await subjectOf(0, 'Sanskrit')).toMatchObject({ status: 'NOT_TAKEN', papers: [''], notes: ['Not taken'] });
});

test('without a subject that is evaluated by marks there are no figures', async () => {
  await sql(
    'UPDATE class_subjects SET evaluation_method = $4 WHERE school_id = $1 AND session_id = $2 AND class_id = $3',
    [...here(), 'GRADE'],
  );
  expect(await resultOf(0)).toMatchObject({
    outcome: 'NOT_JUDGED',
    text: 'No subject is evaluated by marks',
    figures: [],
  });
});

test('CODE-126 a student of another class, of another school or who left is rejected', async () => {
  const theirs = await promotionWorld('5', { schoolId: SECOND });
  const six = await promotionWorld('6');
  for (const studentId of [idAt(six, 0), idAt(theirs, 0), 2_000_000])
    expect(verdict(await read(0, { studentId }))).toEqual([409, 126]);
  await changeLife(idAt(world, 0), 'STRUCK_OFF');
  expect(verdict(await read(0))).toEqual([409, 126]);
});

test('CODE-103 CODE-158 unknown sessions and classes, and those of another school, are rejected alike', async () => {
  const theirs = await promotionWorld('5', { schoolId: SECOND });
  for (const source of [theirs.source, 2_000_000]) expect(verdict(await read(0, { source }))).toEqual([404, 103]);
  for (const classId of [theirs.classId, 2_000_000]) expect(verdict(await read(0, { classId }))).toEqual([404, 158]);
});

test('CODE-137 users with STUDENTS_PROMOTION or UPLOAD_RESULT read it, others do not', async () => {
  const as = async (...privileges: string[]) => {
    await sql("DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'teacher')");
    for (const privilege of privileges) await setPrivileges('teacher', privilege);
    return verdict(await read(0, {}, await tokenOf('teacher')));
  };
  expect(await as('STUDENTS_PROMOTION')).toEqual([200, 100]);
  expect(await as('UPLOAD_RESULT')).toEqual([200, 100]);
  expect(await as('LOCK_RESULT')).toEqual([403, 137]);
  expect(verdict(await read(0, {}, await tokenOf('platform')))).toEqual([200, 100]);
  expect(verdict(await read(0, {}, await tokenOf('admin2')))).toEqual([404, 103]);
});
