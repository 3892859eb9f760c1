import { useEffect, useRef } from 'react';

/** The first field a user can fill in; a list that has its choice already is passed by. */
export const FIRST_FIELD =
  ':not(.ant-select-content-has-value) > input:not([disabled], [readonly], [type="hidden"]), textarea:not([disabled], [readonly])';

/**
 * Focuses an element of its dialog before the opening has moved, so that no key is lost; one microtask late,
 * since antd notes in its own effect where the focus has to return to. Where antd then takes the focus for the
 * dialog as a whole, on which no key does anything, it is passed on, until a pointer is used there.
 */
export function FocusOnOpen({ selector }: { readonly selector: string }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = marker.current?.closest<HTMLElement>('[role="dialog"]');
    const focus = () => dialog?.querySelector<HTMLElement>(selector)?.focus();
    const stop = () => dialog?.removeEventListener('focus', focus);
    dialog?.addEventListener('focus', focus);
    dialog?.addEventListener('pointerdown', stop, { once: true });
    queueMicrotask(focus);
    return () => {
      stop();
      dialog?.removeEventListener('pointerdown', stop);
    };
  }, [selector]);
  return <span ref={marker} hidden />;
}
