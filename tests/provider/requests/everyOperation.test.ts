// Rules of every operation of the contract, also of one added later: no form post, no write by reading.
import { isRead, operations, type Operation } from '../../contract/support';
import { call } from '../../support/provider';
import { bearer, ask, multipart, send, verdict } from '../support/http';
import { sampleOf } from '../support/samples';
import { sendSample, signAllIn, takesForm, targetOf, tokenFor, type World } from '../support/samplesWorld';
import { stored } from '../support/tables';

let world: World<'platform' | 'admin'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin');
});
beforeEach(() => world.restore());

const named = (some: Operation[]) => some.map((one) => [one.operationId, one] as const);
const reading = operations.filter(isRead);
const withBody = operations.filter(({ requestBody }) => requestBody);

test.each(named(reading))('F3 %s writes nothing', async (_id, operation) => {
  const sample = await sampleOf(operation);
  const before = await stored();
  expect(verdict(await sendSample(operation, sample, tokenFor(operation, world.tokens)))).toEqual([200, 100]);
  if (operation.method === 'GET')
    await send('HEAD', `/api${targetOf(operation, sample)}`, { headers: bearer(tokenFor(operation, world.tokens)) });
  expect(await stored()).toEqual(before);
});

/** What a form of another page can send without asking. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'text/plain; charset=application/json'];

test.each(named(withBody))('F3 %s refuses everything that a form of another page can send', async (_id, operation) => {
  const sample = await sampleOf(operation);
  const target = `/api${targetOf(operation, sample)}`;
  const authorization = bearer(tokenFor(operation, world.tokens));
  const before = await stored();
  const body = JSON.stringify(sample.body);
  for (const type of FORM_TYPES) {
    const answer = await ask(operation.method, target, { headers: { ...authorization, 'content-type': type }, body });
    expect([type, ...verdict(answer)]).toEqual([type, 415, 202]);
  }
  if (!takesForm(operation)) {
    const form = multipart(Object.entries(sample.body ?? {}).map(([name, value]) => ({ name, value: String(value) })));
    const answer = await ask(operation.method, target, { ...form, headers: { ...authorization, ...form.headers } });
    expect(verdict(answer)).toEqual([415, 202]);
  }
  expect(await stored()).toEqual(before);
});

test('F3 a token is accepted only as bearer: not as cookie, in the address, in a field or as user and password', async () => {
  const { accessToken } = world.tokens.platform;
  const places: Record<string, string>[] = [
    { cookie: `accessToken=${accessToken}; authorization=Bearer ${accessToken}` },
    { 'x-access-token': accessToken },
    { authorization: accessToken },
    { authorization: `Basic ${Buffer.from(`platform:${accessToken}`).toString('base64')}` },
  ];
  for (const headers of places) expect(verdict(await call('GET', '/school/all', { headers }))).toEqual([401, 107]);
  for (const query of [`access_token=${accessToken}`, `token=${accessToken}`])
    expect(verdict(await call('GET', `/school/all?${query}`))).toEqual([401, 107]);
});
