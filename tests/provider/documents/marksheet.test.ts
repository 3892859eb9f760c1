// The marksheet of a student: what it states, and that it is one page whatever it states.
import { marksheetDocument } from '../../../provider/documents/printed/marksheet.ts';
import type {
  MarksheetData,
  MarksheetPaper,
  MarksheetSubject,
} from '../../../provider/documents/printed/marksheetData.ts';
import { writeHtml } from '../../../provider/documents/writeHtml.ts';
import { inked, outside, overlaps, pagesOf, pdfOf } from './drawn';
import { LOGO, school } from './samples';

const paper = (marks: MarksheetPaper['marks'], max: number, component: MarksheetPaper['component'] = 'theory') => ({
  ...{ component, marks, max },
});
const subject = (
  name: string,
  exams: MarksheetPaper[][],
  changes: Partial<MarksheetSubject> = {},
): MarksheetSubject => ({
  ...{ name, exams, result: { marks: 120, full: 200 }, distinction: false, failed: false, grace: 0, grade: null },
  ...changes,
});

const year: MarksheetData = {
  school,
  session: '2026 - 2027',
  exam: 'Annual',
  ofYear: true,
  student: {
    ...{ name: 'Asha Verma', fatherName: 'Mohan Verma', motherName: 'Sunita Verma', className: '8', section: 'A' },
    ...{ rollNo: 7, code: 1187, srNo: '455', dateOfBirth: '2013-06-02', photo: null },
  },
  exams: [
    { name: 'Half Yearly', total: { marks: 180.5, full: 240 }, attendance: { present: 98.5, of: 110 } },
    { name: 'Annual', total: { marks: 251, full: 360 }, attendance: { present: 101, of: null } },
  ],
  subjects: [
    subject('Hindi', [[paper(62, 80)], [paper(81, 120)]], { distinction: true, result: { marks: 143, full: 200 } }),
    subject('Science', [
      [paper(45.5, 60), paper(18, 20, 'practical')],
      [paper(70, 90), paper('ABSENT', 30, 'practical')],
    ]),
    subject('Mathematics', [[paper('MEDICAL', 80)], [paper(40, 120)]], { result: { marks: 40, full: 120 }, grace: 3 }),
  ],
  graded: [
    {
      name: 'Work Experience',
      exams: ['B', 'A'].map((text) => [{ component: 'theory', text, reason: null }]),
    },
  ],
  hasScale: false,
  distinctionPercent: 75,
  total: { marks: 431.5, raised: 432, full: 600, percentage: 72, grade: null },
  division: 'FIRST',
  rank: { rank: 3, of: 38 },
  result: 'Passed in first division with grace of 3 marks in Mathematics',
  remark: 'Reads with interest.',
  declaredOn: '2027-03-25',
};

async function drawn(...changes: readonly Partial<MarksheetData>[]) {
  const pages = await pagesOf(...changes.map((one) => marksheetDocument({ ...year, ...one })));
  for (const page of pages) expect([overlaps(page), outside(page), page.width < page.height]).toEqual([[], [], true]);
  return pages;
}
const linesOf = async (changes: Partial<MarksheetData> = {}) => (await drawn(changes)).flatMap(({ lines }) => lines);

test('the report card names student, marks, grades, total, result and remark, and has room for three signatures', async () => {
  expect(await linesOf()).toEqual([
    'Saraswati Vidya Mandir',
    '12 Station Road, Jaipur, Rajasthan 302016',
    'Phone: 0141 2345678, 9829012345 · Email: office@saraswati.example',
    'Report Card',
    'Annual · Session 2026 - 2027',
    'Name of student Asha Verma',
    'Father’s name Mohan Verma',
    'Mother’s name Sunita Verma',
    'Class 8 – A Roll no. 7',
    'Date of birth 02/06/2013 Student code 1187',
    'SR number 455',
    'Half Yearly Annual Total of the year',
    'Subject',
    'Practical Practical Maximum Marks',
    'Theory Theory',
    '(20) (30) marks obtained',
    'Hindi 62/80 81/120 200 143 D',
    'Science 45.5/60 18 70/90 AB 200 120',
    'Mathematics ML/80 40/120 120 40+3*',
    'Total 180.5/240 251/360 600 431.5',
    'Attendance (days) 98.5/110 101',
    'AB absent · ML medical · D distinction (75 % or more) · * grace marks, not part of the total · The total is raised to the next whole mark',
    'Subjects evaluated by grade Half Yearly Annual',
    'Work Experience B A',
    'Total marks Percentage Division Rank in the section',
    '432 of 600 72.00 % First 3 of 38',
    'Result Passed in first division with grace of 3 marks in Mathematics',
    'Total in words Four Hundred Thirty Two',
    'Result declared on 25/03/2027',
    'Remark of the class teacher Reads with interest.',
    'Class teacher Examination in charge Principal',
  ]);
});

