// Every operation of the contract against every kind of caller: what x-access says is what happens. New operations join by themselves.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { operations, privileges, type Operation, type Privilege } from '../../contract/support';

const flat = (nodes: Privilege[]): Privilege[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const idOf = new Map(flat(privileges).map(({ name, id }) => [name, id]));
const guarded = operations.flatMap((operation) => {
  const access = operation['x-access'];
  return typeof access === 'string' ? [] : [{ operation, ...access }];
});

/** The call with the first school's ids and nothing else in it: refused for its content at the latest. */
function bare({ method, path, parameters }: Operation, token: string | undefined) {
  const target = path.replaceAll(/\{(\w+)\}/g, (_text, name: string) => {
    const values = parameters.find((one) => one.name === name)?.schema['enum'] as string[] | undefined;
    return values?.[0] ?? '1';
  });
  return call(method, target, { token });
}

const PLATFORM = 'platform';
const SCHOOL = 'admin';

async function holdOnly(userName: string, names: string[]): Promise<void> {
  const ids = names.map((name) => idOf.get(name) ?? 0).join(', ') || '0';
  await sql(
    `DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = $1) AND privilege_id NOT IN (${ids})`,
    [userName],
  );
}

async function holdAllBut(userName: string, names: string[]): Promise<void> {
  const ids = names.map((name) => idOf.get(name) ?? 0).join(', ');
  await sql(
    `DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = $1) AND privilege_id IN (${ids})`,
    [userName],
  );
}

beforeEach(resetProvider);

test.each(
  operations
    .filter((one) => one['x-access'] !== 'public')
    .map((operation) => [operation.operationId, operation] as const),
)('AUTH-36 CALL-03 B1 %s is closed to strangers', async (_id, operation) => {
  for (const token of [undefined, 'x.y.z'])
    expect(await bare(operation, token)).toMatchObject({ status: 401, responseCode: 107, data: null });
});

test.each(
  operations
    .filter((one) => one['x-access'] === 'public')
    .map((operation) => [operation.operationId, operation] as const),
)('B1 %s is open: it asks for no access token', async (_id, operation) => {
  const without = await bare(operation, undefined);
  const withOne = await bare(operation, await tokenOf('clerk'));
  expect([withOne.status, withOne.responseCode]).toEqual([without.status, without.responseCode]);
});

describe.each(guarded.map((one) => [one.operation.operationId, one] as const))(
  '%s',
  (_id, { operation, anyOf, user }) => {
    const refusedFor = (kind: string) =>
      user !== 'any' && user !== kind ? [403, 189] : [403, operation.tags[0] === 'privileges' ? 136 : 137];

    test.each([
      [PLATFORM, 'platform'],
      [SCHOOL, 'school'],
    ])('AUTH-47 B1 %s without its privilege is refused, with all the others too', async (userName, kind) => {
      await holdAllBut(userName, anyOf);
      const answer = await bare(operation, await tokenOf(userName));
      expect([answer.status, answer.responseCode]).toEqual(refusedFor(kind));
    });

    test.each([
      [PLATFORM, 'platform'],
      [SCHOOL, 'school'],
    ])('AUTH-47 B1 %s with its privilege alone passes, where its kind of user may', async (userName, kind) => {
      for (const name of anyOf) {
        await resetProvider();
        await holdOnly(userName, [name]);
        const { status, responseCode } = await bare(operation, await tokenOf(userName));
        if (user === 'any' || user === kind) expect([401, 403]).not.toContain(status);
        else expect([status, responseCode]).toEqual([403, 189]);
      }
    });
  },
);

test('A16 a refused access stands in the audit trail: who, what, which code', async () => {
  const token = await tokenOf('clerk');
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
