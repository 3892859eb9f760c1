// Rate limit of password attempts: computes the next state of a counter from its state and the time.

const MINUTE_MS = 60_000;

export interface AttemptLimit {
  /** attempts before the first block */
  free: number;
  firstBlockMs: number;
  /** each further attempt doubles the block up to this */
  longestBlockMs: number;
  /** time without an attempt after which the count is reset */
  forgetAfterMs: number;
}

/** A minute from the 10th failure, doubling up to 15 minutes, never permanently (yardstick A9). */
export const PER_ACCOUNT: AttemptLimit = {
  free: 10,
  firstBlockMs: MINUTE_MS,
  longestBlockMs: 15 * MINUTE_MS,
  forgetAfterMs: 60 * MINUTE_MS,
};
/** 100 attempts in 15 minutes. */
export const PER_ADDRESS: AttemptLimit = {
  free: 100,
  firstBlockMs: 15 * MINUTE_MS,
  longestBlockMs: 15 * MINUTE_MS,
  forgetAfterMs: 15 * MINUTE_MS,
};

export interface Counter {
  attempts: number;
  lastAtMs: number;
  blockedUntilMs: number | null;
}

/**
 * The counter after one more attempt, and the remaining time of a block; 0 when the attempt is allowed. A blocked attempt is not counted.
 * A block that ends later than the longest one was set by another clock, or before the clock was set back: it is shortened.
 */
export function countAttempt(counter: Counter, nowMs: number, limit: AttemptLimit): { after: Counter; waitMs: number } {
  if (counter.blockedUntilMs !== null && counter.blockedUntilMs > nowMs) {
    const blockedUntilMs = Math.min(counter.blockedUntilMs, nowMs + limit.longestBlockMs);
    return { after: { ...counter, blockedUntilMs }, waitMs: blockedUntilMs - nowMs };
  }
  const attempts = nowMs - counter.lastAtMs > limit.forgetAfterMs ? 1 : counter.attempts + 1;
  const doubled = limit.firstBlockMs * 2 ** Math.min(attempts - limit.free, 20);
  const blockedUntilMs = attempts < limit.free ? null : nowMs + Math.min(doubled, limit.longestBlockMs);
  return { after: { attempts, lastAtMs: nowMs, blockedUntilMs }, waitMs: 0 };
}
