import { resetProvider, tokenOf } from '../../support/provider';
import { SECOND, UNKNOWN } from '../support/schools';
import { demoSession, disableSchool, getSession, listSessions, setSession } from '../support/sessions';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test.each(['UPCOMING', 'ACTIVE'] as const)(
  'CALL-46 CALL-10 CALL-12 SESSION-68 true disables a session that is %s, false enables it',
  async (status) => {
    const session = await demoSession(token, status);
    expect(await setSession(token, session.sessionId, 'true')).toMatchObject({
      status: 200,
      responseCode: 100,
      data: null,
    });
    const listed = async () =>
      (await listSessions(token)).data.find(({ sessionId }) => sessionId === session.sessionId);
    expect(await listed()).toEqual({ ...session, disabled: true, version: 2 });
    expect(await setSession(token, session.sessionId, 'false')).toMatchObject({ status: 200, data: null });
    expect(await listed()).toEqual({ ...session, disabled: false, version: 3 });
  },
);

test.each(['true', 'false'])('CALL-10 B11 %s is set, not flipped: twice leaves the same state', async (flag) => {
  const { sessionId } = await demoSession(token, 'ACTIVE');
  await setSession(token, sessionId, flag);
  const before = await stored();
  expect(await setSession(token, sessionId, flag)).toMatchObject({ status: 200, responseCode: 100 });
  expect(await stored()).toEqual(before);
  expect((await getSession(token, sessionId)).data.disabled).toBe(flag === 'true');
});

test.each(['1', '0', 'TRUE', 'True', 'true%20', 'yes', '[]', 'null', 'ACTIVE', 'true,false'])(
  'CALL-10 B11 CODE-109 %j is neither true nor false',
  async (flag) => {
    const { sessionId } = await demoSession(token, 'ACTIVE');
    const before = await stored();
    expect(await setSession(token, sessionId, flag)).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'flag' }] },
    });
    expect(await stored()).toEqual(before);
  },
);

test('SESSION-64 CODE-191 a COMPLETED session is neither disabled nor enabled', async () => {
  const { sessionId } = await demoSession(token, 'COMPLETED');
  const before = await stored();
  for (const flag of ['true', 'false'])
    expect(await setSession(token, sessionId, flag)).toMatchObject({ status: 409, responseCode: 191, data: null });
  expect(await stored()).toEqual(before);
});

test('SESSION-67 CODE-103 B2 an unknown and another school’s session get the same answer', async () => {
  const admin2 = await tokenOf('admin2');
  const active = await demoSession(admin2, 'ACTIVE', SECOND);
  const completed = await demoSession(admin2, 'COMPLETED', SECOND);
  const before = await stored();
  for (const id of [UNKNOWN, active.sessionId, completed.sessionId])
    expect(await setSession(token, id, 'true')).toMatchObject({ status: 404, responseCode: 103, data: null });
  expect(await stored()).toEqual(before);
});

test('CALL-46 a platform user disables a session of any school', async () => {
  const platform = await tokenOf('platform');
  const { sessionId } = await demoSession(platform, 'ACTIVE', SECOND);
  expect(await setSession(platform, sessionId, 'true')).toMatchObject({ status: 200, responseCode: 100 });
  expect((await getSession(await tokenOf('admin2'), sessionId)).data.disabled).toBe(true);
  expect(await setSession(platform, UNKNOWN, 'true')).toMatchObject({ status: 404, responseCode: 103 });
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody disables a session of a disabled school', async () => {
  const platform = await tokenOf('platform');
  const { sessionId } = await demoSession(token, 'ACTIVE');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await setSession(as, sessionId, 'true')).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});
