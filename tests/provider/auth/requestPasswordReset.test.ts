import { call, moveClock, resetProvider, setClock } from '../../support/provider';
import { send } from '../support/http';
import { stored } from '../support/tables';

beforeEach(resetProvider);

const ask = (email: unknown) => call('POST', '/auth/forgot-password', { json: { email } });

test('CALL-16 CALL-17 a known and an unknown address get one answer, byte for byte, and nothing changes', async () => {
  const before = await stored();
  const bodies = [];
  for (const email of ['asha.verma@saraswati.example', 'nobody@nowhere.example']) {
    const body = JSON.stringify({ email });
    const answer = await send('POST', '/api/auth/forgot-password', {
      headers: { 'content-type': 'application/json', host: 'evil.example' },
      body,
    });
    expect(answer.status).toBe(200);
    bodies.push(answer.body.toString());
  }
  expect(bodies[0]).toBe('{"responseCode":100,"responseMsg":"Success","data":null}');
  expect(bodies[1]).toBe(bodies[0]);
  expect(await stored()).toEqual(before);
});

test.each([undefined, null, 1, '', 'no address', 'a@b', ['a@b.example'], `${'a'.repeat(250)}@b.example`])(
  'CODE-109 %j is no e-mail address',
  async (email) => {
    expect(await ask(email)).toMatchObject({ status: 400, responseCode: 109 });
  },
);

test('A14 100 requests in 15 minutes close an address for as long', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  for (let at = 0; at < 100; at += 10) await Promise.all(Array.from({ length: 10 }, () => ask('a@b.example')));
  expect(await ask('a@b.example')).toMatchObject({ status: 429, responseCode: 203 });
  await moveClock(15 * 60_000 + 1);
  expect(await ask('a@b.example')).toMatchObject({ status: 200, responseCode: 100 });
});
