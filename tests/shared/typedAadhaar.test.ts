import fc from 'fast-check';
import { grouped } from '@common/aadhaar';
import { editAadhaar, indexAfter, shownAadhaar, tidyAadhaar, typedOver } from '@/shared/lib/typedAadhaar';

const MASK = 'XXXX XXXX 0009';

describe('numbers', () => {
  test('STUDENT-46 the caret stays behind the digit it stood behind, wherever one is typed', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{0,11}$/),
        fc.nat({ max: 11 }),
        fc.stringMatching(/^\d$/),
        (number, at, digit) => {
          const before = Math.min(at, number.length);
          const index = indexAfter(before);
          const text = grouped(number);
          const edited = editAadhaar(number, `${text.slice(0, index)}${digit}${text.slice(index)}`, index + 1);
          expect(edited).toEqual({
            digits: number.slice(0, before) + digit + number.slice(before),
            before: before + 1,
          });
          expect(
            grouped(edited.digits)
              .slice(0, indexAfter(edited.before ?? 0))
              .replaceAll(' ', ''),
          ).toHaveLength(before + 1);
        },
      ),
    );
  });

  test.each([
    ['a deleted blank takes the digit before it along', '20000000', '20000000', 4, false, '2000000', 3],
    ['… or the one behind it', '20001111', '20001111', 4, true, '2000111', 4],
    ['a full number takes no further digit', '200000000009', '20005 0000 0009', 5, false, '200000000009', 4],
    ['a letter changes nothing', '2000', '20x00', 3, false, '2000', 2],
    ['a pasted number loses its blanks and dashes', '', ' 2000-0000 0009', 15, false, '200000000009', 12],
    ['a pasted number that is too long stays whole', '', '20000000000912', 14, false, '20000000000912', 14],
    ['… behind a number that was not full too', '2', '2000000000091', 13, false, '2000000000091', 13],
    ['… and takes no further typed digit', '2000000000091', '2000 0000 0009 17', 17, false, '2000000000091', 13],
    ['a pasted text that is no number stays whole', '2000', '2000 or 3000', 12, false, '2000 or 3000', null],
    ['… takes a typed digit', '2 or 3', '2 or 34', 7, false, '2 or 34', null],
    ['… and no typed letter', '2 or 3', '2 or 3x', 7, false, '2 or 3', null],
    ['… and is a number once the rest is deleted', '2 or', '2 ', 2, false, '2', null],
    ['a deleted digit goes alone', '20001234', '2000 124', 7, false, '2000124', 6],
    ['a sign in the place of a blank changes nothing', '20001111', '2000x1111', 5, false, '20001111', 4],
    ['a digit of a full number is typed over', '200000000009', '2500 0000 0009', 2, false, '250000000009', 2],
    ['the last digit of a full number is deleted', '200000000009', '2000 0000 000', 13, false, '20000000000', 11],
  ])('STUDENT-46 %s', (_what, number, text, caret, forward, digits, before) =>
    expect(editAadhaar(number, text, caret, forward)).toEqual({ digits, before }),
  );

  test('STUDENT-46 a blank is deleted backwards by default', () => {
    expect(editAadhaar('20001111', '20001111', 4)).toEqual({ digits: '2001111', before: 3 });
  });

  test.each([
    [`${MASK}5`, '5'],
    [`5${MASK}`, '5'],
    ['XXXX 7XXXX 0009', '7'],
    ['XXXX XXXX 00099', '9'],
    ['XXXX XXXX 000', ''],
    [' XXXX 0009', ''],
    ['200000000009', '200000000009'],
    [`${MASK}521185133376`, '521185133376'],
  ])('STUDENT-46 what is typed over a mask, %p, leaves %p', (text, typed) => expect(typedOver(MASK, text)).toBe(typed));
});

test.each([
  [' 2000-0000 0009', '200000000009'],
  ['२०००', '2000'],
  ['UID: २००० 0000 0009.', '200000000009'],
  ['2000000000091', '2000000000091'],
  ['UID 2000 0000 00091', 'UID 2000 0000 00091'],
  ['x', 'x'],
])('STUDENT-46 of the pasted %j the field makes %j', (text, value) => expect(tidyAadhaar(text)).toBe(value));

test('STUDENT-46 digits are shown in groups of four, another text as it is', () =>
  expect(['200000000009', '2000 or 3000', ''].map(shownAadhaar)).toEqual(['2000 0000 0009', '2000 or 3000', '']));
