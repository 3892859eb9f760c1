// Groups of subjects are added and edited: subjects of the class, of the group's stream, under a name of their own.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import { SECOND } from '../support/schools';
import {
  listGroups,
  masterId,
  saveGroup,
  saveSubject,
  subjectOf,
  subjectPlaceOf,
  type SubjectGroup,
  type SubjectPlace,
} from '../support/subjects';
import { stored } from '../support/tables';

let token: string;
let place: SubjectPlace;
let subjectIds: number[];
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await subjectPlaceOf('9');
  subjectIds = [await masterId('English'), await masterId('Hindi')];
});

const add = (changes: object = {}) => saveGroup(token, { ...place, groupName: 'Languages', subjectIds, ...changes });
const thirdLanguage = async (): Promise<SubjectGroup> => {
  const found = (await listGroups(token, place)).data.find(({ groupName }) => groupName === 'Third Language');
  if (!found) throw new Error('The class has no such group.');
  return found;
};

test('CALL-61 CALL-12 SUBJECT-30 a group is added as it was sent, its name tidied', async () => {
  const { data, ...answer } = await add({ groupName: ' Two   Languages ' });
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual({
    ...place,
    groupId: expect.any(Number) as number,
    groupName: 'Two Languages',
    stream: null,
    subjectIds,
    version: 1,
  });
  expect((await listGroups(token, place)).data).toContainEqual(data);
});

test('CALL-61 CALL-12 SUBJECT-40 a group is edited, and its subjects show it', async () => {
  const group = await thirdLanguage();
  const changes = { groupName: 'Language Three', stream: 'ARTS', subjectIds };
  const { data } = await saveGroup(token, { ...group, ...changes });
  expect(data).toEqual({ ...group, ...changes, version: 2 });
  expect((await listGroups(token, place)).data).toEqual([data]);
  expect(await subjectOf(token, place, 'Hindi')).toMatchObject({ groups: ['Language Three'], version: 2 });
  expect(await subjectOf(token, place, 'Urdu')).toMatchObject({ groups: [], groupIds: [], version: 2 });
});

test.each(['groupName', 'sessionId', 'classId', 'subjectIds'])(
  'SUBJECT-33 CODE-109 a body without %s is refused',
  async (name) => {
    const before = await stored();
    expect(verdict(await add({ [name]: undefined }))).toEqual([400, 109]);
    expect(await stored()).toEqual(before);
  },
);

test('SUBJECT-33 CODE-109 no subject and a blank name are refused, with the words of the form', async () => {
  const before = await stored();
  expect(await add({ subjectIds: [] })).toMatchObject({
    responseCode: 109,
    responseMsg: 'At least one subject must be selected',
  });
  expect(await add({ groupName: '  ' })).toMatchObject({ responseCode: 109, responseMsg: 'Group name is required' });
  expect(await stored()).toEqual(before);
});

test('SUBJECT-33 CODE-162 a subject that is listed twice is refused', async () => {
  const before = await stored();
  expect(verdict(await add({ subjectIds: [subjectIds[0], subjectIds[0]] }))).toEqual([409, 162]);
  expect(await stored()).toEqual(before);
});

test('SUBJECT-34 SCHOOL-44 CODE-154 a name is given once in a class and session; a group can keep its own', async () => {
  for (const groupName of [' third  LANGUAGE ', 'Third. Language’'])
    expect(verdict(await add({ groupName }))).toEqual([409, 154]);
  await add();
  expect(verdict(await saveGroup(token, { ...(await thirdLanguage()), groupName: 'Languages' }))).toEqual([409, 154]);
  const elsewhere = await subjectPlaceOf('8');
  expect(verdict(await add({ ...elsewhere }))).toEqual([200, 100]);
  // The ACTIVE session has a group of this name in the class too.
  const { groupName, ...renamed } = await thirdLanguage();
  const own = await saveGroup(token, { ...renamed, groupName: 'third LANGUAGE' });
  expect([...verdict(own), own.data.groupName]).toEqual([200, 100, 'third LANGUAGE']);
  expect(verdict(await saveGroup(token, { ...own.data, groupName: 'Other Languages' }))).toEqual([200, 100]);
  const running = (await listGroups(token, await subjectPlaceOf('9', 'ACTIVE'))).data;
  expect(running.map((group) => group.groupName)).toEqual([groupName]);
  expect(verdict(await add({ groupName }))).toEqual([200, 100]);
});

