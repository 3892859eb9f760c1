type Run = (lock: object | null) => Promise<unknown>;

/** Web Locks of one browser, shared by its tabs: one holder at a time, first come first served. */
export function fakeLocks(): LockManager {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = (run: Run) => {
    waiting += 1;
    const result = tail.then(() => run({})).finally(() => (waiting -= 1));
    tail = result.catch(() => undefined);
    return result;
  };
  const request = (_name: string, ...[first, second]: [Run] | [LockOptions, Run]) => {
    if (second === undefined) return inTurn(first as Run);
    return waiting > 0 ? Promise.resolve(second(null)) : inTurn(second);
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

/** A browser that offers locks and refuses them, as in an opaque origin. */
export const refusingLocks = (): LockManager =>
  ({ request: () => Promise.reject(new Error('SecurityError')) }) as unknown as LockManager;
