// A group is deleted before the session begins; its subjects stay.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { listGroups, listSubjects, removeGroup, subjectPlaceOf } from '../support/subjects';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CALL-63 CALL-12 a group goes, and its subjects stay subjects of the class', async () => {
  const place = await subjectPlaceOf('9');
  const before = (await listSubjects(token, place)).data;
  const [group] = (await listGroups(token, place)).data;
  expect(await removeGroup(token, place, group?.groupId ?? 0)).toMatchObject({
    status: 200,
    responseCode: 100,
    data: null,
  });
  expect((await listGroups(token, place)).data).toEqual([]);
  const after = (await listSubjects(token, place)).data;
  expect(after.map(({ subjectId }) => subjectId)).toEqual(before.map(({ subjectId }) => subjectId));
  expect(after.every(({ groups }) => groups.length === 0)).toBe(true);
});

test('CALL-63 SUBJECT-38 CODE-103 an unknown group, and one of another class, session and class are refused', async () => {
  const [group] = (await listGroups(token, await subjectPlaceOf('9'))).data;
  const other = await subjectPlaceOf('8');
  for (const id of [2_000_000, group?.groupId ?? 0])
    expect(verdict(await removeGroup(token, other, id))).toEqual([404, 103]);
  const id = group?.groupId ?? 0;
  expect(verdict(await removeGroup(token, { ...other, sessionId: 2_000_000 }, id))).toEqual([404, 103]);
  expect(verdict(await removeGroup(token, { ...other, classId: 2_000_000 }, id))).toEqual([404, 158]);
});

test('SUBJECT-39 SESSION-42 CODE-151 a group is deleted in an UPCOMING session, and none in one that has begun or is over', async () => {
  for (const status of ['ACTIVE', 'COMPLETED']) {
    const place = await subjectPlaceOf('9', status);
    const groups = (await listGroups(token, place)).data;
    expect(verdict(await removeGroup(token, place, groups[0]?.groupId ?? 0))).toEqual([409, 151]);
    expect((await listGroups(token, place)).data).toEqual(groups);
  }
  const upcoming = await subjectPlaceOf('9');
  const [group] = (await listGroups(token, upcoming)).data;
  expect(verdict(await removeGroup(token, upcoming, group?.groupId ?? 0))).toEqual([200, 100]);
});
