import { call, resetProvider, tokenOf } from '../../support/provider';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { demoClass, ORDERED, removeClass } from '../support/classes';

beforeEach(resetProvider);

const names = (token: string, schoolId: number | string) => call('GET', `/class/master/${schoolId}`, { token });

test('CALL-34 CALL-35 the usual names of classes in their order, Default last', async () => {
  const token = await tokenOf('teacher');
  const master = { status: 200, responseCode: 100, data: [...ORDERED, 'Default'] };
  expect(await names(token, FIRST)).toMatchObject(master);
  const admin = await tokenOf('admin');
  await removeClass(admin, (await demoClass(admin, 'LKG')).classId);
  expect(await names(token, FIRST)).toMatchObject(master);
});

test('CALL-34 a platform user is answered the same for every school', async () => {
  const token = await tokenOf('platform');
  for (const schoolId of [FIRST, SECOND]) expect((await names(token, schoolId)).data).toEqual([...ORDERED, 'Default']);
});

test('AUTH-46 CODE-189 B2 a school’s user asks for that school, and gets 189 for any other', async () => {
  const token = await tokenOf('admin');
  for (const schoolId of [SECOND, UNKNOWN])
    expect(await names(token, schoolId)).toMatchObject({ status: 403, responseCode: 189, data: null });
});

test.each(['0', 'x', '-1', '1.5'])('CODE-109 %j is not an id of a school', async (schoolId) => {
  expect(await names(await tokenOf('platform'), schoolId)).toMatchObject({ status: 400, responseCode: 109 });
});
