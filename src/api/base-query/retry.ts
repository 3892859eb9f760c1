/** Retries reads only, after temporary failures: a write without a response may have been stored. */
import type { ApiExtra } from './extra';
import type { Outcome } from './failure';

const EXTRA_TRIES = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

const backoff = (tries: number): number => FIRST_WAIT_MS * 2 ** tries * (0.75 + Math.random() / 2);

export async function withRetry(extra: ApiExtra, run: () => Promise<Outcome>): Promise<Outcome> {
  for (let tries = 0; ; tries += 1) {
    const outcome = await run();
    if (outcome.ok || !outcome.transient || tries === EXTRA_TRIES) return outcome;
    const asked = outcome.failure.retryAfterSeconds;
    const wait = asked === undefined ? backoff(tries) : asked * 1_000;
    // The provider would reject a call before the time in Retry-After.
    if (wait > LONGEST_WAIT_MS) return outcome;
    await extra.delay(wait);
  }
}
