import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useOutletContext } from 'react-router-dom';
import type { AccessState } from '@/shared/access';
import { useSnackbar } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import type { GateContext } from '../AuthGate';
import { appWords } from '../words';

/** Shows once who signed in, where the screens of another user were open before. */
export function useNewUserMessage(): void {
  const { isNewUser } = useOutletContext<GateContext>();
  const store = useStore<AccessState>();
  const words = useWords(appWords);
  const snackbar = useSnackbar();
  useEffect(() => {
    const { user } = store.getState().auth;
    if (isNewUser && user !== null) snackbar.info(words.signedInElsewhere(user.displayName || user.userName));
  }, [isNewUser, store, words, snackbar]);
}
