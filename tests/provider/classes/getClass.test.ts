import { resetProvider, tokenOf } from '../../support/provider';
import { SECOND, UNKNOWN } from '../support/schools';
import { createClass, demoClass, getClass, listClasses, removeClass } from '../support/classes';
import { disableSchool } from '../support/sessions';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

test('CALL-29 CLASS-30 one class is answered as it is in the list', async () => {
  for (const one of (await listClasses(token)).data)
    expect(await getClass(token, one.classId)).toMatchObject({ status: 200, responseCode: 100, data: one });
});

test('CLASS-36 CODE-158 B2 an unknown, a deleted and another school’s class get the same answer', async () => {
  const admin = await tokenOf('admin');
  const { data: gone } = await createClass(admin, 'Gone');
  await removeClass(admin, gone.classId);
  const foreign = await demoClass(await tokenOf('admin2'), '1', SECOND);
  for (const id of [UNKNOWN, gone.classId, foreign.classId])
    expect(await getClass(token, id)).toMatchObject({
      status: 404,
      responseCode: 158,
      responseMsg: 'The class is unknown',
      data: null,
    });
});

test('CALL-29 a platform user reads a class of any school', async () => {
  const platform = await tokenOf('platform');
  expect(await demoClass(platform, '1', SECOND)).toMatchObject({ className: '1', schoolId: SECOND });
  expect(await getClass(platform, UNKNOWN)).toMatchObject({ status: 404, responseCode: 158 });
});

test('CALL-29 a class of a disabled school can still be read', async () => {
  const one = await demoClass(token, '1');
  await disableSchool(await tokenOf('platform'));
  expect(await getClass(token, one.classId)).toMatchObject({ status: 200, data: one });
});

test.each(['0', '-1', 'x', '1.5', '1e3', '2147483648', "1'", 'null', '%00', '%201'])(
  'CODE-109 %j is not an id of a class',
  async (id) => {
    expect(await getClass(token, id)).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'id' }] },
    });
  },
);
