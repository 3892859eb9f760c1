import * as fc from 'fast-check';
import { fakeLocks } from './support/fakeLocks';
import { FakeProvider, networkDown, unauthorised } from './support/fakeProvider';
import { openTab, storedTokens, storeSignIn, type Tab } from './support/openTab';

/** Three times as many in the trial (npm run trials -- fuzz). */
const RUNS = 100;

/** Puts every answer and every delay under the scheduler, and counts the refreshes that overlap. */
function scheduled(scheduler: fc.Scheduler) {
  const provider = new FakeProvider();
  const overlap = { now: 0, most: 0 };
  const fetched: typeof fetch = async (input, init) => {
    const isRefresh = (input as string).endsWith('/auth/refreshToken');
    const label = `${isRefresh ? 'refresh' : 'call'} ${provider.received.length}`;
    if (isRefresh) overlap.most = Math.max(overlap.most, (overlap.now += 1));
    try {
      const answer = provider.fetch(input, init);
      answer.catch(() => undefined);
      await scheduler.schedule(Promise.resolve(), label);
      return await answer;
    } finally {
      if (isRefresh) overlap.now -= 1;
    }
  };
  const delay = (ms: number) => scheduler.schedule(Promise.resolve(), `delay ${ms}`);
  return { provider, overlap, fetch: fetched, delay };
}

type Ending = 'renewed' | 'refused' | 'unreachable';

const call = fc.record({ write: fc.boolean(), tab: fc.nat({ max: 1 }), aborted: fc.boolean() });

test('AUTH-29 AUTH-30 AUTH-31 in any order of answers one refresh runs at a time and every call settles', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.constantFrom<Ending>('renewed', 'refused', 'unreachable'),
    fc.array(call, { minLength: 2, maxLength: 8 }),
    fc.constantFrom(1, 2),
    async (scheduler, ending, calls, tabCount) => {
      storeSignIn();
      const { provider, overlap, ...world } = scheduled(scheduler);
      const locks = fakeLocks();
      const tabs = Array.from({ length: tabCount }, () => openTab(world, { locks, ...world }));
      provider.expire();
      if (ending === 'refused') provider.onRefresh = () => unauthorised();
      if (ending === 'unreachable') provider.onRefresh = networkDown;

      const settled = calls.map(async ({ write, tab, aborted }, id) => {
        await scheduler.schedule(Promise.resolve(), `start ${id}`);
        const { startWrite, startRead } = tabs[tab % tabCount] as Tab;
        const running = write ? startWrite(id) : startRead(id);
        if (aborted) void scheduler.schedule(Promise.resolve(), `abort ${id}`).then(() => running.abort());
        return running.unwrap().then(
          () => 'done',
          (error: { name?: string }) => (error.name === 'AbortError' ? 'left' : 'failed'),
        );
      });
      const results = await scheduler.waitFor(Promise.all(settled));
      await scheduler.waitIdle();
      tabs.forEach((tab) => tab.close());

      expect(overlap).toEqual({ now: 0, most: overlap.most });
      expect(overlap.most).toBeLessThanOrEqual(1);
      const stayed = results.filter((result) => result !== 'left');
      if (ending === 'renewed') {
        expect(provider.refreshes.length).toBeLessThanOrEqual(1);
        expect(stayed.filter((result) => result !== 'done')).toEqual([]);
      } else expect(stayed.filter((result) => result !== 'failed')).toEqual([]);
      for (const tab of tabs) expect(tab.signOuts().length).toBeLessThanOrEqual(1);
      if (ending === 'unreachable') expect(storedTokens().accessToken).toBe('access-1');
      for (const id of calls.keys()) {
        expect(provider.calls.filter(({ path }) => path === `/things/${id}`).length).toBeLessThanOrEqual(2);
      }
    },
  );
  await fc.assert(property, { numRuns: RUNS });
});
