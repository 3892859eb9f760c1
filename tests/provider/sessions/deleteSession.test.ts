import { call, resetProvider, tokenOf } from '../../support/provider';
import { makeReady } from '../support/ready';
import { verdict } from '../support/http';
import { createSchool, SECOND, UNKNOWN } from '../support/schools';
import {
  createSession,
  demoSession,
  disableSchool,
  getSession,
  listSessions,
  removeSession,
  setSession,
  updateSession,
} from '../support/sessions';
import { countOf, stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CALL-45 CALL-12 SESSION-67 CODE-103 a deleted session is gone', async () => {
  const session = await demoSession(token, 'UPCOMING');
  expect(await removeSession(token, session.sessionId)).toMatchObject({ status: 200, responseCode: 100, data: null });
  expect((await listSessions(token)).data.map(({ sessionId }) => sessionId)).not.toContain(session.sessionId);
  const answers = [
    await getSession(token, session.sessionId),
    await updateSession(token, session),
    await setSession(token, session.sessionId, 'true'),
    await removeSession(token, session.sessionId),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, responseCode: 103, data: null });
});

test('SESSION-65 CODE-109 an ACTIVE session is not deleted, and the message says why', async () => {
  const { sessionId } = await demoSession(token, 'ACTIVE');
  const before = await stored();
  expect(await removeSession(token, sessionId)).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'An active session cannot be deleted',
  });
  expect(await stored()).toEqual(before);
});

test('SESSION-64 CODE-191 a COMPLETED session is not deleted', async () => {
  const { sessionId } = await demoSession(token, 'COMPLETED');
  const before = await stored();
  expect(await removeSession(token, sessionId)).toMatchObject({ status: 409, responseCode: 191, data: null });
  expect(await stored()).toEqual(before);
});

test('SESSION-65 C8 deleted and activated at once, each session is the one or the other', async () => {
  const years = [2028, 2029, 2030, 2031, 2032, 2033];
  const made = await Promise.all(
    years.map((year) =>
      createSession(token, { sessionName: `Year ${year}`, startDate: `${year}-04-01`, endDate: `${year + 1}-03-31` }),
    ),
  );
  for (const { data } of made) await makeReady(data.sessionId);
  const answers = await Promise.all(
    made.map(({ data }) =>
      Promise.all([updateSession(token, data, { status: 'ACTIVE' }), removeSession(token, data.sessionId)]),
    ),
  );
  for (const both of answers)
    expect([
      [
        [200, 100],
        [400, 109],
      ],
      [
        [404, 103],
        [200, 100],
      ],
    ]).toContainEqual(both.map(verdict));
  expect(await countOf('sessions', "status = 'ACTIVE' AND deleted_at IS NOT NULL")).toBe(0);
});

test('SESSION-67 CODE-103 B2 an unknown and another school’s session get the same answer', async () => {
  const admin2 = await tokenOf('admin2');
  const foreign = await Promise.all(
    (['UPCOMING', 'ACTIVE', 'COMPLETED'] as const).map((status) => demoSession(admin2, status, SECOND)),
  );
  const before = await stored();
  for (const id of [UNKNOWN, ...foreign.map(({ sessionId }) => sessionId)])
    expect(await removeSession(token, id)).toMatchObject({ status: 404, responseCode: 103, data: null });
  expect(await stored()).toEqual(before);
});

test('CALL-45 a platform user deletes a session of any school', async () => {
  const platform = await tokenOf('platform');
  const { sessionId } = await demoSession(platform, 'UPCOMING', SECOND);
  expect(await removeSession(platform, sessionId)).toMatchObject({ status: 200, responseCode: 100 });
  expect(await removeSession(platform, UNKNOWN)).toMatchObject({ status: 404, responseCode: 103 });
  expect(await countOf('audit_entries', `event = 'deleteSession' AND school_id = ${SECOND}`)).toBe(1);
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody deletes a session of a disabled school', async () => {
  const platform = await tokenOf('platform');
  const { sessionId } = await demoSession(token, 'UPCOMING');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await removeSession(as, sessionId)).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});

test('SCHOOL-50 CODE-109 a school that has a session is not deleted; one whose sessions are deleted is', async () => {
  const platform = await tokenOf('platform');
  const { schoolId } = (await createSchool(platform)).data;
  const { data } = await createSession(platform, { schoolId });
  expect(await call('DELETE', `/school/${schoolId}`, { token: platform })).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'The school still has academic sessions and cannot be deleted',
  });
  await removeSession(platform, data.sessionId);
  expect(await call('DELETE', `/school/${schoolId}`, { token: platform })).toMatchObject({ status: 200 });
});
