import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, useFakeClock, advanceClock, waitForResponses, waitUntil } from '../../support/portal';
import { alterResponse, countCalls, replyTo, rejectWith } from '../../support/faults';
import { navigateTo } from '../../support/screen';

beforeEach(resetProvider);

const INFO = 'GET /user/info';
const shown = (text: string) => () => screen.queryByText(text) !== null;

test('AUTH-22 AUTH-26 CALL-18 CONST-05 at the start the profile comes from the stored token, and user info is asked for 500 ms later', async () => {
  useFakeClock();
  const answered = {
    ...{ email: 'rao@saraswati.example', gender: 'OTHER', permissions: ['DASHBOARD'], role: 'STAFF' },
    ...{ userName: 'asha.rao', schoolName: 'Saraswati' },
  };
  const fault = replyTo(
    INFO,
    alterResponse((user) => ({ ...(user as object), ...answered })),
  );
  const { portal, sent } = await renderPortal({ shell: true, as: 'admin', fault });
  await waitUntil(shown('Welcome, Asha Verma!'));
  expect(countCalls(sent, INFO)).toBe(0);
  const ofToken = portal.store.getState().auth.user;
  // The response of the provider replaces the claims of the token.
  await sql("UPDATE users SET full_name = 'Asha Verma Rao' WHERE user_name = 'admin'");
  await advanceClock(499);
  expect(countCalls(sent, INFO)).toBe(0);
  await advanceClock(1);
  expect(countCalls(sent, INFO)).toBe(1);
  await waitUntil(shown('Welcome, Asha Verma Rao!'));
  expect(portal.store.getState().auth.user).toEqual({
    ...ofToken,
    ...answered,
    displayName: 'Asha Verma Rao',
    schoolLogoUrl: expect.stringMatching(/^1-1\?/) as unknown,
  });
});

test('AUTH-24 CONST-03 for ten minutes a new request for user info makes no call, afterwards it does', async () => {
  useFakeClock();
  const { router, sent } = await renderPortal({ shell: true, as: 'admin' });
  await waitUntil(shown('Welcome, Asha Verma!'));
  await advanceClock(500);
  await waitUntil(() => countCalls(sent, INFO) === 1);
  await waitForResponses();
  await advanceClock(599_999);
  await navigateTo({ router }, '/profile');
  await waitUntil(shown('asha.verma@saraswati.example'));
  expect(countCalls(sent, INFO)).toBe(1);
  await navigateTo({ router }, '/dashboard');
  await advanceClock(1);
  await navigateTo({ router }, '/profile');
  await waitUntil(() => countCalls(sent, INFO) === 2);
});

test('AUTH-23 without permissions in user info those of the token stay', async () => {
  useFakeClock();
  const fault = replyTo(
    INFO,
    alterResponse(({ permissions: _left, ...user }) => ({ ...user, fullName: 'Asha V.' })),
  );
  await renderPortal({ shell: true, as: 'admin', fault });
  await waitUntil(shown('Welcome, Asha Verma!'));
  await advanceClock(500);
  await waitUntil(shown('Welcome, Asha V.!'));
  expect(screen.getByRole('menuitem', { name: /Dashboard/ })).toBeVisible();
});

test('AUTH-28 when user info fails in the background the profile of the token stays and no message is shown', async () => {
  useFakeClock();
  const { path, portal, sent } = await renderPortal({
    shell: true,
    as: 'clerk',
    fault: replyTo(INFO, rejectWith(108, 'It broke', { status: 500 })),
  });
  await waitUntil(shown('Welcome, Ramesh Gupta!'));
  await waitForResponses();
  const ofToken = portal.store.getState().auth.user;
  const before = document.body.textContent;
  await advanceClock(500);
  expect(countCalls(sent, INFO)).toBe(1);
  await waitForResponses();
  expect(portal.store.getState().auth.user).toEqual(ofToken);
  expect(document.body.textContent).toBe(before);
  expect(screen.getByText('Welcome, Ramesh Gupta!')).toBeVisible();
  expect(screen.getByRole('menuitem', { name: /Dashboard/ })).toBeVisible();
  expect(screen.queryByText('It broke')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(path()).toBe('/');
});

test('AUTH-28 user info without a user changes nothing either', async () => {
  useFakeClock();
  const { sent } = await renderPortal({
    shell: true,
    as: 'clerk',
    fault: replyTo(INFO, rejectWith(100, '', { status: 200 })),
  });
  await waitUntil(shown('Welcome, Ramesh Gupta!'));
  await advanceClock(500);
  await waitUntil(() => countCalls(sent, INFO) === 1);
  await waitForResponses();
  expect(screen.getByText('Welcome, Ramesh Gupta!')).toBeVisible();
});

test.each([
  { what: 'no token at all', accessToken: 'not-a-token' },
  { what: 'a payload that is no JSON', accessToken: `e30.${btoa('{"userId":')}.x` },
])('AUTH-27 a token that cannot be decoded signs out: $what', async ({ accessToken }) => {
  const { path, sent } = await renderPortal({
    shell: true,
    at: '/profile',
    tokens: { accessToken, refreshToken: 'any' },
  });
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(path()).toBe('/auth/login');
  expect(localStorage).toHaveLength(0);
  expect(sent).toEqual([]);
});
