// The marksheets of a class: what they state of the stored marks, the archive, and which requests have none.
import { resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { readPdf } from '../documents/readPdf';
import { ask, bearer, envelopeOf, isFile, send, verdict, type Bytes } from '../support/http';
import { changeLife, leave } from '../support/life';
import { marksForm, marksOf, marksWorld, saveMarks, studentsOf, type MarksWorld } from '../support/marks';
import { setPrivileges } from '../support/privileges';
import { FIRST, SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { partsOf } from '../support/zips';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

type Changes = Record<string, unknown>;
const TARGET = '/api/result/exams/students/card/download';
const request = (changes: Changes, as: string) => ({
  headers: { 'content-type': 'application/json', ...bearer(as) },
  body: JSON.stringify({ ...marksForm(world), searchText: '', ...changes }),
});
const take = (changes: Changes = {}, as = token): Promise<Bytes> => send('POST', TARGET, request(changes, as));
const reject = async (changes: Changes = {}, as = token) => verdict(await ask('POST', TARGET, request(changes, as)));
const rejection = async (changes: Changes = {}) => {
  const answer = envelopeOf(await take(changes));
  return [...verdict(answer), answer.responseMsg];
};
const trail = () =>
  sql<Record<string, unknown>>(
    `SELECT school_id AS school, details FROM audit_entries WHERE event = 'downloadMarksheets' ORDER BY id`,
  );

/** The lines of each page of the one file. */
async function pagesOf(changes: Changes = {}, as = token): Promise<string[][]> {
  const { status, headers, body } = await take({ format: 'PDF', ...changes }, as);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = readPdf(body).map(({ lines }) => lines);
  expect(headers['x-row-count']).toBe(String(pages.length));
  return pages;
}
const nameIn = (lines: readonly string[]) => lines.find((line) => line.startsWith('Name of student '))?.slice(16);
const ids = (...indexes: number[]) => indexes.map((at) => world.students[at]?.id);

const sessionOf = async (status: string) =>
  (await sql<{ id: number }>('SELECT id FROM sessions WHERE school_id = $1 AND status = $2', [FIRST, status]))[0]?.id;

/** Rules of the session that differ from the usual ones. */
const giveRules = ({ scale = [] as object[], declared = false }) =>
  sql(
    `INSERT INTO result_rules (school_id, session_id, pass_percent, annual_paper_percent, first_percent, second_percent, third_percent,
       distinction_percent, max_supplementary_subjects, medical_leaves_out, grade_scale, declaration_required, created_at, modified_at)
     VALUES ($1, $2, 36, 20, 60, 48, 36, 75, 2, '{TERM,MID_TERM}', $3, $4, now(), now())
     ON CONFLICT (school_id, session_id) DO UPDATE SET grade_scale = $3, declaration_required = $4`,
    [FIRST, world.place.sessionId, JSON.stringify(scale), declared],
  );

test('MARKS-10 CALL2-55 CALL2-06 the archive studentResults.zip has a PDF of each student, named by class, roll number and name', async () => {
  const [first, second] = world.students;
  await sql("UPDATE students SET name = 'क्षितिज / श्रीवास्तव' WHERE id = $1", [first?.id]);
  await sql('UPDATE enrolments SET roll_no = NULL WHERE student_id = $1', [second?.id]);
  const { status, headers, body } = await take();
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/zip', 'no-store']);
  expect(headers['content-disposition']).toBe('attachment; filename="studentResults.zip"');
  expect(headers['x-row-count']).toBe(String(world.students.length));
  const entries = partsOf(body).filter(({ name }) => name.endsWith('.pdf'));
  expect(entries).toHaveLength(world.students.length);
  const names = entries.map(({ name }) => Buffer.from(name, 'latin1').toString());
  expect(names).toContain(`9-A_0${first?.rollNo}_क्षितिज श्रीवास्तव.pdf`);
  expect(names).toContain(`9-A_${second?.code}_${second?.name}.pdf`);
  for (const { content } of entries) expect(readPdf(content)).toHaveLength(1);
});

test('a marksheet of an exam states its marks, absences, total and result', async () => {
  await saveMarks(token, world, [
    marksOf(
      world,
      0,
      { Science: { theoryMarks: 61.5, practicalMarks: 28 }, Hindi: { theoryMarks: 71 } },
      { studentAttendance: 98.5, schoolAttendance: 110 },
    ),
    marksOf(world, 1, {
      Science: { theoryMarks: 20, practicalNotAppearInExamReason: 'ABSENT' },
      Hindi: { theoryMarks: 50 },
    }),
    marksOf(world, 2, { Science: { theoryMarks: 40 }, Hindi: { theoryNotAppearInExamReason: 'MEDICAL' } }),
  ]);
  const [one, two, three] = await pagesOf({ studentIds: ids(2, 0, 1) });
  expect(nameIn(one ?? [])).toBe(world.students[0]?.name);
  for (const line of [
    'Half Yearly · Session 2026 - 2027',
    `Class 9 – A Roll no. ${world.students[0]?.rollNo}`,
    'Hindi 71/100 100 71',
    'Science 61.5/70 28 100 89.5 D',
    'Total 160.5/200 200 160.5',
    'Attendance (days) 98.5/110',
    '161 of 200 80.50 % First 1 of 1',
    'Result Passed in first division',
    'Total in words One Hundred Sixty One',
  ])
    expect(one).toContain(line);
  expect(two).toContain('Science 20/70 AB 100 20 F');
  expect(two).toContain('Result Failed in Science');
  expect(three).toContain('Hindi ML/100 – –');
  expect(three).toContain('Result Result incomplete: Science practical missing');
});

test('the annual exam has the result of the year: grace, supplementary exam and all exams side by side', async () => {
  world = await marksWorld('9');
  const [place] = await sql<{ session: number; class: number; exam: number; second: number }>(
    `SELECT e.session_id AS session, e.class_id AS class, e.id AS exam, s.id AS second FROM exams e JOIN classes c ON c.id = e.class_id
       JOIN sessions t ON t.id = e.session_id JOIN exams s ON s.class_id = e.class_id AND s.session_id = e.session_id AND s.kind = 'SUPPLEMENTARY'
      WHERE e.school_id = $1 AND t.status = 'ACTIVE' AND c.name = '8' AND e.kind = 'ANNUAL'`,
    [FIRST],
  );
  const class8 = { sessionId: place?.session, classId: place?.class, sectionId: -1 };
  const pages = await pagesOf({ ...class8, examId: place?.exam });
  const results = pages.map((lines) => lines.find((line) => line.startsWith('Result '))?.slice(7) ?? '');
  expect(results).toContain('Passed in first division');
  const [graced] = results.flatMap((result, at) => (/with grace of/.test(result) ? [pages[at]] : []));
  expect(graced?.some((line) => /\+\d+(\.\d+)?\*$/.test(line))).toBe(true);
  expect(graced).toContain('Report Card');
  expect(graced?.some((line) => line.startsWith('Term Exam 1 Term Exam 2 Half Yearly Annual'))).toBe(true);
  const [second] = results.flatMap((result, at) => (/in the supplementary exam/.test(result) ? [pages[at]] : []));
  expect(second?.join('\n')).toContain('Supplementary');
  expect(second?.some((line) => / – –$/.test(line))).toBe(true);
  // Those who did not sit it have no column for it.
  expect(graced?.join('\n')).not.toContain('Supplementary');
  const again = await pagesOf({ ...class8, examId: place?.second });
  expect(again.map((lines) => lines.filter((line) => line.startsWith('Result ')))).toEqual(
    pages.map((lines) => lines.filter((line) => line.startsWith('Result '))),
  );
});

test('an exam shows those before it; grades of the school’s scale and subjects by grade are on the marksheet', async () => {
  await giveRules({
    scale: [
      { name: 'A+', fromPercent: 90 },
      { name: 'B', fromPercent: 60 },
      { name: 'C', fromPercent: 0 },
    ],
  });
  const gradeId = world.grades['B'];
  const science = { theoryMarks: 63, practicalMarks: 27 };
  await saveMarks(token, world, [
    marksOf(world, 0, {
      Science: science,
      Hindi: { theoryMarks: 89.5 },
      'Rajasthan Studies': { theoryGradeId: gradeId },
    }),
  ]);
  const [page] = await pagesOf({ studentIds: ids(0) });
  expect(page).toContain('Science 63/70 27 100 90 D A+');
  expect(page).toContain('Hindi 89.5/100 100 89.5 D B');
  expect(page).toContain('Subjects evaluated by grade Half Yearly');
  expect(page).toContain('Rajasthan Studies B');
  expect(page?.join('\n')).not.toContain('Annual');
  const [annual] = await pagesOf({ studentIds: ids(0), examId: world.exams.Annual });
  expect(annual?.join('\n')).toContain('Half Yearly Annual Total of the year');
  expect(annual?.find((line) => line.startsWith('Result '))).toMatch(
    /^Result Result incomplete: .*Hindi theory \(Annual\)/,
  );
});

test('remark, declaration date and photograph are printed', async () => {
  const [one] = world.students;
  await sql(
    `INSERT INTO student_remarks (school_id, session_id, student_id, remark, modified_at) VALUES ($1, $2, $3, 'Reads well.', now())`,
    [FIRST, world.place.sessionId, one?.id],
  );
  await sql("UPDATE exams SET result_declaration_date = '2026-12-01' WHERE id = $1", [world.exams['Half Yearly']]);
  const images = async () =>
    (await take({ format: 'PDF', studentIds: ids(0) })).body.toString('latin1').split('/Subtype /Image').length;
  const before = await images();
  await sql(
    `WITH photo AS (INSERT INTO images (school_id, content_type, bytes, created_at) SELECT $1, content_type, bytes, now() FROM images
       WHERE school_id = $1 LIMIT 1 RETURNING id) UPDATE students SET image_id = (SELECT id FROM photo) WHERE id = $2`,
    [FIRST, one?.id],
  );
  expect(await images()).toBe(before + 1);
  const [page] = await pagesOf({ studentIds: ids(0) });
  expect(page).toContain('Remark of the class teacher Reads well.');
  expect(page).toContain('Result declared on 01/12/2026');
});

test('marksheets of all sections are in the order of the sections, then of the roll numbers, in both formats', async () => {
  const b = await studentsOf(world, world.sections['B']);
  const names = [...world.students, ...b].map(({ name }) => name);
  expect((await pagesOf({ sectionId: -1 })).map(nameIn)).toEqual(names);
  const entries = partsOf((await take({ sectionId: -1 })).body).flatMap(({ name }) =>
    name.endsWith('.pdf') ? name.slice(0, 3) : [],
  );
  expect(entries).toEqual([...world.students.map(() => '9-A'), ...b.map(() => '9-B')]);
});

test('CALL2-55 all sections, a search text and a selection name the students; those who left have no marksheet', async () => {
  const b = await studentsOf(world, world.sections['B']);
  const [first, second] = world.students;
  await changeLife(second?.id ?? 0, 'STRUCK_OFF');
  const all = await pagesOf({ sectionId: -1 });
  const names = all.map(nameIn);
  expect(names).toEqual(expect.arrayContaining([first?.name, b[0]?.name]));
  expect(all.join('\n')).not.toContain(`Student code ${second?.code}`);
  expect((await pagesOf({ searchText: String(first?.code) })).map(nameIn)).toEqual([first?.name]);
  const { headers } = await take({ format: 'PDF', sectionId: null });
  expect(String(headers['content-disposition'])).toContain('"Marksheets Half Yearly 9 2026 - 2027.pdf"');
});

test('marksheets include students who left after the end of the session or in a later one', async () => {
  const { sessionId } = world.place;
  const [struckOff, second, third] = world.students;
  const next = await sessionOf('UPCOMING');
  await leave(struckOff?.id, 'STRUCK_OFF', sessionId);
  await leave(struckOff?.id, 'TC_ISSUED', next);
  await leave(second?.id, 'TC_ISSUED', next);
  await leave(third?.id, 'STRUCK_OFF', sessionId);
  await leave(third?.id, 'ACTIVE', sessionId);
  await leave(third?.id, 'TC_ISSUED', sessionId, '2027-03-31T18:30:00Z');
  const names = () => pagesOf().then((pages) => pages.map(nameIn));
  const remaining = world.students.slice(3).map(({ name }) => name);
  expect(await names()).toEqual([second?.name, third?.name, ...remaining]);
  await sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [sessionId]);
  expect(await names()).toEqual([second?.name, third?.name, ...remaining]);
  expect((await pagesOf({ studentIds: ids(1) })).map(nameIn)).toEqual([second?.name]);
  await sql("UPDATE student_history SET created_at = '2027-03-31T18:29:59Z' WHERE student_id = $1", [third?.id]);
  expect(await names()).toEqual([second?.name, ...remaining]);
});

test('CALL2-55 CODE-158 CODE-161 CODE-103 unknown classes, sessions, sections and exams, and others’, are not found', async () => {
  const class8 = await marksWorld('8');
  const theirs = await marksWorld('9', SECOND);
  const rejected: [Changes, number][] = [
    [{ classId: 2_000_000 }, 158],
    [{ classId: theirs.place.classId }, 158],
    [{ sessionId: 2_000_000 }, 103],
    [{ sessionId: theirs.place.sessionId }, 103],
    [{ sectionId: class8.sections['A'] }, 118],
    [{ examId: 2_000_000 }, 161],
    [{ examId: theirs.exams.Annual }, 161],
  ];
  for (const [changes, code] of rejected) expect([changes, await reject(changes)]).toEqual([changes, [404, code]]);
  expect(await reject({ studentIds: [] })).toEqual([400, 109]);
  expect(await reject({ schoolId: SECOND })).toEqual([403, 189]);
  expect(await reject({}, await tokenOf('admin2'))).toEqual([403, 189]);
});

test('B12 the marksheets need their own privilege: that of the marks is not enough', async () => {
  await setPrivileges('teacher', 'UPLOAD_RESULT', 'RESULT_CONFIG', 'LOCK_RESULT');
  expect(await reject({}, await tokenOf('teacher'))).toEqual([403, 137]);
  await setPrivileges('teacher', 'DOWNLOAD_MARKSHEET');
  expect(await pagesOf({ studentIds: ids(0) }, await tokenOf('teacher'))).toHaveLength(1);
  expect(await trail()).toHaveLength(1);
});

test('CODE-126 a student outside the class and section is rejected, and the response names the place', async () => {
  const [other] = await studentsOf(world, world.sections['B']);
  const answer = envelopeOf(await take({ studentIds: [world.students[0]?.id, other?.id] }));
  const message = 'The student is not in this class';
  expect([...verdict(answer), answer.responseMsg, answer.data?.problems]).toEqual([
    ...[409, 126, message],
    [{ path: 'studentIds.1', message }],
  ]);
  expect(await pagesOf({ sectionId: -1, studentIds: [other?.id] })).toHaveLength(1);
});

test('MARKS-49 CODE-176 CODE-147 a section or class without students, and a search without a match, answer an envelope', async () => {
  const none = [404, 176, 'There are no students for this result'];
  expect(isFile((await take({ searchText: 'no such student' })).headers)).toBe(false);
  expect(await rejection({ searchText: 'no such student' })).toEqual(none);
  await sql('DELETE FROM student_marks');
  await sql('UPDATE enrolments SET section_id = NULL WHERE section_id = $1', [world.sections['B']]);
  expect(await rejection({ sectionId: world.sections['B'] })).toEqual(none);
  const { classId, sessionId } = world.place;
  await sql(
    "UPDATE students SET life = 'STRUCK_OFF' WHERE id IN (SELECT student_id FROM enrolments WHERE class_id = $1 AND session_id = $2)",
    [classId, sessionId],
  );
  expect(await rejection({ sectionId: -1 })).toEqual(none);
  expect(await trail()).toEqual([]);
});

test('MARKS-49 CODE-175 a file that cannot be produced answers an envelope', async () => {
  await sql(
    `WITH photo AS (INSERT INTO images (school_id, content_type, bytes, created_at) VALUES ($1, 'image/jpeg', 'none', now()) RETURNING id)
     UPDATE students SET image_id = (SELECT id FROM photo) WHERE id = $2`,
    [FIRST, world.students[0]?.id],
  );
  expect(await reject()).toEqual([500, 175]);
  expect(isFile((await take()).headers)).toBe(false);
  expect(await reject({ format: 'PDF' })).toEqual([500, 175]);
  expect(await pagesOf({ studentIds: ids(1) })).toHaveLength(1);
});

describe('CONTROL-12 CODE-174 the declaration date of the exam', () => {
  const declare = (date: string | null) =>
    sql('UPDATE exams SET result_declaration_date = $2 WHERE id = $1', [world.exams['Half Yearly'], date]);

  test('is not asked for unless the school requires it', async () => {
    await declare(null);
    expect(await pagesOf({ studentIds: ids(0) })).toHaveLength(1);
    await declare('2030-01-01');
    expect(await pagesOf({ studentIds: ids(0) })).toHaveLength(1);
  });

  test('is required where the rules of the session say so: it must be set, and today or earlier', async () => {
    await setClock('2026-07-15T06:00:00.000Z');
    token = await tokenOf('admin');
    await giveRules({ declared: true });
    await declare(null);
    expect(await rejection()).toEqual([
      ...[409, 174, 'Half Yearly has no result declaration date. Set it in Control Result'],
    ]);
    await declare('2026-07-16');
    expect(await rejection()).toEqual([
      ...[409, 174, 'The result of Half Yearly is declared on 16/07/2026. Marksheets are available from that day'],
    ]);
    expect(await trail()).toEqual([]);
    await declare('2026-07-15');
    expect(await pagesOf({ studentIds: ids(0) })).toHaveLength(1);
    // Of another exam it says nothing.
    expect(await reject({ examId: world.exams.Annual })).toEqual([409, 174]);
  });
});

test('a locked exam, a session that is not active and a disabled school have marksheets', async () => {
  await sql('UPDATE exams SET locked_edit_marks = true WHERE id = $1', [world.exams['Half Yearly']]);
  await disableSchool(await tokenOf('platform'));
  await sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [world.place.sessionId]);
  expect(await pagesOf({ studentIds: ids(0) })).toHaveLength(1);
});

