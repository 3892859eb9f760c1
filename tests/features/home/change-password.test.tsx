import { act, fireEvent } from '@testing-library/react';
import { call, resetProvider } from '../../support/provider';
import {
  advance,
  renderPortal,
  screen,
  settle,
  settleUntil,
  useFakeClock,
  waitFor,
  type Fault,
  type Rendered,
} from '../../support/portal';

beforeEach(resetProvider);

const RULE = 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character';
const GOOD = 'Kachnar@27';
const CHANGE = '/user/update-password';

async function fill({ user }: Rendered, old: string, next: string, again = next): Promise<void> {
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text.replaceAll(/[[{]/g, '$&$&'));
  };
  await type('Current Password', old);
  await type('New Password', next);
  await type('Confirm New Password', again);
}
const submit = ({ user }: Rendered) => user.click(screen.getByRole('button', { name: 'Change Password' }));
const changes = ({ sent }: Rendered) => sent.filter(({ path }) => path === CHANGE).length;
const open = (fault?: Fault) =>
  renderPortal({ at: '/profile/change-password', as: 'clerk', ...(fault === undefined ? {} : { fault }) });
test('AUTH-56 the form has its three fields and two buttons', async () => {
  await open();
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    expect(await screen.findByLabelText(label)).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Change Password' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
});

test('AUTH-57 Cancel goes back to the profile without a call', async () => {
  const portal = await open();
  await portal.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(portal.path()).toBe('/profile');
  expect(changes(portal)).toBe(0);
});

test('AUTH-58 without the current password nothing is sent', async () => {
  const portal = await open();
  await fill(portal, '', GOOD);
  await submit(portal);
  expect(await screen.findByText('Current Password is required')).toBeInTheDocument();
  expect(changes(portal)).toBe(0);
});

test.each([
  ['AUTH-59', 'seven characters', 'Abcd@12'],
  ['AUTH-59', 'fifteen characters', 'Abcdefghijk@123'],
  ['AUTH-60', 'a special of another kind', 'Abcdef#123'],
  ['AUTH-60', 'a blank', 'Abcd @1234'],
  ['AUTH-61', 'no uppercase letter', 'abcdef@123'],
  ['AUTH-61', 'no lowercase letter', 'ABCDEF@123'],
  ['AUTH-61', 'no digit', 'Abcdefg@hi'],
  ['AUTH-61', 'no special', 'Abcdefg123'],
])('%s AUTH-62 a new password with %s shows the rule and sends nothing', async (_id, _what, password) => {
  const portal = await open();
  await fill(portal, 'Portal@2026', password);
  await submit(portal);
  expect(await screen.findByText(RULE)).toBeInTheDocument();
  expect(changes(portal)).toBe(0);
});

test.each(['Qvzx@123', 'Qvzxkwjmhp@123'])(
  'AUTH-59 CONST-01 %s, of 8 or 14 characters, is accepted',
  async (password) => {
    const portal = await open();
    await fill(portal, 'Portal@2026', password);
    await submit(portal);
    expect(await screen.findByText(/^Password changed successfully!/)).toBeInTheDocument();
  },
);

test('AUTH-63 a confirmation that differs sends nothing', async () => {
  const portal = await open();
  await fill(portal, 'Portal@2026', GOOD, 'Kachnar@28');
  await submit(portal);
  expect(await screen.findByText('New passwords do not match')).toBeInTheDocument();
  expect(changes(portal)).toBe(0);
});

test('AUTH-64 CONST-02 a change says so and leads to the profile after 1500 ms and not before', async () => {
  const portal = await open();
  await fill(portal, 'Portal@2026', GOOD);
  useFakeClock();
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  await settleUntil(() => screen.queryByText('Password changed successfully! Redirecting to profile...') !== null);
  await advance(1499);
  expect(portal.path()).toBe('/profile/change-password');
  await advance(1);
  expect(portal.path()).toBe('/profile');
  const again = await call('POST', '/auth/login', { json: { userName: 'clerk', password: GOOD } });
  expect(again.responseCode).toBe(100);
});

test('AUTH-65 a refused change shows the provider’s sentence', async () => {
  const portal = await open();
  await fill(portal, 'Portal@2025', GOOD);
  await submit(portal);
  expect(await screen.findByText('The current password is not correct')).toBeInTheDocument();
  expect(portal.path()).toBe('/profile/change-password');
});

test('AUTH-65 without a sentence of the provider it says that the change failed', async () => {
  const wordless = () =>
    new Response(JSON.stringify({ responseCode: 124, responseMsg: '', data: null }), {
      status: 400,
      headers: { 'content-type': 'application/json' },
    });
  const portal = await open(({ path }) => (path === CHANGE ? wordless() : undefined));
  await fill(portal, 'Portal@2026', GOOD);
  await submit(portal);
  expect(await screen.findByText('Failed to change password')).toBeInTheDocument();
});

test('AUTH-58 the cursor goes to the first field that is not right', async () => {
  const rendered = await open();
  await fill(rendered, '', GOOD);
  await submit(rendered);
  await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveFocus());
  expect(await screen.findByText('Current Password is required')).toBeInTheDocument();
  expect(changes(rendered)).toBe(0);
});

test('two clicks before anything is drawn change the password once', async () => {
  const rendered = await open();
  await fill(rendered, 'Portal@2026', GOOD);
  const button = screen.getByRole('button', { name: 'Change Password' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText(/Password changed successfully/)).toBeInTheDocument();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await settle();
  expect(changes(rendered)).toBe(1);
});
