import { yearResults, type ExaminedClass, type Examinee, type Mark, type YearResult } from '../../../common/results';
import { ANNUAL, classOf, HALF_YEARLY, mark, marksIn, only, paper, pupil, SECOND } from './school';
import { SETTINGS, subject, TERM, WITH_GRACE, type Written } from './school';

const SUBJECTS = [1, 2, 3, 4, 5];
const FIVE = classOf([ANNUAL, SECOND], SUBJECTS);
const resultOf = (marks: Mark[], examined: ExaminedClass = FIVE, changes: Partial<Examinee> = {}, set = WITH_GRACE) =>
  only(yearResults(examined, [pupil(marks, changes)], set));
const year = (annual: (Written | null)[], second: (Written | null)[] = []) =>
  resultOf([...marksIn(ANNUAL, annual), ...marksIn(SECOND, second)]);
const of = (total: number) => [36, 36, 36, 36, total - 144];

test.each<[string, () => YearResult, YearResult['outcome'], YearResult['passedBy'], string | null]>([
  ['at the third division', () => year(of(180)), 'PASS', 'MARKS', 'THIRD'],
  ['just below the second', () => year(of(239)), 'PASS', 'MARKS', 'THIRD'],
  ['raised to the second', () => year(of(239.25)), 'PASS', 'MARKS', 'SECOND'],
  ['at the second', () => year(of(240)), 'PASS', 'MARKS', 'SECOND'],
  ['just below the first', () => year([60, 60, 60, 60, 59]), 'PASS', 'MARKS', 'SECOND'],
  ['raised to the first', () => year([60, 60, 60, 60, 59.5]), 'PASS', 'MARKS', 'FIRST'],
  ['grace in one subject, no division below 36 percent', () => year([31, 36, 36, 36, 36]), 'PASS', 'GRACE', null],
  ['grace in two subjects', () => year([33, 34, 60, 60, 60]), 'PASS', 'GRACE', 'SECOND'],
  ['too much grace needed', () => year([30, 60, 60, 60, 60]), 'SUPPLEMENTARY', null, null],
  ['absent in one subject', () => year(['AB', 90, 90, 90, 90]), 'SUPPLEMENTARY', null, null],
  ['on leave in two', () => year(['L', 'L', 90, 90, 90]), 'SUPPLEMENTARY', null, null],
  ['three subjects failed', () => year([20, 20, 20, 90, 90]), 'FAIL', null, null],
  ['one supplementary subject passed', () => year([20, 90, 90, 90, 90], [36]), 'PASS', 'SUPPLEMENTARY', null],
  ['one supplementary subject failed', () => year([20, 90, 90, 90, 90], [35.75]), 'FAIL', null, null],
  ['two supplementary subjects passed', () => year([20, 20, 90, 90, 90], [40, 50]), 'PASS', 'SUPPLEMENTARY', null],
  ['two, one of them failed', () => year([20, 20, 90, 90, 90], [40, 20]), 'FAIL', null, null],
  ['two, one of them failed and one open', () => year([20, 20, 90, 90, 90], [20]), 'FAIL', null, null],
  ['two, one of them passed and one open', () => year([20, 20, 90, 90, 90], [80]), 'SUPPLEMENTARY', null, null],
  ['three are not mended', () => year([20, 20, 20, 90, 90], [90, 90, 90]), 'FAIL', null, null],
  ['passed marks of the second exam do not count', () => year(of(180), [0, 0]), 'PASS', 'MARKS', 'THIRD'],
  ['a mark missing', () => year([90, 90, 90, 90, null]), 'INCOMPLETE', null, null],
  ['a mark missing, three subjects failed', () => year([0, 0, 0, 90, null]), 'INCOMPLETE', null, null],
  ['medical in the annual exam', () => year(['ML', 90, 90, 90, 90]), 'INCOMPLETE', null, null],
])('MARKS-50 in the year, %s', (_what, reach, outcome, passedBy, division) => {
  const result = reach();
  expect([result.outcome, result.passedBy, result.division?.division ?? null]).toEqual([outcome, passedBy, division]);
  expect(result.rank).toEqual(passedBy === 'MARKS' || passedBy === 'GRACE' ? { rank: 1, of: 1 } : null);
});

test('grace and the supplementary exam are reported where they were asked', () => {
  const told = [year(of(180)), year([31, 36, 36, 36, 36]), year([20, 90, 90, 90, 90]), year([0, 0, 0, 9, 9])];
  expect(told.map(({ grace, supplementary }) => [grace?.given, supplementary?.granted])).toEqual([
    [undefined, undefined],
    [true, undefined],
    [false, true],
    [false, false],
  ]);
  expect(year([0, 0, 0, null, 9])).toMatchObject({ grace: null, supplementary: null });
});

test('MARKS-50 division and rank ignore grace, the total is without it', () => {
  const marks = [marksIn(ANNUAL, [33, 36, 36, 36, 39]), marksIn(ANNUAL, [36, 36, 36, 36, 36])];
  const results = yearResults(
    FIVE,
    marks.map((each, at) => pupil(each, { studentId: at })),
    WITH_GRACE,
  );
  expect(results.map(({ passedBy, roundedTotal, division, rank }) => [passedBy, roundedTotal, division, rank])).toEqual(
    [
      ['GRACE', 720, { division: 'THIRD', percent: 36 }, { rank: 1, of: 2 }],
      ['MARKS', 720, { division: 'THIRD', percent: 36 }, { rank: 1, of: 2 }],
    ],
  );
});

