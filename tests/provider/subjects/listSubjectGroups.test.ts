// The groups of subjects of a class in a session.
import { resetProvider, tokenOf } from '../../support/provider';
import { listGroups, masterId, saveGroup, subjectPlaceOf } from '../support/subjects';

test('CALL-59 SUBJECT-30 the groups of a class come by name, their subjects by name', async () => {
  await resetProvider();
  const token = await tokenOf('admin');
  const place = await subjectPlaceOf('9');
  const [sanskrit, urdu] = [await masterId('Sanskrit'), await masterId('Urdu')];
  await saveGroup(token, { ...place, groupName: 'Classics', subjectIds: [urdu, sanskrit] });
  const { data } = await listGroups(token, place);
  expect(data.map(({ groupName, subjectIds }) => [groupName, subjectIds])).toEqual([
    ['Classics', [sanskrit, urdu]],
    ['Third Language', [sanskrit, urdu]],
  ]);
  expect(data[1]).toEqual({
    ...place,
    groupId: expect.any(Number) as number,
    groupName: 'Third Language',
    stream: null,
    subjectIds: [sanskrit, urdu],
    version: 1,
  });
  expect((await listGroups(token, await subjectPlaceOf('5'))).data).toEqual([]);
});
