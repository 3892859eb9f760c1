import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { List } from '../filters';
import { useHandedFilters } from '../navigation';

type Handed = Record<string, unknown>;

/** Restores the filters that were handed over to a screen, after a reload of that screen reset its list. */
export function useHandedList<F extends object>(
  { select, start, actions }: List<F>,
  isOfList: (handed: Handed) => handed is Handed & F,
): void {
  const dispatch = useDispatch();
  const handed = useHandedFilters();
  const untouched = useSelector(select) === start;
  useEffect(() => {
    if (untouched && handed && isOfList(handed)) dispatch(actions.filtersChanged(handed));
  }, [dispatch, untouched, handed, isOfList, actions]);
}
