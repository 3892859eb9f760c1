// Files that are no spreadsheets, or too much of one: refused with 165 or 166, and the provider goes on.
import * as XLSX from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { call, readAtOnce, resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { holdFiles, threads, untilFiles } from '../support/insight';
import { cellsOf, check, reasons, row, sheetOf, workbookOf, type Value } from '../support/imports';
import { FIRST } from '../support/schools';
import { partsOf, zip, type Part } from '../support/zips';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});
afterEach(() => holdFiles(false));

const refusal = async (file: Buffer) => {
  const answer = await check(token, file);
  return [...verdict(answer), answer.responseMsg];
};
const NONE = [422, 165, 'The file is not a spreadsheet. Save it as .xlsx or .xls and choose it again.'];
const TEXT = [
  ...[422, 165],
  'The file is text (CSV) or a web page, named like a spreadsheet. Open it in a spreadsheet program, save it as .xlsx and choose that file.',
];
const DAMAGED = [422, 165, 'The file is damaged and cannot be read. Save it under a new name and choose the new file.'];
const MACROS = [422, 165, 'The file contains macros. Save it as .xlsx and choose it again.'];
const PROTECTED = [422, 165, 'The file is protected by a password. Save it without a password and choose it again.'];
const TOO_MUCH = [
  422,
  166,
  'The file is larger than 50 MB when it is unpacked. Copy its table into a new file and choose the new file.',
];
const OVERPACKED = [
  422,
  166,
  'A part of the file is more than 200 times as large when it is unpacked, so it may be harmful. Copy its table into a new file and choose the new file.',
];

const TYPES = (main: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/${main}"/></Types>`;
const SHEET_MAIN = 'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const part = (name: string, content: string | Buffer, more: Partial<Part> = {}): Part => ({
  name,
  content: Buffer.from(content as string),
  ...more,
});
const written = (bookType: XLSX.BookType, cells: Value[][] = cellsOf([row('One')])) => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(cells), 'Pupils');
  return Buffer.from(XLSX.write(book, { type: 'buffer', bookType, compression: true }) as Uint8Array);
};
/** A compound file with these streams beside, or instead of, a workbook's. */
function compound(...streams: string[]): Buffer {
  const { CFB } = XLSX as unknown as {
    CFB: {
      utils: { cfb_new(): unknown; cfb_add(file: unknown, name: string, content: Buffer): void };
      write(file: unknown, options: object): Uint8Array;
    };
  };
  const file = CFB.utils.cfb_new();
  for (const name of streams) CFB.utils.cfb_add(file, `/${name}`, Buffer.alloc(600, 1));
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}

