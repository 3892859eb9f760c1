import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { FilterState, OpenedList } from './filterSlice';
import { fragmentOf, listIn, type FragmentKinds } from './listFragment';

interface ListAddressOptions<F extends object> {
  readonly list: FilterState<F>;
  readonly start: FilterState<F>;
  readonly kinds: FragmentKinds<F>;
  readonly sizes: readonly number[];
  /** Stores the list that the address names when the screen opens. */
  readonly onArrival: (opened: OpenedList<F>) => void;
}

/**
 * Writes the list of the store into the fragment of the address. The fragment is read once, when the screen opens by a link with a
 * fragment, or with another list than the store contains: after a reload, in a new tab. Returns false until that list is stored.
 */
export function useListAddress<F extends object>(options: ListAddressOptions<F>): boolean {
  const { list, start, kinds, sizes, onArrival } = options;
  const { hash: routed, key } = useLocation();
  // The store may also contain typed texts, which no address names and a link does not mean.
  const linked = useNavigationType() === NavigationType.Push && routed !== '';
  const fragment = fragmentOf(list, start, kinds);
  const hash = fragment === '' ? '' : `#${fragment}`;
  const [opened] = useState((): OpenedList<F> | undefined => {
    const shown = window.location.hash;
    const named = shown === hash && !linked ? undefined : listIn<F>(shown, kinds, sizes);
    // The entry and its list: a later visit to the screen may have changed the store since.
    return named && { ...named, arrival: `${key} ${shown}` };
  });
  const arrived = opened === undefined || list.arrival === opened.arrival;
  useEffect(() => {
    if (opened && !arrived) onArrival(opened);
  }, [opened, arrived, onArrival]);
  useEffect(() => {
    if (arrived) writeHash(hash);
    // Following a link to the same screen, or editing the fragment, removes it from the address.
  }, [arrived, hash, key, routed]);
  return arrived;
}

/** Outside of the router, which would render the frame and the screen again. */
function writeHash(hash: string): void {
  const { hash: shown, pathname, search } = window.location;
  if (shown !== hash) window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}
