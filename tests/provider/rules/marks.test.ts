// Entries of the marks grid: what an entry can be, and the days of attendance.
import {
  faultOfEntry,
  isEmpty,
  isSame,
  requireAttendanceWithin,
  requireValidEntries,
  type EntryValue,
  type ExamRules,
  type SentEntry,
} from '../../../provider/domains/results/marks/marks.rules.ts';
import { refusedBy } from './refused';

type Subject = NonNullable<ReturnType<ExamRules['subjects']['get']>>;

const value = (changes: Partial<EntryValue> = {}): EntryValue => ({
  marks: null,
  gradeId: null,
  reason: null,
  ...changes,
});
const PHYSICS = {
  id: 1,
  name: 'Physics',
  theory: true,
  practical: true,
  viva: false,
  evaluationMethod: 'MARKS',
  type: 'MANDATORY',
  stream: 'SCIENCE',
} as Subject;
const ART: Subject = { ...PHYSICS, id: 2, name: 'Art', evaluationMethod: 'GRADE', stream: null };
const UNSET: Subject = { ...PHYSICS, id: 3, name: 'Urdu', stream: null };
const LIMITS = { theoryMin: 10.5, theoryMax: 70, practicalMin: 0, practicalMax: 0, vivaMin: 0, vivaMax: 0 };
const rules = (changes: Partial<ExamRules> = {}): ExamRules => ({
  kind: 'MID_TERM',
  subjects: new Map([PHYSICS, ART, UNSET].map((subject) => [subject.id, subject])),
  limits: new Map([[1, LIMITS]]),
  gradeIds: new Set([5]),
  streamOf: (studentId) => (studentId === 7 ? 'SCIENCE' : studentId === 8 ? 'ARTS' : null),
  nameOf: ({ studentId, subjectId, name }) => `${studentId}/${subjectId}/${name}`,
  ...changes,
});
const entry = (changes: Partial<EntryValue>, more: Partial<SentEntry> = {}): SentEntry => ({
  path: 'students.0.subjects.0',
  studentId: 7,
  subjectId: 1,
  name: 'theory',
  version: undefined,
  ...more,
  value: value(changes),
});

test('C10 two values are the same where marks, grade and reason are, and empty without all three', () => {
  const values = [value(), value({ marks: 0 }), value({ marks: 5 }), value({ gradeId: 5 }), value({ reason: 'LEAVE' })];
  for (const [at, one] of values.entries())
    expect(values.map((other) => isSame(one, { ...other }))).toEqual(values.map((_, index) => index === at));
  expect(values.map(isEmpty)).toEqual([true, false, false, false, false]);
});

const SAYS = 'No minimum and maximum marks are set for this exam';
type Expected = [code: string, field: string, reason: string] | null;
test.each<[string, SentEntry, Expected]>([
  ['the minimum', entry({ marks: 10.5 }), null],
  ['the maximum', entry({ marks: 70 }), null],
  ['an empty entry without limits', entry({}, { name: 'practical' }), null],
  ['a reason', entry({ reason: 'MEDICAL' }), null],
  ['a grade without limits', entry({ gradeId: 5 }, { subjectId: 2 }), null],
  ['a reason in place of a grade', entry({ reason: 'LEAVE' }, { subjectId: 2 }), null],
  ['days of attendance', entry({ marks: -1 }, { subjectId: null, name: 'schoolAttendance' }), null],
  ['marks below', entry({ marks: 10 }), ['INVALID_MARKS', 'Marks', 'Marks should be between 10.5 and 70']],
  ['marks above', entry({ marks: 70.5 }), ['INVALID_MARKS', 'Marks', 'Marks should be between 10.5 and 70']],
  [
    'marks with the maximum 0',
    entry({ marks: 0 }, { name: 'practical' }),
    ['EXAM_MIN_MAX_MARKS_MISSING', 'Marks', SAYS],
  ],
  [
    'a reason with the maximum 0',
    entry({ reason: 'ABSENT' }, { name: 'practical' }),
    ['EXAM_MIN_MAX_MARKS_MISSING', 'Marks', SAYS],
  ],
  ['marks without limits', entry({ marks: 1 }, { subjectId: 3 }), ['EXAM_MIN_MAX_MARKS_MISSING', 'Marks', SAYS]],
  [
    'a subject not taught',
    entry({}, { subjectId: 9 }),
    ['SUBJECT_NOT_FOUND', 'Marks', 'The subject is not taught in this class'],
  ],
  [
    'another stream',
    entry({}, { studentId: 8 }),
    ['SUBJECT_NOT_FOUND', 'Marks', 'Physics is not a subject of the student’s stream'],
  ],
  [
    'no stream',
    entry({}, { studentId: 9 }),
    ['SUBJECT_NOT_FOUND', 'Marks', 'Physics is not a subject of the student’s stream'],
  ],
  ['a missing component', entry({}, { name: 'viva' }), ['MARKS_CATEGORY_NOT_DEFINED', 'Marks', 'Physics has no viva']],
  [
    'marks and a reason',
    entry({ marks: 99, reason: 'ILL' }),
    ['MARKS_UPDATE_ERROR', 'NotAppearInExamReason', 'An entry has either a value or a reason'],
  ],
  [
    'a grade and a reason',
    entry({ gradeId: 5, reason: 'ABSENT' }, { subjectId: 2 }),
    ['MARKS_UPDATE_ERROR', 'NotAppearInExamReason', 'An entry has either a value or a reason'],
  ],
  [
    'marks and a grade',
    entry({ marks: 20, gradeId: 5 }),
    ['MARKS_UPDATE_ERROR', 'GradeId', 'An entry has either marks or a grade'],
  ],
  [
    'another reason',
    entry({ reason: 'medical' }),
    ['MARKS_UPDATE_ERROR', 'NotAppearInExamReason', 'medical is not a reason. Use MEDICAL, ABSENT or LEAVE'],
  ],
  [
    'an empty reason',
    entry({ reason: '' }),
    ['MARKS_UPDATE_ERROR', 'NotAppearInExamReason', ' is not a reason. Use MEDICAL, ABSENT or LEAVE'],
  ],
  [
    'a grade in place of marks',
    entry({ gradeId: 5 }),
    ['MARKS_UPDATE_ERROR', 'GradeId', 'Physics is evaluated by marks'],
  ],
  [
    'marks in place of a grade',
    entry({ marks: 20 }, { subjectId: 2 }),
    ['MARKS_UPDATE_ERROR', 'Marks', 'Art is evaluated by grade'],
  ],
  [
    'an unknown grade',
    entry({ gradeId: 6 }, { subjectId: 2 }),
    ['MARKS_UPDATE_ERROR', 'GradeId', 'The grade is unknown'],
  ],
])('MARKS-44..46 %s', (_what, sent, expected) => {
  const found = faultOfEntry(sent, rules());
  expect(found ? [found.code, found.field, found.reason] : null).toEqual(expected);
});

