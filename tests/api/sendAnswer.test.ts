import type { ApiFailure } from '@/api/base-query/failure';
import { envelope, FakeProvider, networkDown, type Behaviour, htmlPage } from './support/fakeProvider';
import { openTab, storeSignIn, type Tab, flushPending } from './support/openTab';

let provider: FakeProvider;
let tab: Tab;

beforeEach(() => {
  storeSignIn();
  provider = new FakeProvider();
  tab = openTab(provider);
});
afterEach(() => tab.close());

/** The failure of a write, so that nothing is repeated. */
async function failureOf(onCall: Behaviour): Promise<ApiFailure> {
  provider.onCall = onCall;
  return tab.write(1).then(
    () => Promise.reject(new Error('succeeded')),
    (failure: ApiFailure) => failure,
  );
}

const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });
const UNREADABLE = {
  responseCode: null,
  code: 'INTERNAL_SERVER_ERROR',
  message: 'The server sent a response that the portal cannot read. Please try again.',
};

test.each([200, 201, 400, 500])(
  'CALL-01 CODE-01 CODE-100 CALL-02 CALL2-01 responseCode 100 is success, also with HTTP %i',
  async (status) => {
    provider.onCall = () => envelope({ status, data: { id: 7 } });
    await expect(tab.write(1)).resolves.toEqual({ id: 7 });
  },
);

test('CODE-01 a success without data is null', async () => {
  provider.onCall = () => new Response('{"responseCode":100,"responseMsg":""}');
  await expect(tab.write(1)).resolves.toBeNull();
});

test.each([
  [200, 0],
  [200, 101],
  [200, 191],
  [409, 114],
])(
  'CALL-01 CALL-02 CODE-01 CODE-13 CALL2-01 CALL2-04 HTTP %i with responseCode %i is a failure with the server’s message',
  async (status, code) => {
    const failure = await failureOf(() => envelope({ status, code, message: ' So it is ', data: { id: 7 } }));
    expect(failure).toEqual({ status, responseCode: code, code: String(code), message: 'So it is' });
  },
);

test('CODE-08 a responseCode outside the catalogue is a failure and its message is kept', async () => {
  const failure = await failureOf(() => envelope({ code: 999, message: 'Something new' }));
  expect(failure).toMatchObject({ responseCode: 999, message: 'Something new' });
});

test.each([[''], ['  \n'], [null], [{}], [42]])(
  'CALL2-03 CALL2-04 with a responseMsg of %j the message is empty, and the screen shows its own',
  async (message) => {
    expect(await failureOf(() => envelope({ code: 105, message }))).toMatchObject({ responseCode: 105, message: '' });
  },
);

const CHANGE = { by: 'Meena Verma', at: '2026-11-22T04:44:00.000Z', fields: ['mobileNo'] };
const STUDENT = { studentId: 7, studentCode: 1007, studentName: 'Asha Verma' };
test.each<[object | null, object]>([
  [{ change: CHANGE }, { change: CHANGE }],
  [{ change: { ...CHANGE, by: null } }, { change: { ...CHANGE, by: null } }],
  [{ change: { ...CHANGE, fields: ['a', 1, null] } }, { change: { ...CHANGE, fields: ['a'] } }],
  [{ change: { ...CHANGE, by: 1 } }, {}],
  [{ change: { ...CHANGE, at: 'yesterday' } }, {}],
  [{ change: { ...CHANGE, fields: 'mobileNo' } }, {}],
  [{ change: 'Meena' }, {}],
  [{ student: { ...STUDENT, more: 1 } }, { student: STUDENT }],
  [{ student: { ...STUDENT, studentId: '7' } }, {}],
  [{ student: { ...STUDENT, studentCode: 1.5 } }, {}],
  [{ student: { ...STUDENT, studentName: null } }, {}],
  [null, {}],
])('of the data %j of a failure what has its form is kept', async (data, kept) => {
  const { change, student } = await failureOf(() => envelope({ status: 409, code: 205, data }));
  expect({ ...(change && { change }), ...(student && { student }) }).toEqual(kept);
});

