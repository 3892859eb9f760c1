import { act, within } from '@testing-library/react';
import { resetProvider, signIn, sql } from '../../support/provider';
import { screen, waitFor, type Rendered } from '../../support/portal';
import { openList, handoverOf } from '../support/teachers';
import { findRow, navigateTo, chooseMenuItem, openRowMenu } from '../../support/screen';
import { countCalls, networkError, replyTo, rejectWith } from '../../support/faults';
import { setPrivileges } from '../../provider/support/privileges';

beforeEach(resetProvider);

const NAME = 'Deepika Hada';
const idOf = async (userName: string) => (await handoverOf(userName)).teacher.teacherId;
async function disable(user: Rendered['user'], name: string): Promise<void> {
  await chooseMenuItem(user, name, 'Disable');
  await user.click(await screen.findByRole('button', { name: 'Disable teacher' }));
}
const textsOf = (entries: HTMLElement[]) => entries.map(({ textContent }) => textContent);

test('TEACHER-02 TEACHER-03 a manager of permissions has four entries at each teacher', async () => {
  await sql("UPDATE users SET disabled = true WHERE user_name = 'arif.mansuri'");
  await setPrivileges('admin2', 'USERS', 'LIST_TEACHER', 'USER_MANAGEMENT');
  const { user } = await openList();
  expect(textsOf(await openRowMenu(user, NAME))).toEqual(['Edit', 'Manage Permissions', 'Disable', 'Delete']);
  await user.keyboard('{Escape}');
  expect(textsOf(await openRowMenu(user, 'Arif Mansuri'))).toEqual(['Edit', 'Manage Permissions', 'Enable', 'Delete']);
});

test('TEACHER-02 TEACHER-03 a user of the list alone has the other entries, without Manage Permissions', async () => {
  await sql("UPDATE users SET disabled = true WHERE user_name = 'arif.mansuri'");
  await setPrivileges('admin2', 'USERS', 'LIST_TEACHER');
  const { user } = await openList();
  for (const name of ['Arif Mansuri', NAME, 'Imran Khan', 'Mahendra Nagar', 'Sushila Gurjar']) {
    const change = name === 'Arif Mansuri' ? 'Enable' : 'Disable';
    expect([name, ...textsOf(await openRowMenu(user, name))]).toEqual([name, 'Edit', change, 'Delete']);
    await user.keyboard('{Escape}');
  }
  // The name leads where the provider would refuse: it is no link.
  expect(screen.queryByRole('link', { name: NAME })).toBeNull();
});

test('ENUM-17 the name of a teacher is a link to the form; the addresses alone open form and permissions in another tab', async () => {
  const id = await idOf('deepika.hada');
  const rendered = await openList();
  const { leave, path, user } = rendered;
  const link = await screen.findByRole('link', { name: NAME });
  expect(link).toHaveAttribute('href', `/teachers/edit?id=${id}`);
  await user.click(link);
  expect(await screen.findByLabelText('Full name')).toHaveValue(NAME);
  expect(path()).toBe('/teachers/edit');
  // Opened again, the form holds what is stored now.
  await navigateTo(rendered, -1);
  await findRow(NAME);
  await act(() => sql("UPDATE teachers SET contact_phone = '9829399999' WHERE id = $1", [id]));
  await user.click(screen.getByRole('link', { name: NAME }));
  expect(await screen.findByLabelText('Phone')).toHaveValue('9829399999');
  leave();
  const form = await openList({ at: `/teachers/edit?id=${id}` });
  expect(await screen.findByLabelText('Full name')).toHaveValue(NAME);
  form.leave();
  await openList({ at: `/teachers/permission?id=${id}` });
  expect(await screen.findByLabelText('Dashboard')).toBeChecked();
  expect(screen.getByText(NAME)).toBeVisible();
});

test('TEACHER-02 Edit opens the form of that teacher', async () => {
  const { path, user } = await openList();
  await chooseMenuItem(user, NAME, 'Edit');
  expect(await screen.findByLabelText('Full name')).toHaveValue(NAME);
  expect(path()).toBe('/teachers/edit');
});

