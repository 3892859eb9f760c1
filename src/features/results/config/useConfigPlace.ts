import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListAddress } from '@/shared/filters';
import { usePlace, type PlaceChoice, type PlaceFilters } from '../place/usePlace';
import { FRAGMENT, listOpened, selectConfigList, UNTOUCHED } from './configSlice';

const NO_SIZES: readonly number[] = [];

export function useConfigPlace(): PlaceChoice<PlaceFilters> {
  const dispatch = useDispatch();
  const list = useSelector(selectConfigList);
  const onArrival = useCallback(
    (opened: Parameters<typeof listOpened>[0]) => void dispatch(listOpened(opened)),
    [dispatch],
  );
  const arrived = useListAddress({ list, start: UNTOUCHED, kinds: FRAGMENT, sizes: NO_SIZES, onArrival });
  return usePlace(list.filters, arrived);
}
