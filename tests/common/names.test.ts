import fc from 'fast-check';
import { nameKey, searchKey, textKey, tidyName } from '../../common/names.ts';
import { LOOK_ALIKES, SAME_NAMES } from '../support/characters';

test('SCHOOL-44 TEACHER-19 forms of a name that look alike have the same key, a letter of another script has another one', () => {
  const keys = SAME_NAMES.map((names) => [...new Set(names.map(nameKey))]);
  expect(keys.map((own) => own.length)).toEqual(SAME_NAMES.map(() => 1));
  expect(new Set(keys.flat()).size).toBe(SAME_NAMES.length);
  expect([' A  b ', 'ＡＢ', '´', 'Ǆ'].map(textKey)).toEqual(['a b', 'ab', '\u0301', 'dž']);
});

test('SCHOOL-44 names that differ by signs that look alike have one key, other names have another one', () => {
  const keys = LOOK_ALIKES.map((names) => [...new Set(names.map(nameKey))]);
  expect(keys.filter((own) => own.length !== 1)).toEqual([]);
  expect(new Set(keys.flat()).size).toBe(LOOK_ALIKES.length);
});

test('TEACHER-19 of a username every sign counts', () => {
  const keys = ["o'neil", 'oneil', 'o.neil', 'o-neil', 'o\u2013neil', 'o neil', 'o n'].map(textKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['D\u2019Souza', "d'souza", true],
  ['dsouza', "D'Souza", true],
  ['A. K. Sharma', 'A K Sharma', true],
  ['a k', 'AK Sharma', true],
  ['2026\u20132027', '2026 - 2027', true],
  ['क्\u200dष', 'क्षितिज', true],
  ['\u0430', 'Sharma', false],
])('the words of the search text %j are parts of the key of %j: %p', (text, name, found) => {
  const words = searchKey(text).split(' ');
  expect(words.every((word) => nameKey(name).includes(word))).toBe(found);
});

const SIGNS = fc.constantFrom(..."'`\u00b4\u2019\u02bc.-\u2013 \u0301\u0316aAbk1\u0915\u093c\u200d");
const names = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: SIGNS, maxLength: 12 }));

test('the key of a key is the key itself', () => {
  for (const keyOf of [nameKey, textKey, searchKey])
    fc.assert(
      fc.property(names, (text) => {
        const key = keyOf(text);
        expect(keyOf(key)).toBe(key);
      }),
      { numRuns: 2000 },
    );
});

test.each([
  ['Gyan Jyoti', 'gyan jyoti', true],
  ['  Gyan \t Jyoti\n', 'GYAN JYOTI', true],
  ['Gyan\u00a0Jyoti', 'Gyan Jyoti', true],
  ['Cafe\u0301', 'CAF\u00c9', true],
  ['क्ष', 'क्ष', true],
  ['Gyan-Jyoti', 'Gyan Jyoti', false],
  ['GyanJyoti', 'Gyan Jyoti', false],
  ['School 1', 'School 10', false],
])('SCHOOL-44 %j and %j are the same name: %p', (one, other, same) => {
  expect(nameKey(one) === nameKey(other)).toBe(same);
});

test.each([
  ['Gyan Jyoti', 'Gyan Jyoti'],
  ['  Asha \t Kumari\n', 'Asha Kumari'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['क्\u200dष', 'क्\u200dष'],
  ['ＡＢ', 'ＡＢ'],
  [' ', ''],
])('the name %j is stored as %j', (typed, name) => {
  expect(tidyName(typed)).toBe(name);
});

test('a name that was stored has the same key and the same form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = tidyName(text);
      expect(tidyName(name)).toBe(name);
      expect(nameKey(name)).toBe(nameKey(text));
    }),
  );
});
