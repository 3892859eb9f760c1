// The stored state of edits after the rows were read again, and cells of a save without a result.
import { createSheet } from '@/shared/sheet/createSheet';
import { baseAfter, olderParts, readAgain, textsBefore } from '@/shared/sheet/unknownSave';

interface Row {
  readonly id: string;
  readonly value: string;
}

const sheetOf = (...values: string[]) =>
  createSheet<Row>({
    rows: rowsOf(...values),
    columns: [{ key: 'value', stored: ({ value }) => value, canonical: (text) => text, validate: () => undefined }],
    rowKey: ({ id }) => id,
  });
const rowsOf = (...values: string[]): Row[] => values.map((value, at) => ({ id: String(at), value }));

test('cells of a save without a result count as changed after an undo', () => {
  const sheet = sheetOf('1');
  sheet.apply({ '0/value': '2' });
  sheet.setUnknown(['0/value']);
  sheet.undo();
  expect([sheet.edits(), sheet.summary().changes]).toEqual([{ '0/value': '1' }, 1]);
});

test('a rejected save ends the unknown state of its cells', () => {
  const sheet = sheetOf('1');
  sheet.setUnknown(['0/value']);
  sheet.setUnknown([]);
  expect([sheet.edits(), sheet.summary().changes]).toEqual([{}, 0]);
});

test('a pinned cell keeps its text over the rows that were read again', () => {
  const sheet = sheetOf('1');
  sheet.setUnknown(['0/value']);
  sheet.pinUnknown(true);
  sheet.rebase(rowsOf('2'));
  expect(sheet.edits()).toEqual({ '0/value': '1' });
});

test('an empty cell that cannot be emptied shows the stored value', () => {
  const sheet = sheetOf('');
  sheet.setUnknown(['0/value']);
  sheet.pinUnknown(false);
  sheet.rebase(rowsOf('2'));
  expect([sheet.text('0/value'), sheet.summary().changes]).toEqual(['2', 0]);
});

test('only edited cells with another value than the sent and the former one were changed by another user', () => {
  const sheet = sheetOf('1', '1', '1', '1');
  sheet.apply({ '0/value': '5', '1/value': '5', '2/value': '5' });
  const sent = { '0/value': '2', '1/value': '2' };
  const before = textsBefore(sheet, sent, {});
  const read = readAgain(sheet, { sent, before }, () => sheet.rebase(rowsOf('2', '3', '3', '3')));
  expect(read).toEqual({ changed: { '1/value': '1', '2/value': '1' }, own: ['0/value'] });
});

test('a cell that another user changed is still reported after the rows were read a second time', () => {
  const sheet = sheetOf('1');
  sheet.apply({ '0/value': '5' });
  const read = (older: Record<string, string>, text: string) =>
    readAgain(sheet, { sent: {}, before: textsBefore(sheet, {}, older) }, () => sheet.rebase(rowsOf(text))).changed;
  const changed = read({}, '3');
  expect([read(changed, '3'), read(changed, '1')]).toEqual([{ '0/value': '1' }, {}]);
});

test('edited parts of an older base are those that differ from the shown state, without decided cells', () => {
  const base = { '0/value': 1, '1/value': 1, '2/value': { version: 1, max: 70 }, '3': 1, '4': 1 };
  const shown = { '0/value': 2, '1/value': 1, '2/value': { version: 1, max: 100 }, '3': 2, '4': 2 };
  const edited = ['0/value', '1/value', '2/value', '3/value'];
  expect(olderParts(base, shown, edited, [])).toEqual(['3', '0/value', '2/value']);
  expect(olderParts(base, shown, edited, ['0/value', '3/other'])).toEqual(['2/value']);
  expect(olderParts({}, { '0/value': 1 }, edited, [])).toEqual(['0/value']);
});

test('the base of a cell or row that another user changed stays', () => {
  const base = { '0': 1, '1': 1, '2/value': 1 };
  const fresh = { '0': 2, '1': 2, '2/value': 2, '3': 2 };
  expect(baseAfter(base, fresh, ['1/value', '2/value', '3/value'])).toEqual({ '0': 2, '1': 1, '2/value': 1 });
});