test('ENUM-17 TEACHER-03 Manage Permissions opens the privileges of that teacher; on return the list is loaded again', async () => {
  const rendered = await openList();
  const { path, user } = rendered;
  await chooseMenuItem(user, NAME, 'Manage Permissions');
  expect(await screen.findByRole('checkbox', { name: 'Dashboard' })).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Manage Permissions' })).toBeVisible();
  expect(screen.getByText(NAME)).toBeVisible();
  expect(path()).toBe('/teachers/permission');
  await act(() => sql("UPDATE users SET full_name = 'Deepika Hada-Singh' WHERE user_name = 'deepika.hada'"));
  await navigateTo(rendered, -1);
  expect(await findRow('Deepika Hada-Singh')).toBeVisible();
});

test('TEACHER-05 CALL-10 CALL-56 a teacher is disabled, once that is confirmed, and enabled from its row, and the list follows', async () => {
  const { sent, user } = await openList();
  const call = `PUT /user/teacher/${await idOf('deepika.hada')}/true/disable`;
  await chooseMenuItem(user, NAME, 'Disable');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(`Disable Teacher “${NAME}”The teacher is signed out at once and cannot sign in`);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(countCalls(sent, call)).toBe(0);
  await disable(user, NAME);
  expect(await screen.findByText('Teacher disabled successfully')).toBeVisible();
  await waitFor(async () => expect(within(await findRow(NAME)).getByText('Inactive')).toBeVisible());
  await expect(signIn('deepika.hada')).rejects.toThrow('could not sign in');
  await chooseMenuItem(user, NAME, 'Enable');
  expect(await screen.findByText('Teacher enabled successfully')).toBeVisible();
  await waitFor(async () => expect(within(await findRow(NAME)).getByText('Active')).toBeVisible());
  expect(await signIn('deepika.hada')).toHaveProperty('accessToken');
});

test('TEACHER-06 CALL-55 Delete asks first: declined it makes no call, confirmed the teacher is gone', async () => {
  const call = `DELETE /user/teacher/${await idOf('deepika.hada')}`;
  const { sent, user } = await openList();
  await chooseMenuItem(user, NAME, 'Delete');
  expect(await screen.findByRole('dialog')).toHaveTextContent(`Delete Teacher “${NAME}”`);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(countCalls(sent, call)).toBe(0);
  await chooseMenuItem(user, NAME, 'Delete');
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Teacher deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(NAME)).toBeNull());
  expect(screen.getByText('Total Records: 4')).toBeVisible();
  expect(countCalls(sent, call)).toBe(1);
});

const failures: [string, string, string, (id: number) => string, string][] = [
  [
    'TEACHER-06 CALL2-39',
    'Delete',
    'Delete',
    (id) => `DELETE /user/teacher/${id}`,
    'An error occurred. Please try again.',
  ],
  [
    'TEACHER-05 CALL2-39',
    'Disable',
    'Disable teacher',
    (id) => `PUT /user/teacher/${id}/true/disable`,
    'Failed to update teacher status',
  ],
  [
    'TEACHER-05 CALL2-39',
    'Enable',
    '',
    (id) => `PUT /user/teacher/${id}/false/disable`,
    'Failed to update teacher status',
  ],
];
test.each(failures)('%s a failed %s says so and changes nothing', async (_id, entry, confirm, callOf, text) => {
  const call = callOf(await idOf('deepika.hada'));
  await sql("UPDATE users SET disabled = $1 WHERE user_name = 'deepika.hada'", [entry === 'Enable']);
  const { sent, user } = await openList({
    fault: replyTo(call, rejectWith(105, '', { status: 409 }), rejectWith(105, 'Not today'), networkError),
  });
  for (const shown of [text, 'Not today', 'Network error occurred']) {
    await chooseMenuItem(user, NAME, entry);
    if (confirm) {
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: confirm }));
    }
    expect(await screen.findByText(shown)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(within(await findRow(NAME)).getByText(entry === 'Enable' ? 'Inactive' : 'Active')).toBeVisible();
  expect(countCalls(sent, call)).toBe(3);
});

test('a teacher who was deleted elsewhere in the meantime: the list is loaded again, after the refusal too', async () => {
  const { user } = await openList();
  await findRow(NAME);
  await sql("UPDATE users SET deleted_at = now() WHERE user_name = 'deepika.hada'");
  await disable(user, NAME);
  expect(await screen.findByText('The requested resource was not found')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(NAME)).toBeNull());
});

test('users cannot disable or delete their own account; the message of the provider is shown', async () => {
  const { user } = await openList();
  await disable(user, 'Imran Khan');
  expect(await screen.findByText('You cannot disable or delete your own account')).toBeVisible();
});
