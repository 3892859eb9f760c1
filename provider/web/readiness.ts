// Whether the provider can serve calls. The result is cached and one check runs at a time, so that callers of the health addresses
// cannot overload the database.

export interface ReadinessLimits {
  /** time for which a result is returned without another check */
  cachedMs: number;
  /** time after which a check that has not ended counts as failed */
  limitMs: number;
}

export const READINESS_LIMITS: ReadinessLimits = { cachedMs: 1_000, limitMs: 2_000 };

const LATE = new Error('The database did not respond in time.');

/** @param onLost called with the reason when a check fails after one that succeeded, and when the first check fails */
export function createReadiness(
  check: () => Promise<void>,
  onLost: (reason: unknown) => void,
  { cachedMs, limitMs }: ReadinessLimits = READINESS_LIMITS,
): () => Promise<boolean> {
  let latest = { ready: true, until: -Infinity };
  let running: Promise<boolean> | undefined;
  const store = (reason: unknown): boolean => {
    const ready = reason === undefined;
    if (!ready && latest.ready) onLost(reason);
    latest = { ready, until: performance.now() + cachedMs };
    return ready;
  };

  function start(): Promise<boolean> {
    const ended = check().then(
      () => undefined,
      (error: unknown) => error ?? new Error('The check failed.'),
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Error>((resolve) => {
      timer = setTimeout(() => resolve(LATE), limitMs);
      timer.unref();
    });
    // A check past its limit is not repeated before it has ended, because another one would wait for the same database.
    void ended.then((reason) => {
      clearTimeout(timer);
      running = undefined;
      store(reason);
    });
    return Promise.race([ended, late]).then(store);
  }

  return async () => {
    if (running === undefined && performance.now() < latest.until) return latest.ready;
    running ??= start();
    return running;
  };
}
