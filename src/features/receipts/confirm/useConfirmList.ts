import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { useListReceiptsQuery, type Receipt } from '@/api/receipts';
import { useLoadState } from '@/shared/errors';
import type { LoadState, ServerPaging } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import { pageChanged, requestOf, selectConfirmList, type ConfirmPlace } from './confirmSlice';

interface ConfirmList {
  readonly rows: readonly Receipt[] | undefined;
  readonly state: LoadState;
  readonly paging: ServerPaging;
  readonly refresh: () => void;
}

/** A page of the place's pending receipts, asked for anew each time the table opens; without a place it waits for it. */
export function useConfirmList(place: ConfirmPlace | undefined): ConfirmList {
  const words = useWords(confirmWords);
  const dispatch = useDispatch();
  const { page, size } = useSelector(selectConfirmList);
  const query = useListReceiptsQuery(
    place === undefined ? skipToken : { page: page - 1, size, sort: 'receiptNo,DESC', receiptFilter: requestOf(place) },
    { refetchOnMountOrArgChange: true },
  );
  const state = useLoadState(query, words.loadFailed);
  return {
    rows: query.data?.content,
    state: place === undefined ? { kind: 'loading' } : state,
    paging: {
      page,
      size,
      total: query.data?.totalElements ?? 0,
      onChange: (next, nextSize) => dispatch(pageChanged({ page: next, size: nextSize })),
    },
    refresh: () => void (place === undefined || query.refetch()),
  };
}
