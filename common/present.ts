/**
 * The value that must be there by now; an error without it. A plausible one in its place would be stored or shown as if it were right.
 * @param what names it in the error
 */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`);
  return value;
}
