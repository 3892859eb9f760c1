import { useId, useState } from 'react';

/** What a dialog is about, and whether it is open. */
export interface DialogState<T> {
  readonly target: T | undefined;
  readonly open: boolean;
  /** Another one for each opening, and no other key of the screen: as the dialog's it makes every opening a fresh start. */
  readonly opening: string;
  readonly show: (target: T) => void;
  readonly close: () => void;
}

/**
 * Keeps the target while the dialog closes, so that nothing in it changes on its way out.
 * @param initial opens the dialog with its component
 */
export function useDialog<T>(initial?: T): DialogState<T> {
  const id = useId();
  const [state, setState] = useState<{ target: T | undefined; open: boolean; opening: number }>({
    target: initial,
    open: initial !== undefined,
    opening: 0,
  });
  return {
    ...state,
    opening: `${id}${state.opening}`,
    show: (target) => setState(({ opening }) => ({ target, open: true, opening: opening + 1 })),
    close: () => setState((before) => ({ ...before, open: false })),
  };
}
