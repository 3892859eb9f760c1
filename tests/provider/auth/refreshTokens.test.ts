import { refreshTokenHash } from '../../../provider/domains/auth/refreshTokens.rules.ts';
import {
  call,
  moveClock,
  resetProvider,
  setClock,
  sql,
  type Answer,
  type Tokens,
  signInUncached,
} from '../../support/provider';
import { isSigned, payloadOf } from '../support/tokens';
import { tableNames } from '../support/tables';

const START = '2026-07-15T06:00:00.000Z';
const HOUR_MS = 3_600_000;
const REFUSED = { status: 401, responseCode: 107, responseMsg: 'Invalid user credentials', data: null };

beforeEach(async () => {
  await resetProvider();
  await setClock(START);
});

const refresh = (token?: string): Promise<Answer<Tokens>> => call('POST', '/auth/refreshToken', { token });
const info = (token: string) => call('GET', '/user/info', { token });
const renewed = async (token: string): Promise<Tokens> => {
  const answer = await refresh(token);
  expect(answer).toMatchObject({ status: 200, responseCode: 100 });
  return answer.data;
};

test('AUTH-37 CALL-15 CALL-04 a refresh token, sent as bearer without a body, yields new tokens', async () => {
  const first = await signInUncached('admin');
  await moveClock(1_000);
  const second = await renewed(first.refreshToken);
  expect(Object.keys(second).sort()).toEqual(['accessToken', 'expiresIn', 'refreshToken']);
  expect(second.expiresIn).toBe(600);
  for (const name of ['accessToken', 'refreshToken'] as const) expect(second[name]).not.toBe(first[name]);
  expect(payloadOf(second.accessToken)['sid']).toBe(payloadOf(first.accessToken)['sid']);
  expect(await info(second.accessToken)).toMatchObject({ status: 200 });
  expect(await info(first.accessToken)).toMatchObject({ status: 200 });
});

test.each([
  ['nothing', undefined],
  ['an unknown token', 'A'.repeat(43)],
  ['a short text', 'x'],
])('AUTH-37 %s is not accepted as a refresh token', async (_what, token) => {
  expect(await refresh(token)).toMatchObject(REFUSED);
});

test('AUTH-37 AUTH-38 A2 an access token is refused as a refresh token, and a refresh token as an access token', async () => {
  const { accessToken, refreshToken } = await signInUncached('admin');
  expect(await refresh(accessToken)).toMatchObject(REFUSED);
  for (const path of ['/user/info', '/school/all', '/school/1'])
    expect(await call('GET', path, { token: refreshToken })).toMatchObject(REFUSED);
  expect(await call('POST', '/user/update-password', { token: refreshToken, json: {} })).toMatchObject(REFUSED);
});

test('A3 for ten seconds a used refresh token gives the same new tokens again, because an answer may have been lost', async () => {
  const { refreshToken } = await signInUncached('admin');
  const { refreshToken: successor } = await renewed(refreshToken);
  await moveClock(10_000);
  expect((await renewed(refreshToken)).refreshToken).toBe(successor);
  expect((await renewed(successor)).refreshToken).not.toBe(successor);
});

test('A3 a token used again after ten seconds ends its family, and the audit trail says so', async () => {
  const { refreshToken, accessToken } = await signInUncached('admin');
  const next = await renewed(refreshToken);
  const other = await signInUncached('admin');
  await moveClock(10_001);
  expect(await refresh(refreshToken)).toMatchObject(REFUSED);
  expect(await refresh(next.refreshToken)).toMatchObject(REFUSED);
  for (const token of [accessToken, next.accessToken]) expect(await info(token)).toMatchObject(REFUSED);
  expect(await info(other.accessToken)).toMatchObject({ status: 200 });
  expect(
    await sql(
      "SELECT details->'after' AS after, school_id FROM audit_entries WHERE event = 'refreshTokens' AND details ? 'after'",
    ),
  ).toEqual([{ after: { ended: 'refresh token used again' }, school_id: 1 }]);
});

