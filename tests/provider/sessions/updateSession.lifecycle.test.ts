import { resetProvider, sql, tokenOf } from '../../support/provider';
import { makeReady } from '../support/ready';
import { verdict } from '../support/http';
import {
  createSession,
  demoSession,
  getSession,
  setSession,
  updateSession,
  type Changes,
  type Session,
  type Status,
} from '../support/sessions';
import { countOf, stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

/** An upcoming session in which every class has fees. */
async function readySession(): Promise<Session> {
  const { data } = await createSession(token);
  await makeReady(data.sessionId);
  return data;
}

/** A session that was taken to this status by its own way. */
async function sessionThatIs(status: Status): Promise<Session> {
  let data = await readySession();
  for (const next of ['ACTIVE', 'COMPLETED'] as const)
    if (data.status !== status) data = (await updateSession(token, data, { status: next })).data;
  expect(data.status).toBe(status);
  return data;
}

test('SESSION-24 CALL-44 a session goes from UPCOMING to ACTIVE to COMPLETED', async () => {
  const upcoming = await readySession();
  const active = await updateSession(token, upcoming, { status: 'ACTIVE', version: 1 });
  expect(active).toMatchObject({ status: 200, data: { ...upcoming, status: 'ACTIVE', version: 2 } });
  const completed = await updateSession(token, active.data, { status: 'COMPLETED', version: 2 });
  expect(completed).toMatchObject({ status: 200, data: { ...upcoming, status: 'COMPLETED', version: 3 } });
  expect((await getSession(token, upcoming.sessionId)).data).toEqual(completed.data);
});

test('SESSION-24 the other fields may change in the step to ACTIVE, and not in the one to COMPLETED', async () => {
  const upcoming = await readySession();
  const { data: active } = await updateSession(token, upcoming, { status: 'ACTIVE', sessionName: 'Renamed' });
  expect(active).toMatchObject({ status: 'ACTIVE', sessionName: 'Renamed' });
  expect(await updateSession(token, active, { status: 'COMPLETED', sessionName: 'Again' })).toMatchObject({
    status: 400,
    responseCode: 109,
  });
});

/** From, to, HTTP status and code. */
const REFUSED: [Status, Status, number, number, string][] = [
  ['ACTIVE', 'UPCOMING', 409, 133, 'Cannot change an active session back to upcoming status'],
  ['UPCOMING', 'COMPLETED', 409, 187, 'This is not possible for an upcoming session'],
  ['COMPLETED', 'UPCOMING', 409, 141, 'Completed sessions cannot be modified'],
  ['COMPLETED', 'ACTIVE', 409, 141, 'Completed sessions cannot be modified'],
  ['COMPLETED', 'COMPLETED', 409, 141, 'Completed sessions cannot be modified'],
];

test.each(REFUSED)(
  'SESSION-24 SESSION-26 SESSION-34 SESSION-35 CODE-133 CODE-141 CODE-187 %s to %s answers %d %d',
  async (from, status, http, responseCode, responseMsg) => {
    const session = await sessionThatIs(from);
    const before = await stored();
    for (const changes of [{}, { sessionName: 'Other' }, { endDate: '2028-01-01' }])
      expect(await updateSession(token, session, { status, ...changes })).toMatchObject({
        status: http,
        responseCode,
        responseMsg,
        data: null,
      });
    expect(await stored()).toEqual(before);
  },
);

test.each<[Changes, string]>([
  [{ sessionName: 'Other' }, 'sessionName'],
  [{ startDate: '2028-04-02' }, 'startDate'],
  [{ endDate: '2029-03-30' }, 'endDate'],
  [{ endDate: '2028-01-01' }, 'endDate'],
  [{ createSubjectsConfig: true }, 'createSubjectsConfig'],
  [{ createExamConfig: true }, 'createExamConfig'],
  [{ createMarksConfig: true }, 'createMarksConfig'],
])('SESSION-46 CODE-109 an ACTIVE session keeps its fields: %j is refused for %s', async (changes, path) => {
  const session = await sessionThatIs('ACTIVE');
  const before = await stored();
  for (const status of ['ACTIVE', 'COMPLETED'])
    expect(await updateSession(token, session, { status, ...changes })).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path }] },
    });
  expect(await stored()).toEqual(before);
});

