// The blank list of an exam that an examiner fills in: its head, its empty columns, and its pages.
import { awardListDocument, type AwardListData } from '../../../provider/documents/printed/awardList.ts';
import { writeHtml } from '../../../provider/documents/writeHtml.ts';
import { inked, outside, overlaps, pagesOf } from './drawn';
import { school } from './samples';

const students = (count: number): AwardListData['students'] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ rollNo: at + 1, code: 1_001 + at, name: `Student ${at + 1}`, fatherName: 'Mohan Verma', section: 'A' },
  }));

const science: AwardListData = {
  school,
  session: '2026 - 2027',
  exam: 'Half Yearly',
  className: '9',
  section: 'A',
  hasSections: true,
  subject: 'Science',
  papers: [
    { component: 'theory', max: 70 },
    { component: 'practical', max: 30 },
  ],
  grades: ['A', 'B', 'C'],
  acceptsMedical: true,
  choiceOpen: false,
  students: students(2),
};

async function drawn(...changes: readonly Partial<AwardListData>[]) {
  const pages = await pagesOf(...changes.map((one) => awardListDocument({ ...science, ...one })));
  for (const page of pages) expect([overlaps(page), outside(page), page.width < page.height]).toEqual([[], [], true]);
  return pages;
}
const linesOf = async (changes: Partial<AwardListData> = {}) => (await drawn(changes)).flatMap(({ lines }) => lines);

test('the list names school, class, exam and subject, and has an empty column for each component', async () => {
  expect(await linesOf()).toEqual([
    'Saraswati Vidya Mandir',
    '12 Station Road, Jaipur, Rajasthan 302016',
    'Phone: 0141 2345678, 9829012345 · Email: office@saraswati.example',
    'Award List',
    'Class 9 – A Subject Science',
    'Exam Half Yearly Maximum marks 100 (Theory 70, Practical 30)',
    'Session 2026 - 2027 Students 2',
    'Write AB for absent, ML for medical and L for leave.',
    'Roll Student Student Name Father’s Name Theory Practical',
    'No. Code out of 70 out of 30',
    '1 1001 Student 1 Mohan Verma',
    '2 1002 Student 2 Mohan Verma',
    'Name of examiner Signature of examiner Date',
    'Award List · Science · Half Yearly · 9 – A Page 1 of 1',
  ]);
});

/** The two lines of the headings after those of the student. */
const headingsOf = (lines: readonly string[]) => {
  const from = lines.findIndex((line) => line.startsWith('Roll '));
  return lines
    .slice(from, from + 2)
    .map((line) => line.replace(/^Roll (No. )?Student Student Name Father’s Name |^(No. )?Code ?/, ''));
};

test.each<[string, Partial<AwardListData>, string[]]>([
  [
    'one component leaves room for words',
    { papers: [{ component: 'theory', max: 37.5 }] },
    ['Theory In words', 'out of 37.5'],
  ],
  [
    'three components',
    { papers: (['theory', 'practical', 'viva'] as const).map((component) => ({ component, max: 20 })) },
    ['Theory Practical Viva', 'out of 20 out of 20 out of 20'],
  ],
  ['a grade', { papers: [{ component: 'theory', max: null }] }, ['Grade', '']],
  [
    'a grade of each component',
    { papers: (['theory', 'viva'] as const).map((component) => ({ component, max: null })) },
    ['Theory Viva', 'grade grade'],
  ],
])('the columns to fill in: %s', async (_what, changes, expected) => {
  expect(headingsOf(await linesOf(changes))).toEqual(expected);
});

test('a subject evaluated by grade shows the grades instead of maximum marks', async () => {
  const papers = [{ component: 'theory', max: null }] as const;
  expect(await linesOf({ papers })).toContain('Exam Half Yearly Grades A, B, C');
  expect(await linesOf({ papers, grades: [] })).toContain('Exam Half Yearly Grades –');
});

test('a list of all sections has a column for the section; a class without sections has none', async () => {
  const all = await linesOf({ section: null });
  expect(headingsOf(all)[0]).toMatch(/^Roll Section Student Student Name/);
  expect(all).toEqual(expect.arrayContaining(['Class 9 Subject Science', '1 A 1001 Student 1 Mohan Verma']));
  expect(headingsOf(await linesOf({ section: null, hasSections: false }))[0]).toBe('Theory Practical');
});

test('the annual exam has no ML, and a list with an open choice explains blank rows', async () => {
  expect(await linesOf({ acceptsMedical: false })).toContain('Write AB for absent and L for leave.');
  expect(await linesOf({ choiceOpen: true })).toContain(
    'Write AB for absent, ML for medical and L for leave. Leave the row of a student who does not take this subject blank.',
  );
});

test('each page repeats the headings and names its list; a subject starts on a new page with page 1', async () => {
  const pages = await drawn({ students: students(70) }, { subject: 'Hindi' });
  expect(pages.map(({ lines }) => lines.at(-1))).toEqual([
    'Award List · Science · Half Yearly · 9 – A Page 1 of 3',
    'Award List · Science · Half Yearly · 9 – A Page 2 of 3',
    'Award List · Science · Half Yearly · 9 – A Page 3 of 3',
    'Award List · Hindi · Half Yearly · 9 – A Page 1 of 1',
  ]);
  for (const { lines } of pages) expect(lines.filter((line) => line.startsWith('Roll Student '))).toHaveLength(1);
  const signed = pages.map(({ lines }) => lines.includes('Name of examiner Signature of examiner Date'));
  expect(signed).toEqual([false, false, true, true]);
  const names = pages
    .slice(0, 3)
    .flatMap(({ lines }) => lines.flatMap((line) => /Student \d+(?= Mohan)/.exec(line) ?? []));
  expect(names).toEqual(students(70).map(({ name }) => name));
});

test('rows are at least 7 mm high; long and Hindi names stay in their cells', async () => {
  const [page] = await drawn({
    students: [
      {
        ...{ rollNo: null, code: 999_999, section: 'A' },
        name: 'W'.repeat(60),
        fatherName: 'राजेश्वरी लक्ष्मीनारायण शर्मा',
      },
      { ...{ rollNo: 1_234, code: 1_001, section: 'A' }, name: 'क्षितिज श्रीवास्तव', fatherName: 'Mohan Verma' },
      ...students(2),
    ],
  });
  const text = inked(page?.lines.join('') ?? '');
  expect(text.replaceAll(/[^W]/g, '')).toBe('W'.repeat(61));
  for (const name of ['राजेश्वरी', 'लक्ष्मीनारायण', 'क्षितिजश्रीवास्तव']) expect(text).toContain(name);
  const [first, second] = (page?.texts ?? []).filter(({ text: one }) => one.startsWith('Student ') && / \d$/.test(one));
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual((7 / 25.4) * 72);
});

test('the page of HTML has the same ruled table', () => {
  const page = writeHtml(awardListDocument(science));
  for (const part of ['<table class="ruled">', 'Maximum marks', '100 (Theory 70, Practical 30)', 'Student 2'])
    expect(page).toContain(part);
});
