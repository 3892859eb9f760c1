// Minimum and maximum marks: what a request may say, and in which words it is refused.
import {
  LIMIT_NAMES,
  namesOf,
  outsideText,
  readEntries,
  requireComponents,
  requireSameSubjects,
  sameLimits,
  type Limits,
  type SubjectFacts,
} from '../../../provider/domains/results/limits/limits.rules.ts';
import { limitsView } from '../../../provider/domains/results/limits/limits.view.ts';
import { refusedBy } from './refused';

type Form = Parameters<typeof readEntries>[0][number];
const MARKS = {
  theoryMinMarks: 23.5,
  theoryMaxMarks: 70,
  practicalMinMarks: 30,
  practicalMaxMarks: 30,
  vivaMinMarks: 0,
  vivaMaxMarks: 0,
};
const exam = (examId: number, changes: object = {}) => ({ examId, ...MARKS, ...changes });
const subject = (subjectId: number, exams: object[], changes: object = {}) =>
  ({ subjectId, exams, ...changes }) as unknown as Form;
const LIMITS: Limits = {
  theoryMin: 23.5,
  theoryMax: 70,
  practicalMin: 30,
  practicalMax: 30,
  vivaMin: 0,
  vivaMax: 0,
};

test('a request is read as one entry for each exam of each subject', () => {
  expect(LIMIT_NAMES).toEqual(Object.keys(LIMITS));
  const forms = [subject(1, [exam(5, { version: 3 }), exam(6)]), subject(2, [exam(5)])];
  expect(readEntries(forms)).toEqual([
    { subjectId: 1, examId: 5, path: '0.exams.0', limits: LIMITS, version: 3 },
    { subjectId: 1, examId: 6, path: '0.exams.1', limits: LIMITS, version: undefined },
    { subjectId: 2, examId: 5, path: '1.exams.0', limits: LIMITS, version: undefined },
  ]);
});

const MISSING = 'Minimum or maximum marks are missing';
const STEPS = 'Minimum and maximum marks are numbers in steps of 0.5';
const TWICE = 'The exam is listed twice for a subject';
test.each<[string, Form[], string, Record<string, string>]>([
  ['a subject twice', [subject(1, []), subject(2, []), subject(1, [])], 'DUPLICATE_SUBJECT', {}],
  [
    'an exam twice',
    [subject(1, [exam(5)]), subject(2, [exam(5), exam(6), exam(6)])],
    'BAD_REQUEST',
    { '1.exams.2.examId': TWICE },
  ],
  ...Object.keys(MARKS).map((name): [string, Form[], string, Record<string, string>] => [
    `MARKSCONF-15 ${name} that is missing`,
    [subject(1, [exam(5, { [name]: null })]), subject(2, [exam(5, { [name]: undefined })])],
    'MIN_MAX_MARKS_MISSING',
    { [`0.exams.0.${name}`]: MISSING, [`1.exams.0.${name}`]: MISSING },
  ]),
  [
    'quarters of a mark',
    [subject(1, [exam(5, { theoryMaxMarks: 70.25, practicalMinMarks: 0.3 })])],
    'BAD_REQUEST',
    { '0.exams.0.theoryMaxMarks': STEPS, '0.exams.0.practicalMinMarks': STEPS },
  ],
  [
    'MARKSCONF-15 a minimum above its maximum',
    [subject(1, [exam(5, { theoryMinMarks: 70.5, practicalMinMarks: 31, vivaMinMarks: 1 })])],
    'BAD_REQUEST',
    {
      '0.exams.0.theoryMinMarks': 'Theory min marks cannot be greater than max marks',
      '0.exams.0.practicalMinMarks': 'Practical min marks cannot be greater than max marks',
      '0.exams.0.vivaMinMarks': 'Viva min marks cannot be greater than max marks',
    },
  ],
])('%s', (_what, forms, code, problems) => {
  expect(refusedBy(() => readEntries(forms))).toMatchObject({ code, problems });
});

const FACTS: SubjectFacts = {
  id: 1,
  name: 'Physics',
  evaluationMethod: 'MARKS',
  theory: true,
  practical: true,
  viva: false,
};
const stored = (...subjects: SubjectFacts[]) => new Map(subjects.map((one) => [one.id, one]));