test('SESSION-46 CODE-109 an ACTIVE session takes no source; every field that differs is named', async () => {
  const session = await sessionThatIs('ACTIVE');
  const { sessionId: sourceSessionId } = await demoSession(token, 'COMPLETED');
  const answer = await updateSession(token, session, { sourceSessionId, sessionName: 'Other', endDate: '2029-03-30' });
  const problems = [
    { path: 'sessionName', message: 'Session name of an active session cannot be changed' },
    { path: 'endDate', message: 'End date of an active session cannot be changed' },
    { path: 'sourceSessionId', message: 'Source session of an active session cannot be changed' },
  ];
  expect(answer).toMatchObject({ responseCode: 109, responseMsg: problems[0]?.message, data: { problems } });
});

test('SESSION-46 an ACTIVE session that is sent unchanged stays as it is; it is disabled by its own call', async () => {
  const session = await sessionThatIs('ACTIVE');
  const before = await stored();
  expect(await updateSession(token, session, { sessionName: ` ${session.sessionName} ` })).toMatchObject({
    status: 200,
    data: session,
  });
  expect(await stored()).toEqual(before);
  await setSession(token, session.sessionId, 'true');
  expect((await getSession(token, session.sessionId)).data).toEqual({ ...session, disabled: true, version: 3 });
});

test('SESSION-24 a disabled session can change its status too', async () => {
  const data = await readySession();
  await setSession(token, data.sessionId, 'true');
  expect(await updateSession(token, data, { status: 'ACTIVE' })).toMatchObject({
    status: 200,
    data: { status: 'ACTIVE', disabled: true },
  });
});

describe('while it becomes ACTIVE', () => {
  /** Names that updateSession stored, in the order they were stored. */
  const storedNames = async () =>
    (
      await sql<{ name: string }>(
        "SELECT details->'after'->>'name' AS name FROM audit_entries WHERE event = 'updateSession' ORDER BY id",
      )
    ).map(({ name }) => name);

  test('SESSION-46 CODE-133 C8 of twenty changes sent at once none is stored after the activation', async () => {
    const data = await readySession();
    const [activated, ...renamed] = await Promise.all(
      Array.from({ length: 21 }, (_, at) =>
        updateSession(token, data, at === 0 ? { status: 'ACTIVE' } : { sessionName: `Name ${at}` }),
      ),
    );
    expect(activated).toMatchObject({ status: 200, data: { status: 'ACTIVE', sessionName: data.sessionName } });
    const taken = renamed.filter(({ status }) => status === 200);
    for (const answer of renamed)
      expect([
        [200, 100],
        [409, 133],
      ]).toContainEqual(verdict(answer));
    const names = await storedNames();
    expect(names).toHaveLength(taken.length + 1);
    expect(names.at(-1)).toBe(data.sessionName);
    expect((await getSession(token, data.sessionId)).data).toEqual({
      ...data,
      status: 'ACTIVE',
      version: taken.length + 2,
    });
  });

  test('SESSION-46 CODE-109 C8 of twenty activations with different names one is stored', async () => {
    const data = await readySession();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        updateSession(token, data, { status: 'ACTIVE', sessionName: `Name ${at}` }),
      ),
    );
    expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 19 }, () => [400, 109])]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await getSession(token, data.sessionId)).data).toEqual(winner?.data);
    expect(await storedNames()).toEqual([winner?.data.sessionName]);
  });

  test('SESSION-46 C8 C10 with their version, of twenty changes and the activation one is stored', async () => {
    const data = await readySession();
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, at) =>
        updateSession(token, data, {
          version: 1,
          ...(at === 10 ? { status: 'ACTIVE' } : { sessionName: `Name ${at}` }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect([
        [409, 205],
        [409, 133],
      ]).toContainEqual(verdict(answer));
    expect(await countOf('sessions', `id = ${data.sessionId} AND version = 2`)).toBe(1);
  });
});
