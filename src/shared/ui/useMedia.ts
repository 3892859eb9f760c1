import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, updated when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** From this width in pixels the layout is wider than that of a phone, as in the style sheets. */
const ROOMY_FROM = 600;

export const useIsRoomy = (): boolean => useMedia(`(min-width: ${ROOMY_FROM}px)`);
