// Opening balances of accounting programs: Dr is what the student owes, Cr is an advance, which is not stored as earlier dues.
import type ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { mappingOf, sheetOf, type Value } from '../support/imports';
import { annotateOpening, checkOpening, importOpening, openingReasons } from '../support/openings';
import { newPupil } from '../support/studentFees';

let admin: string;
let sessionId: number;
const pupils: [number, string][] = [];
beforeAll(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  for (const studentName of ['Asha Rao', 'Bina Rao', 'Chitra Rao', 'Divya Rao', 'Esha Rao', 'Gita Rao']) {
    const created = await newPupil(admin, '5', { studentName });
    ({ sessionId } = created);
    const [found] = await sql<{ code: number }>('SELECT code FROM students WHERE id = $1', [created.studentId]);
    pupils.push([found?.code ?? 0, studentName]);
  }
});

const MAPPING = mappingOf({ 'Opening Balance': 'earlierDues' });
/** A file with these headings and cells behind the number and the name of each student. */
const fileOf = (headings: Value[], cells: Value[][], change?: (sheet: ExcelJS.Worksheet) => void): Promise<Buffer> =>
  sheetOf(
    [['Student Code', 'Student Name', ...headings], ...cells.map((one, at) => [...(pupils[at] ?? []), ...one])],
    change,
  );

interface Expected {
  ready: number;
  wrong: number;
  blank?: number;
  earlierDues: number;
  paid?: number;
}

/** Checks a file, and that its annotated file is read in the same way. */
async function expectBoth(file: Buffer, expected: Expected, mapping: { mapping?: object } = MAPPING) {
  const first = await checkOpening(admin, sessionId, file, mapping);
  expect(first.data).toMatchObject(expected);
  const annotated = (await annotateOpening(admin, sessionId, file, mapping)).body;
  const again = await checkOpening(admin, sessionId, Buffer.from(annotated), mapping);
  expect(again.data).toMatchObject(expected);
  expect(Object.keys(openingReasons(again))).toEqual(Object.keys(openingReasons(first)));
  return openingReasons(first);
}

const CREDIT =
  'Earlier Dues|Earlier Dues must not be a credit (an advance). Enter what the student owes, or leave the cell blank. The file has';
const formats =
  (...all: string[]) =>
  (sheet: ExcelJS.Worksheet) =>
    all.forEach((format, at) => {
      sheet.getCell(at + 2, 3).numFmt = format;
    });

test('a number whose format shows Dr is due, one that shows Cr is an error, also in the annotated file', async () => {
  const cells = [[100], [250.5], [-30], [0], [-7], [40]];
  const tally = '0.00" Dr";0.00" Cr"';
  const shown = formats('0.00" Dr"', '#,##0.00" Cr"', tally, tally, '0.00" Cr";"Dr" 0.00', '"Credit "0');
  const reasons = await expectBoth(await fileOf(['Opening Balance'], cells, shown), {
    ...{ ready: 2, wrong: 3, blank: 1, earlierDues: 107 },
  });
  expect(reasons).toEqual({
    3: [`${CREDIT} "250.50 Cr".`],
    4: [`${CREDIT} "30.00 Cr".`],
    7: [`${CREDIT} "Credit 40".`],
  });
});

test('a wrong decimal, a minus and a parenthesis are errors beside Dr too', async () => {
  const cells = [[100.005], [-30], [40], ['-50.00 Dr'], ['Dr']];
  const reasons = await expectBoth(
    await fileOf(['Opening Balance'], cells, formats('0.00" Dr"', '0.00" Dr"', '(0.00)" Dr"')),
    { ready: 0, wrong: 5, earlierDues: 0 },
  );
  expect(reasons[2]).toEqual([
    'Earlier Dues|Earlier Dues must not have more than two decimals: the cell has "100.005".',
  ]);
  expect(reasons[3]).toEqual(['Earlier Dues|Earlier Dues must not be negative. The file has "-30.00 Dr".']);
});

