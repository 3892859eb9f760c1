import fc from 'fast-check';
import {
  fromQuarters,
  isQuarters,
  evaluate,
  leastReaching,
  quarters,
  raised,
  toQuarters,
} from '../../../common/results/marks';

test.each([
  [0, 0],
  [0.25, 1],
  [0.5, 2],
  [12.75, 51],
  [100, 400],
])('%d marks are %i quarter marks, and back', (marks, value) => {
  expect(toQuarters(marks)).toBe(value);
  expect(fromQuarters(value)).toBe(marks);
});

test.each([-1, -0.25, 0.1, 33.3, Number.NaN, Number.POSITIVE_INFINITY])('%d marks are refused', (marks) =>
  expect(() => toQuarters(marks)).toThrow(RangeError),
);

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is no number of quarter marks', (value) => {
  expect(isQuarters(value)).toBe(false);
  expect(() => quarters(value)).toThrow(`${value} is not a whole number of quarter marks from 0 up`);
  expect(() => fromQuarters(value)).toThrow(RangeError);
});

test.each([
  [400, 36, 144],
  [280, 36, 101],
  [50, 36, 18],
  [51, 36, 19],
  [1, 1, 1],
  [400, 0, 0],
  [0, 36, 0],
  [400, 100, 400],
])('of %i quarter marks %i percent are %i', (full, percent, least) => expect(leastReaching(full, percent)).toBe(least));

test.each([
  [0, 100, 0],
  [0.25, 100, 1],
  [299.25, 500, 300],
  [299.5, 500, 300],
  [299.75, 500, 300],
  [300, 500, 300],
  [33.25, 33.5, 33.5],
])('a total of %d of %d marks is raised to %d', (marks, full, total) =>
  expect(raised(toQuarters(marks), toQuarters(full))).toBe(toQuarters(total)),
);

test('a fraction is judged as it is: nothing is rounded, and the least marks are the fewest that are enough', () => {
  const full = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(full, fc.nat(1_000_000), fc.integer({ min: 0, max: 100 }), (all, marks, percent) => {
      const judged = evaluate(marks, all, percent);
      expect(judged).toMatchObject({ marks, full: all, percent });
      expect(judged.passed).toBe(BigInt(marks) * 100n >= BigInt(percent) * BigInt(all));
      expect(evaluate(judged.least, all, percent).passed).toBe(true);
      expect(judged.least === 0 || !evaluate(judged.least - 1, all, percent).passed).toBe(true);
    }),
  );
});
