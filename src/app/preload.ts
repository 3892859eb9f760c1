// Loads the code of screens before they are opened, so that an opening waits for its data alone.
import { createContext } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '@/shared/navigation/paths';
import type { MenuEntry, MenuGroup } from './menu';

/** The screens opened most often, loaded one after the other while the browser has nothing to do after a sign-in. */
const FREQUENT: readonly string[] = [
  paths.students,
  paths.receipts,
  paths.viewStudent,
  paths.feeReceipt,
  paths.registerStudent,
  paths.uploadResult,
];

/** The routes of the portal, whose screens a link may load. */
export const PortalRoutes = createContext<RouteObject[]>([]);

let signingIn = false;

/** Called on the first key at the login page. */
export function noteSignIn(): void {
  signingIn = true;
}

/** Whether a user signed in since the page was loaded, instead of reloading a screen. */
export const beganAtLogin = (): boolean => signingIn;

/** Loads the code of the screen at an address. A failure is left to the opening, which reports it. */
export async function preloadScreen(routes: RouteObject[], pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    if (typeof route.lazy === 'function') await route.lazy().catch(() => undefined);
}

/** The frequent screens that the menu, or a record of one of its screens, leads to. */
export function frequentScreens(menu: readonly (MenuEntry | MenuGroup)[]): string[] {
  const entries = menu.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  const open = new Set(entries.flatMap(({ to, records = [] }) => [to, ...records]));
  return FREQUENT.filter((path) => open.has(path));
}

/** Loads screens one after the other while the browser is idle, where it reports that. Returns a function that stops it. */
export function preloadWhenIdle(routes: RouteObject[], screens: readonly string[]): () => void {
  let stopped = false;
  const loadNext = ([next, ...others]: readonly string[]) => {
    if (next === undefined || typeof window.requestIdleCallback !== 'function') return;
    window.requestIdleCallback(() => {
      if (!stopped) void preloadScreen(routes, next).then(() => loadNext(others));
    });
  };
  loadNext(screens);
  return () => {
    stopped = true;
  };
}
