// A subject is added to a class, and edited: only what its school teaches, once, before the session begins.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { formOf as limitsFormOf, limitsWorld, listLimits, saveLimits } from '../support/limits';
import { setPrivileges } from '../support/privileges';
import { SECOND } from '../support/schools';
import {
  formOf,
  listGroups,
  listSubjects,
  masterId,
  saveGroup,
  saveSubject,
  subjectOf,
  subjectPlaceOf,
  type SubjectPlace,
} from '../support/subjects';
import { stored } from '../support/tables';

let token: string;
let place: SubjectPlace;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await subjectPlaceOf('9');
});

const addTo = async (name: string, changes: object = {}) =>
  saveSubject(token, { ...place, subjectId: await masterId(name), ...changes });
const edit = async (name: string, changes: object) =>
  saveSubject(token, formOf(await subjectOf(token, place, name), { ...changes }));
const groupId = async () => (await listGroups(token, place)).data[0]?.groupId ?? 0;

test('CALL-60 CALL-12 SUBJECT-29 SUBJECT-31 CONST-23 CONST-24 ENUM-33 a subject is added as it was sent', async () => {
  const form = { type: 'OPTIONAL', evaluationMethod: 'GRADE', theory: false, practical: true, viva: true };
  const { data, ...answer } = await addTo('Drawing', { ...form, stream: 'ARTS' });
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual({
    ...place,
    ...form,
    subjectId: await masterId('Drawing'),
    subjectName: 'Drawing',
    stream: 'ARTS',
    groups: [],
    groupIds: [],
    version: 1,
  });
  expect(await subjectOf(token, place, 'Drawing')).toEqual(data);
});

test('CALL-60 CALL-12 SUBJECT-31 ENUM-33 CONST-23 CONST-24 a subject is edited with its version, and its groups stay where none are named', async () => {
  const values = {
    type: 'MANDATORY',
    evaluationMethod: 'GRADE',
    theory: false,
    practical: true,
    viva: true,
    stream: 'ARTS',
  };
  const before = await subjectOf(token, place, 'Sanskrit');
  expect(before).toMatchObject({ type: 'OPTIONAL', evaluationMethod: 'MARKS' });
  const { groupIds: _stay, ...form } = formOf(before, values);
  const { data } = await saveSubject(token, form);
  expect(data).toEqual({ ...before, ...values, version: 2 });
  expect(data.groups).toEqual(['Third Language']);
  expect(await subjectOf(token, place, 'Sanskrit')).toEqual(data);
  const byMarks = await saveSubject(token, formOf(data, { type: 'OPTIONAL', evaluationMethod: 'MARKS' }));
  expect(byMarks.data).toEqual({ ...data, type: 'OPTIONAL', evaluationMethod: 'MARKS', version: 3 });
});

test.each(['subjectId', 'sessionId', 'classId'])('SUBJECT-32 CODE-109 a body without %s is refused', async (name) => {
  const before = await stored();
  expect(verdict(await addTo('Drawing', { [name]: undefined }))).toEqual([400, 109]);
  expect(await stored()).toEqual(before);
});

test('SUBJECT-32 CODE-109 without theory, practical and viva it is refused', async () => {
  const before = await stored();
  expect(await addTo('Drawing', { theory: false })).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'At least one marks category must be selected',
    data: { problems: [{ path: 'theory' }] },
  });
  expect(verdict(await edit('Hindi', { theory: false }))).toEqual([400, 109]);
  expect(await stored()).toEqual(before);
});

test.each([
  ['CONST-23', 'type'],
  ['CONST-24', 'evaluationMethod'],
])('%s SUBJECT-31 CODE-109 a value of %s that is none of the two is refused', async (_id, name) => {
  const before = await stored();
  for (const value of ['OTHER', 'mandatory', 'marks', ''])
    expect([value, ...verdict(await addTo('Drawing', { [name]: value }))]).toEqual([value, 400, 109]);
  expect(await stored()).toEqual(before);
});

