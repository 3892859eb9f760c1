// Each operation of the contract succeeds once on each engine, for a platform user where one may call it; no response may be cached.
import { operations } from '../../contract/support';
import { verdict } from '../support/http';
import { logLines } from '../support/insight';
import { sampleOf } from '../support/samples';
import { sendSample, signAllIn, tokenFor, type World } from '../support/samplesWorld';

let world: World<'platform' | 'admin'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin');
});
beforeEach(() => world.restore());

const all = operations.map((one) => [one.operationId, one] as const);

test.each(all)(
  'E3 E6 F3 %s succeeds; its responses may not be cached, set no cookie and write no line into the log',
  async (_id, operation) => {
    const done = await sendSample(operation, await sampleOf(operation), tokenFor(operation, world.tokens));
    expect(verdict(done)).toEqual([200, 100]);
    const refused = await sendSample(operation, { path: {} }, undefined);
    for (const { headers } of [done, refused]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect(await logLines()).toEqual([]);
  },
);
