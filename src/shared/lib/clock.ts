/**
 * The time of the provider, which decides on dates. A computer's own clock is often wrong by a day or by years, because it starts
 * without a battery or in another time zone.
 */

/** A smaller difference may be the duration of a response, and changes no date that matters. */
const TOLERANCE_MS = 300_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/** Milliseconds since the epoch, by the provider's clock as far as it is known. */
export const now = (): number => Date.now() + aheadMs;

/** Follows the provider's clock from its time of this moment, in milliseconds since the epoch. */
export function followProvider(time: number): void {
  const difference = time - Date.now();
  const next = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
  // Responses take different times, which must not set the clock every time.
  if (Math.abs(next - aheadMs) < TOLERANCE_MS) return;
  aheadMs = next;
  listeners.forEach((listener) => listener());
}

/** Follows the computer's clock again, as before the first response. */
export const followComputer = (): void => followProvider(Date.now());

/** Calls back when the clock is set; the returned function ends it. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
