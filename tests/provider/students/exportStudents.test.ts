// The spreadsheet of a list: what a school's own program reads in it, what it is called, who may take it how often.
import { resetProvider, moveClock, setClock, sql, tokenOf } from '../../support/provider';
import { ask, bearer, isFile, send, verdict, type Bytes } from '../support/http';
import { logLines } from '../support/insight';
import { FIRST, SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { readSheet, type Sheet } from '../support/sheets';
import { FATHER, formAt, listAll, placeOf, register, type Changes, type Place } from '../support/students';

let token: string;
let place: Place;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
});

const request = (filter: Changes, as: string) => ({
  headers: { 'content-type': 'application/json', ...bearer(as) },
  body: JSON.stringify({ schoolId: FIRST, ...filter }),
});
const take = (filter: Changes = {}, as = token): Promise<Bytes> =>
  send('POST', '/api/student/export', request(filter, as));
const refuse = async (filter: Changes = {}, as = token) =>
  verdict(await ask('POST', '/api/student/export', request(filter, as)));
async function sheetOf(filter: Changes = {}, as = token): Promise<Sheet & { headers: Bytes['headers'] }> {
  const { status, headers, body } = await take(filter, as);
  expect([status, isFile(headers)]).toEqual([200, true]);
  return { ...(await readSheet(body)), headers };
}

const HEAD = [
  ...['Student Code', 'Sr. No.', 'Student Name', 'Father Name', 'Mother Name', 'Gender', 'Date of Birth'],
  ...['Admission Date', 'Class', 'Section', 'Roll No.', 'Mobile No.', 'Aadhar Number', 'Category', 'RTE'],
  ...['Full Residential Address', 'District', 'Block', 'Pin Code', 'Registration Status', 'Status'],
];
const column = ({ head, rows }: Sheet, title: string) => rows.map((row) => row[head.indexOf(title)]);

