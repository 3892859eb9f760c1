import { resetProvider, tokenOf } from '../../support/provider';
import { SECOND, UNKNOWN } from '../support/schools';
import {
  createSession,
  demoSession,
  disableSchool,
  getSession,
  listSessions,
  removeSession,
} from '../support/sessions';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

test('CALL-41 SESSION-56 one session is answered as it is in the list', async () => {
  for (const session of (await listSessions(token)).data)
    expect(await getSession(token, session.sessionId)).toMatchObject({ status: 200, responseCode: 100, data: session });
});

test('SESSION-67 CODE-103 B2 an unknown, a deleted and another school’s session get the same answer', async () => {
  const admin = await tokenOf('admin');
  const { data: gone } = await createSession(admin);
  await removeSession(admin, gone.sessionId);
  const foreign = await demoSession(await tokenOf('admin2'), 'ACTIVE', SECOND);
  for (const id of [UNKNOWN, gone.sessionId, foreign.sessionId])
    expect(await getSession(token, id)).toMatchObject({
      status: 404,
      responseCode: 103,
      responseMsg: 'The requested resource was not found',
      data: null,
    });
});

test('CALL-41 a platform user reads a session of any school', async () => {
  const platform = await tokenOf('platform');
  expect(await demoSession(platform, 'ACTIVE', SECOND)).toMatchObject({ schoolId: SECOND, status: 'ACTIVE' });
  expect(await getSession(platform, UNKNOWN)).toMatchObject({ status: 404, responseCode: 103 });
});

test('CALL-41 a session of a disabled school can still be read', async () => {
  const session = await demoSession(token, 'ACTIVE');
  await disableSchool(await tokenOf('platform'));
  expect(await getSession(token, session.sessionId)).toMatchObject({ status: 200, data: session });
});

test.each(['0', '-1', 'x', '1.5', '1e3', '2147483648', '99999999999999999999', "1'", 'null', '%00', '%201'])(
  'CODE-109 %j is not an id of a session',
  async (id) => {
    expect(await getSession(token, id)).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'id' }] },
    });
  },
);

test('CALL-08 CODE-109 a path is served with a trailing slash too; an unknown query field is refused', async () => {
  const { sessionId } = await demoSession(token, 'ACTIVE');
  expect((await getSession(token, `${sessionId}/`)).data).toMatchObject({ sessionId });
  expect(await getSession(token, `${sessionId}?schoolId=2`)).toMatchObject({ status: 400, responseCode: 109 });
});
