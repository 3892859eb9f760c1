export { draftsReducer } from './draftsSlice';
export type { DraftLink, LastAttempt } from './draftsSlice';
export { useDraft, useFoundDraft, useKeptDraft, type Draft, type DraftOptions, type Unsaved } from './useDraft';
export { useReopen } from './useReopen';
export { useDraftWriter } from './useDraftWriter';
export type { DraftVersion, StoredDraft } from './storedDrafts';
export { useStoredDraft } from './useStoredDraft';
export { KeptDrafts } from './KeptDrafts';
