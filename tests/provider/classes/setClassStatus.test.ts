import { resetProvider, tokenOf } from '../../support/provider';
import { SECOND, UNKNOWN } from '../support/schools';
import { demoClass, getClass, listClasses, setClass, type Class } from '../support/classes';
import { disableSchool } from '../support/sessions';
import { stored } from '../support/tables';

let token: string;
let one: Class;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  one = await demoClass(token, '1');
});

test('CALL-33 CALL-10 CALL-12 CLASS-39 true disables a class, false enables it, and the list carries it', async () => {
  const listed = async () => (await listClasses(token)).data.find(({ classId }) => classId === one.classId);
  expect(await setClass(token, one.classId, 'true')).toMatchObject({ status: 200, responseCode: 100, data: null });
  expect(await listed()).toEqual({ ...one, disabled: true, version: 2 });
  expect(await setClass(token, one.classId, 'false')).toMatchObject({ status: 200, responseCode: 100, data: null });
  expect(await listed()).toEqual({ ...one, disabled: false, version: 3 });
});

test.each(['true', 'false'])('CALL-10 B11 %s is set, not flipped: twice leaves the same state', async (flag) => {
  await setClass(token, one.classId, flag);
  const before = await stored();
  expect(await setClass(token, one.classId, flag)).toMatchObject({ status: 200, responseCode: 100 });
  expect(await stored()).toEqual(before);
  expect((await getClass(token, one.classId)).data.disabled).toBe(flag === 'true');
});

test.each(['1', '0', 'TRUE', 'True', 'true%20', 'yes', '[]', 'null', 'true,false'])(
  'CALL-10 B11 CODE-109 %j is neither true nor false',
  async (flag) => {
    const before = await stored();
    expect(await setClass(token, one.classId, flag)).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'flag' }] },
    });
    expect(await stored()).toEqual(before);
  },
);

test('CLASS-36 CODE-158 B2 an unknown and another school’s class get the same answer', async () => {
  const foreign = await demoClass(await tokenOf('admin2'), '1', SECOND);
  const before = await stored();
  for (const id of [UNKNOWN, foreign.classId])
    expect(await setClass(token, id, 'true')).toMatchObject({ status: 404, responseCode: 158, data: null });
  expect(await stored()).toEqual(before);
});

test('CALL-33 a platform user disables a class of any school', async () => {
  const platform = await tokenOf('platform');
  const { classId } = await demoClass(platform, '1', SECOND);
  expect(await setClass(platform, classId, 'true')).toMatchObject({ status: 200, responseCode: 100 });
  expect((await getClass(await tokenOf('admin2'), classId)).data.disabled).toBe(true);
  expect(await setClass(platform, UNKNOWN, 'true')).toMatchObject({ status: 404, responseCode: 158 });
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody disables a class of a disabled school', async () => {
  const platform = await tokenOf('platform');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await setClass(as, one.classId, 'true')).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});
