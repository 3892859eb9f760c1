import fc from 'fast-check';
import {
  addPaise,
  fromPaise,
  isPaise,
  MOST_PAISE,
  readRupees,
  showPaise,
  showRupees,
  toPaise,
} from '../../common/money.ts';

const amounts = fc.integer({ min: -MOST_PAISE, max: MOST_PAISE });

test.each([
  [125000.5, '₹1,25,000.50'],
  [0, '₹0.00'],
  [999, '₹999.00'],
  [1000, '₹1,000.00'],
  [12345678.9, '₹1,23,45,678.90'],
  [0.07, '₹0.07'],
  [1.005, '₹1.01'],
  [-500, '-₹500.00'],
  [-0.001, '₹0.00'],
  [null, ''],
  [undefined, ''],
  [Number.NaN, ''],
  [Infinity, ''],
])('SHELL-02 SHELL-03 ENUM-40 the amount %p is shown as %p', (rupees, shown) => expect(showRupees(rupees)).toBe(shown));

test('SHELL-03 every amount of paise is shown exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (paise) => {
      const shown = showRupees(paise / 100);
      expect(Number(shown.replace(/[₹,.]/g, ''))).toBe(paise);
      expect(shown).toMatch(/^-?₹\d{1,3}(,\d{2,3})*\.\d{2}$/);
    }),
  );
});

test('sums are made in integer paise', () => {
  expect(fromPaise(addPaise(toPaise(0.1), toPaise(0.2)))).toBe(0.3);
  expect(toPaise(4.35)).toBe(435);
  expect(addPaise()).toBe(0);
});

test.each([
  [0.005, '₹0.01'],
  [-0.005, '-₹0.01'],
  [-0.004, '₹0.00'],
  [100000, '₹1,00,000.00'],
  [-125000.5, '-₹1,25,000.50'],
])('the amount %d is %s', (rupees, shown) => expect(showRupees(rupees)).toBe(shown));

test('amounts are rounded to whole paise, positive and negative ones', () => {
  expect([toPaise(-4.35), toPaise(0), toPaise(1.005), fromPaise(435)]).toEqual([-435, 0, 101, 4.35]);
  expect(addPaise(110, 220, -30)).toBe(300);
});

test.each([
  ['0', 0],
  ['125000', 12_500_000],
  ['1,25,000.50', 12_500_050],
  ['1,25,000.5', 12_500_050],
  ['₹1,25,000.50', 12_500_050],
  [' ₹ 999 ', 99_900],
  ['1,000', 100_000],
  ['12,34,56,789.01', 12_345_678_901],
  ['१,२५,०००.५०', 12_500_050],
  ['007', 700],
  ['0.01', 1],
  ['9999999999999.99', MOST_PAISE],
])('%j is read as an amount of %i paise', (text, paise) => expect(readRupees(text)).toBe(paise));

test.each([
  [''],
  [' '],
  ['₹'],
  ['-5'],
  ['+5'],
  ['5 000'],
  ['1.005'],
  ['1.'],
  ['.50'],
  ['.'],
  ['1.5.0'],
  ['1e3'],
  ['five'],
  ['5 Rs'],
  ['₹₹5'],
  ['125,000'],
  ['1,2,3'],
  ['1,25'],
  [',125'],
  ['1,25,000,'],
  ['1,25,000.5,0'],
  ['0x10'],
  ['Infinity'],
  ['10000000000000'],
  ['9'.repeat(400)],
])('%j is not an amount', (text) => expect(readRupees(text)).toBeNull());

test('SHELL-03 every amount that is shown is read back as the same amount in paise', () => {
  fc.assert(
    fc.property(amounts, (paise) => {
      expect(readRupees(showPaise(Math.abs(paise)))).toBe(Math.abs(paise));
      expect(toPaise(fromPaise(paise))).toBe(paise);
      expect(showRupees(fromPaise(paise))).toBe(showPaise(paise));
    }),
  );
});

test.each([[MOST_PAISE + 1], [-MOST_PAISE - 1], [0.5], [Number.NaN], [Infinity]])(
  '%d paise are not an amount',
  (paise) => {
    expect(isPaise(paise)).toBe(false);
    for (const use of [showPaise, fromPaise, addPaise]) expect(() => use(paise)).toThrow(RangeError);
  },
);

test('amounts beyond the limits are refused', () => {
  expect(showPaise(MOST_PAISE)).toBe('₹99,99,99,99,99,999.99');
  expect(isPaise(-MOST_PAISE)).toBe(true);
  expect(addPaise(MOST_PAISE, -1, 1)).toBe(MOST_PAISE);
  expect(() => addPaise(MOST_PAISE, 1)).toThrow(RangeError);
  for (const rupees of [1e13, -1e13, Number.NaN, Infinity]) expect(() => toPaise(rupees)).toThrow(RangeError);
  expect(showRupees(1e13)).toBe('');
});