test('D7 CODE-165 what is no spreadsheet is refused by its content, whatever it is called', async () => {
  const texts: [string, Buffer][] = [
    ['HTML', Buffer.from('<html><table><tr><td>Student Name</td></tr></table></html>')],
    ['CSV', Buffer.from('Student Name,Gender\nआशा,Female\n')],
    ['UTF-16', Buffer.from('\ufeffStudent Name\tGender\nआशा\tFemale\n', 'utf16le')],
    ['big-endian UTF-16', Buffer.from('\ufeffStudent Name\tGender\nआशा\tFemale\n', 'utf16le').swap16()],
    ['XML', Buffer.from('<?xml version="1.0"?><Workbook/>')],
    ['SYLK', Buffer.from('ID;PWXL;N;E\n')],
  ];
  for (const [what, file] of texts) expect([what, ...(await refusal(file))]).toEqual([what, ...TEXT]);
  const none: [string, Buffer][] = [
    ['PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    ['PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    [
      'a document',
      zip([part('[Content_Types].xml', TYPES('vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'))]),
    ],
    ['a zip of anything', zip([part('a.txt', 'x')])],
    ['OpenDocument', written('ods')],
    ['binary sheets', written('xlsb')],
    ['another compound file', compound('WordDocument')],
  ];
  for (const [what, file] of none) expect([what, ...(await refusal(file))]).toEqual([what, ...NONE]);
  expect(await refusal(written('xlsm'))).toEqual(MACROS);
  const macros = zip([part('[Content_Types].xml', TYPES(SHEET_MAIN)), part('xl/vbaProject.bin', 'x')]);
  expect(await refusal(macros)).toEqual(MACROS);
  expect(await refusal(compound('Workbook', '_VBA_PROJECT_CUR'))).toEqual(MACROS);
  expect(await refusal(compound('EncryptionInfo', 'EncryptedPackage'))).toEqual(PROTECTED);
  expect((await refusal(compound('Workbook')))[1]).toBe(166);
  expect(await refusal((await workbookOf(row('One'))).subarray(0, 3_000))).toEqual(DAMAGED);
});

const LIST = '/student/all/paged';

test('D6 CODE-166 a bomb is rejected without a thread; one with a false size in its thread, while other calls are answered', async () => {
  const bomb = zip([
    part('[Content_Types].xml', TYPES(SHEET_MAIN)),
    part('xl/worksheets/sheet1.xml', Buffer.alloc(300 * 1024 * 1024, '<row/>')),
  ]);
  const before = await threads();
  await holdFiles(true);
  // No job waits at the closed gate, so nothing is unpacked.
  expect(await refusal(bomb)).toEqual(TOO_MUCH);
  expect([(await untilFiles({})).atGate, await threads()]).toEqual([0, before]);
  const lying = (declared: number) =>
    zip([
      part('[Content_Types].xml', TYPES(SHEET_MAIN)),
      part('xl/worksheets/sheet1.xml', Buffer.alloc(60 * 1024 * 1024, '<row r="1"/>'), { declared }),
    ]);
  const found = refusal(lying(2_000_000));
  await untilFiles({ atGate: 1 });
  expect(verdict(await call('POST', LIST, { token, json: { schoolId: FIRST } }))).toEqual([200, 100]);
  expect([(await untilFiles({})).atGate, await threads()]).toEqual([1, before]);
  await holdFiles(false);
  expect(await found).toEqual(TOO_MUCH);
  expect(await refusal(lying(1))).toEqual(TOO_MUCH);
  expect(await threads()).toBe(before + 2);
  const honest = partsOf(await workbookOf(row('One')));
  const longer = honest.map((one) => ({ ...one, declared: one.content.length + Number(one.name.includes('sheet1')) }));
  expect([await refusal(zip(longer)), (await check(token, zip(honest))).data]).toMatchObject([DAMAGED, { ready: 1 }]);
  const tight = zip([part('xl/worksheets/sheet1.xml', Buffer.alloc(1024 * 1024, '<row/>'))]);
  expect(await refusal(tight)).toEqual(OVERPACKED);
  const parts = Array.from({ length: 201 }, (_, at) => part(`xl/media/${at}.png`, 'x'));
  expect((await refusal(zip(parts)))[1]).toBe(166);
});

test('D6 one user reads one file at a time: the same one twice is read once, another one is refused with 203', async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map((count) => workbookOf(...Array(count).fill(row('Pupil')))));
  const sent = [
    { userId: 1, content: one! },
    { userId: 1, content: one! },
    { userId: 1, content: two! },
    { userId: 2, content: three! },
  ];
  const answers = [{ rows: 2 }, { rows: 2 }, { responseCode: 203 }, { rows: 4 }];
  expect(await readAtOnce(sent)).toEqual(answers);
  expect(await readAtOnce(sent.slice(2))).toEqual([{ rows: 3 }, { rows: 4 }]);
});

test.each([
  ['the versions of its template', { metaName: 'versions' }],
  ['a chosen sheet', { sheet: 'Pupils' }],
])('D6 a file that is read with %s is not shared with a read without', async (_what, wanted) => {
  const file = await workbookOf(row('One'));
  const orders = [
    { userId: 1, content: file },
    { userId: 1, content: file, ...wanted },
  ];
  expect(await readAtOnce(orders)).toEqual([{ rows: 2 }, { responseCode: 203 }]);
});

test('D6 CODE-166 a text that is stored once counts for each cell that has it: at most 10 million characters', async () => {
  const [head = []] = cellsOf([row('One')]);
  const longest = 'x'.repeat(2_000);
  const file = (cells: number) => {
    const book = XLSX.utils.book_new();
    const rows = Array.from({ length: cells }, () => [longest]);
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([head, ...rows]), 'Students');
    return Buffer.from(
      XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Uint8Array,
    );
  };
  expect(await refusal(file(5_000))).toEqual([
    422,
    166,
    'The cells of the file contain more than 10 million characters. Copy the table without long texts into a new file and choose the new file.',
  ]);
  expect((await check(token, file(4_990))).data).toMatchObject({ wrong: 4_990 });
});

