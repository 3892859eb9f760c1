// Headings of an office's own: suggested, confirmed by the user, and remembered for the next file of the school.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { bearer, send, verdict } from '../support/http';
import {
  annotate,
  cellsOf,
  check,
  importFile,
  mappingOf,
  reasons,
  row,
  runningSession,
  sheetOf,
  workbookOf,
  type Row,
} from '../support/imports';
import { SECOND } from '../support/schools';
import { readSheet } from '../support/sheets';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

/** A row whose name and category have headings of the office. */
function own(name: string, changes: Row = {}): Row {
  const { 'Student Name': studentName, ...rest } = row(name, changes);
  return { Pupil: studentName ?? null, ...rest, 'Cat.': 'Gen', Bus: '7' };
}
const MAPPING = mappingOf({ Pupil: 'studentName', 'Cat.': 'category', Bus: null });

const howOf = async (file: Buffer, fields: Record<string, unknown> = {}) => {
  const { data } = await check(token, file, fields);
  const found = data.reading.columns.filter(({ heading }) => ['Pupil', 'Cat.', 'Bus', 'Gender'].includes(heading));
  return found.map(({ heading, field, how }) => [heading, field, how]);
};

test('D11 suggested columns are read in the check, but an import requires that they are confirmed; then they are remembered', async () => {
  const file = await workbookOf(own('One'), own('Two'));
  const first = await check(token, file);
  expect(first.data).toMatchObject({ ready: 2, wrong: 0, notRead: { unknownColumns: ['Bus'] } });
  expect(first.data.reading).toMatchObject({ missing: [] });
  expect(first.data.reading.columns[0]).toEqual({
    heading: 'Pupil',
    field: 'studentName',
    how: 'SUGGESTED',
    examples: ['One', 'Two'],
  });
  const rejected = await importFile(token, file, 2);
  expect([...verdict(rejected), rejected.responseMsg]).toEqual([
    422,
    166,
    'These headings only resemble a column. Confirm how they are read, or rename them: "Pupil" as Student Name, "Cat." as Category.',
  ]);
  expect(await howOf(file, MAPPING)).toEqual([
    ['Pupil', 'studentName', 'CONFIRMED'],
    ['Gender', 'gender', 'EXACT'],
    ['Cat.', 'category', 'CONFIRMED'],
    ['Bus', null, 'CONFIRMED'],
  ]);
  expect(verdict(await importFile(token, file, 2, { fields: MAPPING }))).toEqual([200, 100]);
  const next = await workbookOf(own('Three'));
  expect(await howOf(next)).toEqual([
    ['Pupil', 'studentName', 'REMEMBERED'],
    ['Gender', 'gender', 'EXACT'],
    ['Cat.', 'category', 'REMEMBERED'],
    ['Bus', null, 'IGNORED'],
  ]);
  expect(verdict(await importFile(token, next, 1))).toEqual([200, 100]);
  const [stored] = await sql<{ count: number; school: number }>(
    'SELECT count(*)::integer AS count, min(school_id) AS school FROM import_headings',
  );
  expect(stored).toEqual({ count: 2, school: 1 });
  // Read by its name again, and of no use to another school.
  const gender = mappingOf({ Gender: null });
  expect((await check(token, next, gender)).data.reading.missing).toEqual(['Gender']);
  const other = await check(await tokenOf('admin2'), next, {
    schoolId: SECOND,
    sessionId: await runningSession(SECOND),
  });
  expect(other.data.reading.columns[0]).toMatchObject({ how: 'SUGGESTED' });
});

