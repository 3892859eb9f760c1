// A workbook is read as its owner sees it: what is hidden is counted and not read, and a cell is what it shows.
import { randomBytes } from 'node:crypto';
import * as XLSX from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { xlsOf, type HiddenXls } from '../support/hiddenParts';
import {
  cellsOf,
  check,
  importFile,
  reasons,
  row,
  sheetOf,
  workbookOf,
  type Row,
  type Value,
} from '../support/imports';
import { partsOf, zip } from '../support/zips';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const rows = ['One', 'Two', 'Three', 'Four'].map((name) => row(name, { 'Mother Name': 'Sita' }));
const cells = cellsOf(rows);
const at = (heading: string): number => cells[0]?.indexOf(heading) ?? -1;
const MOTHER = at('Mother Name');

const none = {
  hiddenRows: 0,
  hiddenColumns: 0,
  hiddenSheets: 0,
  otherSheets: [] as string[],
  unknownColumns: [] as string[],
};
/** The rows that are read, and the parts that are not. */
async function seen(file: Buffer) {
  const { data } = await check(token, file);
  return { read: data.rows.map((one) => [one.row, one.state]), notRead: data.notRead };
}
const ready = (...numbers: number[]) => numbers.map((number) => [number, 'READY']);

type Hide = (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void;
async function hiding(hide: Hide, all: Value[][] = cells): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Pupils');
  sheet.addRows(all);
  hide(sheet, book);
  return Buffer.from(await book.xlsx.writeBuffer());
}
const column = (sheet: ExcelJS.Worksheet, index: number) => sheet.getColumn(index + 1);

test.each<[string, Hide, number[], Partial<typeof none>]>([
  ['nothing', () => undefined, [2, 3, 4, 5], {}],
  [
    'rows that a filter hides',
    (sheet) => {
      sheet.autoFilter = 'A1:L5';
      for (const number of [3, 4]) sheet.getRow(number).hidden = true;
    },
    [2, 5],
    { hiddenRows: 2 },
  ],
  [
    'rows of a collapsed outline',
    (sheet) => {
      for (const number of [4, 5]) Object.assign(sheet.getRow(number), { outlineLevel: 1, hidden: true });
    },
    [2, 3],
    { hiddenRows: 2 },
  ],
  ['a blank row', (sheet) => void (sheet.getRow(9).hidden = true), [2, 3, 4, 5], {}],
  ['a column', (sheet) => void (column(sheet, MOTHER).hidden = true), [2, 3, 4, 5], { hiddenColumns: 1 }],
  ['a blank column', (sheet) => void (column(sheet, 70).hidden = true), [2, 3, 4, 5], {}],
  [
    'a sheet behind',
    (_sheet, book) => void (book.addWorksheet('B').state = 'hidden'),
    [2, 3, 4, 5],
    { hiddenSheets: 1 },
  ],
])('in an .xlsx file, hidden %s', async (_what, hide, numbers, hidden) => {
  expect(await seen(await hiding(hide))).toEqual({ read: ready(...numbers), notRead: { ...none, ...hidden } });
});

test.each<[string, string, string, number[], Partial<typeof none>]>([
  ['a row without height', '<row r="2"', '<row r="2" ht="0" customHeight="1"', [3, 4, 5], { hiddenRows: 1 }],
  [
    'a column without width',
    '<sheetData>',
    `<cols><col min="${MOTHER + 1}" max="${MOTHER + 1}" width="0" customWidth="1"/></cols><sheetData>`,
    [2, 3, 4, 5],
    { hiddenColumns: 1 },
  ],
])('%s is hidden too', async (_what, xml, other, numbers, hidden) => {
  const parts = partsOf(await sheetOf(cells)).map((part) =>
    part.name.endsWith('sheet1.xml')
      ? { ...part, content: Buffer.from(part.content.toString('utf8').replace(xml, other)) }
      : part,
  );
  expect(await seen(zip(parts))).toEqual({ read: ready(...numbers), notRead: { ...none, ...hidden } });
});

test('hidden and very hidden sheets in front are passed over for the first visible one', async () => {
  const book = new ExcelJS.Workbook();
  for (const state of ['hidden', 'veryHidden'] as const) {
    const sheet = book.addWorksheet(state, { state });
    sheet.addRows(cellsOf([row(state)]));
  }
  book.addWorksheet('Pupils').addRows(cells);
  book.addWorksheet('Another').addRows(cellsOf([row('Another')]));
  const file = Buffer.from(await book.xlsx.writeBuffer());
  expect(await seen(file)).toEqual({
    read: ready(2, 3, 4, 5),
    notRead: { ...none, hiddenSheets: 2, otherSheets: ['Another'] },
  });
});

