import { call, resetProvider, tokenOf } from '../../support/provider';
import { SECOND, UNKNOWN } from '../support/schools';
import { aNumber } from '../support/matching';
import {
  createSession,
  demoSession,
  disableSchool,
  FORM,
  getSession,
  listSessions,
  removeSession,
  setSession,
  type Changes,
} from '../support/sessions';
import { countOf, stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CALL-43 CALL-12 SESSION-57 CALL-11 a new session is stored and answered as it is stored', async () => {
  const created = await createSession(token);
  expect(created).toMatchObject({ status: 200, responseCode: 100 });
  expect(created.data).toEqual({
    ...FORM,
    sessionId: aNumber,
    sessionDisplayName: FORM.sessionName,
    disabled: false,
    sourceSessionId: null,
    createSubjectsConfig: false,
    createExamConfig: false,
    createMarksConfig: false,
    inUse: false,
    version: 1,
  });
  expect((await getSession(token, created.data.sessionId)).data).toEqual(created.data);
});

test('CALL-43 SESSION-53 a source and the copies that build on one another are stored', async () => {
  const { sessionId: sourceSessionId } = await demoSession(token, 'ACTIVE');
  for (const options of [
    {},
    { createSubjectsConfig: true },
    { createSubjectsConfig: true, createExamConfig: true },
    { createSubjectsConfig: true, createExamConfig: true, createMarksConfig: true },
  ]) {
    const { data } = await createSession(token, { sourceSessionId, ...options });
    expect(data).toMatchObject({ sourceSessionId, ...options });
    await removeSession(token, data.sessionId);
  }
});

test('CALL-43 the name is stored composed and without blanks around it, in any script', async () => {
  const { data } = await createSession(token, { sessionName: '  सत्र 2028 Cafe\u0301 ' });
  expect(data).toMatchObject({ sessionName: 'सत्र 2028 Caf\u00e9', sessionDisplayName: 'सत्र 2028 Caf\u00e9' });
});

test('SESSION-32 CODE-131 a new session is not ACTIVE', async () => {
  const before = await stored();
  expect(await createSession(token, { status: 'ACTIVE' })).toMatchObject({
    status: 400,
    responseCode: 131,
    responseMsg: 'New sessions cannot be created with active status',
    data: null,
  });
  expect(await stored()).toEqual(before);
});

test('SESSION-33 CODE-109 a new session is not COMPLETED', async () => {
  const before = await stored();
  expect(await createSession(token, { status: 'COMPLETED' })).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'status' }] },
  });
  expect(await stored()).toEqual(before);
});

const free = { startDate: '2028-04-01', endDate: '2029-03-31' };

test.each<[string, Changes]>([
  ['the name of another', { ...free, sessionName: '2026 - 2027' }],
  ['the name of another in other letters and blanks', { ...free, sessionName: '  2026  -  2027 ' }],
  ['the period of another', { startDate: '2027-04-01', endDate: '2028-03-31' }],
  ['the last day of another', { startDate: '2028-03-31', endDate: '2029-03-31' }],
  ['the first day of the first', { startDate: '2024-08-01', endDate: '2025-04-01' }],
  ['days within another', { startDate: '2027-06-01', endDate: '2027-07-01' }],
  ['another as a whole', { startDate: '2027-03-31', endDate: '2029-03-30' }],
  ['days of a COMPLETED one', { startDate: '2024-08-01', endDate: '2025-08-01' }],
])('SESSION-58 CODE-113 a session that takes %s is refused', async (_what, changes) => {
  const before = await stored();
  expect(await createSession(token, changes)).toMatchObject({
    status: 409,
    responseCode: 113,
    responseMsg: 'Session dates overlap with an existing session',
    data: null,
  });
  expect(await stored()).toEqual(before);
});

test.each<[string, Changes]>([
  ['the day after the last', {}],
  ['until the day before the first', { startDate: '2024-08-01', endDate: '2025-03-31' }],
])('SESSION-58 a session may stand next to another: %s', async (_what, changes) => {
  expect(await createSession(token, changes)).toMatchObject({ status: 200, responseCode: 100 });
});