describe('the subjects of a request', () => {
  test('are described as they are stored, or not at all', () => {
    const same = { theory: true, practical: true, viva: false, evaluationMethod: 'MARKS' };
    expect(
      refusedBy(() => requireSameSubjects([subject(1, [], same), subject(9, [], same)], stored(FACTS))),
    ).toBeNull();
    expect(refusedBy(() => requireSameSubjects([subject(1, [])], stored(FACTS)))).toBeNull();
    const said = 'Physics was changed by another user. Reload the subjects.';
    const other = { theory: true, practical: false, viva: true, evaluationMethod: 'GRADE' };
    expect(refusedBy(() => requireSameSubjects([subject(9, []), subject(1, [], other)], stored(FACTS)))).toEqual({
      code: 'RESULT_CONFIG_SUBJECTS_MISMATCH',
      message: said,
      problems: { '1.practical': said, '1.viva': said, '1.evaluationMethod': said },
    });
  });

  test('MARKSCONF-16 have limits for the components they have', () => {
    const entries = readEntries([subject(1, [exam(5)]), subject(9, [exam(5)])]);
    expect(refusedBy(() => requireComponents(entries, stored(FACTS)))).toBeNull();
    const refused = (facts: Partial<SubjectFacts>, marks: object = {}) =>
      refusedBy(() => requireComponents(readEntries([subject(1, [exam(5, marks)])]), stored({ ...FACTS, ...facts })));
    for (const component of ['theory', 'practical', 'viva']) {
      const message = `Physics has no ${component}`;
      expect(refused({ [component]: false }, component === 'viva' ? { vivaMaxMarks: 20 } : {})).toEqual({
        code: 'MARKS_CATEGORY_NOT_DEFINED',
        message,
        problems: { [`0.exams.0.${component}MaxMarks`]: message },
      });
      const [least, most] = [`${component}MinMarks`, `${component}MaxMarks`];
      expect(refused({ [component]: false }, { [least]: 0, [most]: 0 })).toBeNull();
      expect(refused({ [component]: false }, { [least]: 0, [most]: 0.5 })).toMatchObject({ message });
    }
    const judged = 'Physics is evaluated by grade and has no marks';
    expect(refusedBy(() => requireComponents(entries, stored({ ...FACTS, evaluationMethod: 'GRADE' })))).toEqual({
      code: 'MARKS_CATEGORY_NOT_DEFINED',
      message: judged,
      problems: { '0.exams.0.theoryMaxMarks': judged, '0.exams.0.practicalMaxMarks': judged },
    });
  });
});

test.each(LIMIT_NAMES)('limits differ where %s does', (name) => {
  expect(sameLimits(LIMITS, { ...LIMITS })).toBe(true);
  expect(sameLimits(LIMITS, { ...LIMITS, [name]: 99 })).toBe(false);
});

describe('the words for what is refused', () => {
  const nameOf = ({ subjectId, examId }: { subjectId: number; examId: number }) => `S${subjectId} in E${examId}`;
  const entry = (subjectId: number) => ({ subjectId, examId: 5 });

  test('name three, and say how many more there are', () => {
    expect(namesOf([entry(1)], nameOf)).toBe('S1 in E5');
    expect(namesOf([1, 2, 3].map(entry), nameOf)).toBe('S1 in E5, S2 in E5, S3 in E5');
    expect(namesOf([1, 2, 3, 4, 5].map(entry), nameOf)).toBe('S1 in E5, S2 in E5, S3 in E5 and 2 more');
  });

  test('say how many marks would lie on which side of a limit', () => {
    const outside = { ...entry(1), limit: 70, marks: 12, ofLeavers: 0 };
    expect(outsideText({ ...outside, name: 'theoryMax' }, nameOf)).toBe('12 theory marks of S1 in E5 are above 70');
    expect(outsideText({ ...outside, name: 'theoryMax', ofLeavers: 2 }, nameOf)).toBe(
      '12 theory marks of S1 in E5 are above 70, 2 of them of students who left',
    );
    expect(outsideText({ ...outside, name: 'practicalMin', marks: 1 }, nameOf)).toBe(
      '1 practical mark of S1 in E5 is below 70',
    );
  });
});

test('CALL2-48 ENUM-21 each subject is answered with every exam, those without limits too', () => {
  type Args = Parameters<typeof limitsView>;
  const { id, name, ...rest } = FACTS;
  const exams = [
    { id: 5, name: 'Term', lockedMaxMarks: true, lockedEditMarks: false },
    { id: 6, name: 'Annual', lockedMaxMarks: false, lockedEditMarks: true },
  ] as unknown as Args[1];
  const texts = Object.fromEntries(Object.entries(LIMITS).map(([limit, marks]) => [limit, marks.toFixed(1)]));
  const row = { ...texts, examId: 5, subjectId: 1, version: 4 };
  const rows = [
    { ...row, subjectId: 2, version: 1 },
    { ...row, examId: 6, subjectId: 3, version: 2 },
    row,
  ] as unknown as Args[2];
  const none = Object.fromEntries(Object.keys(MARKS).map((limit) => [limit, null]));
  expect(limitsView([FACTS] as unknown as Args[0], exams, rows)).toEqual([
    {
      subjectId: id,
      subjectName: name,
      ...rest,
      exams: [
        { examId: 5, examName: 'Term', ...MARKS, lockedMaxMarks: true, lockedEditMarks: false, version: 4 },
        { examId: 6, examName: 'Annual', ...none, lockedMaxMarks: false, lockedEditMarks: true },
      ],
    },
  ]);
});
