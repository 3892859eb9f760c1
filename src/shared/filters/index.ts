export { createList, useList, type AppliedList, type List } from './createList';
export { changeFilters, createFilterSlice, injectList, type FilterState, type OpenedList } from './filterSlice';
export type { FragmentKinds } from './listFragment';
export { useListAddress } from './useListAddress';
