export { ClassSelectionBar } from './ClassSelectionBar';
export { selectionChanged, type ClassSelectionFilters } from './classSelectionSlice';
export { selectionName, useClassSelection, type ClassSelection, type ClassSelectionState } from './useClassSelection';
