import { fireEvent, within } from '@testing-library/react';
import { KEY_AREAS } from '@/app/keyboard/keyboardWords';
import { renderPortal, screen, waitFor } from '../support/portal';
import { resetProvider } from '../support/provider';

beforeEach(resetProvider);

test('? opens the shortcuts outside text fields, and the finder leads to them', async () => {
  const { user } = await renderPortal({ shell: true, at: '/profile/change-password', as: 'clerk' });
  const box = await screen.findByLabelText('Current Password');
  await user.type(box, '?');
  expect(box).toHaveValue('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: '?', shiftKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getAllByRole('region')).toHaveLength(KEY_AREAS.length);
  expect(dialog.getByText('Take a fee of the student').closest('div')).toHaveTextContent('Ctrl Enter');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.type(await screen.findByRole('combobox', { name: /^Student, receipt/ }), 'short{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
