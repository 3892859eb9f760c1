// The marks grid: how texts are read and rejected, what a save sends, and the results of what is typed.
import { DEFAULT_SETTINGS } from '@common/results';
import { type Exam, type StudentMarks, type SubjectLimits } from '@/api/results';
import {
  cellOfProblem,
  formRows,
  matching,
  papersOf,
  rowsAfter,
  storedText,
  versionsOf,
  withoutName,
} from '@/features/results/upload/markCells';
import { entryColumns } from '@/features/results/upload/markColumns';
import { sheetReader } from '@/features/results/upload/sheetReader';
import { entryError, entryText, isDays, readEntry } from '@/features/results/upload/markText';
import { enteredOf, liveResults } from '@/features/results/upload/liveResults';
import { uploadWords } from '@/features/results/upload/uploadWords';
import { createSheet } from '@/shared/sheet';

const GRADES = [
  { gradeId: 1, name: 'A' },
  { gradeId: 2, name: 'B+' },
];
const BY_MARKS = { grades: undefined };
const BY_GRADE = { grades: GRADES };

test.each([
  ['45', '45'],
  ['045.50', '45.5'],
  ['45,5', '45.5'],
  ['.5', '0.5'],
  ['45½', '45.5'],
  ['½', '0.5'],
  ['४५.५', '45.5'],
  [' 7 ', '7'],
  ['ab', 'AB'],
  ['A', 'AB'],
  ['Absent', 'AB'],
  ['अनुपस्थित', 'AB'],
  ['ml', 'ML'],
  ['Medical', 'ML'],
  ['l', 'L'],
  ['', ''],
  ['4 5', '4 5'],
  ['45.', '45.'],
  ['-3', '-3'],
  ['1e3', '1e3'],
  ['seven', 'seven'],
])('MARKS-27 MARKS-29 the text %p of a subject with marks becomes %p', (typed, shown) => {
  expect(entryText(typed, BY_MARKS)).toBe(shown);
});

test('MARKS-27 ENUM-22 a subject evaluated by grade takes the grades of the school, which precede reasons', () => {
  expect(readEntry('a', BY_GRADE)).toEqual({ kind: 'GRADE', gradeId: 1 });
  expect(entryText('b+', BY_GRADE)).toBe('B+');
  expect(entryText('absent', BY_GRADE)).toBe('AB');
  expect(readEntry('45', BY_GRADE)).toBeUndefined();
  expect(entryError('C', BY_GRADE, { min: 0, max: 0 }, 'TERM')).toBe('unknownGrade');
});

test.each([
  ['81', 'outside'],
  ['9.5', 'outside'],
  ['10', undefined],
  ['80', undefined],
  ['45.25', 'step'],
  ['many', 'unreadable'],
  ['-1', 'unreadable'],
  ['AB', undefined],
  ['L', undefined],
  ['ML', undefined],
] as const)('MARKS-34 MARKS-27 the entry %p between 10 and 80 has the error %p', (text, error) => {
  expect(entryError(text, BY_MARKS, { min: 10, max: 80 }, 'MID_TERM')).toBe(error);
});

test('MARKS-27 without a minimum of its own a component takes 0 and 0.5', () => {
  const errors = ['0', '0.5', '-0.5', '0.25'].map((text) => entryError(text, BY_MARKS, { min: 0, max: 80 }, 'TERM'));
  expect(errors).toEqual([undefined, undefined, 'unreadable', 'step']);
});

