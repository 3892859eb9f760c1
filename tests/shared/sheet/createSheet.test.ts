// The edits of a sheet: views, validation, undo, and rebasing on what is stored.
import { createSheet } from '@/shared/sheet/createSheet';
import { cellKey, type SheetColumn } from '@/shared/sheet/types';

interface Row {
  readonly id: string;
  readonly min: string;
  readonly max: string;
  readonly roll: string;
  readonly locked?: boolean;
}

const number = (text: string) => (/^\d+$/.test(text) ? undefined : 'Enter a number');
const columns: SheetColumn<Row>[] = [
  {
    key: 'min',
    stored: ({ min }) => (min === '-' ? undefined : min),
    locked: ({ locked }) => locked === true,
    canonical: (text) => String(Number(text)),
    validate: (text, _row, textOf) => number(text) ?? (Number(text) > Number(textOf('max')) ? 'Above max' : undefined),
  },
  {
    key: 'max',
    stored: ({ max }) => max,
    canonical: (text) => String(Number(text)),
    validate: number,
    readBy: ['min'],
    parse: (text) => text.replace('.0', ''),
  },
  {
    key: 'roll',
    stored: ({ roll }) => roll,
    canonical: (text) => String(Number(text)),
    validate: number,
    duplicate: (value) => `${value} twice`,
  },
];
const A: Row = { id: 'a', min: '1', max: '9', roll: '1' };
const B: Row = { id: 'b', min: '-', max: '8', roll: '2' };
const C: Row = { id: 'c', min: '2', max: '7', roll: '', locked: true };

const sheetOf = (rows: Row[] = [A, B, C], edits?: Record<string, string>) =>
  createSheet({ rows, columns, rowKey: ({ id }) => id, edits });
const key = (at: string) => cellKey(at.slice(0, 1), at.slice(2));
const problems = (sheet: ReturnType<typeof sheetOf>) =>
  Object.fromEntries(sheet.errorCells().map((at) => [at, sheet.cell(at).problem]));

test('a cell is editable, locked, or absent', () => {
  const sheet = sheetOf();
  expect(['a/min', 'b/min', 'c/min', 'x/min'].map((at) => sheet.cell(key(at)).kind)).toEqual([
    ...['editable', 'none', 'locked', 'none'],
  ]);
  sheet.type(key('c/min'), '5');
  expect([sheet.text(key('c/min')), sheet.summary().changes]).toEqual(['2', 0]);
});

test('one keystroke changes the view of one cell and no other', () => {
  const sheet = sheetOf();
  const all = [A, B, C].flatMap(({ id }) => columns.map((column) => cellKey(id, column.key)));
  const before = all.map(sheet.cell);
  sheet.type(key('a/max'), '12');
  expect(all.filter((at, index) => sheet.cell(at) !== before[index])).toEqual(['a/max']);
});

test('the same value in another notation is no change; undo returns to the stored text', () => {
  const sheet = sheetOf();
  sheet.type(key('a/max'), '09');
  sheet.commit();
  expect([sheet.summary().changes, sheet.text(key('a/max')), sheet.edits()]).toEqual([0, '09', {}]);
  expect(sheet.undo()).toEqual(['a/max']);
  expect(sheet.text(key('a/max'))).toBe('9');
});

test('a cell is validated once it is left, together with the cells that read it', () => {
  const sheet = sheetOf();
  sheet.type(key('a/max'), '0');
  expect(problems(sheet)).toEqual({});
  sheet.commit();
  expect(problems(sheet)).toEqual({ 'a/min': 'Above max' });
  sheet.type(key('a/max'), 'x');
  sheet.commit();
  expect(problems(sheet)).toEqual({ 'a/max': 'Enter a number' });
  expect(sheet.summary()).toMatchObject({
    errors: 1,
    invalid: 1,
    firstError: { key: 'a/max', text: 'Enter a number' },
  });
  sheet.undo();
  sheet.undo();
  expect(problems(sheet)).toEqual({});
});

