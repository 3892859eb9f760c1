// The fee structure of a class is read, or there is none.
import { resetProvider, tokenOf } from '../../support/provider';
import { AMOUNTS, feePlaceOf, getFee, saveFee } from '../support/fees';
import { verdict } from '../support/http';
import { SECOND } from '../support/schools';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('FEE-36 CODE-122 CALL-47 a class without a structure answers 122, with its sentence', async () => {
  const answer = await getFee(token, await feePlaceOf());
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    404,
    122,
    'Fee structure has not been defined for this class in the selected session',
  ]);
});

test('CALL-47 it is read as it was stored, by those who manage fees or take them', async () => {
  const place = await feePlaceOf();
  const { data } = await saveFee(token, { ...place, ...AMOUNTS });
  for (const user of ['admin', 'clerk', 'platform'])
    expect((await getFee(await tokenOf(user), place)).data).toEqual(data);
  expect(verdict(await getFee(await tokenOf('teacher'), place))).toEqual([403, 137]);
});

test('FEE-42 FEE-44 CODE-142 CODE-158 a class with streams is asked for with one; an unknown class or session is reported', async () => {
  const place = await feePlaceOf();
  expect(verdict(await getFee(token, await feePlaceOf('11')))).toEqual([400, 142]);
  expect(verdict(await getFee(token, { ...place, classId: 2_000_000 }))).toEqual([404, 158]);
  expect(verdict(await getFee(token, { ...place, sessionId: 2_000_000 }))).toEqual([404, 103]);
  expect(verdict(await getFee(token, await feePlaceOf('5', 'UPCOMING', SECOND)))).toEqual([404, 103]);
});
