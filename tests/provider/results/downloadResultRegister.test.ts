// The result register of a class: the rows and figures of the PDF and of the spreadsheet, and which requests have none.
import { resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { readPdf } from '../documents/readPdf';
import { ask, bearer, envelopeOf, send, verdict, type Bytes } from '../support/http';
import { marksForm, marksOf, marksWorld, saveMarks, type ExamName, type MarksWorld } from '../support/marks';
import { setPrivileges } from '../support/privileges';
import { FIRST, SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { readSheet } from '../support/sheets';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

type Changes = Record<string, unknown> & { exam?: ExamName };
const TARGET = '/api/result/exams/register/download';
function request({ exam = 'Half Yearly', ...changes }: Changes, as: string) {
  const body = { ...marksForm(world, exam), format: 'PDF', ...changes };
  return { headers: { 'content-type': 'application/json', ...bearer(as) }, body: JSON.stringify(body) };
}
const take = (changes: Changes = {}, as = token): Promise<Bytes> => send('POST', TARGET, request(changes, as));
const reject = async (changes: Changes = {}, as = token) => verdict(await ask('POST', TARGET, request(changes, as)));
const linesOf = async (changes: Changes = {}) => readPdf((await take(changes)).body).flatMap(({ lines }) => lines);
const trail = () =>
  sql<Record<string, unknown>>(
    `SELECT school_id AS school, details FROM audit_entries WHERE event = 'downloadResultRegister' ORDER BY id`,
  );

/** Science, Hindi, Sanskrit and a grade of the first students; theory and practical of Science. */
const graded = (index: number, theory: object, practical: object, hindi: object, grade?: string, sanskrit?: object) =>
  marksOf(world, index, {
    Science: { ...theory, ...practical },
    Hindi: hindi,
    ...(grade !== undefined && { 'Rajasthan Studies': { theoryGradeId: world.grades[grade] } }),
    ...(sanskrit && { Sanskrit: sanskrit }),
  });
const theory = (theoryMarks: number) => ({ theoryMarks });
const practical = (practicalMarks: number) => ({ practicalMarks });
const absent = (component: string) => ({ [`${component}NotAppearInExamReason`]: 'ABSENT' });

/** Only four students are left in section A: a first, one who failed, an absent one, and one with a missing mark. */
async function enterMarks(exam: ExamName = 'Half Yearly', add = 0): Promise<void> {
  const away = world.students.slice(4).map(({ id }) => id);
  await sql("UPDATE students SET life = 'STRUCK_OFF' WHERE id = ANY($1)", [away]);
  await sql(
    "UPDATE students SET life = 'STRUCK_OFF' WHERE id IN (SELECT student_id FROM enrolments WHERE section_id = $1 AND roll_no IS NULL)",
    [world.sections['A']],
  );
  await saveMarks(
    token,
    world,
    [
      graded(0, theory(60.5 + add), practical(28), theory(81), 'A', theory(70)),
      graded(1, theory(20), practical(20), theory(50), 'B'),
      graded(2, absent('theory'), absent('practical'), theory(90)),
      graded(3, theory(50), {}, theory(60)),
    ],
    { exam },
  );
}
const startOf = (index: number) => {
  const { rollNo, code, name } = world.students[index] ?? { rollNo: 0, code: 0, name: '' };
  return `${rollNo} ${code} ${name}`;
};
/** What follows the names in the row of a student. */
const cellsOf = (lines: readonly string[], index: number, father: string): string | undefined =>
  lines.find((line) => line.startsWith(`${startOf(index)} ${father}`))?.slice(`${startOf(index)} ${father} `.length);

async function fathers(): Promise<string[]> {
  await sql("UPDATE students SET father_name = 'Mohan Verma' WHERE id = ANY($1)", [world.students.map(({ id }) => id)]);
  return world.students.map(() => 'Mohan Verma');
}

test('the PDF has a row for each student with components, total, percentage, division, rank and result', async () => {
  await enterMarks();
  const [father = ''] = await fathers();
  const { status, headers, body } = await take();
  expect([status, headers['content-type'], headers['x-row-count']]).toEqual([200, 'application/pdf', '4']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(String(headers['content-disposition'])).toContain('"Result Register Half Yearly 9 A 2026 - 2027.pdf"');
  const pages = readPdf(body);
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
    pages.map(() => [842, 595]),
  );
  const lines = pages.flatMap((page) => page.lines);
  for (const line of ['Result Register', 'Class 9 – A Session 2026 - 2027', 'Exam Half Yearly Students 4'])
    expect(lines).toContain(line);
  expect([0, 1, 2, 3].map((index) => cellsOf(lines, index, father))).toEqual([
    '81 70 60.5+28 A 240 80.00 First 1 Pass',
    '50 – 20+20* B 90 45.00 – – Fail',
    '90 – AB* 90 45.00 – – Fail',
    '60 – 50+– – – – – Incomplete',
  ]);
});

test('below the subjects are the figures of the students who appeared, then the counts and the first ranks', async () => {
  await enterMarks();
  await fathers();
  const lines = await linesOf();
  for (const line of [
    'Appeared 4 1 2',
    'Passed 4 1 1',
    'Pass percentage 100 100 50',
    'Average 70.3 70 64.3',
    'Highest 90 70 88.5',
    'Students 4 Passed 1 Failed 2',
    'Incomplete 1 Pass percentage 33.33 % First division 1',
    'Second division 0 Third division 0',
  ])
    expect(lines).toContain(line);
  const { rollNo, code, name } = world.students[0] ?? {};
  expect(lines).toContain(`1 ${rollNo} ${code} ${name} Mohan Verma 240 80.00 First`);
  expect(lines).toContain('Class teacher Checked by Head of the school');
});

/** Other subjects of the class are no longer taught: without limits they would keep the year incomplete. */
async function teachOnly(...names: string[]): Promise<void> {
  const { sessionId, classId } = world.place;
  const ids = names.map((name) => world.subjects[name]);
  for (const table of ['subject_group_members', 'class_subjects'])
    await sql(`DELETE FROM ${table} WHERE session_id = $1 AND class_id = $2 AND subject_id <> ALL($3)`, [
      ...[sessionId, classId],
      ids,
    ]);
}

test('a subject without limits has a blank column in the register of the year, whose results it keeps incomplete', async () => {
  await enterMarks('Annual');
  await teachOnly('Science', 'Hindi', 'Sanskrit', 'Rajasthan Studies', 'English');
  const { head, rows } = await readSheet((await take({ exam: 'Annual', format: 'XLSX' })).body);
  expect(head).toContain('English (0)');
  expect(rows[0]?.[head.indexOf('English (0)')]).toBeNull();
  expect(rows.slice(0, 4).map((row) => row.at(-1))).toEqual(Array.from({ length: 4 }, () => 'Incomplete'));
  expect((await readSheet((await take({ format: 'XLSX' })).body)).head).not.toContain('English (0)');
});

test('the annual exam has the sums of the year, and grades of the latest exam that has one', async () => {
  await enterMarks();
  await enterMarks('Annual', 5);
  await teachOnly('Science', 'Hindi', 'Sanskrit', 'Rajasthan Studies');
  const [father = ''] = await fathers();
  await sql(`UPDATE student_marks SET grade_id = $1 WHERE exam_id = $2 AND student_id = $3 AND grade_id IS NOT NULL`, [
    world.grades['C'],
    world.exams.Annual,
    world.students[0]?.id,
  ]);
  const lines = await linesOf({ exam: 'Annual' });
  expect(lines).toContain('Exam Result of the year (Half Yearly, Annual) Students 4');
  expect([0, 1].map((index) => cellsOf(lines, index, father))).toEqual([
    '162 140 126+56 C 484 80.67 First 1 Pass',
    '100 – 40+40* B 180 45.00 – – Fail',
  ]);
  expect(lines).toContain('Incomplete 1 Pass percentage 33.33 % First division 1');
});

test('the spreadsheet has each component as a number in a column of its own, figures and counts below', async () => {
  await enterMarks();
  await fathers();
  const { headers, body } = await take({ format: 'XLSX' });
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'x-row-count': '4',
  });
  expect(String(headers['content-disposition'])).toContain('"Result Register Half Yearly 9 A 2026 - 2027.xlsx"');
  const { head, rows } = await readSheet(body);
  expect(head.slice(5)).toEqual([
    ...['Hindi (100)', 'Sanskrit (100)', 'Science Theory (70)', 'Science Practical (30)', 'Science (100)'],
    ...['Health and Physical Education grade', 'Rajasthan Studies grade', 'Total', '%', 'Division', 'Rank', 'Result'],
  ]);
  const { rollNo, code, name } = world.students[0] ?? {};
  expect(rows.slice(0, 4).map((row) => row.slice(5))).toEqual([
    [81, 70, 60.5, 28, 88.5, null, 'A', 240, 80, 'First', 1, 'Pass'],
    [50, null, 20, 20, 40, null, 'B', 90, 45, null, null, 'Fail'],
    [90, null, 'AB', 'AB', null, null, null, 90, 45, null, null, 'Fail'],
    [60, null, 50, null, 50, null, null, null, null, null, null, 'Incomplete'],
  ]);
  expect(rows[0]?.slice(0, 5)).toEqual([rollNo, 'A', code, name, 'Mohan Verma']);
  expect(rows.find(([label]) => label === 'Average')?.slice(5, 10)).toEqual([70.3, 70, null, null, 64.3]);
  expect(rows.find(([label]) => label === 'Pass percentage')?.[5]).toBe(100);
  expect(rows.find(([label]) => label === 'Failed')?.slice(0, 2)).toEqual(['Failed', 2]);
});