test('a column that was not read is read or asked about in the next file, also where an earlier version remembered it', async () => {
  const file = (at: number, seat: string) =>
    workbookOf(row(`One ${at}`, { 'RTE Seat': seat, 'SR No': `${at}` }), row(`Two ${at}`, { 'SR No': `${at + 1}` }));
  const found = async (sent: Buffer, fields = {}) => {
    const { reading, notRead } = (await check(token, sent, fields)).data;
    return [reading.columns.slice(-2).map(({ field, how }) => [field, how]), notRead.unknownColumns];
  };
  const mapping = mappingOf({ 'RTE Seat': null, 'SR No': null });
  const unread = [
    [null, 'CONFIRMED'],
    [null, 'CONFIRMED'],
  ];
  const first = await file(1, '-');
  expect(await found(first, mapping)).toEqual([unread, ['RTE Seat', 'SR No']]);
  expect(verdict(await importFile(token, first, 2, { fields: mapping }))).toEqual([200, 100]);
  expect(await sql('SELECT heading_key FROM import_headings')).toEqual([]);
  await sql("INSERT INTO import_headings (school_id, reader, heading_key) VALUES (1, 'STUDENTS', 'rteseat')");
  expect(await found(await file(4711, 'Yes'))).toEqual([
    [
      ['rte', 'SUGGESTED'],
      ['studentSrNo', 'EXACT'],
    ],
    [],
  ]);
});

test('a running number and a register number whose headings differ in signs alone can be chosen, and are asked about again', async () => {
  const file = (at: number) =>
    workbookOf(
      ...[1, 2].map((count) => row(`Student ${at}${count}`, { 'Sr. No.': count, 'S.R. No.': `R/${at}${count}` })),
    );
  const found = async (sent: Buffer) =>
    (await check(token, sent)).data.reading.columns.slice(-2).map(({ field, how }) => [field, how]);
  const expected = [
    [null, 'SUGGESTED'],
    ['studentSrNo', 'SUGGESTED'],
  ];
  const first = await file(1);
  expect(await found(first)).toEqual(expected);
  const mapping = mappingOf({ 'Sr. No.': null, 'S.R. No.': 'studentSrNo' });
  expect(verdict(await importFile(token, first, 2, { fields: mapping }))).toEqual([200, 100]);
  expect(await sql("SELECT sr_no FROM students WHERE name LIKE 'Student 1_' ORDER BY sr_no")).toEqual(
    ['R/11', 'R/12'].map((sr_no) => ({ sr_no })),
  );
  expect(await found(await file(2))).toEqual(expected);
});

test('a heading that the portal makes of a group beside is not remembered for a file that has it', async () => {
  const columns = ['Father Name', 'Father Aadhar No.', 'Aadhar No.'];
  const { 'Father Name': _father, ...rest } = row('One');
  const [head = [], cells = []] = cellsOf([rest]);
  const file = await sheetOf([
    [...head.map(() => null), 'Father'],
    [...head, 'Name', 'Aadhar No.'],
    [...cells, 'Ramesh', '234567890124'],
  ]);
  const mapping = mappingOf({ 'Father Aadhar No.': 'aadharNo' });
  expect(verdict(await importFile(token, file, 1, { fields: mapping }))).toEqual([200, 100]);
  const next = await workbookOf({ ...row('Two'), 'Father Aadhar No.': '999999990019', 'Aadhar No.': '521185133376' });
  const found = (await check(token, next)).data.reading.columns.filter(({ heading }) => columns.includes(heading));
  expect(found.map(({ heading, field, how }) => [heading, field, how])).toEqual([
    ['Father Name', 'parentsInfo.FATHER.name', 'EXACT'],
    ['Father Aadhar No.', 'parentsInfo.FATHER.aadharNo', 'EXACT'],
    ['Aadhar No.', 'aadharNo', 'EXACT'],
  ]);
});

test('below a heading such as New/Old, N is new: suggested, confirmed, and remembered for the next file', async () => {
  const file = (name: string) =>
    workbookOf(
      row(`${name} new`, { 'Admission Date': '06/04/2020', 'New/Old': 'N' }),
      row(`${name} old`, { 'New/Old': 'O' }),
    );
  const mapping = mappingOf({ 'New/Old': 'enrollments.0.newAdmission' });
  const newOf = async (sent: Buffer, fields = {}) => {
    const { data } = await check(token, sent, fields);
    const { field, how } = data.reading.columns.find(({ heading }) => heading === 'New/Old') ?? {};
    const values = data.reading.values.find(({ column }) => column === 'New Admission')?.values;
    return {
      ...{ field, how, newAdmissions: data.newAdmissions },
      read: values?.map(({ value, readAs }) => [value, readAs]),
    };
  };
  const first = await file('First');
  const read = {
    field: 'enrollments.0.newAdmission',
    newAdmissions: 1,
    read: [
      ['N', 'New'],
      ['O', 'Old'],
    ],
  };
  expect(await newOf(first)).toEqual({ ...read, how: 'SUGGESTED' });
  expect(await newOf(first, mapping)).toEqual({ ...read, how: 'CONFIRMED' });
  expect(verdict(await importFile(token, first, 2, { fields: mapping }))).toEqual([200, 100]);
  expect(await newOf(await file('Second'))).toEqual({ ...read, how: 'REMEMBERED' });
  const wrong = await workbookOf(row('Third', { 'New/Old': 'Y' }));
  expect(reasons(await check(token, wrong))).toEqual({
    2: [['New Admission', 'New Admission must be one of: New, Old. The file has "Y".']],
  });
});

