import { resetProvider, tokenOf } from '../../support/provider';
import { makeReady } from '../support/ready';
import { createSession, demoSession, listSessions, setSession, updateSession } from '../support/sessions';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const running = async () =>
  (await listSessions(token, undefined, 'all/active')).data.map(({ sessionName }) => sessionName);

test('CALL-42 CALL2-13 the ACTIVE sessions of a school', async () => {
  expect(await listSessions(token, undefined, 'all/active')).toMatchObject({
    status: 200,
    responseCode: 100,
    data: [await demoSession(token, 'ACTIVE')],
  });
});

test('CALL-42 CALL2-13 SESSION-60 CODE-113 a session is ACTIVE beside another on other days, both are listed, newest first', async () => {
  const upcoming = await demoSession(token, 'UPCOMING');
  await makeReady(upcoming.sessionId);
  const overlap = { status: 'ACTIVE', startDate: '2027-03-31' };
  expect(await updateSession(token, upcoming, overlap)).toMatchObject({ status: 409, responseCode: 113 });
  expect(await running()).toEqual(['2026 - 2027']);
  expect(await updateSession(token, upcoming, { status: 'ACTIVE' })).toMatchObject({ status: 200 });
  expect(await running()).toEqual(['2027 - 2028', '2026 - 2027']);
});

test('CALL-42 neither a disabled one nor a COMPLETED one is listed', async () => {
  const { data } = await createSession(token);
  await makeReady(data.sessionId);
  const { data: active } = await updateSession(token, data, { status: 'ACTIVE' });
  await setSession(token, (await demoSession(token, 'ACTIVE')).sessionId, 'true');
  expect(await running()).toEqual([data.sessionName]);
  await updateSession(token, active, { status: 'COMPLETED' });
  expect(await running()).toEqual([]);
});
