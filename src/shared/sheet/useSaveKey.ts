import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Enter of another element is its own key: it opens a link in a new tab. */
const isSaveKey = ({ key, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' || (key === 'Enter' && target === document.body);

/**
 * Ctrl+S saves wherever the focus is on the page, so that the browser does not save the page, and Ctrl+Enter where no element has
 * the focus. The form or the grid has its own key Ctrl+Enter.
 */
export function useSaveKey(enabled: boolean, save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && isSaveKey(event);
    if (!isSave || event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    if (enabled) save();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
