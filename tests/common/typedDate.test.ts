import fc from 'fast-check';
import { readTypedDate, type DateRange } from '../../common/typedDate.ts';

const NOW = '2026-07-15';
const read = (text: string, range: DateRange = {}) => readTypedDate(text, range, NOW);

test.each([
  '15/08/2016',
  '15/8/2016',
  '15.08.2016',
  '15-08-2016',
  '15 08 2016',
  ' 15 / 8 / 2016 ',
  '15/08-2016',
  '15082016',
  '2016-08-15',
  '2016-8-15',
  '2016/08/15',
  '2016 . 08 . 15',
  '१५/०८/२०१६',
  '15 Aug 2016',
  '15-Aug-2016',
  '15.august.2016',
  '15 AUGUST, 2016',
  'August 15, 2016',
  '2016-Aug-15',
])('%j is 15 August 2016', (text) => expect(read(text)).toEqual({ date: '2016-08-15', fullYear: true }));

test.each<[text: string, date: string, range: DateRange]>([
  // The 100 years that end 20 years ahead.
  ['5/5/16', '2016-05-05', {}],
  ['050516', '2016-05-05', {}],
  ['5.5.46', '2046-05-05', {}],
  ['5.5.47', '1947-05-05', {}],
  ['01 01 00', '2000-01-01', {}],
  ['31/12/99', '1999-12-31', {}],
  // The field's own first and last day decide.
  ['5/5/30', '1930-05-05', { max: '2026-07-14' }],
  ['14/7/26', '2026-07-14', { max: '2026-07-14' }],
  ['16/7/26', '1926-07-16', { max: '2026-07-15' }],
  ['5/5/50', '2050-05-05', { min: '2026-04-01' }],
  // They do not where no century fits.
  ['16/7/26', '2026-07-16', { min: '2016-08-16', max: '2026-07-15' }],
  ['5/5/30', '2030-05-05', { max: '1900-01-01' }],
  // No century before 1900 is tried.
  ['5/5/99', '1999-05-05', { max: '1899-12-31' }],
  ['1/1/00', '1900-01-01', { max: '1950-12-31' }],
  ['29/02/00', '2000-02-29', {}],
  ['15-Sept-16', '2016-09-15', {}],
])('a year of two digits: %j is %s within %j', (text, date, range) =>
  expect(read(text, range)).toEqual({ date, fullYear: false }),
);

test.each([
  '31/02/2016',
  '29/02/2015',
  '31.04.2016',
  '00/08/2016',
  '15/00/2016',
  '04/13/2016',
  '2016-02-31',
  '31022016',
  '310216',
  '29/02/15',
  '15/08/0216',
  '15/08/1899',
  '15/08/2200',
  '31 Jun 2016',
  '15 Aug 0016',
])('%j is not a day of the calendar', (text) => expect(read(text)).toEqual({ date: null, why: 'noSuchDay' }));

test.each([
  '',
  ' ',
  'x',
  '15',
  '15/08',
  '15/08/',
  '15/08/2',
  '15/08/201',
  '15/08/20161',
  '1/2/3/4',
  '1/2/2016/',
  '/1/2/2016',
  '2016/1/2016',
  '15 Au 2016',
  '15 Augustus 2016',
  '15 Aux 2016',
  'Aug 2016',
  'Aug Aug 2016',
  '1508',
])('%j is not written as a date', (text) => expect(read(text)).toEqual({ date: null, why: 'noForm' }));

const days = (last: string) => fc.date({ min: new Date('1900-01-01'), max: new Date(last), noInvalidDate: true });
const textOf = (day: Date) => day.toISOString().slice(0, 10);

test('every day from 1900 to 2199 is read in every form of it', () => {
  fc.assert(
    fc.property(days('2199-12-31'), fc.constantFrom('/', '.', '-', ' ', ''), (day, between) => {
      const date = textOf(day);
      expect(read(date.split('-').reverse().join(between))).toEqual({ date, fullYear: true });
      expect(read(date)).toEqual({ date, fullYear: true });
    }),
  );
});

test('a year of two digits becomes the one day that a range of less than 100 years holds', () => {
  fc.assert(
    fc.property(days('2146-12-31'), fc.nat(99), (day, years) => {
      const min = textOf(day);
      const [year = '', month = '', dayOfMonth = ''] = min.split('-');
      const range = { min, max: `${Number(year) + years}-12-31` };
      expect(read(`${dayOfMonth}/${month}/${year.slice(2)}`, range)).toEqual({ date: min, fullYear: false });
    }),
  );
});
