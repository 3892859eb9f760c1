// The texts of entries that the marks grid and the marks file accept.
import { entryError, entryText, gradeText, marksOf, readEntry } from '../../../common/results/index.ts';

const BY_MARKS = { grades: undefined };
const BY_GRADE = { grades: [{ gradeId: 1, name: 'A' }] };

test.each([
  ['45', 45],
  ['45,5', 45.5],
  ['45½', 45.5],
  ['४५.५', 45.5],
  ['45.5½', undefined],
  ['-5', undefined],
  ['', undefined],
])('MARKS-27 the text %p is read as the marks %p', (text, marks) => {
  expect(marksOf(text)).toBe(marks);
});

test('MARKS-29 a text is marks, a grade, a reason or nothing; a grade precedes a reason of the same letter', () => {
  expect(['45', 'ab', ' ', 'x'].map((text) => readEntry(text, BY_MARKS))).toEqual([
    { kind: 'MARKS', marks: 45 },
    { kind: 'REASON', reason: 'ABSENT' },
    null,
    undefined,
  ]);
  expect(readEntry('a', BY_GRADE)).toEqual({ kind: 'GRADE', gradeId: 1 });
  expect(entryText('medical', BY_MARKS)).toBe('ML');
});

test('the text of an entry of a subject evaluated by grade is the name of the grade or the short form of the reason', () => {
  const nameOf = (gradeId: number) => `Grade ${gradeId}`;
  expect(gradeText({ kind: 'GRADE', gradeId: 4 }, nameOf)).toBe('Grade 4');
  expect(gradeText({ kind: 'REASON', reason: 'LEAVE' }, nameOf)).toBe('L');
});

test('MARKS-34 an entry outside the limits, off the step or medical in the annual exam has an error', () => {
  const limits = { min: 10, max: 80 };
  expect(['9.5', '80', '45.25', 'ML'].map((text) => entryError(text, BY_MARKS, limits, 'ANNUAL'))).toEqual([
    'outside',
    undefined,
    'step',
    'medical',
  ]);
});
