import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([disabled], [readonly])';
const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrow keys move through the fields; Enter in the last one, or Ctrl+Enter, submits the form. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>, send: () => void): void {
  const { key, target, currentTarget, nativeEvent } = event;
  const step = STEPS[key];
  if (step === undefined || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(FIELDS)];
  const next = fields[fields.indexOf(target) + step];
  if (key === 'Enter' && (!next || event.ctrlKey || event.metaKey)) {
    send();
    return;
  }
  next?.focus();
}
