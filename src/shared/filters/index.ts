export { changeFilters, createFilterSlice, injectList, type FilterState } from './filterSlice';
