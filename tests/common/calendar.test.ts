import fc from 'fast-check';
import {
  addDays,
  addMonths,
  addYears,
  ageAt,
  compareDates,
  dayOf,
  isDate,
  timeOf,
  weekdayOf,
} from '../../common/calendar.ts';

test.each([
  ['2026-03-31T18:29:59.999Z', '2026-03-31'],
  ['2026-03-31T18:30:00.000Z', '2026-04-01'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  ['2028-02-28T18:30:00.000Z', '2028-02-29'],
  ['2026-07-15T00:00:00.000Z', '2026-07-15'],
])('C5 at %s the school’s day in India is %s', (instant, day) => {
  expect(dayOf(Date.parse(instant))).toBe(day);
});

test.each([
  ['2026-03-31T18:29:59.999Z', '23:59'],
  ['2026-03-31T18:30:00.000Z', '00:00'],
  ['2026-07-15T07:35:00.000Z', '13:05'],
])('at %s it is %s in India', (instant, time) => {
  expect(timeOf(Date.parse(instant))).toBe(time);
});

test.each([
  ['2016-08-15', true],
  ['2016-02-29', true],
  ['2015-02-29', false],
  ['2016-02-31', false],
  ['2016-13-01', false],
  ['2016-00-00', false],
  ['15/08/2016', false],
  ['', false],
  [null, false],
  [undefined, false],
  [20160815, false],
])('%p is a date: %p', (value, is) => expect(isDate(value)).toBe(is));

test('STUDENT-37 a text that is not a date has no age', () => {
  expect(ageAt('2016-02-31', '2026-04-01')).toBeNull();
  expect(ageAt('31/02/2016', '2026-04-01')).toBeNull();
});

test.each([
  ['2016-02-28', 1, '2016-02-29'],
  ['2015-12-31', 1, '2016-01-01'],
  ['2016-03-01', -1, '2016-02-29'],
])('%s and %i days is %s', (date, days, then) => expect(addDays(date, days)).toBe(then));

test.each([
  ['2016-01-31', 1, '2016-02-29'],
  ['2015-01-31', 1, '2015-02-28'],
  ['2016-01-15', -1, '2015-12-15'],
  ['2016-02-29', 12, '2017-02-28'],
  ['2016-05-31', -3, '2016-02-29'],
])('%s and %i months is %s', (date, months, then) => expect(addMonths(date, months)).toBe(then));

test.each([
  ['2026-04-01', 1, '2027-04-01'],
  ['2026-03-31', -2, '2024-03-31'],
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2024-02-28', 1, '2025-02-28'],
  ['2025-02-28', -1, '2024-02-28'],
  ['2023-03-29', 1, '2024-03-29'],
  ['2024-03-29', 1, '2025-03-29'],
  ['0999-01-01', 1, '1000-01-01'],
  ['0009-12-31', 1, '0010-12-31'],
])('%s and %i years is %s', (date, years, moved) => expect(addYears(date, years)).toBe(moved));

test.each([
  ['2026-07-15', 0, '2026-07-15'],
  ['2026-07-15', 10, '2036-07-15'],
  ['2026-07-15', -2, '2024-07-15'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', -2, '2026-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
  ['2028-02-29', 12, '2040-02-29'],
  ['2096-02-29', 4, '2100-02-28'],
  ['2396-02-29', 4, '2400-02-29'],
  ['2028-02-28', 1, '2029-02-28'],
  ['2027-02-28', 1, '2028-02-28'],
  ['2026-12-31', 1, '2027-12-31'],
  ['0999-01-01', 1, '1000-01-01'],
  ['0005-01-01', -2, '0003-01-01'],
])('SESSION-62 %s and %d years is %s', (date, years, moved) => {
  expect(addYears(date, years)).toBe(moved);
});

describe('ageAt', () => {
  test.each([
    ['2016-08-15', '2026-04-01', { years: 9, months: 7 }],
    ['2016-04-01', '2026-04-01', { years: 10, months: 0 }],
    ['2016-04-02', '2026-04-01', { years: 9, months: 11 }],
    ['2020-02-29', '2021-02-28', { years: 0, months: 11 }],
    ['2020-02-29', '2021-03-01', { years: 1, months: 0 }],
    ['2026-04-01', '2026-04-01', { years: 0, months: 0 }],
    ['2026-04-02', '2026-04-01', null],
    ['', '2026-04-01', null],
    ['2016-08-15', '', null],
  ])('STUDENT-37 born on %s, at %s: %j', (birth, at, age) => expect(ageAt(birth, at)).toEqual(age));
});

test.each([
  ['9999-12-31', 1, '9999-12-31'],
  ['9998-06-01', 2, '9999-12-31'],
  ['0001-01-01', -1, '0001-01-01'],
  ['0099-12-31', 1, '0100-12-31'],
])('no date lies beyond the years 0001 to 9999: %s and %i years is %s', (date, years, moved) =>
  expect(addYears(date, years)).toBe(moved),
);

test.each([
  ['2016-08-14', 0],
  ['2016-08-15', 1],
  ['2016-08-20', 6],
  ['2000-02-29', 2],
  ['0050-01-01', 6],
])('the weekday of %s is %i', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));

test('a list is put in order from early to late', () => {
  const dates = ['2026-04-01', '2025-12-31', '2026-04-01', '2026-03-31'];
  expect([...dates].sort(compareDates)).toEqual(['2025-12-31', '2026-03-31', '2026-04-01', '2026-04-01']);
  expect(compareDates('2026-04-01', '2026-04-01')).toBe(0);
});

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

test('adding days and taking them away again gives the same date, and each day has the next weekday', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
      const there = addDays(date, days);
      expect([isDate(there), addDays(there, -days)]).toEqual([true, date]);
      expect(weekdayOf(addDays(there, 1))).toBe((weekdayOf(there) + 1) % 7);
    }),
  );
});

test('STUDENT-37 the age goes up by one on the birthday, not on the day before', () => {
  fc.assert(
    fc.property(dates, fc.nat(120), (birth, years) => {
      fc.pre(!birth.endsWith('-02-29'));
      const birthday = addYears(birth, years);
      expect(ageAt(birth, birthday)).toEqual({ years, months: 0 });
      expect(ageAt(birth, addDays(birthday, -1))?.years ?? -1).toBe(years - 1);
    }),
  );
});
