import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { useDraftGuard } from '@/shared/drafts/useDraftGuard';
import { applyTheme } from './palette';
import './start.css';
import { startPortal, type Portal, type PortalState } from './store';

interface AppProps {
  readonly portal: Portal;
  readonly children: ReactNode;
}

/** The portal around its screens. Renders nothing until the persisted state has been read (SHELL-10). */
export function App({ portal, children }: AppProps) {
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
      <DraftGuard />
      {children}
    </Provider>
  );
}

function Theme() {
  const mode = useSelector((state: PortalState) => state.theme.mode);
  useLayoutEffect(() => applyTheme(mode), [mode]);
  return null;
}

function DraftGuard() {
  useDraftGuard();
  return null;
}
