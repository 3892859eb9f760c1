// Who may change a session, and where.
import { resetProvider, tokenOf } from '../../support/provider';
import { SECOND, UNKNOWN } from '../support/schools';
import {
  createSession,
  demoSession,
  disableSchool,
  getSession,
  removeSession,
  updateSession,
} from '../support/sessions';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('SESSION-67 CODE-103 B2 an unknown, a deleted and another school’s session get the same answer', async () => {
  const { data: gone } = await createSession(token);
  await removeSession(token, gone.sessionId);
  const foreign = await demoSession(await tokenOf('admin2'), 'UPCOMING', SECOND);
  const before = await stored();
  for (const sessionId of [UNKNOWN, gone.sessionId, foreign.sessionId])
    expect(await updateSession(token, { ...gone, sessionId })).toMatchObject({
      status: 404,
      responseCode: 103,
      data: null,
    });
  expect(await stored()).toEqual(before);
});

test('AUTH-46 CODE-189 B2 a school’s user gives no session to another school, known or not, whosever it is', async () => {
  const own = await demoSession(token, 'UPCOMING');
  const foreign = await demoSession(await tokenOf('admin2'), 'UPCOMING', SECOND);
  const before = await stored();
  for (const session of [own, foreign])
    for (const schoolId of [SECOND, UNKNOWN])
      expect(await updateSession(token, session, { schoolId })).toMatchObject({
        status: 403,
        responseCode: 189,
        data: null,
      });
  expect(await stored()).toEqual(before);
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody changes a session of a disabled school', async () => {
  const platform = await tokenOf('platform');
  const session = await demoSession(token, 'UPCOMING');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await updateSession(as, session, { sessionName: 'Other' })).toMatchObject({
      status: 409,
      responseCode: 112,
      data: null,
    });
  expect(await stored()).toEqual(before);
  expect((await getSession(token, session.sessionId)).data).toEqual(session);
});
