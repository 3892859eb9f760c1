// Roll numbers while they are edited, as pure rules.
import {
  isRollNumber,
  numbered,
  rollText,
  rowsAfter,
  rowsOf,
  shownRows,
  type RollRow,
} from '@/features/students/update-session/rollNumbers';
import { numbersByStudent } from '@/features/students/update-session/rollPaste';
import type { StudentRow } from '@/api/students';

const row = (id: number, changes: Partial<RollRow> = {}): RollRow => ({
  id,
  name: `Student ${id}`,
  code: 1000 + id,
  srNo: String(id),
  father: '',
  admissionDate: '2026-04-01',
  image: null,
  rollNo: null,
  waiting: false,
  ...changes,
});

const LIST = [
  row(1, { name: 'bharti Soni', srNo: '10', admissionDate: '2025-04-02' }),
  row(2, { name: 'Anil Soni', srNo: '9', admissionDate: '2025-04-02' }),
  row(3, { name: 'Chirag Soni', srNo: '11', admissionDate: '2024-07-01' }),
  row(4, { name: 'Anil Soni', code: 900, srNo: '9', admissionDate: '2025-04-02' }),
];

test('numbering by name compares letters, then codes; by admission the day, then the Sr. No. as a number, then the name', () => {
  expect([...numbered(LIST, 'name')]).toEqual([
    [4, '1'],
    [2, '2'],
    [1, '3'],
    [3, '4'],
  ]);
  expect([...numbered(LIST, 'admission')]).toEqual([
    [3, '1'],
    [4, '2'],
    [2, '3'],
    [1, '4'],
  ]);
});

test.each([
  ['1', true],
  ['99999', true],
  ['05', true],
  ['0', false],
  ['100000', false],
  ['1.5', false],
  ['x', false],
  ['१२', true],
  ['6.0', true],
  ['1E+03', false],
  ['1e3', false],
  ['0x10', false],
  ['+5', false],
  ['', false],
])('the text %j is a roll number: %j', (text, expected) => {
  expect(isRollNumber(text)).toBe(expected);
});

test.each([
  ['12', '12'],
  [' १२ ', '12'],
  ['6.0', '6'],
  ['1.5', '1.5'],
  ['abc', 'abc'],
  ['1E+03', '1E+03'],
])('a pasted %j is read as %j', (text, expected) => {
  expect(rollText(text)).toBe(expected);
});

describe('a block of two columns', () => {
  const rows = [row(1, { srNo: 'A-1' }), row(2, { srNo: 'A-2' }), row(3, { srNo: 'A-2' })];
  const read = (...block: string[][]) => {
    const found = numbersByStudent(rows, block);
    return found && { numbers: [...found.numbers], unknown: found.unknown };
  };

  test('is read by code in any order, with a heading, Devanagari digits and blank lines', () => {
    expect(read(['Code', 'Roll'], ['१००२', '५'], ['', ''], ['1001', '6.0'])).toEqual({
      numbers: [
        [2, '5'],
        [1, '6'],
      ],
      unknown: [],
    });
  });
  test('is read by Sr. No. where that finds more students; a Sr. No. of two students is reported', () => {
    expect(read(['a-1', '7'], ['A-2', '8'])).toEqual({ numbers: [[1, '7']], unknown: ['A-2'] });
  });
  test('reports students of other lists and students listed twice', () => {
    expect(read(['1001', '1'], ['1001', '2'], ['555', '3'])).toEqual({ numbers: [[1, '1']], unknown: ['1001', '555'] });
  });
  test('of another shape is left to the position', () => {
    expect(read(['1'], ['2'])).toBeUndefined();
    expect(read(['1', '2', '3'])).toBeUndefined();
  });
});

test('LIFECYCLE-36 the list of a section contains its active students and those without a section, by name', () => {
  const student = (id: number, sectionId: number | null, changes: Partial<StudentRow> = {}): StudentRow =>
    ({
      studentId: id,
      studentName: `Student ${9 - id}`,
      enrollments: [{ sectionId, rollNo: null }],
      ...changes,
    }) as unknown as StudentRow;
  const all = [
    student(1, 3),
    student(2, null),
    student(3, 4),
    student(4, 3, { deleted: true }),
    student(5, 3, { blocked: true }),
    student(6, 3),
    student(7, 3, { disabled: true }),
  ];
  expect(rowsOf(all, 3).map(({ id, waiting }) => [id, waiting])).toEqual([
    [6, false],
    [2, true],
    [1, false],
  ]);
  expect(rowsOf(all, null).map(({ id, waiting }) => [id, waiting])).toEqual([[2, false]]);
});

const stored = [row(1, { rollNo: 1 }), row(2, { rollNo: 2 }), row(4, { waiting: true })];

test('students without a section are shown once they are put into it', () => {
  expect(shownRows(stored, []).map(({ id }) => id)).toEqual([1, 2]);
  expect(shownRows(stored, [4]).map(({ id }) => id)).toEqual([1, 2, 4]);
});

test('after a save the rows have the numbers that were sent, and nobody who was sent waits for a section', () => {
  const sent = [
    { studentId: 1, rollNo: 11, rollNoBefore: 1 },
    { studentId: 4, rollNo: null, rollNoBefore: null },
  ];
  expect(rowsAfter(stored, sent).map(({ id, rollNo, waiting }) => [id, rollNo, waiting])).toEqual([
    [1, 11, false],
    [2, 2, false],
    [4, null, false],
  ]);
});