test('problems of fields and rows are kept, malformed ones are dropped', async () => {
  const problems = [
    { path: 'name', message: 'Name is required' },
    { path: 'age', row: 3, message: 'Too young' },
    { path: 1 },
    null,
  ];
  const failure = await failureOf(() => envelope({ status: 400, code: 109, data: { problems } }));
  expect(failure.problems).toEqual(problems.slice(0, 2));
});

test('CODE-06 CALL-07 a network failure has status 503', async () => {
  expect(await failureOf(networkDown)).toEqual({
    status: 503,
    responseCode: null,
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Network error occurred',
  });
});

test('CODE-06 an answer that breaks off is a network failure', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  expect(await failureOf(() => new Response(body))).toMatchObject({ message: 'Network error occurred' });
});

test('a provider that takes too long gives a failure with status 503 and a message of its own', async () => {
  const overtime = new AbortController();
  tab.close();
  tab = openTab(provider, { timeoutSignal: () => overtime.signal });
  const failing = failureOf(() => new Promise(() => undefined));
  await flushPending();
  overtime.abort();
  expect(await failing).toEqual({
    status: 503,
    responseCode: null,
    code: 'INTERNAL_SERVER_ERROR',
    message: 'The server is taking too long to respond. Please try again.',
  });
});

test.each<[string, Behaviour, number]>([
  ['a proxy’s page with status 200', () => htmlPage(200), 502],
  ['a proxy’s page with status 403', () => htmlPage(403), 403],
  ['an empty answer', text(''), 502],
  ['JSON that is no envelope', text('{"error":"x"}', 418), 418],
  ['a list', text('[100]'), 502],
  ['a responseCode that is no number', text('{"responseCode":"100","data":1}'), 502],
  ['half an envelope', text('{"responseCode":10'), 502],
])('CALL-01 CALL2-01 CALL2-04 %s is an answer the portal cannot read', async (_name, onCall, status) => {
  expect(await failureOf(onCall)).toEqual({ status, ...UNREADABLE });
});

test('an aborted request is given up and not tried again', async () => {
  provider.onCall = () => new Promise(() => undefined);
  const running = [tab.startWrite(1), tab.startRead(2)];
  await flushPending();
  for (const one of running) {
    one.abort();
    await expect(one.unwrap()).rejects.toMatchObject({ name: 'AbortError' });
  }
  await flushPending();
  expect(provider.calls.map(({ init }) => init.signal?.aborted)).toEqual([true, true]);
  expect(tab.delays).toEqual([]);
});

describe('the time of the provider', () => {
  const SENT = Date.parse('2026-07-14T06:00:00Z');
  const DATE = 'Wed, 15 Jul 2026 06:00:00 GMT';
  const onProviderTime = jest.fn();
  beforeEach(() => onProviderTime.mockClear());

  /** A call whose response arrives this long after it was sent. */
  async function callThatTakes(tookMs: number, headers?: Record<string, string>): Promise<void> {
    let time = SENT;
    const timed = openTab(provider, { onProviderTime, now: () => time });
    provider.onCall = () => {
      time += tookMs;
      return envelope({ ...(headers && { headers }) });
    };
    await timed.write(1);
    timed.close();
  }

  test('is that of the header of the response', async () => {
    await callThatTakes(29_000, { date: DATE });
    expect(onProviderTime.mock.calls).toEqual([[Date.parse(DATE)]]);
  });

  test.each([
    ['a computer that slept before the response was read', 30_000, { date: DATE }],
    ['a computer whose clock was set back', -1, { date: DATE }],
    ['a provider of another origin that does not share it', 0, {}],
    ['an unreadable header', 0, { date: 'today' }],
  ])('is unknown for %s', async (_name, tookMs, headers) => {
    await callThatTakes(tookMs, headers);
    expect(onProviderTime).not.toHaveBeenCalled();
  });
});
