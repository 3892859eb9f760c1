// What is over is cleared away by a write that happens anyway, once an hour, and never at anybody's cost.
import {
  call,
  moveClock,
  PASSWORD,
  resetProvider,
  setClock,
  signIn,
  sql,
  type Tokens,
  runScoped,
} from '../../support/provider';
import { logLines, withApp } from '../support/insight';
import { createReceipt, receiptForm } from '../support/receipts';
import { countOf, tableNames } from '../support/tables';

const NOW = Date.parse('2026-09-15T06:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CLEARED = ['idempotency_keys', 'refresh_tokens', 'sign_in_attempts', 'sign_ins'];

const ago = (ms: number) => new Date(NOW - ms).toISOString();
const textOf = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();

beforeEach(async () => {
  await resetProvider();
  await setClock(ago(0));
});

/** One row of each kind, over since `ms` ago. */
async function addRows(name: string, ms: number): Promise<void> {
  const user = "(SELECT id FROM users WHERE user_name = 'clerk')";
  await sql('INSERT INTO sign_in_attempts (key, failures, last_at) VALUES ($1, 1, $2)', [name, ago(ms + DAY)]);
  await sql(`INSERT INTO idempotency_keys (user_id, key, request_hash, created_at) VALUES (${user}, $1, 'hash', $2)`, [
    name,
    ago(ms + 30 * DAY),
  ]);
  await sql(
    `INSERT INTO sign_ins (id, user_id, created_at, ends_at, end_reason)
       VALUES (gen_random_uuid(), ${user}, $2, $2, $1)`,
    [name, ago(ms + 30 * DAY)],
  );
  await sql(
    `INSERT INTO refresh_tokens (id, sign_in_id, token_hash)
       SELECT gen_random_uuid(), id, end_reason FROM sign_ins WHERE end_reason = $1`,
    [name],
  );
}

const names = async () => ({
  attempts: textOf(await sql("SELECT key AS name FROM sign_in_attempts WHERE key NOT LIKE '%:%'")),
  keys: textOf(await sql('SELECT key AS name FROM idempotency_keys')),
  signIns: textOf(await sql('SELECT end_reason AS name FROM sign_ins WHERE end_reason IS NOT NULL')),
  tokens: textOf(
    await sql('SELECT token_hash AS name FROM refresh_tokens WHERE token_hash IN (SELECT end_reason FROM sign_ins)'),
  ),
});
const all = (...rows: string[]) => ({ attempts: rows, keys: rows, signIns: rows, tokens: rows });

/** A write as anybody makes it, at a provider that has just started. */
const write = (at: string) =>
  fetch(`${at}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'teacher', password: PASSWORD }),
  }).then(({ status }) => status);

test('A3 A9 C1 a write removes ended rows of all users, and keeps those that may still be needed', async () => {
  await addRows('just over', 1_000);
  await addRows('long over', 100 * DAY);
  await addRows('not over', -1_000);
  await sql("UPDATE sign_in_attempts SET blocked_until = $1 WHERE key = 'long over'", [ago(-HOUR)]);
  await withApp({}, async (at) => expect(await write(at)).toBe(200));
  expect(await names()).toEqual({ ...all('not over'), attempts: ['long over', 'not over'] });
});

test('C1 a receipt that is sent again under its key after 29 days is stored once', async () => {
  const form = await receiptForm({ amountPaid: 77, paymentDate: '2026-09-15' });
  const headers = { 'idempotency-key': '6f1c0c5e-5f0a-4c7e-9d55-0b6f3e4f7a10' };
  const { accessToken } = await signIn('clerk');
  const first = await createReceipt(accessToken, form, headers);
  expect(first.status).toBe(200);
  await moveClock(29 * DAY);
  await withApp({}, async (at) => expect(await write(at)).toBe(200));
  const again = await createReceipt((await signIn('clerk')).accessToken, form, headers);
  expect(again.data).toEqual(first.data);
  expect(await countOf('receipts', 'amount = 77')).toBe(1);
});

test('A9 C1 ended rows are removed once an hour', async () => {
  await withApp({}, async (at) => {
    expect(await write(at)).toBe(200);
    await addRows('over', 1_000);
    await moveClock(HOUR - 1);
    expect(await write(at)).toBe(200);
    expect(await names()).toEqual(all('over'));
    await moveClock(1);
    expect(await write(at)).toBe(200);
    expect(await names()).toEqual(all());
  });
});

test('R16 a clock that is set back does not delay it', async () => {
  await withApp({}, async (at) => {
    await moveClock(10 * DAY);
    expect(await write(at)).toBe(200);
    await moveClock(-10 * DAY);
    await addRows('over', 1_000);
    expect(await write(at)).toBe(200);
    expect(await names()).toEqual(all());
  });
});

/** What is in the audit trail besides, of an age by the database's own clock. */
async function addEntries(...entries: [event: string, age: string][]): Promise<void> {
  for (const [event, age] of entries)
    await sql('INSERT INTO audit_entries (at, event, request_id) VALUES (now() - $1::interval, $2, $3)', [
      age,
      event,
      `purge ${event} ${age}`,
    ]);
}
const entries = async () =>
  textOf(await sql("SELECT substr(request_id, 7) AS name FROM audit_entries WHERE request_id LIKE 'purge %'"));

test('E4 refusals and failed sign-ins are kept for a year, everything else in the audit trail for good', async () => {
  await addEntries(
    ...['denied', 'signInFailed', 'updateSchool', 'signIn'].flatMap((event): [string, string][] => [
      [event, '13 months'],
      [event, '11 months'],
    ]),
  );
  await setClock(new Date().toISOString());
  await withApp({}, async (at) => expect(await write(at)).toBe(200));
  expect(await entries()).toEqual([
    'denied 11 months',
    'signIn 11 months',
    'signIn 13 months',
    'signInFailed 11 months',
    'updateSchool 11 months',
    'updateSchool 13 months',
  ]);
});

test('E4 neither a wrong clock nor the application itself can clear more of the audit trail away', async () => {
  await addEntries(['denied', '11 months'], ['denied', '13 months'], ['signIn', '13 months']);
  await setClock('2099-01-01T00:00:00.000Z');
  await withApp({}, async (at) => expect(await write(at)).toBe(200));
  const left = ['denied 11 months', 'signIn 13 months'];
  expect(await entries()).toEqual(left);
  await addEntries(['denied', '13 months']);
  const [own, wide] = await runScoped('upkeep', null, [
    "DELETE FROM audit_entries WHERE event = 'denied'",
    "SELECT clear_old_refusals('infinity', 1000) AS gone",
  ]);
  expect([own?.sqlState, wide?.rows]).toEqual(['42501', [{ gone: 1 }]]);
});

test('E4 very many old refusals are removed in parts, with the writes that follow', async () => {
  await sql(`INSERT INTO audit_entries (at, event, request_id)
    SELECT now() - interval '2 years', 'denied', 'purge' FROM generate_series(1, 1500)`);
  await setClock(new Date().toISOString());
  await withApp({}, async (at) => {
    for (const expected of [500, 0]) {
      expect(await write(at)).toBe(200);
      expect(await countOf('audit_entries', "request_id = 'purge'")).toBe(expected);
    }
  });
});

test('A9 very many old rows are removed in parts, with the writes that follow', async () => {
  await sql(
    `INSERT INTO sign_in_attempts (key, failures, last_at)
    SELECT 'address:' || n, 1, $1::timestamptz FROM generate_series(1, 2500) AS n`,
    [ago(2 * DAY)],
  );
  const left = () => countOf('sign_in_attempts', `last_at < '${ago(DAY)}'`);
  await withApp({}, async (at) => {
    for (const expected of [1500, 500, 0]) {
      expect(await write(at)).toBe(200);
      expect(await left()).toBe(expected);
    }
  });
});

test('E3 when removing fails, the call succeeds all the same, and the log says so without a value', async () => {
  await addRows('over', 1_000);
  await sql(`CREATE FUNCTION fail_on_purpose() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the row is %', OLD USING ERRCODE = 'XX000'; END $$`);
  await sql('CREATE TRIGGER fail_on_purpose BEFORE DELETE ON sign_ins FOR EACH ROW EXECUTE FUNCTION fail_on_purpose()');
  try {
    await withApp({}, async (at) => expect(await write(at)).toBe(200));
  } finally {
    await sql('DROP FUNCTION fail_on_purpose CASCADE');
  }
  expect(await names()).toEqual(all('over'));
  const [line = ''] = await logLines();
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    msg: 'expired records could not be deleted',
    err: { cause: { code: 'XX000' } },
  });
  expect(line).not.toContain('the row is');
});

