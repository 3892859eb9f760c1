// The text that names classes with fee dates outside their session.
import { showDay } from '../../../provider/documents/documentText.ts';
import { datesText, moveProblems } from '../../../provider/domains/fees/feeDates.rules.ts';

const of = (name: string, ...dates: string[]) => ({ classId: 1, name, dates });
const [APRIL, MAY, JUNE, JULY] = ['2027-04-15', '2027-05-15', '2027-06-15', '2027-07-15'] as const;

test.each([
  ['one class', [of('2', APRIL)], '15/04/2027 (class 2)'],
  ['classes with the same dates', [of('2', APRIL, MAY), of('5', APRIL, MAY)], '15/04/2027, 15/05/2027 (classes 2, 5)'],
  [
    'more than three dates',
    [of('2', APRIL, MAY, JUNE, JULY)],
    '15/04/2027, 15/05/2027, 15/06/2027 and 1 more (class 2)',
  ],
  [
    'more than five classes',
    ['1', '2', '3', '4', '5', '6', '7'].map((name) => of(name, APRIL)),
    '15/04/2027 (classes 1, 2, 3, 4, 5 and 2 more)',
  ],
  [
    'more than three schedules',
    [of('1', APRIL), of('2', MAY), of('3', JUNE), of('4', JULY)],
    '15/04/2027 (class 1), 15/05/2027 (class 2), 15/06/2027 (class 3) and 1 more class',
  ],
])('fee dates outside the session are named with their classes: %s', (_what, classes, text) => {
  expect(datesText(classes.map(({ name, dates }) => ({ name, details: dates.map(showDay) })))).toBe(text);
});

test('a date on either side of the session is a problem of the start and of the end', () => {
  const problems = moveProblems([of('2', APRIL, JULY)], { startDate: '2027-05-01', endDate: '2027-06-30' });
  expect(problems).toEqual([
    {
      path: 'startDate',
      message: 'Fee dates are before the start date: 15/04/2027 (class 2). Move or delete these payments first',
    },
    {
      path: 'endDate',
      message: 'Fee dates are after the end date: 15/07/2027 (class 2). Move or delete these payments first',
    },
  ]);
});
