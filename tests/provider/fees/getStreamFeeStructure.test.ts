// The fee structure of a stream is read, each stream its own.
import { resetProvider, tokenOf } from '../../support/provider';
import { AMOUNTS, feePlaceOf, getFee, saveFee } from '../support/fees';
import { verdict } from '../support/http';
import { UNKNOWN } from '../support/schools';

beforeEach(resetProvider);

test('CALL-47 CALL-48 FEE-36 FEE-43 FEE-44 FEE-45 CODE-122 CODE-148 CODE-158 each stream has a structure of its own, or none yet; a class without streams takes none', async () => {
  const token = await tokenOf('admin');
  const place = await feePlaceOf('11');
  await saveFee(token, { ...place, ...AMOUNTS, stream: 'SCIENCE' });
  expect((await getFee(token, place, 'SCIENCE')).data).toMatchObject({ stream: 'SCIENCE', totalFee: AMOUNTS.totalFee });
  expect(verdict(await getFee(token, place, 'COMMERCE'))).toEqual([404, 122]);
  expect(verdict(await getFee(token, place, 'MUSIC'))).toEqual([400, 109]);
  expect(verdict(await getFee(token, await feePlaceOf('5'), 'SCIENCE'))).toEqual([400, 148]);
  expect(verdict(await getFee(token, { ...place, classId: UNKNOWN }, 'SCIENCE'))).toEqual([404, 158]);
  expect(verdict(await getFee(token, { ...place, sessionId: UNKNOWN }, 'SCIENCE'))).toEqual([404, 103]);
});
