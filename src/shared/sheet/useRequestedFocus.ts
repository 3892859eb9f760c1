import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SheetSelection } from './createSelection';

/** Focuses an element when the focus of the active cell is requested, also where the cell is active already. */
export function useRequestedFocus<E extends HTMLElement>(
  selection: SheetSelection,
  isActive: boolean,
  isStillActive: () => boolean,
) {
  const element = useRef<E>(null);
  const takeFocus = useEffectEvent(() => {
    if (isStillActive() && selection.takeFocus()) element.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const take = () => takeFocus();
    take();
    return selection.subscribe(take);
  }, [isActive, selection]);
  return element;
}
