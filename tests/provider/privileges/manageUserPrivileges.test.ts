import { call, resetProvider, signIn, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { give, held, ids, lookUp, manage, selectedIn } from '../support/privileges';
import { createSchool, FIRST, SECOND } from '../support/schools';
import { createTeacher, getTeacher, idsOf, listTeachers, NEW_PASSWORD, times } from '../support/teachers';
import { stored } from '../support/tables';

let admin: string;
let kavita: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  kavita = (await idsOf('kavita.meena')).userId;
});

test.each<[string, string[]]>([
  ['a few, from different groups', ['DASHBOARD', 'EDIT_STUDENT', 'LOCK_RESULT']],
  ['a child without its parent', ['EDIT_TEACHER']],
  ['a parent without its children', ['USERS']],
  ['none at all', []],
  ['what was held already', ['DASHBOARD', 'RESULT', 'UPLOAD_RESULT']],
  ['some of it, and more', ['RESULT', 'USER_MANAGEMENT']],
])('PRIVILEGE-08 CALL2-45 ENUM-18 CALL-12 exactly what is listed is held afterwards: %s', async (_what, names) => {
  const answer = await manage(admin, kavita, ids(...names));
  expect(verdict(answer)).toEqual([200, 100]);
  expect(await held(kavita)).toEqual(ids(...names).sort((a, b) => a - b));
  expect(selectedIn(answer.data)).toEqual(await held(kavita));
  expect((await lookUp(admin, kavita)).data).toEqual(answer.data);
});

test('PRIVILEGE-08 CALL2-45 the privileges of other users do not change, in this school or another', async () => {
  const others = () =>
    sql('SELECT user_id, privilege_id, school_id FROM user_privileges WHERE user_id <> $1 ORDER BY 1, 2', [kavita]);
  const before = await others();
  await manage(admin, kavita, ids('STUDENT'));
  expect(await others()).toEqual(before);
  expect(await sql('SELECT school_id FROM user_privileges WHERE user_id = $1', [kavita])).toEqual([
    { school_id: FIRST },
  ]);
});

test('PRIVILEGE-08 A16 AUTH-47 granted and removed privileges count at the next request, with the same token', async () => {
  const running = await tokenOf('kavita.meena');
  const permissions = async () =>
    (await call<{ permissions: string[] }>('GET', '/user/info', { token: running })).data.permissions;
  expect(verdict(await listTeachers(running, FIRST))).toEqual([403, 137]);
  await manage(admin, kavita, ids('DASHBOARD', 'LIST_TEACHER'));
  expect(verdict(await listTeachers(running, FIRST))).toEqual([200, 100]);
  expect(await permissions()).toEqual(['DASHBOARD', 'LIST_TEACHER']);
  await manage(admin, kavita, ids('DASHBOARD'));
  expect(verdict(await listTeachers(running, FIRST))).toEqual([403, 137]);
  expect(await permissions()).toEqual(['DASHBOARD']);
});

test('PRIVILEGE-08 the right to manage itself is given and taken so too', async () => {
  const running = await tokenOf('kavita.meena');
  const clerk = (await idsOf('clerk')).userId;
  expect(verdict(await manage(running, clerk, []))).toEqual([403, 136]);
  await manage(admin, kavita, await held((await idsOf('admin')).userId));
  expect(verdict(await manage(running, clerk, ids('STUDENT')))).toEqual([200, 100]);
  await manage(admin, kavita, ids('LIST_TEACHER'));
  expect(verdict(await manage(running, clerk, []))).toEqual([403, 136]);
  expect(await held(clerk)).toEqual(ids('STUDENT'));
});

test('PRIVILEGE-08 C10 what was held when the tree was loaded must be held still, in any order', async () => {
  const previousPrivileges = ids('UPLOAD_RESULT', 'DASHBOARD', 'RESULT');
  expect(verdict(await manage(admin, kavita, ids('STUDENT'), { previousPrivileges }))).toEqual([200, 100]);
  const before = await stored();
  for (const previous of [previousPrivileges, [], ids('STUDENT', 'DASHBOARD'), [999]])
    expect(await manage(admin, kavita, ids('RECEIPT'), { previousPrivileges: previous })).toMatchObject({
      status: 409,
      responseCode: 205,
      data: null,
    });
  expect(await stored()).toEqual(before);
  expect(verdict(await manage(admin, kavita, [], { previousPrivileges: ids('STUDENT') }))).toEqual([200, 100]);
  expect(verdict(await manage(admin, kavita, ids('STUDENT'), { previousPrivileges: [] }))).toEqual([200, 100]);
});

