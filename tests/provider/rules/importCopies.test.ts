// An import file that comes again: as its annotated copy, or as the next file of a school that has confirmed headings.
import { annotatedHeadings } from '../../../provider/documents/annotatedHeading.ts';
import { withCounterColumns } from '../../../provider/documents/counterColumns.ts';
import { headingsToStore } from '../../../provider/documents/importMapping.ts';
import { mappedTableOf } from '../../../provider/documents/mappedTable.ts';
import { readTableRow } from '../../../provider/documents/table.ts';
import { READ_COLUMNS, REPORTED } from '../../../provider/domains/students/import/importColumns.ts';
import type { ReadCell } from '../../../provider/documents/workbook.ts';

const TODAY = '2026-07-15';
const NEW_ADMISSION = 'enrollments.0.newAdmission';
const FATHER_MOBILE = 'parentsInfo.FATHER.mobileNo';

type Fields = Record<string, string | null>;
interface Choices {
  confirmed?: Fields;
  remembered?: Record<string, string>;
}

async function read(cells: ReadCell[][], { confirmed = {}, remembered = {} }: Choices = {}) {
  const rows = cells.map((one, at) => ({ row: at + 1, cells: one }));
  const parts = { unread: { rows: 0, columns: 0, sheets: 0 }, merges: [], meta: undefined, annotated: false };
  const sheet = { name: 'List', names: ['List'], rows, ...parts, struck: false };
  const byText = Object.entries(confirmed).map(([heading, field]) => [heading.toLowerCase(), field] as const);
  const choices = { confirmed: new Map(byText), remembered: new Map(Object.entries(remembered)) };
  const order = { columns: READ_COLUMNS, choices, path: 'file', today: TODAY };
  return withCounterColumns(await mappedTableOf(sheet, order), READ_COLUMNS);
}
type Table = Awaited<ReturnType<typeof read>>;

const BASE = ['Student Name', 'Gender', 'Class'];
/** A table with these headings after those of each list, one value in each. */
const listOf = (headings: ReadCell[], values: ReadCell[], groups?: ReadCell[]): ReadCell[][] => [
  ...(groups ? [[null, null, null, ...groups]] : []),
  [...BASE, ...headings],
  ['Tara', 'F', '5', ...values],
];
const readAs = ({ headings }: Table) =>
  headings.slice(BASE.length).map(({ heading, column, how }) => [heading, column?.title ?? null, how]);
const copyOf = (table: Table) => [
  annotatedHeadings(table, READ_COLUMNS, REPORTED),
  ...table.rows.map(({ cells }) => [...cells]),
];

test.each<[string, ReadCell[][], Choices, unknown[]]>([
  [
    'a heading with the word old remains',
    listOf(['New/Old'], ['N'], ['Admission']),
    { confirmed: { 'Admission New/Old': NEW_ADMISSION } },
    ['Admission New/Old (details?)', 'New Admission', 'SUGGESTED'],
  ],
  [
    'a chosen heading of New and Old values that is similar to no column',
    [...listOf(['Student Type'], ['New']), ['Anil', 'M', '5', 'Old']],
    { confirmed: { 'Student Type': NEW_ADMISSION } },
    ['New Old (details?)', 'New Admission', 'SUGGESTED'],
  ],
  [
    'a title that is not read',
    listOf(['RTE'], ['Yes']),
    { confirmed: { RTE: null } },
    ['RTE (not read)', null, 'IGNORED'],
  ],
  [
    'a similar heading of several words that is not read',
    listOf(['Father Mobile Numbers'], ['9811122233']),
    { confirmed: { 'Father Mobile Numbers': null } },
    ['Father Mobile Numbers (not read)', null, 'IGNORED'],
  ],
  [
    'a heading that resembles no column and is not read',
    listOf(['Bus'], ['7']),
    { confirmed: { Bus: null } },
    ['Bus', null, 'IGNORED'],
  ],
  [
    'a chosen column without a heading',
    listOf([null], ['Hindu']),
    { confirmed: { 'Column D (no heading)': 'religion' } },
    ['Religion', 'Religion', 'EXACT'],
  ],
])('the annotated copy is read as the file was, or not at all: %s', async (_which, cells, choices, expected) => {
  const again = await read(copyOf(await read(cells, choices)));
  expect(readAs(again)).toEqual([expected]);
});