test('CODE-166 a required field without a column is reported once, and rejects the import', async () => {
  const { Class: _class, Section: _section, ...rest } = row('One');
  const file = await workbookOf(rest, { ...rest, 'Student Name': 'Two' });
  const { data } = await check(token, file);
  expect(data).toMatchObject({ ready: 2, wrong: 0, newAdmissions: 0, reading: { missing: ['Class'] } });
  const answer = await importFile(token, file, 2);
  expect([...verdict(answer), answer.responseMsg]).toEqual([422, 166, 'These columns are missing: Class.']);
});

test('CODE-109 a mapping with an unknown field, a field or a heading twice, or too many headings is rejected', async () => {
  const file = await workbookOf(own('One'));
  const problemsOf = async (mapping: object) => {
    const answer = await check(token, file, { mapping });
    return [...verdict(answer), (answer.data as unknown as { problems: object[] }).problems];
  };
  const columns = [
    { heading: 'Pupil', field: 'studentName' },
    { heading: 'Cat.', field: 'studentName' },
    { heading: 'PUPIL', field: 'id' },
  ];
  expect(await problemsOf({ columns })).toEqual([
    400,
    109,
    [
      { path: 'mapping.columns.1.field', message: 'Student Name is chosen for two columns. Choose it for one.' },
      { path: 'mapping.columns.2.heading', message: 'The heading "PUPIL" is listed twice.' },
      { path: 'mapping.columns.2.field', message: 'This field is unknown.' },
    ],
  ]);
  const many = Array.from({ length: 101 }, (_, at) => ({ heading: `H${at}`, field: null }));
  expect((await problemsOf({ columns: many })).slice(0, 2)).toEqual([400, 109]);
  expect((await problemsOf({ columns: [{ heading: 'x'.repeat(61), field: null }] })).slice(0, 2)).toEqual([400, 109]);
  expect((await check(token, file, { mapping: 'no JSON' })).responseCode).toBe(109);
});

test('D11 the check groups values that are read differently, cannot be read, are masked or have a wrong check digit', async () => {
  const file = await workbookOf(
    row('One', {
      Gender: 'F',
      Category: 'Genral',
      'Date of Birth': '15.08.16',
      Class: 'V',
      'Aadhar Number': '234567890123',
    }),
    row('Two', {
      Gender: 'F',
      Category: 'Genral',
      'Mobile Number': '+91 98111 22233',
      'Father PAN Number': 'XXXXXX234F',
    }),
    row('Three', { Gender: 'Boy', 'Aadhar Number': 'XXXX XXXX 0009', RTE: 'y' }),
  );
  const { data } = await check(token, file);
  expect(data).toMatchObject({ ready: 1, wrong: 2 });
  const lines = data.reading.values.flatMap(({ column, values }) =>
    values.map(({ outcome, value, readAs, firstRows }) => [column, outcome, value, readAs, firstRows]),
  );
  expect(lines).toEqual([
    ['Category', 'NOT_READ', 'Genral', null, [2, 3]],
    ['Aadhar Number', 'DOUBTFUL', '', null, [2]],
    ['Aadhar Number', 'MASKED', 'XXXX XXXX ####', null, [4]],
    ['Gender', 'READ', 'F', 'Female', [2, 3]],
    ['Gender', 'READ', 'Boy', 'Male', [4]],
    ['Date of Birth', 'READ', 'dd.mm.yy', '15 Aug 2016', [2]],
    ['Mobile Number', 'READ', '+## ##### #####', '9811122233', [3]],
    ['Class', 'READ', 'V', '5', [2]],
    ['Father PAN Number', 'MASKED', 'XXXXXX###F', null, [3]],
    ['RTE', 'READ', 'y', 'Yes', [4]],
  ]);
});