test('texts with Dr and Cr suggest the column, and are read by their side', async () => {
  const cells = [['100.00 Dr'], ['1,250.00 Cr.'], ['Rs. 30/- Debit'], ['Nil'], ['0.00 Cr']];
  const file = await fileOf(['Opening Balance'], cells);
  const { data } = await checkOpening(admin, sessionId, file);
  expect(data.reading.columns[2]).toMatchObject({ field: 'earlierDues', how: 'SUGGESTED' });
  const reasons = await expectBoth(file, { ready: 2, wrong: 1, blank: 2, earlierDues: 130 });
  expect(reasons).toEqual({ 3: [`${CREDIT} "1,250.00 Cr.".`] });
});

const beside = (heading: string, text: string): string[] => [
  `Earlier Dues|Earlier Dues must not be a credit (an advance): "${heading}" has "${text}". Clear the amount, or correct that cell. If the column means something else, delete the column.`,
];

test('a column of directions beside the dues makes a credit an error, which an import rejects', async () => {
  const file = await fileOf(
    ['Opening Balance', 'Dr/Cr'],
    [
      [100, 'Dr'],
      [250, 'Cr'],
      [0, 'Cr'],
      [null, 'Cr.'],
      [70, null],
    ],
  );
  const reasons = await expectBoth(file, { ready: 2, wrong: 1, blank: 2, earlierDues: 170 });
  expect(reasons).toEqual({ 3: beside('Dr/Cr', 'Cr') });
  const stored = await importOpening(admin, sessionId, file, { students: 3, earlierDues: 420, ...MAPPING });
  expect(verdict(stored)).toEqual([422, 166]);
});

test.each<[string | null, string[], string]>([
  ['Type', ['Debit', 'CREDIT', 'n.a.'], 'CREDIT'],
  [null, ['D', 'C', 'D'], 'C'],
  ['Remarks', ['left', 'Cr', 'late'], 'Cr'],
  ['Side', ['Due', 'Advance', 'Due'], 'Advance'],
])('directions under the heading %j are found', async (heading, texts, credit) => {
  const file = await fileOf(
    ['Opening Balance', heading],
    texts.map((text, at) => [100 + at, text]),
  );
  const reasons = await expectBoth(file, { ready: 2, wrong: 1, earlierDues: 202 });
  expect(reasons).toEqual({ 3: beside(heading ?? 'Column D (no heading)', credit) });
});

test.each<[string, string[]]>([
  ['Section', ['C', 'D', 'C']],
  ['Father Title', ['Dr', 'Dr', 'Dr']],
  ['Paid by', ['Credit', 'Debit', 'Credit']],
  ['Remarks', ['C', 'left', 'D']],
  ['Route', ['C', 'C', 'C']],
])('the words of the column %j are no directions', async (heading, texts) => {
  const file = await fileOf(
    ['Earlier Dues', heading],
    texts.map((text, at) => [100 + at, text]),
  );
  await expectBoth(file, { ready: 3, wrong: 0, earlierDues: 303 }, {});
});

test('a payment that shows a side of an account is an error, and directions do not concern payments', async () => {
  const cells = [
    [100, 'Cr'],
    [250, 'Cr'],
    ['30.00 Cr', 'Cr'],
    [0, 'Cr'],
    [7, 'Cr'],
  ];
  const file = await fileOf(['Paid in Total', 'Dr/Cr'], cells, formats('0.00" Cr"', '"Dr "0', '0', '0.00" Dr"'));
  const reasons = await expectBoth(file, { ready: 1, wrong: 3, blank: 1, paid: 7, earlierDues: 0 }, {});
  const shown = (text: string) => [
    `Paid in Total|Paid in Total is a positive number, which the spreadsheet shows as "${text}". Type the amount again.`,
  ];
  expect(reasons).toMatchObject({ 2: shown('100.00 Cr'), 3: shown('Dr 250') });
});