const MOBILES = ['9811122233', '9811122244'];
const NUMBERS = { 'Mobile No.': FATHER_MOBILE, 'SMS No': 'mobileNo' };
test.each<[string, string[], Fields, (readonly [string, string | null, string?])[], (string | null)[]?]>([
  [
    'one that names another column has the title of its own',
    ['Mobile No.', 'SMS No'],
    NUMBERS,
    [
      ['Father Mobile Number', 'Father Mobile Number'],
      ['Mobile Number (details?)', 'Mobile Number', 'SUGGESTED'],
    ],
  ],
  [
    'one that names a column of which another heading is not read is asked about',
    ['Mobile Number', 'Mobile No.'],
    { 'Mobile Number': null },
    [
      ['Mobile Number (not read)', null],
      ['Mobile No. (details?)', 'Mobile Number', 'SUGGESTED'],
    ],
  ],
  [
    'optional ones too',
    ['Stream', 'Address'],
    { Stream: 'category', Address: 'guardianAddress' },
    [
      ['Category', 'Category'],
      ['Guardian Address', 'Guardian Address'],
    ],
  ],
  [
    'one that names none has a title too; the heading with this title is asked about again',
    ['Contact', 'Mobile Number'],
    { Contact: 'mobileNo' },
    [
      ['Mobile Number', 'Mobile Number'],
      ['Mobile Number (details?)', 'Father Mobile Number', 'SUGGESTED'],
    ],
  ],
  [
    'one that gave way to a choice is not read',
    ['Papa Job', 'Father Occupation'],
    { 'Papa Job': 'parentsInfo.FATHER.occupation' },
    [
      ['Father Occupation', 'Father Occupation'],
      ['Father Occupation (not read)', null],
    ],
  ],
  [
    'one with the title of a suggested heading',
    ['Mobile No.', 'Father Mobile Number'],
    { 'Mobile No.': FATHER_MOBILE },
    [
      ['Father Mobile Number', 'Father Mobile Number'],
      ['Father Mobile Number (details?)', 'Mobile Number', 'SUGGESTED'],
    ],
  ],
  [
    'beside the title of the column that it names, it remains',
    ['Mobile No.', 'Mobile Number'],
    { 'Mobile No.': FATHER_MOBILE },
    [
      ['Mobile No.', 'Father Mobile Number', 'SUGGESTED'],
      ['Mobile Number', 'Mobile Number'],
    ],
    ['Father Mobile Number', 'Mobile Number'],
  ],
  [
    'beside a suggestion of the same words',
    ['Mobile Number', 'Mobile No.'],
    { 'Mobile Number': FATHER_MOBILE },
    [
      ['Father Mobile Number', 'Father Mobile Number'],
      ['Mobile No. (details?)', 'Mobile Number', 'SUGGESTED'],
    ],
  ],
  [
    'two that name the column of each other are asked about',
    ['Mobile No.', 'Father Mobile Number'],
    { 'Mobile No.': FATHER_MOBILE, 'Father Mobile Number': 'mobileNo' },
    [
      ['Father Mobile Number (details?)', 'Father Mobile Number', 'SUGGESTED'],
      ['Mobile Number (details?)', 'Mobile Number', 'SUGGESTED'],
    ],
  ],
])('chosen headings in the annotated copy, read without and with the choices: %s', async (...given) => {
  const [, headings, confirmed, expected, withChoices = expected.map(([, title]) => title)] = given;
  const copy = copyOf(await read(listOf(headings, MOBILES), { confirmed }));
  const without = readAs(await read(copy));
  expect(without).toEqual(
    expected.map(([heading, title, how = title === null ? 'IGNORED' : 'EXACT']) => [heading, title, how]),
  );
  expect(readAs(await read(copy, { confirmed })).map(([, title]) => title)).toEqual(withChoices);
});

test.each<[string, string, Choices, unknown[]]>([
  [
    'chosen for another column',
    'Alt No',
    { confirmed: { 'Alt No': FATHER_MOBILE }, remembered: { altno: 'parentsInfo.MOTHER.mobileNo' } },
    ['Father Mobile Number', 'Father Mobile Number', 'EXACT'],
  ],
  [
    'not read',
    'House',
    { confirmed: { House: null }, remembered: { house: 'block' } },
    ['House (not read)', null, 'IGNORED'],
  ],
  ['read by memory', 'House', { remembered: { house: 'religion' } }, ['Religion', 'Religion', 'EXACT']],
])(
  'a remembered heading in the annotated copy is read as in the file: %s',
  async (_which, heading, choices, expected) => {
    const copy = copyOf(await read(listOf([heading], ['9811122233']), choices));
    expect(readAs(await read(copy, { remembered: choices.remembered ?? {} }))).toEqual([expected]);
  },
);

