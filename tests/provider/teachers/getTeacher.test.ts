import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict, withoutHeaders } from '../support/http';
import { setPrivileges, withdrawPrivileges } from '../support/privileges';
import { UNKNOWN } from '../support/schools';
import { createTeacher, deleteTeacher, getTeacher, idsOf, listTeachers } from '../support/teachers';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

test('CALL-54 CALL2-39 ENUM-17 ENUM-32 one teacher, as the list has it', async () => {
  const { teacherId, userId } = await idsOf('clerk');
  const answer = await getTeacher(admin, teacherId);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(answer.data).toEqual({
    teacherId,
    userId,
    teacherName: 'Ramesh Gupta',
    userName: 'clerk',
    schoolId: 1,
    gender: 'MALE',
    dateOfBirth: '1986-02-11',
    contactEmail: 'ramesh.gupta@saraswati.example',
    contactPhone: '9829100002',
    disabled: false,
    createdAt: '2026-01-05T04:30:00.000Z',
    modifiedAt: '2026-01-05T04:30:00.000Z',
    version: 1,
  });
  expect((await listTeachers(admin, 1)).data).toContainEqual(answer.data);
});

test('CALL-54 a disabled teacher can be read too, and by a platform user in any school', async () => {
  expect((await getTeacher(admin, (await idsOf('om.jangid')).teacherId)).data.disabled).toBe(true);
  const platform = await tokenOf('platform');
  for (const userName of ['om.jangid', 'admin2'])
    expect((await getTeacher(platform, (await idsOf(userName)).teacherId)).data.userName).toBe(userName);
});

test('TEACHER-20 CODE-103 B2 an unknown, a deleted and another school’s teacher answer alike', async () => {
  const { data } = await createTeacher(admin);
  await deleteTeacher(admin, data.teacherId);
  const unknown = await getTeacher(admin, UNKNOWN);
  expect(unknown).toMatchObject({
    status: 404,
    responseCode: 103,
    responseMsg: 'The requested resource was not found',
    data: null,
  });
  for (const id of [data.teacherId, (await idsOf('admin2')).teacherId])
    expect(withoutHeaders(await getTeacher(admin, id))).toEqual(withoutHeaders(unknown));
});

test('PRIVILEGE-17 CODE-137 AUTH-47 B1 it needs LIST_TEACHER or EDIT_TEACHER', async () => {
  const { teacherId } = await idsOf('kavita.meena');
  const clerk = await tokenOf('clerk');
  for (const name of ['LIST_TEACHER', 'EDIT_TEACHER']) {
    await setPrivileges('clerk', name);
    expect(verdict(await getTeacher(clerk, teacherId))).toEqual([200, 100]);
  }
  await withdrawPrivileges('admin', 'LIST_TEACHER', 'EDIT_TEACHER');
  for (const id of [teacherId, UNKNOWN, (await idsOf('admin2')).teacherId])
    expect(await getTeacher(admin, id)).toMatchObject({ status: 403, responseCode: 137, data: null });
});

test('a teacher of a disabled school can still be read', async () => {
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  expect(verdict(await getTeacher(admin, (await idsOf('clerk')).teacherId))).toEqual([200, 100]);
});

test.each(['0', '-1', 'abc', '1.5', '1e0', '2147483648', 'null', '1%00'])('CODE-109 %s is not an id', async (id) => {
  expect(await getTeacher(admin, id)).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'id' }] },
  });
});
