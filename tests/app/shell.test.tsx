import { fireEvent, within } from '@testing-library/react';
import { palettes } from '@/app/palette';
import { DRAWER_WIDTH } from '@/app/shell/Shell';
import type { UserClaims } from '@/shared/access';
import { call, openSignIns, resetProvider, signIn, sql } from '../support/provider';
import { renderPortal, screen, useFakeClock, waitFor, advanceClock, waitUntil } from '../support/portal';
import { findRow } from '../support/screen';

beforeEach(resetProvider);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const openAccount = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
};

/** The drawer's leaving is drawn, which jsdom does not do. */
const expectClosing = (drawer: HTMLElement) =>
  waitFor(() => expect(drawer.closest('.ant-drawer')).not.toHaveClass('ant-drawer-open'));

test.each([
  ['name', "full_name = 'Asha Verma', email = 'asha@school.example'", 'Welcome, Asha Verma!', 'Asha Verma'],
  ['e-mail', "full_name = NULL, email = 'asha@school.example'", 'Welcome, asha@school.example!', 'admin'],
  ["word 'User'", 'full_name = NULL, email = NULL', 'Welcome, User!', 'admin'],
])('SHELL-24 SHELL-25 the dashboard welcomes by the %s', async (_by, values, line, account) => {
  await sql(`UPDATE users SET ${values} WHERE user_name = 'admin'`);
  await renderPortal({ shell: true, at: '/dashboard', as: 'admin' });
  expect(await title(line)).toBeVisible();
  expect(screen.getByRole('button', { name: `Account ${account}` })).toHaveTextContent(account);
});

test('SHELL-26 SHELL-27 the top bar shows the title of the system', async () => {
  await renderPortal({ shell: true, at: '/dashboard', as: 'admin' });
  const account = await screen.findByRole('button', { name: /^Account/ });
  expect(within(account.closest('header') as HTMLElement).getByText('School Administration')).toBeVisible();
  // The way past menu and bar, for the keyboard.
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(document.getElementById('content')).toBe(screen.getByRole('main'));
});

