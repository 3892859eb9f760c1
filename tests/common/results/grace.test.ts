import { graceOf } from '../../../common/results/grace';
import { planOf } from '../../../common/results/plan';
import { subjectResults } from '../../../common/results/subjectResult';
import type { Mark } from '../../../common/results';
import { ANNUAL, classOf, HALF_YEARLY, mark, marksIn, paper, pupil, WITH_GRACE } from './school';

/** The grace of a student who failed in all of these subjects, of 100 marks each. */
function graceFor(marks: Mark[], subjectIds: number[], settings = WITH_GRACE) {
  const examined = classOf([ANNUAL], subjectIds);
  const subjects = subjectResults(planOf(examined, examined.exams), pupil(marks, { subjectIds }), 'YEAR', settings);
  expect(subjects.map(({ status }) => status)).toEqual(subjectIds.map(() => 'FAILED'));
  return graceOf(subjects, settings);
}

test.each<[string, number[], (number | null)[], ReturnType<typeof graceFor>['refusal']]>([
  ['one subject, as much as there is', [31], [5], null],
  ['one subject, a quarter more than there is', [30.75], [5.25], 'TOO_MANY_MARKS'],
  ['one subject, a quarter', [35.75], [0.25], null],
  ['two subjects share it', [33, 34], [3, 2], null],
  ['two subjects need a quarter too much', [33, 33.75], [3, 2.25], 'TOO_MANY_MARKS'],
  ['three subjects need little', [35.75, 35.75, 35.75], [0.25, 0.25, 0.25], 'TOO_MANY_SUBJECTS'],
])('%s', (_what, marks, needs, refusal) => {
  const subjectIds = marks.map((_each, at) => at + 1);
  expect(graceFor(marksIn(ANNUAL, marks), subjectIds)).toEqual({
    needs: needs.map((need, at) => ({ subjectId: at + 1, marks: (need ?? 0) * 4 })),
    marks: 4 * needs.reduce<number>((sum, need) => sum + (need ?? 0), 0),
    mostSubjects: 2,
    mostMarks: 20,
    given: refusal === null,
    refusal,
  });
});

test('a school that set no grace gives none', () => {
  const grace = graceFor(marksIn(ANNUAL, [35.75]), [1], { ...WITH_GRACE, maxGraceSubjectsNo: 0, maxGraceMarks: 0 });
  expect(grace).toMatchObject({ given: false, refusal: 'TOO_MANY_SUBJECTS' });
});

function graceInBoth(theory: number, practical: number) {
  const examined = {
    ...classOf([ANNUAL], [1]),
    papers: [paper(ANNUAL, 1, 50), paper(ANNUAL, 1, 50, 'practical')],
  };
  const marks = [mark(ANNUAL, 1, theory), mark(ANNUAL, 1, practical, 'practical')];
  return graceOf(subjectResults(planOf(examined, [ANNUAL]), pupil(marks), 'YEAR', WITH_GRACE), WITH_GRACE);
}

test.each<[string, number, number, number | null, string | null]>([
  ['in a theory', 17.5, 30, 2, null],
  ['never in a practical', 30, 17.75, null, 'PRACTICAL'],
  ['nor in a theory beside a practical that failed', 17.75, 17.75, null, 'PRACTICAL'],
])('grace is given %s', (_what, theory, practical, marks, refusal) => {
  const given = refusal === null;
  expect(graceInBoth(theory, practical)).toMatchObject({
    needs: [{ subjectId: 1, marks }],
    marks: marks ?? 0,
    given,
    refusal,
  });
});

test('one practical that failed keeps grace from the other subjects', () => {
  const examined = classOf([ANNUAL], [1, 2]);
  const papers = [...examined.papers, paper(ANNUAL, 2, 50, 'practical')];
  const marks = [...marksIn(ANNUAL, [35, 50]), mark(ANNUAL, 2, 10, 'practical')];
  const subjects = subjectResults(planOf({ ...examined, papers }, [ANNUAL]), pupil(marks), 'YEAR', WITH_GRACE);
  expect(graceOf(subjects, WITH_GRACE)).toMatchObject({
    needs: [
      { subjectId: 1, marks: 4 },
      { subjectId: 2, marks: null },
    ],
    given: false,
    refusal: 'PRACTICAL',
  });
});

test('one grace mends the year and the annual paper', () => {
  const examined = {
    ...classOf([HALF_YEARLY, ANNUAL], [1]),
    papers: [paper(HALF_YEARLY, 1, 30), paper(ANNUAL, 1, 70)],
  };
  const needFor = (half: number, annual: number) => {
    const marks = [mark(HALF_YEARLY, 1, half), mark(ANNUAL, 1, annual)];
    const subjects = subjectResults(planOf(examined, examined.exams), pupil(marks), 'YEAR', WITH_GRACE);
    return graceOf(subjects, WITH_GRACE).marks / 4;
  };
  // 36 of 100 in the year, 14 of 70 in the annual paper.
  expect([needFor(30, 12), needFor(20, 12), needFor(23, 12), needFor(21, 14)]).toEqual([2, 4, 2, 1]);
});
