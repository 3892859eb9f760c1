import { useCallback, useSyncExternalStore } from 'react';

/** From this width in pixels on the drawer is permanent (SHELL-34). */
export const WIDE_FROM = 900;

/** Whether the browser answers to a media query, followed as the answer changes. */
function useMedia(query: string): boolean {
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

export const useIsWide = (): boolean => useMedia(`(min-width: ${WIDE_FROM}px)`);
/** The user asked the system for less motion: lists, menus and dialogs then open at once. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
