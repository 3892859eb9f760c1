import { planOf } from '../../../common/results/plan';
import { failedSides, subjectResults, type SubjectStatus, type View } from '../../../common/results/subjectResult';
import type { Examinee, Mark, Paper, SubjectResult } from '../../../common/results';
import { ANNUAL, HALF_YEARLY, INTERNAL, mark, only, paper, pupil, SECOND, SETTINGS, subject, TERM } from './school';

const EXAMS = [TERM, HALF_YEARLY, ANNUAL, INTERNAL];

function resultOf(papers: Paper[], marks: Mark[], view: View = 'YEAR', changes: Partial<Examinee> = {}) {
  const examined = { subjects: [subject(1)], exams: EXAMS, papers, unset: [] };
  const plan = planOf(examined, view === 'SUPPLEMENTARY' ? [SECOND] : EXAMS);
  return only(subjectResults(plan, pupil(marks, changes), view, SETTINGS));
}

const WHOLE_YEAR = [paper(TERM, 1, 20), paper(HALF_YEARLY, 1, 70), paper(ANNUAL, 1, 100), paper(INTERNAL, 1, 10)];
const yearOf = (term: Mark, half: Mark, annual: Mark, internal = mark(INTERNAL, 1, 5)) =>
  resultOf(WHOLE_YEAR, [term, half, annual, internal]);

test.each<[string, () => SubjectResult, SubjectStatus, number, number]>([
  [
    'at the pass mark',
    () => yearOf(mark(TERM, 1, 7), mark(HALF_YEARLY, 1, 20), mark(ANNUAL, 1, 40)),
    'PASSED',
    72,
    200,
  ],
  [
    'a quarter below',
    () => yearOf(mark(TERM, 1, 6.75), mark(HALF_YEARLY, 1, 20), mark(ANNUAL, 1, 40)),
    'FAILED',
    71.75,
    200,
  ],
  ['half above', () => yearOf(mark(TERM, 1, 7.5), mark(HALF_YEARLY, 1, 20), mark(ANNUAL, 1, 40)), 'PASSED', 72.5, 200],
  [
    'annual paper at 20',
    () => yearOf(mark(TERM, 1, 20), mark(HALF_YEARLY, 1, 70), mark(ANNUAL, 1, 20)),
    'PASSED',
    115,
    200,
  ],
  [
    'annual paper below 20',
    () => yearOf(mark(TERM, 1, 20), mark(HALF_YEARLY, 1, 70), mark(ANNUAL, 1, 19.75)),
    'FAILED',
    114.75,
    200,
  ],
  ['absent once', () => yearOf(mark(TERM, 1, 'AB'), mark(HALF_YEARLY, 1, 27), mark(ANNUAL, 1, 40)), 'PASSED', 72, 200],
  [
    'on leave once',
    () => yearOf(mark(TERM, 1, 'L'), mark(HALF_YEARLY, 1, 26.5), mark(ANNUAL, 1, 40)),
    'FAILED',
    71.5,
    200,
  ],
  ['ill: of 130', () => yearOf(mark(TERM, 1, 2), mark(HALF_YEARLY, 1, 'ML'), mark(ANNUAL, 1, 40)), 'PASSED', 47, 130],
  ['ill twice', () => yearOf(mark(TERM, 1, 'ML'), mark(HALF_YEARLY, 1, 'ML'), mark(ANNUAL, 1, 34)), 'FAILED', 39, 110],
  [
    'ill in the internal assessment',
    () => yearOf(mark(TERM, 1, 7), mark(HALF_YEARLY, 1, 24), mark(ANNUAL, 1, 40), mark(INTERNAL, 1, 'ML')),
    'FAILED',
    71,
    200,
  ],
  [
    'ill in the annual exam',
    () => yearOf(mark(TERM, 1, 20), mark(HALF_YEARLY, 1, 70), mark(ANNUAL, 1, 'ML')),
    'INCOMPLETE',
    95,
    200,
  ],
  ['an exam missing', () => resultOf(WHOLE_YEAR, [mark(TERM, 1, 1), mark(ANNUAL, 1, 1)]), 'INCOMPLETE', 2, 200],
  ['nothing entered', () => resultOf(WHOLE_YEAR, []), 'INCOMPLETE', 0, 200],
  [
    'above the limits',
    () => yearOf(mark(TERM, 1, 21), mark(HALF_YEARLY, 1, 70), mark(ANNUAL, 1, 90)),
    'INCOMPLETE',
    165,
    200,
  ],
  ['ill in all there is', () => resultOf([paper(TERM, 1, 20)], [mark(TERM, 1, 'ML')]), 'LEFT_OUT', 0, 0],
  ['no full marks anywhere', () => resultOf([], [mark(TERM, 1, 7)]), 'NO_PAPER', 0, 0],
  ['not taken', () => resultOf(WHOLE_YEAR, [mark(TERM, 1, 7)], 'YEAR', { subjectIds: [2] }), 'NOT_TAKEN', 0, 0],
])('%s', (_what, reach, status, marks, full) => {
  expect(reach()).toMatchObject({ subjectId: 1, status, marks: marks * 4, full: full * 4 });
});

const BOTH = [paper(ANNUAL, 1, 70), paper(ANNUAL, 1, 20, 'practical'), paper(ANNUAL, 1, 10, 'viva')];
const both = (theory: number, practical: number, viva: number) =>
  resultOf(BOTH, [mark(ANNUAL, 1, theory), mark(ANNUAL, 1, practical, 'practical'), mark(ANNUAL, 1, viva, 'viva')]);

