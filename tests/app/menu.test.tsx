import { within } from '@testing-library/react';
import { PRIVILEGES } from '@/api/catalogue';
import { MENU, visibleMenu } from '@/app/menu';
import { userOf } from '@/shared/access';
import { resetProvider, sql } from '../support/provider';
import { renderPortal, screen, waitFor } from '../support/portal';
import { tokensWith } from './support/claims';

beforeEach(resetProvider);

const holding = (...permissions: string[]) => userOf({ permissions, schoolId: 1 });
const shown = (...permissions: string[]) =>
  visibleMenu(holding(...permissions)).flatMap((entry) => [
    entry.label,
    ...('items' in entry ? entry.items.map(({ label }) => label) : []),
  ]);
const everything = MENU.flatMap((entry) => ('items' in entry ? [entry, ...entry.items] : [entry]));

/** The labels of the menu on screen, with its only group opened. */
async function menuOnScreen(user: { click: (element: Element) => Promise<void> }): Promise<(string | null)[]> {
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  const group = menu.queryByText('School Management');
  if (group && menu.queryByText('Schools') === null) await user.click(group);
  return menu.queryAllByRole('menuitem').map((item) => item.textContent);
}
const keepOnly = (...names: string[]) =>
  sql(
    `DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'admin') AND NOT privilege_id = ANY($1::int[])`,
    [names.map((name) => (PRIVILEGES as readonly string[]).indexOf(name) + 1)],
  );

test.each([
  ['SHELL-42', 'Dashboard', '/dashboard', 'DASHBOARD'],
  ['SHELL-44', 'Schools', '/schools', 'SCHOOL_MANAGEMENT'],
])('%s %s leads to %s and needs %s', async (_id, label, to, privilege) => {
  expect(everything).toContainEqual(expect.objectContaining({ label, to, privilege }));
  expect(shown(privilege)).toContain(label);
  expect(shown(...PRIVILEGES.filter((name) => name !== privilege))).not.toContain(label);
  const { path, user } = await renderPortal({ at: '/profile', as: 'platform' });
  await menuOnScreen(user);
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await user.click(menu.getByRole('link', { name: label }));
  await waitFor(() => expect(path()).toBe(to));
});

test('SHELL-43 the group School Management needs SCHOOL_MANAGEMENT', () => {
  expect(MENU).toContainEqual(
    expect.objectContaining({
      label: 'School Management',
      privilege: 'SCHOOL_MANAGEMENT',
      items: expect.any(Array) as unknown,
    }),
  );
  expect(shown('SCHOOL_MANAGEMENT')).toContain('School Management');
  expect(shown(...PRIVILEGES.filter((name) => name !== 'SCHOOL_MANAGEMENT'))).not.toContain('School Management');
});

test('SHELL-38 an entry appears only to who holds its privilege at the provider', async () => {
  await keepOnly('DASHBOARD');
  const { user } = await renderPortal({ at: '/profile', as: 'admin' });
  expect(await menuOnScreen(user)).toEqual(['Dashboard']);
});

test('SHELL-38 every entry appears exactly to who holds the privileges on its way', () => {
  for (const { privilege, label } of everything)
    expect(shown(...PRIVILEGES.filter((name) => name !== privilege))).not.toContain(label);
  expect(shown(...PRIVILEGES)).toEqual(everything.map(({ label }) => label));
});

test('SHELL-39 the permissions of a token count in whatever case they are written', async () => {
  expect(shown('Dashboard', 'school_management')).toEqual(['Dashboard', 'School Management', 'Schools']);
  const tokens = await tokensWith('admin', { permissions: ['dashboard', 'School_Management'] });
  // The provider's own answer would replace the permissions of the token.
  const { user } = await renderPortal({
    at: '/profile',
    tokens,
    fault: ({ path }) => (path === '/user/info' ? new Promise<never>(() => undefined) : undefined),
  });
  expect(await menuOnScreen(user)).toEqual(['Dashboard', 'School Management', 'Schools']);
});

test('SHELL-40 who holds no privilege of the menu reads whom to ask', async () => {
  await sql("DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'clerk')");
  await renderPortal({ at: '/profile', as: 'clerk' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  expect(menu.getByText('No menu items available. Contact administrator for access.')).toBeVisible();
  expect(menu.queryAllByRole('menuitem')).toEqual([]);
});

test('SHELL-41 a child stays hidden without the privilege of its group', () => {
  for (const entry of MENU) {
    if (!('items' in entry)) continue;
    const children = entry.items.map(({ privilege }) => privilege as string).filter((name) => name !== entry.privilege);
    expect(shown(...children)).toEqual([]);
    for (const user of [holding(entry.privilege)])
      expect(visibleMenu(user).every((one) => !('items' in one) || one.items.length > 0)).toBe(true);
  }
});

test('SHELL-69 the entries stand in the order of the menu table', async () => {
  const { user } = await renderPortal({ at: '/profile', as: 'admin' });
  expect(await menuOnScreen(user)).toEqual(['Dashboard', 'School Management', 'Schools']);
});