test('an exam has its own title, and the maximum marks in the heading where all subjects have the same', async () => {
  const lines = await linesOf({
    ...{ ofYear: false, exam: 'Unit Test', hasScale: true, graded: [], declaredOn: null, remark: null },
    exams: [{ name: 'Unit Test', total: null, attendance: null }],
    subjects: [
      subject('Hindi', [[paper(8, 10)]], { result: { marks: 8, full: 10 }, grade: 'A+' }),
      subject('Science', [[paper('LEAVE', 10)]], { result: { marks: 0, full: 10 }, failed: true, grade: 'E' }),
      subject('Sanskrit', [[paper(null, 10)]], { result: null }),
    ],
    ...{ total: null, division: null, rank: null, result: 'Result incomplete: Sanskrit theory missing' },
  });
  expect(lines.slice(3, 5)).toEqual(['Marksheet', 'Unit Test · Session 2026 - 2027']);
  expect(lines.slice(11)).toEqual([
    'Total of Unit Test',
    'Unit Test',
    'Subject',
    '(10)',
    'Maximum marks Marks obtained Grade',
    'Hindi 8 10 8 A+',
    'Science L 10 0 F E',
    'Sanskrit – – –',
    'Total – –',
    'L leave · – no marks · F failed',
    'Result Result incomplete: Sanskrit theory missing',
    'Class teacher Examination in charge Principal',
  ]);
});

test('a reason in a subject by grade is printed in its cell, also as the only entry of an exam, and explained', async () => {
  const lines = await linesOf({
    subjects: [subject('Hindi', [[paper(62, 80)], [paper(81, 120)]])],
    graded: [
      {
        name: 'Work Experience',
        exams: [
          [{ component: 'theory', text: 'ML', reason: 'MEDICAL' }],
          [
            { component: 'theory', text: 'A', reason: null },
            { component: 'practical', text: 'L', reason: 'LEAVE' },
          ],
        ],
      },
    ],
  });
  expect(lines).toContain('Subjects evaluated by grade Half Yearly Annual');
  expect(lines).toEqual(expect.arrayContaining(['Work Experience ML Theory: A', 'Practical: L']));
  expect(lines.find((line) => line.startsWith('ML medical'))).toMatch(/^ML medical · L leave · The total/);
});

test('a student without roll number, parents and section', async () => {
  const student = { ...year.student, rollNo: null, fatherName: '', section: null };
  const lines = await linesOf({
    student,
    total: { marks: 12.5, raised: 12.5, full: 37.5, percentage: 33.33, grade: null },
  });
  expect(lines).toEqual(expect.arrayContaining(['Father’s name –', 'Class 8 Roll no. –']));
  expect(lines).toContain('Total marks Percentage Division Rank in the class');
  expect(lines).toContain('Total in words Twelve and a Half');
});

const NAME = 'Venkatanarasimharajuvaripeta Lakshminarayanan '.repeat(3).slice(0, 100);
const EXAMS = [
  'Term Examination 1',
  'Term Examination 2',
  'Half Yearly',
  'Internal Assessment',
  'Annual',
  'Supplementary',
];
const whole = (theory: number) => [paper(33.5, theory), paper('ABSENT', 20, 'practical'), paper(12.5, 10, 'viva')];

