import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { selectStatus } from '@/shared/access';
import { paths } from '@/shared/navigation/paths';

/** Nothing while it is not known who is there, the login page for nobody, the screens for whoever is signed in. */
export function AuthGate() {
  const status = useSelector(selectStatus);
  if (status === 'loading') return null;
  return status === 'signed-in' ? <Outlet /> : <Navigate to={paths.login} replace />;
}
