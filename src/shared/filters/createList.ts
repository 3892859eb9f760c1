/** The applied filters and the page of one list screen: in the store, mirrored in the fragment of the address. */
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PAGE_SIZES } from '@common/pageSizes';
import {
  createFilterSlice,
  injectList,
  type FilterSliceOptions,
  type FilterState,
  type HandedList,
  type OpenedList,
} from './filterSlice';
import type { FragmentKinds } from './listFragment';
import { useListAddress } from './useListAddress';

interface ListOptions<F> extends Omit<FilterSliceOptions<F>, 'size'> {
  /** The filters in the fragment; texts are excluded, because they are names of persons. */
  readonly kinds: FragmentKinds<F>;
}

interface ListActions<F> {
  readonly filtersChanged: (change: Partial<F>) => UnknownAction;
  readonly filtersReset: () => UnknownAction;
  readonly pageChanged: (page: { readonly page: number; readonly size: number }) => UnknownAction;
  readonly listOpened: (list: OpenedList<F>) => UnknownAction;
  readonly listHanded: (list: HandedList<F>) => UnknownAction;
}

export interface List<F extends object> {
  readonly start: FilterState<F>;
  readonly select: (state: { readonly lists: object }) => FilterState<F>;
  readonly kinds: FragmentKinds<F>;
  readonly actions: ListActions<F>;
  readonly reducer: Reducer<FilterState<F>>;
}

/** The list for its screen. */
export interface AppliedList<F extends object> {
  readonly filters: F;
  /** from 1 */
  readonly page: number;
  readonly size: number;
  /** False until the filters that the address names are applied. */
  readonly arrived: boolean;
  readonly change: (change: Partial<F>) => void;
  readonly reset: () => void;
  readonly goTo: (page: number, size: number) => void;
}

/** Creates the slice of a list and adds it to the store when the module of its screen is loaded. */
export function createList<F extends object>({ kinds, ...options }: ListOptions<F>): List<F> {
  const slice = createFilterSlice<F>(options);
  const { filtersReset, pageChanged, listOpened, listHanded } = slice.actions;
  // TypeScript cannot resolve the type of a payload that depends on a type parameter.
  const filtersChanged = slice.actions.filtersChanged as ListActions<F>['filtersChanged'];
  return {
    start: slice.getInitialState(),
    select: injectList(slice),
    kinds,
    reducer: slice.reducer,
    actions: { filtersChanged, filtersReset, pageChanged, listOpened, listHanded },
  };
}

export function useList<F extends object>({ start, select, kinds, actions }: List<F>): AppliedList<F> {
  const dispatch = useDispatch();
  const list = useSelector(select);
  const { filtersChanged, filtersReset, pageChanged, listOpened } = actions;
  const onArrival = useCallback((opened: OpenedList<F>) => void dispatch(listOpened(opened)), [dispatch, listOpened]);
  const arrived = useListAddress({ list, start, kinds, sizes: PAGE_SIZES, onArrival });
  return {
    filters: list.filters,
    page: list.page,
    size: list.size,
    arrived,
    change: useCallback((change: Partial<F>) => void dispatch(filtersChanged(change)), [dispatch, filtersChanged]),
    reset: () => void dispatch(filtersReset()),
    goTo: (page, size) => void dispatch(pageChanged({ page, size })),
  };
}
