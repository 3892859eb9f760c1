import { call, resetProvider, tokenOf } from '../../support/provider';
import { FIRST, getSchool, SECOND, UNKNOWN } from '../support/schools';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('platform');
});

const set = (id: number, status: string, as = token) => call('PUT', `/school/${id}/${status}/disable`, { token: as });

test('CALL-10 CALL-27 CALL-12 SCHOOL-47 true disables a school, false enables it', async () => {
  expect(await set(FIRST, 'true')).toMatchObject({ status: 200, responseCode: 100, data: null });
  expect((await getSchool(token, FIRST)).data).toMatchObject({ disabled: true, version: 2 });
  expect((await getSchool(token, SECOND)).data.disabled).toBe(false);
  expect(await set(FIRST, 'false')).toMatchObject({ status: 200, responseCode: 100, data: null });
  expect((await getSchool(token, FIRST)).data).toMatchObject({ disabled: false, version: 3 });
});

test('CALL-10 the value is set, not flipped: the same call twice leaves the same state', async () => {
  await set(FIRST, 'true');
  const before = await stored();
  expect(await set(FIRST, 'true')).toMatchObject({ status: 200, responseCode: 100 });
  expect(await stored()).toEqual(before);
});

test.each(['1', '0', 'TRUE', 'True', 'true%20', 'yes', '[]', 'null', 'ACTIVE', 'true,false'])(
  'CALL-10 CODE-109 %j is neither true nor false',
  async (status) => {
    const before = await stored();
    expect(await set(FIRST, status)).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'status' }] },
    });
    expect(await stored()).toEqual(before);
  },
);

test('SCHOOL-51 CODE-103 an unknown school answers 103', async () => {
  expect(await set(UNKNOWN, 'true')).toMatchObject({ status: 404, responseCode: 103, data: null });
});

test('AUTH-49 CODE-189 a school’s user disables no school, not even that one', async () => {
  const admin = await tokenOf('admin');
  const before = await stored();
  for (const id of [FIRST, SECOND, UNKNOWN])
    expect(await set(id, 'true', admin)).toMatchObject({ status: 403, responseCode: 189, data: null });
  expect(await stored()).toEqual(before);
});
