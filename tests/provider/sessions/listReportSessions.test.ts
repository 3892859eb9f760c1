import { resetProvider, sql, tokenOf } from '../../support/provider';
import { makeReady } from '../support/ready';
import { SECOND } from '../support/schools';
import { createSession, demoSession, listSessions, setSession, updateSession } from '../support/sessions';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const offered = async (as = token, schoolId?: number) =>
  (await listSessions(as, schoolId, 'reports')).data.map(({ sessionName }) => sessionName);

test('CALL-39 CALL-40 CALL2-12 sessions that have begun are offered in reports, newest first', async () => {
  const answer = await listSessions(token, undefined, 'reports');
  expect(answer).toMatchObject({ status: 200, responseCode: 100 });
  expect(answer.data.map(({ sessionName, status }) => [sessionName, status])).toEqual([
    ['2026 - 2027', 'ACTIVE'],
    ['2025 - 2026', 'COMPLETED'],
  ]);
  expect(answer.data[0]).toEqual(await demoSession(token, 'ACTIVE'));
});

test('CALL-40 an UPCOMING session joins them when it becomes ACTIVE', async () => {
  const { data } = await createSession(token);
  expect(await offered()).not.toContain(data.sessionName);
  await makeReady(data.sessionId);
  await updateSession(token, data, { status: 'ACTIVE' });
  expect(await offered()).toEqual(['2028 - 2029', '2026 - 2027', '2025 - 2026']);
});

test('CALL-40 a disabled one is left out until it is enabled', async () => {
  const { sessionId } = await demoSession(token, 'ACTIVE');
  await setSession(token, sessionId, 'true');
  expect(await offered()).toEqual(['2025 - 2026']);
  await setSession(token, sessionId, 'false');
  expect(await offered()).toEqual(['2026 - 2027', '2025 - 2026']);
  // One that was disabled before it was completed.
  await sql("UPDATE sessions SET disabled = true WHERE status = 'COMPLETED'");
  expect(await offered()).toEqual(['2026 - 2027']);
});

test('CALL2-12 CALL-39 a platform user is offered the named school’s', async () => {
  await setSession(token, (await demoSession(token, 'ACTIVE')).sessionId, 'true');
  expect(await offered(await tokenOf('platform'), SECOND)).toEqual(['2026 - 2027', '2025 - 2026']);
});
