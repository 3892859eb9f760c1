import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The fields of a column; after the last row comes the save button. */
function stopsOf(container: HTMLElement, column: string): HTMLElement[] {
  const fields = container.querySelectorAll<HTMLElement>(`input[data-column="${column}"]:not(:disabled)`);
  const save = container.closest('[role="dialog"]')?.querySelector<HTMLElement>('button[type="submit"]:not(:disabled)');
  return [...fields, ...(save ? [save] : [])];
}

/** Enter and the arrow keys move within a column; Ctrl+Enter submits. */
export function moveByRow(event: KeyboardEvent<HTMLElement>, send: () => void): void {
  const { key, target, currentTarget } = event;
  const column = target instanceof HTMLInputElement ? target.dataset['column'] : undefined;
  const step = STEPS[key];
  if (column === undefined || step === undefined || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return send();
  const stops = stopsOf(currentTarget, column);
  const next = stops[stops.indexOf(target as HTMLInputElement) + step];
  next?.focus();
  // Selects the number, so that typing replaces it.
  if (next instanceof HTMLInputElement && next.type === 'text') next.select();
}
