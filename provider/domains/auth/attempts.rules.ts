// How guessing is slowed: what a counter and a time say about one more attempt.

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

/** From the 10th failure a minute, doubling to 15 minutes; never for good (yardstick A9). */
export const PER_ACCOUNT: AttemptLimit = {
  free: 10,
  firstBlockMs: MINUTE_MS,
  longestBlockMs: 15 * MINUTE_MS,
  forgetAfterMs: 60 * MINUTE_MS,
};
/** 100 in 15 minutes. */
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
 * One more attempt at this time: the counter as it then stands, and how long the caller must wait; 0 when the attempt may be
 * made. A blocked attempt is not counted. A block that ends later than any can was set by a clock that has been put back
 * since, or runs ahead on another machine: it is cut short, and holds.
 */
export function judgeAttempt(counter: Counter, nowMs: number, limit: AttemptLimit): { after: Counter; waitMs: number } {
  if (counter.blockedUntilMs !== null && counter.blockedUntilMs > nowMs) {
    const blockedUntilMs = Math.min(counter.blockedUntilMs, nowMs + limit.longestBlockMs);
    return { after: { ...counter, blockedUntilMs }, waitMs: blockedUntilMs - nowMs };
  }
  const attempts = nowMs - counter.lastAtMs > limit.forgetAfterMs ? 1 : counter.attempts + 1;
  const doubled = limit.firstBlockMs * 2 ** Math.min(attempts - limit.free, 20);
  const blockedUntilMs = attempts < limit.free ? null : nowMs + Math.min(doubled, limit.longestBlockMs);
  return { after: { attempts, lastAtMs: nowMs, blockedUntilMs }, waitMs: 0 };
}
