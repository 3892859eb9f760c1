import fc from 'fast-check';
import { nameKey, tidyName } from '../../common/names.ts';
import { SAME_NAMES } from '../support/characters';

test('SCHOOL-44 TEACHER-19 forms of a name that look alike have the same key, a letter of another script has another one', () => {
  const keys = SAME_NAMES.map((names) => [...new Set(names.map(nameKey))]);
  expect(keys.map((own) => own.length)).toEqual(SAME_NAMES.map(() => 1));
  expect(new Set(keys.flat()).size).toBe(SAME_NAMES.length);
  expect([' A  b ', 'ＡＢ', '´', 'Ǆ'].map(nameKey)).toEqual(['a b', 'ab', '\u0301', 'dž']);
});

test('the key of a key is the key itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const key = nameKey(text);
      expect(nameKey(key)).toBe(key);
    }),
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
