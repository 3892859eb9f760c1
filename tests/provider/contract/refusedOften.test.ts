// Who is refused again and again does not fill the audit trail: it tells who, what, how often, in few rows.
import { call, moveClock, PASSWORD, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { isWritten } from '../../../provider/database/tally.ts';

const HOUR = 3_600_000;
const TIMES = 1_000;
/** Of a thousand in an hour: ten one by one, then the 16th, 32nd, … 512th. */
const WRITTEN = [...Array.from({ length: 10 }, () => null), 16, 32, 64, 128, 256, 512];

interface Row {
  event: string;
  user: string | null;
  entity: string;
  id: string;
  times: number | null;
}
const rows = () =>
  sql<Row>(`SELECT event, user_name AS "user", details->>'entity' AS entity, details->>'id' AS id,
      (details->'after'->>'times')::integer AS times
    FROM audit_entries a LEFT JOIN users u ON u.id = a.user_id WHERE event IN ('denied', 'signInFailed') ORDER BY a.id`);

beforeEach(async () => {
  await resetProvider();
  await setClock('2026-07-15T06:00:00.000Z');
});

/** Twenty at a time: the provider keeps a short queue. */
async function often(times: number, one: () => Promise<unknown>): Promise<void> {
  for (let at = 0; at < times; at += 20) await Promise.all(Array.from({ length: Math.min(20, times - at) }, one));
}

test('E4 a thousand refusals of one call write sixteen rows, which tell their number', async () => {
  const token = await tokenOf('clerk');
  await often(TIMES, () => call('DELETE', '/school/2', { token }));
  const found = await rows();
  expect(found.map(({ times }) => times).sort((a, b) => Number(a) - Number(b))).toEqual(WRITTEN);
  for (const { times: _times, ...row } of found)
    expect(row).toEqual({ event: 'denied', user: 'clerk', entity: 'deleteSchool', id: '189' });
});

test('E4 the first refusal of each kind, user and hour is written, however often others were refused', async () => {
  const clerk = await tokenOf('clerk');
  const teacher = await tokenOf('teacher');
  await often(20, () => call('DELETE', '/school/2', { token: clerk }));
  const before = (await rows()).length;
  await call('PUT', '/school/1', { token: clerk });
  await call('GET', '/school/2', { token: clerk });
  await call('DELETE', '/school/2', { token: teacher });
  await moveClock(HOUR);
  await call('DELETE', '/school/2', { token: await tokenOf('clerk') });
  expect((await rows()).slice(before).map(({ user, entity, id, times }) => [user, entity, id, times])).toEqual([
    ['clerk', 'updateSchool', '137', null],
    ['clerk', 'getSchool', '189', null],
    ['teacher', 'deleteSchool', '189', null],
    ['clerk', 'deleteSchool', '189', null],
  ]);
});

test('E4 failed sign-ins are counted for each account, and together for names that nobody has', async () => {
  const fail = (userName: string) => () => call('POST', '/auth/login', { json: { userName, password: 'Wrong@2026' } });
  await often(40, fail('clerk'));
  await often(40, fail('nobody'));
  await fail('teacher')();
  expect(await call('POST', '/auth/login', { json: { userName: 'admin', password: PASSWORD } })).toMatchObject({
    status: 200,
  });
  const ids = await sql<{ name: string; id: number }>('SELECT user_name AS name, id FROM users');
  const idOf = (userName: string) => String(ids.find(({ name }) => name === userName)?.id);
  const found = await rows();
  const timesOf = (id: string) =>
    found
      .filter((row) => row.event === 'signInFailed' && row.id === id)
      .map(({ times }) => times)
      .sort((a, b) => Number(a) - Number(b));
  expect(timesOf(idOf('clerk'))).toEqual(WRITTEN.slice(0, 12));
  expect(timesOf('unknown')).toEqual(WRITTEN.slice(0, 12));
  expect(timesOf(idOf('teacher'))).toEqual([null]);
});

test('E4 a million refusals in an hour would write twenty-six rows', () => {
  let written = 0;
  for (let times = 1; times <= 1_000_000; times += 1) if (isWritten(times)) written += 1;
  expect(written).toBe(26);
});