test('SESSION-58 a name is compared whatever its case', async () => {
  await createSession(token, { sessionName: 'Session Ä' });
  const next = { startDate: '2029-04-01', endDate: '2030-03-31' };
  expect(await createSession(token, { sessionName: 'sESSION ä', ...next })).toMatchObject({ responseCode: 113 });
});

test('SESSION-59 CODE-113 the days of a disabled session are taken', async () => {
  const { sessionId } = await demoSession(token, 'UPCOMING');
  expect(await setSession(token, sessionId, 'true')).toMatchObject({ status: 200, responseCode: 100 });
  const taken = { startDate: '2027-05-01', endDate: '2027-06-01' };
  expect(await createSession(token, taken)).toMatchObject({ status: 409, responseCode: 113 });
  expect((await getSession(token, sessionId)).data.disabled).toBe(true);
});

test('SESSION-58 name and days of a deleted session are free again', async () => {
  const gone = await demoSession(token, 'UPCOMING');
  await removeSession(token, gone.sessionId);
  const { sessionName, startDate, endDate } = gone;
  expect(await createSession(token, { sessionName, startDate, endDate })).toMatchObject({
    status: 200,
    data: { sessionName, startDate, endDate },
  });
});

test('SESSION-58 another school has the same name and days', async () => {
  await createSession(token);
  expect(await createSession(await tokenOf('admin2'), { schoolId: SECOND })).toMatchObject({
    status: 200,
    data: { schoolId: SECOND, sessionName: FORM.sessionName },
  });
});

test('SESSION-55 CODE-109 B3 a source that is unknown, deleted or of another school is refused alike', async () => {
  const { data: gone } = await createSession(token);
  await removeSession(token, gone.sessionId);
  const foreign = await demoSession(await tokenOf('admin2'), 'ACTIVE', SECOND);
  const platform = await tokenOf('platform');
  const before = await stored();
  const message = 'Choose another session of the same school to copy from';
  for (const sourceSessionId of [UNKNOWN, gone.sessionId, foreign.sessionId])
    for (const as of [token, platform])
      expect(await createSession(as, { sourceSessionId, createSubjectsConfig: true })).toMatchObject({
        status: 400,
        responseCode: 109,
        responseMsg: message,
        data: { problems: [{ path: 'sourceSessionId', message }] },
      });
  expect(await stored()).toEqual(before);
});

test('AUTH-46 CODE-189 B2 a school’s user creates no session in another school, known or not', async () => {
  const before = await stored();
  for (const schoolId of [SECOND, UNKNOWN])
    for (const changes of [{}, { status: 'ACTIVE' }, { endDate: '2020-01-01' }])
      expect(await createSession(token, { schoolId, ...changes })).toMatchObject({
        status: 403,
        responseCode: 189,
        data: null,
      });
  expect(await stored()).toEqual(before);
});

test('CALL-43 SCHOOL-51 a platform user creates a session in any school; an unknown one answers 103', async () => {
  const platform = await tokenOf('platform');
  expect(await createSession(platform, { schoolId: SECOND })).toMatchObject({
    status: 200,
    data: { schoolId: SECOND },
  });
  expect(await createSession(platform, { schoolId: UNKNOWN })).toMatchObject({ status: 404, responseCode: 103 });
  expect(await countOf('audit_entries', `event = 'createSession' AND school_id = ${SECOND}`)).toBe(1);
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody creates a session in a disabled school', async () => {
  const platform = await tokenOf('platform');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await createSession(as)).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
  expect((await listSessions(token)).data).toHaveLength(3);
});

test('CALL-08 the collection is served with and without a trailing slash', async () => {
  expect(await call('POST', '/session', { token, json: FORM })).toMatchObject({ status: 200, responseCode: 100 });
  const next = { ...FORM, sessionName: 'Next', startDate: '2029-04-01', endDate: '2030-03-31' };
  expect(await call('POST', '/session/', { token, json: next })).toMatchObject({ status: 200, responseCode: 100 });
});
