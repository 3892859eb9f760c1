// Each operation that takes an Idempotency-Key, found in the contract: a repeated request is executed once.
import { ofPlatform, operations } from '../../contract/support';
import { withoutHeaders } from '../support/http';
import { sampleOf } from '../support/samples';
import { sendSample, signAllIn, type World } from '../support/samplesWorld';
import { FIRST } from '../support/schools';
import { countOf, stored } from '../support/tables';

const KEY = { 'Idempotency-Key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f64' };

let world: World<'admin' | 'platform'>;
beforeAll(async () => {
  world = await signAllIn('admin', 'platform');
});
beforeEach(() => world.restore());

const keyed = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'));
const withVersion = operations.filter(
  (operation) => operation.method === 'PUT' && operation['x-codes'].includes('STALE_VERSION'),
);

/** First passwords are in the first response alone. */
const withoutPasswords = <Answer>(answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'password' ? null : value))) as Answer;

test('C1 every change of a record with a version takes a key, except the order of classes', () => {
  const names = new Set(keyed.map(({ operationId }) => operationId));
  const without = withVersion.map(({ operationId }) => operationId).filter((name) => !names.has(name));
  expect(without).toEqual(['orderClasses']);
});

test.each(keyed.map((operation) => [operation.operationId, operation] as const))(
  'C1 %s sent again with its key, once and five times at once, is carried out once and gets the same answer',
  async (name, operation) => {
    const token = world.tokens[ofPlatform(operation) ? 'platform' : 'admin'].accessToken;
    const sample = await sampleOf(operation, FIRST);
    const sent = async () => withoutHeaders(await sendSample(operation, sample, token, KEY));
    const carriedOut = () => countOf('audit_entries', `event = '${name}'`);
    const before = await carriedOut();
    const first = await sent();
    expect([first.status, first.responseCode]).toEqual([200, 100]);
    const [after, once] = [await stored(), await carriedOut()];
    expect(once).toBeGreaterThan(before);
    const again = withoutPasswords(first);
    expect(await sent()).toEqual(again);
    expect(await Promise.all([1, 2, 3, 4, 5].map(sent))).toEqual([1, 2, 3, 4, 5].map(() => again));
    expect(await stored()).toEqual(after);
    expect(await carriedOut()).toBe(once);
  },
);
