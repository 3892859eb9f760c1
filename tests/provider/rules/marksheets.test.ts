// What a marksheet states of a result, the grades beside marks, and the runs that are remembered.
import { examResults, yearResults, type ResultSettings } from '../../../common/results/index.ts';
import { gradeOf } from '../../../provider/domains/results/marksheets/marksheets.rules.ts';
import { gracesOf, mendedSubjects, resultText } from '../../../provider/domains/results/marksheets/resultText.ts';
import { yearVerdict } from '../../../provider/domains/results/year/yearVerdict.ts';
import { Runs } from '../../../provider/call/runs.ts';
import {
  ANNUAL,
  HALF_YEARLY,
  mark,
  paper,
  pupil,
  SECOND,
  SETTINGS,
  subject,
  WITH_GRACE,
  type Written,
} from '../../common/results/school';

const NAMES = ['Hindi', 'English', 'Mathematics', 'Science', 'Sanskrit'];
const ids = NAMES.map((_, at) => at + 1);
const examined = {
  subjects: ids.map((id) => subject(id)),
  exams: [HALF_YEARLY, ANNUAL, SECOND],
  papers: ids.flatMap((id) => [paper(HALF_YEARLY, id, 100), paper(ANNUAL, id, 100), paper(SECOND, id, 100)]),
  unset: [],
};
const names = {
  subjects: new Map(NAMES.map((name, at) => [at + 1, name])),
  exams: new Map(
    [HALF_YEARLY, ANNUAL, SECOND].map(({ examId }, at) => [examId, ['Half Yearly', 'Annual', 'Second'][at] ?? '']),
  ),
};

/** Marks of both exams in each subject, and of the supplementary exam by subject. */
const pupilWith = (both: readonly (Written | null)[], second: Record<number, Written> = {}) =>
  pupil([
    ...both.flatMap((written, at) =>
      written === null ? [] : [mark(HALF_YEARLY, at + 1, written), mark(ANNUAL, at + 1, written)],
    ),
    ...Object.entries(second).map(([id, written]) => mark(SECOND, Number(id), written)),
  ]);
function yearOf(both: readonly (Written | null)[], second = {}, settings: ResultSettings = SETTINGS) {
  const [result] = yearResults(examined, [pupilWith(both, second)], settings);
  if (!result) throw new Error('No result.');
  return result;
}

test.each<[string, (Written | null)[], Record<number, Written>, ResultSettings]>([
  ['Passed in first division', [70, 70, 70, 70, 70], {}, SETTINGS],
  ['Passed in third division', [40, 40, 40, 40, 40], {}, SETTINGS],
  ['Passed in first division with grace of 2 marks in Hindi', [35, 70, 70, 70, 70], {}, WITH_GRACE],
  [
    'Passed in second division with grace of 1 mark in Hindi and 4 marks in English',
    [35.5, 34, 70, 70, 70],
    {},
    WITH_GRACE,
  ],
  ['Supplementary in Mathematics and Science', [70, 70, 10, 10, 70], {}, WITH_GRACE],
  ['Supplementary in Science', [70, 70, 10, 10, 70], { 3: 40 }, SETTINGS],
  ['Passed in the supplementary exam: Mathematics and Science', [70, 70, 10, 10, 70], { 3: 40, 4: 50 }, SETTINGS],
  ['Failed in the supplementary exam: Science', [70, 70, 10, 10, 70], { 3: 40, 4: 5 }, SETTINGS],
  ['Failed in Hindi, English and Mathematics', [10, 10, 10, 70, 70], {}, SETTINGS],
  ['Failed in 5 subjects', [10, 'AB', 10, 10, 10], {}, SETTINGS],
  [
    'Result incomplete: Hindi theory (Half Yearly) and Hindi theory (Annual) missing',
    [null, 70, 70, 70, 70],
    {},
    SETTINGS,
  ],
])('%s', (expected, both, second, settings) => {
  expect(resultText(yearOf(both, second, settings), names)).toBe(expected);
});

test('a subject without maximum marks and many missing marks are named shortly', () => {
  const [result] = yearResults(
    { ...examined, papers: examined.papers.filter(({ subjectId }) => subjectId > 2) },
    [pupilWith([null, null, 70, 70, 70])],
    SETTINGS,
  );
  if (!result) throw new Error('No result.');
  expect(resultText(result, names)).toBe('Result incomplete: Hindi and English without maximum marks');
  expect(resultText(yearOf([null, null, null, null, null]), names)).toBe(
    'Result incomplete: Hindi theory (Half Yearly), Hindi theory (Annual), English theory (Half Yearly) and 7 more missing',
  );
});

