// Students registered from one spreadsheet: all of them as the form would store each, or none.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { check, importFile, reasons, row, runningSession, workbookOf } from '../support/imports';
import { list, getStudent, reveal } from '../support/students';
import { countOf, stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const idOf = async (name: string): Promise<number> =>
  (await sql<{ id: number }>('SELECT id FROM students WHERE name = $1', [name]))[0]?.id ?? 0;

test('STUDENT-68 each row is stored as the form would store it: numbers, parents, place, search and counts', async () => {
  const sessionId = await runningSession();
  const before = (await list(token, { sessionId })).data.totalElements;
  const file = await workbookOf(
    row('Full Row', {
      'Sr. No.': 'F/9',
      'Aadhar Number': '234567890124',
      Category: 'obc',
      RTE: 'Yes',
      Religion: '=1+1',
      'Father PAN Number': 'abcpe1234f',
      'Father Tax Payer': 'Yes',
      'Mother Name': 'Sunita  Verma',
      'Mother Aadhar Number': 345678901234,
      'Last School Name': 'Old School',
      'Last School Result': 'pass',
    }),
    row('Plain Row'),
    row('Third Row', { Class: '1', Section: 'B' }),
  );
  const answer = await importFile(token, file, 3);
  expect([...verdict(answer), answer.data.students]).toEqual([200, 100, 3]);
  expect(answer.data.registered[2]).toMatchObject({
    row: 4,
    studentName: 'Third Row',
    className: '1',
    sectionName: 'B',
  });
  const { data } = await getStudent(token, await idOf('Full Row'));
  expect(data).toMatchObject({
    studentSrNo: 'F/9',
    aadharNo: 'XXXX XXXX 0124',
    category: 'OBC',
    rte: true,
    religion: '=1+1',
    fatherName: 'Ramesh Verma',
    motherName: 'Sunita Verma',
    dateOfBirth: '2016-08-15',
    version: 1,
    disabled: false,
    enrollments: [{ sessionId, className: '5', sectionName: 'A', rollNo: null, registrationStatus: 'COMPLETE' }],
    lastSchoolDetails: { name: 'Old School', result: 'Pass' },
  });
  expect((await reveal(token, data.studentId)).data).toMatchObject({
    aadharNo: '234567890124',
    parents: [
      { aadharNo: null, panNo: 'ABCPE1234F' },
      { aadharNo: '345678901234', panNo: null },
    ],
  });
  const rows = await sql<{ code: number; sr: string }>(
    "SELECT code, sr_no AS sr FROM students WHERE name LIKE '% Row' ORDER BY code",
  );
  const [first] = rows;
  expect(answer.data.registered.map((one) => [one.studentCode, one.studentSrNo])).toEqual(
    rows.map(({ code, sr }) => [code, sr]),
  );
  expect(rows.map(({ code }) => code - (first?.code ?? 0))).toEqual([0, 1, 2]);
  expect(Number(rows[2]?.sr) - Number(rows[1]?.sr)).toBe(1);
  expect((await list(token, { sessionId })).data.totalElements).toBe(before + 3);
  expect((await list(token, { sessionId, searchText: 'third ramesh' })).data.content).toHaveLength(1);
  expect(await countOf('student_words')).toBe(await countOf('students'));
});

test('CODE-166 nothing is stored while a row is wrong, or where other rows would be stored than were confirmed', async () => {
  const before = await stored();
  const wrong = await importFile(token, await workbookOf(row('Good'), row('Bad', { 'Pin Code': '1', Gender: 'x' })), 1);
  expect([...verdict(wrong), wrong.responseMsg, wrong.data]).toEqual([
    422,
    166,
    'One row has errors. Nothing was registered.',
    {
      problems: [
        { path: 'Gender', row: 3, message: 'Gender must be one of: Male, Female, Other. The file has "x".' },
        { path: 'Pin Code', row: 3, message: 'Pin Code must be 6 digits. The file has "1".' },
      ],
    },
  ]);
  const other = await importFile(token, await workbookOf(row('Good'), row('Better')), 3);
  expect([...verdict(other), other.responseMsg]).toEqual([
    409,
    205,
    '2 students would be registered now, but 3 were confirmed. Check the file again.',
  ]);
  expect(await stored()).toEqual(before);
});

test('who is registered already is left out, and a file is imported once', async () => {
  const first = await workbookOf(row('One'), row('Two'));
  expect(verdict(await importFile(token, first, 2))).toEqual([200, 100]);
  const longer = await workbookOf(row('One', { 'Pin Code': 'x' }), row('Two'), row('Three'));
  expect((await check(token, longer)).data).toMatchObject({ ready: 1, wrong: 0, known: 2 });
  expect(verdict(await importFile(token, longer, 1))).toEqual([200, 100]);
  expect(verdict(await importFile(token, first, 2))).toEqual([409, 205]);
  expect(await countOf('students', "name IN ('One', 'Two', 'Three')")).toBe(3);
});

test('typed numbers of the register are passed over, and those in the way of the next ones too', async () => {
  const [counter] = await sql<{ next: number }>(
    "SELECT next_number AS next FROM counters WHERE school_id = 1 AND kind = 'STUDENT_SR_NO'",
  );
  const next = counter?.next ?? 0;
  await sql('UPDATE students SET sr_no = $1 WHERE id = (SELECT min(id) FROM students WHERE school_id = 1)', [
    String(next + 6),
  ]);
  const file = await workbookOf(row('A'), row('B', { 'Sr. No.': next + 4 }), row('C'), row('D', { 'Sr. No.': '007x' }));
  expect(verdict(await importFile(token, file, 4))).toEqual([200, 100]);
  const given = await sql<{ sr: string }>(
    "SELECT sr_no AS sr FROM students WHERE name IN ('A', 'B', 'C', 'D') AND school_id = 1 ORDER BY name",
  );
  expect(given.map(({ sr }) => sr)).toEqual([String(next + 5), String(next + 4), String(next + 7), '007x']);
});

test('CODE-112 CODE-191 a disabled school and a completed session take nobody in', async () => {
  const file = await workbookOf(row('One'));
  const [old] = await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 1 AND status = 'COMPLETED'");
  expect(verdict(await importFile(token, file, 1, { fields: { sessionId: old?.id } }))).toEqual([409, 191]);
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  expect(verdict(await importFile(token, file, 1))).toEqual([409, 112]);
  expect(verdict(await check(token, file))).toEqual([409, 112]);
});

test('FEE-50 the column New Admission decides whether the admission fee applies; blank, the rule decides, and the check counts both', async () => {
  const old = { 'Admission Date': '06/04/2020' };
  const rows = [
    row('Blank new', { 'Admission Date': '20/03/2026', 'New Admission': null }),
    row('Blank old', old),
    row('Stated new', { ...old, 'New Admission': 'Yes' }),
    row('Stated old', { 'New Admission': 'no' }),
  ];
  const wrong = await check(token, await workbookOf(...rows, row('Wrong', { 'New Admission': 'Maybe' })));
  expect(reasons(wrong)).toEqual({
    6: [['New Admission', 'New Admission must be one of: Yes, No. The file has "Maybe".']],
  });
  const file = await workbookOf(...rows);
  expect((await check(token, file)).data).toMatchObject({ ready: 4, newAdmissions: 2 });
  const [upcoming] = await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 1 AND status = 'UPCOMING'");
  const fields = { sessionId: upcoming?.id };
  expect((await check(token, file, fields)).data).toMatchObject({ newAdmissions: 3 });
  const stored = () =>
    sql<{ name: string; isNew: boolean }>(
      `SELECT s.name, e.new_admission AS "isNew" FROM students s JOIN enrolments e ON e.student_id = s.id
       WHERE s.name IN ('Blank new', 'Blank old', 'Stated new', 'Stated old') ORDER BY s.name`,
    );
  const newIn = async () => (await stored()).filter(({ isNew }) => isNew).map(({ name }) => name);
  expect(verdict(await importFile(token, file, 4))).toEqual([200, 100]);
  expect(await newIn()).toEqual(['Blank new', 'Stated new']);
  await resetProvider();
  expect(verdict(await importFile(await tokenOf('admin'), file, 4, { fields }))).toEqual([200, 100]);
  expect(await newIn()).toEqual(['Blank new', 'Blank old', 'Stated new']);
});
