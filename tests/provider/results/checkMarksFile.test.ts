// The dry run of a marks file: what would be stored, what another user changed, and what is not read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resetProvider, setClock, sql, tokenOf, displayNameOf } from '../../support/provider';
import { verdict } from '../support/http';
import { sheetOf } from '../support/imports';
import { marksOf, marksWorld, saveMarks, storedMarks, studentsOf, type MarksWorld } from '../support/marks';
import { checkFile, filled, GRADED, HINDI, PRACTICAL, SCHOOL, SCIENCE, template, upload } from '../support/marksFile';

const AT = '2026-07-15T04:45:00.000Z';
let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  await setClock(AT);
  token = await tokenOf('admin');
  world = await marksWorld();
});

const science = (index: number, theoryMarks: number) => marksOf(world, index, { Science: { theoryMarks } });
const entry = (column: string, stored: string | null, sent: string | null, more: object = { state: 'READY' }) => ({
  column,
  stored,
  sent,
  ...more,
});

test('the check names each entry with its stored and its new value, and stores nothing', async () => {
  await saveMarks(token, world, [science(0, 40), science(1, 50)]);
  const file = await filled(await template(token, world), world, {
    0: { [SCIENCE]: 61.5, [PRACTICAL]: 'absent', [SCHOOL]: '२२०' },
    1: { [SCIENCE]: null, [GRADED]: 'c' },
    2: { [HINDI]: '045.50' },
  });
  const before = await storedMarks(world);
  const { data } = await checkFile(token, world, file);
  const [first, second, third] = world.students;
  const row = (at: number, student: typeof first, entries: object[]) => ({
    ...{ row: at, studentCode: String(student?.code), studentName: student?.name, entries, problems: [] },
  });
  expect(data).toEqual({
    check: expect.stringMatching(/^[\w-]{40,}$/) as string,
    students: expect.any(Number) as number,
    ...{ ready: 6, conflicts: 0, wrong: 0 },
    notRead: { hiddenRows: 0, hiddenColumns: 0, hiddenSheets: 0, otherSheets: [], unknownColumns: [] },
    rows: [
      row(2, first, [
        entry('School Attendance', null, '220'),
        entry('Science Theory', '40', '61.5'),
        entry('Science Practical', null, 'AB'),
      ]),
      row(3, second, [entry('Science Theory', '50', null), entry('Rajasthan Studies Theory', null, 'C')]),
      row(4, third, [entry('Hindi Theory', null, '45.5')]),
    ],
  });
  expect(await storedMarks(world)).toEqual(before);
});

test('an entry that another user changed is a conflict with both values, user and time', async () => {
  await saveMarks(token, world, [science(0, 40)]);
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 45 }, 1: { [SCIENCE]: 50 } });
  await saveMarks(await tokenOf('teacher'), world, [science(0, 41)]);
  const { data } = await checkFile(token, world, file);
  const conflict = { state: 'CONFLICT', by: await displayNameOf('teacher'), at: AT };
  expect([data.ready, data.conflicts, data.rows.flatMap(({ entries }) => entries)]).toEqual([
    ...[1, 1],
    [entry('Science Theory', '41', '45', conflict), entry('Science Theory', null, '50')],
  ]);
});

test('D10 rows with errors are listed with each reason, beside the rows that are right', async () => {
  const file = await filled(await template(token, world), world, {
    0: { [SCIENCE]: 95, [PRACTICAL]: 'x' },
    1: { [SCIENCE]: 50 },
  });
  const { data } = await checkFile(token, world, file);
  expect([data.ready, data.wrong, data.rows.map(({ row, problems }) => [row, problems])]).toEqual([
    ...[2, 1],
    [
      [
        2,
        [
          { column: 'Science Practical', message: 'Enter marks, AB, ML or L. The file has "x".' },
          { column: 'Science Theory', message: 'Marks should be between 0 and 70. The file has "95".' },
        ],
      ],
      [3, []],
    ],
  ]);
});

test('columns may be moved and left out; unknown columns are not read and are listed', async () => {
  const [first, , third] = world.students;
  const file = await sheetOf([
    ['Bus', 'Hindi Theory', 'student  CODE', 'Science Theory (out of 70)'],
    ['7', 80, first?.code, 60],
    [null, null, third?.code],
  ]);
  const { data } = await checkFile(token, world, file);
  expect(data).toMatchObject({
    ...{ students: 2, ready: 2, wrong: 0 },
    notRead: { hiddenRows: 0, hiddenColumns: 0, hiddenSheets: 0, otherSheets: [], unknownColumns: ['Bus'] },
  });
  expect(data.rows[0]?.entries).toEqual([entry('Hindi Theory', null, '80'), entry('Science Theory', null, '60')]);
});

