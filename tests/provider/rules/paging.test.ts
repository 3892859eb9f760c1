// Which page of a list is asked for, and how it is answered.
import { pageOf, pageView } from '../../../provider/shared/paging.ts';

test.each<[Parameters<typeof pageOf>, [number, number, string[]]]>([
  [
    [{}, {}],
    [0, 10, []],
  ],
  [
    [{ pages: 3 }, {}],
    [3, 10, []],
  ],
  [
    [{ page: 2, size: 5 }, {}],
    [2, 5, []],
  ],
  [
    [{}, { page: 4, size: 100 }],
    [4, 100, []],
  ],
  [
    [
      { pages: 0, page: 0, size: 7 },
      { page: 0, size: 7 },
    ],
    [0, 7, []],
  ],
  [
    [{ pages: 1, page: 2 }, {}],
    [1, 10, ['page']],
  ],
  [
    [{ pages: 0 }, { page: 1 }],
    [0, 10, ['page']],
  ],
  [
    [{ size: 1 }, { size: 2, page: 1 }],
    [1, 1, ['size']],
  ],
  [
    [
      { pages: 1, size: 1 },
      { page: 0, size: 2 },
    ],
    [1, 1, ['page', 'size']],
  ],
])('CALL2-14 D9 of %j the page is %j', ([query, body], [page, size, paths]) => {
  const asked = pageOf(query, body);
  expect([asked.page, asked.size, asked.problems.map(({ path }) => path)]).toEqual([page, size, paths]);
  const words = { page: 'Page is set twice, with different values', size: 'Size is set twice, with different values' };
  expect(asked.problems.map(({ message }) => message)).toEqual(paths.map((path) => words[path as keyof typeof words]));
});

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [95, 10],
])('CALL2-14 %i rows in pages of 10 are %i pages', (total, totalPages) => {
  expect(pageView(['row'], total, { page: 0, size: 10 })).toEqual({
    content: ['row'],
    totalElements: total,
    totalPages,
    size: 10,
    number: 0,
  });
});
