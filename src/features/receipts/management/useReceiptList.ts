import { useMemo } from 'react';
import { useToday } from '@/shared/lib/useToday';
import { useSchoolList, type SchoolList } from '@/shared/lists';
import { filtersOn, receiptList, type ReceiptFilters } from './receiptListSlice';

/** The list of receipts; without chosen dates the filters show the current month (RECEIPT-03). */
export function useReceiptList(): SchoolList<ReceiptFilters> {
  const list = useSchoolList(receiptList);
  const day = useToday();
  const filters = useMemo(() => filtersOn(list.filters, day), [list.filters, day]);
  return { ...list, filters };
}
