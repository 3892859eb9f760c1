// A subject leaves the list of a school while no class is taught it.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { listMasters, masterId, removeMaster } from '../support/subjects';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CODE-149 a subject that no class is taught is deleted, and a second time it is not found', async () => {
  const subjectId = await masterId('Sociology');
  expect(verdict(await removeMaster(token, subjectId))).toEqual([200, 100]);
  expect((await listMasters(token)).data.map((one) => one.subjectId)).not.toContain(subjectId);
  expect(verdict(await removeMaster(token, subjectId))).toEqual([404, 149]);
});

test('CODE-109 a subject that a class is or was taught stays', async () => {
  const before = await stored();
  expect(await removeMaster(token, await masterId('Hindi'))).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'The subject is taught in a class and cannot be deleted',
  });
  expect(await stored()).toEqual(before);
});
