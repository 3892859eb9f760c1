import { resetProvider, setClock, tokenOf } from '../../support/provider';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { aNumber } from '../support/matching';
import {
  createSession,
  demoSession,
  disableSchool,
  FORM,
  listSessions,
  removeSession,
  setSession,
} from '../support/sessions';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CALL-38 SESSION-56 SESSION-57 CALL-11 CONST-20 ENUM-06 the sessions of a school, newest start first', async () => {
  const session = (sessionName: string, startDate: string, endDate: string, status: string, inUse: boolean) => ({
    sessionId: aNumber,
    sessionName,
    sessionDisplayName: sessionName,
    startDate,
    endDate,
    status,
    disabled: false,
    schoolId: FIRST,
    sourceSessionId: null,
    createSubjectsConfig: false,
    createExamConfig: false,
    createMarksConfig: false,
    inUse,
    version: 1,
  });
  const answer = await listSessions(token);
  expect(answer).toMatchObject({ status: 200, responseCode: 100 });
  expect(answer.data).toEqual([
    session('2027 - 2028', '2027-04-01', '2028-03-31', 'UPCOMING', false),
    session('2026 - 2027', '2026-04-01', '2027-03-31', 'ACTIVE', true),
    session('2025 - 2026', '2025-04-01', '2026-03-31', 'COMPLETED', true),
  ]);
});

test('CALL-38 SESSION-68 disabled ones are listed, deleted ones are not', async () => {
  const active = await demoSession(token, 'ACTIVE');
  await setSession(token, active.sessionId, 'true');
  await removeSession(token, (await demoSession(token, 'UPCOMING')).sessionId);
  const { data } = await listSessions(token);
  expect(data.map(({ sessionName, disabled }) => [sessionName, disabled])).toEqual([
    ['2026 - 2027', true],
    ['2025 - 2026', false],
  ]);
});

test('CALL-11 dates travel as they were sent, at any hour of the day', async () => {
  await setClock('2026-07-15T20:30:00.000Z');
  token = await tokenOf('admin');
  await createSession(token, { startDate: '2032-02-29', endDate: '2033-01-01', sessionName: 'Leap' });
  expect((await listSessions(token)).data[0]).toMatchObject({ startDate: '2032-02-29', endDate: '2033-01-01' });
});

test('AUTH-46 CODE-189 B2 a school’s user lists no other school’s sessions, known or not', async () => {
  for (const list of ['all', 'reports', 'all/active'] as const)
    for (const schoolId of [SECOND, UNKNOWN])
      expect(await listSessions(token, schoolId, list)).toMatchObject({ status: 403, responseCode: 189, data: null });
});

test('AUTH-47 a user who is signed in lists the sessions of that school', async () => {
  const { data } = await listSessions(token);
  for (const userName of ['clerk', 'teacher', 'platform'])
    expect((await listSessions(await tokenOf(userName))).data).toEqual(data);
});

test('CALL-38 SCHOOL-51 a platform user lists any school’s, each with its own alone; an unknown one has none', async () => {
  const platform = await tokenOf('platform');
  for (const schoolId of [FIRST, SECOND]) {
    const { data } = await listSessions(platform, schoolId);
    expect(data.map((session) => session.schoolId)).toEqual([schoolId, schoolId, schoolId]);
  }
  expect(await listSessions(platform, UNKNOWN)).toMatchObject({ status: 200, data: [] });
});

test('CALL-38 the sessions of a disabled school can still be read', async () => {
  const { data } = await listSessions(token);
  await disableSchool(await tokenOf('platform'));
  for (const list of ['all', 'reports', 'all/active'] as const)
    expect(await listSessions(token, FIRST, list)).toMatchObject({ status: 200, responseCode: 100 });
  expect((await listSessions(token)).data).toEqual(data);
});

test.each(['0', '-1', 'x', '1.5', '2147483648', 'null', "1'", '%00'])(
  'CODE-109 %j is not an id of a school',
  async (schoolId) => {
    for (const list of ['all', 'reports', 'all/active'] as const)
      expect(await listSessions(token, schoolId, list)).toMatchObject({
        status: 400,
        responseCode: 109,
        data: { problems: [{ path: 'schoolId' }] },
      });
  },
);

test('CALL-38 the list of many sessions is whole', async () => {
  for (const year of [2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035])
    await createSession(token, {
      ...FORM,
      sessionName: `Year ${year}`,
      startDate: `${year}-04-01`,
      endDate: `${year + 1}-03-31`,
    });
  expect((await listSessions(token)).data).toHaveLength(11);
});