test('PRIVILEGE-08 C10 of ten saves of one loaded tree at once, one is stored', async () => {
  const previousPrivileges = await held(kavita);
  const answers = await Promise.all(
    times(10, null).map((_, at) => manage(admin, kavita, [at + 1], { previousPrivileges })),
  );
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...times(9, [409, 205])]);
  const won = answers.find(({ status }) => status === 200);
  expect(await held(kavita)).toEqual(selectedIn(won?.data ?? []));
});

test('PRIVILEGE-08 of saves at once without the loaded tree one list is stored completely, never a mixture', async () => {
  const lists = [ids('DASHBOARD', 'STUDENT', 'RECEIPT'), ids('RESULT', 'REPORTS'), ids('USERS'), []];
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(lists.map((list) => manage(admin, kavita, list)));
    expect(answers.map(verdict)).toEqual(times(4, [200, 100]));
    expect(lists.map((list) => [...list].sort((a, b) => a - b))).toContainEqual(await held(kavita));
  }
});

test('B6 E4 a save leaves one row that names what was held before and after', async () => {
  await manage(admin, kavita, ids('LIST_TEACHER', 'DASHBOARD'));
  expect(
    await sql(`SELECT user_name, a.school_id, details FROM audit_entries a JOIN users u ON u.id = a.user_id
      WHERE event = 'manageUserPrivileges'`),
  ).toEqual([
    {
      user_name: 'admin',
      school_id: FIRST,
      details: {
        entity: 'privileges',
        id: kavita,
        before: { held: ['DASHBOARD', 'RESULT', 'UPLOAD_RESULT'] },
        after: { held: ['DASHBOARD', 'LIST_TEACHER'] },
      },
    },
  ]);
});

test('CALL2-45 B6 a platform user manages those of every school, the last manager’s other ones too', async () => {
  const platform = await tokenOf('platform');
  for (const userName of ['kavita.meena', 'deepika.hada', 'admin2']) {
    const { userId } = await idsOf(userName);
    expect(verdict(await manage(platform, userId, ids('USER_MANAGEMENT', 'STUDENT')))).toEqual([200, 100]);
    expect(await held(userId)).toEqual(ids('STUDENT', 'USER_MANAGEMENT'));
  }
});

test('CALL2-45 those of a disabled teacher can be managed', async () => {
  const { userId } = await idsOf('om.jangid');
  expect(verdict(await manage(admin, userId, ids('DASHBOARD')))).toEqual([200, 100]);
  expect(await held(userId)).toEqual(ids('DASHBOARD'));
});

test('B6 CALL2-45 a new school gets its first manager from a platform user, who then works alone', async () => {
  const platform = await tokenOf('platform');
  const { schoolId } = (await createSchool(platform)).data;
  const { data: head } = await createTeacher(platform, { schoolId, userName: 'head' });
  const wanted = ids('USERS', 'LIST_TEACHER', 'EDIT_TEACHER', 'ADD_TEACHER', 'USER_MANAGEMENT');
  expect(verdict(await manage(platform, head.userId, wanted))).toEqual([200, 100]);
  const { accessToken } = await signIn('head', NEW_PASSWORD);
  const { data: next } = await createTeacher(accessToken, { schoolId, userName: 'next' });
  expect(verdict(await manage(accessToken, next.userId, wanted))).toEqual([200, 100]);
  expect((await listTeachers(accessToken, schoolId)).data.map(({ userName }) => userName).sort()).toEqual([
    'head',
    'next',
  ]);
  expect(verdict(await listTeachers(accessToken, SECOND))).toEqual([403, 189]);
  expect(verdict(await getTeacher(accessToken, (await idsOf('kavita.meena')).teacherId))).toEqual([404, 103]);
});

test('B6 a manager with few privileges can grant only those', async () => {
  await give('clerk', 'USER_MANAGEMENT', 'STUDENT');
  await give('kavita.meena', 'STUDENT');
  const clerk = await tokenOf('clerk');
  expect(verdict(await manage(clerk, kavita, ids('USER_MANAGEMENT', 'STUDENT')))).toEqual([200, 100]);
  expect(verdict(await manage(clerk, kavita, []))).toEqual([200, 100]);
});
