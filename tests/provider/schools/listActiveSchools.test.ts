import { call, resetProvider, tokenOf } from '../../support/provider';
import { FIRST, SECOND, type School } from '../support/schools';

beforeEach(resetProvider);

const idsFor = async (userName: string) =>
  (await call<School[]>('GET', '/school/active', { token: await tokenOf(userName) })).data.map(
    ({ schoolId }) => schoolId,
  );

test('CALL-21 CALL2-10 SCHOOL-47 ENUM-06 the active schools are those that are not disabled', async () => {
  const token = await tokenOf('platform');
  expect(await idsFor('platform')).toEqual([SECOND, FIRST]);
  const { data } = await call<{ schoolId: number; schoolName: string }[]>('GET', '/school/active', { token });
  expect(data.map(({ schoolId, schoolName }) => [schoolId, schoolName])).toEqual([
    [SECOND, 'Nalanda Public School'],
    [FIRST, 'Saraswati Vidya Mandir'],
  ]);
  await call('PUT', `/school/${SECOND}/true/disable`, { token });
  expect(await idsFor('platform')).toEqual([FIRST]);
  await call('PUT', `/school/${SECOND}/false/disable`, { token });
  expect(await idsFor('platform')).toEqual([SECOND, FIRST]);
});

test('AUTH-42 CALL-21 a user of a school gets that school only, and none while it is disabled', async () => {
  expect(await idsFor('teacher')).toEqual([FIRST]);
  await call('PUT', `/school/${FIRST}/true/disable`, { token: await tokenOf('platform') });
  expect(await idsFor('teacher')).toEqual([]);
});

test('AUTH-36 CODE-107 the list is for signed-in users', async () => {
  expect(await call('GET', '/school/active')).toMatchObject({ status: 401, responseCode: 107, data: null });
});
