import { within } from '@testing-library/react';
import { PASSWORD } from '../../support/provider';
import { screen, type Rendered } from '../../support/portal';

type User = Rendered['user'];

/** Fills the login page and sends it. */
export async function signInAs(user: User, userName: string, password = PASSWORD): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), userName);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** Opens a screen by the side menu, whose groups are closed on the dashboard. */
export async function openByMenu(user: User, group: string, item: string): Promise<void> {
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  await user.click(menu.getByText(group));
  await user.click(await menu.findByRole('link', { name: item }));
}

/** Chooses 'Logout' in the account menu. */
export async function signOutByMenu(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}