test.each<[string, string[], Choices, unknown[][]]>([
  [
    'its own name, which is the title',
    ['Category'],
    { confirmed: { Category: 'category' }, remembered: { category: 'caste' } },
    [['Category (details?)', 'Category', 'SUGGESTED']],
  ],
  [
    'another name of its column',
    ['Address'],
    { confirmed: { Address: 'address1' }, remembered: { address: 'guardianAddress' } },
    [['Full Residential Address', 'Full Residential Address', 'EXACT']],
  ],
  [
    'a name with the key of the title',
    ['Mobile No.'],
    { confirmed: { 'Mobile No.': 'mobileNo' }, remembered: { mobileno: FATHER_MOBILE } },
    [['Mobile Number (details?)', 'Mobile Number', 'SUGGESTED']],
  ],
  [
    'New/Old',
    ['New/Old'],
    { confirmed: { 'New/Old': NEW_ADMISSION }, remembered: { newold: 'block' } },
    [['New/Old (details?)', 'New Admission', 'SUGGESTED']],
  ],
  [
    'a name, where the title to which memory gave way is not in the copy',
    ['Address', 'Caste'],
    { confirmed: { Caste: 'religion' }, remembered: { address: 'caste' } },
    [
      ['Full Residential Address', 'Full Residential Address', 'EXACT'],
      ['Religion', 'Religion', 'EXACT'],
    ],
  ],
  [
    'a name, where the copy has the title to which memory gave way',
    ['Address', 'Caste'],
    { remembered: { address: 'caste' } },
    [
      ['Address', 'Full Residential Address', 'EXACT'],
      ['Caste', 'Caste', 'EXACT'],
    ],
  ],
])(
  'memory reads no heading of the annotated copy as another field: %s',
  async (_which, headings, choices, expected) => {
    const values = headings.map(() => 'New');
    const copy = copyOf(await read(listOf(headings, values), choices));
    expect(readAs(await read(copy, { remembered: choices.remembered ?? {} }))).toEqual(expected);
  },
);

test.each([
  ['Category', 'category', ['OBC', 'Jat', 'Meena'], { category: 'caste' }, 'Category (details?)'],
  ['Student Type', NEW_ADMISSION, ['Old', 'Continuing', 'Continuing'], {}, 'New Old (details?)'],
  ['New/Old', NEW_ADMISSION, ['Old', 'Continuing', 'Continuing'], {}, 'New/Old (details?)'],
])(
  'the annotated copy asks about %j also where few values fit: %s',
  async (heading, field, values, remembered, asked) => {
    const rows = values.map((value, at) => [`Tara ${'abc'[at]}`, 'F', '5', value]);
    const first = await read([[...BASE, heading], ...rows], { confirmed: { [heading]: field }, remembered });
    const [again] = (await read(copyOf(first), { remembered })).headings.slice(BASE.length);
    expect([again?.heading, again?.column?.key, again?.how]).toEqual([asked, field, 'SUGGESTED']);
  },
);

const REPORT = ['Row', 'Outcome', 'Reason'];
test.each<[string, string, Choices, string]>([
  ['a choice for the file', 'Reason', { confirmed: { Reason: 'religion' } }, 'Religion'],
  ['memory', 'Caste', { remembered: { reason: 'religion' } }, 'Caste'],
])('the Reason of an annotated copy is that of the portal, despite %s', async (_which, heading, choices, title) => {
  const copy = copyOf(await read(listOf([heading], ['Jain']), choices));
  const reported = copy.map((cells, at) => [...(at ? [2, 'Ready', null] : REPORT), ...cells]);
  const { headings } = await read(reported, choices);
  expect(headings.map(({ column, how }) => [column?.title, how])).toEqual([
    ...REPORT.map((one) => [one, 'PORTAL']),
    ...[...BASE, title].map((one) => [one, 'EXACT']),
  ]);
});

test('N below New/Old is new in the annotated copy too, also where the end of a long heading has the word', async () => {
  const long = `Whether the student came to this school in this session as new, N, or as ${'x'.repeat(10)} old, O`;
  for (const heading of ['New/Old', long]) {
    const confirmed = { [`Admission ${heading}`.slice(0, 60)]: NEW_ADMISSION };
    const first = await read(listOf([heading], ['N'], ['Admission']), { confirmed });
    const again = await read(copyOf(first), { confirmed });
    const values = again.rows.map((row) => readTableRow(again, row, TODAY).values.get(NEW_ADMISSION));
    expect(values).toEqual(['NEW']);
  }
});

