// How a request to save marks is read as entries.
import { readSentEntries, type EntryValue } from '../../../provider/domains/results/marks/marks.rules.ts';
import { refusedBy } from './refused';

type Rows = Parameters<typeof readSentEntries>[0];

const value = (changes: Partial<EntryValue> = {}): EntryValue => ({
  marks: null,
  gradeId: null,
  reason: null,
  ...changes,
});

test('CALL2-56 one for each component with a field and each attendance, with path and version', () => {
  const rows: Rows = [
    { studentId: 7, subjects: [] },
    {
      studentId: 8,
      studentAttendance: null,
      schoolAttendance: 220.5,
      schoolAttendanceVersion: 4,
      subjects: [
        { subjectId: 1, theoryVersion: 3 },
        {
          subjectId: 2,
          theoryMarks: 0,
          practicalGradeId: null,
          practicalVersion: 0,
          vivaNotAppearInExamReason: 'LEAVE',
        },
      ],
    },
    { studentId: 9 },
  ];
  const subject = { path: 'students.1.subjects.1', studentId: 8, subjectId: 2 };
  const days = { path: 'students.1', studentId: 8, subjectId: null };
  expect(readSentEntries(rows)).toEqual([
    { ...days, name: 'schoolAttendance', value: value({ marks: 220.5 }), version: 4 },
    { ...days, name: 'studentAttendance', value: value(), version: undefined },
    { ...subject, name: 'theory', value: value({ marks: 0 }), version: undefined },
    { ...subject, name: 'practical', value: value(), version: 0 },
    { ...subject, name: 'viva', value: value({ reason: 'LEAVE' }), version: undefined },
  ]);
});

const STEPS = 'Marks are in steps of 0.5';
const DAYS = 'Attendance is a number of days in steps of 0.5';
test.each<[string, Rows, Record<string, string> | null]>([
  [
    'halves and whole marks',
    [{ studentId: 7, subjects: [{ subjectId: 1, theoryMarks: 0.5, practicalMarks: -3 }] }],
    null,
  ],
  [
    'a quarter of a mark',
    [{ studentId: 7, subjects: [{ subjectId: 1, theoryMarks: 40.25, vivaMarks: -0.25 }] }],
    { 'students.0.subjects.0.theoryMarks': STEPS, 'students.0.subjects.0.vivaMarks': STEPS },
  ],
  [
    'marks beyond every number of steps',
    [{ studentId: 7, subjects: [{ subjectId: 1, theoryMarks: 1e308 }] }],
    { 'students.0.subjects.0.theoryMarks': STEPS },
  ],
  ['a sum of tenths', [{ studentId: 7, studentAttendance: 0.1 + 0.2 }], { 'students.0.studentAttendance': DAYS }],
  [
    'students listed twice',
    [{ studentId: 7 }, { studentId: 8 }, { studentId: 7 }, { studentId: 7 }],
    { 'students.2.studentId': 'The student is listed twice', 'students.3.studentId': 'The student is listed twice' },
  ],
  [
    'a subject listed twice for one student, before its steps',
    [
      { studentId: 7, subjects: [{ subjectId: 1 }] },
      { studentId: 8, subjects: [{ subjectId: 1 }, { subjectId: 1, theoryMarks: 0.1 }] },
    ],
    { 'students.1.subjects.1.subjectId': 'The subject is listed twice for a student' },
  ],
])('CODE-109 %s', (_what, rows, problems) => {
  expect(refusedBy(() => readSentEntries(rows))?.problems ?? null).toEqual(problems);
});
