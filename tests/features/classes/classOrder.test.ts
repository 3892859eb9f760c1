import { placed, placesFor, type Place } from '@/features/classes/classes/classOrder';

const ORDER = [1, 2, 3, 4];

const moves: [classId: number, before: Place, next: number[] | null][] = [
  [4, 1, [4, 1, 2, 3]],
  [1, 4, [2, 3, 1, 4]],
  [2, null, [1, 3, 4, 2]],
  // It is shown already.
  [2, 3, null],
  [2, 2, null],
  [4, null, null],
  // One that is not in the order, and a place that is not.
  [9, 1, null],
  [1, 9, null],
];
test.each(moves)('class %j put before %j: %j', (classId, before, next) => {
  expect(placed(ORDER, classId, before)).toEqual(next);
});

test('the places of a class are those where it does not stand yet', () => {
  expect(placesFor(ORDER, 1)).toEqual([3, 4, null]);
  expect(placesFor(ORDER, 3)).toEqual([1, 2, null]);
  expect(placesFor(ORDER, 4)).toEqual([1, 2, 3]);
  expect(placesFor([7], 7)).toEqual([]);
});
