import { classFigures, examResults, toppersOf, yearResults } from '../../../common/results';
import { ANNUAL, entryOf, mark, paper, pupil, SECOND, SETTINGS, subject, TERM, type Written } from './school';

const examined = {
  exams: [TERM],
  subjects: [subject(1), subject(2), subject(3, { evaluationMethod: 'GRADE' })],
  papers: [paper(TERM, 1, 70), paper(TERM, 1, 30, 'practical'), paper(TERM, 2, 50)],
  unset: [],
};

/** The results of students with these entries: theory and practical of the first subject, theory of the second. */
const resultsOf = (...students: (Written | null)[][]) =>
  examResults(
    examined,
    TERM.examId,
    students.map(([theory = null, practical = null, second = null], index) => {
      const marks = [
        ...(theory === null ? [] : [mark(TERM, 1, theory)]),
        ...(practical === null ? [] : [mark(TERM, 1, practical, 'practical')]),
        ...(second === null ? [] : [mark(TERM, 2, second)]),
      ];
      return pupil(marks, { studentId: index + 1, subjectIds: [1, 2, 3] });
    }),
    SETTINGS,
  );

test('the class counts results and divisions; the pass percentage is that of the students with a result', () => {
  const results = resultsOf([60, 28, 45], [40, 15, 26], [30, 12, 20], [20, 12, 40], [60, 28, null]);
  expect(classFigures(results)).toMatchObject({
    students: 5,
    passed: 3,
    failed: 1,
    supplementary: 0,
    incomplete: 1,
    passPercent: 75,
    divisions: { FIRST: 1, SECOND: 1, THIRD: 1 },
  });
});

test('a student appears in a subject with a mark and no missing one; who was absent or ill in all of it does not', () => {
  const [first, second] = classFigures(
    resultsOf([60, 28, 45], [20, 12.5, 'AB'], ['AB', 'AB', 'ML'], ['AB', 20, 50], [35, null, 10]),
  ).subjects;
  expect(first).toEqual({
    subjectId: 1,
    appeared: 3,
    passed: 1,
    passPercent: 33.33,
    average: 46.8,
    highest: 88 * 4,
    bands: [0, 0, 1, 1, 0, 0, 0, 0, 1, 0],
  });
  expect(second).toMatchObject({ appeared: 3, passed: 2, average: 35, highest: 50 * 4 });
});

test.each<[string, Written[], number]>([
  ['nothing', [0], 0],
  ['just below a tenth', [4.5], 0],
  ['a tenth', [5], 1],
  ['just below the last band', [44.5], 8],
  ['nine tenths', [45], 9],
  ['all', [50], 9],
])('a student with %s of the marks is in the band of that percentage', (_what, [reached = 0], band) => {
  const [, second] = classFigures(resultsOf([60, 28, reached])).subjects;
  expect(second?.bands.indexOf(1)).toBe(band);
});

test('a subject evaluated by grade, one without entries and a class without students have no figures', () => {
  const nothing = { appeared: 0, passed: 0, passPercent: null, average: null, highest: null };
  const { subjects } = classFigures(resultsOf([60, 28, null]));
  expect(subjects).toMatchObject([{ subjectId: 1, appeared: 1 }, nothing, { subjectId: 3, ...nothing }]);
  expect(classFigures([])).toMatchObject({ students: 0, passPercent: null, subjects: [] });
});

test('who awaits the supplementary exam has not passed', () => {
  const year = {
    exams: [ANNUAL, SECOND],
    subjects: [subject(1)],
    papers: [paper(ANNUAL, 1, 100), paper(SECOND, 1, 100)],
    unset: [],
  };
  const student = (studentId: number, reached: Written) =>
    pupil([{ examId: ANNUAL.examId, subjectId: 1, component: 'theory', entry: entryOf(reached) }], {
      studentId,
      subjectIds: [1],
    });
  expect(classFigures(yearResults(year, [student(1, 80), student(2, 30)], SETTINGS))).toMatchObject({
    passed: 1,
    failed: 0,
    supplementary: 1,
    passPercent: 50,
  });
});

test('the toppers are the first three ranks by rank, with ties; students without a rank are none', () => {
  const results = resultsOf([40, 20, 30], [60, 28, 45], [60, 28, 45], [30, 12, 20], [50, 20, 40], [20, 12, 50]);
  expect(toppersOf(results).map(({ studentId, rank }) => [studentId, rank?.rank])).toEqual([
    [2, 1],
    [3, 1],
    [5, 3],
  ]);
});
