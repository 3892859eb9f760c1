// What a list of roll numbers has to be, and what it changes.
import {
  changesOf,
  requireFree,
  requireRollNumbers,
  requireEnrolled,
} from '../../../provider/domains/students/sessionDetails/sessionDetails.rules.ts';
import { refusedBy } from './refused';

/** The code and the problems of a refusal; null where there is none. */
function refusalOf(run: () => void): { code: string; problems: Record<string, string> } | null {
  const refused = refusedBy(run);
  return refused && { code: refused.code, problems: refused.problems };
}

const list = (...numbers: (number | null)[]) => numbers.map((rollNo, at) => ({ studentId: at + 1, rollNo }));
const RANGE = 'Roll number must be a whole number from 1 to 99999';

test.each([0, -1, 1.5, 100_000, 1e15])('ROLL-08 CODE-172 %p is no roll number', (rollNo) => {
  expect(refusalOf(() => requireRollNumbers(list(1, rollNo, null)))).toEqual({
    code: 'INVALID_ROLL_NUMBER',
    problems: { 'students.1.rollNo': RANGE },
  });
});

test('ROLL-08 1 and 99999 are roll numbers, and any students may have none', () => {
  expect(refusalOf(() => requireRollNumbers(list(1, 99_999, null, null)))).toBeNull();
});

test('ROLL-07 CODE-171 every holder of a number that is given twice is reported', () => {
  expect(refusalOf(() => requireRollNumbers(list(7, 8, 7, 9, 8)))).toEqual({
    code: 'DUPLICATE_ROLL_NUMBER',
    problems: Object.fromEntries(
      [7, 8, 7, 9, 8].flatMap((rollNo, at) =>
        rollNo === 9 ? [] : [[`students.${at}.rollNo`, `Roll number ${rollNo} is entered twice`]],
      ),
    ),
  });
  expect(refusalOf(() => requireFree(list(7, 8, null), new Set([8, 9])))).toEqual({
    code: 'DUPLICATE_ROLL_NUMBER',
    problems: { 'students.1.rollNo': 'Roll number 8 belongs to another student' },
  });
  expect(refusalOf(() => requireFree(list(7, null), new Set([8])))).toBeNull();
});

test('CODE-109 a student who is twice is reported at both places', () => {
  const twice = [...list(1, 2), { studentId: 1, rollNo: 3 }];
  expect(refusalOf(() => requireRollNumbers(twice))).toEqual({
    code: 'BAD_REQUEST',
    problems: {
      'students.0.studentId': 'This student is listed twice',
      'students.2.studentId': 'This student is listed twice',
    },
  });
});

const SECTION = { sectionId: 5 };
type Stored = Parameters<typeof requireEnrolled>[1];
type Row = Stored extends ReadonlyMap<number, infer One> ? One : never;
const standing: Row = { life: 'ACTIVE', sectionId: 5, rollNo: 1, registrationStatus: 'COMPLETE' };
const ELSEWHERE = 'The student is not enrolled in this session, class and section';

test.each<[string, Row | undefined, string, string]>([
  ['who is not in the class', undefined, 'STUDENT_NOT_ENROLLED_IN_SESSION', ELSEWHERE],
  ['who is in another section', { ...standing, sectionId: 6 }, 'STUDENT_NOT_ENROLLED_IN_SESSION', ELSEWHERE],
  ['who is deleted', { ...standing, life: 'DELETED' }, 'STUDENT_NOT_ENROLLED_IN_SESSION', ELSEWHERE],
  ['who is struck off', { ...standing, life: 'STRUCK_OFF' }, 'DISABLED_STUDENT', 'The student has left'],
  ['who is disabled', { ...standing, life: 'DISABLED' }, 'DISABLED_STUDENT', 'The student has left'],
])('ROLL-09 %s is refused at the place in the list', (_who, row, code, message) => {
  const stored = new Map(
    row
      ? [
          [1, standing],
          [2, row],
        ]
      : [[1, standing]],
  );
  expect(refusalOf(() => requireEnrolled(list(1, 2), stored, SECTION))).toEqual({
    code,
    problems: { 'students.1.studentId': message },
  });
});

test('code 205 a number that is not the one that was read is reported; one that was not named is not asked for', () => {
  const stored = new Map(
    [1, 2, 3, 4].map((id) => [id, { ...standing, sectionId: id === 4 ? null : 5, rollNo: id === 4 ? null : id }]),
  );
  const read = [
    { studentId: 1, rollNo: 9, rollNoBefore: 1 },
    { studentId: 2, rollNo: 8, rollNoBefore: 3 },
    { studentId: 3, rollNo: 7 },
    { studentId: 4, rollNo: 6, rollNoBefore: null },
  ];
  expect(refusalOf(() => requireEnrolled(read, stored, SECTION))).toEqual({
    code: 'STALE_VERSION',
    problems: { 'students.1.rollNo': 'Another user changed this roll number' },
  });
  expect(
    refusalOf(() =>
      requireEnrolled(
        read.filter(({ studentId }) => studentId !== 2),
        stored,
        SECTION,
      ),
    ),
  ).toBeNull();
});

test('ROLL-06 stored is what differs: another number, a section that was missing, a registration that is complete by it', () => {
  const stored = new Map<number, Row>([
    [1, standing],
    [2, { ...standing, rollNo: 2 }],
    [3, { ...standing, sectionId: null, rollNo: null, registrationStatus: 'PENDING' }],
    [4, { ...standing, rollNo: 4, registrationStatus: 'PENDING' }],
  ]);
  expect(changesOf(list(1, 9, null, 4), stored, SECTION)).toEqual({
    changed: list(1, 9, null, 4).slice(1),
    placed: [3, 4],
    before: { 2: 2, 3: null, 4: 4 },
    after: { 2: 9, 3: null, 4: 4 },
  });
});
