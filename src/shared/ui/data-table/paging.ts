export interface PageOfRows {
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

export const pageCountOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The page a 'Go to' text names: a whole number from 1 to the page count, else null (TABLE-07). */
export function pageFromText(text: string, pageCount: number): number | null {
  if (!/^\d+$/.test(text.trim())) return null;
  const page = Number(text);
  return page >= 1 && page <= pageCount ? page : null;
}

type PagerSlot = number | 'gap-before' | 'gap-after';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** At most seven slots, always seven when there are more pages, so that the pager never moves under the pointer. */
export function pagerSlots(page: number, pageCount: number): readonly PagerSlot[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap-before', ...range(page - 1, page + 1), 'gap-after', pageCount];
}
