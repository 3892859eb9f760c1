import { PASSWORD } from '../../support/provider';
import { screen, type Rendered } from '../../support/portal';

type User = Rendered['user'];

/** Fills the login page and sends it. */
export async function signInAs(user: User, userName: string, password = PASSWORD): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), userName);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** Chooses 'Logout' in the account menu. */
export async function signOutBy(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}