test.each<[string, HiddenXls, number, number[], Partial<typeof none>]>([
  ['nothing', {}, 0, [2, 3, 4, 5], {}],
  ['rows', { rows: [3, 5] }, 0, [2, 4], { hiddenRows: 2 }],
  ['a column', { columns: [MOTHER] }, 0, [2, 3, 4, 5], { hiddenColumns: 1 }],
  ['a column without width', { narrow: [MOTHER] }, 0, [2, 3, 4, 5], { hiddenColumns: 1 }],
  ['sheets', { rows: [2] }, 2, [3, 4, 5], { hiddenRows: 1, hiddenSheets: 2 }],
])('in an .xls file, hidden %s', async (_what, hidden, sheets, numbers, notRead) => {
  const file = xlsOf(cells, hidden, sheets);
  expect(await seen(file)).toEqual({ read: ready(...numbers), notRead: { ...none, ...notRead } });
});

/** The sheets of a workbook behind the first one, each with its rows. */
type Behind = [string, Value[][]][];
const behind: [string, Behind, string[]][] = [
  [
    'with values',
    [
      ['Class 2', cells],
      ['Class 3', [[], [], ['Total', 41]]],
    ],
    ['Class 2', 'Class 3'],
  ],
  [
    'without values',
    [
      ['Sheet2', []],
      ['Sheet3', [[], [null]]],
    ],
    [],
  ],
  [
    'of a template',
    [
      ['Choices', [['Class']]],
      ['How to fill', [['Write one student in each row.']]],
    ],
    [],
  ],
];

test.each(behind)(
  'the other visible sheets %s are named or not, in an .xlsx file',
  async (_what, sheets, otherSheets) => {
    const file = await hiding((_sheet, book) => {
      for (const [name, rowsOfSheet] of sheets) book.addWorksheet(name).addRows(rowsOfSheet);
    });
    expect(await seen(file)).toEqual({ read: ready(2, 3, 4, 5), notRead: { ...none, otherSheets } });
  },
);

test.each(behind)(
  'the other visible sheets %s are named or not, in an .xls file',
  async (_what, sheets, otherSheets) => {
    const book = XLSX.utils.book_new();
    for (const [name, rowsOfSheet] of [['Pupils', cells], ...sheets] as Behind)
      XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rowsOfSheet), name);
    const file = Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array);
    expect(await seen(file)).toEqual({ read: ready(2, 3, 4, 5), notRead: { ...none, otherSheets } });
  },
);

test('ten large sheets that are not read do not make the reading too long, and no name changes the direction of a text', async () => {
  const blank = `<row>${'<c s="0"/>'.repeat(16_384)}</row>`;
  // A file that is packed too well is rejected.
  const random = randomBytes(20_000).toString('hex');
  const large = `<sheetData>${blank.repeat(20)}<row><c><v>7</v></c></row></sheetData><!--${random}-->`;
  const file = await hiding((_sheet, book) => {
    for (let number = 1; number <= 10; number += 1) book.addWorksheet(`Large ${number}`);
  });
  const parts = partsOf(file).map((part) => {
    const text = part.content.toString('utf8');
    if (/sheet([2-9]|1[01])\.xml$/.test(part.name))
      return { ...part, content: Buffer.from(text.replace(/<sheetData.*(\/>|<\/sheetData>)/, large)) };
    return part.name.endsWith('workbook.xml')
      ? { ...part, content: Buffer.from(text.replace('Large 10', 'Large&#x202e; 10')) }
      : part;
  });
  const { read, notRead } = await seen(zip(parts));
  expect(read).toEqual(ready(2, 3, 4, 5));
  expect(notRead.otherSheets).toEqual(Array.from({ length: 10 }, (_, index) => `Large ${index + 1}`));
});

test('a required column that is hidden is missing, and the hidden columns are counted', async () => {
  const { data } = await check(token, await hiding((sheet) => void (column(sheet, at('Gender')).hidden = true)));
  expect([data.reading.missing, data.notRead.hiddenColumns]).toEqual([['Gender'], 1]);
});

test('CODE-166 hidden rows are named as the likely reason of a file without rows', async () => {
  const allHidden = (sheet: ExcelJS.Worksheet) => {
    for (const number of [2, 3, 4, 5]) sheet.getRow(number).hidden = true;
  };
  const answer = await check(token, await hiding(allHidden));
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'The sheet "Pupils" has no rows below its headings. 4 hidden rows are not read.',
  ]);
});

