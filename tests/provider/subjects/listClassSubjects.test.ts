// What a class is taught in a session.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { SECOND } from '../support/schools';
import { listGroups, listSubjects, masterId, subjectPlaceOf } from '../support/subjects';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CALL-58 SUBJECT-29 SUBJECT-31 the subjects of a class come by name, with their groups', async () => {
  const place = await subjectPlaceOf('9');
  const { data } = await listSubjects(token, place);
  const names = data.map(({ subjectName }) => subjectName);
  expect(names).toEqual([...names].sort());
  const [group] = (await listGroups(token, place)).data;
  expect(data.find(({ subjectName }) => subjectName === 'Sanskrit')).toEqual({
    ...place,
    subjectId: await masterId('Sanskrit'),
    subjectName: 'Sanskrit',
    type: 'OPTIONAL',
    evaluationMethod: 'MARKS',
    theory: true,
    practical: false,
    viva: false,
    stream: null,
    groups: ['Third Language'],
    groupIds: [group?.groupId],
    version: 1,
  });
});

test('CALL-58 a class without subjects has none, and each session its own', async () => {
  expect((await listSubjects(token, await subjectPlaceOf('11'))).data).toEqual([]);
  expect((await listSubjects(token, await subjectPlaceOf('11', 'ACTIVE'))).data).not.toEqual([]);
});

test.each([['subjects'], ['groups']])('SUBJECT-38 CODE-103 %s of an unknown session or class', async (what) => {
  const list = what === 'subjects' ? listSubjects : listGroups;
  const place = await subjectPlaceOf('9');
  const foreign = await subjectPlaceOf('9', 'UPCOMING', SECOND);
  for (const sessionId of [2_000_000, foreign.sessionId])
    expect(verdict(await list(token, { ...place, sessionId }))).toEqual([404, 103]);
  for (const classId of [2_000_000, foreign.classId])
    expect(verdict(await list(token, { ...place, classId }))).toEqual([404, 158]);
});
