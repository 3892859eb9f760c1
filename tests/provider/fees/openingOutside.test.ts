// What a file of opening balances says outside its columns of amounts: it is rejected, or the user decides about it for each file.
import ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { bearer, send, verdict } from '../support/http';
import { mappingOf, sheetOf, type Value } from '../support/imports';
import { annotateOpening, checkOpening, importOpening, openingReasons, reverseOpenings } from '../support/openings';
import { readSheet } from '../support/sheets';
import { newPupil } from '../support/studentFees';

let admin: string;
let sessionId: number;
const enrolled: [number, string][] = [];
beforeAll(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  for (const studentName of ['Asha Rao', 'Bina Rao', 'Chitra Rao', 'Divya Rao']) {
    const created = await newPupil(admin, '5', { studentName });
    ({ sessionId } = created);
    const [found] = await sql<{ code: number }>('SELECT code FROM students WHERE id = $1', [created.studentId]);
    enrolled.push([found?.code ?? 0, studentName]);
  }
});

const HEAD = ['Student Code', 'Student Name'];
const rowsOf = (...cells: Value[][]): Value[][] => cells.map((one, at) => [...(enrolled[at] ?? []), ...one]);
const DELETE = 'Delete these rows or texts. If they say something about the amounts, correct the amounts first.';
const above = (...rows: string[]) => `Only the headings may be above the table. ${rows.join(' ')} ${DELETE}`;
const hidden = (parts: string) =>
  `Hidden rows and columns have values: ${parts}. Show them, and delete what is not to be read.`;
type Change = (sheet: ExcelJS.Worksheet) => void;

test.each<[string, Value[][], string, Change?]>([
  [
    'a group',
    [
      [null, null, 'Credit'],
      [...HEAD, 'Earlier Dues'],
    ],
    above('Row 1: "Credit".'),
  ],
  [
    'a title of advances',
    [['LIST OF STUDENTS WITH ADVANCE FEES (CREDIT BALANCE)'], [...HEAD, 'Opening Balance']],
    above('Row 1: "LIST OF STUDENTS WITH ADVANCE FEES (CREDIT BALANCE)".'),
    (sheet) => sheet.mergeCells('A1:C1'),
  ],
  [
    'several titles, also beside the table and as a number',
    [['Sunrise School'], [null, null, null, 'in hundreds', 100], [...HEAD, 'Earlier Dues']],
    above('Row 1: "Sunrise School".', 'Row 2: "in hundreds", "100".'),
  ],
  [
    'a group that is no part of the names of all columns below it',
    [
      ['Student', null, null],
      ['Code', 'Name', 'Earlier Dues'],
    ],
    above('Row 1: "Student".'),
    (sheet) => sheet.mergeCells('A1:C1'),
  ],
  [
    'a sign as a group',
    [
      [null, null, '(-)'],
      [...HEAD, 'Earlier Dues'],
    ],
    above('Row 1: "(-)".'),
  ],
  [
    'a hidden column',
    [[...HEAD, 'Earlier Dues', 'Dr/Cr']],
    hidden('column D'),
    (sheet) => void (sheet.getColumn(4).hidden = true),
  ],
  [
    'a hidden row and a hidden column',
    [[...HEAD, 'Earlier Dues', 'Dr/Cr']],
    hidden('row 3, column D'),
    (sheet) => {
      sheet.getColumn(4).hidden = true;
      sheet.getRow(3).hidden = true;
    },
  ],
  [
    'an amount that is struck through',
    [[...HEAD, 'Earlier Dues']],
    'The file has text that is struck through. Delete the rows that no longer count. Then remove the lines through the text, also in conditional formats and in empty cells.',
    (sheet) => void (sheet.getCell('C2').font = { strike: true }),
  ],
  [
    'a note',
    [[...HEAD, 'Earlier Dues']],
    'The file has notes on cells, pictures, charts or text boxes. If they say something about the amounts, correct the amounts first. Then delete them.',
    (sheet) => void (sheet.getCell('C2').note = 'Advance'),
  ],
])('CODE-166 %s rejects the file with its text', async (...[, top, message, change]) => {
  const file = await sheetOf([...top, ...rowsOf([500, 'Cr'], [300, 'Cr'])], change);
  const mapping = mappingOf({ 'Opening Balance': 'earlierDues' });
  const answer = await checkOpening(admin, sessionId, file, mapping);
  expect([...verdict(answer), answer.responseMsg]).toEqual([422, 166, message]);
  const stored = await importOpening(admin, sessionId, file, { students: 2, earlierDues: 800, ...mapping });
  expect([...verdict(stored), stored.responseMsg]).toEqual([422, 166, message]);
});

