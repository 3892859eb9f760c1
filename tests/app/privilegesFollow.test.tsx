// Privileges change while a user is signed in: the provider counts them at once, the portal at the next user info.
import { within } from '@testing-library/react';
import { call, resetProvider, sql, tokenOf } from '../support/provider';
import { renderPortal, screen, useFakeClock, waitFor, advanceClock, waitUntil } from '../support/portal';

beforeEach(resetProvider);

const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));

/** What an administrator saves for the clerk. */
async function grantClerk(...names: string[]): Promise<void> {
  const [clerk] = await sql<{ id: number }>("SELECT id FROM users WHERE user_name = 'clerk'");
  const { PRIVILEGES } = await import('@/api/catalogue');
  const assignedPrivileges = names.map((name) => (PRIVILEGES as readonly string[]).indexOf(name) + 1);
  const token = await tokenOf('admin');
  const { responseCode, responseMsg } = await call('PUT', `/privilege/manage/${clerk?.id}`, {
    token,
    json: { assignedPrivileges },
  });
  expect([responseCode, responseMsg]).toEqual([100, responseMsg]);
}

test('CONST-03 SHELL-38 the menu follows within ten minutes, without a new sign-in', async () => {
  useFakeClock();
  const { sent } = await renderPortal({ shell: true, at: '/profile', as: 'clerk' });
  await waitUntil(() => screen.queryByRole('navigation', { name: 'Menu' }) !== null);
  await advanceClock(500);
  await waitUntil(() => sent.filter(({ path }) => path === '/user/info').length > 0);
  expect(menu().queryByText('School Management')).toBeNull();
  await grantClerk('DASHBOARD', 'SCHOOL_MANAGEMENT', 'LIST_CLASS');
  await advanceClock(600_000);
  await waitUntil(() => menu().queryByText('School Management') !== null);
});

test('AUTH-45 SHELL-38 the menu and a screen’s actions follow a reload', async () => {
  const before = await renderPortal({ shell: true, at: '/classes', as: 'clerk' });
  await screen.findByRole('heading', { level: 1, name: 'Class Section Management' });
  expect(screen.queryByRole('button', { name: 'Add Class' })).toBeNull();
  await grantClerk('DASHBOARD', 'SCHOOL_MANAGEMENT', 'LIST_CLASS', 'ADD_CLASS');
  const tokens = {
    accessToken: localStorage.getItem('accessToken') ?? '',
    refreshToken: localStorage.getItem('refreshToken') ?? '',
  };
  before.leave();
  await renderPortal({ shell: true, at: '/classes', tokens });
  expect(await screen.findByRole('button', { name: 'Add Class' })).toBeVisible();
  await waitFor(() => expect(menu().getByText('School Management')).toBeVisible());
});
