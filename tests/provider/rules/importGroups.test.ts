// Groups in the row above the headings: where a group may change what a column is, the heading alone does not decide it.
import { mapHeadings, type HeadingChoices } from '../../../provider/documents/headingMapping.ts';
import { fillMerged } from '../../../provider/documents/mergedCells.ts';
import type { Merge, ReadCell } from '../../../provider/documents/workbook.ts';
import { READ_COLUMNS } from '../../../provider/domains/students/import/importColumns.ts';
import { TEACHER_COLUMNS } from '../../../provider/domains/teachers/import/teacherColumns.ts';

const NONE: HeadingChoices = { confirmed: new Map(), remembered: new Map() };

type Group = [text: string, ...headings: string[]];
interface Order {
  columns?: typeof READ_COLUMNS;
  choices?: HeadingChoices;
  isMerged?: boolean;
}

/** Student Name and Gender, then groups above their headings; '' is a blank cell in the row above. */
async function read(groups: Group[], { columns = READ_COLUMNS, choices = NONE, isMerged = true }: Order = {}) {
  const [above, headings]: [ReadCell[], string[]] = [
    [null, null],
    ['Student Name', 'Gender'],
  ];
  const merges: Merge[] = [];
  for (const [text, ...own] of groups) {
    if (isMerged && text !== '' && own.length > 1)
      merges.push({ row: 1, column: headings.length, rows: 1, columns: own.length });
    above.push(text || null, ...own.slice(1).map(() => null));
    headings.push(...own);
  }
  const cells: ReadCell[][] = [above, headings, ['Tara']];
  const rows = fillMerged(
    cells.map((one, at) => ({ row: at + 1, cells: one })),
    merges,
  );
  const nameless = (at: number) => `Column ${at}`;
  const found = await mapHeadings(rows, merges, { columns, choices, today: '2026-07-15', nameless });
  return found?.headings.slice(2).map(({ heading, column, how }) => [heading, column?.title ?? null, how]);
}

test.each<[string, Group[], unknown[]]>([
  [
    'Last Year beside a column of both',
    [
      ['Last Year', 'Class', 'Sec'],
      ['', 'Class & Section'],
    ],
    [
      ['Last Year Class', 'Class', 'SUGGESTED'],
      ['Last Year Sec', 'Section', 'SUGGESTED'],
      ['Class & Section', 'Class and Section', 'EXACT'],
    ],
  ],
  [
    'Last Year beside the present class',
    [
      ['Last Year', 'Class', 'Section'],
      ['', 'Present Class', 'Present Section'],
    ],
    [
      ['Last Year Class', null, 'IGNORED'],
      ['Last Year Section', null, 'IGNORED'],
      ['Present Class', 'Class', 'SUGGESTED'],
      ['Present Section', 'Section', 'SUGGESTED'],
    ],
  ],
  [
    'two years, one of them current',
    [
      ['Previous Year', 'Class', 'Section'],
      ['Current Year', 'Class', 'Section'],
    ],
    [
      ['Previous Year Class', null, 'IGNORED'],
      ['Previous Year Section', null, 'IGNORED'],
      ['Current Year Class', 'Class', 'EXACT'],
      ['Current Year Section', 'Section', 'EXACT'],
    ],
  ],
  [
    'a sibling beside the own class and number',
    [
      ['', 'Adm No', 'Class', 'Section'],
      ['Brother / Sister in this school', 'Name', 'Class', 'Sr. No.'],
    ],
    [
      ['Adm No', 'Sr. No.', 'SUGGESTED'],
      ['Class', 'Class', 'EXACT'],
      ['Section', 'Section', 'EXACT'],
      ['Brother / Sister in this school Name', null, 'IGNORED'],
      ['Brother / Sister in this school Class', null, 'IGNORED'],
      ['Brother / Sister in this school Sr. No.', null, 'IGNORED'],
    ],
  ],
  [
    'a driver',
    [['Van Driver', 'Name', 'Mobile']],
    [
      ['Van Driver Name', null, 'IGNORED'],
      ['Van Driver Mobile', 'Mobile Number', 'SUGGESTED'],
    ],
  ],
  [
    'Admission above date and class',
    [
      ['Admission', 'No.', 'Date', 'Class'],
      ['', 'Section', 'Religion', 'Caste'],
    ],
    [
      ['Admission No.', 'Sr. No.', 'SUGGESTED'],
      ['Admission Date', 'Admission Date', 'EXACT'],
      ['Admission Class', 'Class', 'SUGGESTED'],
      ['Section', 'Section', 'EXACT'],
      ['Religion', 'Religion', 'EXACT'],
      ['Caste', 'Caste', 'EXACT'],
    ],
  ],
])('a heading below a group that may change it is a question: %s', async (_which, groups, expected) =>
  expect(await read(groups)).toEqual(expected),
);

