// A workbook with several sheets, such as one for each class: which of them is read, and how another one is chosen.
import * as XLSX from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { annotate, cellsOf, check, importFile, row, type Value } from '../support/imports';
import { partsOf, zip } from '../support/zips';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

type Sheet = [name: string, cells: Value[][], state?: ExcelJS.WorksheetState];
const pupils = (...names: string[]) => cellsOf(names.map((name) => row(name)));

async function xlsx(...sheets: Sheet[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  for (const [name, cells, state] of sheets) book.addWorksheet(name, state && { state }).addRows(cells);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** In the format of Excel 97. */
async function xls(...sheets: Sheet[]): Promise<Buffer> {
  const book = XLSX.utils.book_new();
  for (const [name, cells, state] of sheets) {
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(cells), name);
    const all = ((book.Workbook ??= {}).Sheets ??= []);
    all.push({ Hidden: state === 'hidden' ? 1 : 0 });
  }
  return Promise.resolve(Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array));
}

const chosen = (sheet: string) => ({ mapping: { columns: [], sheet } });
async function read(file: Buffer, fields = {}) {
  const { reading, rows } = (await check(token, file, fields)).data;
  return { sheet: reading.sheet, sheets: reading.sheets, names: rows.map(({ studentName }) => studentName) };
}

const formats = [
  ['xlsx', xlsx],
  ['xls', xls],
] as const;

test.each(formats)('the sheet that is named is read, also in another spelling, of an .%s file', async (_format, of) => {
  const file = await of(
    ['Class 1', pupils('Asha')],
    ['कक्षा २', pupils('Bina', 'Chitra')],
    ['Old', pupils('Devi'), 'hidden'],
  );
  const sheets = ['Class 1', 'कक्षा २'];
  expect(await read(file)).toEqual({ sheet: 'Class 1', sheets, names: ['Asha'] });
  expect(await read(file, chosen('कक्षा २'))).toEqual({ sheet: 'कक्षा २', sheets, names: ['Bina', 'Chitra'] });
  expect(await read(file, chosen('class  1'))).toEqual({ sheet: 'Class 1', sheets, names: ['Asha'] });
});

test.each<[string, Sheet[], string[]]>([
  ['a title alone', [['Cover', [['Pupils of 2026-27']]]], ['Cover', 'Pupils']],
  ['headings alone', [['Nursery', pupils('Asha').slice(0, 1)]], ['Nursery', 'Pupils']],
  ['nothing', [['Sheet1', []]], ['Pupils']],
])('a first sheet with %s is passed over for one with rows', async (_what, before, sheets) => {
  for (const [, of] of formats)
    expect(await read(await of(...before, ['Pupils', pupils('Asha')]))).toEqual({
      ...{ sheet: 'Pupils', sheets },
      names: ['Asha'],
    });
});

test('a chart on a tab of its own in front is passed over', async () => {
  const file = await xlsx(['Chart', []], ['Pupils', pupils('Asha')]);
  const parts = partsOf(file).map((part) => {
    const text = part.content.toString('utf8');
    const swapped = (xml: string) => ({ ...part, content: Buffer.from(xml) });
    if (part.name === 'xl/worksheets/sheet1.xml')
      return {
        ...part,
        name: 'xl/chartsheets/sheet1.xml',
        content: Buffer.from(
          '<chartsheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"/></sheetViews></chartsheet>',
        ),
      };
    if (part.name === '[Content_Types].xml')
      return swapped(
        text.replace(
          /PartName="\/xl\/worksheets\/sheet1\.xml" ContentType="[^"]*"/,
          'PartName="/xl/chartsheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.chartsheet+xml"',
        ),
      );
    return part.name === 'xl/_rels/workbook.xml.rels'
      ? swapped(
          text
            .replace('worksheets/sheet1.xml', 'chartsheets/sheet1.xml')
            .replace(
              /(<Relationship [^>]*)relationships\/worksheet("[^>]*chartsheets)/,
              '$1relationships/chartsheet$2',
            ),
        )
      : part;
  });
  expect(await read(zip(parts))).toEqual({ sheet: 'Pupils', sheets: ['Pupils'], names: ['Asha'] });
});

/** The file with other names of its sheets, as other programs write them. */
const renamed = (file: Buffer, names: Record<string, string>): Buffer =>
  zip(
    partsOf(file).map((part) => {
      if (part.name !== 'xl/workbook.xml') return part;
      const text = Object.entries(names).reduce(
        (xml, [name, other]) => xml.replace(`name="${name}"`, `name="${other}"`),
        part.content.toString('utf8'),
      );
      return { ...part, content: Buffer.from(text) };
    }),
  );

test.each([
  ['Pupils', 'Pupils '],
  ['Pupils', '\u202ePupils'],
  ['Class 1', 'Class ①'],
  ['क्ष', 'क्\u200dष'],
  ['a'.repeat(60), 'a'.repeat(61)],
  ['One', `${'a'.repeat(49)}😀😀`],
])('the sheets %j and %j are both offered and read', async (one, other) => {
  const file = renamed(await xlsx(['First', pupils('Asha')], ['Second', pupils('Bina')]), {
    First: one,
    Second: other,
  });
  const { sheets } = await read(file);
  expect(sheets).toHaveLength(2);
  const [first, second] = sheets as [string, string];
  expect((await read(file, chosen(first))).names).toEqual(['Asha']);
  expect((await read(file, chosen(second))).names).toEqual(['Bina']);
});

