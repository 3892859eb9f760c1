import { useEffect, useEffectEvent } from 'react';
import { keyLetter } from '../lib/keyLetter';

type SaveKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether Ctrl+S or Ctrl+Enter is pressed. */
export const isSaveKey = (event: SaveKey): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && (event.key === 'Enter' || keyLetter(event) === 's');

/** Ctrl+Enter of another element is its own key: it opens a link in a new tab. */
const isOwnEnter = ({ key, target }: KeyboardEvent): boolean => key === 'Enter' && target !== document.body;

/**
 * Ctrl+S saves wherever the focus is on the page, so that the browser does not save the page, and Ctrl+Enter where no element has
 * the focus. The form or the grid has its own key Ctrl+Enter.
 */
export function useSaveKey(enabled: boolean, save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event) || isOwnEnter(event)) return;
    if (event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    if (enabled) save();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
