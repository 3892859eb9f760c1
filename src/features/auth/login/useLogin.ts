import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { CODES } from '@/api/catalogue';
import type { SignOutReason } from '@/api/credentials/events';
import type { DraftsState } from '@/shared/drafts/draftsSlice';
import { asFailure, messageOf } from '@/shared/errors/failureText';
import { failureWords } from '@/shared/errors/words';
import { useWords } from '@/shared/words';
import type { AuthState } from '../authSlice';
import { forgetBrowser, signIn } from '../signIn';
import { authWords } from '../words';

type SignInDispatch = (thunk: ReturnType<typeof signIn> | ReturnType<typeof forgetBrowser>) => unknown;

/** Why the user sees the login page, where the user did not open it. */
function noticeOf(endedBy: SignOutReason | null, words: (typeof authWords)['en']): string {
  if (endedBy === 'expired') return words.expired;
  return endedBy === 'elsewhere' ? words.elsewhere : '';
}

/** The logic of the login page. Sends nothing without username and password. */
export function useLogin(onSignedIn: () => Promise<void> | void) {
  const dispatch = useDispatch() as SignInDispatch;
  const store = useStore<{ auth: AuthState }>();
  const words = useWords(authWords);
  const general = useWords(failureWords);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { endedBy, endedFor } = useSelector(({ auth }: { auth: AuthState }) => auth);
  const keeps = useSelector(
    ({ drafts }: { drafts: DraftsState }) => endedFor !== null && drafts[endedFor] !== undefined,
  );

  useEffect(() => {
    dispatch(forgetBrowser());
  }, [dispatch]);

  const submit = async (userName: string, password: string) => {
    if (busy || userName.trim() === '' || password === '') return;
    setBusy(true);
    setFailure('');
    try {
      await dispatch(signIn(userName.trim(), password));
      if (store.getState().auth.status === 'signed-in') await onSignedIn();
      else setFailure(words.failed);
    } catch (error) {
      // A failed sign-in shows the provider's message, otherwise the page's own text (AUTH-09). A value that the contract rejects, such
      // as a text that is too long, belongs to no account.
      const refusal = asFailure(error);
      const own = refusal.responseCode === CODES.BAD_REQUEST ? '' : messageOf(refusal, general);
      setFailure(own || words.failed);
    } finally {
      setBusy(false);
    }
  };

  const notice = failure === '' ? noticeOf(endedBy, words) : '';
  return { busy, failure, notice, kept: notice !== '' && keeps ? words.kept : '', submit };
}
