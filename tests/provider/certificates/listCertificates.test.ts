// The list of certificates: newest first, of the types that the user may see, and what a search finds.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { withPrivilege } from '../support/life';
import { setPrivileges } from '../support/privileges';
import { SECOND } from '../support/schools';
import { newPupil } from '../support/studentFees';
import { getStudent } from '../support/students';
import { cancel, issued, leaver, list, TRANSFER } from '../support/studentCertificates';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const found = async (filter: object = {}, own = token) =>
  (await list(own, { ...filter })).data.content.map(({ type, certificateNo }) => `${type} ${certificateNo}`);

/** Transfer 41, bonafide 1 and 2, character 1, in this order. */
async function four() {
  const left = await leaver(token, { studentName: 'A. K. Sharma' });
  const student = await newPupil(token, '5', { studentName: 'राधिका_100%' });
  await issued(token, left, { ...TRANSFER, firstNo: 41 });
  await issued(token, student, { type: 'BONAFIDE' });
  const cancelled = await issued(token, student, { type: 'BONAFIDE' });
  await cancel(token, cancelled.certificateId);
  await issued(token, left, { type: 'CHARACTER', conduct: 'Good' });
  return { left, student };
}

test('the newest certificate comes first, cancelled ones included, in pages', async () => {
  await four();
  expect(await found()).toEqual(['CHARACTER 1', 'BONAFIDE 2', 'BONAFIDE 1', 'TRANSFER 41']);
  const { data } = await list(token, { page: 1, size: 3 });
  expect([data.content.map(({ type }) => type), data.totalElements, data.totalPages]).toEqual([['TRANSFER'], 4, 2]);
  expect((await list(token, { page: 7, size: 3 })).data).toEqual({ content: [], totalElements: 4, totalPages: 2 });
});

test('the list is empty in a school without certificates, and has no rows of another school', async () => {
  await four();
  expect((await list(await tokenOf('admin2'), { schoolId: SECOND })).data).toEqual({
    ...{ content: [], totalElements: 0, totalPages: 0 },
  });
  expect(verdict(await list(await tokenOf('admin2')))).toEqual([403, 189]);
});

test('the list is filtered by type, session and student', async () => {
  const { left, student } = await four();
  expect(await found({ type: 'BONAFIDE' })).toEqual(['BONAFIDE 2', 'BONAFIDE 1']);
  expect(await found({ studentId: left.studentId, type: null })).toEqual(['CHARACTER 1', 'TRANSFER 41']);
  expect(await found({ sessionId: student.sessionId, studentId: student.studentId })).toHaveLength(2);
  const [other] = await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 1 AND status = 'UPCOMING'");
  expect(await found({ sessionId: other?.id })).toEqual([]);
});

test.each([
  ['sharma', 2],
  ['AK Sharma', 2],
  ['harm', 2],
  ['sharma k', 2],
  ['राधिका', 2],
  ['_100%', 2],
  ['%', 2],
  ['_', 2],
  ['ramesh', 0],
  ['41', 1],
  ['4', 0],
  [' 41 ', 1],
  ['४१', 1],
  ['sharma 41', 0],
  ['\\', 0],
  ["'; DROP TABLE students; --", 0],
])('a search for %j finds %i certificates', async (searchText, count) => {
  await four();
  expect(await found({ searchText })).toHaveLength(count);
});

test('a search finds the whole student code and Sr. No. as at issue', async () => {
  const { left, student } = await four();
  const { data } = await getStudent(token, left.studentId);
  expect(await found({ searchText: String(data.studentCode) })).toEqual(['CHARACTER 1', 'TRANSFER 41']);
  await sql("UPDATE students SET sr_no = 'New-9' WHERE id = $1", [student.studentId]);
  expect(await found({ searchText: 'new-9' })).toEqual([]);
  await issued(token, student, { type: 'BONAFIDE' });
  expect(await found({ searchText: 'NEW-9' })).toEqual(['BONAFIDE 3']);
});

test('CODE-137 a user sees the types of the own privileges alone, and cannot choose another', async () => {
  await four();
  const own = await withPrivilege('TC_STUDENTS_LIST');
  expect(await found({}, own)).toEqual(['TRANSFER 41']);
  expect(verdict(await list(own, { type: 'BONAFIDE' }))).toEqual([403, 137]);
  await setPrivileges('teacher', 'LIST_STUDENT');
  expect(await found({}, own)).toEqual(['CHARACTER 1', 'BONAFIDE 2', 'BONAFIDE 1']);
  expect(verdict(await list(own, { type: 'TRANSFER' }))).toEqual([403, 137]);
  await setPrivileges('teacher', 'LIST_STUDENT', 'TC_STUDENTS_LIST');
  expect(await found({}, own)).toHaveLength(4);
});

test.each<[string, unknown]>([
  ['type', 'OTHER'],
  ['size', 101],
  ['page', -1],
  ['searchText', 'x'.repeat(101)],
  ['sessionId', 'x'],
])('CODE-109 the filter %s of %j is rejected', async (name, value) => {
  expect(verdict(await list(token, { [name]: value }))).toEqual([400, 109]);
});
