/**
 * Calls `expired` when `limitMs` have passed and returns a function that calls it off. The time is measured in two halves:
 * an event loop that was blocked sees the answer that waited for it before patience ends.
 */
export function patience(limitMs: number, expired: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(expired, limitMs / 2);
  }, limitMs / 2);
  return () => clearTimeout(timer);
}
