import type { KeyboardEvent } from 'react';

/** Ignores Enter that is pressed since before this part of the screen was opened. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
