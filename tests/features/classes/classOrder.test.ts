import { withMoved, targetsFor, type MoveTarget } from '@/features/classes/classes/classOrder';

const ORDER = [1, 2, 3, 4];

const moves: [classId: number, before: MoveTarget, next: number[] | null][] = [
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
  expect(withMoved(ORDER, classId, before)).toEqual(next);
});

test('the targets of a class are those where it does not stand yet', () => {
  expect(targetsFor(ORDER, 1)).toEqual([3, 4, null]);
  expect(targetsFor(ORDER, 3)).toEqual([1, 2, null]);
  expect(targetsFor(ORDER, 4)).toEqual([1, 2, 3]);
  expect(targetsFor([7], 7)).toEqual([]);
});
