import { useEffect, useRef, type RefObject } from 'react';

/** The ref of the button that stores a checked file. It gets the focus when the check appears, if the file can be stored. */
export function useReadyButton(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return button;
}
