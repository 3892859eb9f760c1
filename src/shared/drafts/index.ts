export { draftsReducer } from './draftsSlice';
export { useDraft, useKeptDraft, type Draft } from './useDraft';
export { useReopen } from './useReopen';
export { createDraftWriter, type DraftWriter } from './draftWriter';
export type { StoredDraft } from './storedDrafts';
export { useStoredDraft } from './useStoredDraft';
export { KeptDrafts } from './KeptDrafts';
