// A school always has one active user who manages permissions, whatever happens at the same moment.
import { resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { verdict } from '../support/http';
import { managers, setPrivileges, storedPrivileges, savePrivileges } from '../support/privileges';
import { FIRST, SECOND } from '../support/schools';
import { stored } from '../support/tables';
import { deleteTeacher, idsOf, setDisabled, type Ids } from '../support/teachers';
import { privilegeIds } from '../support/privilegeTree';

const MANAGER = ['LIST_TEACHER', 'EDIT_TEACHER', 'USER_MANAGEMENT'];
const WITHOUT = privilegeIds('LIST_TEACHER', 'EDIT_TEACHER');

beforeEach(resetProvider);

test('B6 CODE-109 nobody, not even a platform user, can take the management of permissions from the last user who has it', async () => {
  const platform = await tokenOf('platform');
  const before = await stored();
  for (const userName of ['admin', 'admin2'])
    for (const list of [[], privilegeIds('DASHBOARD')])
      expect(await savePrivileges(platform, (await idsOf(userName)).userId, list)).toMatchObject({
        status: 400,
        responseCode: 109,
        responseMsg: 'The school needs one active user who can manage permissions',
      });
  expect(await stored()).toEqual(before);
});

test('B6 a disabled, a deleted and another school’s manager do not count', async () => {
  const platform = await tokenOf('platform');
  for (const userName of ['kavita.meena', 'pooja.saini']) await setPrivileges(userName, ...MANAGER);
  await setDisabled(platform, (await idsOf('kavita.meena')).teacherId, true);
  await deleteTeacher(platform, (await idsOf('pooja.saini')).teacherId);
  expect(await managers(SECOND)).toBe(1);
  expect(verdict(await savePrivileges(platform, (await idsOf('admin')).userId, []))).toEqual([400, 109]);
  expect(await managers(FIRST)).toBe(1);
});

test('B6 it can be taken when another manager is left, and from a disabled manager too', async () => {
  const admin = await tokenOf('admin');
  for (const userName of ['kavita.meena', 'om.jangid']) {
    await setPrivileges(userName, ...MANAGER);
    const { userId } = await idsOf(userName);
    expect(verdict(await savePrivileges(admin, userId, WITHOUT))).toEqual([200, 100]);
    expect(await storedPrivileges(userId)).toEqual(WITHOUT);
  }
});

type Way = (token: string, other: Ids) => Promise<Answer<unknown>>;
const take: Way = (token, { userId }) => savePrivileges(token, userId, WITHOUT);
const disable: Way = (token, { teacherId }) => setDisabled(token, teacherId, true);
const remove: Way = (token, { teacherId }) => deleteTeacher(token, teacherId);

const NAMES = ['kavita.meena', 'pooja.saini'] as const;

/** The two manage permissions, alone in their school, and are signed in as before. */
async function restore(): Promise<void> {
  await sql("UPDATE users SET disabled = user_name = 'om.jangid', deleted_at = NULL");
  await sql('UPDATE sign_ins SET ended_at = NULL, end_reason = NULL');
  await setPrivileges('admin', 'DASHBOARD');
  for (const userName of NAMES) await setPrivileges(userName, ...MANAGER);
}

test.each<[string, Way, Way]>([
  ['take the right from each other', take, take],
  ['disable each other', disable, disable],
  ['delete each other', remove, remove],
  ['take the right, and disable', take, disable],
  ['take the right, and delete', take, remove],
  ['disable, and delete', disable, remove],
])('B6 two managers who %s at the same moment leave one of them, ten times', async (_how, first, second) => {
  const [one, two] = [await idsOf(NAMES[0]), await idsOf(NAMES[1])];
  const tokens = [await tokenOf(NAMES[0]), await tokenOf(NAMES[1])] as const;
  for (let round = 0; round < 10; round += 1) {
    await restore();
    expect(await managers(FIRST)).toBe(2);
    const answers = await Promise.all([first(tokens[0], two), second(tokens[1], one)]);
    expect(answers.filter(({ responseCode }) => responseCode === 100)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await managers(FIRST)).toBe(1);
  }
});

test('B6 a user who loses the right at the same moment saves nothing afterwards, ten times', async () => {
  const [other, third] = [await idsOf(NAMES[1]), await idsOf('clerk')];
  const tokens = [await tokenOf(NAMES[0]), await tokenOf(NAMES[1])] as const;
  for (let round = 0; round < 10; round += 1) {
    await restore();
    await setPrivileges('clerk');
    const answers = await Promise.all([
      take(tokens[0], other),
      savePrivileges(tokens[1], third.userId, privilegeIds('LIST_TEACHER')),
    ]);
    const saves = await sql<{ id: number }>(
      "SELECT (details->>'id')::integer AS id FROM audit_entries a WHERE event = 'manageUserPrivileges' ORDER BY a.id",
    );
    expect(answers[0].responseCode).toBe(100);
    expect(saves.at(-1)).toEqual({ id: other.userId });
    expect((await storedPrivileges(third.userId)).length > 0).toBe(answers[1].responseCode === 100);
  }
});

test('B6 when six managers take the right from one another at once, at least one keeps it', async () => {
  const names = ['kavita.meena', 'pooja.saini', 'rekha.kumawat', 'anita.choudhary', 'mohammed.salim', 'admin'];
  for (const name of names) await setPrivileges(name, ...MANAGER);
  const people = await Promise.all(names.map(idsOf));
  const tokens = await Promise.all(names.map(tokenOf));
  const wayOf = (at: number): Way => (at % 3 === 0 ? take : at % 3 === 1 ? disable : remove);
  const answers = await Promise.all(
    tokens.flatMap((token, from) =>
      people.flatMap((other, to) => (from === to ? [] : [wayOf(from + to)(token, other)])),
    ),
  );
  expect(answers.map(({ responseCode }) => responseCode)).toContain(100);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await managers(FIRST)).toBeGreaterThan(0);
});
