export { draftsReducer } from './draftsSlice';
export type { DraftLink } from './draftsSlice';
export { useDraft, useFoundDraft, useKeptDraft, type Draft, type DraftOptions } from './useDraft';
export { useReopen } from './useReopen';
export { createDraftWriter, type DraftWriter } from './draftWriter';
export type { StoredDraft } from './storedDrafts';
export { useStoredDraft } from './useStoredDraft';
export { KeptDrafts } from './KeptDrafts';
