import { useCallback, useSyncExternalStore } from 'react';

/** Whether the browser answers to a media query, followed as the answer changes. */
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

/** From this width in pixels on there is room for more than a phone's layout, as in the style sheets. */
const ROOMY_FROM = 600;

export const useIsRoomy = (): boolean => useMedia(`(min-width: ${ROOMY_FROM}px)`);
