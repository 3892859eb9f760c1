import { call, resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { createTeacher, deleteTeacher, idsOf, listActiveTeachers, setDisabled } from '../support/teachers';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const names = async (token: string) => (await listActiveTeachers(token, FIRST)).data.map((one) => one.teacherName);

test('CALL-52 CALL2-39 CLASS-33 a name is teacherId, firstName, lastName and teacherName', async () => {
  const answer = await listActiveTeachers(admin, FIRST);
  expect(verdict(answer)).toEqual([200, 100]);
  const { teacherId } = await idsOf('vikram.rathore');
  expect(answer.data.find((one) => one.teacherId === teacherId)).toEqual({
    teacherId,
    firstName: 'Vikram Singh',
    lastName: 'Rathore',
    teacherName: 'Vikram Singh Rathore',
  });
  for (const one of answer.data)
    expect(Object.keys(one).sort()).toEqual(['firstName', 'lastName', 'teacherId', 'teacherName']);
});

test('CALL-52 B9 of no teacher it tells e-mail, phone, birth date, username or account', async () => {
  const text = JSON.stringify((await listActiveTeachers(admin, FIRST)).data);
  expect(text).toContain('Kavita Meena');
  expect(text).not.toMatch(/@|\d{4}-\d\d-\d\d|\d{10}|kavita\.meena|userId|gender/);
});

test('CALL-52 a single name has no last name', async () => {
  const { data } = await createTeacher(admin, { teacherName: 'Kabir' });
  const { data: list } = await listActiveTeachers(admin, FIRST);
  expect(list.find((one) => one.teacherId === data.teacherId)).toEqual({
    teacherId: data.teacherId,
    firstName: 'Kabir',
    lastName: null,
    teacherName: 'Kabir',
  });
});

test('CALL-52 CALL-56 it lacks disabled and deleted teachers, and has the enabled ones again', async () => {
  expect(await names(admin)).not.toContain('Om Prakash Jangid');
  const kavita = await idsOf('kavita.meena');
  await setDisabled(admin, kavita.teacherId, true);
  expect(await names(admin)).not.toContain('Kavita Meena');
  await setDisabled(admin, kavita.teacherId, false);
  expect(await names(admin)).toContain('Kavita Meena');
  await deleteTeacher(admin, kavita.teacherId);
  expect(await names(admin)).not.toContain('Kavita Meena');
});

test('CALL-52 AUTH-47 it is open to every signed-in user of the school, with no privilege at all', async () => {
  await setPrivileges('clerk');
  expect(await names(await tokenOf('clerk'))).toEqual(await names(admin));
});

test('CALL-52 a platform user reads it for any school', async () => {
  const platform = await tokenOf('platform');
  const { data } = await listActiveTeachers(platform, SECOND);
  expect(data.map((one) => one.teacherName)).toContain('Deepika Hada');
  expect(await names(platform)).toEqual(await names(admin));
});

test('PRIVILEGE-14 CODE-189 B2 another school’s names are refused, whether that school exists or not', async () => {
  for (const schoolId of [SECOND, UNKNOWN])
    expect(await listActiveTeachers(admin, schoolId)).toMatchObject({ status: 403, responseCode: 189, data: null });
});

test('AUTH-36 CODE-107 a caller who is not signed in gets no names', async () => {
  expect(await call('GET', `/user/teacher/active/${FIRST}`)).toMatchObject({ status: 401, responseCode: 107 });
});

test.each(['0', 'abc', '2147483648'])('CODE-109 %s names no school', async (schoolId) => {
  expect(await listActiveTeachers(admin, schoolId)).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'schoolId' }] },
  });
});
