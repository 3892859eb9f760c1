import { resetProvider, setClock, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import {
  createSession,
  demoSession,
  FORM,
  formOf,
  getSession,
  removeSession,
  updateSession,
  type Changes,
  type Session,
} from '../support/sessions';
import { countOf, stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CALL-44 CALL-12 SESSION-57 an UPCOMING session is changed, and answered as it is stored', async () => {
  const upcoming = await demoSession(token, 'UPCOMING');
  const changes = {
    sessionName: ' Session 2028 ',
    startDate: '2027-05-01',
    endDate: '2028-04-30',
    sourceSessionId: (await demoSession(token, 'ACTIVE')).sessionId,
    createSubjectsConfig: true,
    createExamConfig: true,
    createMarksConfig: true,
  };
  const changed = await updateSession(token, upcoming, changes);
  expect(changed).toMatchObject({ status: 200, responseCode: 100 });
  expect(changed.data).toEqual({
    ...upcoming,
    ...changes,
    sessionName: 'Session 2028',
    sessionDisplayName: 'Session 2028',
    version: 2,
  });
  expect((await getSession(token, upcoming.sessionId)).data).toEqual(changed.data);
});

test('CALL-44 what the form leaves out is off', async () => {
  const { sessionId: sourceSessionId } = await demoSession(token, 'ACTIVE');
  const { data } = await createSession(token, { sourceSessionId, createSubjectsConfig: true });
  expect(
    await updateSession(token, data, { sourceSessionId: undefined, createSubjectsConfig: undefined }),
  ).toMatchObject({ status: 200, data: { sourceSessionId: null, createSubjectsConfig: false } });
});

test('SESSION-58 CODE-113 name and days of another session are taken on a change too, its own are not', async () => {
  const { data } = await createSession(token);
  const before = await stored();
  for (const changes of [{ sessionName: ' 2027  -  2028' }, { startDate: '2028-03-31' }])
    expect(await updateSession(token, data, changes)).toMatchObject({ status: 409, responseCode: 113, data: null });
  expect(await stored()).toEqual(before);
  const own = { sessionName: '2028 -  2029', startDate: '2028-05-01' };
  expect(await updateSession(token, data, own)).toMatchObject({ status: 200, data: own });
});

test.each<[Changes, number]>([
  [{ endDate: '2028-04-01' }, 119],
  [{ sessionName: ' ' }, 109],
  [{ sessionName: undefined }, 109],
  [{ startDate: undefined }, 109],
  [{ endDate: undefined }, 109],
  [{ schoolId: undefined }, 109],
  [{ startDate: '2036-07-16', endDate: '2037-03-31' }, 109],
  [{ endDate: '2030-04-02' }, 109],
  [{ createSubjectsConfig: true }, 109],
  [{ status: undefined }, 109],
  [{ sourceSessionId: UNKNOWN }, 109],
])(
  'SESSION-61 SESSION-62 CODE-119 CODE-109 the rules of a new session hold for a change: %p',
  async (changes, code) => {
    const { data } = await createSession(token);
    const before = await stored();
    expect(await updateSession(token, data, changes)).toMatchObject({ status: 400, responseCode: code });
    expect(await stored()).toEqual(before);
  },
);

test('SESSION-55 CODE-109 a session is not its own source, nor is one of another school', async () => {
  const { data } = await createSession(token);
  const foreign = await demoSession(await tokenOf('admin2'), 'ACTIVE', SECOND);
  const platform = await tokenOf('platform');
  const before = await stored();
  for (const sourceSessionId of [data.sessionId, foreign.sessionId, UNKNOWN])
    for (const as of [token, platform])
      expect(await updateSession(as, data, { sourceSessionId })).toMatchObject({
        status: 400,
        responseCode: 109,
        data: { problems: [{ path: 'sourceSessionId' }] },
      });
  expect(await stored()).toEqual(before);
});

test('SESSION-55 the stored source stays when it is deleted in the meantime; it is not chosen again', async () => {
  const { sessionId: sourceSessionId } = await demoSession(token, 'UPCOMING');
  const { data } = await createSession(token, { sourceSessionId });
  await removeSession(token, sourceSessionId);
  const { data: kept } = await updateSession(token, data, { sessionName: 'Kept' });
  expect(kept).toMatchObject({ sessionName: 'Kept', sourceSessionId });
  const { data: without } = await updateSession(token, kept, { sourceSessionId: null });
  expect(await updateSession(token, without, { sourceSessionId })).toMatchObject({ status: 400, responseCode: 109 });
});

