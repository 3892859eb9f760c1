// The audit trail: who did what, when, in which school, one row for each write, and never a secret.
import { SCHOOL } from '../../support/entities/schools';
import { samplesIn } from '../../support/entities/table';
import { call, PASSWORD, resetProvider, setClock, sql, tokenOf, signInUncached } from '../../support/provider';
import { createSchool, FIRST, formOf, getSchool, SECOND, updateSchool } from '../support/schools';
import { containing } from '../support/matching';

interface Entry {
  event: string;
  user: string | null;
  school: number | null;
  details: { entity: string; id: number; before?: unknown; after?: unknown } | null;
}

/** The trail since the call of `mark`. */
let from = 0;
const mark = async () => {
  const [row] = await sql<{ last: number }>('SELECT coalesce(max(id), 0)::integer AS last FROM audit_entries');
  from = row?.last ?? 0;
};
const trail = () =>
  sql<Entry>(
    `SELECT event, user_name AS "user", a.school_id AS school, details FROM audit_entries a LEFT JOIN users u ON u.id = a.user_id WHERE a.id > $1 ORDER BY a.id`,
    [from],
  );

let platform: string;
let admin: string;
beforeEach(async () => {
  await resetProvider();
  platform = await tokenOf('platform');
  admin = await tokenOf('admin');
  await mark();
});

test('E4 a new school writes one row: operation, caller, school and what was stored', async () => {
  const { data } = await createSchool(platform);
  expect(await trail()).toEqual([
    {
      event: 'createSchool',
      user: 'platform',
      school: data.schoolId,
      details: {
        entity: 'school',
        id: data.schoolId,
        after: containing({ name: SCHOOL.schoolName.sample, ...samplesIn(SCHOOL, 'start') }),
      },
    },
  ]);
});

test('E4 a change writes one row, also by a user of the school', async () => {
  const { data } = await getSchool(admin, FIRST);
  await updateSchool(admin, FIRST, { ...formOf(data), principal: 'Mrs. New' });
  expect(await trail()).toEqual([
    {
      event: 'updateSchool',
      user: 'admin',
      school: FIRST,
      details: {
        entity: 'school',
        id: FIRST,
        before: { version: 1 },
        after: containing({ principal: 'Mrs. New' }),
        changed: { version: 2, fields: ['principal'] },
      },
    },
  ]);
});

test('E4 disabling, enabling and deleting write a row each', async () => {
  const { data } = await createSchool(platform);
  await mark();
  for (const status of ['true', 'false'])
    await call('PUT', `/school/${data.schoolId}/${status}/disable`, { token: platform });
  await call('DELETE', `/school/${data.schoolId}`, { token: platform });
  const rows = await trail();
  expect(rows.map(({ event, user, school }) => [event, user, school])).toEqual([
    ['setSchoolStatus', 'platform', data.schoolId],
    ['setSchoolStatus', 'platform', data.schoolId],
    ['deleteSchool', 'platform', data.schoolId],
  ]);
  expect(rows.map(({ details }) => [details?.before, details?.after])).toEqual([
    [{ disabled: false }, { disabled: true }],
    [{ disabled: true }, { disabled: false }],
    [{ name: SCHOOL.schoolName.sample }, undefined],
  ]);
});

test('E4 a sign-in, a failed one, a refresh, a change of password and a sign-out write a row each', async () => {
  const { accessToken, refreshToken } = await signInUncached('clerk');
  await call('POST', '/auth/login', { json: { userName: 'clerk', password: 'Wrong@2026' } });
  const { data } = await call<{ refreshToken: string }>('POST', '/auth/refreshToken', { token: refreshToken });
  await call('POST', '/user/update-password', {
    token: accessToken,
    json: { oldPassword: PASSWORD, newPassword: 'Kachnar@27' },
  });
  await call('POST', '/auth/logout', { token: data.refreshToken });
  const [clerk] = await sql<{ id: number }>("SELECT id FROM users WHERE user_name = 'clerk'");
  const rows = await trail();
  expect(rows.map(({ event, school, details }) => [event, school, details?.entity, details?.id])).toEqual(
    ['signIn', 'signInFailed', 'refreshTokens', 'updatePassword', 'signOut'].map((event) => [
      event,
      FIRST,
      'user',
      clerk?.id,
    ]),
  );
});

test('E4 calls without effect of a user who is not signed in do not fill the audit trail', async () => {
  for (const path of ['/auth/logout', '/auth/refreshToken'])
    for (const token of [undefined, 'x', admin]) await call('POST', path, { token });
  await call('POST', '/auth/forgot-password', { json: { email: 'a@b.example' } });
  await call('GET', '/user/info', { token: 'x' });
  expect(await trail()).toEqual([]);
});

test('E4 a row has the time of the provider’s clock', async () => {
  await setClock('2026-03-31T18:30:00.500Z');
  await signInUncached('clerk');
  const [row] = await sql<{ at: string }>(
    "SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') AS at FROM audit_entries WHERE event = 'signIn' ORDER BY id DESC LIMIT 1",
  );
  expect(row?.at).toBe('2026-03-31 18:30:00.500');
});

test('E4 a rejected write and a read write no row', async () => {
  const { data } = await getSchool(platform, FIRST);
  await createSchool(platform, { schoolName: 'Nalanda Public School' });
  await createSchool(platform, { address: '' });
  await updateSchool(platform, FIRST, { ...formOf(data), version: '7' });
  await call('DELETE', `/school/${SECOND}`, { token: platform });
  await call('GET', '/school/all', { token: platform });
  await call('GET', '/user/info', { token: platform });
  expect(await trail()).toEqual([]);
});

test('E3 no password and no token is stored in the trail, the counters or the stored responses', async () => {
  const secrets = [PASSWORD, 'Canary@2031', 'Canary@2032', 'CANARY-NAME', 'canary@mail.example'];
  const tokens = await signInUncached('clerk');
  secrets.push(tokens.accessToken, tokens.refreshToken);
  const { data } = await call<{ accessToken: string; refreshToken: string }>('POST', '/auth/refreshToken', {
    token: tokens.refreshToken,
  });
  secrets.push(data.accessToken, data.refreshToken);
  await call('POST', '/auth/login', { json: { userName: 'Canary@2032', password: 'CANARY-NAME' } });
  await call('POST', '/auth/forgot-password', { json: { email: 'canary@mail.example' } });
  await call('POST', '/user/update-password', {
    token: data.accessToken,
    json: { oldPassword: 'Canary@2032', newPassword: 'Canary@2031' },
  });
  await call('POST', '/user/update-password', {
    token: data.accessToken,
    json: { oldPassword: PASSWORD, newPassword: 'Canary@2031' },
  });
  await createSchool(platform, {}, { 'idempotency-key': 'a-key-of-the-audit-test' });
  await call('POST', '/auth/logout', { token: data.refreshToken });
  const rows = await sql<{ row: string }>(
    'SELECT t::text AS row FROM audit_entries t UNION ALL SELECT t::text FROM sign_in_attempts t UNION ALL SELECT t::text FROM idempotency_keys t',
  );
  const text = rows.map(({ row }) => row).join('\n');
  expect(rows.length).toBeGreaterThan(10);
  for (const secret of [...secrets, platform, admin]) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(text).not.toMatch(/argon2|eyJ[A-Za-z0-9]|Bearer/);
});
