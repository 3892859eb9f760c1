// The preview of the copy of subjects and groups: what each other class takes over, and why a class cannot.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { classIds, clearSubjects, equalSubjects, preview, rowsOf } from '../support/copies';
import { verdict } from '../support/http';
import { withPrivilege } from '../support/life';
import { setPrivileges } from '../support/privileges';
import { SECOND, UNKNOWN } from '../support/schools';
import {
  formOf,
  masterId,
  saveGroup,
  saveSubject,
  SUBJECT,
  subjectOf,
  subjectPlaceOf,
  type SubjectPlace,
} from '../support/subjects';

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

test('CLASS-40 the preview has one row for each other class in their order, without disabled classes and Default', async () => {
  await sql('UPDATE classes SET disabled = true WHERE id = $1', [ids['6']]);
  const { data } = await preview(token, 'subjects', nine);
  const names = ['Nursery', 'LKG', 'UKG', ...Array.from({ length: 12 }, (_, index) => String(index + 1))];
  expect(data.map(({ className }) => className)).toEqual(names.filter((name) => name !== '6' && name !== '9'));
});

test('a class without subjects takes over every subject and group of the copied class', async () => {
  await clearSubjects(at('8'));
  const { '8': row } = await rowsOf(token, 'subjects', nine);
  expect(row).toMatchObject({ changes: [], keeps: [], reason: null });
  expect(row?.adds).toEqual(expect.arrayContaining(['Hindi', 'Sanskrit', 'Group Third Language: Sanskrit, Urdu']));
});

test('changed values, members that join a group and subjects that stay are listed, and an equal class has nothing to do', async () => {
  for (const name of ['7', '8']) await equalSubjects(nine, ids[name] ?? 0);
  const drawing = await masterId('Drawing');
  await saveSubject(token, { ...at('8'), ...SUBJECT, subjectId: drawing });
  await saveSubject(token, formOf(await subjectOf(token, at('8'), 'Science'), { viva: true, type: 'OPTIONAL' }));
  await saveSubject(token, formOf(await subjectOf(token, at('8'), 'Urdu'), { groupIds: [] }));
  const rows = await rowsOf(token, 'subjects', nine);
  expect(rows['8']).toMatchObject({
    adds: [],
    changes: [
      {
        name: 'Science',
        from: 'Optional, marks: theory, practical, viva',
        to: 'Mandatory, marks: theory, practical (deletes its min and max marks of viva)',
      },
      { name: 'Group Third Language', from: 'Sanskrit', to: 'Sanskrit, Urdu' },
    ],
    keeps: ['Drawing'],
    reason: null,
  });
  expect(rows['7']).toMatchObject({ adds: [], changes: [], keeps: [], reason: null });
});

test('a subject or group of a stream that no section of the class has is left out with the reason', async () => {
  await clearSubjects(at('8'));
  const english = await masterId('English');
  await saveSubject(token, formOf(await subjectOf(token, nine, 'English'), { stream: 'ARTS' }));
  await saveGroup(token, { ...nine, groupName: 'Arts', stream: 'ARTS', subjectIds: [english] });
  const { '8': row } = await rowsOf(token, 'subjects', nine);
  expect(row?.adds).not.toContain('English');
  expect(row?.keeps).toEqual([
    'English (no section with the stream Arts)',
    'Group Arts (no section with the stream Arts)',
  ]);
});

test('SUBJECT-37 a class with a changed subject that no longer fits its group cannot take the copy', async () => {
  await equalSubjects(nine, ids['11'] ?? 0);
  const { subjectId } = await subjectOf(token, nine, 'English');
  await saveGroup(token, { ...at('11'), groupName: 'Letters', stream: 'ARTS', subjectIds: [subjectId] });
  await saveSubject(token, formOf(await subjectOf(token, nine, 'English'), { stream: 'SCIENCE' }));
  expect((await rowsOf(token, 'subjects', nine))['11']?.reason).toBe('Of another stream than English: Letters');
});

test('SUBJECT-16 a class that needs a privilege the user lacks cannot take the copy', async () => {
  await equalSubjects(nine, ids['8'] ?? 0);
  await saveSubject(token, formOf(await subjectOf(token, at('8'), 'Science'), { viva: true }));
  await clearSubjects(at('7'));
  const teacher = await withPrivilege('SUBJECTS');
  const rows = await rowsOf(teacher, 'subjects', nine);
  expect(rows['8']?.reason).toBe('You need the permission “Edit subject and group”');
  expect(rows['7']?.reason).toBe('You need the permission “Add subject group”');
  await setPrivileges('teacher', 'SUBJECTS', 'ADD_SUBJECT_GROUP');
  expect((await rowsOf(teacher, 'subjects', nine))['7']?.reason).toBeNull();
});

test('SUBJECT-38 CODE-103 CODE-137 CODE-150 CODE-155 CODE-158 a preview is rejected with the codes of the saves', async () => {
  const other = await subjectPlaceOf('9', 'UPCOMING', SECOND);
  expect(verdict(await preview(token, 'subjects', other))).toEqual([404, 103]);
  for (const classId of [UNKNOWN, other.classId])
    expect(verdict(await preview(token, 'subjects', { ...nine, classId }))).toEqual([404, 158]);
  for (const status of ['ACTIVE', 'COMPLETED'])
    expect(verdict(await preview(token, 'subjects', await subjectPlaceOf('9', status)))).toEqual([409, 150]);
  await clearSubjects(nine);
  expect(verdict(await preview(token, 'subjects', nine))).toEqual([409, 155]);
  const reader = await withPrivilege('CLASS_SUBJECTS_LIST');
  expect(verdict(await preview(reader, 'subjects', nine))).toEqual([403, 137]);
});
