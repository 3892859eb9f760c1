import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListAddress, type FragmentKinds, type OpenedList } from '../../filters';
import { selectClassSelection, selectionOpened, UNTOUCHED, type ClassSelectionFilters } from './classSelectionSlice';

/** A filter that only some screens have, beside school, session and class. */
export type SelectionPart = 'sectionId' | 'examId';

/** The tab of a screen that writes it into the same address; the first tab is the start. */
export interface AddressTab {
  readonly tab: string;
  readonly tabs: readonly string[];
  /** must keep its identity between renders */
  readonly onArrival: (tab: string | undefined) => void;
}

export type AddressFilters = ClassSelectionFilters & { readonly tab: string | undefined };

const kindsOf = (
  parts: readonly SelectionPart[],
  hasClass: boolean,
  tab: AddressTab | undefined,
): FragmentKinds<AddressFilters> => ({
  schoolId: 'id',
  sessionId: 'id',
  ...(hasClass && { classId: 'id' }),
  ...(parts.includes('sectionId') && { sectionId: 'id' }),
  ...(parts.includes('examId') && { examId: 'id' }),
  ...(tab && { tab: tab.tabs }),
});

const NO_SIZES: readonly number[] = [];

/** Mirrors the selection in the fragment of the address. False until the address on arrival, which takes precedence, was read. */
export function useSelectionAddress(
  parts: readonly SelectionPart[],
  hasClass: boolean,
  tab: AddressTab | undefined,
): boolean {
  const dispatch = useDispatch();
  const list = useSelector(selectClassSelection);
  // The arrival is kept per screen: a key in the shared state could be that of a history entry which the user opens again.
  const [arrival, setArrival] = useState<string>();
  const onTab = tab?.onArrival;
  const onArrival = useCallback(
    ({ filters: { tab: named, ...selection }, arrival: key }: OpenedList<AddressFilters>) => {
      dispatch(selectionOpened(selection));
      onTab?.(named);
      setArrival(key);
    },
    [dispatch, onTab],
  );
  return useListAddress<AddressFilters>({
    list: {
      ...list,
      filters: { ...list.filters, tab: tab?.tab },
      ...(arrival !== undefined && { arrival }),
    },
    start: { ...UNTOUCHED, filters: { ...UNTOUCHED.filters, tab: tab?.tabs[0] } },
    kinds: kindsOf(parts, hasClass, tab),
    sizes: NO_SIZES,
    onArrival,
  });
}
