import { call, resetProvider, setClock, tokenOf } from '../../support/provider';
import { createSession, demoSession, FORM, type Changes } from '../support/sessions';
import { countOf, stored } from '../support/tables';
import { containing } from '../support/matching';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const TOO_OLD = 'Start date cannot be more than 2 years in the past';
const TOO_FAR = 'Start date cannot be more than 10 years in the future';
const TOO_LONG = 'Session cannot be longer than 2 years';
const ENDS_TOO_FAR = 'End date cannot be more than 12 years in the future';

/** Field, what is sent, message. */
const REFUSED: [string, Changes, string][] = [
  ['sessionName', { sessionName: undefined }, 'Session name is required'],
  ['sessionName', { sessionName: '' }, 'Session name is required'],
  ['sessionName', { sessionName: ' \t\n\u00a0' }, 'Session name is required'],
  ['sessionName', { sessionName: 'x'.repeat(101) }, 'Session name must not be more than 100 characters'],
  ['sessionName', { sessionName: null }, 'Session name is not valid'],
  ['sessionName', { sessionName: 2028 }, 'Session name is not valid'],
  ['startDate', { startDate: undefined }, 'Start date is required'],
  ['startDate', { startDate: '' }, 'Start date must be a valid date'],
  ['startDate', { startDate: '2027-02-29' }, 'Start date must be a valid date'],
  ['startDate', { startDate: '01-04-2028' }, 'Start date must be a valid date'],
  ['startDate', { startDate: '2028-04-01T00:00:00Z' }, 'Start date must be a valid date'],
  ['startDate', { startDate: '2024-07-14', endDate: '2025-03-31' }, TOO_OLD],
  ['startDate', { startDate: '2036-07-16', endDate: '2037-03-31' }, TOO_FAR],
  ['endDate', { endDate: undefined }, 'End date is required'],
  ['endDate', { endDate: '2029-02-30' }, 'End date must be a valid date'],
  ['endDate', { endDate: null }, 'End date is not valid'],
  ['endDate', { endDate: '2030-04-02' }, TOO_LONG],
  ['endDate', { startDate: '2036-07-15', endDate: '2038-07-16' }, ENDS_TOO_FAR],
  ['status', { status: undefined }, 'Status is required'],
  ['status', { status: '' }, 'Status is required'],
  ['status', { status: 'upcoming' }, 'Status is required'],
  ['status', { status: 'DELETED' }, 'Status is required'],
  ['schoolId', { schoolId: undefined }, 'School is required'],
  ['schoolId', { schoolId: '1' }, 'School is required'],
  ['schoolId', { schoolId: null }, 'School is required'],
  ['schoolId', { schoolId: 0 }, 'School is required'],
  ['schoolId', { schoolId: 1.5 }, 'School is required'],
  ['sourceSessionId', { sourceSessionId: 'x' }, 'Source session is not valid'],
  ['createMarksConfig', { createMarksConfig: 'true' }, 'Copy marks config is not valid'],
];

test.each(REFUSED)('SESSION-62 CALL-11 CONST-20 CODE-109 %s %j: %s', async (path, changes, message) => {
  const before = await stored();
  expect(await createSession(token, changes)).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: message,
    data: { problems: [{ path, message }] },
  });
  expect(await stored()).toEqual(before);
});

test.each<[Changes]>([
  [{ sessionName: 'x'.repeat(100) }],
  [{ endDate: '2030-04-01' }],
  [{ startDate: '2024-07-15', endDate: '2025-03-31' }],
  [{ startDate: '2036-07-15', endDate: '2038-07-15' }],
  [{ startDate: '2028-04-01', endDate: '2028-04-02' }],
  [{ sourceSessionId: null, createSubjectsConfig: false, createExamConfig: false, createMarksConfig: false }],
])('SESSION-62 SESSION-61 at its limits: %j', async (changes) => {
  expect(await createSession(token, changes)).toMatchObject({ status: 200, responseCode: 100, data: changes });
});

