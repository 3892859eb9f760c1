import { useId, useState } from 'react';

/** The target of a dialog, and whether it is open. */
export interface DialogState<T> {
  readonly target: T | undefined;
  readonly open: boolean;
  /** Different for each opening and unique on the screen. As the key of the dialog, it resets the dialog at each opening. */
  readonly opening: string;
  readonly show: (target: T) => void;
  readonly close: () => void;
}

/**
 * Keeps the target until the closing animation ends, so that the content of the dialog does not change during it.
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
