import { seen } from './support/devToolsExtension';
import { fireEvent } from '@testing-library/react';
import { withoutSecrets } from '@/app/devTools';
import { resetProvider } from '../support/provider';
import { openByMenu } from '../features/support/signingIn';
import { renderPortal, screen, waitFor } from '../support/portal';
import { findRow } from '../support/screen';

beforeEach(resetProvider);

test('the developer tools show readable action names, and no password or token, during sign-in, change of password and sign-out', async () => {
  const { path, user } = await renderPortal({ shell: true, at: '/auth/login' });
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'platform' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Portal@2026' } });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  const tokens = [localStorage.getItem('accessToken') ?? '', localStorage.getItem('refreshToken') ?? ''];
  await openByMenu(user, 'School Management', 'Schools');
  await findRow('Saraswati Vidya Mandir');
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Change Password' }));
  fireEvent.change(await screen.findByLabelText('Current Password'), { target: { value: 'Portal@2026' } });
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'Peepal@2026' } });
  fireEvent.change(screen.getByLabelText('Confirm New Password'), { target: { value: 'Peepal@2026' } });
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  await screen.findByText('Password changed successfully! Redirecting to profile...');
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(path()).toBe('/auth/login'));

  const secrets = ['Portal@2026', 'Peepal@2026', ...tokens];
  expect(tokens.every((token) => token.length > 20)).toBe(true);
  for (const shown of [seen.actions, seen.states, seen.rawStates])
    for (const secret of secrets) expect(JSON.stringify(shown)).not.toContain(secret);

  const types = [...new Set(seen.actions.map(({ type }) => type))];
  expect(types).toEqual(
    expect.arrayContaining([
      'auth/noTokenFound',
      'auth/tokenRead',
      'credentials/credentialsReceived',
      'credentials/signedOut',
      'theme/themeToggled',
    ]),
  );
  expect(types.filter((type) => !/^(@@redux\/|@@INIT|[a-zA-Z_]+\/[a-zA-Z_]+)/.test(type))).toEqual([]);
});

test('what the contract calls sensitive is hidden at any depth, and nothing else is changed', () => {
  const action = {
    type: 'api/executeMutation/pending',
    meta: { arg: { originalArgs: { signInRequest: { userName: 'clerk', password: 'x' } } } },
  };
  expect(withoutSecrets(action)).toEqual({
    type: 'api/executeMutation/pending',
    meta: { arg: { originalArgs: { signInRequest: { userName: 'clerk', password: '•••' } } } },
  });
  expect(withoutSecrets([{ accessToken: 'a' }, { refreshToken: 'b', kept: [1, null] }])).toEqual([
    { accessToken: '•••' },
    { refreshToken: '•••', kept: [1, null] },
  ]);
  const file = new Blob(['x']);
  expect(withoutSecrets({ file }).file).toBe(file);
});