test('a stored value of a locked cell that is not valid is no error, because nobody can correct it', () => {
  expect(sheetOf([{ ...A, min: '10' }]).summary().invalid).toBe(1);
  expect(sheetOf([{ ...C, min: '10' }]).summary()).toMatchObject({ invalid: 0, errors: 0 });
});

test('a value used twice is an error of both cells until one of them changes', () => {
  const sheet = sheetOf();
  sheet.apply({ [key('c/roll')]: '02' });
  expect(problems(sheet)).toEqual({ 'b/roll': '2 twice', 'c/roll': '2 twice' });
  sheet.apply({ [key('b/roll')]: '' });
  expect(problems(sheet)).toEqual({});
});

test('typing in one cell is one step of undo, an applied block another; a new edit clears the steps to redo', () => {
  const sheet = sheetOf();
  for (const text of ['2', '23', '234']) sheet.type(key('a/max'), text);
  sheet.apply({ [key('a/roll')]: '5', [key('b/roll')]: '6', [key('b/max')]: '8.0' });
  expect(sheet.text(key('b/max'))).toBe('8');
  sheet.undo();
  expect([sheet.text(key('a/roll')), sheet.text(key('a/max'))]).toEqual(['1', '234']);
  sheet.undo();
  expect(sheet.summary()).toMatchObject({ changes: 0, canUndo: false, canRedo: true });
  sheet.redo();
  expect(sheet.text(key('a/max'))).toBe('234');
  sheet.type(key('a/max'), '3');
  expect(sheet.summary().canRedo).toBe(false);
});

test('cancel restores the text before the edit and leaves no step of undo', () => {
  const sheet = sheetOf();
  sheet.type(key('a/max'), 'x');
  sheet.cancel();
  expect([sheet.text(key('a/max')), sheet.summary().canUndo, problems(sheet)]).toEqual(['9', false, {}]);
});

test('a text for a locked cell marks it as rejected and changes nothing', () => {
  const sheet = sheetOf();
  sheet.apply({ [key('c/min')]: '5', [key('b/min')]: '5' });
  expect(sheet.cell(key('c/min'))).toMatchObject({ text: '2', rejected: true });
  expect(sheet.summary()).toMatchObject({ changes: 0, canUndo: false });
});

test('an error of the provider goes with the next edit of its cell', () => {
  const sheet = sheetOf();
  sheet.setServerErrors({ [key('a/roll')]: 'Taken', [key('b/roll')]: 'Taken' });
  expect(sheet.summary()).toMatchObject({ errors: 2, invalid: 0 });
  sheet.type(key('a/roll'), '7');
  sheet.commit();
  expect(problems(sheet)).toEqual({ 'b/roll': 'Taken' });
});

test('an error of the provider and a rejected mark go with their row', () => {
  const sheet = sheetOf();
  sheet.apply({ [key('c/min')]: '5' });
  sheet.setServerErrors({ [key('a/max')]: 'Taken', [key('c/max')]: 'Taken' });
  sheet.show([A, B]);
  expect([problems(sheet), sheet.summary().errors]).toEqual([{ 'a/max': 'Taken' }, 1]);
  sheet.show([A, B, C]);
  expect([problems(sheet), sheet.cell(key('c/min')).rejected]).toEqual([{ 'a/max': 'Taken' }, false]);
});

test('after a reload edits stay where the stored value did not change', () => {
  const sheet = sheetOf([A, B, C], { 'a/max': '5', 'a/roll': '7', 'b/max': '4' });
  sheet.load([{ ...A, roll: '3' }, { ...C }]);
  expect(sheet.edits()).toEqual({ 'a/max': '5' });
  expect([sheet.text(key('a/roll')), sheet.summary().canUndo]).toEqual(['3', false]);
});

test('after a save texts typed in the meantime stay, and stored ones are no changes', () => {
  const sheet = sheetOf();
  sheet.apply({ [key('a/max')]: '5', [key('b/max')]: '6' });
  sheet.type(key('b/max'), '66');
  sheet.rebase([{ ...A, max: '5' }, { ...B, max: '6' }, C]);
  expect(sheet.edits()).toEqual({ 'b/max': '66' });
});