test('D11 the annotated file has the mapped columns, and the code and Sr. No. of registered students', async () => {
  const file = await workbookOf(own('One'));
  const { data } = await importFile(token, file, 1, { fields: MAPPING });
  const [registered] = data.registered;
  const sheet = await readSheet((await annotate(token, file, MAPPING)).body);
  expect(sheet.head.slice(0, 6)).toEqual([
    ...['Row', 'Outcome', 'Reason', 'Registered Student Code', 'Registered Sr. No.', 'Student Name'],
  ]);
  expect(sheet.rows[0]?.slice(3, 6)).toEqual([registered?.studentCode, registered?.studentSrNo, 'One']);
  const again = await check(token, Buffer.from(await sheet.worksheet.workbook.xlsx.writeBuffer()));
  expect(again.data).toMatchObject({ known: 1, ready: 0, reading: { missing: [] } });
});

test('D11 the annotated file has the headings of the file, and asks again about a column that another one has the title of', async () => {
  const birth = 'Date of Birth (dd/mm/yyyy, as in the certificate of the birth register)';
  const { 'Date of Birth': date, Gender: gender, Religion: _none, ...rest } = row('One', { RTE: 'perhaps' });
  const [head = [], cells = []] = cellsOf([{ ...rest, 'RTE Seat': 'maybe', [birth]: date ?? null, 'Cat.': 'Gen' }]);
  const file = await sheetOf(
    [
      [...head.map(() => null), 'Personal', null],
      [...head, 'Gender', 'Religion'],
      [...cells, gender ?? null, 'Hindu'],
    ],
    (sheet) => sheet.mergeCells(1, head.length + 1, 1, head.length + 2),
  );
  const mapping = mappingOf({ 'RTE Seat': 'rte', RTE: null });
  const ASKED = 'RTE (details?)';
  const sheet = await readSheet((await annotate(token, file, mapping)).body);
  expect(sheet.head.slice(3)).toEqual([
    ...head.map(
      (heading) => ({ [birth]: 'Date of Birth', RTE: 'RTE (not read)', 'RTE Seat': ASKED })[String(heading)] ?? heading,
    ),
    ...['Gender', 'Religion'],
  ]);
  const cell = (title: string) => sheet.worksheet.getRow(2).getCell(sheet.head.indexOf(title) + 1);
  const isTinted = (title: string) => JSON.stringify(cell(title).fill ?? {}).includes('FFFFD9D6');
  expect([isTinted('RTE (not read)'), isTinted(ASKED)]).toEqual([false, true]);
  cell(ASKED).value = 'Yes';
  const corrected = Buffer.from(await sheet.worksheet.workbook.xlsx.writeBuffer());
  expect((await check(token, corrected, mapping)).data).toMatchObject({ ready: 1, wrong: 0 });
  const hows = async (one: Buffer) =>
    (await check(token, one)).data.reading.columns
      .filter(({ how }) => how !== 'PORTAL')
      .map(({ field, how }) => [field, how]);
  // What the user decided not to read leaves its column to the other heading, which is a question again.
  const expected = (await hows(file)).map(([field, how], at) => {
    if (field === 'rte') return [null, 'IGNORED'];
    return head[at] === 'RTE Seat' ? ['rte', 'SUGGESTED'] : [field, how];
  });
  expect(await hows(corrected)).toEqual(expected);
});

