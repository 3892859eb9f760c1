import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { selectStatus } from '@/shared/access';
import { paths } from '@/shared/navigation/paths';

/** Renders nothing until the sign-in state is known, then the login page or the screens of the signed-in user. */
export function AuthGate() {
  const status = useSelector(selectStatus);
  if (status === 'loading') return null;
  return status === 'signed-in' ? <Outlet /> : <Navigate to={paths.login} replace />;
}
