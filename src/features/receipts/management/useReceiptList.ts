import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { useListReceiptsQuery, type Receipt } from '@/api/receipts';
import { useLoadState } from '@/shared/errors';
import type { LoadState, ServerPaging } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import { pageChanged, requestOf, selectReceiptList, type ReceiptFilters } from './receiptListSlice';

interface ReceiptList {
  readonly rows: readonly Receipt[] | undefined;
  readonly state: LoadState;
  readonly paging: ServerPaging;
  readonly refresh: () => void;
}

/** The filters' page of receipts, asked for anew each time the screen opens; without filters it waits for them (RECEIPT-10). */
export function useReceiptList(filters: ReceiptFilters | undefined): ReceiptList {
  const words = useWords(managementWords);
  const dispatch = useDispatch();
  const { page, size } = useSelector(selectReceiptList);
  const query = useListReceiptsQuery(
    filters === undefined
      ? skipToken
      : { page: page - 1, size, sort: 'receiptNo,DESC', receiptFilter: requestOf(filters) },
    { refetchOnMountOrArgChange: true },
  );
  const state = useLoadState(query, words.loadFailed);
  return {
    rows: query.data?.content,
    state: filters === undefined ? { kind: 'loading' } : state,
    paging: {
      page,
      size,
      total: query.data?.totalElements ?? 0,
      onChange: (next, nextSize) => dispatch(pageChanged({ page: next, size: nextSize })),
    },
    refresh: () => void (filters === undefined || query.refetch()),
  };
}