/** The columns that are read without a question. */
const titlesOf = async (...given: Parameters<typeof read>) =>
  (await read(...given))?.map(([, title, how]) => (how === 'EXACT' ? title : how));

test.each<[string, ...string[]]>([
  ['Student', 'Mobile', 'Class', 'Sr. No.'],
  ["Student's Details:", 'Class', 'Aadhar'],
  ['Personal Details', 'Date of Birth', 'Religion'],
  ['Basic Information', 'Class', 'Section', 'Date of Birth'],
  ['Contact Details', 'Mobile', 'Address', 'Pin Code'],
  ['Address', 'District', 'Block', 'Pin Code'],
  ['Present Class', 'Class', 'Section'],
  ['Class & Section', 'Class', 'Section'],
  ['Current Session', 'Class', 'Section'],
  ['Admission Details', 'Admission Date', 'New Admission'],
  ["Father's Details", 'Father Name', 'Father Mobile'],
  ["Parents' Information", 'Father Name', 'Mother Name'],
  ['Last School', 'Last School Name', 'Last School Marks'],
])('a group that adds nothing to the names of its columns asks no question: %s', async (...group) => {
  const hows = await titlesOf([group, ['', 'Caste', 'Category', 'Blood Group', 'RTE']]);
  expect(hows).not.toContain('SUGGESTED');
  expect(hows).not.toContain('IGNORED');
});

test.each(["Father's", 'Mother', 'Guardian', 'पिता'])(
  'a group %s that gives no additional column is not ignored',
  async (group) => {
    const own: Group[] = [
      ['', 'Class', 'Father Name'],
      [group, 'Mobile', 'Aadhar'],
      ['', 'Caste', 'Category'],
    ];
    const person = { Mother: 'Mother', Guardian: 'Guardian' }[group] ?? 'Father';
    const found = (await read(own))?.slice(2, 4).map(([, title]) => title);
    expect(found).toEqual([`${person} Mobile Number`, `${person} Aadhar Number`]);
    // Also when the heading alone would give more columns.
    const mixed = await read([own[0] as Group, [group, 'Mobile', 'Block', 'Pin Code'], ['', 'Caste', 'Category']]);
    expect(mixed?.slice(2, 5).map(([, title]) => title)).toEqual([`${person} Mobile Number`, null, null]);
  },
);

test('a heading beside a group without merged cells is a question if the group may be above it', async () => {
  const groups: Group[] = [
    ['', 'Class', 'Father Name'],
    ["Father's", 'Aadhar', 'Mobile', 'Full Residential Address'],
    ['Mother', 'Name'],
    ['', 'Caste', 'Category'],
  ];
  expect((await read(groups, { isMerged: false }))?.slice(2, 6)).toEqual([
    ['Father Aadhar', 'Father Aadhar Number', 'EXACT'],
    ['Father Mobile', 'Father Mobile Number', 'SUGGESTED'],
    ['Full Residential Address', 'Full Residential Address', 'EXACT'],
    ['Mother Name', 'Mother Name', 'EXACT'],
  ]);
});

