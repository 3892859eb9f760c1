import { PASSWORD, resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import { signInAs, signOutByMenu } from '../support/signingIn';
import {
  alterResponse,
  countCalls,
  combineFaults,
  holdResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import { navigateTo } from '../../support/screen';

beforeAll(resetProvider);

const LOGIN = '/auth/login';

test('AUTH-01 AUTH-02 AUTH-03 AUTH-14 AUTH-15 the login page greets, asks for name and password, and offers nothing else', async () => {
  const { path, sent } = await renderPortal({ shell: true, at: LOGIN });
  expect(await screen.findByText('Welcome Back! Please login to continue')).toBeVisible();
  expect(path()).toBe(LOGIN);
  expect(document.title).toBe('Sign in · School Administration');
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('type', 'submit');
  // No 'remember me' to tick, no 'forgot password' to follow.
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(
    screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label')),
  ).toEqual(['Show password', 'Sign in']);
  expect(sent).toEqual([]);
});

test('AUTH-04 a toggle shows and hides the typed password', async () => {
  const { user } = await renderPortal({ shell: true, at: LOGIN });
  const password = await screen.findByLabelText('Password');
  await user.type(password, 'Secret@1');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('Secret@1');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('AUTH-05 CONST-27 loading the login page clears all local storage, and the theme is light again', async () => {
  localStorage.setItem('theme', JSON.stringify({ mode: '"dark"', _persist: '{"version":1,"rehydrated":true}' }));
  localStorage.setItem('lastSchoolId', '{}');
  localStorage.setItem('rememberMe', 'true');
  localStorage.setItem('userPreferences', '{}');
  const { sent, path } = await renderPortal({ shell: true, at: LOGIN, as: 'admin' });
  expect(await screen.findByLabelText('Username')).toBeVisible();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  // The tokens it forgot serve nobody any more.
  await waitFor(() => expect(sent.map((call) => call.path)).toEqual(['/auth/logout']));
  expect(localStorage).toHaveLength(0);
  expect(path()).toBe(LOGIN);
});

test('AUTH-05 loading the login page clears what is left in local storage for a visitor too', async () => {
  localStorage.setItem('theme', JSON.stringify({ mode: '"dark"', _persist: '{"version":1,"rehydrated":true}' }));
  localStorage.setItem('userPreferences', '{}');
  const { sent } = await renderPortal({ shell: true, at: LOGIN });
  expect(await screen.findByLabelText('Username')).toBeVisible();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(sent).toEqual([]);
});

test.each([
  { what: 'no username', userName: '', password: PASSWORD },
  { what: 'a username of spaces', userName: '   ', password: PASSWORD },
  { what: 'no password', userName: 'admin', password: '' },
])('AUTH-06 with $what nothing is sent and no message is shown', async ({ userName, password }) => {
  const { sent, user } = await renderPortal({ shell: true, at: LOGIN });
  const name = await screen.findByLabelText('Username');
  if (userName) await user.type(name, userName);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  const before = document.body.textContent;
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(name, '{Enter}');
  expect(sent).toEqual([]);
  expect(document.body.textContent).toBe(before);
  for (const role of ['alert', 'status']) expect(screen.queryByRole(role)).toBeNull();
});

test('AUTH-06 AUTH-07 a password of spaces is not empty, and is sent as it was typed', async () => {
  const { fault, bodies } = recordCalls('POST /auth/login');
  const { user } = await renderPortal({ shell: true, at: LOGIN, fault });
  await signInAs(user, 'admin', '   ');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid username or password$/);
  expect(bodies).toEqual([{ userName: 'admin', password: '   ' }]);
});

test('AUTH-07 AUTH-08 AUTH-17 CALL-14 a sign-in sends name and password, stores both tokens and replaces the history entry of the login page', async () => {
  // The page that was open before the login page.
  window.history.replaceState({ usr: null, key: 'before', idx: 0 }, '', '/profile');
  window.history.pushState(null, '', LOGIN);
  const { fault, bodies } = recordCalls('POST /auth/login');
  const { path, router, user } = await renderPortal({ shell: true, at: LOGIN, fault });
  await signInAs(user, 'admin');
  expect(await screen.findByText('Welcome, Asha Verma!')).toBeVisible();
  expect(path()).toBe('/');
  expect(bodies).toEqual([{ userName: 'admin', password: PASSWORD }]);
  expect(localStorage.getItem('accessToken')).toMatch(/^eyJ/);
  expect(localStorage.getItem('refreshToken')).toBeTruthy();
  await navigateTo({ router }, -1);
  await waitFor(() => expect(path()).toBe('/profile'));
  expect(screen.queryByLabelText('Username')).toBeNull();
});

test('AUTH-08 Enter in the password field signs in, and a double click signs in once', async () => {
  const [slow, { fault, bodies }] = [holdResponse(), recordCalls('POST /auth/login')];
  const { path, sent, user } = await renderPortal({
    shell: true,
    at: LOGIN,
    fault: combineFaults(fault, replyTo('POST /auth/login', slow.reply)),
  });
  await user.type(await screen.findByLabelText('Username'), ' admin ');
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await user.dblClick(screen.getByRole('button', { name: /Sign/ }));
  expect(screen.getByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-disabled', 'true');
  expect(bodies).toEqual([{ userName: 'admin', password: PASSWORD }]);
  slow.release();
  expect(await screen.findByText('Welcome, Asha Verma!')).toBeVisible();
  expect(path()).toBe('/');
  expect(countCalls(sent, 'POST /auth/login')).toBe(1);
});

test('AUTH-09 CODE-110 a refused sign-in shows the message of the server', async () => {
  const slow = holdResponse();
  const { path, user } = await renderPortal({
    shell: true,
    at: LOGIN,
    fault: replyTo('POST /auth/login', passThrough, slow.reply),
  });
  await signInAs(user, 'admin', 'Wrong@1234');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid username or password$/);
  expect(path()).toBe(LOGIN);
  expect(localStorage).toHaveLength(0);
  // What was typed is still there, and the next try takes the banner away.
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await screen.findByText('Signing in…');
  expect(screen.queryByRole('alert')).toBeNull();
  slow.release();
  expect(await screen.findByText('Welcome, Asha Verma!')).toBeVisible();
});

test('AUTH-09 CODE-04 a refusal without a message shows the text of the login page', async () => {
  const { user } = await renderPortal({
    shell: true,
    at: LOGIN,
    fault: replyTo('POST /auth/login', rejectWith(110, '  ')),
  });
  await signInAs(user, 'admin');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Login failed\. Please check your credentials\.$/);
});

test.each([undefined, -1, 0, 1, 'soon'])(
  'CALL-14 AUTH-13 after a sign-in with the expiresIn %j the calls go out with its tokens, and none is refreshed',
  async (expiresIn) => {
    const fault = replyTo(
      'POST /auth/login',
      alterResponse((tokens) => ({ ...tokens, expiresIn })),
    );
    const { sent, user } = await renderPortal({ shell: true, at: LOGIN, fault });
    await signInAs(user, 'admin');
    expect(await screen.findByText('Welcome, Asha Verma!')).toBeVisible();
    await waitForResponses();
    const bearer = `Bearer ${localStorage.getItem('accessToken')}`;
    const after = sent.filter(({ path }) => path !== '/auth/login');
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter(({ authorization }) => authorization !== bearer)).toEqual([]);
    expect(countCalls(sent, 'POST /auth/refreshToken')).toBe(0);
  },
);

test('AUTH-27 a sign-in whose access token cannot be decoded ends at once', async () => {
  const fault = replyTo(
    'POST /auth/login',
    alterResponse((tokens) => ({ ...tokens, accessToken: 'not-a-token' })),
  );
  const { path, sent, user } = await renderPortal({ shell: true, at: LOGIN, fault });
  await signInAs(user, 'admin');
  await waitFor(() => expect(countCalls(sent, 'POST /auth/login')).toBe(1));
  await waitForResponses();
  expect(path()).toBe(LOGIN);
  expect(screen.getByLabelText('Username')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(sent).toHaveLength(1);
});

test.each([
  ['Username', 256],
  ['Password', 129],
])(
  'AUTH-09 a pasted %s of %d characters is not cut, and the sign-in is refused as one with wrong credentials',
  async (label, length) => {
    const { user } = await renderPortal({ shell: true, at: LOGIN });
    await user.type(await screen.findByLabelText('Username'), 'admin');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.paste('x'.repeat(length));
    expect(field).toHaveValue('x'.repeat(length));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Login failed\. Please check your credentials\.$/);
  },
);

test('AUTH-25 after each sign-in user info is fetched in the background, and the first screen does not wait for it', async () => {
  const info = holdResponse();
  const fault = combineFaults(replyTo('GET /user/info', info.reply));
  const { sent, user } = await renderPortal({ shell: true, at: LOGIN, fault });
  await signInAs(user, 'clerk');
  expect(await screen.findByText('Welcome, Ramesh Gupta!')).toBeVisible();
  await waitFor(() => expect(countCalls(sent, 'GET /user/info')).toBe(1));
  info.release();
  await signOutByMenu(user);
  // Well within ten minutes.
  await signInAs(user, 'clerk');
  expect(await screen.findByText('Welcome, Ramesh Gupta!')).toBeVisible();
  await waitFor(() => expect(countCalls(sent, 'GET /user/info')).toBe(2));
});