test('all sections are listed section by section with a column for it, and each has its own ranks', async () => {
  await enterMarks();
  await fathers();
  for (const sectionId of [-1, null, undefined]) {
    const lines = await linesOf({ sectionId });
    expect(lines).toContain(lines.find((line) => line.startsWith('Class 9 Session')));
    const sections = lines.flatMap((line) => /^\d+ ([AB]) \d{4} /.exec(line)?.[1] ?? []);
    expect(sections).toEqual(sections.toSorted());
    expect(new Set(sections)).toEqual(new Set(['A', 'B']));
  }
});

test('on A3 the pages are larger', async () => {
  const [page] = readPdf((await take({ paper: 'A3' })).body);
  expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).toEqual([1191, 842]);
});

test('CODE-103 CODE-118 CODE-158 CODE-161 CODE-176 CODE-147 unknown parts are not found, a section without students has no register', async () => {
  const unknown = 2_000_000;
  expect(await reject({ sessionId: unknown })).toEqual([404, 103]);
  expect(await reject({ classId: unknown })).toEqual([404, 158]);
  expect(await reject({ sectionId: unknown })).toEqual([404, 118]);
  expect(await reject({ examId: unknown })).toEqual([404, 161]);
  await sql(
    "UPDATE students SET life = 'STRUCK_OFF' WHERE id IN (SELECT student_id FROM enrolments WHERE section_id = $1)",
    [world.sections['A']],
  );
  const answer = envelopeOf(await take());
  expect([...verdict(answer), answer.responseMsg]).toEqual([404, 176, 'There are no students for this result']);
  expect(await trail()).toEqual([]);
});