test('A3 a token whose successor is already in use is not repeated, even within ten seconds', async () => {
  const first = await signInUncached('admin');
  const second = await renewed(first.refreshToken);
  const third = await renewed(second.refreshToken);
  expect(await refresh(first.refreshToken)).toMatchObject(REFUSED);
  expect(await refresh(third.refreshToken)).toMatchObject(REFUSED);
});

test('AUTH-37 A3 a sign-in ends twelve hours after it began, however often it is refreshed', async () => {
  let tokens = await signInUncached('admin');
  for (let hour = 1; hour < 12; hour += 1) {
    await moveClock(HOUR_MS);
    tokens = await renewed(tokens.refreshToken);
  }
  await moveClock(HOUR_MS - 1_000);
  tokens = await renewed(tokens.refreshToken);
  expect(await info(tokens.accessToken)).toMatchObject({ status: 200 });
  await moveClock(1_000);
  expect(await refresh(tokens.refreshToken)).toMatchObject(REFUSED);
  expect(await info(tokens.accessToken)).toMatchObject(REFUSED);
});

test('AUTH-39 CODE-104 a refresh of a user disabled in the meantime gives 104 and no tokens, and ends the sign-in', async () => {
  const { refreshToken } = await signInUncached('clerk');
  await sql("UPDATE users SET disabled = true WHERE user_name = 'clerk'");
  expect(await refresh(refreshToken)).toMatchObject({ status: 403, responseCode: 104, data: null });
  await sql("UPDATE users SET disabled = false WHERE user_name = 'clerk'");
  expect(await refresh(refreshToken)).toMatchObject(REFUSED);
});

test('AUTH-39 CODE-107 a refresh of a user removed in the meantime gives 107 and no tokens', async () => {
  const { refreshToken } = await signInUncached('clerk');
  await sql("UPDATE users SET deleted_at = now() WHERE user_name = 'clerk'");
  expect(await refresh(refreshToken)).toMatchObject(REFUSED);
});

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const textsIn = (value: Json): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const BASE64 = /^[A-Za-z0-9+/]{20,}={0,2}$/;
const PARTS = [/[A-Za-z0-9_-]{20,}/g, /[A-Za-z0-9+/_-]{20,}/g, /[A-Za-z0-9_-]{20,}(?:\.[A-Za-z0-9_-]+)+/g];

/** Every text in a table's rows that could be a token, and every part of one; what is base64 has no parts. */
async function tokenLike(table: string): Promise<string[]> {
  const rows = await sql<{ row: Json }>(`SELECT to_jsonb(t) - 'bytes' AS row FROM ${table} t`);
  const texts = rows.flatMap(({ row }) => textsIn(row));
  return [
    ...new Set(texts.flatMap((text) => (BASE64.test(text) ? [text] : PARTS.flatMap((part) => text.match(part) ?? [])))),
  ];
}

/** Where there is something to try, and how many texts at least. */
const FEWEST: Record<string, number> = {
  sign_ins: 1,
  refresh_tokens: 2,
  users: 2,
  students: 100,
  student_parents: 100,
};

const storedHashes = async () =>
  new Set((await sql<{ hash: string }>('SELECT token_hash AS hash FROM refresh_tokens')).map(({ hash }) => hash));

// Each text is judged as the provider judges a token: by its hash, or its signature. First by those that are tokens.
test.each(tableNames)('A2 the rows of %s hold no token that can be used', async (table) => {
  const { accessToken, refreshToken } = await signInUncached('admin');
  const { refreshToken: successor } = await renewed(refreshToken);
  const hashes = await storedHashes();
  const isToken = (text: string) => hashes.has(refreshTokenHash(text)) || isSigned(text);
  expect([accessToken, refreshToken, successor].filter(isToken)).toHaveLength(3);
  const texts = await tokenLike(table);
  for (const token of [accessToken, refreshToken, successor]) expect(texts.join('\n')).not.toContain(token);
  expect(texts.length).toBeGreaterThanOrEqual(FEWEST[table] ?? 0);
  expect(texts.filter(isToken)).toEqual([]);
});
