// How the headings and values of an import file are read: suggestions, merged cells, notations.
import { setImmediate as turn } from 'node:timers/promises';
import { columnWords, similarColumns } from '../../../provider/documents/headingGuess.ts';
import { mapHeadings, type HeadingChoices } from '../../../provider/documents/headingMapping.ts';
import { statedMaximums } from '../../../provider/documents/headings.ts';
import { fillMerged } from '../../../provider/documents/mergedCells.ts';
import { readTableRow } from '../../../provider/documents/table.ts';
import type { TableColumn } from '../../../provider/documents/tableColumn.ts';
import { dateNotation } from '../../../provider/documents/valueSummary.ts';
import { READ_COLUMNS } from '../../../provider/domains/students/import/importColumns.ts';
import { classAndSection } from '../../../provider/domains/students/import/importNotations.ts';
import type { Merge, ReadCell } from '../../../provider/documents/workbook.ts';

afterEach(() => jest.restoreAllMocks());

const TODAY = '2026-07-15';
const NONE: HeadingChoices = { confirmed: new Map(), remembered: new Map() };

const rowsOf = (cells: ReadCell[][]) => cells.map((one, at) => ({ row: at + 1, cells: one }));

function read(
  cells: ReadCell[][],
  { choices = NONE, merges = [] }: { choices?: HeadingChoices; merges?: Merge[] } = {},
) {
  const rows = fillMerged(rowsOf(cells), merges);
  const nameless = (at: number) => `Column ${at}`;
  return mapHeadings(rows, merges, { columns: READ_COLUMNS, choices, today: TODAY, nameless });
}

const fieldsOf = async (...given: Parameters<typeof read>) =>
  (await read(...given))?.headings.map(({ heading, column, how }) => [heading, column?.title ?? null, how]);

const words = columnWords(READ_COLUMNS);

test.each<[string, string | undefined]>([
  ['Adm No', 'Sr. No.'],
  ['Pupil', 'Student Name'],
  ['Name of Ward', 'Student Name'],
  ['Name', 'Student Name'],
  ['Students Name', 'Student Name'],
  ['Cat.', 'Category'],
  ['Categery', 'Category'],
  ['Date of Adm.', 'Admission Date'],
  ['Mobile Number (Father)', 'Father Mobile Number'],
  ['Fname', 'Father Name'],
  ['Father Qual.', 'Father Higher Qualification'],
  ['Distt', 'District'],
  ['Student Blood Gp', undefined],
  ['माता का नाम', 'Mother Name'],
  ['Class Teacher', undefined],
  ['Bus', undefined],
  ['S.No.', undefined],
  ['Bank OK', undefined],
  ['__proto__', undefined],
])('the heading %j suggests %j', (heading, title) =>
  expect(similarColumns(heading, words)[0]?.column.title).toBe(title),
);

test('typical values suggest a column whose heading says nothing, and values veto a similar heading', async () => {
  expect(
    await fieldsOf([
      ['Student Name', 'Mobile Number', 'UIDN', 'G', 'Name'],
      ['Tara', '9811122233', '2345 6789 0124', 'F', 12],
      ['Ira', '9811122234', 'XXXX XXXX 0009', 'F', 13],
    ]),
  ).toEqual([
    ['Student Name', 'Student Name', 'EXACT'],
    ['Mobile Number', 'Mobile Number', 'EXACT'],
    ['UIDN', 'Aadhar Number', 'SUGGESTED'],
    ['G', 'Gender', 'SUGGESTED'],
    ['Name', null, 'IGNORED'],
  ]);
});

test.each([
  ['New/Old', ['N', 'O'], true],
  ['Old/New', ['O', 'O'], true],
  ['New or Old', ['New', 'Old'], true],
  ['नया/पुराना', ['नया', 'पुराना'], true],
  ['New Student', ['Y', 'N'], true],
  ['New Student', ['New', 'Old'], true],
  ['New Student', ['New', 'Perhaps', 'Unknown'], false],
  ['New/Old', ['Y', 'No'], false],
])('the heading %j above %j suggests New Admission: %j', async (heading, values, isSuggested) => {
  const rows = values.map((value) => ['Tara', 'F', '9811122233', value]);
  const fields = await fieldsOf([['Student Name', 'Gender', 'Mobile Number', heading], ...rows]);
  expect(fields?.at(-1)).toEqual(isSuggested ? [heading, 'New Admission', 'SUGGESTED'] : [heading, null, 'IGNORED']);
});

