import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Provider, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { applyTheme } from './palette';
import { PortalRoutes } from './preload';
import type { PortalRouter } from './router';
import './start.css';
import { startPortal, type Portal, type PortalState } from './store';

interface AppProps {
  readonly portal: Portal;
  readonly router: PortalRouter;
}

/** The portal. Renders nothing until the persisted state has been read (SHELL-10). */
export function App({ portal, router }: AppProps) {
  const { persistor } = portal;
  const ready = useSyncExternalStore(
    (onChange) => persistor.subscribe(onChange),
    () => persistor.getState().bootstrapped,
  );
  useEffect(() => {
    if (ready) startPortal(portal);
  }, [portal, ready]);
  if (!ready) return null;
  return (
    <Provider store={portal.store}>
      <Theme />
      <PortalRoutes value={router.routes}>
        <RouterProvider router={router} />
      </PortalRoutes>
    </Provider>
  );
}

function Theme() {
  const mode = useSelector((state: PortalState) => state.theme.mode);
  useLayoutEffect(() => applyTheme(mode), [mode]);
  return null;
}