const LONG = (cell: string) => [
  ...[422, 166],
  `Cell ${cell} has more than 2,000 characters. Shorten its text, save the file and choose it again.`,
];
const MARKS = (cell: string) => [
  ...[422, 166],
  `Cell ${cell} has more than 10 accents or vowel signs on one letter. Type its text again, save the file and choose it again.`,
];
/** Combining marks that have to be sorted. */
const marks = (count: number) => '\u0316\u0300'.repeat(count).slice(0, count);

test('D6 CODE-166 a cell of more than 2,000 characters is rejected with its address: a value, a title, a heading', async () => {
  const [head = [], cells = []] = cellsOf([row('One')]);
  const long = 'x'.repeat(2_001);
  const files: [string, Value[][]][] = [
    ['A2', [head, ['1' + ' '.repeat(32_000) + '1']]],
    ['A1', [[long], head, cells]],
    ['B1', [['Student Name', long], cells]],
    [
      'AB2',
      [
        [...head, ...Array<null>(28 - head.length)],
        [...cells, ...Array<null>(27 - cells.length), long],
      ],
    ],
    // One character is written as 18.
    ['B3', [head, cells, [null, '\ufdfa'.repeat(112)]]],
  ];
  for (const [cell, content] of files) expect(await refusal(written('xlsx', content))).toEqual(LONG(cell));
});

test('D6 CODE-166 a letter with more than 10 combining marks is rejected with the address of its cell', async () => {
  const [head = [], cells = []] = cellsOf([row('One')]);
  expect(await refusal(written('xlsx', [head, [`x${marks(1_000)}`]]))).toEqual(MARKS('A2'));
  expect(await refusal(written('xlsx', [[`x${marks(11)}`], head, cells]))).toEqual(MARKS('A1'));
  expect((await check(token, written('xlsx', [[`x${marks(10)}`], head, cells]))).data).toMatchObject({ ready: 1 });
});

test('D6 hidden columns and columns that are not read have the limits too, and notes within them are accepted', async () => {
  const [head = [], cells = []] = cellsOf([row('One')]);
  const file = (text: string) =>
    written('xlsx', [
      [...head, 'Notes'],
      [...cells, text],
    ]);
  expect((await check(token, file('x'.repeat(2_000)))).data).toMatchObject({ ready: 1 });
  const notes = XLSX.utils.encode_cell({ r: 1, c: head.length });
  expect(await refusal(file('x'.repeat(2_001)))).toEqual(LONG(notes));
  const hidden = await sheetOf(
    [
      [...head, 'Notes'],
      [...cells, 'x'.repeat(2_001)],
    ],
    (one) => {
      one.getColumn(head.length + 1).hidden = true;
    },
  );
  expect(await refusal(hidden)).toEqual(LONG(notes));
});

test('D6 CODE-109 a file of more than 5 MB is refused as the form says', async () => {
  const large = await check(token, Buffer.alloc(5 * 1024 * 1024 + 1, 'PK'));
  expect([...verdict(large), large.responseMsg]).toEqual([400, 109, 'The spreadsheet must not be larger than 5 MB.']);
});

test('D6 CODE-166 at most 5,000 rows and 100 columns are read; blank rows do not count', async () => {
  const [head = [], cells = []] = cellsOf([row('One')]);
  const rows = (count: number) => [head, ...Array.from({ length: count }, () => cells)];
  const blanks = Array.from({ length: 300 }, () => [null, ' ']);
  const most = await check(token, written('xlsx', [...rows(5_000), ...blanks]));
  expect(most.data).toMatchObject({ wrong: 5_000 });
  expect(await refusal(written('xlsx', rows(5_001)))).toEqual([
    422,
    166,
    'The file has more than 5,000 rows. Split it into several files.',
  ]);
  const wide = (count: number) => [
    [...head, ...Array.from({ length: count - head.length }, (_, at) => `X${at}`)],
    cells,
  ];
  expect((await refusal(written('xlsx', wide(101))))[2]).toBe(
    'The file has more than 100 columns. Remove the columns that are not needed.',
  );
  expect((await check(token, written('xlsx', wide(100)))).data.notRead.unknownColumns).toHaveLength(100 - head.length);
});

/** The workbook with one change in the XML of its sheet. */
const changedSheet = async (file: Buffer, pattern: RegExp, text: string) =>
  zip(
    partsOf(file).map((one) =>
      one.name.includes('sheet1.xml')
        ? { ...one, content: Buffer.from(one.content.toString('utf8').replace(pattern, text)) }
        : one,
    ),
  );

