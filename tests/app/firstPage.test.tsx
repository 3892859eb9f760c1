// The login page as the portal opens it, without the router.
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { FirstPage } from '@/app/FirstPage';
import { createPortal } from '@/app/store';
import { screen } from '../support/portal';
import { apiBase } from '../support/provider';

test('a change of the hash on the login page keeps the entries of both fields', async () => {
  window.history.replaceState(null, '', '/auth/login');
  const portal = createPortal({ baseUrl: apiBase });
  render(
    <App portal={portal}>
      <FirstPage />
    </App>,
  );
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'Secret@1');
  act(() => {
    window.history.pushState(null, '', '/auth/login#x');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  // Hidden while other screens are loaded.
  expect(screen.getByLabelText('Username')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
  expect(screen.getByLabelText('Password')).toHaveValue('Secret@1');
  portal.close();
  portal.persistor.pause();
});
