// The list of subjects is kept by the school itself: each name is in it once.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { SECOND } from '../support/schools';
import { listMasters, listSubjects, masterId, saveMaster, subjectOf, subjectPlaceOf } from '../support/subjects';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('a subject is added with a tidy name', async () => {
  const { data } = await saveMaster(token, { subjectName: '  Artificial   Intelligence ' });
  expect(data).toEqual({
    subjectId: expect.any(Number) as number,
    subjectName: 'Artificial Intelligence',
    inUse: false,
    version: 1,
  });
  expect((await listMasters(token)).data).toContainEqual(data);
});

test('SUBJECT-36 CODE-162 a name that the list has already, also of one class, is refused in whatever case; another school may have it', async () => {
  const ofClass = (await listSubjects(token, await subjectPlaceOf('9'))).data.map(({ subjectName }) => subjectName);
  expect(ofClass).toEqual(expect.arrayContaining(['Hindi', 'Urdu']));
  const before = (await listMasters(token)).data;
  expect(verdict(await saveMaster(token, { subjectName: 'hindi' }))).toEqual([409, 162]);
  const subjectId = await masterId('Urdu');
  expect(verdict(await saveMaster(token, { subjectId, subjectName: 'HINDI', version: 1 }))).toEqual([409, 162]);
  expect((await listMasters(token)).data).toEqual(before);
  await saveMaster(token, { subjectName: 'Robotics' });
  const other = await saveMaster(await tokenOf('admin2'), { subjectName: 'Robotics' }, SECOND);
  expect(verdict(other)).toEqual([200, 100]);
});

test('a renamed subject has its new name in the classes that are taught it; an older copy is refused', async () => {
  const subjectId = await masterId('Sanskrit');
  const form = { subjectId, subjectName: 'Sanskrit Language', version: 1 };
  expect((await saveMaster(token, form)).data).toMatchObject({ ...form, inUse: true, version: 2 });
  const place = await subjectPlaceOf('9');
  expect((await subjectOf(token, place, 'Sanskrit Language')).subjectId).toBe(subjectId);
  expect(verdict(await saveMaster(token, { ...form, subjectName: 'Vedic Sanskrit' }))).toEqual([409, 205]);
});

test('SUBJECT-35 CODE-149 a subject that is not in the list of the school is not renamed', async () => {
  const foreign = await masterId('Hindi', SECOND);
  for (const subjectId of [2_000_000, foreign])
    expect(verdict(await saveMaster(token, { subjectId, subjectName: 'Robotics' }))).toEqual([404, 149]);
});
