// What a person sees on a screen when the provider is down, slow, garbled or keeps refusing; no call is repeated for ever.
import { moveClock, resetProvider, signIn, sql } from '../support/provider';
import { renderPortal, screen, waitFor, waitForResponses, type Fault, type Sent } from '../support/portal';
import { signInAs } from '../features/support/signingIn';
import { clickSave, openNalanda } from '../features/support/schools';
import {
  combineFaults,
  loseResponse,
  networkError,
  passThrough,
  rejectWith,
  replyTo,
  unauthorised,
} from '../support/faults';
import { fillField, findRow, getField } from '../support/screen';

beforeEach(resetProvider);

const LIST = '/school/all';
const countOf = (sent: Sent[], path: string) => sent.filter((call) => call.path === path).length;
const refused = () =>
  new Response('{"responseCode":107,"responseMsg":"Invalid user credentials","data":null}', {
    status: 401,
    headers: { 'content-type': 'application/json' },
  });
const html = (status: number) =>
  new Response('<html><body>Bad gateway</body></html>', { status, headers: { 'content-type': 'text/html' } });
const untilAborted: Fault = (_call, init) =>
  new Promise((_resolve, reject) => {
    const leave = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (init?.signal?.aborted) leave();
    init?.signal?.addEventListener('abort', leave);
  });

const UNREADABLE = 'The server sent a response that the portal cannot read. Please try again.';
interface Case {
  name: string;
  answer: Fault;
  message: string;
  /** how often one visit asks before it gives up */
  sends: number;
}
const CASES: Case[] = [
  {
    name: 'CODE-06 a provider that is down',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    message: 'Network error occurred',
    sends: 3,
  },
  { name: 'a page of a proxy with status 200', answer: () => html(200), message: UNREADABLE, sends: 1 },
  { name: 'a page of a proxy with status 502', answer: () => html(502), message: UNREADABLE, sends: 3 },
  {
    name: 'a provider that does not answer in time',
    answer: untilAborted,
    message: 'The server is taking too long to respond. Please try again.',
    sends: 1,
  },
];

test.each(CASES)(
  '$name: the screen shows a message and Retry, after a limited number of calls',
  async ({ answer, message, sends }) => {
    let broken = true;
    const isList = (call: Sent) => broken && call.path === LIST;
    const { sent, user } = await renderPortal({
      at: '/schools',
      as: 'platform',
      fault: (call, init) => (isList(call) ? answer(call, init) : undefined),
      world: {
        timeoutSignal: () => (answer === untilAborted && broken ? AbortSignal.abort() : new AbortController().signal),
      },
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(countOf(sent, LIST)).toBe(sends);
    expect(countOf(sent, '/auth/refreshToken')).toBe(0);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findRow('Saraswati Vidya Mandir')).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(countOf(sent, LIST)).toBe(sends + 1);
  },
);

test('AUTH-33 a call answered 401 always is sent twice with one refresh between, then the login page says why', async () => {
  const { sent, path } = await renderPortal({
    at: '/schools',
    as: 'platform',
    fault: ({ path: to }) => (to === LIST ? refused() : undefined),
  });
  expect(
    await screen.findByText('Your session has ended. Please sign in again.', { selector: '[role="status"]' }),
  ).toBeVisible();
  expect(path()).toBe('/auth/login');
  expect(countOf(sent, LIST)).toBe(2);
  expect(countOf(sent, '/auth/refreshToken')).toBe(1);
  expect(localStorage).toHaveLength(0);
});

test('AUTH-31 an expired sign-in leads from a screen to the login page, which says why', async () => {
  const tokens = await signIn('platform');
  await moveClock(13 * 3_600_000);
  const { sent, path, user } = await renderPortal({ at: '/schools', tokens });
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(path()).toBe('/auth/login');
  expect([countOf(sent, LIST), countOf(sent, '/auth/refreshToken')]).toEqual([1, 1]);
  expect(localStorage).toHaveLength(0);
  // Nothing was typed: nothing is kept.
  expect(screen.queryByText(/^Your unsaved changes are kept/)).toBeNull();
  // A sign-in that fails then has its own words in their place.
  await signInAs(user, 'platform', 'Wrong@1234');
  expect(await screen.findByText('Invalid username or password')).toBeVisible();
  expect(screen.queryByText('Your session has ended. Please sign in again.')).toBeNull();
});

test.each([
  ['cannot be reached', networkError, 'Network error occurred', 2],
  ['is overloaded', rejectWith(203, 'Try again later', { status: 429 }), 'Try again later', 1],
  ['is broken', rejectWith(108, 'It broke', { status: 500 }), 'It broke', 1],
  ['sends a page', () => html(502), UNREADABLE, 1],
])(
  'AUTH-31 while the provider %s at the refresh, a form keeps its unsaved edits and the user stays signed in',
  async (_what, onRefresh, message, requests) => {
    const fault = combineFaults(replyTo('PUT /school/2', unauthorised), replyTo('POST /auth/refreshToken', onRefresh));
    const { path, sent } = await openNalanda({ fault });
    const before = { ...localStorage };
    await fillField('Principal', 'Mrs. Rekha Rao');
    clickSave();
    expect(await screen.findByText(message)).toBeVisible();
    expect(path()).toBe('/schools/edit');
    expect(getField('Principal')).toHaveValue('Mrs. Rekha Rao');
    expect(localStorage).toMatchObject({ accessToken: before['accessToken'], refreshToken: before['refreshToken'] });
    expect(countOf(sent, '/auth/refreshToken')).toBe(requests);
  },
);

test('AUTH-31 after a refresh whose response was lost, the save and one half a minute later are stored', async () => {
  const fault = replyTo('POST /auth/refreshToken', loseResponse, passThrough);
  const { path, sent } = await openNalanda({ fault });
  await moveClock(11 * 60_000);
  await fillField('Principal', 'Mrs. Rekha Rao');
  clickSave();
  await waitForResponses();
  expect(countOf(sent, '/auth/refreshToken')).toBe(2);
  await moveClock(31_000);
  expect(path()).not.toBe('/auth/login');
  expect(await sql('SELECT principal FROM schools WHERE id = 2')).toEqual([{ principal: 'Mrs. Rekha Rao' }]);
});

test('AUTH-34 without a refresh token nobody is signed in', async () => {
  const { accessToken } = await signIn('platform');
  localStorage.setItem('accessToken', accessToken);
  const { sent, path } = await renderPortal({ at: '/schools' });
  await waitFor(() => expect(path()).toBe('/auth/login'));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('AUTH-13 AUTH-30 when several calls of a screen get a 401 together, they wait for one refresh and all get their answers', async () => {
  const tokens = await signIn('platform');
  await moveClock(11 * 60_000);
  const { sent } = await renderPortal({ at: '/profile', tokens });
  expect(await screen.findByText('priya.nair@portal.example')).toBeVisible();
  expect(countOf(sent, '/auth/refreshToken')).toBe(1);
  expect(countOf(sent, '/user/info')).toBe(2);
});

test('CODE-13 CODE-02 CODE-104 a refusal with another HTTP status is read from its envelope', async () => {
  await sql("UPDATE users SET disabled = true WHERE user_name = 'clerk'");
  const { user } = await renderPortal({ at: '/auth/login' });
  await user.type(await screen.findByLabelText('Username'), 'clerk');
  await user.type(screen.getByLabelText('Password'), 'Portal@2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This user account is disabled. Please contact an administrator',
  );
});
