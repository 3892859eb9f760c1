import { daysOf, outsideRange, type DateRange } from '../../common/dateRange.ts';

const TODAY = '2028-02-29';
const BIRTH: DateRange = { yearsBack: 100, yearsAhead: 0 };

test.each<[DateRange, string, string]>([
  [BIRTH, '1928-02-29', TODAY],
  [{ yearsBack: 1, yearsAhead: 1 }, '2027-02-28', '2029-02-28'],
  [{ from: '1900-01-01', to: '2199-12-31' }, '1900-01-01', '2199-12-31'],
  [{ from: '2000-01-01', yearsAhead: 10 }, '2000-01-01', '2038-02-28'],
])('the range %j begins on %s and ends on %s', (range, first, last) =>
  expect(daysOf(range, TODAY)).toEqual({ first, last }),
);

test.each<[string, 'early' | 'late' | undefined]>([
  ['0016-08-15', 'early'],
  ['1016-08-15', 'early'],
  ['1928-02-28', 'early'],
  ['1928-02-29', undefined],
  ['2016-08-15', undefined],
  [TODAY, undefined],
  ['2028-03-01', 'late'],
  ['2062-08-15', 'late'],
])('born on %s: %s', (date, side) => expect(outsideRange(date, BIRTH, TODAY)?.side).toBe(side));

test.each([
  ['1900-01-01', {}, undefined, '1928-02-29'],
  ['1900-01-01', { yearsPast: 'too long ago', past: 'past' }, 'too long ago', '1928-02-29'],
  ['2062-01-01', { yearsAhead: 'too far' }, 'too far', TODAY],
  ['2062-01-01', { upToToday: 'today', yearsAhead: 'too far' }, 'today', TODAY],
  ['2062-01-01', { past: 'past' }, 'past', TODAY],
])('outside on %s with the messages %j: %p', (date, messages, message, limit) =>
  expect(outsideRange(date, BIRTH, TODAY, messages)).toMatchObject({ message, limit }),
);