test('CALL2-21 CALL2-06 STUDENT-13 STUDENT-23 STUDENT-25 the file holds the list, row by row, codes as numbers, days as days', async () => {
  await sql('UPDATE enrolments SET roll_no = 909 WHERE student_id = (SELECT min(student_id) FROM enrolments)');
  const filter = { sessionId: place.sessionId, includeDisabled: true, includeBlocked: true };
  const sheet = await sheetOf(filter);
  const { data } = await listAll(token, filter);
  expect(sheet.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect([sheet.name, sheet.head]).toEqual(['Students', HEAD]);
  expect(sheet.worksheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  expect(sheet.worksheet.autoFilter).toBeTruthy();
  const widths = HEAD.map((_title, at) => sheet.worksheet.getColumn(at + 1).width ?? 0);
  for (const [at, title] of HEAD.entries()) expect(widths[at]).toBeGreaterThanOrEqual(title.length - 1);
  expect(sheet.worksheet.getRow(1).getCell(1).font.bold).toBe(true);
  const status = (row: (typeof data)[number]) => {
    if (row.deleted) return 'Deleted';
    return row.disabled || row.blocked ? 'Inactive' : 'Active';
  };
  const words = (text: unknown) => String(text).charAt(0) + String(text).slice(1).toLowerCase();
  const day = (text: unknown) => new Date(`${String(text)}T00:00:00Z`);
  const addresses = await sql<{ code: number; cells: string[] }>(
    'SELECT code, ARRAY[address, district, block, pin_code] AS cells FROM students WHERE school_id = 1',
  );
  const addressOf = new Map(addresses.map(({ code, cells }) => [code, cells]));
  expect(sheet.rows).toEqual(
    data.map((row) => [
      ...[row.studentCode, Number(row.studentSrNo), row.studentName, row.fatherName || null, row['motherName'] || null],
      ...[words(row['gender']), day(row['dateOfBirth']), day(row['admissionDate'])],
      ...[row.enrollments[0]?.className, row.enrollments[0]?.sectionName, row.enrollments[0]?.rollNo],
      ...[row['mobileNo'], row.aadharNo, row['category'], row['rte'] ? 'Yes' : 'No'],
      ...(addressOf.get(row.studentCode) ?? []),
      ...[words(row.enrollments[0]?.registrationStatus), status(row)],
    ]),
  );
  expect(new Set(column(sheet, 'Status'))).toEqual(new Set(['Active', 'Inactive', 'Deleted']));
  expect(new Set(column(sheet, 'Registration Status'))).toEqual(new Set(['Complete', 'Pending']));
  expect(sheet.worksheet.getRow(2).getCell(7).numFmt).toBe('dd/mm/yyyy');
});

test('CALL2-21 STUDENT-13 ENUM-41 the file has the students of each filter that the list has', async () => {
  const { sessionId, classId, sectionId } = place;
  const filters: Changes[] = [
    { classId },
    { classId, sectionId },
    { classId: -1, sectionId: -1 },
    { searchText: 'sharma' },
    { registrationStatus: 'PENDING' },
    { onlyDisabled: true },
    { onlyBlocked: true },
    { classId, page: 1, size: 5 },
    { sessionId: (await placeOf('5', { status: 'COMPLETED' })).sessionId },
  ];
  for (const one of filters) {
    const filter = { sessionId, ...one };
    const codes = (await listAll(token, filter)).data.map(({ studentCode }) => studentCode);
    expect(codes.length).toBeGreaterThan(0);
    expect([one, column(await sheetOf(filter), 'Student Code')]).toEqual([one, codes]);
  }
  const platform = await tokenOf('platform');
  const names = (await listAll(platform, { schoolId: SECOND })).data.map(({ studentName }) => studentName);
  expect(column(await sheetOf({ schoolId: SECOND }, platform), 'Student Name')).toEqual(names);
});

test('STUDENT-09 STUDENT-10 STUDENT-13 the file has the students of each switch of the list', async () => {
  const { sessionId } = place;
  const whole = (await listAll(token, { sessionId })).data.length;
  for (const one of [{ includeDisabled: true, includeBlocked: true }, { nonRte: true }, { newStudents: true }]) {
    const filter = { sessionId, ...one };
    const codes = (await listAll(token, filter)).data.map(({ studentCode }) => studentCode);
    expect([0, whole]).not.toContain(codes.length);
    expect([one, column(await sheetOf(filter), 'Student Code')]).toEqual([one, codes]);
  }
});

test('D11 what begins like a formula is a text that no program takes for one', async () => {
  const signs = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")'];
  for (const [at, sign] of signs.entries())
    await register(token, formAt(place, { studentName: sign, parentsInfo: [{ ...FATHER, name: `${sign} ${at}` }] }));
  await sql("UPDATE students SET mother_name = chr(9) || '=2', sr_no = chr(13) || sr_no WHERE name = '=1+1'");
  const sheet = await sheetOf({ sessionId: place.sessionId, classId: place.classId });
  const texts = sheet.rows.flat();
  for (const sign of signs) expect(texts).toContain(`'${sign}`);
  for (const value of texts) {
    expect(Object.keys(Object(value) as object)).not.toContain('formula');
    if (typeof value === 'string') expect(value).not.toMatch(/^[=+\-@\t\r\0]/);
  }
});

test('D11 STUDENT-13 old rows with what XML cannot hold, or what looks encoded, ruin no file: the rest of each text is there', async () => {
  await register(token, formAt(place, { studentName: 'Old Row' }));
  const bad = ['\u0001', '\u0008', '\u000b', '\u001f', '\ufffe', '\uffff'].join('');
  const set = (column: string, text: string) =>
    sql(`UPDATE students SET ${column} = $1 WHERE name_key = 'old row'`, [text]);
  await set('name', `${bad}Zoya${bad} <b>&${bad}`);
  await set('father_name', `${bad}=HYPERLINK("http://x","y")`);
  await set('mother_name', '_x003D_HYPERLINK("http://x","y")_x000A_');
  await sql('UPDATE classes SET name = $1 WHERE id = $2', [`${bad}5`, place.classId]);
  const sheet = await sheetOf({ sessionId: place.sessionId, classId: place.classId });
  const row = sheet.rows.find(([, , name]) => typeof name === 'string' && name.startsWith('Zoya'));
  expect(row?.slice(2, 5)).toEqual([
    'Zoya <b>&',
    `'=HYPERLINK("http://x","y")`,
    '_x003D_HYPERLINK("http://x","y")_x000A_',
  ]);
  expect(new Set(column(sheet, 'Class'))).toEqual(new Set(['5']));
});

test('the lists of students who left have date and reason of the last departure, and their own file names', async () => {
  const [first, second] = await sql<{ id: number; name: string }>(
    "SELECT id, name FROM students WHERE school_id = 1 AND life = 'ACTIVE' ORDER BY id LIMIT 2",
  );
  const left: [Changes, number | undefined, string, string, string][] = [
    [{ onlyBlocked: true }, first?.id, 'INACTIVE', 'Strike-off Date', 'Struck-off students'],
    [{ onlyTc: true }, second?.id, 'TC', 'Date of Leaving', 'TC students'],
  ];
  for (const [filter, id, type, title, file] of left) {
    await sql('UPDATE students SET life = $2 WHERE id = $1', [id, type === 'TC' ? 'TC_ISSUED' : 'STRUCK_OFF']);
    const session = await sql<{ id: number }>(
      'SELECT session_id AS id FROM enrolments WHERE student_id = $1 ORDER BY 1 DESC',
      [id],
    );
    for (const [day, comment] of [
      ['2026-05-01T18:30:00Z', 'Earlier'],
      ['2026-07-01T18:30:00Z', 'Moved away'],
    ])
      await sql(
        `INSERT INTO student_history (school_id, student_id, session_id, type, comment, created_at) VALUES (1, $1, $2, $3, $4, $5)`,
        [id, session[0]?.id, type, comment, day],
      );
    const request = { sessionId: session[0]?.id, ...filter };
    const sheet = await sheetOf(request);
    const name = type === 'TC' ? second?.name : first?.name;
    const row = sheet.rows.find(([, , student]) => student === name);
    expect([sheet.head.slice(-2), row?.slice(-2)]).toEqual([
      [title, 'Reason'],
      [new Date('2026-07-02T00:00:00Z'), 'Moved away'],
    ]);
    expect(String((await take(request)).headers['content-disposition'])).toContain(`"${file} Saraswati`);
  }
});

test('D12 CALL2-06 CALL2-21 the name of the file is made of school and session, and safe whatever they are called', async () => {
  const nameIn = (headers: Bytes['headers']) => {
    const header = String(headers['content-disposition']);
    expect(header).toMatch(/^attachment; filename="?[ -~]+"?(; filename\*=UTF-8''[!-~]+)?$/);
    const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1];
    return encoded === undefined ? (/filename="?([^";]+)"?/.exec(header)?.[1] ?? '') : decodeURIComponent(encoded);
  };
  const one = { sessionId: place.sessionId, sectionId: place.sectionId };
  expect(nameIn((await take(one)).headers)).toBe('Students Saraswati Vidya Mandir 2026 - 2027.xlsx');
  await sql('UPDATE schools SET name = $1 WHERE id = 1', ['..\\..\\x"\r\nSet-Cookie: a=b; \u202efdp.सरस्वती']);
  await sql('UPDATE sessions SET name = $1 WHERE id = $2', ['<2026>/27|*?', place.sessionId]);
  const { headers } = await take(one);
  expect(headers['set-cookie']).toBeUndefined();
  const name = nameIn(headers);
  expect(name).toMatch(/^Students .*सरस्वती .*2026 27\.xlsx$/u);
  expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\u202e]/u);
});

