import { isTooLong, MOST_DAYS } from '../../common/reportDays.ts';

test.each([
  ['2026-04-01', '2026-04-01', false],
  ['2026-04-01', '2027-04-01', false],
  ['2026-04-01', '2027-04-02', true],
  ['2027-04-01', '2028-03-31', false],
  ['2027-04-01', '2028-04-01', true],
  ['2026-04-01', '2026-03-31', false],
])('the days from %s to %s are too many: %p', (first, last, expected) => {
  expect(MOST_DAYS).toBe(366);
  expect(isTooLong(first, last)).toBe(expected);
});