test('SUBJECT-36 CODE-162 a subject that the class has already is not added again', async () => {
  const before = await stored();
  expect(await addTo('Hindi')).toMatchObject({
    status: 409,
    responseCode: 162,
    responseMsg: 'The class has the subject Hindi already',
  });
  expect(await stored()).toEqual(before);
});

test('SUBJECT-35 CODE-149 what is not in the school’s list is not added, what is not of the class not edited', async () => {
  const before = await stored();
  for (const subjectId of [2_000_000, await masterId('Hindi', SECOND)])
    expect(verdict(await addTo('Drawing', { subjectId }))).toEqual([404, 149]);
  expect(verdict(await addTo('Drawing', { version: 1 }))).toEqual([404, 149]);
  expect(await stored()).toEqual(before);
});

test('SUBJECT-38 CODE-103 CODE-158 an unknown session and class are refused, and the class of another school also for a platform user', async () => {
  expect(verdict(await addTo('Drawing', { sessionId: 2_000_000 }))).toEqual([404, 103]);
  const foreign = await subjectPlaceOf('9', 'UPCOMING', SECOND);
  for (const classId of [2_000_000, foreign.classId])
    expect(verdict(await addTo('Drawing', { classId }))).toEqual([404, 158]);
  const platform = await tokenOf('platform');
  const mixed = { ...place, classId: foreign.classId };
  const form = { ...mixed, subjectId: await masterId('Drawing') };
  expect(verdict(await saveSubject(platform, form))).toEqual([404, 158]);
  expect(verdict(await listSubjects(platform, mixed))).toEqual([404, 158]);
});

test('SUBJECT-39 SESSION-41 CODE-150 a subject is added in an UPCOMING session, and nothing is added or edited in one that has begun or is over', async () => {
  expect(verdict(await addTo('Drawing'))).toEqual([200, 100]);
  for (const status of ['ACTIVE', 'COMPLETED']) {
    place = await subjectPlaceOf('9', status);
    const before = await stored();
    expect(verdict(await addTo('Drawing'))).toEqual([409, 150]);
    expect(verdict(await edit('Hindi', { viva: true }))).toEqual([409, 150]);
    expect(await stored()).toEqual(before);
  }
});

test('CALL-60 SUBJECT-40 a subject joins two groups and leaves one of them, and both sides show the same', async () => {
  const third = await groupId();
  const hindi = await masterId('Hindi');
  const arts = (await saveGroup(token, { ...place, groupName: 'Arts', subjectIds: [hindi] })).data.groupId;
  const { data: drawing } = await addTo('Drawing', { groupIds: [third, arts] });
  expect(drawing).toMatchObject({ groups: ['Arts', 'Third Language'], groupIds: [arts, third] });
  const groups = async () =>
    (await listGroups(token, place)).data.map(({ groupId: id, subjectIds, version }) => [
      id,
      subjectIds.includes(drawing.subjectId),
      version,
    ]);
  expect(await groups()).toEqual([
    [arts, true, 2],
    [third, true, 2],
  ]);
  const { data: left } = await edit('Drawing', { groupIds: [arts] });
  expect(left).toMatchObject({ groups: ['Arts'], groupIds: [arts], version: 2 });
  expect(await subjectOf(token, place, 'Drawing')).toEqual(left);
  expect((await groups()).map(([id, joined]) => [id, joined])).toEqual([
    [arts, true],
    [third, false],
  ]);
});

test('CALL-64 SUBJECT-40 CODE-103 a group that the class does not have is refused', async () => {
  expect(verdict(await addTo('Drawing', { groupIds: [2_000_000] }))).toEqual([404, 103]);
});

