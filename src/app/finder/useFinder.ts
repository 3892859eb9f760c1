import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyLetter } from '@/shared/lib/keyLetter';
import { hasControl } from '../keyboard/platform';

export interface Finder {
  /** the text that was typed before it opened; undefined while it is closed */
  readonly typed: string | undefined;
  readonly show: (typed?: string) => void;
  /** Closes the finder synchronously; afterwards the focus is where it was before. */
  readonly close: () => void;
}

/** Opens the finder by Ctrl+K anywhere, also in a grid that has its own keys. */
export function useFinder(): Finder {
  const [typed, setTyped] = useState<string>();
  const opener = useRef<HTMLElement | null>(null);
  const show = useCallback((text = '') => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setTyped(text);
  }, []);
  const close = useCallback(() => flushSync(() => setTyped(undefined)), []);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!hasControl(event) || keyLetter(event) !== 'k') return;
      event.preventDefault();
      event.stopPropagation();
      if (typed === undefined) show();
    };
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [show, typed]);
  useLayoutEffect(() => {
    if (typed === undefined) opener.current?.focus({ preventScroll: true });
  }, [typed]);
  return { typed, show, close };
}