test('MARKS-34 MARKS-19 the errors name the limits; medical is rejected in the annual exam, days are half days', () => {
  expect(uploadWords.en.outside(10, 80)).toBe('Marks should be between 10 and 80');
  expect(entryError('ML', BY_MARKS, { min: 0, max: 80 }, 'ANNUAL')).toBe('medical');
  expect(['0', '190.5', '366', '366.5', '190.25', '-1', 'all'].map(isDays)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

const EXAM = { examId: 4, examName: 'Annual', kind: 'MID_TERM' } as Exam;
const limitsOf = (theoryMaxMarks: number, practicalMaxMarks: number) =>
  [{ examId: 4, theoryMinMarks: 0, theoryMaxMarks, practicalMinMarks: 0, practicalMaxMarks }] as SubjectLimits['exams'];
const subject = (subjectId: number, more: Partial<SubjectLimits>): SubjectLimits => ({
  subjectId,
  subjectName: `Subject ${subjectId}`,
  theory: true,
  practical: true,
  viva: false,
  evaluationMethod: 'MARKS',
  type: 'MANDATORY',
  exams: limitsOf(80, 20),
  ...more,
});
const SUBJECTS = [
  subject(1, {}),
  subject(2, { practical: false, exams: limitsOf(100, 0), type: 'OPTIONAL' }),
  subject(3, { evaluationMethod: 'GRADE', practical: false }),
];
const DATA = { exam: EXAM, subjects: SUBJECTS, grades: GRADES, settings: DEFAULT_SETTINGS };
const PAPERS = papersOf(DATA);

const emptyEntry = (component: string) => ({
  [`${component}Marks`]: null,
  [`${component}GradeId`]: null,
  [`${component}NotAppearInExamReason`]: null,
  [`${component}Version`]: 0,
});
const ofSubject = (subjectId: number, entry: object = {}) => ({
  subject: { subjectId, subjectName: '' },
  takenElsewhere: subjectId !== 2,
  ...emptyEntry('theory'),
  ...emptyEntry('practical'),
  ...emptyEntry('viva'),
  ...entry,
});
const rowOf = (studentId: number, studentName: string, entries: Record<number, object> = {}, more: object = {}) =>
  ({
    student: {
      studentId,
      studentCode: 1000 + studentId,
      studentName,
      enrollments: [{ rollNo: studentId, sectionId: 7 }],
    },
    studentAttendance: null,
    schoolAttendance: null,
    studentAttendanceVersion: 0,
    schoolAttendanceVersion: 0,
    subjects: [1, 2, 3].map((id) => ofSubject(id, entries[id])),
    ...more,
  }) as unknown as StudentMarks;

test('MARKS-20 a subject has a column for each component with full marks in the exam, or that is evaluated by grade', () => {
  expect(PAPERS.map(({ key }) => key)).toEqual(['1/theory', '1/practical', '2/theory', '3/theory']);
  const keysOf = (more: Partial<SubjectLimits>) =>
    papersOf({ ...DATA, subjects: [subject(5, more)] }).map(({ key }) => key);
  expect(keysOf({ exams: limitsOf(100, 0) })).toEqual(['5/theory']);
  expect(keysOf({ practical: false })).toEqual(['5/theory']);
  expect(keysOf({ viva: true, exams: limitsOf(0, 20) })).toEqual(['5/practical']);
  const exams = [{ ...limitsOf(60, 20)[0], vivaMinMarks: 0, vivaMaxMarks: 20 }] as SubjectLimits['exams'];
  const columns = entryColumns(
    uploadWords.en,
    DATA,
    papersOf({ ...DATA, subjects: [subject(4, { viva: true, exams })] }),
    false,
  );
  expect(columns.slice(2).map(({ title }) => title)).toEqual(['Theory', 'Practical', 'Viva']);
});

test('MARKS-29 ENUM-24 a stored entry is shown as marks, grade or reason; a subject of another stream has no cell', () => {
  const row = rowOf(5, 'Asha', {
    1: { theoryMarks: 40.5, practicalNotAppearInExamReason: 'ABSENT' },
    3: { theoryGradeId: 2 },
  });
  expect(PAPERS.map((paper) => storedText(row, paper))).toEqual(['40.5', 'AB', '', 'B+']);
  const other = { ...row, subjects: row.subjects.slice(0, 1) };
  expect(PAPERS.map((paper) => storedText(other, paper))).toEqual(['40.5', 'AB', undefined, undefined]);
});

test('MARKS-30 MARKS-31 MARKS-32 MARKS-37 ENUM-23 ENUM-24 a save sends the changed components of changed rows, each with one value or none', () => {
  const rows = [
    rowOf(5, 'Asha', { 1: { theoryVersion: 3 } }, { studentAttendanceVersion: 2 }),
    rowOf(6, 'Ravi'),
    rowOf(7, 'Om'),
  ];
  const edits = {
    '5/1/theory': 'AB',
    '5/1/practical': '18.5',
    '5/studentAttendance': '190',
    '5/schoolAttendance': '220',
    '7/3/theory': 'a',
    '7/2/theory': '',
  };
  expect(formRows(rows, PAPERS, edits, versionsOf(rows, PAPERS))).toEqual([
    {
      studentId: 5,
      schoolAttendance: 220,
      schoolAttendanceVersion: 0,
      studentAttendance: 190,
      studentAttendanceVersion: 2,
      subjects: [
        {
          subjectId: 1,
          theoryMarks: null,
          theoryGradeId: null,
          theoryNotAppearInExamReason: 'ABSENT',
          theoryVersion: 3,
          practicalMarks: 18.5,
          practicalGradeId: null,
          practicalNotAppearInExamReason: null,
          practicalVersion: 0,
          practicalMaxMarks: 20,
        },
      ],
    },
    {
      studentId: 7,
      subjects: [
        { subjectId: 2, theoryMarks: null, theoryGradeId: null, theoryNotAppearInExamReason: null, theoryVersion: 0 },
        { subjectId: 3, theoryMarks: null, theoryGradeId: 1, theoryNotAppearInExamReason: null, theoryVersion: 0 },
      ],
    },
  ]);
  const sent = formRows(rows, PAPERS, edits, versionsOf(rows, PAPERS));
  expect(cellOfProblem('students.1.subjects.1.theoryGradeId', sent)).toBe('7/3/theory');
  expect(cellOfProblem('students.0.studentAttendance', sent)).toBe('5/studentAttendance');
  expect(cellOfProblem('students.9.studentAttendance', sent)).toBeUndefined();
  const [asha] = rowsAfter(rows, sent);
  expect(asha).toMatchObject({ studentAttendance: 190, studentAttendanceVersion: 3 });
  expect(asha?.subjects[0]).toMatchObject({
    theoryNotAppearInExamReason: 'ABSENT',
    theoryVersion: 4,
    practicalVersion: 1,
  });
});

test.each([
  ['MARKS', { theoryMarks: 40.5, practicalMarks: 18, vivaMarks: 8.5 }, ['40.5', '18', '8.5']],
  ['GRADE', { theoryGradeId: 1, practicalGradeId: 2, vivaGradeId: 1 }, ['A', 'B+', 'A']],
  [
    'MARKS',
    {
      theoryNotAppearInExamReason: 'ABSENT',
      practicalNotAppearInExamReason: 'MEDICAL',
      vivaNotAppearInExamReason: 'LEAVE',
    },
    ['AB', 'ML', 'L'],
  ],
] as const)(
  'MARKS-29 MARKS-30 ENUM-24 ENUM-38 by %s each component is shown and sent: %j',
  (evaluationMethod, values, texts) => {
    const exams = [{ ...limitsOf(80, 20)[0], vivaMinMarks: 0, vivaMaxMarks: 10 }] as SubjectLimits['exams'];
    const papers = papersOf({ ...DATA, subjects: [subject(1, { viva: true, exams, evaluationMethod })] });
    expect(papers.map((paper) => storedText(rowOf(5, 'Asha', { 1: values }), paper))).toEqual(texts);
    const edits = Object.fromEntries(papers.map(({ key }, at) => [`5/${key}`, texts[at] ?? '']));
    expect(formRows([rowOf(5, 'Asha')], papers, edits, {})[0]?.subjects?.[0]).toMatchObject({
      subjectId: 1,
      ...values,
    });
  },
);

test('MARKS-30 MARKS-31 MARKS-32 ENUM-24 another kind of entry takes the place of a stored one, which is sent as null', () => {
  const papers = papersOf({
    ...DATA,
    subjects: [subject(1, { viva: true, evaluationMethod: 'GRADE' }), subject(2, {})],
  });
  const row = rowOf(5, 'Asha', {
    1: { theoryGradeId: 2, practicalNotAppearInExamReason: 'LEAVE', vivaNotAppearInExamReason: 'ABSENT' },
    2: { theoryMarks: 40, practicalNotAppearInExamReason: 'MEDICAL' },
  });
  const edits = {
    ...{ '5/1/theory': 'ML', '5/1/practical': 'A', '5/1/viva': '' },
    ...{ '5/2/theory': 'AB', '5/2/practical': '18.5' },
  };
  const sent = (component: string, marks: number | null, gradeId: number | null, reason: string | null) => ({
    [`${component}Marks`]: marks,
    [`${component}GradeId`]: gradeId,
    [`${component}NotAppearInExamReason`]: reason,
    [`${component}Version`]: 0,
  });
  expect(papers.map((paper) => storedText(row, paper))).toEqual(['B+', 'L', 'AB', '40', 'ML']);
  expect(formRows([row], papers, edits, {})[0]?.subjects).toEqual([
    {
      subjectId: 1,
      ...sent('theory', null, null, 'MEDICAL'),
      ...sent('practical', null, 1, null),
      ...sent('viva', null, null, null),
    },
    { subjectId: 2, ...sent('theory', null, null, 'ABSENT'), ...sent('practical', 18.5, null, null) },
  ]);
});

test('MARKS-25 the search finds names and codes by a part, ignoring case', () => {
  const rows = [rowOf(5, 'Asha Sharma'), rowOf(6, 'Ravi Kumar')];
  for (const { student } of rows) Object.assign(student, { fatherName: 'Zz', motherName: 'Zz', studentSrNo: 'zz' });
  const found = (text: string) => rows.filter(matching(text) ?? (() => true)).map(({ student }) => student.studentId);
  expect([' SHAR', 'rAVI', '1006', '06', '100', 'a', 'zz', ' '].map(found)).toEqual([
    ...[[5], [6], [6], [6]],
    ...[[5, 6], [5, 6], [], [5, 6]],
  ]);
  // Hindi letters with a dot are written in one or in two characters.
  expect([rowOf(7, 'ज़ोया')].filter(matching('ज़ोया'.normalize('NFD')) ?? (() => false))).toHaveLength(1);
});

const sheetOf = (rows: StudentMarks[]) =>
  createSheet({
    rows,
    columns: entryColumns(uploadWords.en, DATA, PAPERS, false),
    rowKey: ({ student }) => String(student.studentId),
  });

test('MARKS-21 total, percentage, division and rank follow the entries as they are typed; ties share a rank', () => {
  const full = { 1: { theoryMarks: 60, practicalMarks: 15 } };
  const sheet = sheetOf([rowOf(5, 'Asha', full), rowOf(6, 'Ravi', full), rowOf(7, 'Om'), rowOf(8, 'Sita', full)]);
  const of = (id: number) => liveResults(sheet, DATA, PAPERS).get(id);
  expect(of(7)).toEqual({ roundedTotal: null, percentage: null, division: null, rank: null });
  sheet.apply({ '7/1/theory': '80', '7/1/practical': '20', '6/1/theory': '59.5', '8/2/theory': '40' });
  expect(of(7)).toEqual({ roundedTotal: 100, percentage: 100, division: 'FIRST', rank: 1 });
  expect(of(5)).toEqual({ roundedTotal: 75, percentage: 75, division: 'FIRST', rank: 2 });
  // A fraction of the total is raised to the next whole mark.
  expect(of(6)).toEqual({ roundedTotal: 75, percentage: 75, division: 'FIRST', rank: 2 });
  // The optional subject counts once it has an entry.
  expect(of(8)).toEqual({ roundedTotal: 115, percentage: 57.5, division: 'SECOND', rank: 4 });
  // Limits that are not set keep the result of the annual exam open.
  const unset = subject(3, { exams: [{ examId: 4, theoryMaxMarks: null }] as SubjectLimits['exams'] });
  const annual = { ...DATA, exam: { ...EXAM, kind: 'ANNUAL' } as Exam, subjects: [subject(1, {}), unset] };
  expect(liveResults(sheet, annual, PAPERS).get(5)).toMatchObject({ roundedTotal: 75, percentage: null });
});

test.each([
  ['no entry', {}, null],
  ['an absence', { '5/1/theory': 'AB' }, 0],
  ['marks', { '5/1/theory': '40.5' }, 41],
  ['a grade, which has no part in the total', { '5/3/theory': 'A' }, null],
  ['marks outside the limits', { '5/1/theory': '81' }, null],
])('the total of a student with %s', (_entry, edits, total) => {
  const sheet = sheetOf([rowOf(5, 'Asha')]);
  sheet.apply(edits);
  expect(liveResults(sheet, DATA, PAPERS).get(5)?.roundedTotal).toBe(total);
});

test('an entry that cannot be saved does not count as entered', () => {
  const sheet = sheetOf([rowOf(5, 'Asha'), rowOf(6, 'Ravi'), rowOf(7, 'Om'), rowOf(8, 'Sita'), rowOf(9, 'Isha')]);
  sheet.apply({
    '5/1/theory': '80',
    '6/1/theory': '81',
    '7/1/theory': 'AB',
    '8/1/theory': 'many',
    '9/1/theory': '4.2',
  });
  sheet.apply({ '5/3/theory': 'A', '6/3/theory': 'Z' });
  const entered = enteredOf(sheetReader(DATA, PAPERS)(sheet), PAPERS);
  expect(entered.get('1/theory')).toEqual({ count: 2, of: 5 });
  expect(entered.get('3/theory')).toEqual({ count: 1, of: 5 });
});

test.each([
  ['Asha, Hindi Theory: 61.5 was saved by Ravi', '61.5 was saved by Ravi'],
  [
    'Asha: student attendance 200 is above school attendance 190',
    'student attendance 200 is above school attendance 190',
  ],
  ['Marks are in steps of 0.5', 'Marks are in steps of 0.5'],
  ['Another: message', 'Another: message'],
])('the message “%s” at its cell', (message, shown) => {
  expect(withoutName(message, rowOf(5, 'Asha'))).toBe(shown);
});

test('MARKS-34 an entry outside the limits and attendance above that of the school are errors until they are corrected', () => {
  const sheet = sheetOf([rowOf(5, 'Asha')]);
  sheet.apply({ '5/1/theory': '81', '5/studentAttendance': '200', '5/schoolAttendance': '190' });
  expect(sheet.cell('5/1/theory').problem).toBe('Marks should be between 0 and 80');
  expect(sheet.cell('5/studentAttendance').problem).toBe('Student attendance cannot be above school attendance');
  sheet.apply({ '5/1/theory': '80', '5/schoolAttendance': '220' });
  expect(sheet.summary().invalid).toBe(0);
});

test('MARKS-34 each component has its own minimum and maximum in the message, and takes both', () => {
  const limits = {
    ...{ examId: 4, theoryMinMarks: 10.5, theoryMaxMarks: 60, practicalMinMarks: 5, practicalMaxMarks: 30 },
    ...{ vivaMinMarks: 2, vivaMaxMarks: 10 },
  } as SubjectLimits['exams'][number];
  const data = { ...DATA, subjects: [subject(1, { viva: true, exams: [limits] })] };
  const columns = entryColumns(uploadWords.en, data, papersOf(data), false);
  const sheet = createSheet({ rows: [rowOf(5, 'Asha')], columns, rowKey: ({ student }) => String(student.studentId) });
  const problems = (...texts: string[]) => {
    const keys = ['theory', 'practical', 'viva'].map((component) => `5/1/${component}`);
    sheet.apply(Object.fromEntries(keys.map((key, at) => [key, texts[at] ?? ''])));
    return keys.map((key) => sheet.cell(key).problem);
  };
  const outside = [
    'Marks should be between 10.5 and 60',
    'Marks should be between 5 and 30',
    'Marks should be between 2 and 10',
  ];
  expect(problems('10', '4.5', '1.5')).toEqual(outside);
  expect(problems('60.5', '30.5', '10.5')).toEqual(outside);
  for (const within of [
    ['10.5', '5', '2'],
    ['60', '30', '10'],
  ])
    expect(problems(...within)).toEqual([undefined, undefined, undefined]);
});
