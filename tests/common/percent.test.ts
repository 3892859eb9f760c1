import fc from 'fast-check';
import { partOf, percentEntered, percentOf } from '../../common/percent.ts';

test.each([
  [0, 600, 0],
  [600, 600, 100],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [1, 8, 12.5],
  [1, 800, 0.13],
  [1, 16_000, 0.01],
  [1, 20_000, 0.01],
  [1, 20_001, 0],
  [9_995, 10_000, 99.95],
  [599_999, 600_000, 100],
  [700, 600, 116.67],
  [999_999_999_999_999, 999_999_999_999_999, 100],
  [0, 0, null],
  [5, 0, null],
])('%d of %d is %d percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent));

test('the percentage is rounded to the nearest hundredth, halves upwards, and is the same in every unit', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 1, max: 1_000_000_000 }), (part, whole) => {
      const percent = percentOf(part, whole) ?? Number.NaN;
      const hundredths = BigInt(Math.round(percent * 100));
      const twice = 20_000n * BigInt(part) - 2n * hundredths * BigInt(whole);
      expect([-BigInt(whole) <= twice, twice < BigInt(whole)]).toEqual([true, true]);
      expect(percentOf(part * 100, whole * 100)).toBe(percent);
    }),
  );
});

test.each([
  [-1, 3],
  [1, -3],
  [0.5, 3],
  [1, Number.NaN],
  [2 ** 53, 3],
])('%d of %d is refused', (part, whole) => expect(() => percentOf(part, whole)).toThrow(RangeError));

test.each([
  [0, 600, 0],
  [100, 600, 600],
  [33.33, 100, 33],
  [50, 1, 1],
  [12.5, 100, 13],
  [8.33, 2_400_050, 199_924],
  [0.01, 999_999_999_999_999, 100_000_000_000],
])('%d percent of %d are %d', (percent, whole, part) => expect(partOf(percent, whole)).toBe(part));

test('the part of a percentage is that percentage again, where the whole is fine enough', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 10_000, max: 1_000_000_000_000 }), (hundredths, whole) => {
      expect(percentOf(partOf(hundredths / 100, whole), whole)).toBe(hundredths / 100);
    }),
  );
});

test.each([
  [-1, 3],
  [1, -3],
  [1.001, 3],
  [1, 0.5],
  [Number.NaN, 3],
])('%d percent of %d are refused', (percent, whole) => expect(() => partOf(percent, whole)).toThrow(RangeError));

test.each([
  [0, 0, 0],
  [0, 600, 0],
  [1, 600, 1],
  [299, 600, 50],
  [599, 600, 99],
  [600, 600, 100],
  [601, 600, 100],
])('%i of %i entries are %i percent, 100 only when none is missing', (entered, expected, percent) => {
  expect(percentEntered({ entered, expected })).toBe(percent);
});
