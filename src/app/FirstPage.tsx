import { Component, lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { loadLoginScreen } from '@/features/auth';
import { paths } from '@/shared/navigation/paths';
import { Boot } from './Boot';
import { BrokenScreen } from './BrokenScreen';

const isAtLogin = (): boolean => window.location.pathname === paths.login;

const loadRouter = () => import(/* webpackChunkName: "router" */ './Screens');

let opened: ReturnType<Awaited<ReturnType<typeof loadRouter>>['openScreens']> | undefined;
const openScreens = () => (opened ??= loadRouter().then((router) => router.openScreens()));

const LoginScreen = lazy(async () => ({ default: (await loadLoginScreen()).LoginScreen }));
const Screens = lazy(openScreens);

/** Begins to load what the address shows, before the settings have been read. */
export function loadFirstPage(): void {
  const loaded = isAtLogin() ? loadLoginScreen() : loadRouter();
  // The page reports a failure.
  loaded.catch(() => undefined);
}

/** On the first key at the login page: loads what the sign-in opens. */
function prepareSignIn(): void {
  loadRouter()
    .then(({ prepareSignIn: prepare }) => prepare())
    .catch(() => undefined);
}

/**
 * The login page where the portal is opened there, else the screens. The login page needs no router, so a first visit over a slow
 * connection loads a fifth less script; the screens have the same page at the same address for a sign-out.
 */
export function FirstPage() {
  const [atLogin, setAtLogin] = useState(isAtLogin);

  useEffect(() => {
    if (!atLogin) return;
    // A change of the hash alone is reported too, and would empty the fields.
    const onMove = () => setAtLogin(isAtLogin());
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, [atLogin]);

  const onSignedIn = async () => {
    window.history.replaceState({ ...(window.history.state as object | null), usr: null }, '', '/');
    await openScreens().catch(() => undefined);
    startTransition(() => setAtLogin(false));
  };

  return (
    <Guard>
      <Suspense fallback={<Boot />}>
        {atLogin ? <LoginScreen onTyping={prepareSignIn} onSignedIn={onSignedIn} /> : <Screens />}
      </Suspense>
    </Guard>
  );
}

/** Shows the page for a failed screen where the script of the first page cannot be loaded. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? <BrokenScreen /> : this.props.children;
  }
}
