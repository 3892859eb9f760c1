import { useSyncExternalStore } from 'react';

/** From this width in pixels on the drawer is permanent (SHELL-34). */
export const WIDE_FROM = 900;

const query = () => window.matchMedia(`(min-width: ${WIDE_FROM}px)`);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