test.each([
  ['2026-07-14T18:29:59.999Z', '2024-07-14', '2025-03-31', 100],
  ['2026-07-14T18:30:00.000Z', '2024-07-14', '2025-03-31', 109],
  ['2026-07-15T18:29:59.999Z', '2024-07-15', '2025-03-31', 100],
  ['2026-07-15T18:30:00.000Z', '2024-07-15', '2025-03-31', 109],
  ['2026-07-15T18:29:59.999Z', '2036-07-16', '2037-03-31', 109],
  ['2026-07-15T18:30:00.000Z', '2036-07-16', '2037-03-31', 100],
  ['2030-02-28T18:30:00.000Z', '2028-03-31', '2028-05-01', 113],
  ['2028-02-29T05:00:00.000Z', '2026-02-28', '2026-03-05', 113],
  ['2028-02-29T05:00:00.000Z', '2026-02-27', '2026-03-05', 109],
])(
  'SESSION-62 at %s, by the day in India, a session from %s to %s answers %d',
  async (at, startDate, endDate, code) => {
    await setClock(at);
    token = await tokenOf('admin');
    expect(await createSession(token, { startDate, endDate })).toMatchObject({ responseCode: code });
  },
);

test.each([
  ['2028-04-01', '2028-04-01'],
  ['2028-04-01', '2028-03-31'],
  ['2028-04-01', '2027-04-02'],
  ['1999-04-01', '1999-03-31'],
])('SESSION-61 CODE-119 a session from %s does not end on %s', async (startDate, endDate) => {
  const before = await stored();
  const message = 'End date must be after start date';
  expect(await createSession(token, { startDate, endDate })).toMatchObject({
    status: 400,
    responseCode: 119,
    responseMsg: message,
    data: { problems: [{ path: 'endDate', message }] },
  });
  expect(await stored()).toEqual(before);
});

test('SESSION-62 CODE-109 every field that is wrong is named, once', async () => {
  const { data } = await call<{ problems: { path: string }[] }>('POST', '/session/', { token, json: {} });
  expect(data.problems.map(({ path }) => path)).toEqual(['sessionName', 'startDate', 'endDate', 'status', 'schoolId']);
  const dates = { startDate: '2020-04-01', endDate: '2039-03-31' };
  expect(await createSession(token, dates)).toMatchObject({
    data: { problems: [containing({ path: 'startDate' }), containing({ path: 'endDate' })] },
  });
});

/** Options, whether a source is named, the field that is refused. */
const LEANING: [Changes, boolean, string][] = [
  [{ createSubjectsConfig: true }, false, 'sourceSessionId'],
  [{ createSubjectsConfig: true, createExamConfig: true, createMarksConfig: true }, false, 'sourceSessionId'],
  [{ createExamConfig: true }, true, 'createExamConfig'],
  [{ createExamConfig: true, createMarksConfig: true }, true, 'createExamConfig'],
  [{ createMarksConfig: true }, true, 'createMarksConfig'],
  [{ createSubjectsConfig: true, createMarksConfig: true }, true, 'createMarksConfig'],
];

test.each(LEANING)('SESSION-53 CODE-109 %j with a source: %p is refused for %s', async (options, withSource, path) => {
  const sourceSessionId = withSource ? (await demoSession(token, 'ACTIVE')).sessionId : null;
  const before = await stored();
  expect(await createSession(token, { sourceSessionId, ...options })).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path }] },
  });
  expect(await stored()).toEqual(before);
});

test.each(['sessionId', 'id', 'disabled', 'sessionDisplayName', 'nameKey', 'createdAt', 'deletedAt', 'school_id'])(
  'B8 CODE-109 %s is not a field of the form',
  async (name) => {
    const before = await stored();
    expect(await createSession(token, { [name]: 1 })).toMatchObject({
      status: 400,
      responseCode: 109,
      responseMsg: `${name} is not a known field`,
    });
    expect(await stored()).toEqual(before);
  },
);

test('a text is stored as it is, whatever it means elsewhere', async () => {
  const sessionName = "<b>O’Brien</b> & '); DROP TABLE sessions; --";
  expect((await createSession(token, { sessionName })).data.sessionName).toBe(sessionName);
  expect(await createSession(token, { ...FORM, sessionName: 'a\u0000b' })).toMatchObject({ responseCode: 109 });
  expect(await countOf('sessions', 'school_id = 1')).toBe(4);
});
