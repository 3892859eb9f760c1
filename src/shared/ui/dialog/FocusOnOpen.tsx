import { useEffect, useRef } from 'react';

/** The first empty field; a select with a value is skipped. */
export const FIRST_FIELD =
  ':not(.ant-select-content-has-value) > input:not([disabled], [readonly], [type="hidden"]), textarea:not([disabled], [readonly])';

/**
 * Focuses an element of its dialog before the opening animation, so that no key is lost; one microtask late, because antd stores the
 * element to return the focus to in its own effect. If antd then focuses the dialog itself, where no key has an effect, passes the focus
 * on until a pointer is used in the dialog.
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
