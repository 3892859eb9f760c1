// Whose name is struck off: exactly those, and who may take a list of those who left as a spreadsheet.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { ask, bearer, send, verdict } from '../support/http';
import { changeLife, codesIn, codesWith, lifeList, sectionIdsOf, withPrivilege } from '../support/life';
import { FIRST } from '../support/schools';
import { readSheet } from '../support/sheets';
import { demoStudent, placeOf, type Changes } from '../support/students';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('LIFECYCLE-18 CALL2-23 get-name-strike-off holds exactly the students whose name is struck off, whatever else is asked for', async () => {
  const { sessionId } = await placeOf();
  const codes = await codesWith('STRUCK_OFF', sessionId);
  expect(codes.length).toBeGreaterThan(3);
  await changeLife(await demoStudent('5'), 'DISABLED');
  const flags = { includeDisabled: true, includeBlocked: true, onlyDisabled: true, onlyBlocked: true };
  for (const filter of [{}, flags, { onlyTc: false, registrationStatus: 'COMPLETE' }])
    expect(await codesIn(token, 'get-name-strike-off', { sessionId, ...filter })).toEqual(codes);
  const searched = await codesIn(token, 'get-name-strike-off', { sessionId, searchText: String(codes[0]) });
  expect(searched).toEqual([codes[0]]);
  const [one] = (await lifeList(token, 'get-name-strike-off', { sessionId })).data.content;
  const classId = one?.studentDetail.enrollments[0]?.classId ?? 0;
  const ofClass = await codesWith('STRUCK_OFF', sessionId, classId);
  expect(await codesIn(token, 'get-name-strike-off', { sessionId, classId })).toEqual(ofClass);
  expect(ofClass.length).toBeLessThan(codes.length);
  const sectionIds = await sectionIdsOf(classId);
  expect(sectionIds.length).toBeGreaterThan(1);
  for (const sectionId of sectionIds)
    expect(await codesIn(token, 'get-name-strike-off', { sessionId, classId, sectionId })).toEqual(
      await codesWith('STRUCK_OFF', sessionId, classId, sectionId),
    );
  expect(await codesIn(token, 'get-name-strike-off', { sessionId, registrationStatus: 'PENDING' })).toEqual([]);
  const past = (await placeOf('5', { status: 'COMPLETED' })).sessionId;
  await sql('DELETE FROM enrolments WHERE session_id = $1 AND student_id = $2', [past, one?.studentDetail.studentId]);
  const left = await codesWith('STRUCK_OFF', past);
  expect(left.length).toBeLessThan(codes.length);
  expect(await codesIn(token, 'get-name-strike-off', { sessionId: past })).toEqual(left);
});

test('LIFECYCLE-12 CALL2-23 the list is paged, ten rows to a page where no size is asked for', async () => {
  await sql(
    `UPDATE students SET life = 'STRUCK_OFF' WHERE id IN (SELECT student_id FROM enrolments WHERE session_id = $1 LIMIT 25)`,
    [(await placeOf()).sessionId],
  );
  const { data } = await lifeList(token, 'get-name-strike-off');
  expect([data.size, data.number, data.content.length]).toEqual([10, 0, 10]);
  const two = (await lifeList(token, 'get-name-strike-off', {}, '?size=2&page=1')).data;
  expect([two.content.length, two.size, two.number]).toEqual([2, 2, 1]);
  expect([two.totalElements, two.totalPages]).toEqual([data.totalElements, Math.ceil(data.totalElements / 2)]);
  const wide = (await lifeList(token, 'get-name-strike-off', { size: 100 })).data.content;
  expect(wide).toHaveLength(data.totalElements);
  expect([...data.content, ...(await lifeList(token, 'get-name-strike-off', {}, '?page=1')).data.content]).toEqual(
    wide.slice(0, 20),
  );
});

test('LIFECYCLE-18 without a session a student is once, in the class of the session in use', async () => {
  const { sessionId, classId } = await placeOf();
  const { data } = await lifeList(token, 'get-name-strike-off', { classId, size: 100 });
  const ids = data.content.map(({ studentDetail }) => studentDetail.studentId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { studentDetail } of data.content)
    expect(studentDetail.enrollments).toEqual([expect.objectContaining({ sessionId, classId })]);
});

const exportOf = (as: string, filter: Changes) => ({
  headers: { 'content-type': 'application/json', ...bearer(as) },
  body: JSON.stringify({ schoolId: FIRST, ...filter }),
});
const exportAs = async (as: string, filter: Changes) =>
  verdict(await ask('POST', '/api/student/export', exportOf(as, filter)))[1];
/** The student codes of the spreadsheet, in order of size. */
async function codesOfFile(as: string, filter: Changes) {
  const { status, body } = await send('POST', '/api/student/export', exportOf(as, filter));
  expect(status).toBe(200);
  const { head, rows } = await readSheet(body);
  return rows.map((row) => Number(row[head.indexOf('Student Code')])).sort((one, other) => one - other);
}

test('LIFECYCLE-08 the spreadsheet of a list is for those who may see the list, and no other students are in it', async () => {
  const [student] = (await lifeList(token, 'tc-list')).data.content;
  await changeLife(student?.studentDetail.studentId ?? 0, 'DISABLED');
  const filters = { onlyTc: { onlyTc: true }, onlyBlocked: { onlyBlocked: true }, all: {} };
  const both = { onlyDisabled: true, onlyBlocked: true };
  const { sessionId } = await placeOf();
  const withTc = await codesWith('TC_ISSUED', sessionId);
  const struckOff = await codesWith('STRUCK_OFF', sessionId);
  expect(Math.min(withTc.length, struckOff.length)).toBeGreaterThan(3);
  const tc = await withPrivilege('TC_STUDENTS_LIST');
  expect([await exportAs(tc, filters.onlyBlocked), await exportAs(tc, filters.all), await exportAs(tc, both)]).toEqual([
    137, 137, 137,
  ]);
  expect(await codesOfFile(tc, { sessionId, onlyDisabled: true, onlyTc: true })).toEqual(withTc);
  const struck = await withPrivilege('NAME_STRIKE_OFF');
  expect([
    await exportAs(struck, filters.onlyTc),
    await exportAs(struck, filters.all),
    await exportAs(struck, both),
  ]).toEqual([137, 137, 137]);
  expect(await codesOfFile(struck, { sessionId, includeBlocked: true, onlyBlocked: true })).toEqual(struckOff);
});