test('MARKS-50 without a supplementary exam a subject that failed is a fail', () => {
  const annualOnly = classOf([ANNUAL], SUBJECTS);
  expect(resultOf(marksIn(ANNUAL, [20, 90, 90, 90, 90]), annualOnly)).toMatchObject({
    outcome: 'FAIL',
    supplementary: { hasExam: false, granted: false },
  });
});

test('a practical that failed gets no grace', () => {
  const papers = [...FIVE.papers, paper(ANNUAL, 1, 50, 'practical')];
  const marks = [...marksIn(ANNUAL, [90, 90, 90, 90, 90]), mark(ANNUAL, 1, 17.75, 'practical')];
  expect(resultOf(marks, { ...FIVE, papers })).toMatchObject({
    outcome: 'SUPPLEMENTARY',
    grace: { given: false, refusal: 'PRACTICAL' },
  });
});

const WHOLE_YEAR = classOf([TERM, HALF_YEARLY, ANNUAL, SECOND], [1, 2], 50);
const two = (term: Written[], half: Written[], annual: Written[]) => [
  ...marksIn(TERM, term),
  ...marksIn(HALF_YEARLY, half),
  ...marksIn(ANNUAL, annual),
];
const OF_TWO = { subjectIds: [1, 2] };

test('MARKS-50 the exams of the year are added up, an illness takes its full marks out', () => {
  const result = resultOf(two([20, 30.5], ['ML', 20], [25, 40.25]), WHOLE_YEAR, OF_TWO);
  expect(result).toMatchObject({ outcome: 'PASS', marks: 543, full: 1000, roundedTotal: 544, percentage: 54.4 });
});

test('an annual paper below 20 percent fails, whatever the year', () => {
  const result = resultOf(two([50, 50], [50, 50], [9.75, 50]), WHOLE_YEAR, OF_TWO, SETTINGS);
  expect(result).toMatchObject({ outcome: 'SUPPLEMENTARY', supplementary: { subjects: [{ subjectId: 1 }] } });
  expect(resultOf(two([50, 50], [50, 50], [10, 50]), WHOLE_YEAR, OF_TWO, SETTINGS).outcome).toBe('PASS');
});

test('MARKS-50 subjects judged by grade and subjects not taken touch neither total nor pass nor rank', () => {
  const subjects = [subject(1), subject(2, { evaluationMethod: 'GRADE' }), subject(3, { type: 'OPTIONAL' })];
  const examined = { ...classOf([ANNUAL], [1, 2, 3]), subjects };
  const marks = marksIn(ANNUAL, [60]);
  expect(resultOf(marks, examined, { subjectIds: [1, 2] })).toMatchObject({
    outcome: 'PASS',
    full: 400,
    percentage: 60,
  });
  expect(resultOf(marks, examined, { subjectIds: [1, 2, 3] }).outcome).toBe('INCOMPLETE');
  expect(resultOf(marks, examined, { subjectIds: [2] })).toMatchObject({ outcome: 'NOT_JUDGED', percentage: null });
});

test('a subject without full marks in the whole year keeps the result open', () => {
  const examined = { ...FIVE, papers: FIVE.papers.filter(({ subjectId }) => subjectId !== 5) };
  expect(resultOf(marksIn(ANNUAL, [90, 90, 90, 90]), examined)).toMatchObject({
    outcome: 'INCOMPLETE',
    passedBy: null,
  });
});

test('MARKS-50 limits that are not set in an exam keep the result of the year open, a maximum of 0 does not', () => {
  const marks = [...marksIn(TERM, [50, 50]), ...marksIn(HALF_YEARLY, [50, 50])];
  const papers = WHOLE_YEAR.papers.filter(({ examId }) => examId === TERM.examId || examId === HALF_YEARLY.examId);
  const noPaper = [1, 2].map((subjectId) => paper(ANNUAL, subjectId, 0));
  expect(resultOf(marks, { ...WHOLE_YEAR, papers: [...papers, ...noPaper] }, OF_TWO)).toMatchObject({
    outcome: 'PASS',
    percentage: 100,
  });
  const unset = [{ examId: ANNUAL.examId, subjectId: 1 }];
  expect(resultOf(marks, { ...WHOLE_YEAR, papers, unset }, OF_TWO)).toMatchObject({
    outcome: 'INCOMPLETE',
    percentage: null,
    rank: null,
    subjects: [
      { status: 'INCOMPLETE', unsetExamIds: [ANNUAL.examId], sides: [], annualPaper: null, distinction: false },
      { status: 'PASSED', unsetExamIds: [] },
    ],
  });
});

test('limits of the supplementary exam and of subjects that are not taken or graded keep no result open', () => {
  const subjects = [subject(1), subject(2), subject(3, { evaluationMethod: 'GRADE' })];
  const unset = [ANNUAL, SECOND].flatMap(({ examId }) => [
    { examId, subjectId: 3 },
    { examId, subjectId: examId === SECOND.examId ? 1 : 2 },
  ]);
  const examined = { ...classOf([ANNUAL, SECOND], [1]), subjects, unset };
  const outcomeOf = (subjectIds: number[]) => resultOf(marksIn(ANNUAL, [60]), examined, { subjectIds }).outcome;
  expect([outcomeOf([1, 3]), outcomeOf([1, 2, 3])]).toEqual(['PASS', 'INCOMPLETE']);
});

test('a percentage that is none is refused', () => {
  expect(() => yearResults(FIVE, [], { ...SETTINGS, passPercent: 36.5 })).toThrow(RangeError);
});