test.each([
  ['Column D (no heading)', 'religion', 'Hindu'],
  ['RTE (not read)', 'rte', 'Yes'],
  ['Mobile (Father?)', FATHER_MOBILE, '9811122233'],
])('the heading %j that only the portal writes is neither stored nor read by memory', async (heading, field, value) => {
  const table = await read(listOf([null, heading], [null, value]), { confirmed: { [heading]: field } });
  expect(table.headings.at(-1)?.how).toBe('CONFIRMED');
  expect([...headingsToStore(table, READ_COLUMNS)]).toEqual([]);
  const key = heading.toLowerCase().replaceAll(/[^a-z]/g, '');
  const remembered = await read(listOf([null, heading], [null, value]), { remembered: { [key]: 'block' } });
  expect(remembered.headings.at(-1)?.how).not.toBe('REMEMBERED');
});

test.each<[string, string[], Choices, [string, string | undefined][]]>([
  [
    'removes it, where the heading names the field',
    ['Category (details?)'],
    { confirmed: { 'Category (details?)': 'category' }, remembered: { category: 'caste' } },
    [['category', undefined]],
  ],
  [
    'replaces it, where the heading names another field',
    ['Category (details?)'],
    { confirmed: { 'Category (details?)': 'religion' }, remembered: { category: 'caste' } },
    [['category', 'religion']],
  ],
  [
    'leaves it, where it is right',
    ['Category (details?)'],
    { confirmed: { 'Category (details?)': 'caste' }, remembered: { category: 'caste' } },
    [],
  ],
  [
    'leaves it, where the column is not read',
    ['Category (details?)'],
    { confirmed: { 'Category (details?)': null }, remembered: { category: 'caste' } },
    [],
  ],
  [
    'leaves it, where it is that of another heading',
    ['Category', 'Category (details?)'],
    { confirmed: { 'Category (details?)': 'category' }, remembered: { category: 'caste' } },
    [],
  ],
])('a choice for a heading that is asked about again corrects the memory of it: it %s', async (...given) => {
  const [, headings, choices, stored] = given;
  const table = await read(listOf(headings, ['OBC', 'SC'].slice(0, headings.length)), choices);
  expect([...headingsToStore(table, READ_COLUMNS)]).toEqual(stored);
});

const ENROL = { remembered: { enrolkey: 'studentSrNo' } };
test.each<[string, string, Choices, [string, string | undefined][]]>([
  [
    'removed, as its column was chosen for another one',
    'Scholar Number',
    { ...ENROL, confirmed: { 'Scholar Number': 'studentSrNo' } },
    [
      ['enrolkey', undefined],
      ['scholarno', undefined],
    ],
  ],
  [
    'removed with a choice for both',
    'House',
    { ...ENROL, confirmed: { House: 'studentSrNo', 'Enrol Key': null } },
    [
      ['enrolkey', undefined],
      ['house', 'studentSrNo'],
    ],
  ],
  ['stored, as it only gave way to a title', 'Sr. No.', { ...ENROL, confirmed: { 'Enrol Key': null } }, []],
])('a remembered heading beside another one is %s', async (_which, other, choices, stored) => {
  const table = await read(listOf(['Enrol Key', other], ['E/9', '4711']), choices);
  expect([...headingsToStore(table, READ_COLUMNS)]).toEqual(stored);
});

test.each<[string, Choices, ReadCell[], boolean]>([
  ['a suggestion', {}, ['9811122233', '9811122244'], true],
  ['a choice', { confirmed: { Contact: FATHER_MOBILE } }, ['9811122233', '9811122244'], true],
  ['a choice without a value', { confirmed: { Contact: 'mobileNo' } }, [null, '9811122244'], true],
  ['a suggestion beside a blank column', {}, ['9811122233', null], false],
  ['both not read', { confirmed: { Contact: null } }, ['9811122233', '9811122244'], false],
])('CODE-166 two columns with one heading are rejected where one is chosen or suggested: %s', async (...given) => {
  const [, choices, values, isRejected] = given;
  const found = read(listOf(['Contact', 'Contact'], values), choices).catch(
    ({ details }: { details: { problems: object[] } }) => details.problems[0],
  );
  const message = 'Several columns have the same heading. Rename them, or delete the columns: Contact.';
  if (isRejected) expect(await found).toEqual({ path: 'file', message });
  else expect(await found).toHaveProperty('rows');
});
