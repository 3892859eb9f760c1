// Calls that wait for the database or for other calls of their user, on both engines.
import { bearer, send } from '../support/http';
import { withApp } from '../support/insight';
import { tokenOf } from '../../support/provider';

test('R9 calls are rejected only while others wait, and a later one is served', async () => {
  const token = await tokenOf('admin');
  await withApp({ protect: { maxWaiting: 0, maxWaitMs: 0 }, calls: { ofOneUser: 40 } }, async (at) => {
    const info = () => send('GET', '/api/user/info', { at, headers: bearer(token) });
    const seen = new Set<number | undefined>();
    while (!seen.has(503))
      for (const { status } of await Promise.all(Array.from({ length: 40 }, info))) seen.add(status);
    expect([...seen].sort()).toEqual([200, 503]);
    expect((await info()).status).toBe(200);
  });
});

test('R9 concurrent calls of one user wait for each other and are rejected beyond the limit; those of others are served', async () => {
  const [mine, others] = await Promise.all([tokenOf('admin'), tokenOf('clerk')]);
  await withApp({ calls: { ofOneUser: 1, waiting: 1 } }, async (at) => {
    const info = async (token: string) => (await send('GET', '/api/user/info', { at, headers: bearer(token) })).status;
    const seen = new Set<number | undefined>();
    while (!seen.has(503)) {
      const calls = Array.from({ length: 10 }, () => info(mine));
      expect(await info(others)).toBe(200);
      for (const status of await Promise.all(calls)) seen.add(status);
    }
    expect([...seen].sort()).toEqual([200, 503]);
    expect(await info(mine)).toBe(200);
  });
});
