// Two administrators change the subjects of one class at the same moment: nothing is overwritten, and the second is reported.
import { engine, resetProvider, sql, tokenOf } from '../../support/provider';
import { makeReady } from '../support/ready';
import { demoSession, updateSession } from '../support/sessions';
import {
  formOf,
  listGroups,
  listSubjects,
  masterId,
  removeMaster,
  removeSubject,
  saveGroup,
  saveMaster,
  saveSubject,
  SUBJECT,
  subjectOf,
  subjectPlaceOf,
  type SubjectPlace,
} from '../support/subjects';

const ROUNDS = engine === 'postgres' ? 40 : 12;

let token: string;
let place: SubjectPlace;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await subjectPlaceOf('9');
});

const codesOf = (answers: readonly { responseCode: number }[]) =>
  answers.map(({ responseCode }) => responseCode).sort();
const twice = <T>(ask: (at: number) => Promise<T>) => Promise.all([ask(0), ask(1)]);

test('SUBJECT-36 CODE-162 of two who add the same subject one is informed that the class has it', async () => {
  const subjectId = await masterId('Drawing');
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(codesOf(await twice(() => saveSubject(token, { ...place, ...SUBJECT, subjectId })))).toEqual([100, 162]);
    await removeSubject(token, place, subjectId);
  }
});

test('of two who edit the same subject, and of two who edit the same group, one is reported', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sanskrit = await subjectOf(token, place, 'Sanskrit');
    const edits = await twice((at) => saveSubject(token, formOf(sanskrit, { viva: at === 0, practical: at === 1 })));
    expect(codesOf(edits)).toEqual([100, 205]);
    const [group] = (await listGroups(token, place)).data;
    const names = await twice((at) => saveGroup(token, { ...group, groupName: `Third ${round} ${at}` }));
    expect(codesOf(names)).toEqual([100, 205]);
  }
});

test('SUBJECT-40 one joins a subject to a group while the other edits the group: one is reported, and both sides show the same', async () => {
  const subjectId = await masterId('Drawing');
  await saveSubject(token, { ...place, ...SUBJECT, subjectId });
  for (let round = 0; round < ROUNDS; round += 1) {
    const drawing = await subjectOf(token, place, 'Drawing');
    const [group] = (await listGroups(token, place)).data;
    const groupIds = drawing.groupIds.length === 0 ? [group?.groupId] : [];
    const [moved, edited] = await Promise.all([
      saveSubject(token, formOf(drawing, { groupIds })),
      saveGroup(token, { ...group, groupName: `Round ${round}` }),
    ]);
    expect([moved.responseCode, edited.responseCode]).toContain(100);
    // Who edits the group first leaves the subject as it was; who comes behind a subject that moved is reported.
    if (edited.responseCode !== 100) expect(edited.responseCode).toBe(205);
    const subjects = (await listSubjects(token, place)).data;
    for (const one of (await listGroups(token, place)).data)
      expect(subjects.filter((row) => row.groupIds.includes(one.groupId)).map((row) => row.subjectId)).toEqual(
        one.subjectIds,
      );
  }
});

test('SUBJECT-41 CODE-109 two who take the last two subjects of a group: the second is informed that the group would be empty', async () => {
  const ids = [await masterId('Sanskrit'), await masterId('Urdu')];
  expect(codesOf(await twice((at) => removeSubject(token, place, ids[at] ?? 0)))).toEqual([100, 109]);
});

test('SUBJECT-34 CODE-154 of two new groups of one name one is refused', async () => {
  const subjectIds = [await masterId('Hindi')];
  const form = { ...place, groupName: 'Languages', subjectIds };
  expect(codesOf(await twice(() => saveGroup(token, form)))).toEqual([100, 154]);
});

test('a subject that leaves the list while a class takes it on is in both or in neither', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { subjectId } = (await saveMaster(token, { subjectName: `Robotics ${round}` })).data;
    const [added, removed] = await Promise.all([
      saveSubject(token, { ...place, ...SUBJECT, subjectId }),
      removeMaster(token, subjectId),
    ]);
    expect([
      [100, 109],
      [149, 100],
    ]).toContainEqual([added.responseCode, removed.responseCode]);
  }
});

test('SESSION-41 CODE-150 once a session is ACTIVE no subject of it is changed any more', async () => {
  const session = await demoSession(token, 'UPCOMING');
  await makeReady(session.sessionId);
  const names = ['Drawing', 'Geography', 'Sociology', 'Economics'];
  const ids = await Promise.all(names.map((name) => masterId(name)));
  const [activated, ...added] = await Promise.all([
    updateSession(token, session, { status: 'ACTIVE' }),
    ...ids.map((subjectId) => saveSubject(token, { ...place, ...SUBJECT, subjectId })),
  ]);
  expect(activated.responseCode).toBe(100);
  for (const { responseCode } of added) expect([100, 150]).toContain(responseCode);
  const stored = await sql(
    'SELECT 1 FROM class_subjects WHERE session_id = $1 AND class_id = $2 AND subject_id = ANY($3::int[])',
    [place.sessionId, place.classId, `{${ids.join(',')}}`],
  );
  expect(stored).toHaveLength(added.filter(({ responseCode }) => responseCode === 100).length);
});
