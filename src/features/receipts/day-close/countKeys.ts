import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([disabled], [readonly])';
const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrow keys move through the fields from top to bottom; Enter in the last one sends the form. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, nativeEvent } = event;
  const step = STEPS[key];
  if (step === undefined || ctrlKey || metaKey || nativeEvent.isComposing || !(target instanceof HTMLInputElement))
    return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(FIELDS)];
  const next = fields[fields.indexOf(target) + step];
  if (!next && key === 'Enter') return;
  event.preventDefault();
  next?.focus();
  // As Tab does it: what is typed replaces the number.
  next?.select();
}
