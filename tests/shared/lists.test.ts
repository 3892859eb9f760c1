import { skipToken } from '@reduxjs/toolkit/query';
import { pageArgument, sorted, sortingOf, type Sorting } from '@/shared/lists';

type Column = 'name' | 'code';
const NONE: Sorting<Column> = { sortBy: undefined, sortOrder: undefined };

test.each([
  [null, NONE],
  [
    { column: 'name', order: 'ascend' },
    { sortBy: 'name', sortOrder: 'asc' },
  ],
  [
    { column: 'code', order: 'descend' },
    { sortBy: 'code', sortOrder: 'desc' },
  ],
] as const)('the sorting of a table %j is requested as %j', (sort, sorting) => {
  expect(sortingOf<Column>(sort)).toEqual(sorting);
});

test.each<[Sorting<Column>, string | null]>([
  [NONE, null],
  [{ sortBy: 'name', sortOrder: undefined }, 'ascend'],
  [{ sortBy: 'name', sortOrder: 'desc' }, 'descend'],
  [{ sortBy: 'code', sortOrder: 'desc' }, null],
])('the header of a column shows the sorting %j as %s', (sorting, sortOrder) => {
  expect(sorted(sorting, 'name')).toEqual({ key: 'name', sorter: true, sortOrder });
});

test('a page is requested from 0, and only after the required filters are known', () => {
  const list = { filters: { schoolId: 1 }, page: 3, size: 25 };
  const argumentIn = (phase: 'choosing' | 'waiting' | 'ready') =>
    pageArgument({ ...list, phase }, ({ schoolId }, page) => ({ schoolId, ...page }));
  expect(argumentIn('ready')).toEqual({ schoolId: 1, page: 2, size: 25 });
  expect([argumentIn('choosing'), argumentIn('waiting')]).toEqual([skipToken, skipToken]);
});
