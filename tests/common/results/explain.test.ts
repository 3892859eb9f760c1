import { examResults, explainExam, explainYear, yearResults, type Mark, type Step } from '../../../common/results';
import { ANNUAL, classOf, mark, marksIn, only, paper, pupil, SECOND, subject, TERM, WITH_GRACE } from './school';

const TWO = { ...classOf([TERM, ANNUAL, SECOND], [1, 2], 50), subjects: [subject(1), subject(2)] };
const OF_TWO = { subjectIds: [1, 2] };
const yearSteps = (marks: Mark[]) => explainYear(only(yearResults(TWO, [pupil(marks, OF_TWO)], WITH_GRACE)));
const examSteps = (marks: Mark[]) =>
  explainExam(only(examResults(TWO, TERM.examId, [pupil(marks, OF_TWO)], WITH_GRACE)));
const kinds = (steps: Step[]) => steps.map(({ step }) => step);
const after = (steps: Step[], step: Step['step']) => steps.slice(steps.findIndex((each) => each.step === step));

const OF_YEAR = ['PAPER', 'PAPER', 'SIDE', 'ANNUAL_PAPER', 'SUBJECT'];
const written = (term: number[], annual: number[]) => [...marksIn(TERM, term), ...marksIn(ANNUAL, annual)];

test('the result of one exam, step by step', () => {
  expect(examSteps([mark(TERM, 1, 'AB'), mark(TERM, 2, 40.5)])).toEqual([
    { step: 'PAPER', subjectId: 1, examId: 1, kind: 'TERM', component: 'theory', as: 'ABSENT', marks: 0, full: 200 },
    { step: 'SIDE', subjectId: 1, side: 'THEORY', marks: 0, full: 200, percent: 36, least: 72, passed: false },
    { step: 'SUBJECT', subjectId: 1, status: 'FAILED', marks: 0, full: 200, distinction: false },
    { step: 'PAPER', subjectId: 2, examId: 1, kind: 'TERM', component: 'theory', as: 'MARKS', marks: 162, full: 200 },
    { step: 'SIDE', subjectId: 2, side: 'THEORY', marks: 162, full: 200, percent: 36, least: 72, passed: true },
    { step: 'SUBJECT', subjectId: 2, status: 'PASSED', marks: 162, full: 200, distinction: true },
    { step: 'TOTAL', marks: 162, full: 400, roundedTotal: 164, percentage: 41 },
    { step: 'OUTCOME', outcome: 'FAIL', passedBy: null },
  ]);
});

test('who passed one exam gets the steps of division and rank', () => {
  expect(after(examSteps(marksIn(TERM, [24, 24])), 'OUTCOME')).toEqual([
    { step: 'OUTCOME', outcome: 'PASS', passedBy: 'MARKS' },
    { step: 'DIVISION', marks: 192, full: 400, division: 'SECOND', percent: 48 },
    { step: 'RANK', rank: 1, of: 1 },
  ]);
});

test('a missing mark ends with an open outcome', () => {
  const steps = examSteps(marksIn(TERM, [24]));
  expect(kinds(steps)).toEqual(['PAPER', 'SIDE', 'SUBJECT', 'PAPER', 'SUBJECT', 'TOTAL', 'OUTCOME']);
  expect(steps.at(3)).toMatchObject({ step: 'PAPER', as: 'MISSING' });
  expect(steps.at(-1)).toEqual({ step: 'OUTCOME', outcome: 'INCOMPLETE', passedBy: null });
});

test('the year passed by grace', () => {
  const steps = yearSteps(written([18, 18], [16, 18]));
  expect(kinds(steps)).toEqual([...OF_YEAR, ...OF_YEAR, 'TOTAL', 'GRACE', 'OUTCOME', 'DIVISION', 'RANK']);
  expect(after(steps, 'GRACE')).toEqual([
    {
      step: 'GRACE',
      needs: [{ subjectId: 1, marks: 8 }],
      marks: 8,
      mostSubjects: 2,
      mostMarks: 20,
      given: true,
      refusal: null,
    },
    { step: 'OUTCOME', outcome: 'PASS', passedBy: 'GRACE' },
    { step: 'DIVISION', marks: 280, full: 800, division: null, percent: null },
    { step: 'RANK', rank: 1, of: 1 },
  ]);
  expect(steps.find(({ step }) => step === 'ANNUAL_PAPER')).toEqual({
    step: 'ANNUAL_PAPER',
    subjectId: 1,
    marks: 64,
    full: 200,
    percent: 20,
    least: 40,
    passed: true,
  });
});

test('the year passed by the supplementary exam', () => {
  const steps = yearSteps([...written([5, 40], [5, 40]), mark(SECOND, 1, 18)]);
  expect(after(steps, 'SUPPLEMENTARY')).toEqual([
    { step: 'SUPPLEMENTARY', mostSubjects: 2, hasExam: true, granted: true },
    {
      ...{ step: 'SECOND_PAPER', subjectId: 1, examId: 5, kind: 'SUPPLEMENTARY', component: 'theory' },
      ...{ as: 'MARKS', marks: 72, full: 200 },
    },
    { step: 'SECOND_SIDE', subjectId: 1, side: 'THEORY', marks: 72, full: 200, percent: 36, least: 72, passed: true },
    { step: 'SECOND_SUBJECT', subjectId: 1, status: 'PASSED' },
    { step: 'OUTCOME', outcome: 'PASS', passedBy: 'SUPPLEMENTARY' },
  ]);
  expect(steps.find(({ step }) => step === 'GRACE')).toMatchObject({ given: false, refusal: 'TOO_MANY_MARKS' });
});

test('the year passed by marks has no step of grace or of a second chance', () => {
  expect(kinds(yearSteps(written([40, 40], [40, 40])))).toEqual([
    ...[...OF_YEAR, ...OF_YEAR],
    ...['TOTAL', 'OUTCOME', 'DIVISION', 'RANK'],
  ]);
});

test('a subject judged by grade shows its grades, one that is not taken its status alone', () => {
  const subjects = [subject(1, { evaluationMethod: 'GRADE' }), subject(2, { type: 'OPTIONAL' })];
  const examined = { ...TWO, subjects, papers: [paper(TERM, 1, 0)] };
  const grade = { ...mark(TERM, 1, 0), entry: { kind: 'GRADE' as const, gradeId: 8 } };
  const result = only(examResults(examined, TERM.examId, [pupil([grade], { subjectIds: [1] })], WITH_GRACE));
  const nothing = { marks: 0, full: 0, distinction: false };
  expect(explainExam(result).slice(0, 3)).toEqual([
    { step: 'GRADES', subjectId: 1, grades: [{ examId: 1, component: 'theory', entry: grade.entry }] },
    { step: 'SUBJECT', subjectId: 1, status: 'GRADED', ...nothing },
    { step: 'SUBJECT', subjectId: 2, status: 'NOT_TAKEN', ...nothing },
  ]);
});
