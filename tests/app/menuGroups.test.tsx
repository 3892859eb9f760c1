import { within } from '@testing-library/react';
import { resetProvider } from '../support/provider';
import { renderPortal, screen, waitFor } from '../support/portal';
import { navigateTo } from '../support/screen';

beforeEach(resetProvider);

test('SHELL-37 opening a group closes the one that was open', async () => {
  const { user } = await renderPortal({ shell: true, at: '/dashboard', as: 'admin' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  const group = (name: string) => menu.getByRole('menuitem', { name });
  const groups = ['School Management', 'Student', 'Receipts', 'User', 'Result', 'Report'];
  const open = () => groups.filter((name) => group(name).getAttribute('aria-expanded') === 'true');
  expect(open()).toEqual([]);
  for (const name of [...groups, 'User']) {
    await user.click(menu.getByText(name));
    await waitFor(() => expect(open()).toEqual([name]));
  }
  await user.click(menu.getByText('User'));
  await waitFor(() => expect(open()).toEqual([]));
});

test('the menu marks the list while one of its records is open, and its groups stay as they were left', async () => {
  const rendered = await renderPortal({ shell: true, at: '/students/view?id=69', as: 'admin' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  const group = (name: string) => menu.getByRole('menuitem', { name });
  const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';
  const marked = () => [...document.querySelectorAll('.ant-menu-item-selected')].map(({ textContent }) => textContent);
  expect(marked()).toEqual(['Student List']);
  expect(isOpen('Student')).toBe(true);
  await navigateTo(rendered, '/dashboard');
  await waitFor(() => expect(marked()).toEqual(['Dashboard']));
  expect(isOpen('Student')).toBe(true);
  await rendered.user.click(menu.getByText('Student'));
  await waitFor(() => expect(isOpen('Student')).toBe(false));
  await navigateTo(rendered, '/students/list');
  await waitFor(() => expect(document.querySelector('.portal-table')).not.toBeNull());
  expect(isOpen('Student')).toBe(false);
  await navigateTo(rendered, '/teachers/list');
  await waitFor(() => expect(isOpen('User')).toBe(true));
});
