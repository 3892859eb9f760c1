// The result register as a document: many subjects fit on a page, headings are repeated, and the text size follows the marks.
import { registerDocument } from '../../../provider/documents/printed/register.ts';
import type { RegisterData, RegisterEntry, RegisterStudent } from '../../../provider/documents/printed/registerData.ts';
import { writeHtml } from '../../../provider/documents/writeHtml.ts';
import { crossed, inked, outside, overlaps, pagesOf } from './drawn';
import { school } from './samples';

const NAMES = [
  ...['Accountancy', 'Biology', 'Business Studies', 'Chemistry', 'Computer Applications', 'Economics', 'English'],
  ...['Geography', 'Hindi', 'History', 'Mathematics', 'Physics', 'Political Science', 'Health and Physical Education'],
];
const subjectsOf = (count: number): RegisterData['subjects'] =>
  NAMES.slice(0, count).map((name) => ({
    name,
    graded: false,
    components: [
      { component: 'theory', max: 70 },
      { component: 'practical', max: 30 },
    ],
  }));
const entry = (...values: RegisterEntry['values']): RegisterEntry => ({ values, total: 65, failed: false });
const student = (at: number, entries: RegisterStudent['entries']): RegisterStudent => ({
  ...{ rollNo: at, section: 'A', code: 1_000 + at, name: `Student ${at}`, fatherName: 'Mohan Verma', entries },
  ...{ total: 910, percentage: 65, division: 'FIRST', rank: at, result: 'MARKS' },
});

function register(subjects: number, students: number, one = entry(45, 20)): RegisterData {
  const rows = Array.from({ length: students }, (_, at) =>
    student(
      at + 1,
      Array.from({ length: subjects }, () => one),
    ),
  );
  return {
    ...{ school, session: '2026 - 2027', exam: 'Half Yearly', yearExams: null, className: '11', section: 'A' },
    ...{ hasSections: true, madeOn: '2026-11-26', subjects: subjectsOf(subjects), full: null, students: rows },
    figures: subjectsOf(subjects).map(() => ({
      appeared: 40,
      passed: 33,
      passPercent: 82.5,
      average: 61.4,
      highest: 97.5,
    })),
    counts: {
      ...{ students, passed: students, failed: 0, supplementary: 0, incomplete: 0, passPercent: 100 },
      divisions: { FIRST: students, SECOND: 0, THIRD: 0 },
    },
    toppers: rows.slice(0, 3),
  };
}

async function drawn(data: RegisterData, paper: 'A4' | 'A3' = 'A4') {
  const pages = await pagesOf(registerDocument(data, paper));
  for (const page of pages)
    expect([overlaps(page), crossed(page), outside(page), page.width > page.height]).toEqual([[], [], [], true]);
  return pages;
}
type Pages = Awaited<ReturnType<typeof drawn>>;
const sizeOf = (pages: Pages, text: string) =>
  pages.flatMap(({ texts }) => texts).find((one) => one.text === text)?.size;

test('14 subjects of two components fit on A4 in readable size, larger on A3; a page has no text on another one', async () => {
  const data = register(14, 40);
  const [a4, a3] = [await drawn(data), await drawn(data, 'A3')];
  expect(sizeOf(a4, '45+20')).toBeGreaterThanOrEqual(6.5);
  expect(sizeOf(a3, '45+20')).toBeGreaterThanOrEqual(8.5);
  expect(a3.length).toBeLessThan(a4.length);
});

test('each page repeats the headings; those of many subjects are written upwards, those of few are not', async () => {
  const many = await drawn(register(14, 60));
  const turned = (page: Pages[number]) => page.texts.filter((one) => one.turned).map(({ text }) => text);
  const withRows = many.filter(({ lines }) => lines.some((line) => /^\d+ 1\d{3} Student/.test(line)));
  expect(withRows.length).toBeGreaterThan(1);
  for (const page of withRows) {
    expect(inked(turned(page).join(''))).toContain('ComputerApplications');
    expect(page.lines.join(' ')).toContain('Student Name');
  }
  const few = await drawn(register(4, 5));
  expect(few.flatMap(turned)).toEqual([]);
  expect(few[0]?.lines.join('\n')).toContain('Chemistry');
});

