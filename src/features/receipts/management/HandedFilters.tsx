import { Outlet, useOutletContext } from 'react-router-dom';
import { useHandedList } from '@/shared/lists';
import { isReceiptFilters, receiptList } from './receiptListSlice';

/** The layout of the screens of receipts: it restores the filters of the list after a reload (RECEIPT-48). */
export function HandedFilters() {
  useHandedList(receiptList, isReceiptFilters);
  return <Outlet context={useOutletContext()} />;
}