test('SHELL-31 the profile menu has exactly Profile, which opens the profile, and Logout', async () => {
  const { path, user } = await renderPortal({ shell: true, at: '/dashboard', as: 'admin' });
  const account = await screen.findByRole('button', { name: /^Account/ });
  expect(account.closest('header')).toContainElement(screen.getByText('School Administration'));
  await user.click(account);
  const entries = await screen.findAllByRole('menuitem', { name: /^(Profile|Logout)$/ });
  const menu = entries[0]?.closest('ul');
  expect(
    within(menu as HTMLElement)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Profile', 'Logout']);
  // Opened by a press it can be gone through by keys at once.
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(await title('Profile')).toBeVisible();
  expect(path()).toBe('/profile');
});

test('SHELL-31 AUTH-40 CONST-27 Logout empties storage, ends the sign-in at the provider and leads to the login page', async () => {
  const { path, portal, sent, user } = await renderPortal({ shell: true, at: '/schools', as: 'platform' });
  await findRow('Saraswati Vidya Mandir');
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  await openAccount(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(path()).toBe('/auth/login');
  expect(localStorage).toHaveLength(0);
  expect(JSON.stringify(portal.store.getState())).not.toMatch(/Saraswati|Priya/);
  await waitFor(async () => expect(await openSignIns('platform')).toEqual([]));
  expect(sent.filter((call) => call.path === '/auth/logout')).toHaveLength(1);
});

test('SHELL-32 SHELL-33 CONST-08 on wide screens the drawer is shown, 240 px wide, and stays when a link is followed', async () => {
  const { path, user } = await renderPortal({ shell: true, at: '/dashboard', as: 'admin', width: 1280 });
  const menu = await screen.findByRole('navigation', { name: 'Menu' });
  expect(menu.closest('aside')).toHaveStyle({ width: '240px' });
  expect(DRAWER_WIDTH).toBe(240);
  expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  await user.click(within(menu).getByText('School Management'));
  await user.click(await within(menu).findByRole('link', { name: 'Schools' }));
  await waitFor(() => expect(path()).toBe('/schools'));
  await user.keyboard('{Escape}');
  expect(menu).toBeVisible();
  expect(menu).toBe(screen.getByRole('navigation', { name: 'Menu' }));
});

test('SHELL-32 SHELL-33 CONST-08 on narrow screens the drawer opens on demand, 240 px wide, and closes when a link is followed', async () => {
  const { path, user } = await renderPortal({ shell: true, at: '/dashboard', as: 'platform', width: 390 });
  const button = await screen.findByRole('button', { name: 'Open menu' });
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  await user.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(drawer.closest('.ant-drawer-content-wrapper')).toHaveStyle({ width: '240px' });
  await user.click(within(drawer).getByText('School Management'));
  await user.click(await within(drawer).findByRole('link', { name: 'Schools' }));
  await waitFor(() => expect(path()).toBe('/schools'));
  await expectClosing(drawer);
});

test('SHELL-33 Escape closes the drawer that was opened', async () => {
  const { path, user } = await renderPortal({ shell: true, at: '/profile', as: 'admin', width: 390 });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await user.keyboard('{Escape}');
  await expectClosing(drawer);
  expect(path()).toBe('/profile');
});

test.each([
  [899, 1],
  [900, 0],
])('SHELL-34 at %i px the top bar has %i menu button', async (width, buttons) => {
  await renderPortal({ shell: true, at: '/dashboard', as: 'admin', width });
  await title('Welcome, Asha Verma!');
  const openers = screen.queryAllByRole('button', { name: 'Open menu' });
  expect(openers).toHaveLength(buttons);
  expect(openers.filter((button) => button.closest('header') === null)).toEqual([]);
  expect(screen.queryAllByRole('navigation', { name: 'Menu' })).toHaveLength(1 - buttons);
});

test.each([
  ['admin', 'Saraswati Vidya Mandir', /^1-1\?/],
  ['admin2', 'Nalanda Public School', /^2-2\?/],
])('SHELL-35 the drawer of %s shows logo and name of the school', async (as, school, logo) => {
  const tokens = await signIn(as);
  const { data } = await call<UserClaims>('GET', '/user/info', { token: tokens.accessToken });
  expect([data.schoolName, data.schoolLogoUrl]).toEqual([school, expect.stringMatching(logo)]);
  await renderPortal({ shell: true, at: '/dashboard', tokens });
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  expect(menu.getByText(school)).toBeVisible();
  expect(menu.getByRole('img', { name: `Logo of ${school}` })).toHaveAttribute('src', `/images/${data.schoolLogoUrl}`);
});

test('SHELL-36 for a platform user the drawer shows the placeholder and the title of the system', async () => {
  await renderPortal({ shell: true, at: '/dashboard', as: 'platform' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  expect(menu.getByText('School Administration')).toBeVisible();
  expect(menu.getByRole('img', { name: 'Logo of School Administration' })).toHaveAttribute(
    'src',
    '/images/no-image.svg',
  );
});

const themeNow = () => document.documentElement.dataset['theme'];
const background = () => document.documentElement.style.getPropertyValue('--portal-page');

test('SHELL-28 SHELL-29 CONST-30 the theme starts light, and the toggle of the top bar switches the whole application to dark and back', async () => {
  const { user } = await renderPortal({ shell: true, at: '/dashboard', as: 'admin' });
  const toDark = await screen.findByRole('button', { name: 'Switch to dark theme' });
  expect(toDark.closest('header')).not.toBeNull();
  expect([themeNow(), background()]).toEqual(['light', palettes.light.page]);
  await user.click(toDark);
  expect([themeNow(), background()]).toEqual(['dark', palettes.dark.page]);
  expect(document.documentElement.style.colorScheme).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect([themeNow(), background()]).toEqual(['light', palettes.light.page]);
});

test('SHELL-30 the chosen theme is stored and applies again after a reload', async () => {
  const tokens = await signIn('admin');
  const before = await renderPortal({ shell: true, at: '/dashboard', tokens });
  await before.user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  await waitFor(() => expect(JSON.parse(localStorage.getItem('theme') ?? '{}')).toMatchObject({ mode: '"dark"' }));
  before.leave();
  document.documentElement.removeAttribute('data-theme');
  await renderPortal({ shell: true, at: '/dashboard', tokens });
  expect(await screen.findByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  expect(themeNow()).toBe('dark');
});

test('CONST-27 CONST-30 logging out takes the theme back to light, also for who signs in next', async () => {
  const { user } = await renderPortal({ shell: true, at: '/dashboard', as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  await waitFor(() => expect(localStorage.getItem('theme')).toContain('dark'));
  await openAccount(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await user.type(await screen.findByLabelText('Username'), 'clerk');
  expect(themeNow()).toBe('light');
  expect(localStorage.getItem('theme')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'Portal@2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  expect(themeNow()).toBe('light');
});

test('CONST-25 CONST-26 storage holds the tokens and, once chosen, the theme under the agreed names, and nothing else', async () => {
  const { user } = await renderPortal({ shell: true, at: '/dashboard', as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  await waitFor(() => expect(localStorage.getItem('theme')).toContain('dark'));
  await waitFor(() =>
    expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'lastSchoolId', 'refreshToken', 'theme']),
  );
});

test('SHELL-75 CONST-09 a message disappears after 6000 ms and not before', async () => {
  await sql('UPDATE schools SET disabled = true WHERE id = 2');
  const { user } = await renderPortal({ shell: true, at: '/schools', as: 'platform' });
  await findRow('Nalanda Public School');
  await user.click(screen.getByRole('button', { name: 'Actions for Nalanda Public School' }));
  const enable = await screen.findByRole('menuitem', { name: /Enable School/ });
  useFakeClock();
  fireEvent.click(enable);
  const message = () => screen.queryByText('School enabled successfully');
  await waitUntil(() => message() !== null);
  await advanceClock(5999);
  expect(message()).toBeVisible();
  await advanceClock(1);
  // Its leaving is drawn; what counts is that it left at that instant.
  await waitUntil(() => message() === null || message()?.closest('[class*="leave"]') !== null);
});
