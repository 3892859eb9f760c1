import { call, resetProvider, signIn, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { selectedIn, setPrivileges, storedPrivileges, getPrivileges, savePrivileges } from '../support/privileges';
import { createSchool, FIRST, SECOND } from '../support/schools';
import { createTeacher, getTeacher, idsOf, listTeachers, NEW_PASSWORD, times } from '../support/teachers';
import { stored } from '../support/tables';
import { privilegeIds } from '../support/privilegeTree';

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
])(
  'PRIVILEGE-08 CALL2-45 ENUM-18 CALL-12 exactly the listed privileges are stored afterwards: %s',
  async (_what, names) => {
    const answer = await savePrivileges(admin, kavita, privilegeIds(...names));
    expect(verdict(answer)).toEqual([200, 100]);
    expect(await storedPrivileges(kavita)).toEqual(privilegeIds(...names).sort((a, b) => a - b));
    expect(selectedIn(answer.data)).toEqual(await storedPrivileges(kavita));
    expect((await getPrivileges(admin, kavita)).data).toEqual(answer.data);
  },
);

test('PRIVILEGE-08 CALL2-45 the privileges of other users do not change, in this school or another', async () => {
  const others = () =>
    sql('SELECT user_id, privilege_id, school_id FROM user_privileges WHERE user_id <> $1 ORDER BY 1, 2', [kavita]);
  const before = await others();
  await savePrivileges(admin, kavita, privilegeIds('STUDENT'));
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
  await savePrivileges(admin, kavita, privilegeIds('DASHBOARD', 'LIST_TEACHER'));
  expect(verdict(await listTeachers(running, FIRST))).toEqual([200, 100]);
  expect(await permissions()).toEqual(['DASHBOARD', 'LIST_TEACHER']);
  await savePrivileges(admin, kavita, privilegeIds('DASHBOARD'));
  expect(verdict(await listTeachers(running, FIRST))).toEqual([403, 137]);
  expect(await permissions()).toEqual(['DASHBOARD']);
});

test('PRIVILEGE-08 the right to manage itself is given and taken so too', async () => {
  const running = await tokenOf('kavita.meena');
  const clerk = (await idsOf('clerk')).userId;
  expect(verdict(await savePrivileges(running, clerk, []))).toEqual([403, 136]);
  await savePrivileges(admin, kavita, await storedPrivileges((await idsOf('admin')).userId));
  expect(verdict(await savePrivileges(running, clerk, privilegeIds('STUDENT')))).toEqual([200, 100]);
  await savePrivileges(admin, kavita, privilegeIds('LIST_TEACHER'));
  expect(verdict(await savePrivileges(running, clerk, []))).toEqual([403, 136]);
  expect(await storedPrivileges(clerk)).toEqual(privilegeIds('STUDENT'));
});

test('PRIVILEGE-08 C10 a save is rejected unless the stored privileges are those of the loaded tree, in any order', async () => {
  const previousPrivileges = privilegeIds('UPLOAD_RESULT', 'DASHBOARD', 'RESULT');
  expect(verdict(await savePrivileges(admin, kavita, privilegeIds('STUDENT'), { previousPrivileges }))).toEqual([
    200, 100,
  ]);
  const before = await stored();
  for (const previous of [previousPrivileges, [], privilegeIds('STUDENT', 'DASHBOARD'), [999]])
    expect(
      await savePrivileges(admin, kavita, privilegeIds('RECEIPT'), { previousPrivileges: previous }),
    ).toMatchObject({
      status: 409,
      responseCode: 205,
      data: null,
    });
  expect(await stored()).toEqual(before);
  expect(verdict(await savePrivileges(admin, kavita, [], { previousPrivileges: privilegeIds('STUDENT') }))).toEqual([
    200, 100,
  ]);
  expect(verdict(await savePrivileges(admin, kavita, privilegeIds('STUDENT'), { previousPrivileges: [] }))).toEqual([
    200, 100,
  ]);
});

test('PRIVILEGE-08 C10 of ten saves of one loaded tree at once, one is stored', async () => {
  const previousPrivileges = await storedPrivileges(kavita);
  const answers = await Promise.all(
    times(10, null).map((_, at) => savePrivileges(admin, kavita, [at + 1], { previousPrivileges })),
  );
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...times(9, [409, 205])]);
  const won = answers.find(({ status }) => status === 200);
  expect(await storedPrivileges(kavita)).toEqual(selectedIn(won?.data ?? []));
});

test('PRIVILEGE-08 of saves at once without the loaded tree one list is stored completely, never a mixture', async () => {
  const lists = [
    privilegeIds('DASHBOARD', 'STUDENT', 'RECEIPT'),
    privilegeIds('RESULT', 'REPORTS'),
    privilegeIds('USERS'),
    [],
  ];
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(lists.map((list) => savePrivileges(admin, kavita, list)));
    expect(answers.map(verdict)).toEqual(times(4, [200, 100]));
    expect(lists.map((list) => [...list].sort((a, b) => a - b))).toContainEqual(await storedPrivileges(kavita));
  }
});

test('B6 E4 a save leaves one row with the privileges before and after', async () => {
  await savePrivileges(admin, kavita, privilegeIds('LIST_TEACHER', 'DASHBOARD'));
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
    expect(verdict(await savePrivileges(platform, userId, privilegeIds('USER_MANAGEMENT', 'STUDENT')))).toEqual([
      200, 100,
    ]);
    expect(await storedPrivileges(userId)).toEqual(privilegeIds('STUDENT', 'USER_MANAGEMENT'));
  }
});

test('CALL2-45 those of a disabled teacher can be managed', async () => {
  const { userId } = await idsOf('om.jangid');
  expect(verdict(await savePrivileges(admin, userId, privilegeIds('DASHBOARD')))).toEqual([200, 100]);
  expect(await storedPrivileges(userId)).toEqual(privilegeIds('DASHBOARD'));
});

test('B6 CALL2-45 a new school gets its first manager from a platform user, who then works alone', async () => {
  const platform = await tokenOf('platform');
  const { schoolId } = (await createSchool(platform)).data;
  const { data: head } = await createTeacher(platform, { schoolId, userName: 'head' });
  const wanted = privilegeIds('USERS', 'LIST_TEACHER', 'EDIT_TEACHER', 'ADD_TEACHER', 'USER_MANAGEMENT');
  expect(verdict(await savePrivileges(platform, head.userId, wanted))).toEqual([200, 100]);
  const { accessToken } = await signIn('head', NEW_PASSWORD);
  const { data: next } = await createTeacher(accessToken, { schoolId, userName: 'next' });
  expect(verdict(await savePrivileges(accessToken, next.userId, wanted))).toEqual([200, 100]);
  expect((await listTeachers(accessToken, schoolId)).data.map(({ userName }) => userName).sort()).toEqual([
    'head',
    'next',
  ]);
  expect(verdict(await listTeachers(accessToken, SECOND))).toEqual([403, 189]);
  expect(verdict(await getTeacher(accessToken, (await idsOf('kavita.meena')).teacherId))).toEqual([404, 103]);
});

test('B6 a manager with few privileges can grant only those', async () => {
  await setPrivileges('clerk', 'USER_MANAGEMENT', 'STUDENT');
  await setPrivileges('kavita.meena', 'STUDENT');
  const clerk = await tokenOf('clerk');
  expect(verdict(await savePrivileges(clerk, kavita, privilegeIds('USER_MANAGEMENT', 'STUDENT')))).toEqual([200, 100]);
  expect(verdict(await savePrivileges(clerk, kavita, []))).toEqual([200, 100]);
});