test('CODE-147 CODE-189 D14 with no rows, or for another school, there is no file and nothing in the trail', async () => {
  const none = await ask('POST', '/api/student/export', request({ searchText: 'nobody at all' }, token));
  expect([...verdict(none), none.responseMsg]).toEqual([404, 147, 'No data found']);
  expect(await refuse({ schoolId: SECOND })).toEqual([403, 189]);
  expect(await refuse({ schoolId: SECOND, sessionId: place.sessionId }, await tokenOf('admin2'))).toEqual([404, 147]);
  expect(await refuse({ schoolId: 999_999 }, await tokenOf('platform'))).toEqual([404, 103]);
  expect(await refuse({ page: -1 })).toEqual([400, 109]);
  expect(await sql("SELECT 1 FROM audit_entries WHERE event = 'exportStudents'")).toEqual([]);
});

const trail = () =>
  sql<{ school: number; user: string; details: Record<string, unknown> }>(
    `SELECT a.school_id AS school, user_name AS "user", details FROM audit_entries a JOIN users u ON u.id = a.user_id
      WHERE event = 'exportStudents' ORDER BY a.id`,
  );

test('B12 E4 each file is in the trail with its filter and its rows, not with what was searched for', async () => {
  const filter = { sessionId: place.sessionId, sectionId: place.sectionId, searchText: 'a' };
  const { rows } = await sheetOf(filter);
  await sheetOf({ schoolId: SECOND }, await tokenOf('platform'));
  const [own, platforms] = await trail();
  const { searchText: _text, ...named } = filter;
  expect(own).toEqual({
    school: FIRST,
    user: 'admin',
    details: {
      entity: 'students',
      id: place.sessionId,
      after: { schoolId: FIRST, ...named, searched: true, rows: rows.length },
    },
  });
  expect(platforms).toMatchObject({
    school: SECOND,
    user: 'platform',
    details: { id: 'all', after: { searched: false } },
  });
});

