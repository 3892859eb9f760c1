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

/** The totals of the applied filter over all pages; undefined while loading. */
export function useFilterTotals(list: SessionList<ConfirmFilters>): FilterTotals | undefined {
  const { currentData } = useListReceiptsQuery(confirmArgument(list));
  return currentData && { count: currentData.totalElements, amount: currentData.totalAmount };
}