test('CODE-166 a row below the table that names no student is wrong, and a plain total is left out', async () => {
  const rows = rowsOf([500], [null]);
  const plain = await sheetOf([[...HEAD, 'Earlier Dues'], ...rows, [null, 'Grand Total :', 500]]);
  expect((await checkOpening(admin, sessionId, plain)).data).toMatchObject({ ready: 1, wrong: 0, blank: 1 });
  const file = await sheetOf([
    [...HEAD, 'Earlier Dues'],
    ...rows,
    [null, 'Total advances', 500],
    ['All amounts are advances'],
    [null, null, 'Note: credit'],
  ]);
  const answer = await checkOpening(admin, sessionId, file);
  expect(answer.data).toMatchObject({ ready: 1, wrong: 3, blank: 1 });
  const note =
    '|This row names no student of the school. Delete it. If it says something about the amounts, correct the amounts first.';
  expect(openingReasons(answer)).toEqual({
    4: ['Student Code|Enter the Student Code or the Sr. No.'],
    5: [note],
    6: [
      'Earlier Dues|Earlier Dues must be an amount in rupees. The file has "Note: credit".',
      'Student Code|Enter the Student Code or the Sr. No.',
    ],
  });
});

test.each([
  'Earlier Dues (-)',
  'Earlier Dues –',
  'Earlier Dues Cleared',
  'Arrears Recovered',
  'Discount %',
  'Discount (%)',
])('CODE-166 the heading %s names no column, so that the user decides about it for each file', async (heading) => {
  const file = await sheetOf([[...HEAD, heading, 'Paid in Total'], ...rowsOf([10, 100], [25, null])]);
  const { data } = await checkOpening(admin, sessionId, file);
  expect(data).toMatchObject({ ready: 1, blank: 1, paid: 100, discount: 0, earlierDues: 0 });
  expect(data.reading.columns[2]).toMatchObject({ heading, field: null, how: 'SUGGESTED' });
  const stored = await importOpening(admin, sessionId, file, { students: 1, paid: 100 });
  expect([...verdict(stored), stored.responseMsg]).toEqual([
    ...[422, 166],
    `These columns are not read and may say that an amount is a credit, or something else than the amount of its column. Choose what they are, or confirm that they are not read: ${heading}.`,
  ]);
});

test('the whole heading counts, not its first 60 signs', async () => {
  const file = await sheetOf([
    [...HEAD, 'Earlier Dues (out of the fees of all the years before this session) credit'],
    ...rowsOf([10]),
  ]);
  const { data } = await checkOpening(admin, sessionId, file);
  expect(data.reading.columns[2]).toMatchObject({ field: null, how: 'SUGGESTED' });
  const beside = await sheetOf([
    [...HEAD, 'Earlier Dues', 'What the office has noted about the balance of the student: paid by'],
    ...rowsOf([10, 'Credit']),
  ]);
  // A column of modes of payment, which only the end of its heading says.
  expect((await checkOpening(admin, sessionId, beside)).data).toMatchObject({ ready: 1, wrong: 0 });
});

test('an unread column shows one value of each shape, the rarest first, and that it is not read is not remembered', async () => {
  const file = await sheetOf([
    [...HEAD, 'Discount', 'Remarks'],
    ...rowsOf([5, 'Due'], [5, 'Due'], [5, 'To be refunded'], [5, '12']),
  ]);
  const { data } = await checkOpening(admin, sessionId, file);
  expect(data.reading.columns[3]).toMatchObject({
    ...{ field: null, how: 'SUGGESTED' },
    examples: ['To be refunded', '12', 'Due'],
  });
  const mapping = mappingOf({ Remarks: null });
  const stored = await importOpening(admin, sessionId, file, { students: 4, discount: 20, ...mapping });
  expect(verdict(stored)).toEqual([200, 100]);
  const again = await checkOpening(admin, sessionId, file);
  expect(again.data.reading.columns[3]).toMatchObject({ field: null, how: 'SUGGESTED' });
  await reverseOpenings(admin, { sessionId, importId: stored.data.importId });
});

