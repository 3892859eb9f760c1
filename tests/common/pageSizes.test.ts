import { PAGE_SIZE, PAGE_SIZES } from '../../common/pageSizes.ts';

test('TABLE-09 CONST-06 a page has 10 rows at first; the choices are 5, 10, 25 and 50', () => {
  expect([PAGE_SIZE, PAGE_SIZES]).toEqual([10, [5, 10, 25, 50]]);
});
