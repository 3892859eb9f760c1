export { draftsReducer } from './draftsSlice';
export { useDraft } from './useDraft';
