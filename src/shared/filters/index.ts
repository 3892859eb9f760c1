export { changeFilters, createFilterSlice, type FilterState } from './filterSlice';
