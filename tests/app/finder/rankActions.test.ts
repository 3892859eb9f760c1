import { rankActions } from '@/app/finder/rankActions';
import { feeSessionOf, groupsOf, movedKey, preselectedOf } from '@/app/finder/options';
import type { Receipt } from '@/api/receipts';
import type { StudentRow } from '@/api/students';

const action = (label: string, group: string) => ({ label, group, to: `/${label}` });
const ACTIONS = [
  action('Student List', 'Student'),
  action('Update Session Details', 'Student'),
  action('TC Student List', 'Student'),
  action('Receipt Management', 'Receipts'),
  action('Students Promotion', 'Result'),
  action('Student Discount/Admission Fees Report', 'Report'),
  action('Pending Fees', 'Report'),
];

test.each<[text: string, labels: string[]]>([
  ['', ACTIONS.map(({ label }) => label)],
  ['  ', ACTIONS.map(({ label }) => label)],
  ['pend', ['Pending Fees']],
  ['FEE', ['Student Discount/Admission Fees Report', 'Pending Fees']],
  ['adm', ['Student Discount/Admission Fees Report']],
  ['stu li', ['Student List', 'TC Student List']],
  ['li stu', ['Student List', 'TC Student List']],
  [
    'student',
    [
      'Student List',
      'Students Promotion',
      'Student Discount/Admission Fees Report',
      'TC Student List',
      'Update Session Details',
    ],
  ],
  ['report pen', ['Pending Fees']],
  ['ending', []],
  ['pend x', []],
  ['***', []],
])('the text "%s" finds the screens of which its words begin words, the best first', (text, labels) => {
  expect(rankActions(ACTIONS, text).map(({ label }) => label)).toEqual(labels);
});

const student = (studentId: number, more: Partial<StudentRow> = {}) =>
  ({ studentId, enrollments: [{ sessionId: 2, registrationStatus: 'COMPLETE' }], ...more }) as StudentRow;
const found = (...students: StudentRow[]) => students.map((one) => ({ student: one, obstacle: null }));
const receipt = { receiptId: 4 } as Receipt;

test('beside students and receipts at most five screens are listed, without a text all', () => {
  const keys = (text: string) =>
    groupsOf({ text, actions: ACTIONS, students: found(student(1)), receipts: [receipt] }).map(
      ({ name, options }) => `${name} ${options.length}`,
    );
  expect(keys('')).toEqual(['screens 7', 'students 1', 'receipts 1']);
  expect(keys('e')).toEqual(['screens 5', 'students 1', 'receipts 1']);
  expect(groupsOf({ text: 'e', actions: [], students: [], receipts: [] })).toEqual([]);
});

test('Enter takes a screen, else the preselected student, else the only receipt', () => {
  const [one, two] = [student(1), student(2)];
  const of = (text: string, actions: typeof ACTIONS, students: StudentRow[], preselected?: StudentRow) =>
    preselectedOf(groupsOf({ text, actions, students: found(...students), receipts: [receipt] }), text, preselected)
      ?.key;
  expect(of('', ACTIONS, [])).toBeUndefined();
  expect(of('pend', ACTIONS.slice(6), [one], one)).toBe('/Pending Fees');
  expect(of('41', [], [one, two], two)).toBe('student-2');
  expect(of('41', [], [one, two])).toBeUndefined();
  expect(of('41', [], [])).toBe('receipt-4');
});

test('arrow keys wrap, Home and End lead to the ends', () => {
  const options = groupsOf({ text: '', actions: ACTIONS.slice(0, 3), students: [], receipts: [] }).flatMap(
    (group) => group.options,
  );
  const moves = (active: string | undefined) =>
    (['down', 'up', 'first', 'last'] as const).map((move) => movedKey(options, active, move));
  const [first, second, last] = options.map(({ key }) => key);
  expect(moves(undefined)).toEqual([first, last, first, last]);
  expect(moves(first)).toEqual([second, last, first, last]);
  expect(moves(last)).toEqual([first, second, first, last]);
  expect(movedKey([], undefined, 'down')).toBeUndefined();
});

test.each<[who: string, more: Partial<StudentRow>, session: number | undefined]>([
  ['an active student', {}, 2],
  ['a struck-off student', { blocked: true }, undefined],
  ['a disabled student', { disabled: true }, undefined],
  ['a deleted student', { deleted: true }, undefined],
  ['a student without an enrolment', { enrollments: [] }, undefined],
  ['a pending registration', { enrollments: [{ sessionId: 2, registrationStatus: 'PENDING' }] as never }, undefined],
])('the fee of %s is taken in the session of the current enrolment, if at all', (_who, more, session) => {
  expect(feeSessionOf({ student: student(1, more), obstacle: null })).toBe(session);
});