test.each(['TERM', 'MID_TERM', 'INTERNAL_ASSESSMENT', 'ANNUAL', 'SUPPLEMENTARY'] as const)(
  'MARKS-47 CODE-177 MEDICAL is rejected in the annual exam alone: %s',
  (kind) => {
    const code = kind === 'ANNUAL' ? 'MEDICAL_NOT_ACCEPTABLE_IN_ANNUAL_EXAM' : undefined;
    for (const subjectId of [1, 2])
      expect(faultOfEntry(entry({ reason: 'MEDICAL' }, { subjectId }), rules({ kind }))?.code).toBe(code);
    for (const reason of ['ABSENT', 'LEAVE']) expect(faultOfEntry(entry({ reason }), rules({ kind }))).toBeUndefined();
  },
);

test('MARKS-44..46 the first violated rule of a request is reported with all entries that violate it', () => {
  const at = (path: string, changes: Partial<EntryValue>, more: Partial<SentEntry> = {}) =>
    entry(changes, { ...more, path });
  const sent = [
    at('a', { marks: 20 }),
    at('b', { marks: 71 }, { subjectId: 1 }),
    at('c', { marks: 1 }, { name: 'viva' }),
    at('d', { marks: 3 }),
    at('e', { reason: 'ILL' }),
  ];
  expect(refusedBy(() => requireValidEntries(sent, rules()))).toEqual({
    code: 'INVALID_MARKS',
    message: '7/1/theory: Marks should be between 10.5 and 70',
    problems: {
      'b.theoryMarks': '7/1/theory: Marks should be between 10.5 and 70',
      'd.theoryMarks': '7/1/theory: Marks should be between 10.5 and 70',
    },
  });
  expect(refusedBy(() => requireValidEntries([...sent].reverse(), rules()))).toMatchObject({
    code: 'MARKS_UPDATE_ERROR',
    problems: { 'e.theoryNotAppearInExamReason': '7/1/theory: ILL is not a reason. Use MEDICAL, ABSENT or LEAVE' },
  });
  expect(refusedBy(() => requireValidEntries(sent.slice(0, 1), rules()))).toBeNull();
});

test('CALL2-56 CODE-109 the days of a student are at most those of the school, where both are known', () => {
  const days = (path: string, student: number | null, school: number | null) => ({
    path,
    name: 'Asha',
    student,
    school,
  });
  const fine = [days('a', 200, 200), days('b', null, 0), days('c', 366, null), days('d', 0, 0.5)];
  expect(refusedBy(() => requireAttendanceWithin(fine))).toBeNull();
  expect(refusedBy(() => requireAttendanceWithin([...fine, days('e', 200.5, 200), days('f', 0.5, 0)]))).toEqual({
    code: 'BAD_REQUEST',
    message: 'Asha: student attendance 200.5 is above school attendance 200',
    problems: {
      'e.studentAttendance': 'Asha: student attendance 200.5 is above school attendance 200',
      'f.studentAttendance': 'Asha: student attendance 0.5 is above school attendance 0',
    },
  });
});