interface Stored {
  last_school_marks: string | null;
  mother_name: string;
  date_of_birth: string;
  mobile_no: string;
  pin_code: string;
  last_school_contact: string;
  nic_no: string;
}

/** One row with this cell, registered; the stored columns. */
async function storedOf(heading: string, value: Value, numFmt?: string): Promise<Stored | undefined> {
  const [name] = [`Shown ${Math.random().toString(36).slice(2).replaceAll(/\d/g, 'x')}`];
  const all = cellsOf([row(name, { [heading]: value })]);
  const file = await sheetOf(all, (sheet) => {
    if (numFmt !== undefined) sheet.getRow(2).getCell((all[0]?.indexOf(heading) ?? 0) + 1).numFmt = numFmt;
  });
  expect(reasons(await check(token, file))).toEqual({});
  expect(verdict(await importFile(token, file, 1))).toEqual([200, 100]);
  const [found] = await sql<Stored>(
    'SELECT last_school_marks, last_school_contact, nic_no, mother_name, date_of_birth::text, mobile_no, pin_code FROM students WHERE name = $1',
    [name],
  );
  return found;
}

test.each<[string, keyof Stored, Value, string | undefined, string]>([
  ['Last School Marks', 'last_school_marks', 0.852, '0.0%', '85.2%'],
  ['Last School Marks', 'last_school_marks', 71 + 2 / 3, '0.00', '71.67'],
  ['Last School Marks', 'last_school_marks', 71 + 2 / 3, undefined, '71.66666667'],
  ['Last School Marks', 'last_school_marks', 0.1 + 0.2, undefined, '0.3'],
  ['Last School Marks', 'last_school_marks', 1234, '#,##0', '1234'],
  ['Last School Marks', 'last_school_marks', 412, '0.00E+00', '412'],
  ['Last School Marks', 'last_school_marks', 412, ';;;', '412'],
  ['Last School Marks', 'last_school_marks', { formula: 'A1&""', result: 'First' }, undefined, 'First'],
  ['Mobile Number', 'mobile_no', 9829012345, '#,##0', '9829012345'],
  ['Pin Code', 'pin_code', 302016, '000 000', '302016'],
  ['Last School Contact No.', 'last_school_contact', '+91 98290 12345', undefined, '9829012345'],
  ['Last School Contact No.', 'last_school_contact', '0141-22 33 445', undefined, '01412233445'],
  ['NIC Number', 'nic_no', 'AB-12 c', undefined, 'AB12c'],
  ['Date of Birth', 'date_of_birth', 42_597 - 1e-9, 'dd/mm/yyyy', '2016-08-15'],
  ['Date of Birth', 'date_of_birth', 42_597 + 0.999, 'dd-mmm-yyyy', '2016-08-15'],
])(
  '%s is stored as the cell shows it, without separators of thousands: %s, %j with the format %j',
  async (heading, field, value, format, text) => {
    expect((await storedOf(heading, value, format))?.[field]).toBe(text);
  },
);

test('a number below zero or with decimals is no number of digits, and a PAN may have separators', async () => {
  const file = await workbookOf(
    row('Fraction', { 'Pin Code': 30201.6 }),
    row('Negative', { 'Mobile Number': -9829012345 }),
    row('PAN', { 'Father PAN Number': 'ABCPE 1234 f' }),
  );
  expect(reasons(await check(token, file))).toEqual({
    2: [['Pin Code', 'Pin Code must be 6 digits. The file has "30201.6".']],
    3: [['Mobile Number', expect.stringContaining('The file has "-9829012345".')]],
  });
});

test('a date of a file that counts from 1904 is rounded to the nearest second as well', async () => {
  const book = new ExcelJS.Workbook();
  book.properties.date1904 = true;
  const all = cellsOf([row('Old', { 'Date of Birth': 42_597 - 1462 - 1e-9 })]);
  const sheet = book.addWorksheet('Pupils');
  sheet.addRows(all);
  sheet.getRow(2).getCell(3).numFmt = 'dd/mm/yyyy';
  const file = Buffer.from(await book.xlsx.writeBuffer());
  expect(verdict(await importFile(token, file, 1))).toEqual([200, 100]);
  expect(await sql("SELECT date_of_birth::text AS day FROM students WHERE name = 'Old'")).toEqual([
    { day: '2016-08-15' },
  ]);
});

const NOT_STORED =
  'has a formula without a stored value. Open the file in a spreadsheet program, save it and choose it again.';