test('B12 each file is in the audit trail with its filter and rows; the eleventh in a minute is 203', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('admin');
  const studentIds = ids(0, 1);
  await pagesOf({ studentIds, runKey: 'a-key-of-this-run' });
  expect(await trail()).toEqual([
    {
      school: FIRST,
      details: {
        entity: 'marksheets of exam',
        id: world.exams['Half Yearly'],
        after: { ...marksForm(world), format: 'PDF', studentIds, searched: false, rows: 2 },
      },
    },
  ]);
  await sql(`INSERT INTO audit_entries (at, school_id, user_id, event, request_id)
    SELECT at, school_id, user_id, event, request_id FROM audit_entries, generate_series(1, 9) WHERE event = 'downloadMarksheets'`);
  expect(await reject()).toEqual([429, 203]);
});

test('code 201 more than 2,000 students are rejected, and the response states what to do', async () => {
  const { sessionId, classId } = world.place;
  await sql(`INSERT INTO students (school_id, code, sr_no, life, name, name_key, father_name, gender, date_of_birth, admission_date,
      mobile_no, address, district, block, pin_code, created_at, modified_at)
    SELECT 1, 50000 + n, 'M' || n, 'ACTIVE', 'Same Name', 'same name', 'Same Father', 'MALE', DATE '2000-01-01' + n, '2026-04-02',
      '9811122233', 'a', 'd', 'b', '302001', now(), now() FROM generate_series(1, 2000) n`);
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT 1, $1, id, $2, $3, 'COMPLETE', 'ADMISSION', life, name_key, now() FROM students WHERE name = 'Same Name'`,
    [sessionId, classId, world.sections['A']],
  );
  const [status, code, message] = await rejection();
  expect([status, code]).toEqual([413, 201]);
  expect(message).toMatch(/^These are 2,0\d\d students\. At most 2,000 marksheets/);
  const same = await pagesOf({ searchText: '5000' });
  expect(same.length).toBeGreaterThan(0);
});
