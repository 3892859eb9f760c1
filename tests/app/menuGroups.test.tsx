// The portal has one group so far; the side menu is shown two.
import { within } from '@testing-library/react';
import { resetProvider } from '../support/provider';
import { renderPortal, screen, waitFor } from '../support/portal';

jest.mock('@/app/menu', () => ({
  shortcutsOf: () => [],
  visibleMenu: () => [
    {
      label: 'Pupils',
      icon: null,
      privilege: 'STUDENT',
      items: [{ label: 'Roll', to: '/schools', privilege: 'STUDENT' }],
    },
    {
      label: 'Money',
      icon: null,
      privilege: 'RECEIPT',
      items: [{ label: 'Counter', to: '/profile', privilege: 'RECEIPT' }],
    },
  ],
}));

beforeEach(resetProvider);

test('SHELL-37 opening a group closes the one that was open', async () => {
  const { user } = await renderPortal({ at: '/dashboard', as: 'admin' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  const group = (name: string) => menu.getByRole('menuitem', { name });
  const open = () => ['Pupils', 'Money'].filter((name) => group(name).getAttribute('aria-expanded') === 'true');
  expect(open()).toEqual([]);
  await user.click(menu.getByText('Pupils'));
  expect(open()).toEqual(['Pupils']);
  await user.click(menu.getByText('Money'));
  await waitFor(() => expect(open()).toEqual(['Money']));
  await user.click(menu.getByText('Money'));
  await waitFor(() => expect(open()).toEqual([]));
});
