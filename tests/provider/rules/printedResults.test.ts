// The parts of a marksheet and the rows of a register, from the results of a class.
import { DEFAULT_RULES, type Entry, type Exam, type ExaminedClass, type Mark } from '../../../common/results/index.ts';
import { resultPart, sheetResults } from '../../../provider/domains/results/marksheets/marksheets.rules.ts';
import { registerRows } from '../../../provider/domains/results/register/register.rules.ts';
import { examOf, yearOf, type ClassResults } from '../../../provider/domains/results/year/readClassResults.ts';
import {
  ANNUAL,
  HALF_YEARLY,
  mark,
  marksIn,
  paper,
  pupil,
  SECOND,
  SETTINGS,
  subject,
  TERM,
  type Written,
} from '../../common/results/school';

type ExamRow = ClassResults['exams'][number];
type Attendance = NonNullable<ReturnType<ClassResults['attendance']['get']>>;

const LATER: Exam = { examId: 6, kind: 'TERM' };
const EXAMS: [Exam, string][] = [
  [TERM, 'Term 1'],
  [LATER, 'Term 2'],
  [HALF_YEARLY, 'Half Yearly'],
  [ANNUAL, 'Annual'],
  [SECOND, 'Supplementary'],
];
const rowOf = ([{ examId, kind }, name]: [Exam, string]) => ({ id: examId, kind, name }) as ExamRow;
const GRADES = [
  { id: 8, name: 'B+' },
  { id: 9, name: 'A' },
];

/** Hindi and English are evaluated by marks, Art by grade in theory and practical. */
const SUBJECTS = ['Hindi', 'English', 'Art'];
const ART = 3;
const examined: ExaminedClass = {
  exams: EXAMS.map(([exam]) => exam),
  subjects: [subject(1), subject(2), subject(ART, { evaluationMethod: 'GRADE' })],
  papers: EXAMS.flatMap(([exam]) => [paper(exam, 1, 100), paper(exam, 2, 100)]),
  unset: [],
};

function classWith(students: readonly (readonly Mark[])[], attendance: Attendance = []): ClassResults {
  return {
    students: students.map((_, at) => ({ id: at + 1, name: `Student ${at + 1}` }) as ClassResults['students'][number]),
    exams: EXAMS.map(rowOf),
    subjects: examined.subjects.map((one, at) => ({
      ...{ id: one.subjectId, name: SUBJECTS[at] ?? '', classId: 1, type: one.type, stream: null },
      ...{ evaluationMethod: one.evaluationMethod, theory: true, practical: one.subjectId === ART, viva: false },
    })),
    limits: [],
    entries: new Map(),
    attendance: new Map([[1, attendance]]),
    rules: DEFAULT_RULES,
    settings: SETTINGS,
    examined,
    examinees: students.map((marks, at) => pupil(marks, { studentId: at + 1, subjectIds: [1, 2, ART] })),
  };
}
const graded = (
  exam: Exam,
  written: Exclude<Written, number> | 'A' | 'B+',
  component: Mark['component'] = 'theory',
) => {
  const gradeId = GRADES.find(({ name }) => name === written)?.id;
  const entry: Entry | undefined = gradeId === undefined ? undefined : { kind: 'GRADE', gradeId };
  const own = mark(exam, ART, entry ? 0 : (written as 'AB'), component);
  return entry ? { ...own, entry } : own;
};

async function sheetOf(marks: readonly Mark[], exam: Exam = HALF_YEARLY, attendance: Attendance = []) {
  const results = classWith([marks], attendance);
  const chosen = results.exams.find(({ id }) => id === exam.examId);
  if (!chosen) throw new Error('No exam.');
  return resultPart(await sheetResults(results, chosen, GRADES), 0);
}
const examsIn = async (...of: Parameters<typeof sheetOf>) => (await sheetOf(...of)).exams.map(({ name }) => name);