test.each<[string, string, unknown]>([
  ['Local Guardian', 'Mobile', ['Local Guardian Mobile', 'Guardian Mobile Number', 'SUGGESTED']],
  ['Local Guardian', 'Blood Group', ['Blood Group', 'Blood Group', 'EXACT']],
  ['Father', 'Blood Group', ['Blood Group', 'Blood Group', 'EXACT']],
  ['Bus', 'Mobile', ['Mobile', 'Mobile Number', 'EXACT']],
  ...['Local Guardian (if any)', 'Guardian Details (if other than parents)', 'Emergency / Local Guardian'].map(
    (group): [string, string, unknown] => [
      group,
      'Mobile',
      [expect.stringMatching(/Guardian.* Mobile$/), 'Guardian Mobile Number', 'SUGGESTED'],
    ],
  ),
  ['Local Guardian', 'Full Address', ['Local Guardian Full Address', 'Guardian Address', 'SUGGESTED']],
  ['Last School Attended', 'Class', ['Last School Attended Class', 'Last School Class', 'SUGGESTED']],
  ['Father', 'Adm No', ['Adm No', 'Sr. No.', 'SUGGESTED']],
  ['Father', 'Mother Name', ['Mother Name', 'Mother Name', 'EXACT']],
  ['Mother', 'Student Aadhar No.', ['Student Aadhar No.', 'Aadhar Number', 'SUGGESTED']],
])(
  'beside the group %s without merged cells, %s is a question only if it names a column of its person',
  async (...given) => {
    const [group, heading, expected] = given;
    const found = await read(
      [
        ['', 'Class'],
        [group, 'Name', heading],
      ],
      { isMerged: false },
    );
    expect(found?.at(-1)).toEqual(expected);
  },
);

test('a remembered heading of the student is read beside the group of a parent', async () => {
  const groups: Group[] = [
    ['', 'Class'],
    ['Father', 'Name', 'Adm No'],
  ];
  const choices = { ...NONE, remembered: new Map([['admno', 'studentSrNo']]) };
  const found = await read(groups, { isMerged: false, choices });
  expect(found?.at(-1)).toEqual(['Adm No', 'Sr. No.', 'REMEMBERED']);
});

test.each(['Old Register', 'Mother Teresa School', 'New students of St. Xavier School'])(
  'a title of the list asks no question: %s',
  async (title) => {
    const head = ['Mobile', 'Class', 'Caste'];
    const rows = [[title], ['Student Name', ...head], ['x']].map((cells, at) => ({ row: at + 1, cells }));
    for (const merges of [[], [{ row: 1, column: 0, rows: 1, columns: 4 }]]) {
      const nameless = (at: number) => `Column ${at}`;
      const order = { columns: READ_COLUMNS, choices: NONE, today: '2026-07-15', nameless };
      const found = await mapHeadings(fillMerged(rows, merges), merges, order);
      expect(found?.headings.map(({ heading, how }) => [heading, how])).toEqual(
        ['Student Name', ...head].map((heading) => [heading, 'EXACT']),
      );
    }
  },
);

test('groups of teachers ask a question unless they are neutral, and a confirmed heading below a group is read', async () => {
  const groups: Group[] = [
    ['Staff Details', 'Date of birth', 'Email'],
    ['Spouse', 'Mobile'],
  ];
  const expected = [
    ['Staff Date of birth', 'Date of birth', 'EXACT'],
    ['Staff Email', 'Email', 'EXACT'],
  ];
  expect(await read(groups, { columns: TEACHER_COLUMNS })).toEqual([
    ...expected,
    ['Spouse Mobile', 'Phone', 'SUGGESTED'],
  ]);
  const choices = { ...NONE, confirmed: new Map([['spousemobile', 'contactPhone']]) };
  expect(await read(groups, { columns: TEACHER_COLUMNS, choices })).toEqual([
    ...expected,
    ['Spouse Mobile', 'Phone', 'CONFIRMED'],
  ]);
});

test('two columns below groups that may be the same one are an error of the file', async () => {
  const found = await read([
    ['2025-26', 'Class'],
    ['2026-27', 'Class'],
  ]);
  expect(found?.map(([, title, how]) => [title, how])).toEqual([
    ['Class', 'SUGGESTED'],
    ['Class', 'SUGGESTED'],
  ]);
});