test('CODE-137 CODE-189 only users of the school with UPLOAD_RESULT take a register', async () => {
  await setPrivileges('teacher', 'LOCK_RESULT');
  expect(await reject({}, await tokenOf('teacher'))).toEqual([403, 137]);
  expect(await reject({}, await tokenOf('admin2'))).toEqual([403, 189]);
  const elsewhere = await marksWorld('9', SECOND);
  expect(await reject({ examId: elsewhere.exams['Half Yearly'] })).toEqual([404, 161]);
  expect(await reject({ schoolId: SECOND, ...elsewhere.place, examId: elsewhere.exams['Half Yearly'] })).toEqual([
    403, 189,
  ]);
});

test('a locked exam, a completed session and a disabled school have registers', async () => {
  await sql('UPDATE exams SET locked_edit_marks = true WHERE id = $1', [world.exams['Half Yearly']]);
  await sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [world.place.sessionId]);
  await disableSchool(await tokenOf('platform'));
  expect((await take()).status).toBe(200);
});

test('each file is in the audit trail with class, exam, format and rows; the eleventh in a minute is 203', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('admin');
  await take({ paper: 'A3' });
  expect(await trail()).toEqual([
    {
      school: FIRST,
      details: {
        entity: 'result register of exam',
        id: world.exams['Half Yearly'],
        after: { ...marksForm(world), format: 'PDF', paper: 'A3', rows: expect.any(Number) as number },
      },
    },
  ]);
  await sql(`INSERT INTO audit_entries (at, school_id, user_id, event, request_id)
    SELECT at, school_id, user_id, event, request_id FROM audit_entries, generate_series(1, 9) WHERE event = 'downloadResultRegister'`);
  expect(await reject()).toEqual([429, 203]);
});
