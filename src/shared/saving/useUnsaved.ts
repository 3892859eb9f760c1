import { useEffect } from 'react';
import { useKeptDraft, type Draft, type Unsaved } from '../drafts';
import { feedbackWords, useSnackbar } from '../feedback';
import { useWords } from '../words';
import type { SubmitWords } from './useSend';

/** Stores the unsaved values as a draft when the sign-in expires, and reports once that a draft was restored. */
export function useUnsaved<Work extends object, Base>(
  draft: Draft<Work, Base>,
  dirty: boolean,
  read: () => Unsaved<Work, Base>,
  words: Pick<SubmitWords, 'restored' | 'notKept'>,
): void {
  const snackbar = useSnackbar();
  const general = useWords(feedbackWords);
  const { found } = draft;
  const { undecided, outdated } = found?.attempt ?? {};
  const decided = outdated ? general.restoredOutdated : (words.restored ?? general.restored);
  const restored = undecided ? general.restoredUndecided : decided;
  const text = found && [restored, ...(words.notKept === undefined ? [] : [words.notKept])].join(' ');
  useKeptDraft(draft, dirty, read);
  useEffect(() => {
    if (text !== undefined) snackbar.info(text);
  }, [snackbar, text]);
}
