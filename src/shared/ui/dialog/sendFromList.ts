import type { KeyboardEvent } from 'react';

/** A list that is closed sends the form like every field; Space, Arrow Down and letters open it. */
export function sendFromList(event: KeyboardEvent<HTMLElement>, send: () => void): void {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  const closed = target.matches(
    '.ant-select:not(.ant-select-auto-complete) [role="combobox"]:not([aria-expanded="true"])',
  );
  if (!closed) return;
  event.preventDefault();
  event.stopPropagation();
  send();
}
