import { useListReceiptsQuery } from '@/api/receipts';
import { pageArgument, type SessionList } from '@/shared/lists';
import { present } from '@common/present';
import { requestOf, scopeOf, type ConfirmFilters } from './confirmSlice';

/** The query argument of the current page, shared by table and selection. */
export const confirmArgument = (list: SessionList<ConfirmFilters>) =>
  pageArgument(list, (filters, page) => ({
    ...page,
    sort: 'receiptNo,DESC' as const,
    receiptFilter: requestOf(present(scopeOf(filters), 'school and session'), filters),
  }));

/** Number and sum of the receipts of a filter. */
export interface FilterTotals {
  readonly count: number;
  /** rupees */
  readonly amount: number;
}

export interface FoundReceipts extends FilterTotals {
  /** Changes with the receipts on the page: equal totals may be those of other receipts. */
  readonly rows: string;
}

/** The totals of the applied filter over all pages; undefined while loading. */
export function useFilterTotals(list: SessionList<ConfirmFilters>): FoundReceipts | undefined {
  const { currentData } = useListReceiptsQuery(confirmArgument(list));
  if (!currentData) return undefined;
  const { totalElements: count, totalAmount: amount, content } = currentData;
  return { count, amount, rows: content.map(({ receiptId }) => receiptId).join() };
}
