import { useRef, type FocusEvent } from 'react';

/** Whether the window lost the focus and not the field: the field stays the active element and gets the focus back with the window. */
export const isWindowBlur = ({ currentTarget }: FocusEvent): boolean => currentTarget.contains(document.activeElement);

/** Handlers that select the text of a field when it is entered, so that typing replaces it; not when the window gets the focus back. */
export function useSelectOnFocus() {
  const left = useRef<EventTarget>(null);
  return {
    onBlur: (event: FocusEvent) => {
      left.current = isWindowBlur(event) ? event.target : null;
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target !== left.current && target instanceof HTMLInputElement) target.select();
    },
  };
}
