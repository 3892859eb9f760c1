import { useLayoutEffect, useRef } from 'react';
import type { SheetSelection } from './createSelection';

/** Focuses an element when the focus of the active cell is requested, also where the cell is active already. */
export function useRequestedFocus<E extends HTMLElement>(
  selection: SheetSelection,
  isActive: boolean,
  isStillActive: () => boolean,
) {
  const element = useRef<E>(null);
  const latest = useRef(isStillActive);
  useLayoutEffect(() => {
    latest.current = isStillActive;
  });
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const take = () => {
      if (latest.current() && selection.takeFocus()) element.current?.focus({ preventScroll: true });
    };
    take();
    return selection.subscribe(take);
  }, [isActive, selection]);
  return element;
}
