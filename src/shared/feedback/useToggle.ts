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
  /** The record to disable, for the ConfirmDialog. */
  readonly asking: DialogState<T>;
  readonly toggle: (target: T) => void;
  readonly disable: () => Promise<unknown>;
}

/** Enables or disables a record at once; asks first if disabling takes access away. */
export function useToggle<T extends { disabled: boolean }>({ harms, set, words }: ToggleOptions<T>): Toggle<T> {
  const feedback = useFeedback();
  const asking = useDialog<T>();
  // A ref, because a second click may come before the first one is rendered.
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