test('a formula without a stored value and an error are reasons, also in a column that may be blank', async () => {
  const formula = (text: string) => ({ formula: text }) as Value;
  const file = await workbookOf(
    row('Formula', { 'Mother Name': formula('"Sita "&"Devi"'), 'Date of Birth': formula('TODAY()') }),
    row('Blank text', { 'Mother Name': { formula: 'A1', result: '' } }),
    row('Zero', { 'Last School Marks': { formula: '1-1', result: 0 } }),
    row('Error', { 'Mother Name': { error: '#N/A' } }),
    row('Unknown column', { Total: formula('1+1') }),
  );
  expect(reasons(await check(token, file))).toEqual({
    2: [
      ['Date of Birth', `Date of Birth ${NOT_STORED}`],
      ['Mother Name', `Mother Name ${NOT_STORED}`],
    ],
    5: [['Mother Name', 'Mother Name has the error #N/A.']],
  });
});

test('a formula that is declared a text or a truth value has no value either where none is stored', async () => {
  const formula = (text: string) => ({ formula: text }) as Value;
  const written = await workbookOf(
    row('Text', { 'Mother Name': formula('"Sita "&"Devi"') }),
    row('Truth', { RTE: formula('TRUE()') }),
    row('Blank text', { 'Mother Name': { formula: 'A1', result: '' } }),
  );
  const typed = (xml: string) =>
    xml.replace(/<c ([^>]*)><f>"Sita/, '<c $1 t="str"><f>"Sita').replace(/<c ([^>]*)><f>TRUE/, '<c $1 t="b"><f>TRUE');
  const parts = partsOf(written).map((part) =>
    /worksheets\/sheet1\.xml$/.test(part.name)
      ? { ...part, content: Buffer.from(typed(part.content.toString('utf8'))) }
      : part,
  );
  expect(reasons(await check(token, zip(parts)))).toEqual({
    2: [['Mother Name', `Mother Name ${NOT_STORED}`]],
    3: [['RTE', `RTE ${NOT_STORED}`]],
  });
});

test('the headings are searched for in the first ten rows; unknown columns are listed and not read', async () => {
  const titles: Value[][] = Array.from({ length: 9 }, (_, index) => [`Title ${index}`, 'Class']);
  const [head = [], ...below] = cells;
  const own = [...titles, [null], [...head, 'Bank OK', null], ...below.map((one) => [...one, 'yes', 'x'])];
  const unknown = ['Bank OK', `Column ${String.fromCharCode(65 + head.length + 1)} (no heading)`];
  expect(await seen(await sheetOf(own))).toEqual({
    read: ready(12, 13, 14, 15),
    notRead: { ...none, unknownColumns: unknown },
  });
  const late = await check(token, await sheetOf([...titles, ['Title 9'], head, ...below]));
  const { columns, missing } = late.data.reading;
  expect(columns.slice(0, 2).map(({ heading }) => heading)).toEqual(['Title 0', 'Class']);
  expect(missing).toContain('Student Name');
});

test('rows that repeat the headings, as the pages of a printed list do, are left out', async () => {
  const [head = [], ...below] = cells;
  const pages = [['Class 5'], head, ...below.slice(0, 2), head, ...below.slice(2)];
  expect(await seen(await sheetOf(pages))).toEqual({ read: ready(3, 4, 6, 7), notRead: none });
});

const renamed = (names: Record<string, string>): Row[] =>
  rows.map((one) =>
    Object.fromEntries(Object.entries(one).map(([heading, value]) => [names[heading] ?? heading, value])),
  );

test('usual names of columns are understood; one that has a heading of its own keeps it', async () => {
  const names = {
    'Student Name': "Student's Name",
    Gender: 'SEX',
    'Date of Birth': 'D.O.B. (dd/mm/yyyy)',
    'Admission Date': 'Date of Admission',
    Class: 'Std.',
    'Mobile Number': 'Mob. No.',
    'Father Name': 'Name of Father',
    'Full Residential Address': 'Address*',
    'Pin Code': 'PIN',
  };
  expect(await seen(await workbookOf(...renamed(names)))).toEqual({ read: ready(2, 3, 4, 5), notRead: none });
  const both = await workbookOf(row('One', { Mobile: '1' }));
  expect(await seen(both)).toEqual({ read: ready(2), notRead: { ...none, unknownColumns: ['Mobile'] } });
  const twice = await workbookOf(...renamed({ 'Mobile Number': 'Mobile' }).map((one) => ({ ...one, 'Phone No': '1' })));
  expect((await check(token, twice)).responseMsg).toBe(
    'These columns appear twice: Mobile Number ("Mobile", "Phone No").',
  );
});
