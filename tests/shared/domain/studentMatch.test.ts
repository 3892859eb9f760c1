import type { StudentRow } from '@/api/students';
import { codeIn, fitsText, hiddenMatch, mobileIn, partsOf } from '@/shared/domain/studentMatch';
import { orderFound, preselect, type SearchPurpose } from '@/shared/domain/useStudentSearch';

const student = (studentCode: number, studentName: string): StudentRow =>
  ({ studentId: studentCode, studentCode, studentName }) as StudentRow;

test.each([
  ['1533', 1533],
  [' १५३३ ', 1533],
  ['01533', undefined],
  ['1533 aanya', undefined],
  ['9829012345', undefined],
  ['aanya', undefined],
])('the text %p is the code %p', (text, code) => expect(codeIn(text)).toBe(code));

test.each([
  ['1137', true],
  ['११३७', true],
  ['113', false],
  ['aan', true],
  ['KUM', true],
  ['kumawat aanya', true],
  ['1137 aanya', true],
  ['anya', false],
  ['1533', false],
  ['aanya 1533', false],
])('STUDENT-76 the text %p chooses 1137 Aanya Kumawat: %p', (text, fits) =>
  expect(fitsText(text, student(1137, 'Aanya  Kumawat'))).toBe(fits),
);

test.each(['A K', 'a.k. sha', 'AK Sharma', "d'sou", 'DSouza', 'D\u2019Souza'])(
  'STUDENT-76 the text %p chooses A. K. Sharma D’Souza',
  (text) => expect(fitsText(text, student(1, 'A. K. Sharma D\u2019Souza'))).toBe(true),
);

test.each([
  ['+91 98290 12345', '9829012345'],
  ['09829012345', '9829012345'],
  ['98290-12345', '9829012345'],
  ['98290', undefined],
  ['aanya 9829012345', undefined],
])('the text %p is the whole mobile %p', (text, mobile) => expect(mobileIn(text)).toBe(mobile));

test.each([
  ['1137', undefined],
  ['901', undefined],
  ['ramesh', undefined],
  ['4711', 'srNo'],
  ['sunita', 'mother'],
  ['1533', 'parent'],
])('the text %p finds the student by what is shown, or else by %p', (text, by) => {
  const found = { ...student(1137, 'Aanya Kumawat'), studentSrNo: 'A-4711', fatherName: 'Ramesh Kumawat' };
  expect(hiddenMatch(text, { ...found, motherName: 'Sunita Devi', mobileNo: '9829012345' })).toBe(by);
});

const marked = (shown: string, text: string) =>
  partsOf(shown, text)
    .map((part) => (part.matches ? `[${part.text}]` : part.text))
    .join('');
test.each([
  ['Aanya Kumawat', 'kum aan', '[Aan]ya [Kum]awat'],
  ['9829015337', '1533', '98290[1533]7'],
  ['9829012345', '+91 98290 12345', '[9829012345]'],
  ['A (1) \\', '(', 'A [(]1) \\'],
  ['Aanya', ' ', 'Aanya'],
  ['Meera D\u2019Souza', "d'sou", 'Meera [D\u2019Sou]za'],
])('of %p the text %p marks %p', (shown, text, expected) => expect(marked(shown, text)).toBe(expected));

const ROWS = [student(1001, 'Asha Meena'), student(1002, 'Meena Verma'), student(1003, 'Ravi')];
const order = (ofCode: Parameters<typeof orderFound>[1], to: SearchPurpose = 'pick') =>
  orderFound(ROWS, ofCode, { size: 3, to }).map((one) => [one.student.studentCode, one.obstacle]);
const NOBODY = { student: null, obstacle: null };

test('STUDENT-76 the student of the code comes first, then the others in their order, as many as are requested', () => {
  expect(order(NOBODY)).toEqual([
    [1001, null],
    [1002, null],
    [1003, null],
  ]);
  expect(order({ student: ROWS[2] as StudentRow, obstacle: null })).toEqual([
    [1003, null],
    [1001, null],
    [1002, null],
  ]);
  const hidden = { student: student(1533, 'Aanya'), obstacle: 'SECTION_MISSING' as const };
  expect(order(hidden)).toEqual([
    [1533, 'SECTION_MISSING'],
    [1001, null],
    [1002, null],
  ]);
  expect(order(hidden, 'look')[0]).toEqual([1533, null]);
});

test('STUDENT-76 for a certificate a student with a code is free unless deleted, and deleted ones of the page are left out', () => {
  const left = { student: student(1533, 'Aanya'), obstacle: 'STRUCK_OFF' as const };
  expect(order(left, 'certify')[0]).toEqual([1533, null]);
  const gone: StudentRow = { ...student(1120, 'Chirag'), deleted: true };
  const deleted = { student: gone, obstacle: 'DELETED' as const };
  expect(order(deleted, 'certify')[0]).toEqual([1120, 'DELETED']);
  expect(
    orderFound([gone, ...ROWS], deleted, { size: 2, to: 'certify' }).map((one) => one.student.studentCode),
  ).toEqual([1120, 1001]);
  expect(orderFound([gone, ...ROWS], NOBODY, { size: 2, to: 'certify' }).map((one) => one.student.studentCode)).toEqual(
    [1001, 1002],
  );
});

test('the finder leaves out deleted students, by code and of the page', () => {
  const gone: StudentRow = { ...student(1120, 'Chirag'), deleted: true };
  const deleted = { student: gone, obstacle: 'DELETED' as const };
  const codes = orderFound([gone, ...ROWS], deleted, { size: 9, to: 'look' }).map((one) => one.student.studentCode);
  expect(codes).toEqual([1001, 1002, 1003]);
});

test.each([
  ['pick', 'mee', [ROWS[0]], 1001],
  ['pick', '9829012345', [ROWS[0]], undefined],
  ['look', '9829012345', [ROWS[0]], 1001],
  ['look', '9829012345', [ROWS[0], ROWS[1]], undefined],
  ['look', '98290', [ROWS[0]], undefined],
  ['pick', 'mee', [], undefined],
] as const)('STUDENT-76 to %s, the text %p preselects of these: %#', (to, text, rows, code) => {
  const found = rows.map((row) => ({ student: row as StudentRow, obstacle: null }));
  expect(preselect(found, text, to)?.studentCode).toBe(code);
});

test('STUDENT-76 a student with an obstacle is never preselected', () =>
  expect(preselect([{ student: ROWS[0] as StudentRow, obstacle: 'DISABLED' }], '1001', 'pick')).toBeUndefined());