test('marks that are too long for their column continue in another line after a plus', async () => {
  const long = entry(145.5, 60.5, 22.5);
  const texts = (await drawn(register(14, 2, long))).flatMap((page) => page.texts.map(({ text }) => text));
  expect(texts).toEqual(expect.arrayContaining(['145.5+', '60.5+', '22.5']));
  const wide = (await drawn(register(5, 2, long))).flatMap((page) => page.texts.map(({ text }) => text));
  expect(wide).toContain('145.5+60.5+22.5');
});

const LONG = ['Life of Rajasthan Freedom Fighters and Heritage', 'Health and Physical Education', 'Mathematics'];
const HINDI = ['राजस्थान का स्वतंत्रता आंदोलन एवं शौर्य परम्परा', 'स्वास्थ्य एवं शारीरिक शिक्षा', 'अनिवार्य अंग्रेज़ी'];
const withNames = (names: readonly string[], count: number): RegisterData => {
  const data = register(count, 3, entry(45));
  const components = [{ component: 'theory', max: 100 }] as const;
  const figures = { appeared: 40, passed: 33, passPercent: 82.56, average: 61.44, highest: 97.5 };
  return {
    ...data,
    section: null,
    subjects: Array.from({ length: count }, (_, at) => ({
      ...{ name: names[at % names.length] ?? '', graded: false, components },
    })),
    figures: Array.from({ length: count }, () => figures),
  };
};
const upwards = (page: Pages[number]) =>
  page.texts
    .filter(({ turned }) => turned)
    .map(({ text }) => text)
    .join(' ');

test.each([
  ['English', 10, LONG],
  ['English', 16, LONG],
  ['English', 24, LONG],
  ['Hindi', 10, HINDI],
  ['Hindi', 16, HINDI],
])(
  'long %s headings of %d subjects fit their columns on A4, complete and with the maximum marks',
  async (_, count, names) => {
    const [page] = await drawn(withNames(names, count));
    const texts = Array.from({ length: count }, (_each, at) => `${names[at % names.length] ?? ''} 100`);
    expect(page && upwards(page)).toBe(texts.join(' '));
  },
);

test('a heading that is too long at the least size is shortened and keeps the maximum marks', async () => {
  const [page] = await drawn(withNames([`${LONG.join(' ')} ${LONG.join(' ')}`], 30));
  expect(page && upwards(page)).toMatch(/^(Life of Rajasthan [^…]*… 100 ?){30}$/);
});

test.each([16, 30])(
  'a figure below %d subjects is in one line on A4, smaller where its column requires it',
  async (count) => {
    const [page] = await drawn(withNames(['Physics'], count));
    const figures = page?.texts.filter(({ text }) => text === '82.56' || text === '61.44');
    expect(figures).toHaveLength(2 * count);
  },
);

test.each<[string, RegisterEntry | null, string]>([
  ['a subject that is not taken', null, '–'],
  ['one that was failed', { values: [20, 12.5], total: 32.5, failed: true }, '20+12.5*'],
  ['the same reason in all components', { values: ['AB', 'AB'], total: null, failed: true }, 'AB*'],
  ['different reasons', { values: ['AB', 'ML'], total: null, failed: true }, 'AB+ML*'],
  ['a component that was not entered', entry(45, null), '45+–'],
  ['a grade', entry('A'), 'A'],
])('the entry of %s', async (_what, one, text) => {
  const data = register(1, 1);
  const students = data.students.map((each) => ({ ...each, entries: [one] }));
  const [page] = await drawn({ ...data, students });
  expect(page?.lines.find((line) => line.startsWith('1 1001 '))).toBe(
    `1 1001 Student 1 Mohan Verma ${text} 910 65.00 First 1 Pass`,
  );
});

test.each<[RegisterStudent['result'], string]>([
  ['MARKS', 'Pass'],
  ['GRACE', 'Pass by grace'],
  ['SECOND_CHANCE', 'Pass by suppl. exam'],
  ['FAIL', 'Fail'],
  ['SUPPLEMENTARY', 'Supplementary'],
  ['INCOMPLETE', 'Incomplete'],
])('the result %s is written as %s', async (result, text) => {
  const data = register(2, 1);
  const students = data.students.map((each) => ({ ...each, result }));
  const [page] = await drawn({ ...data, students, toppers: [] });
  expect(inked(page?.lines.join('') ?? '')).toContain(inked(text));
});

test('the HTML page has the same rows with headings that are not turned', () => {
  const html = writeHtml(registerDocument(register(2, 3), 'A4'));
  expect(html).toContain('Accountancy');
  expect(html.match(/45\+20/g)).toHaveLength(6);
});