test('a subject merged over its components and notations of a reason are read; similar headings are not', async () => {
  const [first, second] = world.students;
  const file = await sheetOf(
    [
      ['Student Code', 'Science', null, 'Hindi Thery'],
      [null, 'Practical', 'Theory (out of 70)'],
      [first?.code, 'Abs.', '६०', 80],
      [second?.code, 'medical', '45½', 81],
    ],
    (sheet) => {
      sheet.mergeCells('A1:A2');
      sheet.mergeCells('B1:C1');
      sheet.mergeCells('D1:D2');
    },
  );
  const { data } = await checkFile(token, world, file);
  expect(data.rows.map(({ entries, problems }) => [entries, problems])).toEqual([
    [[entry('Science Theory', null, '60'), entry('Science Practical', null, 'AB')], []],
    [[entry('Science Theory', null, '45.5'), entry('Science Practical', null, 'ML')], []],
  ]);
  expect(data.notRead.unknownColumns).toEqual(['Hindi Thery']);
});

const CORRECT = 'Download the template again, or correct the heading.';

test.each<[string, string[] | null]>([
  ['Science Theory (out of 100)', ['Science Theory is out of 70 now, but out of 100 in the heading of the file.']],
  [
    'Science Theory (Out Of: १०० marks)',
    ['Science Theory is out of 70 now, but out of 100 in the heading of the file.'],
  ],
  ['Science Theory (10–50)', ['Science Theory is out of 70 now, but out of 50 in the heading of the file.']],
  ['Science Theory (10–70)', null],
  ['Science Theory (2025-26)', null],
  ['School Attendance (out of 220)', null],
])('CODE-166 the heading %s is compared with the maximum of the exam', async (heading, faults) => {
  const [first] = world.students;
  const file = await sheetOf([
    ['Student Code', heading, 'Hindi Theory (out of 100)'],
    [first?.code, 68, 80],
  ]);
  const answer = await checkFile(token, world, file);
  expect([...verdict(answer), answer.data.problems?.map(({ message }) => message) ?? null]).toEqual(
    faults ? [422, 166, faults] : [200, 100, null],
  );
  if (faults) expect(answer.responseMsg).toBe([...faults, CORRECT].join(' '));
});

test('CODE-166 the maximum of a heading is found in the second row of headings, and behind a long name of a subject', async () => {
  const name = 'A'.repeat(50);
  await sql('UPDATE master_subjects SET name = $2 WHERE id = $1', [world.subjects['Hindi'], name]);
  const file = await sheetOf(
    [
      ['Student Code', 'Science', `${name} Theory (out of 80)`],
      [null, 'Theory (out of 100)'],
      [world.students[0]?.code, 68, 80],
    ],
    (sheet) => sheet.mergeCells('C1:C2'),
  );
  const answer = await checkFile(token, world, file);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    `${name} Theory is out of 100 now, but out of 80 in the heading of the file. Science Theory is out of 70 now, but out of 100 in the heading of the file. ${CORRECT}`,
  ]);
});

test('a value over several columns is a problem of each', async () => {
  const [, , third] = world.students;
  const file = await sheetOf(
    [
      ['Student Code', 'Student Name', 'Science', null, 'Hindi'],
      [null, null, 'Theory', 'Practical', 'Theory'],
      [third?.code, null, 'AB'],
    ],
    (sheet) => {
      for (const range of ['A1:A2', 'B1:B2', 'C1:D1', 'C3:E3']) sheet.mergeCells(range);
    },
  );
  const { data } = await checkFile(token, world, file);
  const across = (column: string, found = '') => ({
    column,
    message: `${column} is one cell for several columns. Type the value of each column in its own cell.${found}`,
  });
  expect(data.rows.map(({ entries, problems }) => [entries, problems])).toEqual([
    [[], [across('Hindi Theory'), across('Science Theory', ' The file has "AB".'), across('Science Practical')]],
  ]);
});

test('without a code a student is found by Sr. No. and name, and a subject alone names its only component', async () => {
  const [first, other] = world.students;
  const [found, second] = await sql<{ srNo: string }>(
    'SELECT sr_no AS "srNo" FROM students WHERE id = ANY($1) ORDER BY id = $2 DESC',
    [`{${first?.id},${other?.id}}`, first?.id],
  );
  const file = await sheetOf([
    ['Bus', 'Sr. No.', 'Name', 'Hindi'],
    ['x', found?.srNo ?? '', first?.name ?? '', 77],
    ['y', 'none', 'Nobody', 70],
    ['z', second?.srNo ?? '', null, 60],
  ]);
  const { data } = await checkFile(token, world, file);
  expect(data.rows).toEqual([
    expect.objectContaining({ studentName: first?.name, entries: [entry('Hindi Theory', null, '77')] }),
    expect.objectContaining({
      problems: [
        {
          column: 'Student Sr No.',
          message: 'There is no student with the Sr. No. none in this session. The file has "none".',
        },
      ],
    }),
    expect.objectContaining({
      problems: expect.arrayContaining([
        { column: 'Student Name', message: 'Student Name is missing. A row without a Student Code needs it.' },
      ]),
    }),
  ]);
});

test('MARKS-43 CODE-166 a running number alone does not name the students', async () => {
  const file = await sheetOf([
    ['Sr. No.', 'Child', 'Hindi'],
    ['1', 'Asha', 77],
  ]);
  const answer = await checkFile(token, world, file);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'The students are not named. Add the column Student Code, or the columns Student Sr No. and Student Name.',
  ]);
});

