/** Web Locks of one browser, shared by its tabs: one holder at a time, first come first served. */
export function fakeLocks(): LockManager {
  let tail: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => {
    const result = tail.then(run);
    tail = result.catch(() => undefined);
    return result;
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

/** A browser that offers locks and refuses them, as in an opaque origin. */
export const refusingLocks = (): LockManager =>
  ({ request: () => Promise.reject(new Error('SecurityError')) }) as unknown as LockManager;
