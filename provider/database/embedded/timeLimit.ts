/**
 * Calls `expired` after `limitMs` and returns a function that cancels the timer. Two timers of half the time each let a response that
 * arrived while the event loop was blocked be processed before the limit expires.
 */
export function startTimeLimit(limitMs: number, expired: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(expired, limitMs / 2);
  }, limitMs / 2);
  return () => clearTimeout(timer);
}
