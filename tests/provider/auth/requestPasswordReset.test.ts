import { readFileSync } from 'node:fs';
import { call, moveClock, resetProvider, setClock, sql } from '../../support/provider';
import { send } from '../support/http';
import { stored } from '../support/tables';

beforeEach(resetProvider);

const ask = (email: unknown) => call('POST', '/auth/forgot-password', { json: { email } });

test('AUTH-15 CALL-16 CALL-17 A14 a known and an unknown address get one answer, byte for byte, whatever the host, and nothing changes', async () => {
  const before = await stored();
  const bodies: string[] = [];
  const names: string[][] = [];
  for (const email of ['asha.verma@saraswati.example', 'nobody@nowhere.example']) {
    const body = JSON.stringify({ email });
    const answer = await send('POST', '/api/auth/forgot-password', {
      headers: { 'content-type': 'application/json', host: 'evil.example' },
      body,
    });
    expect(answer.status).toBe(200);
    bodies.push(answer.body.toString());
    names.push(Object.keys(answer.headers).sort());
  }
  expect(bodies[0]).toBe('{"responseCode":100,"responseMsg":"Success","data":null}');
  expect(bodies[1]).toBe(bodies[0]);
  expect(names[1]).toEqual(names[0]);
  expect(await stored()).toEqual(before);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  expect(Object.keys(dependencies).filter((name) => /mail|smtp/.test(name))).toEqual([]);
});

test.each([undefined, null, 1, '', 'no address', 'a@b', ['a@b.example'], `${'a'.repeat(250)}@b.example`])(
  'CODE-109 %j is no e-mail address',
  async (email) => {
    expect(await ask(email)).toMatchObject({ status: 400, responseCode: 109 });
  },
);

test('A14 after 100 requests in 15 minutes an address is blocked for 15 minutes', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  for (let at = 0; at < 100; at += 10)
    await Promise.all(Array.from({ length: 10 }, (_, i) => ask(`a${at + i}@b.example`)));
  const closed = await ask('a@b.example');
  expect(closed).toMatchObject({ status: 429, responseCode: 203 });
  expect(closed.headers.get('retry-after')).toBe('900');
  await moveClock(10 * 60_000);
  expect((await ask('a@b.example')).headers.get('retry-after')).toBe('300');
  await moveClock(5 * 60_000 + 1);
  expect(await ask('a@b.example')).toMatchObject({ status: 200, responseCode: 100 });
});

test.each(['asha.verma@saraswati.example', 'nobody@nowhere.example'])(
  'A14 ten requests for %s close this mailbox for a minute, however it is written, and no other',
  async (email) => {
    await setClock('2026-07-15T06:00:00.000Z');
    for (let at = 0; at < 10; at += 1) expect((await ask(email)).responseCode).toBe(100);
    for (const written of [email, email.toUpperCase()]) {
      const waits = await ask(written);
      expect(waits).toMatchObject({ status: 429, responseCode: 203, data: null });
      expect(waits.headers.get('retry-after')).toBe('60');
    }
    expect((await ask(`another.${email}`)).responseCode).toBe(100);
    await moveClock(60_000);
    expect((await ask(email)).responseCode).toBe(100);
    const rows = await sql<{ row: string }>('SELECT t::text AS row FROM sign_in_attempts t');
    expect(rows.map(({ row }) => row).join()).not.toContain(email);
  },
);
