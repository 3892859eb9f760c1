import { act, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { addSchools } from '../support/schools';
import { findNotification, findRow, chooseMenuItem, navigateTo } from '../../support/screen';
import { alterResponse, countCalls, networkError, replyTo, rejectWith } from '../../support/faults';

beforeEach(resetProvider);

const NAME = 'Nalanda Public School';
/** The row menu of an active school for a platform user. */
const ENTRIES = ['View Details', 'Edit School', 'Set up', 'Disable School', 'Delete School'];
const open = (options: RenderOptions = {}) => renderPortal({ at: '/schools', as: 'platform', ...options });

const entries = async (user: Rendered['user'], school: string): Promise<(string | null)[]> => {
  await user.click(screen.getByRole('button', { name: `Actions for ${school}` }));
  const menu = await screen.findByRole('menu', { name: `Actions for ${school}` });
  return within(menu)
    .getAllByRole('menuitem')
    .map((entry) => entry.textContent);
};

const askedToDelete = () =>
  screen.findByText('Are you sure you want to delete this school? This action cannot be undone.');

test('SCHOOL-06 SCHOOL-15 SCHOOL-35 CONST-15 Add School opens the empty form, each series starting at 1000', async () => {
  const { path, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add School' }));
  await screen.findByRole('button', { name: 'Create School' });
  expect(path()).toBe('/schools/add');
  const values = ['School name', 'Principal', 'Address', 'Letter number', 'Phone', 'Mobile', 'Email'];
  for (const label of [...values, 'UPI id', 'Wording of the fee certificate'])
    expect(screen.getByLabelText(label)).toHaveValue('');
  for (const label of ['Student code start from', 'Fee receipt start from', 'Fee certificate start from'])
    expect(screen.getByLabelText(label)).toHaveValue('1000');
  expect(screen.getByRole('img', { name: 'No image' })).toBeVisible();
  expect(screen.getByLabelText('School name')).toHaveFocus();
});

test('SCHOOL-07 SCHOOL-08 the row menu of an active and of a disabled school', async () => {
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  const { user } = await open();
  await findRow(NAME);
  expect(await entries(user, NAME)).toEqual(ENTRIES);
  await user.keyboard('{Escape}');
  expect(await entries(user, 'Saraswati Vidya Mandir')).toEqual([
    'View Details',
    'Edit School',
    'Set up',
    'Enable School',
    'Delete School',
  ]);
});

test('SCHOOL-52 AUTH-48 the screen asks for no permission: a clerk sees the actions of a user of the school', async () => {
  const rendered = await open({ as: 'clerk' });
  const { path, user } = rendered;
  await findRow('Saraswati Vidya Mandir');
  expect(await entries(user, 'Saraswati Vidya Mandir')).toEqual(['View Details', 'Edit School']);
  expect(screen.queryByRole('button', { name: 'Add School' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Edit School' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(path()).toBe('/schools/edit');
  await navigateTo(rendered, '/schools');
  await findRow('Saraswati Vidya Mandir');
  await chooseMenuItem(user, 'Saraswati Vidya Mandir', 'View Details');
  expect(await screen.findByRole('heading', { name: 'Saraswati Vidya Mandir' })).toBeVisible();
  expect(path()).toBe('/schools/view');
});

test('SCHOOL-52 AUTH-48 a platform user without a privilege sees all actions of a platform user', async () => {
  // The provider gives a platform user every privilege, so this is the response of another provider.
  const fault = replyTo(
    'GET /user/info',
    alterResponse((info) => ({ ...info, permissions: [] })),
  );
  const { portal, user } = await open({ fault });
  await findRow(NAME);
  await waitFor(() => expect(portal.store.getState().auth.user?.permissions).toEqual([]));
  expect(await entries(user, NAME)).toEqual(ENTRIES);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add School' }));
  expect(await screen.findByRole('button', { name: 'Create School' })).toBeVisible();
});

test('SCHOOL-07 the first two entries open the school; on return the list is loaded again', async () => {
  const { path, user } = await open();
  await chooseMenuItem(user, NAME, 'View Details');
  expect(await screen.findByRole('heading', { name: NAME })).toBeVisible();
  expect(path()).toBe('/schools/view');
  await act(() => sql("UPDATE schools SET principal = 'Mrs. Rekha Rao' WHERE id = 2"));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Mrs. Rekha Rao')).toBeVisible();
  await chooseMenuItem(user, NAME, 'Edit School');
  expect(await screen.findByLabelText('School name')).toHaveValue(NAME);
  expect(path()).toBe('/schools/edit');
});

test('the name of a school is a link to its view, and the address alone opens it in another tab', async () => {
  const { leave, path, user } = await open();
  const link = await screen.findByRole('link', { name: NAME });
  expect(link).toHaveAttribute('href', '/schools/view?id=2');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: NAME })).toBeVisible();
  expect(path()).toBe('/schools/view');
  leave();
  await open({ at: '/schools/view?id=2' });
  expect(await screen.findByRole('heading', { name: NAME })).toBeVisible();
});

test('SCHOOL-09 SCHOOL-10 SCHOOL-12 SCHOOL-13 CALL-26 Delete School asks first; confirmed, the school is gone', async () => {
  await addSchools(1);
  const { sent, user } = await open();
  await chooseMenuItem(user, 'School 01', 'Delete School');
  expect(await askedToDelete()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(countCalls(sent, 'DELETE /school/3')).toBe(0);
  await chooseMenuItem(user, 'School 01', 'Delete School');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Delete School “School 01”');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('School deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('School 01')).toBeNull());
  expect(screen.getByText('Total Records: 2')).toBeVisible();
  expect(countCalls(sent, 'DELETE /school/3')).toBe(1);
});

test('SCHOOL-12 after a toggle that is refused, because the school was deleted elsewhere, the list leaves it out', async () => {
  const { user } = await open();
  await findRow(NAME);
  await sql('UPDATE schools SET deleted_at = now() WHERE id = 2');
  await chooseMenuItem(user, NAME, 'Disable School');
  await user.click(await screen.findByRole('button', { name: 'Disable school' }));
  expect(await screen.findByText('The requested resource was not found')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(NAME)).toBeNull());
});