test('a marksheet has the grades and the reasons of a subject that is evaluated by grade', async () => {
  const marks = [
    ...marksIn(TERM, [60, 60]),
    ...marksIn(HALF_YEARLY, [60, 60]),
    ...[graded(TERM, 'A'), graded(TERM, 'ML', 'practical')],
    ...[graded(HALF_YEARLY, 'AB'), graded(HALF_YEARLY, 'L', 'practical')],
  ];
  expect((await sheetOf(marks)).graded).toEqual([
    {
      name: 'Art',
      exams: [
        [
          { component: 'theory', text: 'A', reason: null },
          { component: 'practical', text: 'ML', reason: 'MEDICAL' },
        ],
        [
          { component: 'theory', text: 'AB', reason: 'ABSENT' },
          { component: 'practical', text: 'L', reason: 'LEAVE' },
        ],
      ],
    },
  ]);
});

test('a marksheet leaves out the other exams in which the student has no entries', async () => {
  const half = marksIn(HALF_YEARLY, [60, 60]);
  expect(await examsIn(half)).toEqual(['Half Yearly']);
  expect(await examsIn([...half, mark(TERM, 2, 'AB')])).toEqual(['Term 1', 'Half Yearly']);
  expect(await examsIn([...half, graded(LATER, 'ML')])).toEqual(['Term 2', 'Half Yearly']);
  const days: Attendance = [
    { examId: TERM.examId, studentId: 1, kind: 'student', days: '98.5' },
    { examId: LATER.examId, studentId: 1, kind: 'school', days: '110' },
  ];
  expect(await examsIn(half, HALF_YEARLY, days)).toEqual(['Term 1', 'Half Yearly']);
  expect(await examsIn(marksIn(TERM, [60, 60]))).toEqual(['Term 1', 'Half Yearly']);
  expect(await examsIn([])).toEqual(['Half Yearly']);
});

test('the marksheet of the year has the exams without entries that its result counts', async () => {
  const all = ['Term 1', 'Term 2', 'Half Yearly', 'Annual'];
  expect(await examsIn(marksIn(ANNUAL, [60, 60]), ANNUAL)).toEqual(all);
  expect(await examsIn([], SECOND)).toEqual(all);
  expect(await examsIn([...marksIn(ANNUAL, [60, 10]), mark(SECOND, 2, 60)], ANNUAL)).toEqual([...all, 'Supplementary']);
});

function registerOf(students: readonly (readonly Mark[])[], isYear = false) {
  const results = classWith(students);
  const counted = results.exams.filter(({ kind }) => (isYear ? kind !== 'SUPPLEMENTARY' : kind === 'MID_TERM'));
  const found = isYear ? yearOf(results) : examOf(results, HALF_YEARLY.examId);
  const listed = found.flatMap((result, at) => {
    const student = results.students[at];
    return student ? [{ student, result }] : [];
  });
  const grades = new Map(GRADES.map(({ id, name }) => [id, name]));
  return registerRows({ results, counted, isYear, listed, grades }).students;
}

test('the register has a total of absent students, and none while marks are missing or nothing counts', () => {
  const rows = registerOf([
    marksIn(HALF_YEARLY, [60, 60.5]),
    marksIn(HALF_YEARLY, ['AB', 'AB']),
    marksIn(HALF_YEARLY, [60]),
    marksIn(HALF_YEARLY, ['ML', 'ML']),
    [],
  ]);
  expect(rows.map(({ total, percentage }) => [total, percentage])).toEqual([
    [121, 60.5],
    [0, 0],
    [null, null],
    [null, null],
    [null, null],
  ]);
});

test('the register of the year has the grade or reason of the latest exam that has one', () => {
  const [one, none] = registerOf(
    [
      [graded(TERM, 'A'), graded(HALF_YEARLY, 'B+'), graded(LATER, 'AB', 'practical'), graded(TERM, 'A', 'practical')],
      [graded(SECOND, 'A')],
    ],
    true,
  );
  expect([one, none].map((row) => row?.entries[2]?.values)).toEqual([
    ['B+', 'AB'],
    [null, null],
  ]);
});
