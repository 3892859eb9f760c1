export { changeFilters, createFilterSlice, injectList, type FilterState, type OpenedList } from './filterSlice';
export type { FragmentKinds } from './listFragment';
export { useListAddress } from './useListAddress';
