const FIELDS = 'input:not([disabled], [readonly], [type="hidden"]), textarea:not([disabled], [readonly])';

/** Puts the cursor into the first field a user can fill in. */
export function focusFirstField(inside: HTMLElement | null): void {
  inside?.querySelector<HTMLElement>(FIELDS)?.focus();
}