test('a mapping of the request comes before a remembered one, which gives way to a heading with the title', async () => {
  const choices = {
    confirmed: new Map([
      ['house', 'religion'],
      ['gender', null],
    ]),
    remembered: new Map([
      ['house', 'caste'],
      ['pupil', 'studentName'],
      ['cell', 'mobileNo'],
    ]),
  };
  const cells = [['House', 'Gender', 'Pupil', 'Cell', 'Mobile Number', 'Bus', 'Class'], ['x']];
  expect(await fieldsOf(cells, { choices })).toEqual([
    ['House', 'Religion', 'CONFIRMED'],
    ['Gender', null, 'CONFIRMED'],
    ['Pupil', 'Student Name', 'REMEMBERED'],
    ['Cell', null, 'IGNORED'],
    ['Mobile Number', 'Mobile Number', 'EXACT'],
    ['Bus', null, 'IGNORED'],
    ['Class', 'Class', 'EXACT'],
  ]);
});

const twins = (...headings: string[]) => [['Student Name', 'Gender', 'Class', ...headings], ['x']];
test.each<[string, string[], Partial<HeadingChoices>, unknown[]]>([
  [
    'a choice counts for the heading with its text',
    ['Sr. No.', 'S.R. No.'],
    { confirmed: new Map([['s.r. no.', 'studentSrNo']]) },
    [
      ['Sr. No.', null, 'IGNORED'],
      ['S.R. No.', 'Sr. No.', 'CONFIRMED'],
    ],
  ],
  [
    'not to read one leaves the other',
    ['SR No', 'Sr. No.'],
    { confirmed: new Map([['sr no', null]]) },
    [
      ['SR No', null, 'CONFIRMED'],
      ['Sr. No.', 'Sr. No.', 'EXACT'],
    ],
  ],
  [
    'a choice whose text no heading has counts for its key',
    ['Sr. No.'],
    { confirmed: new Map([['sr no', null]]) },
    [['Sr. No.', null, 'CONFIRMED']],
  ],
  [
    'of two spellings without the title, one is a question',
    ['SR No', 'S.R. No.'],
    {},
    [
      ['SR No', 'Sr. No.', 'SUGGESTED'],
      ['S.R. No.', null, 'IGNORED'],
    ],
  ],
  [
    'a choice whose text no heading has counts for neither',
    ['Adm No', 'Adm. No.'],
    { confirmed: new Map([['adm-no', 'religion']]) },
    [
      ['Adm No', 'Sr. No.', 'SUGGESTED'],
      ['Adm. No.', null, 'IGNORED'],
    ],
  ],
  [
    'what is remembered counts for neither',
    ['Enrol Key', 'Enrol. Key'],
    { remembered: new Map([['enrolkey', 'studentSrNo']]) },
    [
      ['Enrol Key', null, 'IGNORED'],
      ['Enrol. Key', null, 'IGNORED'],
    ],
  ],
])('headings that differ in signs alone: %s', async (_which, headings, choices, expected) =>
  expect((await fieldsOf(twins(...headings), { choices: { ...NONE, ...choices } }))?.slice(3)).toEqual(expected),
);

test('a title above, and headings in two rows with groups, give one heading for each column', async () => {
  const merges: Merge[] = [
    { row: 1, column: 0, rows: 1, columns: 8 },
    { row: 3, column: 0, rows: 2, columns: 1 },
    { row: 3, column: 2, rows: 1, columns: 2 },
    { row: 3, column: 4, rows: 1, columns: 2 },
    { row: 3, column: 6, rows: 1, columns: 2 },
  ];
  const cells = [
    ['ADMISSION REGISTER'],
    ['Session 2026'],
    ['Student Name', 'Class', "Father's Details", null, 'Mother', null, 'Address', null],
    [null, null, 'Name', 'Mobile', 'Name', 'Occupation', 'District', 'Pin Code'],
    ['Tara', '5', 'Ramesh', '9811122233', 'Sita', 'Farmer', 'Jaipur', '302016'],
  ];
  expect((await read(cells, { merges }))?.index).toBe(3);
  expect((await fieldsOf(cells, { merges }))?.map(([, title]) => title)).toEqual([
    ...['Student Name', 'Class', 'Father Name', 'Father Mobile Number', 'Mother Name', 'Mother Occupation'],
    ...['District', 'Pin Code'],
  ]);
});

test('headings that take long to compare give way to other calls, one after the other', async () => {
  let now = 0;
  // Each comparison seems to take longer than one turn may.
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  let [turns, ended] = [0, false];
  const reading = read([Array.from({ length: 90 }, (_, at) => `Heading ${at}`), ['x']]).finally(() => (ended = true));
  while (!ended) {
    turns += 1;
    await turn();
  }
  expect((await reading)?.headings).toHaveLength(90);
  expect(turns).toBeGreaterThan(3 * 90);
});