const failures: [string, string, string, string][] = [
  ['Delete School', 'DELETE /school/2', 'Delete', 'Failed to delete school'],
  ['Disable School', 'PUT /school/2/true/disable', 'Disable school', 'Failed to update school status'],
  ['Enable School', 'PUT /school/2/false/disable', '', 'Failed to update school status'],
];
test.each(failures)('SCHOOL-13 CODE-07 a failed %s says so and changes nothing', async (entry, call, confirm, text) => {
  await sql('UPDATE schools SET disabled = $1 WHERE id = 2', [entry === 'Enable School']);
  const before = entry === 'Enable School' ? 'Disabled' : 'Active';
  const { sent, user } = await open({
    fault: replyTo(call, rejectWith(105, '', { status: 409 }), rejectWith(105, 'Not today'), networkError),
  });
  for (const shown of [text, 'Not today', 'Network error occurred']) {
    await chooseMenuItem(user, NAME, entry);
    if (confirm) await user.click(await screen.findByRole('button', { name: confirm }));
    expect(await findNotification(shown)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(within(await findRow(NAME)).getByText(before)).toBeVisible();
  expect(countCalls(sent, call)).toBe(3);
});

test('SCHOOL-08 Disable School asks first and says what stops; cancelled it makes no call', async () => {
  const { sent, user } = await open();
  await chooseMenuItem(user, NAME, 'Disable School');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(`Disable School “${NAME}”`);
  expect(dialog).toHaveTextContent('its users can sign in and view data but cannot save changes');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(countCalls(sent, 'PUT /school/2/true/disable')).toBe(0);
});

test.each([
  ['an active', false],
  ['a disabled', true],
])(
  'SCHOOL-14 a user of %s school sees the own one, without Add School, Delete School and the toggle',
  async (_what, disabled) => {
    await sql('UPDATE schools SET disabled = $1 WHERE id = 2', [disabled]);
    const { user } = await renderPortal({ at: '/schools', as: 'admin2' });
    expect(await screen.findByRole('row', { name: /Nalanda Public School/ })).toBeVisible();
    expect(screen.getByText('Total Records: 1')).toBeVisible();
    expect(screen.queryByText('Saraswati Vidya Mandir')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add School' })).toBeNull();
    expect(await entries(user, NAME)).toEqual(['View Details', 'Edit School']);
  },
);
