import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { isOtherUser } from '@/api/credentials/tokenUser';
import { selectStatus, useSignedInUser } from '@/shared/access';
import { paths } from '@/shared/navigation/paths';
import { Redirect } from '@/shared/navigation/Redirect';

/** Passed to the shell. */
export interface GateContext {
  /** Another user signed in in another tab while the screens of the previous user were open here. */
  readonly isNewUser: boolean;
}

const SAME_USER: GateContext = { isNewUser: false };
const NEW_USER: GateContext = { isNewUser: true };

/** Renders nothing until the sign-in state is known, then the login page or the screens of the signed-in user. */
export function AuthGate() {
  const status = useSelector(selectStatus);
  const userId = useSignedInUser()?.userId;
  // The user of the screens, which are mounted for one user only.
  const [shown, setShown] = useState({ userId, context: SAME_USER });
  if (!shown.userId && userId) setShown({ userId, context: SAME_USER });
  const onLeft = useCallback(() => setShown({ userId, context: NEW_USER }), [userId]);
  if (status === 'loading') return null;
  if (status !== 'signed-in') return <Redirect to={paths.login} />;
  if (isOtherUser(shown.userId, userId)) return <LeaveAddress onLeft={onLeft} />;
  return <Outlet key={shown.userId} context={shown.context} />;
}

/**
 * Leads to the dashboard, because the address may name a record or a state of the previous user. The screens of that user are
 * unmounted before, so that none of them blocks it.
 */
function LeaveAddress({ onLeft }: { readonly onLeft: () => void }) {
  const { key, pathname } = useLocation();
  const [first] = useState(key);
  const hasLeft = key !== first && pathname === paths.dashboard;
  useEffect(() => {
    if (hasLeft) onLeft();
  }, [hasLeft, onLeft]);
  return hasLeft ? null : <Redirect to={paths.dashboard} />;
}
