import { SCHOOL } from '../../support/entities/schools';
import { fieldsIn } from '../../support/entities/table';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { createSchool, FIRST, SECOND, type School } from '../support/schools';

beforeEach(resetProvider);

const list = (token: string | undefined, path = '/school/all') => call<School[]>('GET', path, { token });
const idsOf = (schools: School[]) => schools.map(({ schoolId }) => schoolId);

test('SCHOOL-20 CALL-20 a school has these fields', async () => {
  const { data } = await list(await tokenOf('platform'));
  expect(data.map((school) => Object.keys(school).sort())).toEqual(
    Array.from({ length: 2 }, () => fieldsIn(SCHOOL, 'record').sort()),
  );
});

test('CALL-20 SCHOOL-47 all schools are listed by name, disabled ones included, deleted ones not', async () => {
  const token = await tokenOf('platform');
  const first = await createSchool(token, { schoolName: 'adarsh school' });
  const gone = await createSchool(token, { schoolName: 'Zenith School' });
  await call('DELETE', `/school/${gone.data.schoolId}`, { token });
  await call('PUT', `/school/${SECOND}/true/disable`, { token });
  const { data } = await list(token);
  expect(idsOf(data)).toEqual([first.data.schoolId, SECOND, FIRST]);
  expect(data.map(({ disabled }) => disabled)).toEqual([false, true, false]);
});

test('AUTH-42 CALL-20 a user of a school gets that school only', async () => {
  expect(idsOf((await list(await tokenOf('clerk'))).data)).toEqual([FIRST]);
  expect(idsOf((await list(await tokenOf('admin2'))).data)).toEqual([SECOND]);
});

test('AUTH-36 CODE-107 the list is for signed-in users', async () => {
  expect(await list(undefined)).toMatchObject({ status: 401, responseCode: 107, data: null });
});

test('CALL-11 dates of creation are ISO 8601', async () => {
  const { data } = await list(await tokenOf('platform'));
  for (const { createdAt } of data) {
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
    expect(new Date(String(createdAt)).toISOString()).toBe(createdAt);
  }
});

test('CALL-08 a path is served with and without a trailing slash', async () => {
  const token = await tokenOf('platform');
  expect((await list(token, '/school/all/')).data).toEqual((await list(token)).data);
});

test('CALL-20 the list of many schools is complete', async () => {
  await sql(
    `INSERT INTO schools (name, name_key, address, created_at) SELECT 'School ' || n, 'school ' || n, 'Road', now() FROM generate_series(1, 300) n`,
  );
  expect((await list(await tokenOf('platform'))).data).toHaveLength(302);
});
