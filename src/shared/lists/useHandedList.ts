import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { List } from '../filters';
import { useHandedFilters, useHandoverId } from '../navigation';

type Handed = Record<string, unknown>;

/**
 * Restores the filters that were handed over to a screen, after a reload of that screen reset its list. A hand-over with an id
 * replaces the applied filters, once, and is then removed from the history, so that it does not override a reload and later filters.
 */
export function useHandedList<F extends object>(
  { select, start, actions }: List<F>,
  isOfList: (handed: Handed) => handed is Handed & F,
): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const handed = useHandedFilters();
  const opening = useHandoverId();
  const list = useSelector(select);
  const untouched = list === start;
  const opens = opening !== undefined && list.opening !== opening;
  useEffect(() => {
    if (!handed || !isOfList(handed)) return;
    if (opens) {
      dispatch(actions.listHanded({ filters: handed, opening }));
      void navigate(pathname, { replace: true, state: null });
    } else if (untouched) dispatch(actions.filtersChanged(handed));
  }, [dispatch, navigate, pathname, untouched, opens, opening, handed, isOfList, actions]);
}