test('a value merged over rows belongs to each of them, and not to the row below', () => {
  const rows = rowsOf([['5', 'Tara'], [null, 'Ira'], [], ['6', 'Om'], [null, 'Uma']]);
  const filled = fillMerged(rows, [{ row: 1, column: 0, rows: 3, columns: 1 }]);
  expect(filled.map(({ cells }) => cells[0] ?? null)).toEqual(['5', '5', '5', '6', null]);
  expect(filled.map(({ merged }) => [...(merged ?? [])])).toEqual([[0], [0], [0], [], []]);
});

test('a value merged over rows and columns is in the first column of each row; covered values are not displayed', () => {
  const rows = rowsOf([['AB', null, 1], [null, 'hidden', 2], [7]]);
  const filled = fillMerged(rows, [{ row: 1, column: 0, rows: 2, columns: 2 }]);
  expect(filled.map(({ cells }) => cells)).toEqual([['AB', null, 1], ['AB', null, 2], [7]]);
  expect(filled.map(({ merged, across }) => [[...(merged ?? [])], [...(across ?? [])]])).toEqual([
    [
      [0],
      [
        [0, 0],
        [1, 0],
      ],
    ],
    [
      [0],
      [
        [0, 0],
        [1, 0],
      ],
    ],
    [[], []],
  ]);
});

test('a group merged over rows and columns names its columns; a heading merged with its row names the first one', async () => {
  const merges: Merge[] = [
    { row: 1, column: 0, rows: 3, columns: 2 },
    { row: 1, column: 2, rows: 2, columns: 2 },
  ];
  const cells = [
    ['Student Name', null, 'Father', null],
    [],
    [null, null, 'Name', 'Mobile', 'Section'],
    ['Tara', null, 'Ramesh', '9811122233', 'A'],
  ];
  expect((await fieldsOf(cells, { merges }))?.map(([, title]) => title)).toEqual([
    ...['Student Name', null, 'Father Name', 'Father Mobile Number', 'Section'],
  ]);
});

test('an amount that is merged with another amount is a problem of both; with a column that is not read it is none', () => {
  const amount = (key: string): TableColumn => ({ key, title: key, kind: 'amount', required: false });
  const columns = [amount('Tuition'), amount('Transport'), { ...amount(''), kind: 'ignored' } as const];
  const problems = (cells: ReadCell[], column: number) => {
    const [own = { row: 1, cells }] = fillMerged(rowsOf([cells]), [{ row: 1, column, rows: 1, columns: 2 }]);
    return readTableRow({ columns }, own, TODAY).problems;
  };
  const message = (title: string) =>
    `${title} is one cell for several columns. Type the value of each column in its own cell.`;
  expect(problems([500, null], 0)).toEqual(
    ['Tuition', 'Transport'].map((column) => ({ column, message: message(column) })),
  );
  expect(problems([null, 500], 1)).toEqual([]);
});

test.each([
  ['Science (out of 80)', [80]],
  ['Science ( Out of: ८०.५ marks )', [80.5]],
  ['Science (10–80)', [80]],
  ['Science (10 - 37.5) (out of 40)', [37.5, 40]],
  ['Science (2025-26)', []],
  ['Science (2025-2026)', []],
  ['Science (grade: A, B)', []],
  ['Science (80)', []],
])('the heading %j states the maximums %j', (heading, stated) => expect(statedMaximums(heading)).toEqual(stated));

test.each([
  ['15.08.16', 'dd.mm.yy'],
  ['15-8-2016', 'dd-mm-yyyy'],
  ['2016-08-15', 'yyyy-mm-dd'],
  ['15-Aug-2016', 'dd-month-yyyy'],
  ['15 August 16', 'dd month yy'],
])('the notation of %j is %j', (text, notation) => expect(dateNotation(text)).toBe(notation));

test.each<[string, string[]]>([
  ['5-A', ['5|A']],
  ['5A', ['5|A']],
  ['Class 5 (A)', ['Class 5|A', 'Class|5 (A']],
  ['Nursery', []],
  ['5 (A) )', ['5|A']],
  [`${')'.repeat(300)}x`, []],
])('the text %j can be the classes and sections %j', (text, parts) =>
  expect(classAndSection(text).map(({ className, sectionName }) => `${className}|${sectionName}`)).toEqual(parts),
);

test('D6 a text of many words is divided in few ways, and a text longer than both names in none', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => String.fromCharCode(97 + (at % 26)));
  const parts = classAndSection(words(50).join(' '));
  expect(parts.map(({ sectionName }) => sectionName.split(' ').length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(classAndSection(words(200).join(' '))).toEqual([]);
  const longest = ['c'.repeat(50), 's'.repeat(50)] as const;
  expect(classAndSection(`Standard ${longest[0]} (${longest[1]})`)[0]).toEqual({
    className: `Standard ${longest[0]}`,
    sectionName: longest[1],
  });
});
