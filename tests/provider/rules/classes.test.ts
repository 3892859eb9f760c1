// Pure rules of classes and sections, row by row.
import {
  className,
  isDefaultClass,
  MASTER_CLASSES,
  mixesStreams,
  indexInOrder,
  type Stream,
} from '../../../provider/domains/classes/classes.rules.ts';

test('CALL-35 the usual names in their order', () => {
  expect(MASTER_CLASSES.join(' ')).toBe('Nursery LKG UKG 1 2 3 4 5 6 7 8 9 10 11 12 Default');
});

test.each([
  ['Default', true],
  [' dEFAULT\n', true],
  ['Default 2', false],
  ['De fault', false],
  ['', false],
])('%j is the class outside the order: %p', (name, outside) => {
  expect(isDefaultClass(name)).toBe(outside);
});

test.each([
  ['  Play  Group ', 'Play  Group'],
  ['Cafe\u0301', 'Caf\u00e9'],
  [' ', ''],
])('the name %j is stored as %j', (text, name) => {
  expect(className(text)).toBe(name);
});

/** The names in order, the new one, its index. */
test.each<[string[], string, number]>([
  [[], 'Nursery', 0],
  [[], 'Play Group', 0],
  [['Nursery', '1'], 'LKG', 1],
  [['Nursery', '1'], 'UKG', 1],
  [['nursery ', '1'], ' lkg', 1],
  [['LKG', '1'], 'Nursery', 0],
  [['1', '2', '10'], '9', 2],
  [['1', '2', '10'], '11', 3],
  [['Play Group', '1'], 'Nursery', 1],
  [['Play Group'], 'Nursery', 1],
  [['Nursery', 'Play Group', '1'], 'LKG', 1],
  [['Nursery', '1', 'Vocational'], '2', 2],
  [['Nursery', '1', 'Vocational'], 'Another', 3],
  [['2', '1', 'LKG'], 'UKG', 3],
  [['12', '11', '10'], '1', 0],
  [['12', 'Play Group', '3', '9'], '5', 3],
])('in the order %j a class %j comes at %d', (ordered, name, index) => {
  expect(indexInOrder(ordered, name)).toBe(index);
});

test.each<[Stream | null, (Stream | null)[], boolean]>([
  [null, [], false],
  ['ARTS', [], false],
  [null, [null, null], false],
  ['ARTS', ['SCIENCE', 'ARTS'], false],
  ['ARTS', [null], true],
  [null, ['COMMERCE'], true],
  [null, ['COMMERCE', 'ARTS'], true],
])('CLASS-37 a section of %p beside sections of %j mixes them: %p', (wanted, others, mixes) => {
  expect(mixesStreams(others, wanted)).toBe(mixes);
});
