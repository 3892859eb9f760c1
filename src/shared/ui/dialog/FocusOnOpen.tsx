import { useEffect, useRef } from 'react';

/** The first field a user can fill in; a list that has its choice already is passed by. */
export const FIRST_FIELD =
  ':not(.ant-select-content-has-value) > input:not([disabled], [readonly], [type="hidden"]), textarea:not([disabled], [readonly])';

/**
 * Focuses an element of its dialog before the opening has moved, so that no key is lost; one microtask late,
 * since antd notes in its own effect where the focus has to return to.
 */
export function FocusOnOpen({ selector }: { readonly selector: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    queueMicrotask(() => {
      place.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>(selector)?.focus();
    });
  }, [selector]);
  return <span ref={place} hidden />;
}