describe('an old UPCOMING session', () => {
  let old: Session;
  beforeEach(async () => {
    old = (await createSession(token)).data;
    await setClock('2031-01-01T05:00:00.000Z');
    token = await tokenOf('admin');
  });

  test.each<[Changes]>([[{ sessionName: 'Renamed' }], [{ endDate: '2029-06-30' }], [{ startDate: '2029-01-01' }]])(
    'SESSION-21 limits from today count for a changed date only: %j is taken',
    async (changes) => {
      expect(await updateSession(token, old, changes)).toMatchObject({ status: 200, data: changes });
    },
  );

  test.each<[Changes, string]>([
    [{ startDate: '2028-12-31' }, 'startDate'],
    [{ startDate: '2028-04-02' }, 'startDate'],
    [{ startDate: '2041-01-02', endDate: '2042-01-01' }, 'startDate'],
    [{ endDate: '2030-04-02' }, 'endDate'],
  ])('SESSION-21 SESSION-62 CODE-109 %j is not', async (changes, path) => {
    const before = await stored();
    expect(await updateSession(token, old, changes)).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path }] },
    });
    expect(await stored()).toEqual(before);
  });
});

test('C10 a stale version answers 205 and changes nothing; the current one and none are taken', async () => {
  const { data } = await createSession(token);
  expect(await updateSession(token, data, { sessionName: 'Second', version: 1 })).toMatchObject({
    data: { sessionName: 'Second', version: 2 },
  });
  const before = await stored();
  for (const [version, told] of [
    [1, { change: { fields: ['sessionName'] } }],
    [3, null],
  ] as const)
    expect(await updateSession(token, data, { sessionName: 'Late', version })).toMatchObject({
      status: 409,
      responseCode: 205,
      data: told,
    });
  expect(await stored()).toEqual(before);
  expect(await updateSession(token, data, { sessionName: 'Third' })).toMatchObject({
    status: 200,
    data: { sessionName: 'Third', version: 3 },
  });
});

test('C10 of two edits of one version at once, one is stored', async () => {
  const { data } = await createSession(token);
  const answers = await Promise.all(
    ['One', 'Two'].map((sessionName) => updateSession(token, data, { sessionName, version: 1 })),
  );
  expect(answers.map(verdict).sort()).toEqual([
    [200, 100],
    [409, 205],
  ]);
  expect((await getSession(token, data.sessionId)).data).toEqual(answers.find(({ status }) => status === 200)?.data);
});

test('C7 CODE-113 of six sessions moved onto the same days at once, one is', async () => {
  const made: Session[] = [];
  for (let at = 0; at < 6; at += 1) {
    const month = `2028-0${at + 4}`;
    const form = { sessionName: `Month ${at}`, startDate: `${month}-01`, endDate: `${month}-28` };
    made.push((await createSession(token, form)).data);
  }
  const answers = await Promise.all(
    made.map((session) => updateSession(token, session, { startDate: '2029-04-01', endDate: '2030-03-31' })),
  );
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 5 }, () => [409, 113])]);
});

test('CALL-44 a change is noted in the audit trail with what was and what is', async () => {
  const { data } = await createSession(token);
  await updateSession(token, data, { sessionName: 'Other' });
  const where = `event = 'updateSession' AND school_id = ${FIRST} AND details->>'id' = '${data.sessionId}'
    AND details->'before'->>'name' = '${FORM.sessionName}' AND details->'after'->>'name' = 'Other'`;
  expect(await countOf('audit_entries', where)).toBe(1);
});

test.each(['sessionId', 'disabled', 'sessionDisplayName', 'nameKey', 'createdAt', 'deletedAt'])(
  'B8 CODE-109 %s is not a field of the form',
  async (name) => {
    const session = await demoSession(token, 'UPCOMING');
    const before = await stored();
    expect(await updateSession(token, session, formOf(session, { [name]: 1 }))).toMatchObject({
      status: 400,
      responseCode: 109,
      responseMsg: `${name} is not a known field`,
    });
    expect(await stored()).toEqual(before);
  },
);