test('a first sheet of formulas that show nothing below its headings is passed over', async () => {
  const [headings = []] = pupils('Asha');
  const formulas = headings.map(() => ({ formula: 'IF(1,"","")', result: '' }));
  expect(await read(await xlsx(['Form', [headings, formulas, formulas]], ['Pupils', pupils('Asha')]))).toEqual({
    ...{ sheet: 'Pupils', sheets: ['Form', 'Pupils'] },
    names: ['Asha'],
  });
});

test('D6 CODE-166 a workbook that lists one part as more than a thousand sheets is rejected', async () => {
  const parts = partsOf(await xlsx(['Class 1', pupils('Asha')])).map((part) => {
    const text = part.content.toString('utf8');
    const [sheet = ''] = /<sheet [^>]*>/.exec(text) ?? [];
    const many = Array.from({ length: 1_001 }, (_, index) => sheet.replace('Class 1', `Class ${index}`)).join('');
    return part.name === 'xl/workbook.xml' ? { ...part, content: Buffer.from(text.replace(sheet, many)) } : part;
  });
  const answer = await check(token, zip(parts));
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'The file contains too many parts. Copy its table into a new file and choose the new file.',
  ]);
});

test.each<[string, string]>([
  ['unknown', 'Class 9'],
  ['hidden', 'Old'],
  ['empty', 'Blank'],
])('CODE-166 a sheet that is %s cannot be chosen, and nothing is stored', async (_what, sheet) => {
  const before = await sql('SELECT count(*) FROM students');
  for (const [, of] of formats) {
    const file = await of(['Class 1', pupils('Asha')], ['Blank', []], ['Old', pupils('Devi'), 'hidden']);
    const answers = [
      await check(token, file, chosen(sheet)),
      await importFile(token, file, 1, { fields: chosen(sheet) }),
    ];
    for (const answer of answers)
      expect([...verdict(answer), answer.responseMsg]).toEqual([
        ...[422, 166],
        'The file has no sheet of this name, or the sheet is hidden or empty. Choose another sheet.',
      ]);
  }
  expect(await sql('SELECT count(*) FROM students')).toEqual(before);
});

test('the rows of the chosen sheet are stored, and the file with reasons has this sheet', async () => {
  const file = await xlsx(['Class 1', pupils('Asha Eins')], ['Class 2', pupils('Bina Zwei', 'Chitra Zwei')]);
  const fields = chosen('Class 2');
  const { data } = await importFile(token, file, 2, { fields });
  expect(data.registered.map(({ studentName }) => studentName)).toEqual(['Bina Zwei', 'Chitra Zwei']);
  expect(await sql("SELECT name FROM students WHERE name LIKE 'Asha Eins'")).toEqual([]);
  const { body } = await annotate(token, file, fields);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(body as unknown as ArrayBuffer);
  const texts = book.worksheets[0]?.getSheetValues().flat().map(String);
  expect([texts?.includes('Bina Zwei'), texts?.includes('Asha Eins')]).toEqual([true, false]);
});

test('an import of a sheet and of another sheet under one key are different requests', async () => {
  const file = await xlsx(['Class 1', pupils('Asha Key')], ['Class 2', pupils('Bina Key')]);
  const headers = { 'Idempotency-Key': 'one-key-for-two-sheets' };
  const one = await importFile(token, file, 1, { fields: chosen('Class 1'), headers });
  const other = await importFile(token, file, 1, { fields: chosen('Class 2'), headers });
  expect([verdict(one), verdict(other)]).toEqual([
    [200, 100],
    [422, 206],
  ]);
});

test('CODE-166 the sheets of a file whose first sheet has too many rows are offered', async () => {
  const many = Array.from({ length: 5_012 }, (_, index) => [index + 1]);
  const answer = await check(token, await xlsx(['Raw', many], ['Class 1', pupils('Asha')]));
  expect([...verdict(answer), answer.data]).toEqual([
    422,
    166,
    { sheets: { sheet: 'Raw', sheets: ['Raw', 'Class 1'] } },
  ]);
});

test('a hundred sheets can be chosen, and thirty are named as not read', async () => {
  const sheets = Array.from({ length: 120 }, (_, index): Sheet => [`Class ${index + 1}`, pupils('Asha')]);
  const { reading, notRead } = (await check(token, await xlsx(...sheets))).data;
  expect([reading.sheets.length, reading.sheets.at(-1), notRead.otherSheets.length]).toEqual([100, 'Class 100', 30]);
});

test('the sheet that is read can be chosen also after a hundred sheets of headings alone', async () => {
  const covers = Array.from({ length: 120 }, (_, index): Sheet => [`Cover ${index + 1}`, [['Pupils']]]);
  const { sheet, sheets } = await read(await xlsx(...covers, ['Class 1', pupils('Asha')]));
  expect([sheet, sheets.length, sheets.slice(98)]).toEqual(['Class 1', 100, ['Cover 99', 'Class 1']]);
});