test('SUBJECT-41 CODE-109 the last subject of a group does not leave it', async () => {
  await addTo('Drawing');
  await saveGroup(token, { ...place, groupName: 'Arts', subjectIds: [await masterId('Drawing')] });
  expect(await edit('Drawing', { groupIds: [] })).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'The group Arts would have no subjects left. Change or delete it first',
  });
});

test('SUBJECT-37 CODE-109 a subject does not get another stream than its groups have', async () => {
  await addTo('Drawing', { stream: 'ARTS' });
  await saveGroup(token, { ...place, groupName: 'Arts', stream: 'ARTS', subjectIds: [await masterId('Drawing')] });
  expect(await edit('Drawing', { stream: 'SCIENCE' })).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'Of another stream than the subject: Arts',
    data: { problems: [{ path: 'groupIds' }] },
  });
  expect(verdict(await edit('Drawing', { stream: null }))).toEqual([200, 100]);
});

test('limits of a component that a subject loses go with it, those of its other components stay', async () => {
  const world = await limitsWorld('9', 'UPCOMING');
  await saveLimits(token, [limitsFormOf(world, { theoryMinMarks: 23, practicalMinMarks: 10 })]);
  await edit('Science', { practical: false });
  await edit('Science', { practical: true });
  const science = (await listLimits(token, place)).data.find(({ subjectName }) => subjectName === 'Science');
  expect(science?.exams.find(({ examName }) => examName === 'Annual')).toMatchObject({
    theoryMinMarks: 23,
    theoryMaxMarks: 70,
    practicalMinMarks: 0,
    practicalMaxMarks: 0,
    version: 2,
  });
});

test('a subject that is judged by grade from now on has no limits, and needs new ones when it is evaluated by marks again', async () => {
  const world = await limitsWorld('9', 'UPCOMING');
  await saveLimits(token, [limitsFormOf(world)]);
  const annual = async () =>
    (await listLimits(token, place)).data
      .find(({ subjectName }) => subjectName === 'Science')
      ?.exams.find(({ examName }) => examName === 'Annual');
  expect(await annual()).toMatchObject({ theoryMaxMarks: 70 });
  await edit('Science', { evaluationMethod: 'GRADE' });
  await edit('Science', { evaluationMethod: 'MARKS' });
  expect(await annual()).toMatchObject({ theoryMaxMarks: null, practicalMaxMarks: null });
});

test('a user who edits an older copy is informed what was changed and by whom, also where the group was changed', async () => {
  const older = await subjectOf(token, place, 'Sanskrit');
  await saveSubject(token, formOf(older, { viva: true }));
  const id = await groupId();
  const [group] = (await listGroups(token, place)).data;
  await saveGroup(token, { ...group, groupId: id, subjectIds: [await masterId('Urdu')] });
  const answer = await saveSubject(token, formOf(older, { practical: true }));
  expect(answer).toMatchObject({ status: 409, responseCode: 205, data: { change: { fields: ['viva', 'groupIds'] } } });
  expect(await subjectOf(token, place, 'Sanskrit')).toMatchObject({ viva: true, practical: false, groups: [] });
});

test('SUBJECT-16 CODE-137 adding needs the right to add, editing the one to edit', async () => {
  const sanskrit = formOf(await subjectOf(token, place, 'Sanskrit'));
  const before = await listSubjects(token, place);
  await setPrivileges('admin', 'EDIT_SUBJECT_GROUP', 'CLASS_SUBJECTS_LIST');
  expect(verdict(await addTo('Drawing'))).toEqual([403, 137]);
  await setPrivileges('admin', 'SUBJECTS', 'CLASS_SUBJECTS_LIST');
  expect(verdict(await saveSubject(token, sanskrit))).toEqual([403, 137]);
  expect((await listSubjects(token, place)).data).toEqual(before.data);
  expect(verdict(await addTo('Drawing'))).toEqual([200, 100]);
  await setPrivileges('admin', 'EDIT_SUBJECT_GROUP');
  expect(verdict(await saveSubject(token, sanskrit))).toEqual([200, 100]);
});
