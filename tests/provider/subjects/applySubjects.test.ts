// Subjects and groups are copied to several classes in one request: all of the classes or none.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { apply, chosen, classIds, clearSubjects, copyTo, equalSubjects, pathsOf, rowsOf } from '../support/copies';
import { verdict } from '../support/http';
import { withPrivilege } from '../support/life';
import { formOf as limitsForm, limitsWorld, saveLimits } from '../support/limits';
import { SECOND, UNKNOWN } from '../support/schools';
import {
  formOf,
  listGroups,
  listSubjects,
  masterId,
  saveSubject,
  SUBJECT,
  subjectOf,
  subjectPlaceOf,
  type SubjectPlace,
} from '../support/subjects';
import { stored } from '../support/tables';

let token: string;
let nine: SubjectPlace;
let ids: Record<string, number>;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  nine = await subjectPlaceOf('9');
  ids = await classIds();
});
const at = (name: string): SubjectPlace => ({ ...nine, classId: ids[name] ?? 0 });

/** The subjects and groups of a class without ids and versions. */
async function contentOf(place: SubjectPlace) {
  const subjects = (await listSubjects(token, place)).data;
  const groups = (await listGroups(token, place)).data;
  return {
    subjects: subjects.map(({ classId: _class, groupIds: _ids, version: _version, ...subject }) => subject),
    groups: groups.map(({ groupName, stream, subjectIds }) => ({ groupName, stream, subjectIds })),
  };
}

test('the chosen classes have the subjects and groups of the copied class afterwards, and other classes stay', async () => {
  for (const name of ['7', '8']) await clearSubjects(at(name));
  const six = await contentOf(at('6'));
  const answer = await copyTo(token, 'subjects', nine, ['7', '8']);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(answer.data.map(({ className, reason }) => [className, reason])).toEqual([
    ['7', null],
    ['8', null],
  ]);
  const expected = await contentOf(nine);
  for (const name of ['7', '8']) expect(await contentOf(at(name))).toEqual(expected);
  expect(await contentOf(at('6'))).toEqual(six);
  const again = await rowsOf(token, 'subjects', nine);
  expect(again['8']).toMatchObject({ adds: [], changes: [] });
});

test('SUBJECT-40 changed subjects and joined groups get one new version, and a later save names their fields', async () => {
  await equalSubjects(nine, ids['8'] ?? 0);
  const drawing = await masterId('Drawing');
  await saveSubject(token, { ...at('8'), ...SUBJECT, subjectId: drawing });
  await saveSubject(token, formOf(await subjectOf(token, at('8'), 'Urdu'), { groupIds: [], practical: true }));
  const urdu = await subjectOf(token, at('8'), 'Urdu');
  expect(verdict(await copyTo(token, 'subjects', nine, ['8']))).toEqual([200, 100]);
  expect(await subjectOf(token, at('8'), 'Urdu')).toMatchObject({
    groups: ['Third Language'],
    practical: false,
    version: urdu.version + 1,
  });
  expect(await subjectOf(token, at('8'), 'Drawing')).toMatchObject({ version: 1 });
  const late = await saveSubject(token, formOf(urdu, { viva: true }));
  expect([verdict(late), late.data]).toEqual([
    [409, 205],
    expect.objectContaining({ change: expect.objectContaining({ fields: ['practical', 'groupIds'] }) as unknown }),
  ]);
});

test('the limits of a component that a changed subject loses are deleted', async () => {
  const world = await limitsWorld('8', 'UPCOMING');
  await saveLimits(token, [limitsForm(world)]);
  await saveSubject(token, formOf(await subjectOf(token, nine, 'Science'), { practical: false }));
  await copyTo(token, 'subjects', nine, ['8']);
  const rows = await sql('SELECT theory_max, practical_max FROM exam_limits WHERE exam_id = $1', [world.exams.Annual]);
  expect(rows).toEqual([{ theory_max: '70.00', practical_max: '0.00' }]);
});

