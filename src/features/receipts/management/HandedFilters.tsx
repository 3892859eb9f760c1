import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useOutletContext } from 'react-router-dom';
import { useHandedFilters } from '@/shared/navigation';
import { filtersChanged, isReceiptFilters, selectReceiptList, UNTOUCHED } from './receiptListSlice';

/** Around the screens of receipts: a reload of one forgets the list's filters; those handed over to it take their place (RECEIPT-48). */
export function HandedFilters() {
  const dispatch = useDispatch();
  const handed = useHandedFilters();
  const forgotten = useSelector(selectReceiptList) === UNTOUCHED;
  useEffect(() => {
    if (forgotten && handed && isReceiptFilters(handed)) dispatch(filtersChanged(handed));
  }, [dispatch, forgotten, handed]);
  return <Outlet context={useOutletContext()} />;
}
