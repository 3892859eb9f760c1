export { draftsReducer } from './draftsSlice';
export { useDraft } from './useDraft';
export { useReopen } from './useReopen';