test('A3 a sign-in that has not ended keeps all its tokens, and a used token is still recognised', async () => {
  const { refreshToken } = await signIn('clerk');
  const { data } = await call<Tokens>('POST', '/auth/refreshToken', { token: refreshToken });
  await withApp({}, async (at) => {
    await moveClock(11 * HOUR);
    expect(await write(at)).toBe(200);
  });
  expect((await call('POST', '/auth/refreshToken', { token: refreshToken })).status).toBe(401);
  expect((await call('POST', '/auth/refreshToken', { token: data.refreshToken })).status).toBe(401);
  expect(await countOf('sign_ins', "end_reason = 'refresh token used again'")).toBe(1);
});

/** Nobody removes what is in these. */
const KEPT = [
  'audit_entries',
  'student_history',
  'receipts',
  'student_fees',
  'promotion_runs',
  'promotions',
  'fee_certificates',
  'student_certificates',
  'cash_counts',
  'discount_changes',
  'receipt_reversals',
];

test.each(tableNames)(
  'B2 in the scope upkeep %s is seen and removed if it should be, and nothing is stored',
  async (table) => {
    await addRows('over', 1_000);
    const rows = await countOf(table);
    const seen = CLEARED.includes(table) ? rows : 0;
    const copy = `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${table}`;
    const [found, cleared] = await runScoped('upkeep', null, [`SELECT 1 FROM ${table}`, `DELETE FROM ${table}`]);
    if (table === 'student_words') return expect([found?.sqlState, cleared?.sqlState]).toEqual(['42501', '42501']);
    expect(found?.rows).toHaveLength(seen);
    if (KEPT.includes(table)) expect(cleared?.sqlState).toBe('42501');
    else expect(cleared?.rowCount).toBe(seen);
    if (seen === 0) return;
    const [stored] = await runScoped('upkeep', null, [copy]);
    expect(stored?.sqlState).toBe('42501');
  },
);
