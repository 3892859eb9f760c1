// The steps of a result in words: entries, sides, subjects, total, division and rank.
import { DEFAULT_SETTINGS, examResults, explainExam, type ExaminedClass, type Examinee } from '@common/results';
import { uploadWords } from '@/features/results/upload/uploadWords';
import { resultExplanation, type StepNames } from '@/features/results/upload/why/resultSteps';
import { resultStepsWords } from '@/features/results/upload/why/resultStepsWords';
import { ANNUAL, HALF_YEARLY, mark, paper, pupil, SECOND, subject, type Written } from '../../common/results/school';

const NAMES: Readonly<Record<number, string>> = { 1: 'Science', 2: 'Hindi', 3: 'Art', 4: 'Sanskrit' };
const names = (changes: Partial<StepNames> = {}): StepNames => ({
  words: { ...uploadWords.en, ...resultStepsWords.en },
  settings: DEFAULT_SETTINGS,
  isSupplementary: false,
  subjectName: (id) => NAMES[id] ?? '',
  gradeName: (id) => (id === 8 ? 'B+' : ''),
  entered: () => '',
  tied: 0,
  ...changes,
});

/** Science has theory and practical, Hindi theory alone; Art is graded. */
const classOf = (exam = HALF_YEARLY): ExaminedClass => ({
  exams: [exam],
  subjects: [subject(1), subject(2), subject(3, { evaluationMethod: 'GRADE' }), subject(4, { type: 'OPTIONAL' })],
  papers: [paper(exam, 1, 70), paper(exam, 1, 20, 'practical'), paper(exam, 1, 10, 'viva'), paper(exam, 2, 100)],
  unset: [],
});

type Science = readonly [Written | null, Written | null, Written | null];

function student([theory, practical, viva]: Science, hindi: Written | null, exam = HALF_YEARLY): Examinee {
  const entries = [
    ['theory', 1, theory],
    ['practical', 1, practical],
    ['viva', 1, viva],
    ['theory', 2, hindi],
  ] as const;
  const marks = entries.flatMap(([component, id, written]) =>
    written === null ? [] : [mark(exam, id, written, component)],
  );
  return pupil(marks, { subjectIds: [1, 2, 3] });
}

function explained(
  own: Examinee,
  {
    others = [],
    exam = HALF_YEARLY,
    ...changes
  }: Partial<StepNames> & { others?: Examinee[]; exam?: typeof ANNUAL } = {},
) {
  const all = [own, ...others.map((one, at) => ({ ...one, studentId: at + 2 }))];
  const [result] = examResults(classOf(exam), exam.examId, all, DEFAULT_SETTINGS);
  if (!result) throw new Error('No result');
  return resultExplanation(names(changes), explainExam(result));
}

type Explained = ReturnType<typeof explained>;
const resultOf = ({ result }: Explained) =>
  Object.fromEntries(result.map(({ title, value, text }) => [title, [value, text]]));
const linesOf = ({ subjects }: Explained, name: string) =>
  subjects.find((one) => one.name === name)?.lines.map(({ text, tone }) => (tone ? `${text} [${tone}]` : text));

test('the entries of each side are listed with the marks that are needed to pass it', () => {
  const found = explained(student([45, 15, 5], 80.5));
  expect(linesOf(found, 'Science')).toEqual([
    'Theory: 45 of 70, 25.2 needed',
    'Practical: 15 of 20',
    'Viva: 5 of 10',
    'Practical with Viva: 20 of 30, 10.8 needed',
  ]);
  expect(linesOf(found, 'Hindi')).toEqual(['Theory: 80.5 of 100, 36 needed']);
  expect(found.subjects.map(({ name, marks, status, distinction }) => [name, marks, status, distinction])).toEqual([
    ['Science', '65 of 100', 'Passed', false],
    ['Hindi', '80.5 of 100', 'Passed', true],
    ['Art', '', 'Grade', false],
  ]);
  expect(found.notTaken).toEqual(['Sanskrit']);
});

test('MARKS-50 a fraction of the total is raised; division limits are shares of the full marks', () => {
  const found = resultOf(explained(student([45, 15, 5], 80.5)));
  expect(found['Total']).toEqual(['146 of 200', 'The sum is 145.5, raised to the next whole mark']);
  expect(found['Percentage']).toEqual(['73.00%', '146 ÷ 200']);
  expect(found['Result']).toEqual(['Passed', 'Every subject is passed']);
  expect(found['Division']).toEqual(['First', 'First from 60 % (120), Second from 48 % (96), Third from 36 % (72)']);
});