test('a heading that differs from that of a read column in signs alone is a question of its own', async () => {
  const file = await sheetOf([[...HEAD, 'Earlier Dues', 'Earlier-Dues'], ...rowsOf([10, 20])]);
  const howOf = async (fields: Record<string, unknown> = {}) =>
    (await checkOpening(admin, sessionId, file, fields)).data.reading.columns
      .slice(-2)
      .map(({ field, how }) => [field, how]);
  expect(await howOf()).toEqual([
    ['earlierDues', 'EXACT'],
    [null, 'SUGGESTED'],
  ]);
  expect(await howOf(mappingOf({ 'Earlier-Dues': null }))).toEqual([
    ['earlierDues', 'EXACT'],
    [null, 'CONFIRMED'],
  ]);
});

test('CODE-166 two columns with the same heading have to be renamed', async () => {
  const file = await sheetOf([[...HEAD, 'Arrears', 'ARREARS'], ...rowsOf([10, 20])]);
  const answer = await checkOpening(admin, sessionId, file);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'Several columns have the same heading. Rename them, or delete the columns: ARREARS.',
  ]);
});

test('CODE-166 columns that appear twice are named with the groups above them', async () => {
  const file = await sheetOf([
    [null, null, 'Debit', 'Credit'],
    [...HEAD, 'Earlier Dues', 'Earlier Dues'],
    ...rowsOf([10, 20]),
  ]);
  const answer = await checkOpening(admin, sessionId, file);
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    `${above('Row 1: "Debit", "Credit".')} These columns appear twice: Earlier Dues (below "Debit", "Credit").`,
  ]);
});

test('a column named like a result of the check is one of the office unless the portal wrote all of them', async () => {
  const file = await sheetOf([[...HEAD, 'Earlier Dues', 'Reason'], ...rowsOf([10, 'Advance paid'], [20, 'late'])]);
  const { data } = await checkOpening(admin, sessionId, file);
  expect(data).toMatchObject({ ready: 1, wrong: 1 });
  expect(data.reading.columns[3]).toMatchObject({ heading: 'Reason', field: null, how: 'SUGGESTED' });
});

test('the template of the portal, filled in, and its checked file are read without a question', async () => {
  const url = `/api/fee/opening-balances/${sessionId}/template`;
  const template = await send('GET', url, { headers: bearer(admin) });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(template.body as unknown as ExcelJS.Buffer);
  const [sheet] = workbook.worksheets;
  const head = ((sheet?.getRow(1).values ?? []) as string[]).slice(1);
  const at = (title: string) => head.indexOf(title) + 1;
  const codes = enrolled.map(([code]) => code);
  sheet?.eachRow((row) => {
    const index = codes.indexOf(Number(row.getCell(at('Student Code')).value));
    if (index >= 0) row.getCell(at('Earlier Dues')).value = [100.5, '200 Dr', '30 Cr', 0][index] ?? null;
  });
  const file = Buffer.from(await workbook.xlsx.writeBuffer());
  const expected = { ready: 2, wrong: 1, earlierDues: 300.5, notRead: { unknownColumns: [] } };
  const first = await checkOpening(admin, sessionId, file);
  expect(first.data).toMatchObject(expected);
  const annotated = (await annotateOpening(admin, sessionId, file)).body;
  const again = await checkOpening(admin, sessionId, Buffer.from(annotated));
  expect(again.data).toMatchObject(expected);
  for (const { data } of [first, again])
    expect(data.reading.columns.filter(({ how }) => how !== 'EXACT' && how !== 'PORTAL')).toEqual([]);
  const read = await readSheet(annotated);
  const wrong = read.rows.findIndex(([, outcome]) => outcome === 'With errors') + 2;
  read.worksheet.getRow(wrong).getCell(read.head.indexOf('Earlier Dues') + 1).value = 40;
  const corrected = Buffer.from(await read.worksheet.workbook.xlsx.writeBuffer());
  expect((await checkOpening(admin, sessionId, corrected)).data).toMatchObject({ ready: 3, wrong: 0 });
});