test.each([
  ['by Escape', (sheet: ReturnType<typeof sheetOf>) => sheet.cancel()],
  ['by undo', (sheet: ReturnType<typeof sheetOf>) => sheet.undo()],
])('a cell that is being typed in while a save ends is restored %s', (_how, restore) => {
  const sheet = sheetOf();
  sheet.apply({ [key('a/roll')]: '5', [key('a/max')]: '7' });
  for (const [at, text] of [
    ['a/max', '7'],
    ['c/roll', ''],
    ['a/min', '1'],
  ] as const) {
    sheet.type(key(at), 'x');
    sheet.rebase([{ ...A, roll: '5' }, B, C]);
    expect([sheet.isEditing(), problems(sheet)]).toEqual([true, {}]);
    restore(sheet);
    expect([sheet.text(key(at)), sheet.summary().errors]).toEqual([text, 0]);
  }
  expect(sheet.edits()).toEqual({ 'a/max': '7' });
});

test('a cell that is being typed in is restored to what is stored now, and to an entry that was undone during a save', () => {
  const sheet = sheetOf();
  sheet.apply({ [key('a/max')]: '09' });
  sheet.type(key('a/max'), 'x');
  sheet.rebase([{ ...A, max: '6' }, B, C]);
  sheet.cancel();
  expect([sheet.text(key('a/max')), sheet.edits()]).toEqual(['6', {}]);
  sheet.setUnknown([key('a/max')]);
  sheet.type(key('a/max'), 'x');
  sheet.pinUnknown(true);
  sheet.rebase([{ ...A, max: '7' }, B, C]);
  sheet.cancel();
  expect(sheet.edits()).toEqual({ 'a/max': '6' });
});

test('a text that is being typed stays as it is while its value is the stored one, after a save and after a reload', () => {
  const sheet = sheetOf();
  sheet.type(key('a/max'), '9.');
  sheet.rebase([{ ...A, roll: '5' }, B, C]);
  sheet.load([{ ...A, roll: '6' }, B, C]);
  expect([sheet.text(key('a/max')), sheet.isEditing(), sheet.edits()]).toEqual(['9.', true, {}]);
});

test('a text that is being typed and is equal to the stored value gives way to another stored value', () => {
  const sheet = sheetOf();
  sheet.type(key('a/max'), '9.');
  sheet.rebase([{ ...A, max: '5' }, B, C]);
  expect([sheet.isEditing(), sheet.text(key('a/max'))]).toEqual([false, '5']);
});

test('a cell whose text is dropped by a reload is not the one edited any more', () => {
  const sheet = sheetOf();
  sheet.type(key('a/max'), '5');
  sheet.load([{ ...A, max: '6' }, B, C]);
  expect([sheet.isEditing(), sheet.text(key('a/max')), sheet.summary().canUndo]).toEqual([false, '6', false]);
});

test('other rows are shown with their edits and the steps of undo; edits of rows that are gone are dropped', () => {
  const sheet = sheetOf();
  sheet.apply({ [key('a/max')]: '5', [key('b/max')]: '6' });
  sheet.show([A, C]);
  expect(sheet.edits()).toEqual({ 'a/max': '5' });
  sheet.undo();
  expect(sheet.edits()).toEqual({});
  sheet.show([A, B, C]);
  expect(sheet.text(key('b/max'))).toBe('8');
});

test.each([
  ['typed as it is stored', '9'],
  ['in another notation', '09'],
])('a text %s is no edit when another value is stored later', (_which, text) => {
  const sheet = sheetOf();
  sheet.apply({ [key('a/max')]: text, [key('c/roll')]: '' });
  sheet.rebase([{ ...A, max: '5' }, B, { ...C, roll: '3' }]);
  expect([sheet.edits(), sheet.text(key('a/max')), sheet.text(key('c/roll'))]).toEqual([{}, '5', '3']);
});
