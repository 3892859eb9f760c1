// What a marks file says outside its entries: another exam or another maximum. It is rejected, and the message names the text.
import type ExcelJS from 'exceljs';
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { sheetOf, workbookOfSheets, type Value } from '../support/imports';
import { marksWorld, storedMarks, type MarksWorld } from '../support/marks';
import {
  annotate,
  cellOf,
  checkFile,
  filled,
  HINDI,
  marksSheet,
  openFile,
  SCIENCE,
  template,
  upload,
} from '../support/marksFile';

let token: string;
let world: MarksWorld;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

const HEAD = ['Student Code', 'Student Name', 'Hindi Theory'];
const students = (...cells: Value[][]): Value[][] =>
  cells.map((one, at) => [world.students[at]?.code, world.students[at]?.name, ...one]);
const DELETE = 'Delete these rows or texts. If they say something about the marks, correct the marks first.';
const above = (...rows: string[]) => `Only the headings may be above the table. ${rows.join(' ')} ${DELETE}`;
type Change = (sheet: ExcelJS.Worksheet) => void;

test.each<[string, Value[][], string, Change?]>([
  ['the title of another exam', [['TERM EXAM 1 - MARKS'], HEAD], above('Row 1: "TERM EXAM 1 - MARKS".')],
  ['the title of a maximum', [['Max Marks 100 each'], HEAD], above('Row 1: "Max Marks 100 each".')],
  ['a maximum above a heading', [[null, null, '(Out of 100)'], HEAD], above('Row 1: "(Out of 100)".')],
  ['a maximum without parentheses', [[null, null, 'Out of 100'], HEAD], above('Row 1: "Out of 100".')],
  ['a number above a heading', [[null, null, 100], HEAD], above('Row 1: "100".')],
  [
    'a group',
    [
      [null, null, 'Percentage of marks', null],
      [...HEAD, 'Science Theory'],
    ],
    above('Row 1: "Percentage of marks".'),
    (sheet) => sheet.mergeCells('C1:D1'),
  ],
  [
    'a maximum in the group of a subject',
    [
      [null, null, 'Science (out of 100)'],
      ['Student Code', 'Student Name', 'Theory', 'Hindi Theory'],
    ],
    above('Row 1: "Science (out of 100)".'),
  ],
  [
    'groups of two exams',
    [
      [null, null, 'Term Exam 1', 'Half Yearly'],
      [...HEAD, 'Hindi Theory'],
    ],
    `${above('Row 1: "Term Exam 1", "Half Yearly".')} These columns appear twice: Hindi Theory (below "Term Exam 1", "Half Yearly").`,
  ],
  [
    'a percentage in a heading',
    [['Student Code', 'Student Name', 'Hindi Theory (%)']],
    'The file has no column with marks of Half Yearly. These columns are not read: Hindi Theory (%), Column D (no heading).',
  ],
  [
    'values beside the table',
    [[...HEAD, null]],
    'These columns have values without a heading: Column D (no heading). Delete these values. If they say something about the marks, correct the marks first.',
  ],
  [
    'a hidden column and a hidden row',
    [[...HEAD, 'Remarks']],
    'Hidden rows and columns have values: row 3, column D. Show them, and delete what is not to be read.',
    (sheet) => {
      sheet.getColumn(4).hidden = true;
      sheet.getRow(3).hidden = true;
    },
  ],
])('CODE-166 %s rejects the file with its text', async (...[, top, message, change]) => {
  const file = await sheetOf([...top, ...students([55, 66], [56, 67])], change);
  const answer = await checkFile(token, world, file);
  expect([...verdict(answer), answer.responseMsg]).toEqual([422, 166, message]);
  expect(verdict(await upload(token, world, file))).toEqual([422, 166]);
  expect(await storedMarks(world)).toEqual({});
});

