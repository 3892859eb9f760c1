import { useRef } from 'react';
import { useDialog, type DialogState } from '../ui';
import { useFeedback } from './useFeedback';

interface ToggleOptions<T> {
  /** Whether disabling the record takes access away from users. */
  readonly harms: (target: T) => boolean;
  readonly set: (target: T, disabled: boolean) => Promise<unknown>;
  readonly words: { readonly enabled: string; readonly disabled: string; readonly failed: string };
}

export interface Toggle<T> {
  /** What is about to be disabled, for the ConfirmDialog. */
  readonly asking: DialogState<T>;
  readonly toggle: (target: T) => void;
  readonly disable: () => Promise<unknown>;
}

/** Enables and disables what a row shows, at once; where disabling does harm a dialog asks first. */
export function useToggle<T extends { disabled: boolean }>({ harms, set, words }: ToggleOptions<T>): Toggle<T> {
  const feedback = useFeedback();
  const asking = useDialog<T>();
  // Read at once: two clicks may come before the first is drawn.
  const sending = useRef(false);
  const send = async (target: T, disabled: boolean) => {
    if (sending.current) return;
    sending.current = true;
    await feedback(set(target, disabled), {
      success: disabled ? words.disabled : words.enabled,
      fallback: words.failed,
    });
    sending.current = false;
  };
  return {
    asking,
    toggle: (target) => {
      if (!target.disabled && harms(target)) asking.show(target);
      else void send(target, !target.disabled);
    },
    disable: async () => {
      if (asking.target) await send(asking.target, true);
    },
  };
}
