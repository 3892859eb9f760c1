// What an import would do, row by row: cells are read as a clerk means them, and judged by the rules of the form.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { cellsOf, check, reasons, row, runningSession, sheetOf, workbookOf } from '../support/imports';
import { SECOND, UNKNOWN } from '../support/schools';
import { formAt, placeOf, register } from '../support/students';
import { stored } from '../support/tables';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('STUDENT-45 cells of every kind are read as they are meant, and nothing is stored', async () => {
  const before = await stored();
  const file = await workbookOf(
    row('Text', { 'Date of Birth': '5-8-2016', 'Admission Date': '2026-04-06' }),
    row('Numbers', { 'Mobile Number': 9829012345, Class: 5, 'Pin Code': 302016, 'Aadhar Number': 234567890124 }),
    row('Dates', { 'Date of Birth': new Date('2016-08-15'), 'Admission Date': new Date('2026-04-16') }),
    row('Choices', { Gender: ' fEMALE ', Category: 'obc', RTE: 'y', 'Father Tax Payer': true, 'Blood Group': 'ab+' }),
    row('Signs', { Religion: "'=1+1", 'Father Name': '=SUM(A1)', 'Aadhar Number': '3456 7890 1234' }),
    row('Formula', { 'Mobile Number': { formula: 'A1', result: 9829012345 } }),
    row('Devanagari', { 'Mobile Number': '९८२९०१२३४५', 'Father PAN Number': 'abcpe1234f', Section: 'a' }),
  );
  const answer = await check(token, file);
  expect(reasons(answer)).toEqual({});
  expect(answer.data).toMatchObject({ ready: 7, wrong: 0, known: 0 });
  expect(answer.data.rows.map(({ row: at, studentName }) => [at, studentName]).slice(0, 2)).toEqual([
    [2, 'Text'],
    [3, 'Numbers'],
  ]);
  expect(await stored()).toEqual(before);
});

test('a reason quotes a long value up to 40 characters', async () => {
  const long = 'x'.repeat(60);
  const answer = await check(token, await workbookOf(row('Long', { Category: long })));
  expect(reasons(answer)[2]?.[0]?.[1]).toMatch(new RegExp(`The file has "x{40}…"\\.$`));
});

const exchanged = (row: number, text: string, title = 'Date of Birth') => [
  title,
  `${title}: day and month may be exchanged, because the Date of Birth of row ${row} ("${text}") is text. If this date is right, type those that are text again as dates. If not, type it as text (dd/mm/yyyy).`,
];
const monthFirst = (row: number, text: string) => [
  'Date of Birth',
  `Date of Birth: day and month may be exchanged, because the Date of Birth of row ${row} ("${text}") has the month first. Check all dates of the file, and type them as dd/mm/yyyy.`,
];
const notDate = (text: string) => ['Date of Birth', `Date of Birth must be a valid date. The file has "${text}".`];

test.each<[string, (string | Date)[], Record<number, unknown>]>([
  [
    'dates whose day could be a month, beside a text with a later day',
    [new Date('2016-05-03'), '15/03/2016', new Date('2016-12-25'), '05/03/2016', new Date('2016-05-05')],
    { 2: [exchanged(3, '15/03/2016')] },
  ],
  [
    'dates beside such a text with a time',
    [new Date('2016-05-03'), '15-3-16 00:00:00'],
    { 2: [exchanged(3, '15-3-16 00:00:00')], 3: [notDate('15-3-16 00:00:00')] },
  ],
  [
    'dates and texts beside a text with the month first',
    ['03/05/2016', '3/25/2016', new Date('2016-05-03'), '5 March 2016'],
    { 2: [monthFirst(3, '3/25/2016')], 3: [notDate('3/25/2016')], 4: [monthFirst(3, '3/25/2016')] },
  ],
  ['dates beside texts that no program reads', [new Date('2016-05-03'), '15.03.2016', '15 March 2016'], {}],
  ['dates beside a day that does not exist', [new Date('2016-05-03'), '31/06/2016'], { 3: [notDate('31/06/2016')] }],
  ['texts alone', ['03/05/2016', '15/03/2016'], {}],
  ['dates alone', [new Date('2016-05-03'), new Date('2016-03-15')], {}],
])('STUDENT-45 %s: day and month may be exchanged', async (_which, dates, expected) => {
  const rows = dates.map((date, at) => row(`Student ${at}`, { 'Date of Birth': date, 'Admission Date': '15.04.2026' }));
  expect(reasons(await check(token, await workbookOf(...rows)))).toEqual(expected);
});