test('MARKS-50 the rank counts better students and those with the same rank', () => {
  const [own, better] = [student([45, 15, 5], 80), student([60, 15, 5], 80)];
  const found = explained(own, { others: [better, student([45, 15, 5], 80), student([1, 1, 1], 1)], tied: 1 });
  expect(resultOf(found)['Rank']).toEqual(['2 of 3', '1 student better, 1 student with the same rank']);
  expect(resultOf(explained(better))['Rank']).toEqual(['1 of 1', 'No student is better']);
});

test('a failed side is marked, and grace marks are named as a part of the year', () => {
  const found = explained(student(['AB', 15, 5], 'L'));
  expect(linesOf(found, 'Science')?.[0]).toBe('Theory: AB counts as 0 of 70, failed: 25.2 needed [failed]');
  expect(linesOf(found, 'Hindi')).toEqual(['Theory: L counts as 0 of 100, failed: 36 needed [failed]']);
  const result = resultOf(found);
  expect(result['Result']).toEqual([
    'Failed',
    'Failed in Science, Hindi. Grace marks are part of the result of the year and do not change the result of one exam.',
  ]);
  expect(result['Rank']).toEqual(['–', 'Only for students who passed']);
});

test('an illness leaves the paper out of the total in a half-yearly exam', () => {
  const found = explained(student([45, 'ML', 'ML'], 'ML'));
  expect(linesOf(found, 'Science')).toEqual([
    'Theory: 45 of 70, 25.2 needed',
    'Practical: ML, left out of the total',
    'Viva: ML, left out of the total',
  ]);
  expect(found.subjects[1]).toMatchObject({ name: 'Hindi', status: 'Left out', marks: '' });
  expect(resultOf(found)['Total']).toEqual(['45 of 70', 'The sum of all subjects with marks']);
});

test('missing and invalid entries keep the result open', () => {
  const entered = (id: number, component: string) => (id === 1 && component === 'viva' ? 'xx' : '');
  const found = explained(student([45, 15, null], null), { entered });
  expect(linesOf(found, 'Science')?.at(-1)).toBe('Viva: “xx” is not valid and not counted [open]');
  expect(linesOf(found, 'Hindi')).toEqual(['Theory: not entered [open]']);
  const result = resultOf(found);
  expect(result['Total']).toEqual(['60 of 200', 'So far: the sum is 60, and marks are missing']);
  expect(result['Percentage']).toEqual(['–', 'Follows when all marks are entered']);
  expect(result['Result']).toEqual(['Incomplete', 'Marks are missing or not valid in Science, Hindi']);
  expect(result['Division']).toEqual(['–', 'Follows when all marks are entered']);
});

test('limits that are not set keep the result of the annual exam open and are named', () => {
  const open = { ...classOf(ANNUAL), papers: [paper(ANNUAL, 1, 70)], unset: [{ examId: ANNUAL.examId, subjectId: 2 }] };
  const own = pupil([mark(ANNUAL, 1, 45)], { subjectIds: [1, 2] });
  const [result] = examResults(open, ANNUAL.examId, [own], DEFAULT_SETTINGS);
  if (!result) throw new Error('No result');
  const found = resultExplanation(names(), explainExam(result));
  expect(resultOf(found)['Result']).toEqual(['Incomplete', 'Maximum marks are not set in Hindi']);
  expect(found.subjects[1]).toMatchObject({ name: 'Hindi', status: 'No maximum marks are set', tone: 'open' });
});

test('an illness in the annual exam is not valid', () => {
  const found = explained(student(['ML', 15, 5], 80, ANNUAL), { exam: ANNUAL, entered: () => 'ML' });
  expect(linesOf(found, 'Science')?.[0]).toBe('Theory: “ML” is not valid and not counted [open]');
});

test('the supplementary exam gives a result without division and rank', () => {
  const found = explained(student([null, null, null], 40, SECOND), { exam: SECOND, isSupplementary: true });
  expect(resultOf(found)['Result']).toEqual(['Passed', 'Every subject is passed']);
  expect(resultOf(found)['Division']).toEqual(['–', 'The supplementary exam gives no division and no rank']);
});

test('grades and reasons are listed and do not count; without marks nothing is judged', () => {
  const grade = { ...mark(HALF_YEARLY, 3, 0), entry: { kind: 'GRADE' as const, gradeId: 8 } };
  const found = explained(pupil([grade, mark(HALF_YEARLY, 3, 'AB', 'practical')], { subjectIds: [3] }));
  expect(linesOf(found, 'Art')).toEqual([
    'Theory: B+',
    'Practical: AB',
    'Grades do not count in total, division and rank',
  ]);
  expect(resultOf(found)).toMatchObject({
    Total: ['0 of 0', 'No marks count in this exam'],
    Percentage: ['–', 'No marks count in this exam'],
    Result: ['Not judged', 'No subject with marks counts in this exam'],
  });
});
