import { planOf } from '../../../common/results/plan';
import { ANNUAL, classOf, HALF_YEARLY, mark, paper, pupil, subject, TERM } from './school';

const places = (plan: ReturnType<typeof planOf>) =>
  plan.subjects.map(({ papers }) => papers.map(({ examId, component, kind }) => [examId, component, kind]));

test('the papers of a subject stand by exam and component, with the kind of their exam', () => {
  const examined = {
    subjects: [subject(1), subject(2)],
    exams: [HALF_YEARLY, ANNUAL],
    papers: [paper(ANNUAL, 1, 30, 'viva'), paper(ANNUAL, 1, 70), paper(ANNUAL, 2, 100), paper(HALF_YEARLY, 1, 50)],
    unset: [],
  };
  expect(places(planOf(examined, examined.exams))).toEqual([
    [
      [2, 'theory', 'MID_TERM'],
      [3, 'theory', 'ANNUAL'],
      [3, 'viva', 'ANNUAL'],
    ],
    [[3, 'theory', 'ANNUAL']],
  ]);
  expect(places(planOf(examined, [HALF_YEARLY]))).toEqual([[[2, 'theory', 'MID_TERM']], []]);
});

test('a paper without full marks is none, and limits given twice are one paper', () => {
  const examined = classOf([TERM], [1, 2]);
  const none = { ...examined, papers: [...examined.papers, paper(TERM, 1, 0, 'practical'), paper(TERM, 1, 100)] };
  expect(places(planOf(none, [TERM]))).toEqual([[[1, 'theory', 'TERM']], [[1, 'theory', 'TERM']]]);
});

test('each entry is shown at the place of its cell, others are passed over', () => {
  const plan = planOf(classOf([TERM, ANNUAL], [1, 2]), [TERM, ANNUAL]);
  const marks = [
    mark(ANNUAL, 2, 40),
    mark(TERM, 2, 'AB'),
    mark(TERM, 1, 7, 'viva'),
    mark(HALF_YEARLY, 1, 50),
    mark(TERM, 9, 3),
  ];
  const entries = plan.entriesOf(pupil(marks));
  const found = plan.subjects.flatMap(({ subject: { subjectId }, cells }) =>
    cells.flatMap(({ examId, component, at }) => (entries[at] ? [[examId, subjectId, component, entries[at]]] : [])),
  );
  expect(found).toEqual([
    [1, 1, 'viva', { kind: 'MARKS', marks: 28 }],
    [1, 2, 'theory', { kind: 'REASON', reason: 'ABSENT' }],
    [3, 2, 'theory', { kind: 'MARKS', marks: 160 }],
  ]);
  expect(entries.filter(Boolean)).toHaveLength(3);
});

test.each([
  { min: -1, max: 10 },
  { min: 0, max: 10.5 },
])('%j are no limits', (limits) => {
  const examined = classOf([TERM], [1]);
  const papers = examined.papers.map((each) => ({ ...each, ...limits }));
  expect(() => planOf({ ...examined, papers }, [TERM])).toThrow(RangeError);
});
