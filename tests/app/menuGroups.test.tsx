import { within } from '@testing-library/react';
import { resetProvider } from '../support/provider';
import { renderPortal, screen, waitFor } from '../support/portal';

beforeEach(resetProvider);

test('SHELL-37 opening a group closes the one that was open', async () => {
  const { user } = await renderPortal({ shell: true, at: '/dashboard', as: 'admin' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  const group = (name: string) => menu.getByRole('menuitem', { name });
  const open = () =>
    ['School Management', 'Student', 'User'].filter((name) => group(name).getAttribute('aria-expanded') === 'true');
  expect(open()).toEqual([]);
  await user.click(menu.getByText('School Management'));
  expect(open()).toEqual(['School Management']);
  await user.click(menu.getByText('Student'));
  await waitFor(() => expect(open()).toEqual(['Student']));
  await user.click(menu.getByText('User'));
  await waitFor(() => expect(open()).toEqual(['User']));
  await user.click(menu.getByText('User'));
  await waitFor(() => expect(open()).toEqual([]));
});
