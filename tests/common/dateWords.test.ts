import { dateInWords, monthOf, ordinalInWords } from '../../common/dateWords.ts';

test.each([
  ['2012-06-15', 'Fifteenth June Two Thousand Twelve'],
  ['2000-01-01', 'First January Two Thousand'],
  ['1999-12-31', 'Thirty First December One Thousand Nine Hundred Ninety Nine'],
  ['2016-02-29', 'Twenty Ninth February Two Thousand Sixteen'],
  ['2020-08-20', 'Twentieth August Two Thousand Twenty'],
  ['2011-11-12', 'Twelfth November Two Thousand Eleven'],
])('%s is %j', (date, words) => expect(dateInWords(date)).toBe(words));

test.each(['', '15/06/2012', '2012-6-15', '2011-02-29', '2012-13-01'])('%j is rejected as a date', (text) => {
  expect(() => dateInWords(text)).toThrow(RangeError);
  expect(() => monthOf(text)).toThrow(RangeError);
});

test.each([
  [1, 'First'],
  [2, 'Second'],
  [3, 'Third'],
  [4, 'Fourth'],
  [5, 'Fifth'],
  [8, 'Eighth'],
  [9, 'Ninth'],
  [10, 'Tenth'],
  [11, 'Eleventh'],
  [12, 'Twelfth'],
  [13, 'Thirteenth'],
  [20, 'Twentieth'],
  [22, 'Twenty Second'],
  [30, 'Thirtieth'],
  [100, 'One Hundredth'],
])('%i as an ordinal is %j', (number, words) => expect(ordinalInWords(number)).toBe(words));

test.each([0, -1, 1.5, NaN, Infinity])('%p is rejected as an ordinal', (number) =>
  expect(() => ordinalInWords(number)).toThrow(RangeError),
);

test.each([
  ['2027-03-31', 'March 2027'],
  ['2026-12-01', 'December 2026'],
])('the month of %s is %j', (date, month) => expect(monthOf(date)).toBe(month));