test('STUDENT-45 a text in one column of dates puts those of another in doubt that does not show its own order', async () => {
  const born = (...admissions: (Date | string)[]) =>
    workbookOf(
      ...admissions.map((date, at) =>
        row(`Student ${at}`, { 'Date of Birth': `${15 - at}/03/2016`, 'Admission Date': date }),
      ),
    );
  expect(reasons(await check(token, await born(new Date('2026-01-04'), new Date('2026-04-04'))))).toEqual({
    2: [exchanged(2, '15/03/2016', 'Admission Date')],
  });
  for (const dates of [
    [new Date('2026-01-04'), new Date('2026-04-15')],
    ['04/01/2026', '01/04/2026'],
  ])
    expect(reasons(await check(token, await born(...dates)))).toEqual({});
});

test('CODE-166 a file with text that is struck through is rejected', async () => {
  const file = await sheetOf(cellsOf([row('Left')]), (sheet) => void (sheet.getCell('A2').font = { strike: true }));
  const answer = await check(token, file);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'The file has text that is struck through. Delete the rows that no longer count. Then remove the lines through the text, also in conditional formats and in empty cells.',
  ]);
});

test('a ditto sign is a problem in each column, and a title above the headings is accepted', async () => {
  const rows = [
    row('Ditto One', { 'Father Name': '-do-', Address: '"', Gender: 'do', 'Date of Birth': '〃' }),
    row('Ditto Two'),
  ];
  const answer = await check(token, await sheetOf([['List of new students'], ...cellsOf(rows)]));
  expect(answer.data).toMatchObject({ ready: 1, wrong: 1 });
  const ditto = (column: string, sign: string) => [
    column,
    `Write the value instead of a ditto sign. The file has "${sign}".`,
  ];
  expect(reasons(answer)[3]).toEqual(
    expect.arrayContaining([ditto('Father Name', '-do-'), ditto('Gender', 'do'), ditto('Date of Birth', '〃')]),
  );
});

test('a section given for a class that has none is named at Section', async () => {
  const answer = await check(token, await workbookOf(row('No sections', { Class: 'Default', Section: 'A' })));
  expect(reasons(answer)).toEqual({ 2: [['Section', 'This class has no stream or section. The file has "A".']] });
});

test('each wrong cell is named by its heading, in the words of the form', async () => {
  const file = await workbookOf(
    row('', { 'Pin Code': '30201', 'Mobile Number': null }),
    row('Dates', { 'Date of Birth': '31/02/2016' }),
    row('Choices', { Gender: 'Mle', RTE: 'perhaps', Class: '5', Section: 'Z' }),
    row('Class', { Class: '99', Section: null }),
    row('Section', { Section: null }),
    row('Numbers', { 'Aadhar Number': 1234567890123456, 'Father PAN Number': 'ABC' }),
    row('Parents', { 'Father Name': null, 'Mother Mobile Number': '9811122233' }),
    row('Alone', { 'Father Name': null }),
    row('Errors', { District: { error: '#REF!' } }),
    row('Masked', { 'Aadhar Number': 'XXXX XXX 0009' }),
    row('Shared', {
      'Father Aadhar Number': '345678901234',
      'Mother Name': 'Sita',
      'Mother Aadhar Number': '345678901234',
    }),
    row('Before', { 'Admission Date': '15/08/2016' }),
    row('Later', { 'Admission Date': '06/04/2099' }),
  );
  const answer = await check(token, file);
  expect(answer.data).toMatchObject({ ready: 0, wrong: 13 });
  expect(reasons(answer)).toEqual({
    2: [
      ['Student Name', 'Student Name is required.'],
      ['Pin Code', 'Pin Code must be 6 digits. The file has "30201".'],
      ['Mobile Number', 'Mobile Number is required.'],
    ],
    3: [['Date of Birth', 'Date of Birth must be a valid date. The file has "31/02/2016".']],
    4: [
      ['Gender', 'Gender must be one of: Male, Female, Other. The file has "Mle".'],
      ['RTE', 'RTE must be one of: Yes, No. The file has "perhaps".'],
      ['Section', 'The section is unknown or belongs to another class. The file has "Z".'],
    ],
    5: [['Class', 'The class is unknown. The file has "99".']],
    6: [['Section', 'Section is required.']],
    7: [
      [
        'Aadhar Number',
        'Aadhar Number is a number of more than 15 digits, and the spreadsheet has lost some of them. Type it as text. The file has "…3460".',
      ],
      ['Father PAN Number', 'Invalid PAN number format. The file has "ABC".'],
    ],
    8: [['Mother Name', 'Name must be at least 2 characters long']],
    9: [['Father Name', 'At least one parent is required.']],
    10: [['District', 'District has the error #REF!.']],
    11: [['Aadhar Number', 'Aadhar Number must be 12 digits or in xxxx xxxx xxxx format. The file has "…0009".']],
    12: [['', 'Two parents cannot share an Aadhar number']],
    13: [['Admission Date', 'Admission Date must be after Date of Birth. The file has "15/08/2016".']],
    14: [['Admission Date', 'Admission Date cannot be after today. The file has "06/04/2099".']],
  });
});