test('D6 CODE-165 rows and columns beyond those of a spreadsheet are rejected before they are visited', async () => {
  const file = await workbookOf(row('One'));
  const changes: [RegExp, string][] = [
    [/r="A2"/, 'r="A1048577"'],
    [/r="A2"/, 'r="A99999999"'],
    [/r="A2"/, 'r="ZZZZZ2"'],
    [/<sheetData>/, '<cols><col min="1" max="3000000" hidden="1"/></cols><sheetData>'],
    [/<sheetData>/, `<cols>${'<col min="1" max="16384"/>'.repeat(2)}</cols><sheetData>`],
  ];
  for (const [pattern, text] of changes)
    expect([text, ...(await refusal(await changedSheet(file, pattern, text)))]).toEqual([text, ...DAMAGED]);
});

test('D6 CODE-165 a file that names a row or a cell twice is rejected, because only one of them would be read', async () => {
  const file = await workbookOf(row('One'), row('Two'));
  const changes: [RegExp, string][] = [
    [/<row r="3"/, '<row r="2"'],
    [/<row r="3"/, '<row r="02"'],
    [/ r="B2"/, ' r="A2"'],
    [/ r="B2"/, ' r="$A$2"'],
    [/ r="B2"/, ' r="a2"'],
    [/ r="B3"/, ' r="B2"'],
  ];
  for (const [pattern, text] of changes)
    expect([text, ...(await refusal(await changedSheet(file, pattern, text)))]).toEqual([text, ...DAMAGED]);
});

test('D8 a number or text in a date cell is an error of its row, with the value of the cell', async () => {
  const born = (value: Value) => row('Tara', { 'Date of Birth': value });
  const dated = (one: ExcelJS.Worksheet) => (one.getColumn(3).numFmt = 'dd/mm/yyyy');
  const values = [9829012345, 2_958_466, -5, 'in May'];
  const file = await sheetOf(cellsOf(values.map(born)), dated);
  const notDate = (value: unknown) => `Date of Birth must be a valid date. The file has "${String(value)}".`;
  const found = await check(token, file);
  expect(found.data.rows.map(({ problems }) => problems[0]?.message)).toEqual(values.map(notDate));
  for (const written of ['unknown', '42 000', '0x1F', '42,000']) {
    const text = await changedSheet(file, /<v>9829012345<\/v>/, `<v>${written}</v>`);
    const [first] = (await check(token, text)).data.rows;
    expect([written, first?.problems[0]?.message]).toEqual([written, 'Date of Birth has the error #NUM!.']);
  }
});

test('D6 D8 .xls and files of other programs are read: merged and blank rows, dates of 1904, names that lead out of the file', async () => {
  const cells = cellsOf([
    row('One', { 'Date of Birth': new Date('2016-08-15'), 'Mobile Number': 9829012345 }),
    row('Two'),
  ]);
  expect(reasons(await check(token, written('biff8', cells)))).toEqual({});
  const sheet = await sheetOf([[null], ...cells.slice(0, 2), [null], ...cells.slice(2)], (one) =>
    one.mergeCells('A6:A8'),
  );
  const answer = await check(token, sheet);
  expect(answer.data.rows.map(({ row: at, state, studentName }) => [at, state, studentName])).toEqual([
    [3, 'READY', 'One'],
    [5, 'READY', 'Two'],
  ]);
  const book = new ExcelJS.Workbook();
  book.properties.date1904 = true;
  book.addWorksheet('Pupils').addRows(cellsOf([row('Old', { 'Date of Birth': 41_500, 'Admission Date': 44_800 })]));
  for (const column of [3, 4]) {
    const cell = book.worksheets[0]?.getRow(2).getCell(column);
    if (cell) cell.numFmt = 'dd/mm/yyyy';
  }
  const old = await check(token, Buffer.from(await book.xlsx.writeBuffer()));
  expect(old.data).toMatchObject({ ready: 0 });
  expect(old.data.rows[0]?.problems).toEqual([
    { column: 'Admission Date', message: 'Admission Date cannot be after today. The file has "28/08/2026".' },
  ]);
  const parts = partsOf(await workbookOf(row('Inside')));
  const slipped = zip([...parts, part('../../../../tmp/slipped.xml', 'x'), part('xl/media/a.png', 'x')]);
  expect((await check(token, slipped)).data).toMatchObject({ ready: 1 });
});
