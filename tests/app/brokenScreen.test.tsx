import { resetProvider } from '../support/provider';
import { renderPortal, screen } from '../support/portal';

jest.mock('@/features/home/profile/ProfileScreen', () => {
  throw new Error('Loading chunk 7 failed.');
});

beforeEach(resetProvider);

test('a screen whose script does not load is replaced by a message and a Reload button', async () => {
  await renderPortal({ shell: true, at: '/profile', as: 'admin' });
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This screen could not be shown. Saved data is not affected. Reload the page.',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
