import { act, render, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { App } from '@/app/App';
import { createPortalRouter, routes } from '@/app/router';
import { Screens } from '@/app/Screens';
import { createPortal } from '@/app/store';
import { signOut } from '@/features/auth';
import { reportCatalogue, reportTitles } from '@/features/reports';
import { apiBase, resetProvider, signIn } from '../support/provider';
import { renderPortal, screen, waitFor, waitForResponses } from '../support/portal';
import { ADDRESSES, RECORDS } from './support/screens';

beforeEach(resetProvider);

const OPEN = ['/auth/login', '/login'];

const loginPage = () => screen.findByRole('button', { name: 'Sign in' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The frame of the main layout is around the screen. */
function expectLayout() {
  expect(screen.getByRole('button', { name: /^Account/ })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
}

test('SHELL-07 the login page opens without signing in, and no other address does', async () => {
  const { path, sent } = await renderPortal({ shell: true, at: '/auth/login' });
  expect(await loginPage()).toBeVisible();
  expect(path()).toBe('/auth/login');
  expect(sent).toEqual([]);
  expect(ADDRESSES).toContain('/auth/login');
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(10);
});

test('SHELL-08 /login leads to /auth/login', async () => {
  const { path } = await renderPortal({ shell: true, at: '/login' });
  expect(await loginPage()).toBeVisible();
  expect(path()).toBe('/auth/login');
});

test.each(ADDRESSES.filter((address) => !OPEN.includes(address)))(
  'SHELL-07 SHELL-09 PRIVILEGE-15 a visitor of %s who is not signed in is led to the login page, and nothing is asked of the provider',
  async (address) => {
    const { path, sent } = await renderPortal({ shell: true, at: address });
    expect(await loginPage()).toBeVisible();
    expect(path()).toBe('/auth/login');
    expect(screen.queryByRole('button', { name: /^Account/ })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  },
);

test.each([
  ['a visitor', undefined],
  ['a user who is signed in', 'platform'],
])('SHELL-10 nothing is displayed to %s until it is known who is signed in', async (_who, as) => {
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(document.body.textContent));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await renderPortal({ shell: true, at: '/schools', ...(as !== undefined && { as }) });
  await (as === undefined ? loginPage() : title('Schools'));
  observer.disconnect();
  // The skip link is a part of the main layout on every screen.
  const [foreign, own] = as === undefined ? [/Schools|Skip to content/, 'Sign in'] : [/Sign in/, 'Skip to content'];
  expect(texts.some((text) => text.includes(own))).toBe(true);
  expect(texts.filter((text) => foreign.test(text))).toEqual([]);
});

test.each([
  ['a visitor', undefined, 'signed-out'],
  ['a user who is signed in', 'admin', 'signed-in'],
])('SHELL-10 before storage has been read the page of %s is empty', async (_who, as, status) => {
  const { accessToken, refreshToken } = as === undefined ? {} : await signIn(as);
  if (accessToken !== undefined) localStorage.setItem('accessToken', accessToken);
  if (refreshToken !== undefined) localStorage.setItem('refreshToken', refreshToken);
  window.history.replaceState(null, '', '/dashboard');
  const portal = createPortal({ baseUrl: apiBase, fetch: () => new Promise(() => undefined) });
  const router = createPortalRouter();
  const { container, unmount } = render(
    <App portal={portal}>
      <Screens router={router} />
    </App>,
  );
  expect(portal.store.getState().auth.status).toBe('loading');
  expect(container).toBeEmptyDOMElement();
  await waitForResponses();
  expect(portal.store.getState().auth.status).toBe(status);
  expect(container).not.toBeEmptyDOMElement();
  unmount();
  portal.close();
  router.dispose();
});

test('SHELL-09 an address opened before the login page is rendered leads to the login page too', async () => {
  const { path, portal, router } = await renderPortal({ shell: true, at: '/dashboard', as: 'admin' });
  await title('Welcome, Asha Verma!');
  await act(async () => await router.navigate('/profile'));
  await title('Profile');
  let redirects = 0;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== '/auth/login') return;
    redirects += 1;
    if (redirects === 1) void router.navigate('/dashboard');
  });
  act(() => void portal.store.dispatch(signOut()));
  await waitFor(() => expect(redirects).toBe(2));
  stop();
  expect(await loginPage()).toBeVisible();
  expect(path()).toBe('/auth/login');
});

test('SHELL-11 PRIVILEGE-16 a screen whose privilege the user lacks opens by its address; only the menu leaves it out', async () => {
  const { path } = await renderPortal({ shell: true, at: '/schools', as: 'teacher' });
  expect(await title('Schools')).toBeVisible();
  expect(path()).toBe('/schools');
  expect(
    within(screen.getByRole('navigation', { name: 'Menu' })).queryByText('School Management'),
  ).not.toBeInTheDocument();
});

test.each(['/', '/dashboard'])('SHELL-12 %s shows the dashboard', async (at) => {
  const { path } = await renderPortal({ shell: true, at, as: 'admin' });
  expect(await title('Welcome, Asha Verma!')).toBeVisible();
  expect(path()).toBe(at);
  expectLayout();
});

test.each([
  ['SHELL-13 /profile shows the profile', '/profile', 'Profile', '/profile'],
  [
    'SHELL-13 /profile/change-password shows the change of password',
    '/profile/change-password',
    'Change Password',
    '/profile/change-password',
  ],
  [
    'SHELL-13 /change-password leads to /profile/change-password',
    '/change-password',
    'Change Password',
    '/profile/change-password',
  ],
  ['SHELL-14 /schools exists inside the main layout', '/schools', 'Schools', '/schools'],
  ['SHELL-14 /schools/add exists inside the main layout', '/schools/add', 'Add School', '/schools/add'],
  ['SHELL-14 /schools/edit exists inside the main layout', '/schools/edit', 'Edit School', '/schools/edit'],
  ['SHELL-14 /schools/view exists inside the main layout', '/schools/view', 'School Details', '/schools/view'],
  ['/schools/set-up exists inside the main layout', '/schools/set-up', 'Set-up of the School', '/schools/set-up'],
  ['/sessions/next exists inside the main layout', '/sessions/next', 'Start the Next Session', '/sessions/next'],
  ['SHELL-15 /classes shows the classes and sections', '/classes', 'Class Section Management', '/classes'],
  ['SHELL-15 /class-section shows the same', '/class-section', 'Class Section Management', '/class-section'],
  ['/classes/fees exists inside the main layout', '/classes/fees', 'Fee Structures', '/classes/fees'],
  [
    '/classes/opening-balances exists inside the main layout',
    '/classes/opening-balances',
    'Opening Balances',
    '/classes/opening-balances',
  ],
  ['SHELL-16 /subjects shows the subjects of a class', '/subjects', 'Subjects', '/subjects'],
  ['SHELL-17 /students/list shows the student list', '/students/list', 'Student Management', '/students/list'],
  ['SHELL-17 /students/lists shows the same', '/students/lists', 'Student Management', '/students/lists'],
  [
    'SHELL-18 ROLL-01 /students/update-session exists inside the main layout',
    '/students/update-session',
    'Student Session Details',
    '/students/update-session',
  ],
  ['/certificates exists inside the main layout', '/certificates', 'Certificates', '/certificates'],
  [
    'SHELL-19 RECEIPT-01 /receipts/management exists inside the main layout',
    '/receipts/management',
    'Receipt Management',
    '/receipts/management',
  ],
  [
    'SHELL-19 CONFIRM-01 /receipts/confirm exists inside the main layout',
    '/receipts/confirm',
    'Confirm Receipt',
    '/receipts/confirm',
  ],
  ['/receipts/day-close exists inside the main layout', '/receipts/day-close', 'Day Close', '/receipts/day-close'],
  [
    'MARKSCONF-01 SHELL-21 /results/marks-config exists inside the main layout',
    '/results/marks-config',
    'Marks Config',
    '/results/marks-config',
  ],
  [
    'RESCONF-01 SHELL-21 /results/config exists inside the main layout',
    '/results/config',
    'Result Config',
    '/results/config',
  ],
  [
    'CONTROL-01 SHELL-21 /results/control exists inside the main layout',
    '/results/control',
    'Control Result',
    '/results/control',
  ],
  ['/results/rules exists inside the main layout', '/results/rules', 'Result Rules', '/results/rules'],
  [
    'MARKS-01 SHELL-21 /results/upload exists inside the main layout',
    '/results/upload',
    'Upload Result',
    '/results/upload',
  ],
  ['/results/remarks exists inside the main layout', '/results/remarks', 'Remarks', '/results/remarks'],
  [
    'REPORT-01 SHELL-22 /reports/pending-fees exists inside the main layout',
    '/reports/pending-fees',
    'Pending Fee Report',
    '/reports/pending-fees',
  ],
  [
    'REPORT-02 SHELL-22 /reports/discount-report exists inside the main layout',
    '/reports/discount-report',
    'Student Discount/Admission Fee Report',
    '/reports/discount-report',
  ],
  ...reportCatalogue.map(({ report, path }): [string, string, string, string] => [
    `${path} exists inside the main layout`,
    path,
    reportTitles.en[report],
    path,
  ]),
  [
    'PROMOTE-01 SHELL-21 /results/promotion exists inside the main layout',
    '/results/promotion',
    'Student Promotions',
    '/results/promotion',
  ],
  ['SHELL-20 /teachers/list exists inside the main layout', '/teachers/list', 'Teacher List', '/teachers/list'],
  [
    'SHELL-20 /teachers/register exists inside the main layout',
    '/teachers/register',
    'Teacher Registration',
    '/teachers/register',
  ],
  ['SHELL-20 /teachers/edit exists inside the main layout', '/teachers/edit', 'Edit Teacher', '/teachers/edit'],
  [
    'SHELL-20 /teachers/permission exists inside the main layout',
    '/teachers/permission',
    'Manage Permissions',
    '/teachers/permission',
  ],
])('%s', async (_title, at, heading, ends) => {
  const { path } = await renderPortal({ shell: true, at, as: 'platform', state: RECORDS });
  expect(await title(heading)).toBeVisible();
  expect(path()).toBe(ends);
  expectLayout();
});

test('SHELL-19 /receipts/fee exists inside the main layout, for the student handed over', async () => {
  const state = { student: { studentId: 1, studentCode: 1000, studentName: 'x' }, sessionId: 2, filters: null };
  const { path } = await renderPortal({ shell: true, at: '/receipts/fee', as: 'clerk', state });
  expect(await title('Fee Receipt')).toBeVisible();
  expect(path()).toBe('/receipts/fee');
  expectLayout();
});

const UNKNOWN = ['/nowhere', '/schools/none', '/auth/other', '/profile/nothing', '/dashboard/1', '/%E0%A4%B9'];

test.each(UNKNOWN)('SHELL-23 the unknown address %s leads to the dashboard', async (at) => {
  const { path } = await renderPortal({ shell: true, at, as: 'admin' });
  expect(await title('Welcome, Asha Verma!')).toBeVisible();
  expect(path()).toBe('/dashboard');
});

test('SHELL-23 an unknown address leads to the login page when nobody is signed in', async () => {
  expect(matchRoutes(routes, '/nowhere')?.at(-1)?.route.path).toBe('*');
  const { path } = await renderPortal({ shell: true, at: '/nowhere' });
  expect(await loginPage()).toBeVisible();
  expect(path()).toBe('/auth/login');
});

const trail = () => {
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  return crumbs
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => text !== '/' && text !== '');
};

test('SHELL-72 breadcrumbs start with Home, which leads to the dashboard', async () => {
  const { path, user } = await renderPortal({ shell: true, at: '/profile', as: 'admin' });
  await title('Profile');
  expect(trail()).toEqual(['Home', 'Profile']);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(path()).toBe('/dashboard');
});

test.each([
  ['/schools/add', 'Add School'],
  ['/schools/edit', 'Edit School'],
  ['/schools/view', 'School Details'],
])('SHELL-73 on %s the breadcrumb School Management leads to the schools', async (at, heading) => {
  const { path, user } = await renderPortal({ shell: true, at, as: 'platform', state: RECORDS });
  await title(heading);
  expect(trail().slice(0, 2)).toEqual(['Home', 'School Management']);
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(crumbs.getByRole('link', { name: 'School Management' }));
  await waitFor(() => expect(path()).toBe('/schools'));
});
