import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectStatus } from '@/shared/access';
import { paths } from '@/shared/navigation/paths';
import { Redirect } from '@/shared/navigation/Redirect';

/** Renders nothing until the sign-in state is known, then the login page or the screens of the signed-in user. */
export function AuthGate() {
  const status = useSelector(selectStatus);
  if (status === 'loading') return null;
  return status === 'signed-in' ? <Outlet /> : <Redirect to={paths.login} />;
}