test.each<[string, () => SubjectResult, SubjectStatus, string[]]>([
  ['both at the pass mark', () => both(25.25, 7, 4), 'PASSED', []],
  ['theory below, 25.2 are needed', () => both(25, 20, 10), 'FAILED', ['THEORY']],
  ['practical and viva below together', () => both(70, 7, 3.75), 'FAILED', ['PRACTICAL']],
  ['the viva makes up for the practical', () => both(70, 1.25, 9.75), 'PASSED', []],
  ['neither', () => both(1, 1, 1), 'FAILED', ['THEORY', 'PRACTICAL']],
])('theory and practical are passed separately: %s', (_what, reach, status, failed) => {
  const result = reach();
  expect(result.status).toBe(status);
  expect(failedSides(result).map(({ side }) => side)).toEqual(failed);
});

test('the sides tell what was reached and needed, the papers how they count', () => {
  const result = both(14.25, 7, 4);
  expect(result.sides).toEqual([
    { side: 'THEORY', marks: 57, full: 280, percent: 36, least: 101, passed: false },
    { side: 'PRACTICAL', marks: 44, full: 120, percent: 36, least: 44, passed: true },
  ]);
  expect(result.annualPaper).toEqual({ marks: 57, full: 280, percent: 20, least: 56, passed: true });
  expect(result.papers.map(({ component, as, marks, full }) => [component, as, marks, full])).toEqual([
    ['theory', 'MARKS', 57, 280],
    ['practical', 'MARKS', 28, 80],
    ['viva', 'MARKS', 16, 40],
  ]);
});

test('the theory failed where the annual paper alone was too low', () => {
  const papers = [paper(TERM, 1, 100), paper(ANNUAL, 1, 50), paper(ANNUAL, 1, 50, 'practical')];
  const marks = [mark(TERM, 1, 90), mark(ANNUAL, 1, 9), mark(ANNUAL, 1, 40, 'practical')];
  const result = resultOf(papers, marks);
  expect(failedSides(result).map(({ side, passed }) => [side, passed])).toEqual([['THEORY', true]]);
});

test('neither a practical nor another exam has least marks of the annual paper', () => {
  expect(resultOf([paper(ANNUAL, 1, 50, 'viva')], [mark(ANNUAL, 1, 18, 'viva')]).annualPaper).toBeNull();
  expect(resultOf([paper(TERM, 1, 50)], [mark(TERM, 1, 18)]).annualPaper).toBeNull();
});

test('while a paper is open nothing is judged', () => {
  expect(resultOf(BOTH, [mark(ANNUAL, 1, 1)])).toMatchObject({ sides: [], annualPaper: null, distinction: false });
});

test.each([
  [75, true],
  [74.75, false],
  [100, true],
])('%d of 100 is a distinction: %s', (marks, distinction) => {
  expect(resultOf([paper(ANNUAL, 1, 100)], [mark(ANNUAL, 1, marks)]).distinction).toBe(distinction);
});

test('a subject that failed is no distinction', () => {
  const result = both(70, 10, 0.5);
  expect(result).toMatchObject({ marks: 322, full: 400, status: 'FAILED', distinction: false });
});

test('one exam alone has no least marks of the annual paper; there the pass percentage is asked', () => {
  const papers = [paper(ANNUAL, 1, 100)];
  const of = (marks: number) => resultOf(papers, [mark(ANNUAL, 1, marks)], 'EXAM');
  expect([of(35.75), of(36)].map(({ status, annualPaper }) => [status, annualPaper])).toEqual([
    ['FAILED', null],
    ['PASSED', null],
  ]);
});

test('the supplementary exam is sat in the papers that have an entry', () => {
  const papers = [paper(SECOND, 1, 70), paper(SECOND, 1, 30, 'practical')];
  const of = (...marks: Mark[]) => resultOf(papers, marks, 'SUPPLEMENTARY');
  expect(of()).toMatchObject({ status: 'NO_PAPER', full: 0 });
  expect(of(mark(SECOND, 1, 26))).toMatchObject({ status: 'PASSED', marks: 104, full: 280 });
  expect(of(mark(SECOND, 1, 26), mark(SECOND, 1, 'AB', 'practical'))).toMatchObject({ status: 'FAILED', full: 400 });
});

test('a subject judged by grade has its grades and reasons, and no marks', () => {
  const graded = { ...subject(1), evaluationMethod: 'GRADE' as const };
  const plan = planOf({ subjects: [graded], exams: EXAMS, papers: WHOLE_YEAR, unset: [] }, EXAMS);
  const grade = (gradeId: number) => ({ kind: 'GRADE' as const, gradeId });
  const marks = [
    { ...mark(ANNUAL, 1, 0), entry: grade(4) },
    { ...mark(TERM, 1, 0, 'viva'), entry: grade(2) },
  ];
  const result = only(
    subjectResults(plan, pupil([...marks, mark(TERM, 1, 'AB'), mark(HALF_YEARLY, 1, 20)]), 'YEAR', SETTINGS),
  );
  expect(result).toEqual({
    subjectId: 1,
    status: 'GRADED',
    marks: 0,
    full: 0,
    distinction: false,
    papers: [],
    unsetExamIds: [],
    sides: [],
    annualPaper: null,
    grades: [
      { examId: 1, component: 'theory', entry: { kind: 'REASON', reason: 'ABSENT' } },
      { examId: 1, component: 'viva', entry: grade(2) },
      { examId: 3, component: 'theory', entry: grade(4) },
    ],
  });
});
