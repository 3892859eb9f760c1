// Calls that would wait too long for the database, on both engines.
import { bearer, send } from '../support/http';
import { withApp } from '../support/insight';
import { tokenOf } from '../../support/provider';

test('R9 calls are rejected only while others wait, and a later one is served', async () => {
  const token = await tokenOf('admin');
  await withApp({ protect: { maxWaiting: 0, maxWaitMs: 0 } }, async (at) => {
    const info = () => send('GET', '/api/user/info', { at, headers: bearer(token) });
    const seen = new Set<number | undefined>();
    while (!seen.has(503))
      for (const { status } of await Promise.all(Array.from({ length: 40 }, info))) seen.add(status);
    expect([...seen].sort()).toEqual([200, 503]);
    expect((await info()).status).toBe(200);
  });
});
