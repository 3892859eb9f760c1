import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { List } from '../filters';
import { useHandedFilters, useHandoverId } from '../navigation';

type Handed = Record<string, unknown>;

/**
 * Restores the filters that were handed over to a screen, after a reload of that screen reset its list. A hand-over with an id
 * replaces the applied filters, once: returning to its history entry keeps the filters that were changed since.
 */
export function useHandedList<F extends object>(
  { select, start, actions }: List<F>,
  isOfList: (handed: Handed) => handed is Handed & F,
): void {
  const dispatch = useDispatch();
  const handed = useHandedFilters();
  const opening = useHandoverId();
  const list = useSelector(select);
  const untouched = list === start;
  const opens = opening !== undefined && list.opening !== opening;
  useEffect(() => {
    if (!handed || !isOfList(handed)) return;
    if (opens) dispatch(actions.listHanded({ filters: handed, opening }));
    else if (untouched) dispatch(actions.filtersChanged(handed));
  }, [dispatch, untouched, opens, opening, handed, isOfList, actions]);
}
