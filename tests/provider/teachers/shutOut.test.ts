// Disabling and deleting shut an account out: never the own one, nor the last one that manages permissions.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { managers, setPrivileges } from '../support/privileges';
import { FIRST, SECOND } from '../support/schools';
import { stored } from '../support/tables';
import { deleteTeacher, getTeacher, idsOf, setDisabled } from '../support/teachers';

const WAYS = [
  ['disabled', (token: string, id: number) => setDisabled(token, id, true)],
  ['deleted', (token: string, id: number) => deleteTeacher(token, id)],
] as const;

const EDITOR = ['EDIT_TEACHER', 'LIST_TEACHER'];
const MANAGER = [...EDITOR, 'USER_MANAGEMENT'];
const BEYOND =
  'This teacher can manage permissions, and has some that you do not have. Ask a user with these permissions to do this';
const LAST = 'The school needs one active user who can manage permissions';

beforeEach(resetProvider);

const teacherIdOf = async (userName: string) => (await idsOf(userName)).teacherId;

describe.each(WAYS)('%s', (_way, shutOut) => {
  test('B7 CODE-109 the own account cannot be', async () => {
    await setPrivileges('kavita.meena', ...MANAGER);
    const admin = await tokenOf('admin');
    const before = await stored();
    expect(await shutOut(admin, await teacherIdOf('admin'))).toMatchObject({
      status: 400,
      responseCode: 109,
      responseMsg: 'You cannot disable or delete your own account',
    });
    expect(await stored()).toEqual(before);
  });

  test('B7 CODE-109 the own account of a user who manages nothing is not either', async () => {
    await setPrivileges('clerk', ...EDITOR);
    const clerk = await tokenOf('clerk');
    const before = await stored();
    expect(verdict(await shutOut(clerk, await teacherIdOf('clerk')))).toEqual([400, 109]);
    expect(await stored()).toEqual(before);
  });

  test('B7 CODE-137 a user who manages permissions is not by a user who does not', async () => {
    await setPrivileges('clerk', ...EDITOR);
    await setPrivileges('kavita.meena', 'USER_MANAGEMENT');
    const clerk = await tokenOf('clerk');
    const before = await stored();
    for (const userName of ['kavita.meena', 'admin'])
      expect(await shutOut(clerk, await teacherIdOf(userName))).toMatchObject({
        status: 403,
        responseCode: 137,
        responseMsg: BEYOND,
        data: null,
      });
    expect(await stored()).toEqual(before);
  });

  test('B6 CODE-109 the last active user who manages permissions is not, by a platform user neither', async () => {
    const platform = await tokenOf('platform');
    const before = await stored();
    for (const userName of ['admin', 'admin2'])
      expect(await shutOut(platform, await teacherIdOf(userName))).toMatchObject({
        status: 400,
        responseCode: 109,
        responseMsg: LAST,
      });
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['disabled', (id: number) => tokenOf('platform').then((token) => setDisabled(token, id, true))],
    ['deleted', (id: number) => tokenOf('platform').then((token) => deleteTeacher(token, id))],
  ])('B6 one who was %s is no other who manages permissions, and another school’s neither', async (_what, before) => {
    await setPrivileges('kavita.meena', ...MANAGER);
    expect(verdict(await before(await teacherIdOf('kavita.meena')))).toEqual([200, 100]);
    expect(await managers(SECOND)).toBe(1);
    expect(verdict(await shutOut(await tokenOf('platform'), await teacherIdOf('admin')))).toEqual([400, 109]);
    expect(await managers(FIRST)).toBe(1);
  });

  test('B6 B7 with another who manages permissions and has all of theirs, one of them may be', async () => {
    await setPrivileges('kavita.meena', ...MANAGER);
    await setPrivileges('admin', 'USER_MANAGEMENT');
    expect(verdict(await shutOut(await tokenOf('kavita.meena'), await teacherIdOf('admin')))).toEqual([200, 100]);
    expect(await managers(FIRST)).toBe(1);
  });

  test('B7 CODE-137 an administrator is not by a user who manages permissions and has fewer of them', async () => {
    await setPrivileges('kavita.meena', ...MANAGER, 'ADD_TEACHER');
    const manager = await tokenOf('kavita.meena');
    const before = await stored();
    expect(await shutOut(manager, await teacherIdOf('admin'))).toMatchObject({
      status: 403,
      responseCode: 137,
      responseMsg: BEYOND,
    });
    expect(await stored()).toEqual(before);
  });

  test('B7 an ordinary teacher can be, by anybody with EDIT_TEACHER', async () => {
    await setPrivileges('clerk', ...EDITOR);
    expect(verdict(await shutOut(await tokenOf('clerk'), await teacherIdOf('teacher')))).toEqual([200, 100]);
  });
});

test('B6 a disabled manager can be deleted while another is left, and enabling asks for none', async () => {
  await setPrivileges('kavita.meena', ...MANAGER);
  const admin = await tokenOf('admin');
  const id = await teacherIdOf('kavita.meena');
  await setDisabled(admin, id, true);
  expect(verdict(await setDisabled(admin, id, false))).toEqual([200, 100]);
  await setDisabled(admin, id, true);
  expect(verdict(await deleteTeacher(admin, id))).toEqual([200, 100]);
  expect(verdict(await getTeacher(admin, id))).toEqual([404, 103]);
});

test('B7 CODE-137 who manages permissions and was disabled is enabled only by a user who manages them too', async () => {
  await setPrivileges('clerk', ...EDITOR);
  await setPrivileges('kavita.meena', 'USER_MANAGEMENT');
  const id = await teacherIdOf('kavita.meena');
  const admin = await tokenOf('admin');
  expect(verdict(await setDisabled(admin, id, true))).toEqual([200, 100]);
  expect(verdict(await setDisabled(await tokenOf('clerk'), id, false))).toEqual([403, 137]);
  expect(verdict(await setDisabled(admin, id, false))).toEqual([200, 100]);
});
