import { resetProvider, sql, tokenOf } from '../../support/provider';
import { privileges, type Privilege } from '../../contract/support';
import { verdict, withoutHeaders } from '../support/http';
import {
  ALL,
  selectedIn,
  setPrivileges,
  storedPrivileges,
  getPrivileges,
  savePrivileges,
  withdrawPrivileges,
} from '../support/privileges';
import { UNKNOWN } from '../support/schools';
import { createTeacher, deleteTeacher, idsOf } from '../support/teachers';
import { privilegeIds, type HeldPrivilege } from '../support/privilegeTree';

const EVERY = ALL.map(({ id }) => id).sort((a, b) => a - b);

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const userIdOf = async (userName: string) => (await idsOf(userName)).userId;

test('CALL2-44 ENUM-18 PRIVILEGE-08 SHELL-70 the whole tree; the privileges of the user are selected, not those above or below them', async () => {
  await setPrivileges('kavita.meena', 'STUDENT', 'EDIT_STUDENT', 'USERS');
  const answer = await getPrivileges(admin, await userIdOf('kavita.meena'));
  expect(verdict(answer)).toEqual([200, 100]);
  const selected = new Set(privilegeIds('STUDENT', 'EDIT_STUDENT', 'USERS'));
  const expected = (nodes: Privilege[]): HeldPrivilege[] =>
    nodes.map(({ id, name, children }) => ({
      privilegeId: id,
      privilegeName: name,
      selected: selected.has(id),
      childPrivileges: expected(children ?? []),
    }));
  expect(answer.data).toEqual(expected(privileges));
});

test('CALL2-44 for a user with all privileges everything is selected; for a user without any, nothing', async () => {
  expect(selectedIn((await getPrivileges(admin, await userIdOf('admin'))).data)).toEqual(ALL.map(({ id }) => id));
  await setPrivileges('kavita.meena');
  const { data } = await getPrivileges(admin, await userIdOf('kavita.meena'));
  expect(selectedIn(data)).toEqual([]);
  expect(data).toHaveLength(privileges.length);
});

test('CALL2-44 what is selected is what is stored, for every account of the school', async () => {
  const users = await sql<{ id: number }>('SELECT id FROM users WHERE school_id = 1 AND deleted_at IS NULL');
  for (const { id } of users)
    expect(selectedIn((await getPrivileges(admin, id)).data)).toEqual(await storedPrivileges(id));
});

test('CALL2-44 a platform user looks up the users of every school, and platform users', async () => {
  const platform = await tokenOf('platform');
  const [own] = await sql<{ id: number }>('SELECT id FROM users WHERE is_platform');
  for (const id of [await userIdOf('clerk'), await userIdOf('admin2')])
    expect(selectedIn((await getPrivileges(platform, id)).data)).toEqual(await storedPrivileges(id));
  expect(selectedIn((await getPrivileges(platform, own?.id ?? 0)).data)).toEqual(EVERY);
});

test('PRIVILEGE-10 CODE-102 B2 an unknown, a deleted, another school’s and a platform user answer alike', async () => {
  const { data } = await createTeacher(admin);
  await deleteTeacher(admin, data.teacherId);
  const [platform] = await sql<{ id: number }>('SELECT id FROM users WHERE is_platform');
  const unknown = withoutHeaders(await getPrivileges(admin, UNKNOWN));
  expect(unknown).toMatchObject({ status: 404, responseCode: 102, responseMsg: 'User not found', data: null });
  for (const id of [data.userId, await userIdOf('admin2'), await userIdOf('deepika.hada'), platform?.id ?? 0])
    expect(withoutHeaders(await getPrivileges(admin, id))).toEqual(unknown);
});

test('PRIVILEGE-10 PRIVILEGE-17 SHELL-71 CODE-136 B6 without USER_MANAGEMENT nobody looks up, with it alone one does', async () => {
  await withdrawPrivileges('admin', 'USER_MANAGEMENT');
  for (const id of [await userIdOf('clerk'), await userIdOf('admin'), await userIdOf('admin2'), UNKNOWN])
    expect(await getPrivileges(admin, id)).toMatchObject({ status: 403, responseCode: 136, data: null });
  await setPrivileges('clerk', 'USER_MANAGEMENT');
  expect(verdict(await getPrivileges(await tokenOf('clerk'), await userIdOf('admin')))).toEqual([200, 100]);
});

test('a privilege that is newer than the platform user belongs to that user and can be granted', async () => {
  const platform = await tokenOf('platform');
  // As an older installation stored them, when the catalogue knew one.
  await setPrivileges('platform', 'DASHBOARD');
  const clerk = await userIdOf('clerk');
  expect(await savePrivileges(platform, clerk, EVERY)).toMatchObject({ status: 200, responseCode: 100 });
  expect(selectedIn((await getPrivileges(admin, clerk)).data)).toEqual(EVERY);
  const [own] = await sql<{ id: number }>('SELECT id FROM users WHERE is_platform');
  expect(selectedIn((await getPrivileges(platform, own?.id ?? 0)).data)).toEqual(EVERY);
});

test('in a disabled school permissions can still be read', async () => {
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  expect(verdict(await getPrivileges(admin, await userIdOf('clerk')))).toEqual([200, 100]);
});

test.each(['0', '-1', 'abc', '1.5', '1e0', '2147483648', 'me'])('CODE-109 %s is not a user', async (id) => {
  expect(await getPrivileges(admin, id)).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'userId' }] },
  });
});
