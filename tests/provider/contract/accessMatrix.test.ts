// Every operation of the contract against every kind of caller: what x-access says is what happens. A new operation joins
// by itself and asks for its sample (tests/provider/support/samples.ts); with the right token each sample succeeds.
import { ofPlatform, operations, type Operation } from '../../contract/support';
import { call, moveClock, sql, type Answer, type Tokens } from '../../support/provider';
import { verdict } from '../support/http';
import { setPrivileges, withdrawPrivileges } from '../support/privileges';
import { missingSamples, sampleOf, strayedSamples } from '../support/samples';
import type { Sample } from '../support/sample';
import { ofPrivilege } from '../support/samplesStudents';
import { sendSample, signAllIn, type World } from '../support/samplesWorld';
import { stored } from '../support/tables';

type Kind = 'platform' | 'school';
const ACCOUNTS: [Kind, 'platform' | 'admin'][] = [
  ['platform', 'platform'],
  ['school', 'admin'],
];
const SUCCESS = [200, 100];
const NO_TOKEN = { status: 401, responseCode: 107, data: null };
/** Longer than an access token lives, shorter than a sign-in. */
const PAST_ACCESS_MS = 11 * 60_000;
/** Pass marks and passed students are no secrets. */
const SECRET_NAME = /pass(?!Percent|ed)|hash|secret|token/i;

let world: World<'platform' | 'admin' | 'clerk'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin', 'clerk');
});
beforeEach(() => world.restore());

const accessOf = (operation: Operation) => operation['x-access'];
const named = (some: Operation[]) => some.map((operation) => [operation.operationId, operation] as const);
const closed = named(operations.filter((one) => accessOf(one) !== 'public'));
const openToAll = named(operations.filter((one) => accessOf(one) === 'public'));
const guardOf = (operation: Operation) => {
  const access = accessOf(operation);
  return typeof access === 'string' ? undefined : access;
};
const mayBe = (operation: Operation, kind: Kind): boolean => {
  const user = guardOf(operation)?.user;
  return user === 'any' || user === kind;
};
const signedIn = named(operations.filter((one) => accessOf(one) === 'signed-in'));

const takesRefreshToken = ({ security }: Operation) => security?.some((one) => 'refreshToken' in one) ?? false;
/** The account the operation is for, platform users apart: who may do everything in the school. */
const rightAccount = (operation: Operation) => (ofPlatform(operation) ? 'platform' : 'admin');
const rightToken = (operation: Operation, { accessToken, refreshToken }: Tokens) =>
  takesRefreshToken(operation) ? refreshToken : accessToken;

async function send(operation: Operation, token: string | undefined): Promise<Answer> {
  return sendSample(operation, await sampleOf(operation), token);
}

/** Requirement ids of a rejection of a signed-in user, as far as the operation has some; ends with a blank. */
function cited(operation: Operation): string {
  const guard = guardOf(operation);
  if (!guard) return '';
  const [tag = ''] = operation.tags;
  const otherKind = guard.user === 'any' ? '' : `${tag === 'schools' ? 'AUTH-49 ' : ''}CODE-189 `;
  if (tag === 'privileges') return `AUTH-47 PRIVILEGE-17 CODE-136 ${otherKind}`;
  if (!mayBe(operation, 'school')) return `PRIVILEGE-17 ${otherKind}`;
  const own =
    { schools: 'AUTH-48 ', sessions: 'AUTH-48 ', classes: 'CLASS-17 ', fees: 'FEE-47 ', subjects: 'SUBJECT-16 ' }[
      tag
    ] ?? '';
  return `AUTH-47 PRIVILEGE-17 CODE-137 ${otherKind}${operation.method === 'GET' ? '' : own}`;
}

const TOKENS = ['accessToken', 'refreshToken'];
/** The secrets that single operations return by their purpose. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  signIn: TOKENS,
  refreshTokens: TOKENS,
  importTeachers: ['password'],
};

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
    : [];

test('B1 every operation has a sample, and every sample an operation', () => {
  expect(missingSamples.map((id) => `${id}: add its sample to tests/provider/support/samples.ts`)).toEqual([]);
  expect(strayedSamples).toEqual([]);
});

function expectSuccess(operation: Operation, answer: Answer): void {
  expect([...verdict(answer), answer.responseMsg]).toEqual([...SUCCESS, 'Success']);
  expect(JSON.stringify(answer.data)).not.toContain('$argon2');
  const secrets = namesIn(answer.data).filter((name) => SECRET_NAME.test(name));
  expect([...new Set(secrets)].sort()).toEqual(SECRETS[operation.operationId] ?? []);
}

test.each(named(operations.filter((one) => !mayBe(one, 'school'))))(
  'TEACHER-21 CALL-02 CODE-100 B1 B9 %s succeeds with the right token and returns no secret',
  async (_id, operation) => {
    const account = rightAccount(operation);
    expectSuccess(operation, await send(operation, rightToken(operation, world.tokens[account])));
  },
);

for (const [id, operation] of named(operations.filter((one) => mayBe(one, 'school'))))
  test(`TEACHER-21 AUTH-47 CALL-02 CODE-100 B1 B9 ${id} succeeds with exactly its privilege and returns no secret`, async () => {
    for (const privilege of guardOf(operation)?.anyOf ?? []) {
      await world.restore();
      const whole = await sampleOf(operation);
      const sample = (await ofPrivilege[id]?.[privilege]?.(whole)) ?? whole;
      await setPrivileges('admin', privilege);
      expectSuccess(operation, await sendSample(operation, sample, world.tokens.admin.accessToken));
    }
  });

async function expectNoTokenRejected(operation: Operation, sample: Sample): Promise<void> {
  const { accessToken, refreshToken } = world.tokens[rightAccount(operation)];
  for (const token of [undefined, 'x.y.z', refreshToken])
    expect(await sendSample(operation, sample, token)).toMatchObject(NO_TOKEN);
  await moveClock(PAST_ACCESS_MS);
  expect(await sendSample(operation, sample, accessToken)).toMatchObject(NO_TOKEN);
}

/** The other kind of user is rejected with every privilege, and the own kind without the privilege of the operation. */
async function expectDenied(operation: Operation, sample: Sample): Promise<void> {
  const lacking = operation.tags[0] === 'privileges' ? 136 : 137;
  const codes = {
    platform: mayBe(operation, 'platform') ? undefined : 189,
    admin: mayBe(operation, 'school') ? lacking : 189,
  };
  for (const account of ['platform', 'admin'] as const)
    if (codes[account] !== undefined)
      expect(await sendSample(operation, sample, world.tokens[account].accessToken)).toMatchObject({
        status: 403,
        responseCode: codes[account],
        data: null,
      });
}

