export { draftsReducer } from './draftsSlice';
export { useDraft, useKeptDraft, type Draft } from './useDraft';
export { useReopen } from './useReopen';
export { KeptDrafts } from './KeptDrafts';
