/**
 * The value, or an error if it is missing. A default in its place would be stored or shown as if it were correct.
 * @param what names the value in the error
 */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`);
  return value;
}
