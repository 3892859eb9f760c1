import { divisionOf } from '../../../common/results/division';
import { SETTINGS } from './school';

test.each([
  [1200, 2000, { division: 'FIRST', percent: 60 }],
  [1199, 2000, { division: 'SECOND', percent: 48 }],
  [960, 2000, { division: 'SECOND', percent: 48 }],
  [959, 2000, { division: 'THIRD', percent: 36 }],
  [720, 2000, { division: 'THIRD', percent: 36 }],
  [719, 2000, null],
  // 59.996 percent are shown as 60.00.
  [14_999, 25_000, { division: 'SECOND', percent: 48 }],
  [2000, 2000, { division: 'FIRST', percent: 60 }],
  [0, 2000, null],
  [0, 0, null],
])('MARKS-50 the division of %i of %i quarter marks', (marks, full, division) =>
  expect(divisionOf(marks, full, SETTINGS)).toEqual(division),
);

test('MARKS-50 a school sets where divisions begin', () => {
  const settings = { divisionPercents: { FIRST: 60, SECOND: 45, THIRD: 33 } };
  const divisions = [45, 44, 33, 32].map((marks) => divisionOf(marks, 100, settings)?.division);
  expect(divisions).toEqual(['SECOND', 'THIRD', 'THIRD', undefined]);
});
