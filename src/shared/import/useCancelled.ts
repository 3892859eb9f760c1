import { useCallback, useEffect, useRef, useState } from 'react';

/** The delay of ENUM-42 in milliseconds. */
const CANCEL_MS = 300;

interface Cancelling {
  /** The native file dialog was closed without a file. */
  readonly cancelled: boolean;
  /** Called when a file was chosen, or the dialog opens again. */
  readonly clear: () => void;
  /** the ref of the file input */
  readonly watch: (input: HTMLInputElement | null) => (() => void) | undefined;
}

/** Whether a native file dialog was closed without a file; it counts 300 ms after the browser reports it (ENUM-42). */
export function useCancelled(): Cancelling {
  const [cancelled, setCancelled] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    setCancelled(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const watch = useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return undefined;
      const cancel = () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setCancelled(true), CANCEL_MS);
      };
      // React has no event for the cancel of a file input.
      input.addEventListener('cancel', cancel);
      input.addEventListener('click', clear);
      return () => {
        input.removeEventListener('cancel', cancel);
        input.removeEventListener('click', clear);
      };
    },
    [clear],
  );
  return { cancelled, clear, watch };
}
