/** Applied filters, in memory until the sign-out: changing a parent resets its children, any change returns to page 1. */
import { combineSlices, createSlice, type Draft, type PayloadAction, type Slice } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';

/** Which filter each one depends on, e.g. `{ sectionId: 'classId', classId: 'sessionId' }`. */
type FilterParents<F> = Partial<Record<keyof F & string, keyof F & string>>;

export interface FilterState<F> {
  readonly filters: F;
  readonly page: number;
  readonly size: number;
  /** The key of the navigation whose address named this list, if one did. */
  readonly arrival?: string;
}

/** A list as an address names it. */
export interface OpenedList<F> extends Partial<Omit<FilterState<F>, 'filters' | 'arrival'>> {
  readonly filters: Partial<F>;
  readonly arrival: string;
}

interface FilterSliceOptions<F> {
  readonly name: string;
  readonly start: F;
  readonly parents?: FilterParents<F>;
  readonly size?: number;
}

/** The filters after a change; children of a changed parent go back to the start unless the change names them. */
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

/** The state of every list, in the store as `lists`: a list brings its slice when its screen is loaded. */
export const listsReducer = combineSlices();

/** Puts a list into the store. The selector answers with the start until something was changed. */
export function injectList<F>(slice: Slice<FilterState<F>>): (state: { readonly lists: object }) => FilterState<F> {
  const injected = slice.injectInto(listsReducer);
  return ({ lists }) => injected.selectSlice(lists as Parameters<typeof injected.selectSlice>[0]);
}

/** The one way a list screen keeps its applied filters and its page in the store. */
export function createFilterSlice<F extends object>({ name, start, parents = {}, size = 10 }: FilterSliceOptions<F>) {
  type State = FilterState<F>;
  const initial: State = { filters: start, page: 1, size };
  // Every case returns a new state, so a draft is only another name for it.
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
      /** What an address names takes the place of everything; the rest goes back to the start. */
      listOpened: (_draft, { payload }: PayloadAction<OpenedList<F>>) =>
        asDraft({ ...initial, ...payload, filters: { ...start, ...payload.filters } }),
      filtersReset: (draft) => asDraft({ ...asState(draft), filters: start, page: 1 }),
      pageChanged: (draft, { payload }: PayloadAction<{ readonly page: number; readonly size: number }>) =>
        asDraft({
          ...asState(draft),
          page: payload.size === draft.size ? payload.page : 1,
          size: payload.size,
        }),
    },
    // Whoever signs in next starts anew.
    extraReducers: (builder) => builder.addCase(signedOut, () => asDraft(initial)),
  });
}
