import { calendarNames, intoRange, showLongDay, showMonth, weeksAround } from '@/shared/lib/calendar';

test('a sheet has six weeks from Sunday, and every day of its month', () => {
  const weeks = weeksAround('2016-08-15');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    '2016-07-31',
    '2016-08-01',
    '2016-08-02',
    '2016-08-03',
    '2016-08-04',
    '2016-08-05',
    '2016-08-06',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2016-09-10');
  expect(weeksAround('2026-02-28')[0]?.[0]).toBe('2026-02-01');
});

test('days, months and weekdays have their names', () => {
  expect(showLongDay('2016-08-15', 'en-GB')).toBe('Monday 15 August 2016');
  expect(showMonth('2016-08-15', 'en-GB')).toBe('August 2016');
  const { months, weekdays } = calendarNames('en-GB');
  expect([months[0], months[11], weekdays[0], weekdays[6]]).toEqual(['January', 'December', 'Sunday', 'Saturday']);
});

test.each([
  ['2016-08-15', {}, '2016-08-15'],
  ['2016-08-15', { max: '2016-08-14' }, '2016-08-14'],
  ['2016-08-15', { min: '2016-08-16' }, '2016-08-16'],
  ['2016-08-15', { min: '2016-08-15', max: '2016-08-15' }, '2016-08-15'],
  ['2016-08-15', { min: '2016-08-01', max: '2016-08-31' }, '2016-08-15'],
  ['2016-08-15', { max: '2016-08-31' }, '2016-08-15'],
  ['2016-08-15', { min: '2016-08-01' }, '2016-08-15'],
  ['2016-07-31', { min: '2016-08-01', max: '2016-08-31' }, '2016-08-01'],
])('%s goes into %p as %s', (date, range, into) => expect(intoRange(date, range)).toBe(into));
