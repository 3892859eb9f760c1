// The headings of the annotated file of opening balances: those of the file, so that it is read again as the file was.
import type ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { mappingOf, sheetOf, type Value } from '../support/imports';
import { annotateOpening, checkOpening } from '../support/openings';
import { readSheet, type Sheet } from '../support/sheets';
import { newPupil } from '../support/studentFees';

let admin: string;
let sessionId: number;
let asha: [number, string];
let bina: [number, string];

const pupil = async (studentName: string): Promise<[number, string]> => {
  const created = await newPupil(admin, '5', { studentName });
  ({ sessionId } = created);
  const [found] = await sql<{ code: number }>('SELECT code FROM students WHERE id = $1', [created.studentId]);
  return [found?.code ?? 0, studentName];
};

beforeAll(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  [asha, bina] = [await pupil('Asha Rao'), await pupil('Bina Rao')];
});

type Mapping = Parameters<typeof annotateOpening>[3];
const annotated = async (file: Buffer, mapping?: Mapping): Promise<Sheet> =>
  readSheet((await annotateOpening(admin, sessionId, file, mapping)).body);
const bytesOf = async ({ worksheet }: Sheet): Promise<Buffer> =>
  Buffer.from(await worksheet.workbook.xlsx.writeBuffer());
const checked = async (file: Buffer, mapping: Mapping = {}) =>
  (await checkOpening(admin, sessionId, file, { ...mapping })).data;

/** How the columns of a file are read, without the result columns of an annotated file. */
const howOf = async (file: Buffer, mapping?: Mapping) =>
  (await checked(file, mapping)).reading.columns
    .filter(({ how }) => how !== 'PORTAL')
    .map(({ field, how }) => [field, how]);

const RESULTS = ['Row', 'Outcome', 'Reason'];
const PUPIL = ['Student Code', 'Student Name'];
const isTinted = (cell: ExcelJS.Cell | undefined): boolean => JSON.stringify(cell?.fill ?? {}).includes('FFFFD9D6');

test('a column with the title of a field that is not read stays beside the column that is read, in both readings', async () => {
  const file = await sheetOf([
    [...PUPIL, 'Earlier Dues', 'Opening Balance'],
    [...asha, 5, 100],
    [...bina, 5, 'many'],
  ]);
  const mapping = mappingOf({ 'Opening Balance': 'earlierDues', 'Earlier Dues': null });
  expect(await checked(file, mapping)).toMatchObject({ ready: 1, wrong: 1, earlierDues: 100 });
  const sheet = await annotated(file, mapping);
  expect(sheet.head).toEqual([...RESULTS, ...PUPIL, 'Earlier Dues (not read)', 'Earlier Dues (details?)']);
  expect([3, 4, 5, 6, 7].map((at) => isTinted(sheet.worksheet.getRow(3).getCell(at)))).toEqual([
    ...[false, false, false, false, true],
  ]);
  expect(sheet.rows[0]?.slice(5)).toEqual(['5', 100]);
  sheet.worksheet.getCell('G3').value = 250;
  const corrected = await bytesOf(sheet);
  expect(await checked(corrected, mapping)).toMatchObject({ ready: 2, wrong: 0, blank: 0, earlierDues: 350 });
  const plain = await checked(corrected);
  expect(plain).toMatchObject({ ready: 2, earlierDues: 350, notRead: { unknownColumns: ['Earlier Dues (not read)'] } });
  expect((await howOf(corrected)).slice(2)).toEqual([
    [null, 'SUGGESTED'],
    ['earlierDues', 'SUGGESTED'],
  ]);
});

test('suggested headings, and a column without a heading, are read from the annotated file as from the file', async () => {
  const file = await sheetOf([
    ['Student ID', 'Pupil Name', 'Fees Deposited', 'Bus', null],
    [...asha, 500, '7', 20],
    [...bina, 600, null, 30],
  ]);
  const hows = await howOf(file);
  expect(hows).toEqual([
    ['studentCode', 'SUGGESTED'],
    ['studentName', 'SUGGESTED'],
    ['paid', 'SUGGESTED'],
    [null, 'SUGGESTED'],
    [null, 'SUGGESTED'],
  ]);
  const sheet = await annotated(file);
  expect(sheet.head.slice(3)).toEqual(['Student ID', 'Pupil Name', 'Fees Deposited', 'Bus', 'Column E (no heading)']);
  expect(await howOf(await bytesOf(sheet))).toEqual(hows);
  const mapping = mappingOf({ 'Column E (no heading)': 'earlierDues', 'Fees Deposited': 'paid' });
  const again = await bytesOf(await annotated(file, mapping));
  for (const one of [file, again])
    expect(await checked(one, mapping)).toMatchObject({ ready: 2, paid: 1100, earlierDues: 50 });
});

test('a heading that names its field only below its group, or is too long to be shown, is written as the title of the field', async () => {
  const long = `Discount (out of ${'the fee of the whole session '.repeat(2)})`;
  const cells: Value[][] = [
    ['Student', null, 'Earlier', null, null],
    ['Code', 'Name', 'Dues', 'Paid in Total', long],
    [...asha, 20, 500, 5],
  ];
  const file = await sheetOf(cells, (sheet) => sheet.mergeCells('A1:B1'));
  const hows = [...PUPIL, 'earlierDues', 'paid', 'discount'].map(() => 'EXACT');
  expect((await howOf(file)).map(([, how]) => how)).toEqual(hows);
  const sheet = await annotated(file);
  expect(sheet.head.slice(5)).toEqual(['Earlier Dues', 'Paid in Total', 'Discount']);
  expect(await checked(await bytesOf(sheet))).toMatchObject({ ready: 1, paid: 500, earlierDues: 20, discount: 5 });
});

test('a column that is read from a heading of the results has the title of its field, and an unread one is named as one of the file', async () => {
  const file = await sheetOf([
    ['Row', 'Student Name', 'Outcome', 'Reason'],
    [asha[0], asha[1], 40, 'left'],
  ]);
  const mapping = mappingOf({ Row: 'studentCode', Outcome: 'earlierDues' });
  expect(await checked(file, mapping)).toMatchObject({ ready: 1, earlierDues: 40 });
  const sheet = await annotated(file, mapping);
  expect(sheet.head).toEqual([...RESULTS, ...PUPIL, 'Earlier Dues', 'Reason (of the file)']);
  expect(await checked(await bytesOf(sheet))).toMatchObject({ ready: 1, earlierDues: 40 });
});