test('STUDENT-63 who is registered is known; a number in use, or standing twice, is wrong', async () => {
  const at = await placeOf();
  const { data: other } = await register(
    token,
    formAt(at, { studentName: 'Stored Pupil', studentSrNo: 'S/1', aadharNo: '456789012345' }),
  );
  const answer = await check(
    token,
    await workbookOf(
      row(' stored  PUPIL', { 'Sr. No.': 's/1', 'Pin Code': 'x' }),
      row('One', { 'Sr. No.': 'S/1' }),
      row('Two', { 'Aadhar Number': '456789012345' }),
      row('Three', { 'Sr. No.': 'N/7', 'Aadhar Number': '567890123456' }),
      row('Four', { 'Sr. No.': 'n/7', 'Aadhar Number': '5678 9012 3456' }),
      row('Five'),
      row('five'),
      row('Six'),
    ),
  );
  expect(answer.data).toMatchObject({ ready: 1, wrong: 6, known: 1 });
  expect(answer.data.rows[0]).toMatchObject({
    state: 'KNOWN',
    problems: [],
    student: { studentId: other.studentId, studentCode: other.studentCode, studentName: 'Stored Pupil' },
  });
  const same = (number: number) => `Row ${number} is the same student: same name, father and date of birth.`;
  expect(reasons(answer)).toEqual({
    3: [['Sr. No.', 'This Sr. No. is already in use. The file has "S/1".']],
    4: [['Aadhar Number', 'This Aadhar number is already in use. The file has "…2345".']],
    5: [
      ['Sr. No.', 'Row 6 has the same Sr. No. The file has "N/7".'],
      ['Aadhar Number', 'Row 6 has the same Aadhar number. The file has "…3456".'],
    ],
    6: [
      ['Sr. No.', 'Row 5 has the same Sr. No. The file has "n/7".'],
      ['Aadhar Number', 'Row 5 has the same Aadhar number. The file has "…3456".'],
    ],
    7: [['Student Name', `${same(8)} The file has "Five".`]],
    8: [['Student Name', `${same(7)} The file has "five".`]],
  });
});

test('CODE-166 headings are found in any order and case; missing and repeated ones are named', async () => {
  const [head = [], cells = []] = cellsOf([row('Any Order')]);
  const turned = await sheetOf([
    head.map((heading) => ` ${String(heading).toUpperCase()}  `).reverse(),
    [...cells].reverse(),
  ]);
  expect((await check(token, turned)).data).toMatchObject({ ready: 1 });
  const wrong = await sheetOf([
    ['Student Name', 'Student name', '__proto__', 'constructor', 'Gender', null],
    ['x', 'y', 'z', 'w', 'Male', 'v'],
  ]);
  const answer = await check(token, wrong);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    422,
    166,
    'These columns are missing: Date of Birth, Admission Date, Class, Mobile Number, Full Residential Address, District, ' +
      'Block, Pin Code. The headings in row 1 are: Student Name, Student name, __proto__, constructor, Gender. ' +
      'These columns appear twice: Student Name.',
  ]);
  for (const file of [await sheetOf([]), await sheetOf([head]), await sheetOf([head, [null, ' ']])])
    expect((await check(token, file)).responseMsg).toBe('The sheet "Pupils" has no rows below its headings.');
});

test('CODE-103 CODE-109 CODE-191 CODE-189 session, school and file are asked for before the rows', async () => {
  const file = await workbookOf(row('One'));
  const of = async (status: string) =>
    (await sql<{ id: number }>('SELECT id FROM sessions WHERE school_id = 1 AND status = $1', [status]))[0]?.id;
  const refused = async (fields: Record<string, unknown>) => verdict(await check(token, file, fields));
  expect(await refused({ sessionId: UNKNOWN })).toEqual([404, 103]);
  expect(await refused({ sessionId: await runningSession(SECOND) })).toEqual([404, 103]);
  expect(await refused({ sessionId: await of('COMPLETED') })).toEqual([409, 191]);
  expect(await refused({ schoolId: SECOND })).toEqual([403, 189]);
  expect((await check(token, file, { sessionId: await of('UPCOMING') })).data).toMatchObject({ ready: 1 });
  await sql("UPDATE sessions SET disabled = true WHERE school_id = 1 AND status = 'UPCOMING'");
  expect(await check(token, file, { sessionId: await of('UPCOMING') })).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'This session is disabled',
    data: { problems: [{ path: 'sessionId', message: 'This session is disabled' }] },
  });
  expect(await check(token, undefined)).toMatchObject({
    status: 400,
    data: { problems: [{ path: 'file', message: 'Please select a spreadsheet (.xlsx or .xls).' }] },
  });
});
