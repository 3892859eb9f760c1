import { planOf } from '../../../common/results/plan';
import { subjectResults } from '../../../common/results/subjectResult';
import { supplementaryOf } from '../../../common/results/supplementary';
import type { ExaminedClass, Mark } from '../../../common/results';
import { ANNUAL, classOf, mark, marksIn, paper, pupil, SECOND, SETTINGS } from './school';

function chanceOf(examined: ExaminedClass, marks: Mark[], settings = SETTINGS) {
  const examinee = pupil(marks);
  const subjects = subjectResults(planOf(examined, [ANNUAL]), examinee, 'YEAR', settings);
  const failed = subjects.filter(({ status }) => status === 'FAILED');
  const second = examined.exams.includes(SECOND) ? planOf(examined, [SECOND]) : null;
  return supplementaryOf(failed, second, examinee, settings);
}

const FIVE = classOf([ANNUAL, SECOND], [1, 2, 3, 4, 5]);
const ANNUAL_MARKS = marksIn(ANNUAL, [20, 30, 50, 60, 70]);
const statuses = (marks: Mark[]) =>
  chanceOf(FIVE, [...ANNUAL_MARKS, ...marks]).subjects.map(({ subjectId, status }) => [subjectId, status]);

test.each<[string, Mark[], [string, string]]>([
  ['nothing entered', [], ['AWAITED', 'AWAITED']],
  ['one entered', [mark(SECOND, 2, 36)], ['AWAITED', 'PASSED']],
  ['both passed', marksIn(SECOND, [36, 90]), ['PASSED', 'PASSED']],
  ['one failed', marksIn(SECOND, [35.75, 90]), ['FAILED', 'PASSED']],
  ['absent', marksIn(SECOND, ['AB', 'L']), ['FAILED', 'FAILED']],
  ['ill counts like absent', marksIn(SECOND, ['ML', 36]), ['FAILED', 'PASSED']],
  ['marks that cannot stand', marksIn(SECOND, [101, 36]), ['AWAITED', 'PASSED']],
])('the supplementary exam of two subjects: %s', (_what, marks, [first, second]) => {
  expect(statuses(marks)).toEqual([
    [1, first],
    [2, second],
  ]);
});

test.each<[string, ExaminedClass, number[], object]>([
  ['one subject', FIVE, [20, 50, 50, 60, 70], { hasExam: true, granted: true, subjects: [{ subjectId: 1 }] }],
  ['three subjects', FIVE, [20, 20, 20, 60, 70], { hasExam: true, granted: false, subjects: [] }],
  ['MARKS-50 no such exam', classOf([ANNUAL], [1, 2]), [20, 50], { hasExam: false, granted: false, subjects: [] }],
])('%s', (_what, examined, marks, expected) => {
  expect(chanceOf(examined, marksIn(ANNUAL, marks))).toMatchObject({ mostSubjects: 2, ...expected });
});

test('a school can let three subjects be repeated, or none', () => {
  const failing = marksIn(ANNUAL, [20, 20, 20, 60, 70]);
  expect(chanceOf(FIVE, failing, { ...SETTINGS, maxSupplementarySubjects: 3 }).granted).toBe(true);
  expect(chanceOf(FIVE, ANNUAL_MARKS, { ...SETTINGS, maxSupplementarySubjects: 0 }).granted).toBe(false);
});

const component = (exam: typeof ANNUAL) => [paper(exam, 1, 70), paper(exam, 1, 30, 'practical')];
const BOTH = { ...classOf([ANNUAL, SECOND], [1]), papers: [...component(ANNUAL), ...component(SECOND)] };
const both = (exam: typeof ANNUAL, theory: number, practical: number) => [
  mark(exam, 1, theory),
  mark(exam, 1, practical, 'practical'),
];

test.each<[string, Mark[], string, string[]]>([
  ['the theory is repeated, its practical stays', [...both(ANNUAL, 20, 20), mark(SECOND, 1, 26)], 'PASSED', ['THEORY']],
  ['a practical is repeated', [...both(ANNUAL, 60, 2), mark(SECOND, 1, 11, 'practical')], 'PASSED', ['PRACTICAL']],
  ['a low mark beside what is repeated', [...both(ANNUAL, 20, 20), ...both(SECOND, 26, 0)], 'PASSED', ['THEORY']],
  ['both, one mark missing', [...both(ANNUAL, 2, 2), mark(SECOND, 1, 26)], 'AWAITED', ['THEORY']],
  ['both, one failed and one missing', [...both(ANNUAL, 2, 2), mark(SECOND, 1, 25)], 'FAILED', ['THEORY']],
  ['both, one failed', [...both(ANNUAL, 2, 2), ...both(SECOND, 26, 2)], 'FAILED', ['THEORY', 'PRACTICAL']],
])('only what failed is repeated: %s', (_what, marks, status, sides) => {
  const [chance] = chanceOf(BOTH, marks).subjects;
  expect([chance?.status, chance?.sides.map(({ side }) => side)]).toEqual([status, sides]);
});

test('a side that failed and has no paper in the supplementary exam waits for one', () => {
  const theoryOnly = { ...BOTH, papers: [...component(ANNUAL), paper(SECOND, 1, 70)] };
  const [chance] = chanceOf(theoryOnly, [...both(ANNUAL, 2, 2), mark(SECOND, 1, 70)]).subjects;
  expect(chance).toMatchObject({ status: 'AWAITED', sides: [{ side: 'THEORY', passed: true }] });
  expect(chance?.withoutPaper).toEqual(['PRACTICAL']);
});