test('SUBJECT-35 CODE-149 a subject that is not one of the class is refused', async () => {
  const before = await stored();
  expect(verdict(await add({ subjectIds: [subjectIds[0], await masterId('Drawing')] }))).toEqual([404, 149]);
  expect(await stored()).toEqual(before);
});

test('SUBJECT-37 CODE-109 a subject of another stream than the group’s is refused, and named', async () => {
  const drawing = await masterId('Drawing');
  await saveSubject(token, { ...place, subjectId: drawing, stream: 'ARTS' });
  expect(await add({ stream: 'SCIENCE', subjectIds: [...subjectIds, drawing] })).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'Of another stream than the group: Drawing',
    data: { problems: [{ path: 'subjectIds' }] },
  });
  for (const stream of ['ARTS', null])
    expect(verdict(await add({ groupName: `Of ${stream}`, stream, subjectIds: [...subjectIds, drawing] }))).toEqual([
      200, 100,
    ]);
});

test('CALL-64 CODE-103 SUBJECT-38 an unknown group, session and class are refused', async () => {
  expect(verdict(await add({ groupId: 2_000_000 }))).toEqual([404, 103]);
  const elsewhere = (await add({ ...(await subjectPlaceOf('8')) })).data.groupId;
  expect(verdict(await add({ groupId: elsewhere }))).toEqual([404, 103]);
  expect(verdict(await add({ sessionId: 2_000_000 }))).toEqual([404, 103]);
  const foreign = await subjectPlaceOf('9', 'UPCOMING', SECOND);
  for (const classId of [2_000_000, foreign.classId]) expect(verdict(await add({ classId }))).toEqual([404, 158]);
});

test('SUBJECT-39 SESSION-42 CODE-151 a group is added in an UPCOMING session, and none is added or edited in one that has begun or is over', async () => {
  expect(verdict(await add())).toEqual([200, 100]);
  for (const status of ['ACTIVE', 'COMPLETED']) {
    place = await subjectPlaceOf('9', status);
    const before = await stored();
    expect(verdict(await add())).toEqual([409, 151]);
    expect(verdict(await saveGroup(token, { ...(await thirdLanguage()), groupName: 'Other' }))).toEqual([409, 151]);
    expect(await stored()).toEqual(before);
  }
});

test('a user who edits an older copy is reported, also where only a subject was changed', async () => {
  const older = await thirdLanguage();
  const [hindi] = [await subjectOf(token, place, 'Hindi')];
  await saveSubject(token, {
    ...place,
    subjectId: hindi.subjectId,
    theory: true,
    groupIds: [older.groupId],
    version: hindi.version,
  });
  const before = await stored();
  const answer = await saveGroup(token, { ...older, groupName: 'Other' });
  expect(answer).toMatchObject({ status: 409, responseCode: 205, data: { change: { fields: ['subjectIds'] } } });
  expect(await stored()).toEqual(before);
});

test('SUBJECT-16 CODE-137 adding needs the right to add, editing the one to edit', async () => {
  const group = await thirdLanguage();
  const before = (await listGroups(token, place)).data;
  await setPrivileges('admin', 'EDIT_SUBJECT_GROUP', 'CLASS_SUBJECTS_LIST');
  expect(verdict(await add())).toEqual([403, 137]);
  await setPrivileges('admin', 'ADD_SUBJECT_GROUP', 'CLASS_SUBJECTS_LIST');
  expect(verdict(await saveGroup(token, { ...group, groupName: 'Other' }))).toEqual([403, 137]);
  expect((await listGroups(token, place)).data).toEqual(before);
  expect(verdict(await add())).toEqual([200, 100]);
  await setPrivileges('admin', 'EDIT_SUBJECT_GROUP');
  expect(verdict(await saveGroup(token, { ...group }))).toEqual([200, 100]);
});
