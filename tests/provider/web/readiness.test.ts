// The check of the database by itself: when it runs, and how long its result is valid.
import { createReadiness } from '../../../provider/web/readiness.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function checked() {
  const checks: { succeed: () => void; fail: (error: Error) => void }[] = [];
  const lost: unknown[] = [];
  const isReady = createReadiness(
    () => new Promise<void>((succeed, fail) => checks.push({ succeed, fail })),
    (reason) => lost.push(reason),
    { cachedMs: 1_000, limitMs: 2_000 },
  );
  return { checks, lost, isReady };
}

test('F8 a hundred callers at once cause one check of the database, and its result is valid for a second', async () => {
  const { checks, isReady } = checked();
  const callers = Array.from({ length: 100 }, () => isReady());
  checks[0]?.succeed();
  expect(new Set(await Promise.all(callers))).toEqual(new Set([true]));
  jest.advanceTimersByTime(999);
  expect(await isReady()).toBe(true);
  expect(checks).toHaveLength(1);
  jest.advanceTimersByTime(1);
  const next = isReady();
  checks[1]?.fail(new Error('gone'));
  expect([await next, await isReady(), checks.length]).toEqual([false, false, 2]);
});

test('R7 a check without a response fails at its limit, and no other one starts before it has ended', async () => {
  const { checks, lost, isReady } = checked();
  const first = isReady();
  jest.advanceTimersByTime(2_000);
  expect(await first).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect([await isReady(), checks.length, lost.length]).toEqual([false, 1, 1]);
  checks[0]?.succeed();
  await jest.advanceTimersByTimeAsync(0);
  expect([await isReady(), checks.length]).toEqual([true, 1]);
});

test('F9 the reason is reported once for each loss of the database', async () => {
  const { checks, lost, isReady } = checked();
  const gone = new Error('gone');
  for (const outcome of ['fail', 'fail', 'succeed', 'fail'] as const) {
    const next = isReady();
    checks.at(-1)?.[outcome](gone);
    await next;
    jest.advanceTimersByTime(1_000);
  }
  expect(lost).toEqual([gone, gone]);
});
