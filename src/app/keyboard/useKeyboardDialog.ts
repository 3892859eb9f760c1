import { useCallback, useEffect, useState } from 'react';

const TEXT_FIELD = 'input, textarea, select, [contenteditable="true"]';

interface KeyboardDialogState {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** Opens the list of shortcuts by `?`, except where text is typed. */
export function useKeyboardDialog(): KeyboardDialogState {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  useEffect(() => {
    const pressed = ({ key, ctrlKey, metaKey, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || metaKey || defaultPrevented) return;
      if (!(target instanceof Element && target.matches(TEXT_FIELD))) setOpen(true);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return { open, show, close: () => setOpen(false) };
}