test('D11 the export of a school can be imported into another one, and skips its own students', async () => {
  const session = await runningSession();
  const { body } = await send('POST', '/api/student/export', {
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ schoolId: 1, sessionId: session }),
  });
  const same = await check(token, body);
  expect(same.data).toMatchObject({ ready: 0, notRead: { unknownColumns: [] } });
  // Only the numbers of deleted students are in use and their persons unknown.
  const reasonsOf = ({ rows }: typeof same.data) => [
    ...new Set(rows.flatMap(({ problems }) => problems.map(({ column, message }) => `${column}: ${message}`))),
  ];
  expect(reasonsOf(same.data).every((reason) => /^Sr\. No\.: This Sr\. No\. is already in use/.test(reason))).toBe(
    true,
  );
  await sql('DELETE FROM student_parents WHERE school_id = 2');
  await sql("UPDATE students SET life = 'DELETED', sr_no = 'old ' || id, aadhar_digest = NULL WHERE school_id = 2");
  const place = { schoolId: SECOND, sessionId: await runningSession(SECOND) };
  const { data } = await check(await tokenOf('admin2'), body, place);
  // The export has no guardians, and a student may wait for a section.
  expect([data.known, data.reading.missing, reasonsOf(data).sort()]).toEqual([
    0,
    [],
    ['Father Name: At least one parent is required.', 'Section: Section is required.'],
  ]);
  expect(data.ready).toBeGreaterThan(9 * data.wrong);
});

test('D11 a heading with the title of a field is read in the next file, also when another column was read as this field', async () => {
  const file = await workbookOf({ ...row('One', { RTE: null }), 'RTE Seat': 'Yes' });
  const mapping = mappingOf({ 'RTE Seat': 'rte', RTE: null });
  expect(verdict(await importFile(token, file, 1, { fields: mapping }))).toEqual([200, 100]);
  const { data } = await check(token, await workbookOf(row('Two', { RTE: 'Yes' })));
  expect(data.reading.columns.find(({ heading }) => heading === 'RTE')).toMatchObject({ field: 'rte', how: 'EXACT' });
});

/** How the headings are read that may have the register number. */
async function numbersOf(...rows: Row[]) {
  const { data } = await check(token, await workbookOf(...rows));
  const found = data.reading.columns.filter(({ heading }) => /No\.$/.test(heading) && !/Aadhar|Card/.test(heading));
  return found.map(({ heading, field, how, note }) => [heading, field, how, note]);
}
const COUNTS =
  'These numbers count the rows. They may be the running number of the list, not the number in the admission register.';

test('numbers that count the rows are only suggested as Sr. No., and another register number instead of them', async () => {
  const listed = (...numbers: (number | string)[]) =>
    numbers.map((number, at) => row(`Student ${at}`, { 'Sr. No.': number }));
  for (const numbers of [
    [1, 2],
    [3, 1, 5, 2, 4],
    [2, 3, 4],
    [5, 4, 3],
    [41, 42, 43],
    ['1.', '2.', '3)'],
    [1, 2, 3, 4, '3A'],
  ])
    expect(await numbersOf(...listed(...numbers))).toEqual([['Sr. No.', 'studentSrNo', 'SUGGESTED', COUNTS]]);
  for (const numbers of [[1], [1, 5, 9], ['A1', 'A2', 'A3'], [1201, 1202]])
    expect(await numbersOf(...listed(...numbers))).toEqual([['Sr. No.', 'studentSrNo', 'EXACT', undefined]]);
  for (const heading of ['Adm. No.', 'Scholar Register No.']) {
    const rows = listed(1, 2, 3).map((one, at) => ({ ...one, [heading]: 4501 + at }));
    expect(await numbersOf(...rows)).toEqual([
      ['Sr. No.', null, 'SUGGESTED', COUNTS],
      [heading, 'studentSrNo', 'SUGGESTED', undefined],
    ]);
    const file = await workbookOf(...rows);
    expect((await check(token, file)).data.notRead.unknownColumns).toEqual(['Sr. No.']);
    expect(verdict(await importFile(token, file, 3))).toEqual([422, 166]);
    const mapping = mappingOf({ 'Sr. No.': null, [heading]: 'studentSrNo' });
    expect(verdict(await importFile(token, file, 3, { fields: mapping }))).toEqual([200, 100]);
    expect(await sql("SELECT sr_no FROM students WHERE name LIKE 'Student _' ORDER BY sr_no")).toEqual(
      ['4501', '4502', '4503'].map((sr_no) => ({ sr_no })),
    );
    await resetProvider();
    token = await tokenOf('admin');
  }
});