test('CODE-166 several sheets, and a sheet with the name of another exam, are rejected', async () => {
  const rows = [HEAD, ...students([12])];
  const two = await checkFile(token, world, await workbookOfSheets({ Annual: rows, 'Half Yearly': rows }));
  expect([...verdict(two), two.responseMsg]).toEqual([
    ...[422, 166],
    'The file has several sheets: "Annual", "Half Yearly". Keep only the sheet with the marks of Half Yearly, and delete the others.',
  ]);
  const other = await checkFile(token, world, await workbookOfSheets({ 'ANNUAL class 9': rows }));
  expect([...verdict(other), other.responseMsg]).toEqual([
    ...[422, 166],
    'The sheet "ANNUAL class 9" is named as the exam Annual, not as Half Yearly. If it has the marks of Half Yearly, rename it.',
  ]);
  const own = await checkFile(token, world, await workbookOfSheets({ 'Half-yearly': rows, Choices: [['AB']] }));
  expect(own.data).toMatchObject({ ready: 1, wrong: 0 });
});

test.each(['Maximum Marks', 'Max. Marks', 'M.M.', 'max marks 100 each', 'Full Marks', 'Out of'])(
  'CODE-166 a row "%s" below the headings is named with the maximums that the marks must have',
  async (text) => {
    const file = await sheetOf([
      [...HEAD, 'Science Theory'],
      [null, text, 100, 100],
      ...students([55, 60]),
      [text, null, 100, 100],
    ]);
    const { data } = await checkFile(token, world, file);
    expect(data).toMatchObject({ ready: 2, wrong: 2 });
    const message = (row: number) =>
      `Row ${row} has maximum marks, which are not read: the marks must be out of 100 (Hindi Theory), 70 (Science Theory). Correct marks that are not, then delete the row.`;
    expect(data.rows.flatMap(({ problems }) => problems)).toEqual([
      { column: '', message: message(2) },
      { column: '', message: message(4) },
    ]);
  },
);

test('a ditto sign is no entry', async () => {
  const file = await sheetOf([HEAD, ...students([55], ['"'], ['-do-'])]);
  const { data } = await checkFile(token, world, file);
  expect(data).toMatchObject({ ready: 1, wrong: 2 });
  expect(data.rows.flatMap(({ problems }) => problems.map(({ message }) => message))).toEqual([
    expect.stringContaining('Write the value instead of a ditto sign.'),
    expect.stringContaining('Write the value instead of a ditto sign.'),
  ]);
});

test('marks that their format shows as other ones are wrong in the annotated file too', async () => {
  const file = await filled(await template(token, world), world, {}, (sheet) => {
    const show = (cell: ExcelJS.Cell, value: number, numFmt: string) =>
      // The cells of a template share their style.
      Object.assign(cell, { value, style: { ...cell.style, numFmt } });
    show(cellOf(sheet, world, 0, SCIENCE), 0.5, '0%');
    show(cellOf(sheet, world, 1, HINDI), 45.5, '0');
  });
  const first = await checkFile(token, world, file);
  expect(first.data).toMatchObject({ ready: 0, wrong: 2 });
  const again = await checkFile(token, world, await annotate(token, world, file));
  expect(again.data).toMatchObject({ ready: 0, wrong: 2 });
  expect(again.data.rows[0]?.problems[0]?.message).toContain('The file has "0.5 (shown as 50%)".');
});

test('the template of the portal, filled in, and its checked file are read as before', async () => {
  const file = await filled(await template(token, world), world, {
    0: { [SCIENCE]: 45.5, [HINDI]: 'AB' },
    1: { [SCIENCE]: 95 },
  });
  const expected = {
    ready: 3,
    wrong: 1,
    conflicts: 0,
    notRead: { hiddenSheets: 0, otherSheets: [], unknownColumns: [] },
  };
  expect((await checkFile(token, world, file)).data).toMatchObject(expected);
  const annotated = await annotate(token, world, file);
  expect((await checkFile(token, world, annotated)).data).toMatchObject(expected);
  const workbook = await openFile(annotated);
  const sheet = marksSheet(workbook);
  sheet.getRow(3).getCell((sheet.getRow(1).values as string[]).indexOf(SCIENCE)).value = 59;
  const corrected = Buffer.from(await workbook.xlsx.writeBuffer());
  expect((await checkFile(token, world, corrected)).data).toMatchObject({ ...expected, wrong: 0 });
});