/** The longest names, 14 subjects with three components each in six exams, and eight subjects by grade. */
const worst: Partial<MarksheetData> = {
  school: { ...school, name: NAME, address: NAME.repeat(2), logo: LOGO },
  student: {
    ...{ name: NAME, fatherName: 'क्ष'.repeat(60), motherName: 'W'.repeat(100), className: NAME.slice(0, 50) },
    ...{
      section: NAME.slice(0, 50),
      rollNo: 9_999,
      code: 9_999_999,
      srNo: 'S'.repeat(20),
      dateOfBirth: '2013-06-02',
      photo: LOGO,
    },
  },
  exams: EXAMS.map((name) => ({
    name,
    total: { marks: 1_234.5, full: 1_400 },
    attendance: { present: 199.5, of: 220 },
  })),
  subjects: Array.from({ length: 14 }, (_, at) =>
    subject(
      `${NAME.slice(0, 50)} ${at}`,
      EXAMS.map(() => whole(70 + at)),
      { result: { marks: 1_234.5, full: 1_400 }, distinction: true },
    ),
  ),
  graded: Array.from({ length: 8 }, (_, at) => ({
    name: `${NAME.slice(0, 50)} ${at}`,
    exams: EXAMS.map(() =>
      (['theory', 'practical', 'viva'] as const).map((component) => ({ component, text: 'Excellent', reason: null })),
    ),
  })),
  hasScale: true,
  result: NAME.repeat(4),
  remark: NAME.repeat(5),
};

test('MARKS-10 each marksheet is one page, also the fullest one; nothing is left out, and the signatures are at the bottom', async () => {
  const documents = [year, { ...year, ...worst }, { ...year, subjects: [], graded: [], total: null }];
  const pages = await drawn(...documents);
  expect(pages).toHaveLength(documents.length);
  const text = inked(pages[1]?.lines.join('') ?? '');
  expect(text.match(/33\.5/g)).toHaveLength(14 * EXAMS.length);
  expect(text.replaceAll(/[^W]/g, '')).toBe('W'.repeat(100));
  expect(text.split('Excellent')).toHaveLength(8 * EXAMS.length * 3 + 1);
  for (const { texts, height } of pages) {
    const [signed] = texts.filter((one) => one.text === 'Principal');
    expect(signed?.y).toBeGreaterThan(height - 75);
  }
});

test('a page is made smaller in steps until it fits, and not without need', async () => {
  const sizeOf = async (count: number) => {
    const subjects = Array.from({ length: count }, (_, at) =>
      subject(`Subject ${at}`, [[paper(5, 10)], [paper(6, 10)]]),
    );
    const [page] = await drawn({ subjects });
    return page?.texts.find(({ text }) => text === 'Report Card')?.size ?? 0;
  };
  expect(await sizeOf(8)).toBe(13);
  const [crowded, more] = [await sizeOf(25), await sizeOf(60)];
  expect(crowded).toBeLessThan(13);
  expect(crowded).toBeGreaterThan(9);
  expect(more).toBeLessThan(crowded);
});

test('Hindi names are shaped and can be copied; the photograph is in the file', async () => {
  const student = { ...year.student, name: 'क्षितिज श्रीवास्तव', photo: LOGO };
  expect(await linesOf({ student })).toContain('Name of student क्षितिज श्रीवास्तव');
  const images = async (data: MarksheetData) =>
    (await pdfOf(marksheetDocument(data))).toString('latin1').split('/Subtype /Image').length - 1;
  const bare = { ...year, school: { ...school, logo: null } };
  expect([await images(bare), await images({ ...bare, student })]).toEqual([0, 1]);
});

test('the page of HTML has the same grouped headings and the photograph', () => {
  const page = writeHtml(marksheetDocument({ ...year, student: { ...year.student, photo: LOGO } }));
  for (const part of [
    '<table class="boxed">',
    '<th scope="colgroup" colspan="2" class="center">Half Yearly</th>',
    '<th scope="col" rowspan="2" class="left whole">Subject</th>',
    '<img class="picture" src="data:image/png',
    '40+3*',
  ])
    expect(page).toContain(part);
});
