/** Applied filters, in memory until the sign-out: a change of a parent resets its children, any change returns to page 1. */
import { PAGE_SIZE } from '@common/pageSizes';
import { combineSlices, createSlice, type Draft, type PayloadAction, type Slice } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';
import { schoolPicked } from '../domain/lastSchoolSlice';

/** The filter that each filter depends on, e.g. `{ sectionId: 'classId', classId: 'sessionId' }`. */
type FilterParents<F> = Partial<Record<keyof F & string, keyof F & string>>;

export interface FilterState<F> {
  readonly filters: F;
  readonly page: number;
  readonly size: number;
  /** The key of the navigation whose address set these filters. */
  readonly arrival?: string;
  /** The id of the last hand-over that set the filters. */
  readonly opening?: string;
}

/** Filters that replace all applied ones. */
export interface HandedList<F> {
  readonly filters: Partial<F>;
  readonly opening: string;
}

/** The filters and the page that an address names. */
export interface OpenedList<F> extends Partial<Omit<FilterState<F>, 'filters' | 'arrival' | 'opening'>> {
  readonly filters: Partial<F>;
  readonly arrival: string;
}

export interface FilterSliceOptions<F> {
  readonly name: string;
  readonly start: F;
  readonly parents?: FilterParents<F>;
  readonly size?: number;
}

/** Returns the filters after a change; children of a changed parent are reset unless the change names them. */
export function changeFilters<F extends object>(
  current: F,
  change: Partial<F>,
  start: F,
  parents: FilterParents<F> = {},
): F {
  const names = Object.keys(start) as (keyof F & string)[];
  const isStale = (name: keyof F & string, seen: readonly string[] = []): boolean => {
    const parent = parents[name];
    if (name in change || parent === undefined || seen.includes(name)) return false;
    const changed = parent in change && change[parent] !== current[parent];
    return changed || isStale(parent, [...seen, name]);
  };
  const next = { ...current, ...change };
  for (const name of names) if (isStale(name)) next[name] = start[name];
  return next;
}

/** The state of every list, in the store as `lists`; the slice of a list is injected when its screen is loaded. */
export const listsReducer = combineSlices();

/** Injects a list into the store and returns its selector, which returns the start until the first change. */
export function injectList<F>(slice: Slice<FilterState<F>>): (state: { readonly lists: object }) => FilterState<F> {
  const injected = slice.injectInto(listsReducer);
  return ({ lists }) => injected.selectSlice(lists as Parameters<typeof injected.selectSlice>[0]);
}

export function createFilterSlice<F extends object>({
  name,
  start,
  parents = {},
  size = PAGE_SIZE,
}: FilterSliceOptions<F>) {
  type State = FilterState<F>;
  const initial: State = { filters: start, page: 1, size };
  // Every case returns a new state, so the drafts of Immer are not modified.
  const asState = (draft: Draft<State>) => draft as State;
  const asDraft = (state: State) => state as Draft<State>;
  return createSlice({
    name,
    initialState: initial,
    reducers: {
      filtersChanged: (draft, { payload }: PayloadAction<Partial<F>>) => {
        const state = asState(draft);
        return asDraft({ ...state, filters: changeFilters(state.filters, payload, start, parents), page: 1 });
      },
      /** Applies the filters and the page of an address and resets everything else. */
      listOpened: (_draft, { payload }: PayloadAction<OpenedList<F>>) =>
        asDraft({ ...initial, ...payload, filters: { ...start, ...payload.filters } }),
      listHanded: (draft, { payload: { filters, opening } }: PayloadAction<HandedList<F>>) =>
        asDraft({ ...asState(draft), filters: { ...start, ...filters }, page: 1, opening }),
      filtersReset: (draft) => asDraft({ ...asState(draft), filters: start, page: 1 }),
      pageChanged: (draft, { payload }: PayloadAction<{ readonly page: number; readonly size: number }>) =>
        asDraft({
          ...asState(draft),
          page: payload.size === draft.size ? payload.page : 1,
          size: payload.size,
        }),
    },
    extraReducers: (builder) =>
      builder
        // A list of a school follows the school that the platform user works in.
        .addCase(schoolPicked, (draft, { payload }) => {
          const state = asState(draft);
          const { schoolId } = state.filters as { readonly schoolId?: number };
          if (!('schoolId' in start) || schoolId === payload) return draft;
          const change = { schoolId: payload } as object as Partial<F>;
          return asDraft({ ...state, filters: changeFilters(state.filters, change, start, parents), page: 1 });
        })
        // The next user starts with the initial filters.
        .addCase(signedOut, () => asDraft(initial)),
  });
}
