import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReceiptNumberHandover } from '@/shared/navigation';
import { receiptList } from './receiptListSlice';

/**
 * Shows the receipt whose number is in the navigation state. Then removes it from the history, so that it does not override a reload and
 * later filters of the user.
 */
export function useOpenedNumber(): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const opened = useReceiptNumberHandover();
  useEffect(() => {
    if (!opened) return;
    const { receiptNo, schoolId } = opened;
    const filters = { searchText: String(receiptNo), ...(schoolId !== undefined && { schoolId }) };
    dispatch(receiptList.actions.listOpened({ filters, arrival: key }));
    void navigate(pathname, { replace: true, state: null });
  }, [dispatch, navigate, key, pathname, opened]);
}