// One sample serves all callers, because a rejected call changes nothing.
for (const [id, operation] of closed)
  test(`AUTH-36 AUTH-38 CALL-02 CALL-03 CALL2-02 ${cited(operation)}B1 ${id} rejects callers without access and stores nothing`, async () => {
    const sample = await sampleOf(operation);
    const guard = guardOf(operation);
    if (guard && mayBe(operation, 'school')) await withdrawPrivileges('admin', ...guard.anyOf);
    const before = await stored();
    if (guard) await expectDenied(operation, sample);
    await expectNoTokenRejected(operation, sample);
    expect(await stored()).toEqual(before);
  });

describe('callers who are not signed in', () => {
  test.each(openToAll.filter(([, one]) => !takesRefreshToken(one)))(
    'AUTH-38 CALL-03 B1 %s is open: it asks for no token and reads none',
    async (_id, operation) => {
      const { accessToken, refreshToken } = world.tokens.clerk;
      for (const token of [undefined, 'x.y.z', accessToken, refreshToken])
        expect(verdict(await send(operation, token))).toEqual(SUCCESS);
    },
  );

  test('AUTH-37 B1 neither an access token, valid or expired, nor a missing token can refresh', async () => {
    const refresh = operations.find(({ operationId }) => operationId === 'refreshTokens') as Operation;
    const { accessToken } = world.tokens.admin;
    const before = await stored();
    for (const token of [undefined, 'x.y.z', accessToken]) expect(await send(refresh, token)).toMatchObject(NO_TOKEN);
    await moveClock(PAST_ACCESS_MS);
    expect(await send(refresh, accessToken)).toMatchObject(NO_TOKEN);
    expect(await stored()).toEqual(before);
  });

  test('AUTH-18 CODE-107 B1 every operation rejects the token of a disabled user', async () => {
    const { accessToken: token } = world.tokens.admin;
    await sql("UPDATE users SET disabled = true WHERE user_name = 'admin'");
    for (const [id, { method, path }] of closed) {
      const answer = await call(method, path.replaceAll(/\{\w+\}/g, '1'), { token });
      expect([id, ...verdict(answer)]).toEqual([id, 401, 107]);
    }
  });

  test('B1 an access token signs nobody out', async () => {
    const signOut = operations.find(({ operationId }) => operationId === 'signOut') as Operation;
    const { accessToken } = world.tokens.admin;
    for (const token of [undefined, 'x.y.z', accessToken]) expect(verdict(await send(signOut, token))).toEqual(SUCCESS);
    expect(verdict(await call('GET', '/user/info', { token: accessToken }))).toEqual(SUCCESS);
  });
});

describe.each(ACCOUNTS)('a %s user', (kind, userName) => {
  test.each(signedIn)(`AUTH-47 B1 %s asks for no privilege: ${kind} user`, async (_id, operation) => {
    const sample = await sampleOf(operation);
    if (kind === 'school') await setPrivileges(userName);
    expect(verdict(await sendSample(operation, sample, world.tokens[userName].accessToken))).toEqual(SUCCESS);
  });
});

test('E4 a refused call is written to the audit trail: who, what, which code', async () => {
  const token = world.tokens.clerk.accessToken;
  await call('DELETE', '/school/2', { token });
  await call('GET', '/school/2', { token });
  await call('PUT', '/school/1', { token });
  const [clerk] = await sql<{ id: number }>("SELECT id FROM users WHERE user_name = 'clerk'");
  const found = await sql(
    "SELECT user_id, school_id, details->>'entity' AS operation, details->>'id' AS code FROM audit_entries WHERE event = 'denied' ORDER BY id",
  );
  const row = (operation: string, code: string) => ({ user_id: clerk?.id, school_id: 1, operation, code });
  expect(found).toEqual([row('deleteSchool', '189'), row('getSchool', '189'), row('updateSchool', '137')]);
});
