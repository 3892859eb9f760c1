// Whose privileges nobody may save, and which nobody may give: refused, and nothing is changed.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict, withoutHeaders } from '../support/http';
import { ALL, labelOf, setPrivileges, savePrivileges, withdrawPrivileges } from '../support/privileges';
import { FIRST, UNKNOWN } from '../support/schools';
import { stored } from '../support/tables';
import { createTeacher, deleteTeacher, idsOf } from '../support/teachers';
import { matching } from '../support/matching';
import { privilegeIds } from '../support/privilegeTree';

let admin: string;
let kavita: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  kavita = (await idsOf('kavita.meena')).userId;
});

const userIdOf = async (userName: string) => (await idsOf(userName)).userId;
async function platformId(): Promise<number> {
  const [row] = await sql<{ id: number }>("SELECT id FROM users WHERE user_name = 'platform'");
  return row?.id ?? 0;
}

test('PRIVILEGE-10 PRIVILEGE-17 SHELL-71 CODE-136 B6 without USER_MANAGEMENT nobody saves', async () => {
  await withdrawPrivileges('admin', 'USER_MANAGEMENT');
  const before = await stored();
  for (const id of [kavita, await userIdOf('admin'), await userIdOf('admin2'), UNKNOWN])
    expect(await savePrivileges(admin, id, [])).toMatchObject({
      status: 403,
      responseCode: 136,
      responseMsg: 'You may not manage these privileges',
      data: null,
    });
  expect(await stored()).toEqual(before);
});

test('B6 CODE-136 nobody saves their own privileges: not more, not fewer, not the same ones', async () => {
  await setPrivileges('clerk', 'USER_MANAGEMENT', 'STUDENT');
  const clerk = await tokenOf('clerk');
  const own = await userIdOf('clerk');
  const platform = await tokenOf('platform');
  const before = await stored();
  for (const names of [['USER_MANAGEMENT', 'STUDENT'], ['USER_MANAGEMENT', 'STUDENT', 'RECEIPT'], ['STUDENT'], []])
    expect(await savePrivileges(clerk, own, privilegeIds(...names))).toMatchObject({
      status: 403,
      responseCode: 136,
      responseMsg: 'You cannot change your own permissions',
    });
  expect(verdict(await savePrivileges(platform, await platformId(), []))).toEqual([403, 136]);
  expect(verdict(await savePrivileges(admin, await userIdOf('admin'), [1]))).toEqual([403, 136]);
  expect(await stored()).toEqual(before);
});

test('B6 CODE-136 nobody saves the privileges of a platform user, not even another platform user', async () => {
  await sql(`INSERT INTO users (is_platform, user_name, user_name_key, password_hash, created_at)
    SELECT true, 'platform2', 'platform2', password_hash, now() FROM users WHERE is_platform`);
  const platform2 = await tokenOf('platform2');
  const before = await stored();
  for (const list of [[], [1]])
    expect(await savePrivileges(platform2, await platformId(), list)).toMatchObject({
      status: 403,
      responseCode: 136,
      responseMsg: 'The permissions of a platform user cannot be changed',
    });
  expect(await stored()).toEqual(before);
});

test('PRIVILEGE-10 CODE-102 B2 an unknown, a deleted, another school’s and a platform user answer alike', async () => {
  const { data } = await createTeacher(admin);
  await deleteTeacher(admin, data.teacherId);
  const before = await stored();
  for (const more of [{}, { previousPrivileges: [1] }]) {
    const unknown = withoutHeaders(await savePrivileges(admin, UNKNOWN, [1], more));
    expect(unknown).toMatchObject({ status: 404, responseCode: 102, responseMsg: 'User not found', data: null });
    for (const id of [data.userId, await userIdOf('admin2'), await userIdOf('deepika.hada'), await platformId()])
      expect(withoutHeaders(await savePrivileges(admin, id, [1], more))).toEqual(unknown);
  }
  expect(verdict(await savePrivileges(await tokenOf('platform'), UNKNOWN, []))).toEqual([404, 102]);
  const { sign_ins: _s, refresh_tokens: _r, ...rows } = before;
  expect(await stored()).toMatchObject(rows);
});

test.each<[string, string[], string[]]>([
  ['one thing more', ['USER_MANAGEMENT', 'STUDENT'], ['STUDENT', 'RECEIPT']],
  ['something else', ['USER_MANAGEMENT'], ['DASHBOARD']],
  ['the child of what one holds', ['USER_MANAGEMENT', 'STUDENT'], ['ADD_STUDENT']],
  ['all', ['USER_MANAGEMENT', 'STUDENT'], ALL.map(({ name }) => name)],
])('B6 CODE-136 of one who holds %s they are not saved, not even taken away', async (_what, own, theirs) => {
  await setPrivileges('clerk', ...own);
  await setPrivileges('kavita.meena', ...theirs);
  const clerk = await tokenOf('clerk');
  const before = await stored();
  for (const list of [[], privilegeIds(...own), privilegeIds(...theirs)])
    expect(await savePrivileges(clerk, kavita, list)).toMatchObject({
      status: 403,
      responseCode: 136,
      responseMsg: 'This user has permissions that you do not have. Ask a user with these permissions to change them',
    });
  expect(await stored()).toEqual(before);
});

