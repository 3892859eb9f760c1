import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { send } from '../support/http';
import { createTeacher } from '../support/teachers';
import { createSchool, FIRST, getSchool, SECOND, UNKNOWN, updateSchool } from '../support/schools';
import { countOf, stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('platform');
});

const remove = (id: number, as = token) => call('DELETE', `/school/${id}`, { token: as });

test('CALL-26 CALL-12 SCHOOL-50 CODE-103 a deleted school is gone', async () => {
  const { data } = await createSchool(token);
  expect(await remove(data.schoolId)).toMatchObject({ status: 200, responseCode: 100, data: null });
  const answers = [
    await getSchool(token, data.schoolId),
    await updateSchool(token, data.schoolId),
    await remove(data.schoolId),
    await call('PUT', `/school/${data.schoolId}/true/disable`, { token }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, responseCode: 103, data: null });
});

test('SCHOOL-50 D4 the logo of a deleted school is not served any more', async () => {
  const images = await countOf('images');
  const { data } = await createSchool(token);
  const fetched = async () => (await send('GET', `/images/${data.logo}`)).status;
  expect(await fetched()).toBe(200);
  await remove(data.schoolId);
  expect([await fetched(), await countOf('images')]).toEqual([404, images]);
});

test('SCHOOL-50 CODE-109 a school that has users is not deleted, and the message says what it has', async () => {
  const before = await stored();
  expect(await remove(SECOND)).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'The school still has users, academic sessions, classes and students and cannot be deleted',
  });
  expect(await stored()).toEqual(before);
});

test('SCHOOL-50 CODE-109 a school that has a teacher alone is not deleted', async () => {
  const { schoolId } = (await createSchool(token)).data;
  await createTeacher(token, { schoolId });
  expect(await remove(schoolId)).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'The school still has users and cannot be deleted',
  });
  expect((await getSchool(token, schoolId)).status).toBe(200);
});

test('SCHOOL-50 deleted records do not keep a school from being deleted', async () => {
  for (const table of ['users', 'sessions', 'classes'])
    await sql(`UPDATE ${table} SET deleted_at = now() WHERE school_id = ${SECOND}`);
  await sql(`UPDATE students SET life = 'DELETED' WHERE school_id = ${SECOND}`);
  expect(await remove(SECOND)).toMatchObject({ status: 200, responseCode: 100 });
});

test('SCHOOL-51 CODE-103 an unknown school answers 103', async () => {
  expect(await remove(UNKNOWN)).toMatchObject({ status: 404, responseCode: 103, data: null });
});

test('AUTH-49 CODE-189 a school’s user deletes no school, not even that one', async () => {
  const admin = await tokenOf('admin');
  const before = await stored();
  for (const id of [FIRST, SECOND, UNKNOWN])
    expect(await remove(id, admin)).toMatchObject({ status: 403, responseCode: 189, data: null });
  expect(await stored()).toEqual(before);
});