test('B12 code 203 the eleventh file of a user in a minute is refused for a minute, ten at once or not', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('admin');
  const filter = { sessionId: place.sessionId, sectionId: place.sectionId };
  await sheetOf(filter);
  await sql(`INSERT INTO audit_entries (at, school_id, user_id, event, request_id)
    SELECT at, school_id, user_id, event, request_id FROM audit_entries, generate_series(1, 7) WHERE event = 'exportStudents'`);
  const answers = await Promise.all(Array.from({ length: 5 }, () => take(filter)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('60');
    expect(JSON.parse(body.toString())).toMatchObject({ responseCode: 203, data: null });
  }
  await sheetOf(filter, await tokenOf('clerk'));
  await moveClock(59_999);
  expect(await refuse(filter)).toEqual([429, 203]);
  await moveClock(1);
  await sheetOf(filter);
});

test('STUDENT-13 in a disabled school the lists can still be exported', async () => {
  await disableSchool(await tokenOf('platform'));
  expect((await sheetOf({ sessionId: place.sessionId, sectionId: place.sectionId })).rows.length).toBeGreaterThan(5);
});

/** More than are read at once. */
async function addMany(rows: number): Promise<void> {
  await sql(`INSERT INTO students (school_id, code, sr_no, life, name, name_key, gender, date_of_birth, admission_date,
      mobile_no, address, district, block, pin_code, created_at, modified_at)
    SELECT 1, 50000 + n, 'M' || n, CASE WHEN n % 3 = 0 THEN 'DISABLED' WHEN n % 7 = 0 THEN 'DELETED' ELSE 'ACTIVE' END,
      'Same Name', CASE WHEN n % 2 = 0 THEN 'same name' ELSE 'same name ' || n % 5 END, 'MALE', DATE '2000-01-01' + n,
      '2026-04-02', '9811122233', 'a', 'd', 'b', '302001', now(), now() FROM generate_series(1, ${rows}) n`);
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT 1, $1, id, $2, $3, 'COMPLETE', 'ADMISSION', life, name_key, now() FROM students WHERE name = 'Same Name'`,
    [place.sessionId, place.classId, place.sectionId],
  );
  for (const table of ['students', 'enrolments', 'student_words']) await sql(`ANALYZE ${table}`);
}

test('STUDENT-13 E1 more rows than are read at once are all there, each once, in the list’s order, numbers masked', async () => {
  await addMany(2_100);
  const filter = { sessionId: place.sessionId, includeDisabled: true, sortBy: 'studentSrNo', sortOrder: 'desc' };
  const sheet = await sheetOf(filter);
  const codes = column(sheet, 'Student Code');
  const { data } = await listAll(token, filter);
  expect(codes.length).toBeGreaterThan(2_600);
  expect(codes).toEqual(data.map(({ studentCode }) => studentCode));
  expect(sheet.headers['x-row-count']).toBe(String(codes.length));
  for (const number of column(sheet, 'Aadhar Number').filter(Boolean)) expect(number).toMatch(/^XXXX XXXX \d{4}$/);
  expect(column(sheet, 'Aadhar Number').filter(Boolean).length).toBeGreaterThan(400);
});

test('STUDENT-13 STUDENT-24 the file has the order of the list, whatever it is sorted by', async () => {
  const filter = { ...place, sectionId: -1, includeDisabled: true, includeBlocked: true };
  for (const sortBy of ['studentName', 'studentCode', 'studentSrNo', 'className', 'rollNo', 'admissionDate']) {
    const sorted = { ...filter, sortBy, sortOrder: 'desc' };
    const codes = column(await sheetOf(sorted), 'Student Code');
    const { data } = await listAll(token, sorted);
    expect([sortBy, codes]).toEqual([sortBy, data.map(({ studentCode }) => studentCode)]);
  }
});

test('CALL2-21 numbers are numbers, but no mobile and no Sr. No. that would lose a sign; printed on A4 landscape, one page wide', async () => {
  const [first] = (await listAll(token, { ...place })).data;
  const stored = ['90012', '007', 'A-12', '0', '12345678901234567890'];
  for (const [at, studentSrNo] of stored.entries())
    await register(token, formAt(place, { studentName: `Aa ${at}`, studentSrNo: `X${at}` })).then(({ data }) =>
      sql('UPDATE students SET sr_no = $1 WHERE id = $2', [`${studentSrNo}`, data.studentId]),
    );
  await sql('UPDATE enrolments SET roll_no = 903 WHERE student_id = $1', [first?.studentId]);
  const { worksheet, rows, head } = await sheetOf({ ...place });
  const srNos = rows.filter((row) => String(row[2]).startsWith('Aa ')).map((row) => row[1]);
  expect(srNos).toEqual([90012, '007', 'A-12', 0, '12345678901234567890']);
  const formatOf = (value: unknown) =>
    worksheet.getRow(rows.findIndex((row) => row[1] === value) + 2).getCell(2).numFmt;
  expect([formatOf(90012), formatOf('007')]).toEqual(['0', '@']);
  for (const row of rows) expect([typeof row[0], typeof row[head.indexOf('Mobile No.')]]).toEqual(['number', 'string']);
  expect(rows.map((row) => row[head.indexOf('Roll No.')])).toContain(903);
  expect(worksheet.pageSetup).toMatchObject({
    ...{ paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    ...{ printTitlesRow: '1:1', margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6 } },
  });
  expect(worksheet.headerFooter.oddFooter).toBe('&L&A&RPage &P of &N');
});

test('a list that cannot be read to its end is refused as a whole, and its cause is in the log', async () => {
  await addMany(5_000);
  await sql(`CREATE FUNCTION readable(key text) RETURNS boolean LANGUAGE plpgsql AS
    $$ BEGIN IF key = 'same name 4' THEN RAISE 'unreadable'; END IF; RETURN true; END $$`);
  await sql('CREATE POLICY breaks ON students AS RESTRICTIVE FOR SELECT USING (readable(name_key))');
  try {
    expect(await refuse({ sessionId: place.sessionId })).toEqual([500, 108]);
  } finally {
    await sql('DROP POLICY breaks ON students');
    await sql('DROP FUNCTION readable(text)');
  }
  const lines = (await logLines()).filter((line) => line.includes('unforeseen failure'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/Same Name|9811122233/);
});

test('CODE-175 a file that cannot be made is refused with its own code; the cause is in the log alone', async () => {
  // PostgreSQL's date without an end is in no calendar.
  await sql("UPDATE students SET date_of_birth = 'infinity' WHERE id = (SELECT min(student_id) FROM enrolments)");
  expect(await refuse({ sessionId: place.sessionId })).toEqual([500, 175]);
  const lines = (await logLines()).filter((line) => line.includes('unforeseen failure'));
  expect(lines).toEqual([expect.stringContaining('sheetWorker')]);
});
