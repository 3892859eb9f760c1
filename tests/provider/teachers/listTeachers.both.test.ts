import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { setPrivileges, withdrawPrivileges } from '../support/privileges';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { countOf } from '../support/tables';
import { createTeacher, idsOf, listTeachers } from '../support/teachers';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

test('CALL-53 CALL2-39 CALL2-41 ENUM-17 TEACHER-21 every teacher of the school, disabled ones included, without password', async () => {
  const answer = await listTeachers(admin, FIRST);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(answer.data).toHaveLength(await countOf('teachers', `school_id = ${FIRST}`));
  expect(new Set(answer.data.map(({ schoolId }) => schoolId))).toEqual(new Set([FIRST]));
  expect(answer.data.filter(({ disabled }) => disabled).map(({ userName }) => userName)).toEqual(['om.jangid']);
  const ids = await idsOf('om.jangid');
  expect(answer.data.find(({ userName }) => userName === 'om.jangid')).toEqual({
    ...ids,
    teacherName: 'Om Prakash Jangid',
    userName: 'om.jangid',
    schoolId: FIRST,
    gender: 'MALE',
    dateOfBirth: '1964-01-21',
    contactEmail: 'om.jangid@saraswati.example',
    contactPhone: '9829100116',
    disabled: true,
    createdAt: '2026-01-05T04:30:00.000Z',
    modifiedAt: '2026-01-05T04:30:00.000Z',
    version: 1,
  });
});

test('the list is in the order of the names, whatever their case, and of the ids where they are alike', async () => {
  await sql('UPDATE users SET deleted_at = now() WHERE school_id = 1 AND user_name <> $1', ['admin']);
  for (const [at, teacherName] of ['chitra', 'Binod', 'binod', 'ASHA', 'Dev'].entries())
    await createTeacher(admin, { teacherName, userName: `t${at}` });
  expect((await listTeachers(admin, FIRST)).data.map(({ userName }) => userName)).toEqual([
    't3',
    'admin',
    't1',
    't2',
    't0',
    't4',
  ]);
});

test('CALL2-41 a platform user lists the teachers of any school', async () => {
  const platform = await tokenOf('platform');
  for (const schoolId of [FIRST, SECOND]) {
    const { data } = await listTeachers(platform, schoolId);
    expect(data).toHaveLength(await countOf('teachers', `school_id = ${schoolId}`));
    expect(new Set(data.map((one) => one.schoolId))).toEqual(new Set([schoolId]));
  }
});

test('PRIVILEGE-14 CODE-189 B2 another school’s list is refused, whether that school exists or not', async () => {
  for (const schoolId of [SECOND, UNKNOWN])
    expect(await listTeachers(admin, schoolId)).toMatchObject({ status: 403, responseCode: 189, data: null });
  expect(verdict(await listTeachers(await tokenOf('admin2'), FIRST))).toEqual([403, 189]);
});

test('PRIVILEGE-17 CODE-137 AUTH-47 B1 without LIST_TEACHER there is no list, and with it alone there is', async () => {
  await withdrawPrivileges('admin', 'LIST_TEACHER');
  expect(await listTeachers(admin, FIRST)).toMatchObject({ status: 403, responseCode: 137, data: null });
  await setPrivileges('clerk', 'LIST_TEACHER');
  expect(verdict(await listTeachers(await tokenOf('clerk'), FIRST))).toEqual([200, 100]);
});

test('the teachers of a disabled school can still be read', async () => {
  await sql(`UPDATE schools SET disabled = true WHERE id = ${FIRST}`);
  expect(verdict(await listTeachers(admin, FIRST))).toEqual([200, 100]);
});

test.each(['0', '-1', 'abc', '1.5', '1e0', '2147483648', 'null', '1%20', '%27'])(
  'CODE-109 %s names no school',
  async (schoolId) => {
    expect(await listTeachers(admin, schoolId)).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'schoolId' }] },
    });
  },
);
