// Roll numbers while they are typed, as pure rules.
import { columnIn, mistakesOf, numbered, rowsOf, type RollRow } from '@/features/students/update-session/rollNumbers';
import { createRollSheet, detailsOf, rowsAfter } from '@/features/students/update-session/rollSheet';
import type { StudentRow } from '@/api/students';

const row = (id: number, changes: Partial<RollRow> = {}): RollRow => ({
  id,
  name: `Pupil ${id}`,
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

test('by name goes by the letters alone, then by the code; by admission by the day, the Sr. No. as a number, then the name', () => {
  expect(numbered(LIST, 'name')).toEqual({ 4: '1', 2: '2', 1: '3', 3: '4' });
  expect(numbered(LIST, 'admission')).toEqual({ 3: '1', 4: '2', 2: '3', 1: '4' });
});

test('both holders of a number are marked, however it is written, and what is no number of a roll', () => {
  const rows = [row(1, { rollNo: 5 }), row(2), row(3), row(4, { rollNo: 7 })];
  expect([...mistakesOf(rows, { 2: '05', 3: '0' })]).toEqual([
    [3, 'range'],
    [1, 'twice'],
    [2, 'twice'],
  ]);
  expect([...mistakesOf(rows, { 1: '99999', 2: '', 3: '' })]).toEqual([]);
  expect([...mistakesOf(rows, { 1: '100000' })]).toEqual([[1, 'range']]);
});

test.each([
  ['12\n13\r\n14\n', ['12', '13', '14']],
  ['१२\n७', ['12', '7']],
  [' 5 \t Aanya\n6.0\n\n1.5\n-3\nabc\n8', ['5', '6', '', null, null, null, '8']],
  ['17', ['17']],
])('a column of a spreadsheet %j is read as %j', (text, cells) => {
  expect(columnIn(text)).toEqual(cells);
});

test('LIFECYCLE-36 the list of a section holds its active pupils and those who wait for one, by name', () => {
  const student = (id: number, sectionId: number | null, changes: Partial<StudentRow> = {}): StudentRow =>
    ({
      studentId: id,
      studentName: `Pupil ${9 - id}`,
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
  ];
  expect(rowsOf(all, 3).map(({ id, waiting }) => [id, waiting])).toEqual([
    [6, false],
    [2, true],
    [1, false],
  ]);
  expect(rowsOf(all, null).map(({ id, waiting }) => [id, waiting])).toEqual([[2, false]]);
});

const NOTHING = { texts: {}, taken: [] };
const stored = [row(1, { rollNo: 1 }), row(2, { rollNo: 2 }), row(3, { rollNo: 3 }), row(4, { waiting: true })];

test('while numbers are typed the list of students stays the same one, so that no table is drawn', () => {
  const sheet = createRollSheet(stored, NOTHING);
  const { shown } = sheet.state();
  sheet.type({ 1: '9' });
  sheet.number('name');
  sheet.undo();
  sheet.say({ 2: 'No' });
  expect(sheet.state().shown).toBe(shown);
  sheet.take([4]);
  expect(sheet.state().shown).toHaveLength(4);
});

test('what the provider said of a student goes with the next change of its number, and of no other', () => {
  const sheet = createRollSheet(stored, NOTHING);
  sheet.say({ 1: 'No', 2: 'No' });
  sheet.type({ 2: '7' });
  expect(sheet.state().said).toEqual({ 1: 'No' });
});

test('Undo takes one filling back after the other; who is taken out again loses what was typed', () => {
  const sheet = createRollSheet(stored, NOTHING);
  sheet.take([4]);
  sheet.type({ 4: '12', 2: '7' });
  sheet.number('name');
  sheet.fill({ 1: '50' });
  sheet.undo();
  expect(sheet.state().texts).toEqual({ 1: '1', 2: '2', 3: '3', 4: '4' });
  sheet.undo();
  expect(sheet.state().texts).toEqual({ 2: '7', 4: '12' });
  sheet.undo();
  sheet.leave(4);
  expect([sheet.state().texts, sheet.state().taken, sheet.state().changes]).toEqual([{ 2: '7' }, [], 1]);
});

test('loaded again, what was typed stays where the number that was read is still the stored one', () => {
  const sheet = createRollSheet(stored, { texts: { 1: '11', 2: '12', 3: '3' }, taken: [4] });
  sheet.load([row(1, { rollNo: 1 }), row(2, { rollNo: 8 }), row(4, { waiting: true })]);
  expect(sheet.state()).toMatchObject({ texts: { 1: '11' }, taken: [4], changes: 2 });
  expect(detailsOf(sheet.state())).toEqual([
    { studentId: 1, rollNo: 11, rollNoBefore: 1 },
    { studentId: 2, rollNo: 8, rollNoBefore: 8 },
    { studentId: 4, rollNo: null, rollNoBefore: null },
  ]);
  sheet.load([row(1, { rollNo: 1 }), row(2, { rollNo: 8 })]);
  expect(sheet.state().taken).toEqual([]);
});

test('saved, what was typed while the list was sent is still to be saved', () => {
  const sheet = createRollSheet(stored, { texts: { 1: '11' }, taken: [4] });
  const sent = detailsOf(sheet.state());
  sheet.type({ 1: '21', 2: '12' });
  sheet.saved(rowsAfter(sheet.state().rows, sent));
  expect(sheet.state()).toMatchObject({ texts: { 1: '21', 2: '12' }, taken: [], changes: 2 });
  expect(sheet.state().shown.map(({ id, rollNo, waiting }) => [id, rollNo, waiting])).toEqual([
    [1, 11, false],
    [2, 2, false],
    [3, 3, false],
    [4, null, false],
  ]);
});
