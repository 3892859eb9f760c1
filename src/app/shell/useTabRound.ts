import { useEffect } from 'react';
import { endsOf } from './tabbable';

/**
 * In an open dialog or drawer Tab goes from the last control to the first and back. The component library brings the focus
 * back only once it has left: past the last control there is nothing to leave to, so that one Tab would go nowhere.
 */
export function useTabRound(): void {
  useEffect(() => {
    const goRound = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const dialog = document.activeElement?.closest('[aria-modal="true"]');
      if (!dialog) return;
      const { first, last } = endsOf(dialog);
      const [end, start] = event.shiftKey ? [first, last] : [last, first];
      if (document.activeElement !== end) return;
      event.preventDefault();
      start?.focus();
    };
    document.addEventListener('keydown', goRound);
    return () => document.removeEventListener('keydown', goRound);
  }, []);
}
