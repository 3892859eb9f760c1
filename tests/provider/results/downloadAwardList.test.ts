// The award lists of an exam: who is in them, what they name, and which requests have none.
import { groupDigits } from '../../../common/digits';
import { resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { readPdf } from '../documents/readPdf';
import { ask, bearer, envelopeOf, send, verdict, type Bytes } from '../support/http';
import { changeLife } from '../support/life';
import { giveMaxima, marksForm, marksOf, marksWorld, saveMarks, studentsOf, type MarksWorld } from '../support/marks';
import { setPrivileges } from '../support/privileges';
import { FIRST, SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

type Changes = Record<string, unknown> & { subjects?: string[] };
const TARGET = '/api/result/exams/award-list/download';
function request({ subjects = ['Science'], ...changes }: Changes, as: string) {
  const body = { ...marksForm(world), subjectIds: subjects.map((name) => world.subjects[name]), ...changes };
  return { headers: { 'content-type': 'application/json', ...bearer(as) }, body: JSON.stringify(body) };
}
const take = (changes: Changes = {}, as = token): Promise<Bytes> => send('POST', TARGET, request(changes, as));
const reject = async (changes: Changes = {}, as = token) => verdict(await ask('POST', TARGET, request(changes, as)));
const trail = () =>
  sql<Record<string, unknown>>(
    `SELECT school_id AS school, details FROM audit_entries WHERE event = 'downloadAwardList' ORDER BY id`,
  );

interface AwardList {
  /** of the footer of its first page */
  foot: string | undefined;
  /** roll number, code and names of the rows */
  rows: string[];
  /** of its first page */
  text: string;
}

/** The lists of the file in their order. */
async function listsOf(changes: Changes = {}, as = token): Promise<{ headers: Bytes['headers']; lists: AwardList[] }> {
  const { status, headers, body } = await take(changes, as);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const lists: AwardList[] = [];
  for (const { lines } of readPdf(body)) {
    const [, foot, page] = /^Award List · (.*) Page (\d+) of \d+$/.exec(lines.at(-1) ?? '') ?? [];
    // A long name continues in a second line, which has no code.
    const rows = lines.filter((line) => /^(?:\d+ )?(?:[A-Z]\w* )?\d{4} (?!- )/.test(line));
    const part = { foot, rows, text: lines.join('\n') };
    const last = lists.at(-1);
    if (page === '1' || !last) lists.push(part);
    else last.rows.push(...rows);
  }
  return { headers, lists };
}
const rowsOf = async (subject: string, changes: Changes = {}) =>
  (await listsOf({ subjects: [subject], ...changes })).lists.flatMap(({ rows }) => rows);
const startOf = (index: number) => {
  const { rollNo, code, name } = world.students[index] ?? { rollNo: 0, code: 0, name: '' };
  return `${rollNo} ${code} ${name}`;
};

test('a list has the head of exam and subject and the students of the section by roll number', async () => {
  const [logo] = await sql<{ name: string }>('SELECT name FROM schools WHERE id = $1', [FIRST]);
  const { headers, lists } = await listsOf();
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-row-count': String(world.students.length) });
  expect(String(headers['content-disposition'])).toContain('"Award List Half Yearly 9 A Science 2026 - 2027.pdf"');
  expect(lists).toHaveLength(1);
  const [list] = lists;
  expect(list?.text.split('\n')[0]).toBe(logo?.name);
  for (const line of [
    'Award List',
    'Class 9 – A Subject Science',
    'Exam Half Yearly Maximum marks 100 (Theory 70, Practical 30)',
    `Session 2026 - 2027 Students ${world.students.length}`,
    'out of 70 out of 30',
  ])
    expect(list?.text).toContain(line);
  expect(list?.rows).toHaveLength(world.students.length);
  for (const [index, row] of (list?.rows ?? []).entries()) expect(row.startsWith(startOf(index))).toBe(true);
});

test('each subject starts on a new page, in the order of the class, one named twice only once', async () => {
  const { headers, lists } = await listsOf({ subjects: ['Rajasthan Studies', 'Science', 'Hindi', 'Science'] });
  expect(lists.map(({ foot }) => foot)).toEqual([
    'Hindi · Half Yearly · 9 – A',
    'Science · Half Yearly · 9 – A',
    'Rajasthan Studies · Half Yearly · 9 – A',
  ]);
  expect(headers['x-row-count']).toBe(String(3 * world.students.length));
  expect(String(headers['content-disposition'])).toContain('"Award List Half Yearly 9 A 2026 - 2027.pdf"');
  expect(lists[0]?.text).toContain('In words');
  expect(lists[2]?.text).toContain('Grades A, B, C, D, E');
  expect(lists[1]?.text).toContain('ML for medical');
  const annual = await listsOf({ examId: world.exams.Annual });
  expect(annual.lists[0]?.text).toContain('Write AB for absent and L for leave.');
});

test('students without a roll number are last by name; those who left are not listed', async () => {
  const [first, second, third] = world.students;
  await sql('UPDATE enrolments SET roll_no = NULL WHERE student_id = $1', [first?.id]);
  await sql("UPDATE students SET name = 'क्षितिज श्रीवास्तव' WHERE id = $1", [second?.id]);
  await changeLife(third?.id ?? 0, 'STRUCK_OFF');
  const rows = await rowsOf('Science');
  expect(rows).toHaveLength(world.students.length - 1);
  expect(rows[0]).toContain(`${second?.rollNo} ${second?.code} क्षितिज श्रीवास्तव`);
  expect(rows.at(-1)).toContain(`${first?.code} ${first?.name}`);
  expect(rows.join('\n')).not.toContain(String(third?.code));
});

test('with -1 or no section all sections are listed, with a column for the section', async () => {
  const b = await studentsOf(world, world.sections['B']);
  for (const sectionId of [-1, null, undefined]) {
    const { headers, lists } = await listsOf({ sectionId });
    expect(Number(headers['x-row-count'])).toBeGreaterThanOrEqual(world.students.length + b.length);
    expect(lists[0]?.text).toContain('Class 9 Subject');
    expect(lists[0]?.text).toContain(`${b[0]?.rollNo} B ${b[0]?.code}`);
    expect(String(headers['content-disposition'])).toContain('"Award List Half Yearly 9 Science 2026 - 2027.pdf"');
  }
});

describe('students who do not take the subject', () => {
  const CHOICE = 'Leave the row of a student who does not take this subject blank.';

  test('a subject of another stream has no list; 176 where no chosen subject has students', async () => {
    world = await marksWorld('11');
    const inArts = { sectionId: world.sections['Arts'] };
    const { lists } = await listsOf({ ...inArts, subjects: ['Physics', 'History'] });
    expect(lists.map(({ foot }) => foot)).toEqual(['History · Half Yearly · 11 – Arts']);
    const answer = envelopeOf(await take({ ...inArts, subjects: ['Physics'] }));
    expect([...verdict(answer), answer.responseMsg]).toEqual([404, 176, 'No student takes the chosen subjects']);
    const science = await studentsOf(world, world.sections['Science']);
    expect(await rowsOf('Physics', { sectionId: -1 })).toHaveLength(science.length);
  });

  test('an optional subject lists the students with entries in it in any exam of the session', async () => {
    const sanskrit = async () => {
      const [list] = (await listsOf({ subjects: ['Sanskrit'], examId: world.exams.Annual })).lists;
      return {
        rows: list?.rows.length,
        codes: list?.rows.map((row) => row.split(' ')[1]),
        open: list?.text.includes(CHOICE),
      };
    };
    expect(await sanskrit()).toMatchObject({ rows: world.students.length, open: true });
    const all = world.students.map((_, index) => marksOf(world, index, { Hindi: { theoryMarks: 40 } }));
    await saveMarks(token, world, all);
    expect(await sanskrit()).toMatchObject({ rows: world.students.length, open: true });
    await saveMarks(token, world, [
      marksOf(world, 1, { Sanskrit: { theoryMarks: 80 } }),
      marksOf(world, 2, { Sanskrit: { theoryNotAppearInExamReason: 'ABSENT' } }),
    ]);
    await saveMarks(token, world, [marksOf(world, 3, { Sanskrit: { theoryMarks: 0 } })], { exam: 'Annual' });
    const codes = [1, 2, 3].map((index) => String(world.students[index]?.code));
    expect(await sanskrit()).toEqual({ rows: 3, codes, open: false });
    // A student without entries in other exams may have joined later, and the choice is open.
    await saveMarks(token, world, [marksOf(world, 0, { Hindi: { theoryMarks: null } })]);
    expect(await sanskrit()).toEqual({ rows: 4, codes: [String(world.students[0]?.code), ...codes], open: true });
  });
});

test('CODE-149 CODE-158 CODE-161 CODE-103 unknown classes, sessions, sections, exams and subjects, and others’, are not found', async () => {
  const class8 = await marksWorld('8');
  const theirs = await marksWorld('9', SECOND);
  const rejected: [Changes, number][] = [
    [{ classId: 2_000_000 }, 158],
    [{ classId: theirs.place.classId }, 158],
    [{ sessionId: 2_000_000 }, 103],
    [{ sessionId: theirs.place.sessionId }, 103],
    [{ sectionId: class8.sections['A'] }, 118],
    [{ sectionId: theirs.sections['A'] }, 118],
    [{ examId: 2_000_000 }, 161],
    [{ examId: class8.exams.Annual }, 161],
    [{ examId: theirs.exams.Annual }, 161],
    [{ subjectIds: [2_000_000] }, 149],
    [{ subjectIds: [theirs.subjects['Science']] }, 149],
  ];
  for (const [changes, code] of rejected) expect([changes, await reject(changes)]).toEqual([changes, [404, code]]);
  expect(await reject({ subjectIds: [] })).toEqual([400, 109]);
  expect(await reject({ schoolId: SECOND })).toEqual([403, 189]);
  expect(await reject({}, await tokenOf('admin2'))).toEqual([403, 189]);
  await setPrivileges('teacher', 'SUBJECT_MARKS_SETTING', 'LOCK_RESULT', 'RESULT_CONFIG');
  expect(await reject({}, await tokenOf('teacher'))).toEqual([403, 137]);
  await setPrivileges('teacher', 'UPLOAD_RESULT');
  expect((await take({}, await tokenOf('teacher'))).status).toBe(200);
  expect(await trail()).toHaveLength(1);
});

test('CODE-179 a subject without maximum marks in the exam has no list, and the response names it', async () => {
  const chosen = { subjects: ['Science', 'English'] };
  const path = 'subjectIds.1';
  const answer = envelopeOf(await take(chosen));
  const message = 'English has no minimum and maximum marks in Half Yearly';
  expect([...verdict(answer), answer.responseMsg, answer.data?.problems]).toEqual([
    409,
    179,
    message,
    [{ path, message }],
  ]);
  await giveMaxima(world, 'English', [0, 0]);
  expect(await reject(chosen)).toEqual([409, 179]);
  expect(await trail()).toEqual([]);
});

test('CODE-176 CODE-147 a section without students has no list', async () => {
  await sql('DELETE FROM student_marks');
  await sql('UPDATE enrolments SET section_id = NULL WHERE section_id = $1', [world.sections['B']]);
  const answer = envelopeOf(await take({ sectionId: world.sections['B'] }));
  expect([...verdict(answer), answer.responseMsg]).toEqual([404, 176, 'There are no students for this result']);
});

test('a locked exam, a session that is not active and a disabled school have lists', async () => {
  await sql('UPDATE exams SET locked_edit_marks = true, locked_upload_marks = true WHERE id = $1', [
    world.exams['Half Yearly'],
  ]);
  expect(await rowsOf('Science')).toHaveLength(world.students.length);
  await disableSchool(await tokenOf('platform'));
  expect(await rowsOf('Science')).toHaveLength(world.students.length);
  await sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [world.place.sessionId]);
  expect(await rowsOf('Science')).toHaveLength(world.students.length);
});

test('each file is in the audit trail with its class, exam, subjects and rows; the eleventh in a minute is 203', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('admin');
  await listsOf();
  const request = { ...marksForm(world), subjectIds: [world.subjects['Science']] };
  expect(await trail()).toEqual([
    {
      school: FIRST,
      details: {
        entity: 'award list of exam',
        id: world.exams['Half Yearly'],
        after: { ...request, rows: world.students.length },
      },
    },
  ]);
  await sql(`INSERT INTO audit_entries (at, school_id, user_id, event, request_id)
    SELECT at, school_id, user_id, event, request_id FROM audit_entries, generate_series(1, 9) WHERE event = 'downloadAwardList'`);
  expect(await reject()).toEqual([429, 203]);
});

