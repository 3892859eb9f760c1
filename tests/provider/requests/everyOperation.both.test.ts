// Each operation of the contract succeeds once on each engine; no response may be cached.
import { operations } from '../../contract/support';
import { verdict } from '../support/http';
import { sampleOf } from '../support/samples';
import { sendSample, signAllIn, tokenFor, type World } from '../support/samplesWorld';

let world: World<'platform' | 'admin'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin');
});
beforeEach(() => world.restore());

const all = operations.map((one) => [one.operationId, one] as const);

test.each(all)('E6 F3 %s succeeds; its answers are kept by no cache and set no cookie', async (_id, operation) => {
  const done = await sendSample(operation, await sampleOf(operation), tokenFor(operation, world.tokens));
  expect(verdict(done)).toEqual([200, 100]);
  const refused = await sendSample(operation, { path: {} }, undefined);
  for (const { headers } of [done, refused]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
  }
});
