// Cells of opening balances that show another amount than they contain, or only repeat the one above.
import type ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { sheetOf, type Value } from '../support/imports';
import { annotateOpening, checkOpening, openingReasons } from '../support/openings';
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

const fileOf = (headings: string[], cells: Value[][], change?: (sheet: ExcelJS.Worksheet) => void): Promise<Buffer> =>
  sheetOf(
    [['Student Code', 'Student Name', ...headings], ...cells.map((one, at) => [...(enrolled[at] ?? []), ...one])],
    change,
  );

test.each<[string, string, number, string]>([
  ['Discount', '0%', 0.1, '10%'],
  ['Discount', '0%', 1, '100%'],
  ['Earlier Dues', '0",000"', 12, '12,000'],
  ['Earlier Dues', '0.0"k"', 12, '12.0k'],
  ['Earlier Dues', '#,##0,', 12_000, '12'],
  ['Paid in Total', '0', 12.5, '13'],
  ['Paid in Total', '"paid"', 12, 'paid'],
])('%s with the format %s is a problem, also in the annotated file', async (heading, format, value, shown) => {
  const file = await fileOf([heading], [[value]], (sheet) => void (sheet.getCell('C2').numFmt = format));
  const first = await checkOpening(admin, sessionId, file);
  expect(first.data).toMatchObject({ ready: 0, wrong: 1 });
  expect(openingReasons(first)[2]).toEqual([
    `${heading}|${heading} contains ${value}, which the spreadsheet shows as "${shown}". Type the amount again.`,
  ]);
  const annotated = (await annotateOpening(admin, sessionId, file)).body;
  const again = await checkOpening(admin, sessionId, Buffer.from(annotated));
  expect(again.data).toMatchObject({ ready: 0, wrong: 1 });
  expect(openingReasons(again)[2]).toEqual([
    `${heading}|${heading} must be an amount in rupees. The file has "${value} (shown as ${shown})".`,
  ]);
});

test.each([
  '#,##0.00',
  '[$₹-4009]#,##0',
  '"Rs. "0"/-"',
  '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)',
  '0.00" Dr"',
  '@',
])('the format %s shows the amount itself', async (format) => {
  const file = await fileOf(['Earlier Dues'], [[12_000], [0]], (sheet) => {
    sheet.getColumn(3).numFmt = format;
  });
  expect((await checkOpening(admin, sessionId, file)).data).toMatchObject({ ready: 1, blank: 1, earlierDues: 12_000 });
});

test.each(['"', '〃', '″', 'do', '-do-', 'Ditto', "''", ' – do – '])(
  'the ditto sign %s is a problem of a read cell, and beside earlier dues',
  async (sign) => {
    const read = await checkOpening(admin, sessionId, await fileOf(['Earlier Dues'], [[500], [sign]]));
    expect(openingReasons(read)[3]?.[0]).toContain('Earlier Dues|Write the value instead of a ditto sign.');
    const beside = await fileOf(
      ['Earlier Dues', 'Dr/Cr'],
      [
        [500, 'Dr'],
        [300, 'Cr'],
        [400, sign],
        [null, sign],
      ],
    );
    const answer = await checkOpening(admin, sessionId, beside);
    expect(answer.data).toMatchObject({ ready: 1, wrong: 2, blank: 1, earlierDues: 500 });
    expect(openingReasons(answer)[4]).toEqual([
      'Earlier Dues|Earlier Dues: "Dr/Cr" has a ditto sign. Write its value there.',
    ]);
  },
);

test.each([
  ...['Advance paid', 'Cr Bal', 'Adv', 'Adv.', 'Credit Bal', 'अग्रिम', 'Cr (Adv)', 'Cr/Adv', 'By advance', 'Cr 500'],
  `${'noted in the ledger of the year before, page 7, '.repeat(3)} advance`,
])('the words "%s" beside earlier dues make them a credit', async (text) => {
  const file = await fileOf(
    ['Earlier Dues', 'Remarks'],
    [
      [500, 'Due'],
      [300, text],
    ],
  );
  const answer = await checkOpening(admin, sessionId, file);
  expect(answer.data).toMatchObject({ ready: 1, wrong: 1, earlierDues: 500 });
  expect(openingReasons(answer)[3]?.[0]).toContain('must not be a credit (an advance): "Remarks" has "');
});

test('names of the template with such words are none', async () => {
  const file = await fileOf(
    ['Father Name', 'Class', 'Section', 'Earlier Dues'],
    [
      ['Credit Rao Advance', '5', 'Cr', 500],
      ['-do-', '5', 'C', 300],
    ],
  );
  expect((await checkOpening(admin, sessionId, file)).data).toMatchObject({ ready: 2, wrong: 0, earlierDues: 800 });
});