/** Adds students to section A. */
async function addStudents(count: number): Promise<void> {
  const { sessionId, classId } = world.place;
  await sql(`INSERT INTO students (school_id, code, sr_no, life, name, name_key, father_name, gender, date_of_birth, admission_date,
      mobile_no, address, district, block, pin_code, created_at, modified_at)
    SELECT 1, 50000 + n, 'M' || n, 'ACTIVE', 'Same Name', 'same name', 'Same Father', 'MALE', DATE '2000-01-01' + n, '2026-04-02',
      '9811122233', 'a', 'd', 'b', '302001', now(), now() FROM generate_series(1, ${count}) n`);
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT 1, $1, id, $2, $3, 'COMPLETE', 'ADMISSION', life, name_key, now() FROM students WHERE name = 'Same Name'`,
    [sessionId, classId, world.sections['A']],
  );
}

test('code 201 more than 3,000 rows are rejected, and the response states what to do', async () => {
  await addStudents(1_500);
  const answer = envelopeOf(await take({ subjects: ['Science', 'Hindi'] }));
  const rows = 2 * (1_500 + world.students.length);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    413,
    201,
    `These are ${groupDigits(rows)} rows. An award list can have at most 3,000. Choose fewer subjects`,
  ]);
  expect(await trail()).toEqual([]);
});
