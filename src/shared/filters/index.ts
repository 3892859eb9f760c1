export { changeFilters, createFilterSlice, type FilterParents, type FilterState } from './filterSlice';
