import { initialsOf, toneOf } from '@/shared/lib/initials';

const names: [string, string][] = [
  ['Garima Singh', 'GS'],
  ['aanya', 'A'],
  ['  Ram   Prasad Meena ', 'RM'],
  ["D'Souza (Maria)", 'DM'],
  ['Élodie Noir', 'ÉN'],
  ['आन्या शर्मा', 'आश'],
  ['सीता', 'सी'],
  ['मीरा - किरण', 'मीकि'],
  ['', ''],
  ['- .', ''],
];

test.each(names)('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));

test('a browser that cannot divide a text by letters keeps marks with their letter', () => {
  const known = Object.getOwnPropertyDescriptor(Intl, 'Segmenter') as PropertyDescriptor;
  Object.defineProperty(Intl, 'Segmenter', { ...known, value: undefined });
  expect([initialsOf('सीता किरण'), initialsOf('Garima Singh')]).toEqual(['सीकि', 'GS']);
  Object.defineProperty(Intl, 'Segmenter', known);
});

test('a tone is the same for one name however it is written, and tones differ among names', () => {
  expect(toneOf('Garima Singh', 6)).toBe(toneOf('GARIMA SINGH', 6));
  const people = ['Garima', 'Laxmi', 'Vijay', 'Radha', 'Asha', 'Imran', 'Meera', 'Arif', 'आन्या', 'सीता'];
  const tones = new Set(people.map((name) => toneOf(name, 6)));
  expect(tones.size).toBeGreaterThan(3);
  for (const tone of tones) expect([0, 1, 2, 3, 4, 5]).toContain(tone);
});
