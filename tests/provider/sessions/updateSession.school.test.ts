// A session given to another school by a platform user.
import { resetProvider, tokenOf } from '../../support/provider';
import { makeReady } from '../support/ready';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import {
  createSession,
  demoSession,
  disableSchool,
  getSession,
  listSessions,
  removeSession,
  updateSession,
  type Session,
} from '../support/sessions';
import { countOf, stored } from '../support/tables';

let platform: string;
let session: Session;
beforeEach(async () => {
  await resetProvider();
  platform = await tokenOf('platform');
  session = (await createSession(platform)).data;
});

const give = (one: Session, changes = {}) => updateSession(platform, one, { schoolId: SECOND, ...changes });

test('SESSION-63 CALL-44 CODE-132 an UPCOMING session without fees is given to another school, and no longer the first one’s', async () => {
  const admin = await tokenOf('admin');
  expect(await give(session)).toMatchObject({ status: 200, data: { ...session, schoolId: SECOND, version: 2 } });
  expect(await getSession(admin, session.sessionId)).toMatchObject({ status: 404, responseCode: 103 });
  expect((await listSessions(await tokenOf('admin2'), SECOND)).data[0]).toMatchObject({
    sessionId: session.sessionId,
    schoolId: SECOND,
  });
  expect(await countOf('audit_entries', `event = 'updateSession' AND school_id = ${SECOND}`)).toBe(1);
});

test('CALL-44 a platform user changes a session of any school in its place', async () => {
  for (const schoolId of [FIRST, SECOND]) {
    const upcoming = await demoSession(platform, 'UPCOMING', schoolId);
    expect(await updateSession(platform, upcoming, { sessionName: 'Renamed' })).toMatchObject({
      status: 200,
      data: { sessionName: 'Renamed', schoolId },
    });
  }
});

test.each([
  ['its days', { startDate: '2028-03-31' }],
  ['its name', { sessionName: '2026 - 2027' }],
])('SESSION-58 CODE-113 not where %s are taken', async (_what, changes) => {
  const before = await stored();
  expect(await give(session, changes)).toMatchObject({ status: 409, responseCode: 113 });
  expect(await stored()).toEqual(before);
});

test('SESSION-58 C7 given and created at once on the same days, one is stored', async () => {
  const admin2 = await tokenOf('admin2');
  const theirs = { schoolId: SECOND, sessionName: 'Theirs' };
  const answers = await Promise.all([give(session), createSession(admin2, theirs)]);
  expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual([100, 113]);
});

test('SESSION-46 CODE-109 an ACTIVE session stays in its school', async () => {
  await makeReady(session.sessionId);
  const { data: active } = await updateSession(platform, session, { status: 'ACTIVE' });
  const before = await stored();
  for (const status of ['ACTIVE', 'COMPLETED'])
    expect(await give(active, { status })).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'schoolId', message: 'School of an active session cannot be changed' }] },
    });
  expect(await stored()).toEqual(before);
});

test('SESSION-24 CODE-109 a session is not given away in the step to ACTIVE', async () => {
  const before = await stored();
  expect(await give(session, { status: 'ACTIVE' })).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'schoolId' }] },
  });
  expect(await stored()).toEqual(before);
});

test('SESSION-35 CODE-141 a COMPLETED session stays as it is', async () => {
  const completed = await demoSession(platform, 'COMPLETED');
  expect(await give(completed)).toMatchObject({ status: 409, responseCode: 141 });
});

test('SESSION-55 CODE-109 its source does not come with it', async () => {
  const { sessionId: sourceSessionId } = await demoSession(platform, 'ACTIVE');
  const { data } = await updateSession(platform, session, { sourceSessionId });
  const before = await stored();
  expect(await give(data)).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'sourceSessionId' }] },
  });
  expect(await stored()).toEqual(before);
  const { sessionId: theirs } = await demoSession(platform, 'ACTIVE', SECOND);
  expect(await give(data, { sourceSessionId: theirs })).toMatchObject({
    status: 200,
    data: { sourceSessionId: theirs },
  });
});

test('CODE-109 a session that another one copies from stays in its school', async () => {
  const next = { sessionName: 'Next', startDate: '2029-04-01', endDate: '2030-03-31' };
  const { data: copy } = await createSession(platform, { ...next, sourceSessionId: session.sessionId });
  const before = await stored();
  expect(await give(session)).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'schoolId' }] },
  });
  expect(await stored()).toEqual(before);
  await removeSession(platform, copy.sessionId);
  expect(await give(session)).toMatchObject({ status: 200, data: { schoolId: SECOND } });
});

test('C10 with a stale version the session is not given to another school', async () => {
  const before = await stored();
  expect(await give(session, { version: 2 })).toMatchObject({ status: 409, responseCode: 205 });
  expect(await stored()).toEqual(before);
});

test('CODE-103 SCHOOL-51 to an unknown school, and of an unknown session, answers 103', async () => {
  const before = await stored();
  expect(await give(session, { schoolId: UNKNOWN })).toMatchObject({ status: 404, responseCode: 103 });
  expect(await give({ ...session, sessionId: UNKNOWN })).toMatchObject({ status: 404, responseCode: 103 });
  expect(await stored()).toEqual(before);
});

test.each([
  [FIRST, 'from'],
  [SECOND, 'to'],
])('SCHOOL-49 CODE-112 school %d disabled: nothing is given %s it', async (schoolId) => {
  await disableSchool(platform, schoolId);
  const before = await stored();
  expect(await give(session)).toMatchObject({ status: 409, responseCode: 112 });
  expect(await stored()).toEqual(before);
});
