import { useEffect, useRef } from 'react';

/** Ctrl+S saves wherever the focus is on the page; the browser does not save the page in its place. */
export function useSaveKey(enabled: boolean, save: () => void): void {
  const latest = useRef({ enabled, save });
  useEffect(() => {
    latest.current = { enabled, save };
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (!isSave || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      if (latest.current.enabled) latest.current.save();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
