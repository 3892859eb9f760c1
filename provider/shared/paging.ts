import { PAGE_SIZE } from '../../common/pageSizes.ts';
import type { Problem } from './fail.ts';

interface PageRequest {
  pages?: number | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

/** Page (from 0) and size (CALL2-14): `pages`, else `page`, else the body's; values that are sent twice must be equal. */
export function pageOf(query: PageRequest, body: PageRequest): { page: number; size: number; problems: Problem[] } {
  const differ = (values: (number | undefined)[]) => new Set(values.filter((value) => value !== undefined)).size > 1;
  const problems: Problem[] = [];
  if (differ([query.pages, query.page, body.page]))
    problems.push({ path: 'page', message: 'Page is set twice, with different values' });
  if (differ([query.size, body.size]))
    problems.push({ path: 'size', message: 'Size is set twice, with different values' });
  return {
    page: query.pages ?? query.page ?? body.page ?? 0,
    size: query.size ?? body.size ?? PAGE_SIZE,
    problems,
  };
}

/** One page (from 0) of a list of `total` rows, as in the contract's paged responses. */
export const pageView = <Row>(content: Row[], total: number, { page, size }: { page: number; size: number }) => ({
  content,
  totalElements: total,
  totalPages: Math.ceil(total / size),
  size,
  number: page,
});
