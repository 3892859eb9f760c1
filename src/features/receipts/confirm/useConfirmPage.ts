import { useListReceiptsQuery } from '@/api/receipts';
import { pageArgument, type SessionList } from '@/shared/lists';
import { present } from '@common/present';
import { requestOf, scopeOf, type ConfirmFilters } from './confirmSlice';

/** The argument of the query for the current page, which table and selection share. */
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

/** The totals of the applied filter over all pages; undefined while they are loaded. */
export function useFilterTotals(list: SessionList<ConfirmFilters>): FilterTotals | undefined {
  const { currentData } = useListReceiptsQuery(confirmArgument(list));
  return currentData && { count: currentData.totalElements, amount: currentData.totalAmount };
}
