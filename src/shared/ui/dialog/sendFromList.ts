import type { KeyboardEvent } from 'react';

/** Enter on a closed list submits the form, as on other fields; Space, Arrow Down and letters open the list. */
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
