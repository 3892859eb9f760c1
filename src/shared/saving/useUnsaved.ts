import { useEffect } from 'react';
import { useKeptDraft, type Draft, type Unsaved } from '../drafts';
import { feedbackWords, useSnackbar } from '../feedback';
import { useWords } from '../words';

/** Stores the unsaved values as a draft when the sign-in expires, and reports once that a draft was restored. */
export function useUnsaved<Work extends object, Base>(
  draft: Draft<Work, Base>,
  dirty: boolean,
  read: () => Unsaved<Work, Base>,
  restoredText: string | undefined,
): void {
  const snackbar = useSnackbar();
  const general = useWords(feedbackWords).restored;
  const restored = draft.found !== undefined;
  useKeptDraft(draft, dirty, read);
  useEffect(() => {
    if (restored) snackbar.info(restoredText ?? general);
  }, [general, restored, snackbar, restoredText]);
}
