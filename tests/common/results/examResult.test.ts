import { examResults, type Examinee, type Mark } from '../../../common/results';
import { ANNUAL, classOf, mark, marksIn, only, pupil, SECOND, SETTINGS, subject, TERM, WITH_GRACE } from './school';

const FIVE = classOf([TERM, ANNUAL, SECOND], [1, 2, 3, 4, 5]);
const resultOf = (marks: Mark[], exam = TERM, changes: Partial<Examinee> = {}) =>
  only(examResults(FIVE, exam.examId, [pupil(marks, changes)], SETTINGS));

test.each<[string, Mark[], object]>([
  [
    'total, percentage, division and rank of the chosen exam',
    [...marksIn(TERM, [60, 60, 60, 60, 59.25]), ...marksIn(ANNUAL, [0, 0, 0, 0, 0])],
    {
      ...{ outcome: 'PASS', marks: 1197, roundedTotal: 1200, full: 2000, percentage: 60 },
      ...{ division: { division: 'FIRST', percent: 60 }, rank: { rank: 1, of: 1 } },
    },
  ],
  ['one subject failed', marksIn(TERM, [35.75, 90, 90, 90, 90]), { outcome: 'FAIL', division: null, rank: null }],
  ['absent counts 0 of the full marks', marksIn(TERM, ['AB', 50, 50, 50, 50]), { outcome: 'FAIL', percentage: 40 }],
  [
    'ill: the full marks are fewer',
    marksIn(TERM, ['ML', 50, 50, 50, 50]),
    { outcome: 'PASS', full: 1600, percentage: 50, division: { division: 'SECOND' } },
  ],
  ['ill in all of it', marksIn(TERM, ['ML', 'ML', 'ML', 'ML', 'ML']), { outcome: 'NOT_JUDGED', percentage: null }],
  ['a mark missing', marksIn(TERM, [1, 50, 50, 50, null]), { outcome: 'INCOMPLETE', percentage: null, marks: 604 }],
  ['nothing entered', marksIn(ANNUAL, [50, 50, 50, 50, 50]), { outcome: 'INCOMPLETE', marks: 0, full: 2000 }],
])('MARKS-50 in one exam, %s', (_what, marks, expected) => expect(resultOf(marks)).toMatchObject(expected));

test('MARKS-50 a subject that is not taken leaves no gap', () => {
  const result = resultOf(marksIn(TERM, [50, 50, 50, 50]), TERM, { subjectIds: [1, 2, 3, 4] });
  expect(result).toMatchObject({ outcome: 'PASS', full: 1600, subjects: { length: 5 } });
});

test('the annual exam alone is passed at the pass percentage, without grace', () => {
  const of = (marks: number) =>
    only(examResults(classOf([ANNUAL], [1]), ANNUAL.examId, [pupil([mark(ANNUAL, 1, marks)])], WITH_GRACE)).outcome;
  expect([of(36), of(35.75)]).toEqual(['PASS', 'FAIL']);
});

test('limits that are not set keep the result of the annual exam open, and of no other single exam', () => {
  const unset = FIVE.exams.map(({ examId }) => ({ examId, subjectId: 5 }));
  const examined = { ...FIVE, papers: FIVE.papers.filter(({ subjectId }) => subjectId < 5), unset };
  const marks = [TERM, ANNUAL, SECOND].flatMap((exam) => marksIn(exam, [50, 50, 50, 50]));
  const results = [TERM, ANNUAL, SECOND].map(({ examId }) =>
    only(examResults(examined, examId, [pupil(marks)], SETTINGS)),
  );
  expect(results.map(({ outcome, percentage }) => [outcome, percentage])).toEqual([
    ['PASS', 50],
    ['INCOMPLETE', null],
    ['PASS', 50],
  ]);
});

test('MARKS-50 grades alone are not judged', () => {
  const graded = { ...FIVE, subjects: [subject(1, { evaluationMethod: 'GRADE' })] };
  expect(only(examResults(graded, TERM.examId, [pupil([])], SETTINGS)).outcome).toBe('NOT_JUDGED');
});

test.each<[string, Mark[], object]>([
  ['sat and passed', [mark(SECOND, 2, 80)], { outcome: 'PASS', percentage: 80, full: 400 }],
  ['sat and failed', [mark(SECOND, 2, 80), mark(SECOND, 3, 'AB')], { outcome: 'FAIL', percentage: 40 }],
  ['not sat', [], { outcome: 'NOT_JUDGED', percentage: null, full: 0 }],
])('MARKS-50 the supplementary exam gives no division and no rank: %s', (_what, marks, expected) => {
  expect(resultOf(marks, SECOND)).toMatchObject({ ...expected, division: null, rank: null });
});

test('MARKS-50 results are in the order of the students, and ties share a rank within the section', () => {
  const totals = [50, 80, 80, 30, 60];
  const pupils = totals.map((each, at) => pupil(marksIn(TERM, [each, each, each, each, each]), { studentId: at + 1 }));
  const elsewhere = pupil(marksIn(TERM, [40, 40, 40, 40, 40]), { studentId: 9, sectionId: 2 });
  const results = examResults(FIVE, TERM.examId, [...pupils, elsewhere], SETTINGS);
  expect(results.map(({ studentId, sectionId, rank }) => [studentId, sectionId, rank?.rank])).toEqual([
    [1, 1, 4],
    [2, 1, 1],
    [3, 1, 1],
    [4, 1, undefined],
    [5, 1, 3],
    [9, 2, 1],
  ]);
});

test('an exam the class does not have and a percentage that is none are refused', () => {
  expect(() => examResults(FIVE, 99, [], SETTINGS)).toThrow('The class has no exam 99');
  expect(() => examResults(FIVE, 1, [], { ...SETTINGS, passPercent: 36.5 })).toThrow(RangeError);
});
