import { call, PASSWORD, resetProvider, signIn, sql, tokenOf } from '../../support/provider';
import { verdict, withoutHeaders } from '../support/http';
import { setPrivileges, withdrawPrivileges } from '../support/privileges';
import { FIRST, UNKNOWN } from '../support/schools';
import { countOf, stored } from '../support/tables';
import {
  createTeacher,
  deleteTeacher,
  getTeacher,
  idsOf,
  listTeachers,
  setDisabled,
  times,
  updateTeacher,
} from '../support/teachers';

let admin: string;
let kavita: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  kavita = (await idsOf('kavita.meena')).teacherId;
});

test('CALL-55 CALL2-39 CALL2-43 CALL-12 a deleted teacher is gone from list and look-up', async () => {
  const { length } = (await listTeachers(admin, FIRST)).data;
  expect(await deleteTeacher(admin, kavita)).toMatchObject({ status: 200, responseCode: 100, data: null });
  const { data } = await listTeachers(admin, FIRST);
  expect(data).toHaveLength(length - 1);
  expect(data.map(({ teacherId }) => teacherId)).not.toContain(kavita);
  expect(verdict(await getTeacher(admin, kavita))).toEqual([404, 103]);
});

test('AUTH-10 CODE-110 A15 AUTH-39 the account is deleted too: it cannot sign in, and its sign-ins end', async () => {
  const { accessToken, refreshToken } = await signIn('kavita.meena');
  await deleteTeacher(admin, kavita);
  const { userId } = await idsOf('kavita.meena');
  expect(await countOf('sign_ins', `user_id = ${userId} AND ended_at IS NULL`)).toBe(0);
  expect(await call('POST', '/auth/login', { json: { userName: 'kavita.meena', password: PASSWORD } })).toMatchObject({
    status: 400,
    responseCode: 110,
    data: null,
  });
  for (const [method, path, token] of [
    ['GET', '/user/info', accessToken],
    ['GET', `/user/teacher/active/${FIRST}`, accessToken],
    ['POST', '/auth/refreshToken', refreshToken],
  ] as const)
    expect(await call(method, path, { token })).toMatchObject({ status: 401, responseCode: 107, data: null });
});

test('CALL2-43 a disabled teacher can be deleted; a deleted teacher cannot be changed, enabled or deleted again', async () => {
  const { teacherId } = await idsOf('om.jangid');
  expect(verdict(await deleteTeacher(admin, teacherId))).toEqual([200, 100]);
  const before = await stored();
  for (const answer of [
    await deleteTeacher(admin, teacherId),
    await updateTeacher(admin, teacherId),
    await setDisabled(admin, teacherId, false),
  ])
    expect(answer).toMatchObject({ status: 404, responseCode: 103, data: null });
  expect(await stored()).toEqual(before);
});

test('CALL2-43 of ten deletions at once, one is', async () => {
  const answers = await Promise.all(times(10, null).map(() => deleteTeacher(admin, kavita)));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...times(9, [404, 103])]);
  expect(await countOf('audit_entries', "event = 'deleteTeacher'")).toBe(1);
});

test('the classes of a deleted teacher have no class teacher', async () => {
  expect(await countOf('classes', `teacher_id = ${kavita}`)).toBeGreaterThan(0);
  await deleteTeacher(admin, kavita);
  expect(await countOf('classes', `teacher_id = ${kavita}`)).toBe(0);
});

test('TEACHER-20 CODE-103 B2 an unknown and another school’s teacher answer alike', async () => {
  const before = await stored();
  const unknown = withoutHeaders(await deleteTeacher(admin, UNKNOWN));
  expect(unknown).toMatchObject({ status: 404, responseCode: 103, data: null });
  for (const userName of ['admin2', 'deepika.hada'])
    expect(withoutHeaders(await deleteTeacher(admin, (await idsOf(userName)).teacherId))).toEqual(unknown);
  expect(await stored()).toEqual(before);
});

test('PRIVILEGE-17 CODE-137 AUTH-47 B1 without EDIT_TEACHER nobody is deleted, with it alone one is', async () => {
  await withdrawPrivileges('admin', 'EDIT_TEACHER');
  await setPrivileges('clerk', 'EDIT_TEACHER');
  const clerk = await tokenOf('clerk');
  const before = await stored();
  expect(await deleteTeacher(admin, kavita)).toMatchObject({ status: 403, responseCode: 137, data: null });
  expect(await stored()).toEqual(before);
  expect(verdict(await deleteTeacher(clerk, kavita))).toEqual([200, 100]);
});

test('CALL2-09 CODE-112 in a disabled school nobody is deleted, by a platform user neither', async () => {
  const platform = await tokenOf('platform');
  await sql(`UPDATE schools SET disabled = true WHERE id = ${FIRST}`);
  const before = await stored();
  for (const token of [admin, platform])
    expect(await deleteTeacher(token, kavita)).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});

test('CALL-55 a platform user deletes teachers of every school', async () => {
  const platform = await tokenOf('platform');
  for (const userName of ['kavita.meena', 'deepika.hada'])
    expect(verdict(await deleteTeacher(platform, (await idsOf(userName)).teacherId))).toEqual([200, 100]);
  expect(await countOf('users', 'deleted_at IS NOT NULL')).toBe(2);
});

test('E4 a deletion leaves one row that names who was deleted', async () => {
  const { data } = await createTeacher(admin);
  await deleteTeacher(admin, data.teacherId);
  expect(await sql("SELECT school_id, details FROM audit_entries WHERE event = 'deleteTeacher'")).toEqual([
    { school_id: FIRST, details: { entity: 'teacher', id: data.teacherId, before: { userName: 'meera.joshi' } } },
  ]);
});
