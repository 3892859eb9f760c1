import fc from 'fast-check';
import { aadhaarMask, grouped, isMasked, masked, passesCheck, withCheckDigit } from '../../common/aadhaar.ts';

const MASK = 'XXXX XXXX 0009';

test.each([
  ['200000000009', true],
  ['234567890124', true],
  ['999999990019', true],
  ['521185133376', true],
  ['234567890123', false],
  ['521185133377', false],
  ['100000000000', false],
  ['20000000000', false],
  // Right by the check, and a digit too long.
  ['2000000000007', false],
  ['1200000000005', false],
])('STUDENT-45 the check digit of %s: %p', (digits, right) => expect(passesCheck(digits)).toBe(right));

test('STUDENT-45 every single wrong digit and every swap of two neighbouring digits is found', () => {
  const digits = '521185133376';
  for (let at = 0; at < 12; at += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const other = `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`;
      expect([other, passesCheck(other)]).toEqual([other, other === digits]);
    }
    const swapped = `${digits.slice(0, at)}${digits[at + 1] ?? ''}${digits[at] ?? ''}${digits.slice(at + 2)}`;
    if (swapped !== digits) expect(passesCheck(swapped)).toBe(false);
  }
});

/** Whole numbers with their check digit. */
const numbers = fc.stringMatching(/^[2-9]\d{10}$/).map(withCheckDigit);

test('STUDENT-45 in any number every single wrong digit and every swap of two neighbouring digits is found', () => {
  fc.assert(
    fc.property(numbers, fc.nat(11), fc.nat(9), (digits, at, digit) => {
      const other = `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`;
      expect([other, passesCheck(other)]).toEqual([other, other === digits]);
      const swapped = `${digits.slice(0, at)}${digits[at + 1] ?? ''}${digits[at] ?? ''}${digits.slice(at + 2)}`;
      expect([swapped, passesCheck(swapped)]).toEqual([swapped, swapped === digits]);
    }),
  );
});

test.each([
  ['2000', 0, '2000'],
  ['', 0, ''],
  ['1', 1, '1'],
])('the check digit of %j, which is not a whole number, is wrong', (digits) => expect(passesCheck(digits)).toBe(false));

/** Published examples of Verhoeff's scheme, and the number of the contract's example. */
test.each([
  ['23600000000', '0'],
  ['20000000000', '9'],
])(
  'the check digit of the Aadhaar number %s… finds every wrong digit and every swap of two neighbouring digits',
  (eleven) => {
    const whole = withCheckDigit(eleven);
    expect(whole).toMatch(/^\d{12}$/);
    const fits = (number: string) => withCheckDigit(number.slice(0, 11)) === number;
    expect(fits(whole)).toBe(true);
    for (let at = 0; at < 12; at += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const slip = `${whole.slice(0, at)}${digit}${whole.slice(at + 1)}`;
        expect([slip, fits(slip)]).toEqual([slip, slip === whole]);
      }
  },
);

test('STUDENT-46 digits are shown in groups of four, and a mask shows the last four', () => {
  expect(['', '2', '2000', '20000', '200000000009'].map(grouped)).toEqual([
    '',
    '2',
    '2000',
    '2000 0',
    '2000 0000 0009',
  ]);
  expect([masked('200000000009'), masked('2000'), masked('')]).toEqual([MASK, '2000', '']);
  expect([isMasked(MASK), isMasked('2000')]).toEqual([true, false]);
});

test.each([
  ['', ''],
  ['20000000000', '20000000000'],
  ['2000000000091', '2000000000091'],
  ['XXXX XXXX 0009', 'XXXX XXXX 0009'],
  ['x200000000009', 'x200000000009'],
  ['200000000009', 'XXXX XXXX 0009'],
])('only a whole number is masked: %j is %j', (value, shown) => expect(masked(value)).toBe(shown));

test('the mask of the last four digits is that of the number', () => {
  expect(aadhaarMask('0009')).toBe(MASK);
});