test('subjects without limits in some exams are named by exam', () => {
  const without = (exam: { examId: number }, subjectId: number) => ({ examId: exam.examId, subjectId });
  const unset = [without(HALF_YEARLY, 1), without(HALF_YEARLY, 2), without(ANNUAL, 1)];
  const isSet = (paper: { examId: number; subjectId: number }) =>
    !unset.some(({ examId, subjectId }) => examId === paper.examId && subjectId === paper.subjectId);
  const open = { ...examined, papers: examined.papers.filter(isSet), unset: unset.slice(1) };
  const [year] = yearResults(open, [pupilWith([70, 70, 70, 70, 70])], SETTINGS);
  const [annual] = examResults(open, ANNUAL.examId, [pupilWith([70, 70, 70, 70, 70])], SETTINGS);
  if (!year || !annual) throw new Error('No result.');
  expect([year, annual].map((result) => resultText(result, names))).toEqual([
    'Result incomplete: Hindi without maximum marks and English without maximum marks in Half Yearly',
    'Result incomplete: Hindi without maximum marks',
  ]);
  expect(yearVerdict(year, names).missing.map(({ examId, text }) => [examId, text])).toEqual([
    [null, 'Hindi without maximum marks'],
    [null, 'English without maximum marks in Half Yearly'],
  ]);
});

test('an exam is stated without its name; a student who was ill in all papers is not judged', () => {
  const pupils = [
    pupilWith([70, 70, 70, 70, 70]),
    pupilWith([10, null, 70, 70, 70]),
    pupil(ids.map((id) => mark(HALF_YEARLY, id, 'ML'))),
    pupil([], { subjectIds: [] }),
  ];
  const results = examResults(examined, HALF_YEARLY.examId, pupils, SETTINGS);
  const texts = results.map((result) => resultText(result, names));
  expect(texts).toEqual([
    'Passed in first division',
    'Result incomplete: English theory missing',
    'Not judged',
    'No subject is evaluated by marks',
  ]);
});

test('the grace and the mended subjects of a result', () => {
  expect([...gracesOf(yearOf([35, 70, 70, 70, 70], {}, WITH_GRACE))]).toEqual([[1, 2]]);
  expect([...gracesOf(yearOf([10, 70, 70, 70, 70], {}, WITH_GRACE))]).toEqual([]);
  expect([...mendedSubjects(yearOf([70, 70, 10, 10, 70], { 3: 40, 4: 5 }))]).toEqual([3]);
});

const SCALE = [
  { name: 'A+', fromPercent: 90 },
  { name: 'B', fromPercent: 60 },
];
test.each([
  [360, 400, 'A+'],
  [359, 400, 'B'],
  [240, 400, 'B'],
  [239, 400, null],
  [0, 0, null],
])('the grade of %i of %i quarter marks is %j', (marks, full, expected) => {
  expect(gradeOf({ marks, full }, SCALE)).toBe(expected);
  expect(gradeOf({ marks, full }, [])).toBeNull();
});

describe('runs', () => {
  const clock = { at: 0, now: () => clock.at };
  beforeEach(() => (clock.at = 0));

  test('are found by user and key, until five minutes after their end', () => {
    const runs = new Runs();
    const run = runs.begin(clock, 1, 'key');
    expect([runs.find(clock, 1, 'key') === run, runs.find(clock, 2, 'key'), runs.find(clock, 1, 'other')]).toEqual([
      ...[true, undefined, undefined],
    ]);
    clock.at = 3_600_000;
    expect(runs.find(clock, 1, 'key')?.state).toBe('WAITING');
    runs.end(clock, run);
    clock.at += 299_999;
    expect(runs.find(clock, 1, 'key')?.state).toBe('DONE');
    clock.at += 1;
    expect(runs.find(clock, 1, 'key')).toBeUndefined();
  });

  test('are bounded: the oldest is dropped, one without a key is not kept, and a key is used again', () => {
    const runs = new Runs();
    for (let at = 0; at < 1_001; at += 1) runs.begin(clock, 1, `key ${at}`);
    expect([runs.size, runs.find(clock, 1, 'key 0'), runs.find(clock, 1, 'key 1')?.of]).toEqual([1_000, undefined, 0]);
    runs.begin(clock, 1, undefined);
    runs.begin(clock, 1, 'key 5').of = 7;
    expect([runs.size, runs.find(clock, 1, 'key 5')?.of]).toEqual([1_000, 7]);
  });
});
