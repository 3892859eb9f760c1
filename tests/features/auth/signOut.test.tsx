import { within } from '@testing-library/react';
import { openSignIns, resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { openByMenu, signInAs, signOutByMenu } from '../support/signingIn';
import { chooseOption, findRow } from '../../support/screen';
import { countCalls, networkError, replyTo, rejectWith, unauthorised } from '../../support/faults';

beforeEach(resetProvider);

const LOGOUT = 'POST /auth/logout';

test('AUTH-40 AUTH-41 CONST-27 CONST-30 signing out ends the sign-in here and at the provider', async () => {
  const { path, sent, user } = await renderPortal({ shell: true, as: 'platform', at: '/schools' });
  const refreshToken = localStorage.getItem('refreshToken') ?? '';
  const toDark = await screen.findByRole('button', { name: 'Switch to dark theme' });
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  await user.click(toDark);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await waitFor(() => expect(localStorage.getItem('theme')).toContain('dark'));
  localStorage.setItem('userPreferences', '{}');
  await signOutByMenu(user);
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(path()).toBe('/auth/login');
  expect(localStorage).toHaveLength(0);
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(countCalls(sent, LOGOUT)).toBe(1);
  expect(sent.find((one) => one.path === '/auth/logout')?.authorization).toBe(`Bearer ${refreshToken}`);
  await waitFor(async () => expect(await openSignIns('platform')).toEqual([]));
});

test.each([
  { what: 'cannot be reached', reply: networkError },
  { what: 'fails', reply: rejectWith(108, 'It broke', { status: 500 }) },
  { what: 'does not take the token', reply: unauthorised },
  { what: 'does not respond', reply: () => new Promise<never>(() => undefined) },
])('AUTH-40 AUTH-41 signing out works when the provider $what', async ({ reply }) => {
  const { path, sent, user } = await renderPortal({ shell: true, as: 'admin', fault: replyTo(LOGOUT, reply) });
  await signOutByMenu(user);
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(path()).toBe('/auth/login');
  expect(countCalls(sent, LOGOUT)).toBe(1);
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByText('It broke')).toBeNull();
});

test('data that was loaded for one user is not shown to the next one', async () => {
  const { user } = await renderPortal({ shell: true, as: 'platform', at: '/schools' });
  await findRow('Nalanda Public School');
  await signOutByMenu(user);
  await signInAs(user, 'admin');
  await openByMenu(user, 'School Management', 'Schools');
  expect(await screen.findByRole('row', { name: /Saraswati Vidya Mandir/ })).toBeVisible();
  expect(screen.queryByText('Nalanda Public School')).toBeNull();
});

test('AUTH-24 AUTH-14 SHELL-05 CONST-25 CONST-26 CONST-29 a save and a visit of several screens write only the two tokens, the theme and the last chosen school to storage', async () => {
  const keys = new Set<string>();
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  const { path, sent, user } = await renderPortal({ shell: true, at: '/auth/login' });
  await signInAs(user, 'platform');
  await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  await openByMenu(user, 'School Management', 'Schools');
  await findRow('Nalanda Public School');
  await user.click(screen.getByRole('button', { name: 'Actions for Nalanda Public School' }));
  await user.click(await screen.findByRole('menuitem', { name: /Edit School/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Principal' }), ' Rao');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('School updated successfully')).toBeVisible();
  // The name of the school is in the profile: it is asked for once more.
  await waitFor(() => expect(countCalls(sent, 'GET /user/info')).toBe(2));
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  await waitFor(() => expect(path()).toBe('/profile'));
  await user.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Classes' }));
  await screen.findByRole('combobox', { name: 'School' });
  await chooseOption('School', 'Nalanda Public School');
  await waitFor(() => expect(localStorage.getItem('lastSchoolId')).toContain('2'));
  setItem.mock.calls.forEach(([key]) => keys.add(key));
  Object.keys(localStorage).forEach((key) => keys.add(key));
  // The keys rememberMe and userPreferences are reserved.
  expect([...keys].sort()).toEqual(['accessToken', 'lastSchoolId', 'refreshToken', 'theme']);
  expect(sessionStorage).toHaveLength(0);
});
