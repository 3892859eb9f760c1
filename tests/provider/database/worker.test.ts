// What the engine does when something goes wrong under it, seen through HTTP.
import { call, engine, hang, resetProvider, sql, tokenOf } from '../../support/provider';
import { createSchool, FIRST, getSchool, updateSchool, type School } from '../support/schools';
import { countOf, stored } from '../support/tables';
import { verdict } from '../support/http';

beforeEach(resetProvider);

const INSERT = "INSERT INTO installation (key, value) VALUES ('hung', 'yes')";
const ENDLESS = 'SELECT count(*) FROM generate_series(1, 1000000000000)';
/** PostgreSQL ends a statement by its own timeout, shortened here; the embedded engine's watchdog ends its thread. */
const first =
  engine === 'embedded'
    ? INSERT
    : `WITH short AS (SELECT set_config('statement_timeout', '1500', true)) ${INSERT.replace("VALUES ('hung', 'yes')", "SELECT 'hung', set_config FROM short")}`;

test('CODE-106 a violated constraint becomes its code, and the transaction leaves nothing', async () => {
  const token = await tokenOf('platform');
  const before = await stored();
  const [{ next }] = (await sql<{ next: number }>('SELECT count(*)::integer AS next FROM images')) as [
    { next: number },
  ];
  expect(await createSchool(token, { schoolName: 'NALANDA  public school' })).toMatchObject({
    status: 409,
    responseCode: 106,
    responseMsg: 'A school with this name already exists',
    data: null,
  });
  expect(await stored()).toEqual(before);
  expect(await countOf('images')).toBe(next);
});

test('R8 a statement that never ends is given up, its transaction is undone, and the next call succeeds', async () => {
  const token = await tokenOf('platform');
  const ended = hang(first, ENDLESS);
  const meanwhile = await Promise.all(Array.from({ length: 5 }, () => getSchool(token, FIRST)));
  for (const { status } of meanwhile) expect([200, 503]).toContain(status);
  expect(await ended).toEqual({ ended: engine === 'embedded' ? 'DatabaseUnavailableError' : 'DatabaseError' });
  expect(await countOf('installation', "key = 'hung'")).toBe(0);
  expect(verdict(await getSchool(token, FIRST))).toEqual([200, 100]);
});

test('R8 what was acknowledged before the engine was given up is still there afterwards', async () => {
  const token = await tokenOf('platform');
  const created = await createSchool(token);
  await hang(first, ENDLESS);
  expect(await getSchool(token, created.data.schoolId)).toMatchObject({
    status: 200,
    data: { schoolName: 'Gyan Jyoti School' },
  });
});

test('R8 100 reads and writes at once all end, and every write counts once', async () => {
  const token = await tokenOf('platform');
  const { data } = await createSchool(token);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      at % 2 === 0
        ? updateSchool(token, data.schoolId, { principal: `Principal ${at}` })
        : call<School[]>('GET', '/school/all', { token }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await getSchool(token, data.schoolId)).data.version).toBe(data.version + 50);
});
