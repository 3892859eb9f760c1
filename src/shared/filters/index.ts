export { changeFilters, createFilterSlice, injectList, type FilterState } from './filterSlice';
export type { FragmentKinds } from './listFragment';
export { useListAddress } from './useListAddress';
