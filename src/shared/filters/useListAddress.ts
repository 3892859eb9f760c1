import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { FilterState, OpenedList } from './filterSlice';
import { fragmentOf, listIn, type FragmentKinds } from './listFragment';

interface ListAddressOptions<F extends object> {
  readonly list: FilterState<F>;
  readonly start: FilterState<F>;
  readonly kinds: FragmentKinds<F>;
  readonly sizes: readonly number[];
  /** Puts what the address names on arrival into the store. */
  readonly onArrival: (opened: OpenedList<F>) => void;
}

/**
 * Keeps the address's fragment as the list is in the store. It is read once, on arrival, where it names another list than the
 * store holds: after a reload, in a new tab, behind a link. False until that is done.
 */
export function useListAddress<F extends object>(options: ListAddressOptions<F>): boolean {
  const { list, start, kinds, sizes, onArrival } = options;
  const { hash: shown, key, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const fragment = fragmentOf(list, start, kinds);
  const hash = fragment === '' ? '' : `#${fragment}`;
  const [opened] = useState((): OpenedList<F> | undefined => {
    const named = shown === hash ? undefined : listIn<F>(shown, kinds, sizes);
    return named && { ...named, arrival: key };
  });
  const arrived = opened === undefined || list.arrival === opened.arrival;
  useEffect(() => {
    if (opened && !arrived) onArrival(opened);
  }, [opened, arrived, onArrival]);
  useEffect(() => {
    if (arrived && shown !== hash) void navigate({ pathname, search, hash }, { replace: true, state });
  }, [arrived, shown, hash, navigate, pathname, search, state]);
  return arrived;
}