const fixture = (name: string): Buffer => readFileSync(join(__dirname, '../support/files', name));

test.each(['marksOfLibreOffice.xls', 'marksOfLibreOffice.xlsx'])(
  'MARKS-13 CALL2-57 %s, a template that LibreOffice saved, is stored with names in Hindi, grades and calculated marks',
  async (name) => {
    for (const [index, code] of [90_001, 90_002].entries())
      await sql('UPDATE students SET code = $2, name = $3 WHERE id = $1', [
        world.students[index]?.id,
        code,
        index === 0 ? 'लावण्या राठी' : 'Second Student',
      ]);
    expect(verdict(await upload(token, world, fixture(name)))).toEqual([200, 100]);
    expect(await storedMarks(world)).toEqual({
      '0 Science theory': ['61.5', 1],
      '0 Science practical': ['22.5', 1],
      '0 Rajasthan Studies theory': [`grade ${world.grades['B']}`, 1],
      '0 attendance school': ['220', 1],
      '1 Science theory': ['ABSENT', 1],
    });
  },
);

test('CODE-166 the hidden sheet of a template is read from an .xls file that LibreOffice saved', async () => {
  const answer = await checkFile(token, world, fixture('marksOfOtherExam.xls'));
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'The file was made for another exam, not for Half Yearly.',
  ]);
});

test('a blank cell of the template of a subject that the student no longer takes is no error and no conflict', async () => {
  const eleventh = await marksWorld('11');
  const { sessionId, classId } = eleventh.place;
  const sections = await sql<{ id: number; takes: boolean }>(
    `SELECT p.id, p.stream = c.stream AS takes FROM sections p JOIN class_subjects c ON c.class_id = p.class_id
      WHERE p.class_id = $1 AND p.stream IS NOT NULL AND p.deleted_at IS NULL AND c.session_id = $2 AND c.subject_id = $3
      ORDER BY p.id`,
    [classId, sessionId, eleventh.subjects['Physics']],
  );
  const sectionOf = (takes: boolean) => sections.find((one) => one.takes === takes)?.id;
  const all = { ...eleventh, students: await studentsOf(eleventh, sectionOf(true)) };
  const [physics, params] = ['Physics Theory (out of 70)', { sectionId: null }];
  const file = await template(token, all, params);
  await upload(token, all, await filled(file, all, { 0: { [physics]: 50 } }), { params });
  await sql('UPDATE enrolments SET section_id = $1, roll_no = NULL WHERE session_id = $2 AND student_id = $3', [
    sectionOf(false),
    sessionId,
    all.students[0]?.id,
  ]);
  const again = await filled(file, all, { 1: { [physics]: 44 } });
  expect((await checkFile(token, all, again, { params })).data).toMatchObject({ ready: 1, conflicts: 0, wrong: 0 });
});

test('grades of a long list, with brackets, are read from the template, which shows the first ones', async () => {
  const names = ['Excellent', 'Very Good', 'Good', 'Average', 'Fair', 'Poor', 'Z(1)'];
  for (const [index, name] of names.entries())
    await sql('INSERT INTO grades (school_id, name, name_key, sequence, created_at) VALUES (1, $1, $2, $3, now())', [
      ...[name, name.toLowerCase(), 90 + index],
    ]);
  const heading = 'Rajasthan Studies Theory (grade: A, B, C, D, E, Excellent, Very Good, Good, Average, …)';
  const file = await filled(await template(token, world), world, {
    0: { [heading]: 'Z(1)' },
    1: { [heading]: 'Fair' },
  });
  const { data } = await checkFile(token, world, file);
  expect([data.ready, data.notRead.unknownColumns]).toEqual([2, []]);
});

test('a subject with a range in its name is read from the template', async () => {
  await sql("UPDATE master_subjects SET name = 'Science (1-5)', name_key = 'science (1-5)' WHERE name = 'Science'");
  const heading = 'Science (1-5) Theory (out of 70)';
  const file = await filled(await template(token, world), world, { 0: { [heading]: 61 } });
  expect(await checkFile(token, world, file)).toMatchObject({ status: 200, data: { ready: 1 } });
});

test.each([
  ['Prog C', 'Prog C++'],
  ['Maths', 'Maths (D)'],
  ['Craft (1-2)', 'Craft'],
])('the template names %s and %s, whose names have the same key, by its whole headings', async (one, other) => {
  for (const [name, renamed] of [
    ['Hindi', one],
    ['Sanskrit', other],
  ])
    await sql('UPDATE master_subjects SET name = $2, name_key = lower($2) WHERE name = $1', [name, renamed]);
  const headings = [one, other].map((name) => `${name} Theory (out of 100)`) as [string, string];
  const file = await filled(await template(token, world), world, { 0: { [headings[0]]: 61, [headings[1]]: 62 } });
  const { data } = await checkFile(token, world, file);
  const [row] = data.rows;
  expect([
    data.notRead.unknownColumns,
    new Set(row?.entries.map(({ column, sent }) => `${String(column)} ${String(sent)}`)),
  ]).toEqual([[], new Set([`${one} Theory 61`, `${other} Theory 62`])]);
});