test.each(['LIST_TEACHER', 'RESULT', 'ADD_STUDENT'])(
  'B6 SHELL-71 CODE-137 %s is given by nobody who does not hold it, and the message says its label',
  async (name) => {
    await setPrivileges('clerk', 'USER_MANAGEMENT', 'STUDENT');
    await setPrivileges('kavita.meena');
    const clerk = await tokenOf('clerk');
    const before = await stored();
    expect(await savePrivileges(clerk, kavita, privilegeIds('STUDENT', name))).toMatchObject({
      status: 403,
      responseCode: 137,
      responseMsg: `You cannot grant “${labelOf(name)}” because you do not have it. Ask a user with this permission to grant it`,
      data: null,
    });
    expect(await stored()).toEqual(before);
  },
);

test('PRIVILEGE-09 CODE-101 a privilege that is listed twice', async () => {
  const before = await stored();
  for (const list of [[1, 1], [1, 2, 3, 2], privilegeIds('USER_MANAGEMENT', 'USER_MANAGEMENT'), [999, 999]])
    expect(await savePrivileges(admin, kavita, list)).toMatchObject({ status: 409, responseCode: 101, data: null });
  expect(await stored()).toEqual(before);
});

test('PRIVILEGE-09 SHELL-71 CODE-135 a privilege that does not exist', async () => {
  const before = await stored();
  for (const list of [[ALL.length + 1], [1, 999], [2_147_483_647]])
    expect(await savePrivileges(admin, kavita, list)).toMatchObject({ status: 400, responseCode: 135, data: null });
  expect(await stored()).toEqual(before);
});

test.each<[string, unknown, RegExp]>([
  ['nothing', undefined, /^assignedPrivileges$/],
  ['null', null, /^assignedPrivileges$/],
  ['a text', '1,2', /^assignedPrivileges$/],
  ['an object', { 0: 1 }, /^assignedPrivileges$/],
  ['names', ['STUDENT'], /^assignedPrivileges\.0$/],
  ['texts of numbers', [1, '2'], /^assignedPrivileges\.1$/],
  ['zero', [0], /^assignedPrivileges\.0$/],
  ['a negative number', [-28], /^assignedPrivileges\.0$/],
  ['a fraction', [1.5], /^assignedPrivileges\.0$/],
  ['null among numbers', [1, null], /^assignedPrivileges\.1$/],
  ['a number too large', [2_147_483_648], /^assignedPrivileges\.0$/],
  ['more than a thousand', Array.from({ length: 1001 }, (_, at) => at + 1), /^assignedPrivileges$/],
])('CODE-109 %s is not a list of privileges', async (_what, list, path) => {
  const before = await stored();
  expect(await savePrivileges(admin, kavita, list)).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: matching(path) }] },
  });
  expect(await stored()).toEqual(before);
});

test.each(['userId', 'schoolId', 'privileges', 'isPlatform', 'version'])(
  'B8 CODE-109 %s is not a field of the form',
  async (path) => {
    const before = await stored();
    expect(await savePrivileges(admin, kavita, [], { [path]: 1 })).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path, message: `${path} is not a known field` }] },
    });
    expect(await stored()).toEqual(before);
  },
);

test('CALL2-09 CODE-112 in a disabled school nothing is saved, by a platform user neither', async () => {
  const platform = await tokenOf('platform');
  await sql(`UPDATE schools SET disabled = true WHERE id = ${FIRST}`);
  const before = await stored();
  for (const token of [admin, platform])
    expect(await savePrivileges(token, kavita, [])).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});

test('B6 E4 a refused save is in the audit trail, with its code', async () => {
  await setPrivileges('clerk', 'USER_MANAGEMENT');
  const clerk = await tokenOf('clerk');
  await savePrivileges(clerk, await userIdOf('clerk'), []);
  await setPrivileges('kavita.meena');
  await savePrivileges(clerk, kavita, privilegeIds('STUDENT'));
  await call('PUT', `/privilege/manage/${await userIdOf('admin')}`, { token: clerk, json: { assignedPrivileges: [] } });
  expect(
    await sql(
      "SELECT details->>'entity' AS call, details->>'id' AS code FROM audit_entries WHERE event = 'denied' ORDER BY audit_entries.id",
    ),
  ).toEqual(['136', '137', '136'].map((code) => ({ call: 'manageUserPrivileges', code })));
});
