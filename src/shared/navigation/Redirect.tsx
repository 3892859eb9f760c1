import { Navigate, useLocation } from 'react-router-dom';

/**
 * Leads to another address and replaces the current one. `<Navigate>` acts only when it mounts: after a Back before the target is
 * rendered it would stay mounted on an empty page, so the key mounts it for each location.
 */
export function Redirect({ to }: { readonly to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
