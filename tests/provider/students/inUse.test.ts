// What students are enrolled in stays where it is: session, class, section and school.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { getClass, listClasses, removeClass, removeSection } from '../support/classes';
import { createSchool, FIRST, SECOND } from '../support/schools';
import { createSession, getSession, listSessions, removeSession, updateSession } from '../support/sessions';
import { formAt, formOf, listAll, placeOf, register, remove, update } from '../support/students';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const refusal = (what: string) => ({
  status: 400,
  responseCode: 109,
  responseMsg: `The ${what} still has students and cannot be deleted`,
});

test('CLASS-41 CODE-109 a class or section with students is not deleted; emptied, or with deleted ones alone, it is', async () => {
  const { classId, sectionId, sessionId } = await placeOf();
  const before = await stored();
  expect(await removeClass(token, classId)).toMatchObject(refusal('class'));
  expect(await removeSection(token, sectionId)).toMatchObject(refusal('section'));
  expect(await stored()).toEqual(before);
  await sql('DELETE FROM enrolments WHERE class_id = $1 AND session_id <> $2', [classId, sessionId]);
  const own = await listAll(token, { sessionId, sectionId, includeDisabled: true, includeBlocked: true });
  const standing = own.data.filter(({ deleted }) => !deleted);
  expect(standing.length).toBeGreaterThan(10);
  for (const { studentId } of standing) await remove(token, studentId);
  expect(verdict(await removeSection(token, sectionId))).toEqual([200, 100]);
  expect(await removeClass(token, classId)).toMatchObject(refusal('class'));
  for (const { studentId } of (
    await listAll(token, { sessionId, classId, includeDisabled: true, includeBlocked: true })
  ).data)
    await remove(token, studentId);
  expect(verdict(await removeClass(token, classId))).toEqual([200, 100]);
});

test('SESSION-66 CODE-109 an upcoming session with students is not deleted, and stays in its school with deleted ones too', async () => {
  const platform = await tokenOf('platform');
  const { sessionId } = (await createSession(token)).data;
  const place = { ...(await placeOf()), sessionId };
  const { data } = await register(token, formAt(place));
  expect(await removeSession(token, sessionId)).toMatchObject(refusal('session'));
  const session = (await getSession(token, sessionId)).data;
  const stays = { status: 400, responseCode: 109, data: { problems: [{ path: 'schoolId' }] } };
  expect(await updateSession(platform, session, { schoolId: SECOND })).toMatchObject(stays);
  await remove(token, data.studentId);
  expect(await updateSession(platform, session, { schoolId: SECOND })).toMatchObject(stays);
});

test('SCHOOL-50 CODE-109 a school with students is not deleted', async () => {
  const platform = await tokenOf('platform');
  const { schoolId } = (await createSchool(platform)).data;
  const [made] = await sql<{ id: number }>(
    "INSERT INTO classes (school_id, name, name_key, created_at, deleted_at) VALUES ($1, 'X', 'x', now(), now()) RETURNING id",
    [schoolId],
  );
  await sql(
    `INSERT INTO enrolment_counts (school_id, session_id, class_id, section_id, life, registration_status, students)
     VALUES ($1, 1, $2, 0, 'ACTIVE', 'COMPLETE', 1)`,
    [schoolId, made?.id],
  );
  expect(await call('DELETE', `/school/${schoolId}`, { token: platform })).toMatchObject(refusal('school'));
});

test('a section a student has left can be deleted', async () => {
  const place = await placeOf();
  const [empty] = await sql<{ id: number }>(
    `INSERT INTO sections (school_id, class_id, name, name_key, created_at) VALUES ($1, $2, 'Z', 'z', now()) RETURNING id`,
    [FIRST, place.classId],
  );
  const at = { enrollments: [{ sessionId: place.sessionId, classId: place.classId, sectionId: empty?.id }] };
  const { data } = await register(token, formAt(place, at));
  expect(await removeSection(token, empty?.id ?? 0)).toMatchObject(refusal('section'));
  const { sessionId, classId, sectionId } = place;
  await update(token, data.studentId, formOf(data, { enrollments: [{ sessionId, classId, sectionId }] }));
  expect(verdict(await removeSection(token, empty?.id ?? 0))).toEqual([200, 100]);
});

test('a class reports students enrolled in it in a session that is not completed, a session students enrolled in it', async () => {
  const { classId } = await placeOf();
  const used = async () => {
    const one = (await listClasses(token)).data.find((listed) => listed.classId === classId);
    expect((await getClass(token, classId)).data).toEqual(one);
    return one?.inUse;
  };
  const sessionsUsed = async () => {
    const { data } = await listSessions(token);
    for (const session of data) expect((await getSession(token, session.sessionId)).data).toEqual(session);
    return data.map(({ status, inUse }) => [status, inUse]);
  };
  expect(await used()).toBe(true);
  expect(await sessionsUsed()).toEqual([
    ['UPCOMING', false],
    ['ACTIVE', true],
    ['COMPLETED', true],
  ]);
  await sql("UPDATE enrolments SET life = 'DELETED' WHERE school_id = $1", [FIRST]);
  expect(await used()).toBe(false);
  expect((await sessionsUsed()).map(([, inUse]) => inUse)).toEqual([false, false, false]);
  await sql("UPDATE enrolments SET life = 'ACTIVE' WHERE school_id = $1", [FIRST]);
  await sql("UPDATE sessions SET status = 'COMPLETED' WHERE school_id = $1 AND status = 'ACTIVE'", [FIRST]);
  expect(await used()).toBe(false);
  // Nobody learns of another school's students.
  await sql('DELETE FROM enrolments WHERE school_id = $1', [FIRST]);
  expect((await sessionsUsed()).map(([, inUse]) => inUse)).toEqual([false, false, false]);
});