test('classes that changed since the preview are named, and no class is stored', async () => {
  for (const name of ['7', '8']) await clearSubjects(at(name));
  const rows = await rowsOf(token, 'subjects', nine);
  await saveSubject(token, { ...at('8'), ...SUBJECT, subjectId: await masterId('Drawing') });
  const before = await stored();
  const stale = await apply(token, 'subjects', nine, chosen([rows['7'], rows['8']]));
  expect([verdict(stale), pathsOf(stale), stale.responseMsg]).toEqual([
    [409, 205],
    ['classes.1'],
    'Class 8 was changed by Asha Verma',
  ]);
  expect(await stored()).toEqual(before);
  await saveSubject(token, formOf(await subjectOf(token, nine, 'Science'), { viva: true }));
  const all = await apply(token, 'subjects', nine, chosen([rows['7'], rows['8']]));
  expect([verdict(all), all.data.problems.map(({ path, message }) => [path, message])]).toEqual([
    [409, 205],
    [
      ['classes.0', 'Class 9, which is copied, was changed by Asha Verma'],
      ['classes.1', 'Class 9, which is copied, was changed by Asha Verma'],
    ],
  ]);
});

test('SUBJECT-16 CODE-137 a class that needs a privilege the user lacks is named, and no class is stored', async () => {
  await clearSubjects(at('7'));
  await sql('DELETE FROM subject_groups WHERE session_id = $1 AND class_id = $2', [nine.sessionId, nine.classId]);
  await equalSubjects(nine, ids['8'] ?? 0);
  await saveSubject(token, formOf(await subjectOf(token, at('8'), 'Science'), { viva: true }));
  const teacher = await withPrivilege('SUBJECTS');
  const answer = await copyTo(teacher, 'subjects', nine, ['7', '8']);
  expect([verdict(answer), pathsOf(answer)]).toEqual([[403, 137], ['classes.1']]);
  expect(verdict(await copyTo(teacher, 'subjects', nine, ['7']))).toEqual([200, 100]);
});

test('SUBJECT-38 CODE-109 CODE-158 CODE-103 classes listed twice, unknown ones, disabled ones and the copied class itself are rejected', async () => {
  const rows = await rowsOf(token, 'subjects', nine);
  const other = await subjectPlaceOf('8', 'UPCOMING', SECOND);
  const wanted = chosen([rows['8']])[0];
  const twice = await apply(token, 'subjects', nine, [wanted ?? {}, wanted ?? {}]);
  expect([verdict(twice), pathsOf(twice)]).toEqual([[400, 109], ['classes.1.classId']]);
  await sql('UPDATE classes SET disabled = true WHERE id = $1', [ids['6']]);
  for (const classId of [UNKNOWN, other.classId, nine.classId, ids['6'], ids['Default']]) {
    const answer = await apply(token, 'subjects', nine, [wanted ?? {}, { classId, fingerprint: '' }]);
    expect([verdict(answer), pathsOf(answer)]).toEqual([[404, 158], ['classes.1']]);
  }
  expect(verdict(await apply(token, 'subjects', nine, []))).toEqual([400, 109]);
  expect(verdict(await apply(token, 'subjects', { ...nine, classId: other.classId }, [wanted ?? {}]))).toEqual([
    404, 158,
  ]);
  expect(verdict(await apply(token, 'subjects', { ...nine, sessionId: other.sessionId }, [wanted ?? {}]))).toEqual([
    404, 103,
  ]);
});

test('SUBJECT-39 SESSION-41 CODE-150 a copy in an ACTIVE or COMPLETED session is rejected', async () => {
  for (const status of ['ACTIVE', 'COMPLETED']) {
    const place = await subjectPlaceOf('9', status);
    const answer = await apply(token, 'subjects', place, [{ classId: ids['8'], fingerprint: 'x' }]);
    expect(verdict(answer)).toEqual([409, 150]);
  }
});

test('CODE-155 a class without subjects cannot be copied', async () => {
  const rows = await rowsOf(token, 'subjects', nine);
  await clearSubjects(nine);
  const before = await stored();
  expect(verdict(await apply(token, 'subjects', nine, chosen([rows['8']])))).toEqual([409, 155]);
  expect(await stored()).toEqual(before);
});

test('a copy to all classes takes less than a second, and its idempotency key stores it once', async () => {
  const names = Object.keys(ids).filter((name) => name !== '9' && name !== 'Default');
  for (const name of names.slice(0, 8)) await clearSubjects(at(name));
  const rows = await rowsOf(token, 'subjects', nine);
  const json = { ...nine, classes: chosen(names.map((name) => rows[name])) };
  const headers = { 'Idempotency-Key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f64' };
  const from = performance.now();
  const first = await call('PUT', '/subject-copy', { token, json, headers });
  const milliseconds = performance.now() - from;
  expect(verdict(first)).toEqual([200, 100]);
  const second = await call('PUT', '/subject-copy', { token, json, headers });
  expect([verdict(second), second.data]).toEqual([[200, 100], first.data]);
  expect(milliseconds).toBeLessThan(1000);
});
