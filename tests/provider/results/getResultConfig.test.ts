import { resetProvider, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { getConfig, openPlace } from '../support/results';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CALL2-46 ENUM-19 the config of a class in a session', async () => {
  const place = await feePlaceOf('5', 'ACTIVE');
  const { data, ...answer } = await getConfig(token, place);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toMatchObject({ ...place, termExamNo: 2, annual: true, maxGraceMarks: 5, version: 1 });
});

test('RESCONF-10 CODE-153 a config that was never saved', async () => {
  expect(verdict(await getConfig(token, await openPlace()))).toEqual([404, 153]);
});

test('an unknown class answers 158', async () => {
  const { sessionId } = await feePlaceOf();
  expect(verdict(await getConfig(token, { sessionId, classId: 999_999 }))[1]).toBe(158);
});
