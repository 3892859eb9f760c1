// The log has the failed call and its stack, and nothing that a caller sent: no secret, name, address or line.
import { isRead, operations, type Operation } from '../../contract/support';
import { call, PASSWORD, sql } from '../../support/provider';
import { bearer, send, verdict } from '../support/http';
import { logLines } from '../support/insight';
import { sampleOf } from '../support/samples';
import { sendSample, signAllIn, type World } from '../support/samplesWorld';
import { tableNames } from '../support/tables';

let world: World<'platform' | 'admin'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin');
});
beforeEach(() => world.restore());

const FAILURE = 'Internal server error occurred';
const CANARY = 'Canary-7f3a';
const MAIL = 'canary.7f3a@mail.example';

function tokenFor({ operationId, 'x-access': access }: Operation): string {
  const { admin, platform } = world.tokens;
  if (operationId === 'refreshTokens' || operationId === 'signOut') return admin.refreshToken;
  if (operationId === 'updatePassword') return admin.accessToken;
  return typeof access === 'object' && access.user === 'school' ? admin.accessToken : platform.accessToken;
}

/** Texts of a body that name a user or something; what a list of the contract offers is no secret. */
const telling = (body: object = {}): string[] =>
  Object.values(body).flatMap((one: unknown) => {
    if (typeof one === 'object' && one !== null) return telling(one);
    return typeof one === 'string' && one.length >= 6 && !/^[A-Z]+$/.test(one) ? [one] : [];
  });

// While broken holds a row, every write of a table fails with an error of the database whose words are the row itself.
beforeAll(async () => {
  await sql('CREATE TABLE snapshot.broken (on_purpose boolean)');
  await sql(`CREATE FUNCTION fail_on_purpose() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$ BEGIN
      IF EXISTS (SELECT FROM snapshot.broken) THEN
        RAISE EXCEPTION 'the row is %', coalesce(to_jsonb(NEW), to_jsonb(OLD))::text
          USING ERRCODE = 'XX000', DETAIL = coalesce(to_jsonb(NEW), to_jsonb(OLD))::text;
      END IF;
      RETURN coalesce(NEW, OLD);
    END $$`);
  for (const name of tableNames)
    await sql(
      `CREATE TRIGGER fail_on_purpose BEFORE INSERT OR UPDATE OR DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION fail_on_purpose()`,
    );
});
afterAll(async () => {
  await sql('DROP FUNCTION fail_on_purpose CASCADE');
  await sql('DROP TABLE snapshot.broken');
});
const failWrites = () => sql('INSERT INTO snapshot.broken VALUES (true)');
const letWrite = () => sql('DELETE FROM snapshot.broken');

/** Lets every call fail that asks who is signed in. */
const breakSignIns = () => sql('ALTER TABLE sign_ins RENAME COLUMN ended_at TO ended');
const mendSignIns = () => sql('ALTER TABLE sign_ins RENAME COLUMN ended TO ended_at');

/** The lines, each of which must be one JSON object. */
async function lines(): Promise<unknown[]> {
  const texts = await logLines();
  for (const text of texts) expect(text).toMatch(/^\{[^\n]*\}\n$/);
  return texts.map((text): unknown => JSON.parse(text));
}

async function expectSilence(about: string[]): Promise<void> {
  const log = (await logLines()).join('').toLowerCase();
  const { admin, platform } = world.tokens;
  const tokens = [admin, platform].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
  for (const text of [...tokens, ...tokens.flatMap((token) => token.split('.')), ...about, PASSWORD, CANARY, MAIL])
    expect([text, log.includes(text.toLowerCase())]).toEqual([text, false]);
  expect(log).not.toMatch(/argon2|bearer |select |insert into|params/);
}

const writing = operations.filter((one) => !isRead(one)).map((one) => [one.operationId, one] as const);

test.each(writing)(
  'E3 F9 %s: when the database fails inside, no text of the caller is in the log, and 108 reveals nothing',
  async (_id, operation) => {
    const sample = await sampleOf(operation);
    await failWrites();
    const { headers, ...answer } = await sendSample(operation, sample, tokenFor(operation)).finally(letWrite);
    expect(answer).toEqual({ status: 500, responseCode: 108, responseMsg: FAILURE, data: null });
    const [line, ...others] = await lines();
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      ...{ level: 50, msg: 'unforeseen failure', reqId: headers.get('x-request-id'), operation: operation.operationId },
      route: `${operation.method} /api${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      err: { stack: expect.stringMatching(/^ {4}at /) },
    });
    await expectSilence(telling(sample.body));
  },
);

test('E3 F9 a marker text in every place of a request that fails does not appear in the log', async () => {
  const headers = {
    ...bearer(world.tokens.admin.accessToken),
    'content-type': 'application/json',
    'user-agent': CANARY,
    cookie: `name=${CANARY}`,
    referer: `http://${MAIL}/`,
    'x-forwarded-for': CANARY,
    'idempotency-key': CANARY,
  };
  await breakSignIns();
  const answers = [
    await send('GET', `/api/user/info?email=${MAIL}&name=${CANARY}`, { headers }),
    await send('POST', `/api/class/?email=${MAIL}`, {
      headers,
      body: JSON.stringify({ className: CANARY, schoolId: 1 }),
    }),
  ];
  await mendSignIns();
  for (const { status } of answers) expect(status).toBe(500);
  expect(await lines()).toHaveLength(answers.length);
  for (const [target, body] of [
    ['/api/auth/login', `{"userName":"${CANARY}`],
    ['/api/auth/login', JSON.stringify({ [CANARY]: MAIL })],
    [`/api/%zz${CANARY}`, '{}'],
    [`/api/${CANARY}`, '{}'],
  ] as const)
    expect((await send('POST', target, { headers, body })).status).toBeGreaterThanOrEqual(400);
  await expectSilence([]);
});

test('E3 a line break in a username, and a text behind it that looks like a log line, make no line in the log', async () => {
  const userName = `${CANARY}\n{"level":60,"msg":"forged"}\r\n    at forged (${CANARY}.ts:1:1)\n`;
  const attempt = () => call('POST', '/auth/login', { json: { userName, password: `${CANARY}\n` } });
  expect(verdict(await attempt())).toEqual([400, 110]);
  expect(await lines()).toEqual([]);
  await sql(
    `CREATE FUNCTION fail_with_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION '%', $1 USING ERRCODE = 'XX000'; END $$`.replace('$1', `'${userName.replaceAll("'", "''")}'`),
  );
  await sql('CREATE TRIGGER fail_with_it BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION fail_with_it()');
  expect(verdict(await attempt().finally(() => sql('DROP FUNCTION fail_with_it CASCADE')))).toEqual([500, 108]);
  expect(await lines()).toHaveLength(1);
  await expectSilence(['forged']);
});

test('F9 every answer has an id of its own, which is in the audit trail too', async () => {
  const { headers } = await call('POST', '/auth/login', { json: { userName: 'clerk', password: PASSWORD } });
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(await sql('SELECT event FROM audit_entries WHERE request_id = $1', [id])).toEqual([{ event: 'signIn' }]);
  const { headers: next } = await call('GET', '/nothing', { headers: { 'x-request-id': id ?? '' } });
  expect(next.get('x-request-id')).not.toBe(id);
});
