import { within } from '@testing-library/react';
import { PRIVILEGE_LABELS, PRIVILEGES } from '@/api/catalogue';
import { call, resetProvider, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { openPermissions, statusLine, handoverOf, clickSaveChanges, checkboxState } from '../support/teachers';
import { findNotification, findRow, queryDatabase, getField, toggleCheckbox } from '../../support/screen';
import { alterResponse, countCalls, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import { setPrivileges, storedPrivileges, withdrawPrivileges } from '../../provider/support/privileges';
import { privilegeIds } from '../../provider/support/privilegeTree';

beforeEach(resetProvider);

const WHO = 'deepika.hada';
const DONE = 'Privileges updated successfully';
const userIdOf = async (userName: string) => (await handoverOf(userName)).teacher.userId;
const putOf = async (userName: string) => `PUT /privilege/manage/${await userIdOf(userName)}`;
const getOf = async (userName: string) => `GET /privilege/user/${await userIdOf(userName)}/all`;
const cardOf = (label: string) => getField(label).closest('section') as HTMLElement;
const saveButton = () => screen.getByRole('button', { name: 'Save Changes' });

test('PRIVILEGE-01 ENUM-18 SHELL-70 the screen shows the privileges of the teacher as a tree, ticked where granted', async () => {
  const { path } = await openPermissions(WHO);
  expect(path()).toBe('/teachers/permission');
  expect(screen.getByRole('heading', { name: 'Manage Permissions', level: 1 })).toBeVisible();
  expect(screen.getByText('Deepika Hada')).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Teacher List' })).toHaveAttribute('href', '/teachers/list');
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((one) => one.closest('label')?.textContent)).toEqual(
    PRIVILEGES.map((name) => PRIVILEGE_LABELS[name]),
  );
  const held = boxes.filter((one) => (one as HTMLInputElement).checked || (one as HTMLInputElement).indeterminate);
  expect(held.map((one) => one.closest('label')?.textContent)).toEqual(['Dashboard', 'Result', 'Upload Result']);
  expect(saveButton()).toBeDisabled();
  const inside = within(cardOf('School Management'));
  expect(within(inside.getByText('Classes').closest('li') as HTMLElement).getAllByRole('checkbox')).toHaveLength(5);
});

test('PRIVILEGE-02 PRIVILEGE-03 a parent follows its children and they follow it', async () => {
  await openPermissions(WHO);
  expect([
    checkboxState('Dashboard'),
    checkboxState('Result'),
    checkboxState('Upload Result'),
    checkboxState('Student'),
  ]).toEqual(['ticked', 'partial', 'partial', 'empty']);
  toggleCheckbox('Classes');
  const below = ['Add class and section', 'Edit class and section', 'Delete class and section', 'Fee structure'];
  expect(['Classes', ...below].map(checkboxState)).toEqual(Array(5).fill('ticked'));
  expect([checkboxState('School Management'), checkboxState('Session Management'), checkboxState('Subjects')]).toEqual([
    'partial',
    'empty',
    'empty',
  ]);
  toggleCheckbox('Fee structure');
  expect([checkboxState('Fee structure'), checkboxState('Classes'), checkboxState('Edit class and section')]).toEqual([
    'empty',
    'partial',
    'ticked',
  ]);
  toggleCheckbox('Classes');
  expect([checkboxState('Fee structure'), checkboxState('Classes')]).toEqual(['ticked', 'ticked']);
  toggleCheckbox('Classes');
  expect(['Classes', ...below].map(checkboxState)).toEqual(Array(5).fill('empty'));
  // The group above was taken along and stays.
  expect(checkboxState('School Management')).toBe('partial');
});

test('a card shows how many of its permissions are granted', async () => {
  await openPermissions(WHO);
  const result = cardOf('Result');
  expect(result).toHaveTextContent('2 of 7');
  toggleCheckbox('Result');
  expect(result).toHaveTextContent('7 of 7');
});

test('PRIVILEGE-04 PRIVILEGE-05 PRIVILEGE-06 CALL2-08 ENUM-18 Save Changes sends the id of every granted permission, partial parents included', async () => {
  const { fault, bodies } = recordCalls(await putOf(WHO));
  await openPermissions(WHO, { fault });
  toggleCheckbox('Edit student');
  expect(statusLine()).toHaveTextContent('3 unsaved changes');
  clickSaveChanges();
  expect(await findNotification(DONE)).toBeVisible();
  await waitFor(() => expect(statusLine()).toHaveTextContent(/^All changes saved successfully$/));
  const before = privilegeIds('DASHBOARD', 'RESULT', 'UPLOAD_RESULT');
  const now = [...before, ...privilegeIds('STUDENT', 'LIST_STUDENT', 'EDIT_STUDENT')].sort((a, b) => a - b);
  expect(bodies).toEqual([{ assignedPrivileges: now, previousPrivileges: before }]);
  expect(await storedPrivileges(await userIdOf(WHO))).toEqual(now);
  expect(saveButton()).toBeDisabled();
});

test('PRIVILEGE-04 a parent permission without its children is saved and shown like that', async () => {
  const opened = await openPermissions(WHO);
  toggleCheckbox('Classes');
  for (const label of ['Add class and section', 'Edit class and section', 'Delete class and section', 'Fee structure'])
    toggleCheckbox(label);
  toggleCheckbox('Result');
  toggleCheckbox('Result');
  clickSaveChanges();
  await screen.findByText(DONE);
  expect(await storedPrivileges(await userIdOf(WHO))).toEqual(
    privilegeIds('DASHBOARD', 'SCHOOL_MANAGEMENT', 'LIST_CLASS'),
  );
  opened.leave();
  await openPermissions(WHO);
  expect([checkboxState('Dashboard'), checkboxState('Classes'), checkboxState('Result')]).toEqual([
    'ticked',
    'partial',
    'empty',
  ]);
});

test('the saved privileges are in the teacher’s next user info', async () => {
  await openPermissions(WHO);
  toggleCheckbox('Student List');
  clickSaveChanges();
  await screen.findByText(DONE);
  const { data } = await call<{ permissions: string[] }>('GET', '/user/info', { token: await tokenOf(WHO) });
  expect([...data.permissions].sort()).toEqual(
    ['DASHBOARD', 'STUDENT', 'LIST_STUDENT', 'EDIT_STUDENT', 'REMOVE_STUDENT', 'RESULT', 'UPLOAD_RESULT'].sort(),
  );
});

test('Save Changes waits for a change, counts them both ways, and a change taken back is none', async () => {
  await openPermissions(WHO);
  expect(statusLine()).toHaveTextContent('No unsaved changes');
  toggleCheckbox('Dashboard');
  expect(statusLine()).toHaveTextContent('1 unsaved change');
  expect(saveButton()).toBeEnabled();
  toggleCheckbox('Receipts');
  expect(statusLine()).toHaveTextContent('4 unsaved changes');
  toggleCheckbox('Receipts');
  toggleCheckbox('Dashboard');
  expect(statusLine()).toHaveTextContent('No unsaved changes');
  expect(saveButton()).toBeDisabled();
});

test('Select all and Clear', async () => {
  const { user } = await openPermissions(WHO);
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  for (const one of screen.getAllByRole('checkbox')) expect(one).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  for (const one of screen.getAllByRole('checkbox')) {
    expect(one).not.toBeChecked();
    expect(one).not.toBePartiallyChecked();
  }
  clickSaveChanges();
  await screen.findByText(DONE);
  expect(await storedPrivileges(await userIdOf(WHO))).toEqual([]);
});

test('PRIVILEGE-05 PRIVILEGE-06 a failed save says so in both places, keeps the ticks, and the next try may succeed', async () => {
  await openPermissions(WHO, {
    fault: replyTo(await putOf(WHO), rejectWith(105, '', { status: 409 }), rejectWith(105, 'Not today'), passThrough),
  });
  toggleCheckbox('Dashboard');
  clickSaveChanges();
  expect(await findNotification('Failed to update privileges')).toBeVisible();
  await waitFor(() => expect(statusLine()).toHaveTextContent('Failed to save changes'));
  expect(statusLine()).toHaveTextContent('1 unsaved change');
  expect(checkboxState('Dashboard')).toBe('empty');
  toggleCheckbox('Receipts');
  expect(statusLine()).toHaveTextContent(/^4 unsaved changes$/);
  clickSaveChanges();
  expect(await screen.findByText('Not today')).toBeVisible();
  await waitFor(() => expect(statusLine()).toHaveTextContent('Failed to save changes'));
  clickSaveChanges();
  expect(await findNotification(DONE)).toBeVisible();
  await waitFor(() => expect(statusLine()).toHaveTextContent('All changes saved successfully'));
});

test('PRIVILEGE-07 CALL2-08 a look-up that fails without words says so, and Retry loads again', async () => {
  const call = await getOf(WHO);
  const state = await handoverOf(WHO);
  const { sent, user } = await renderPortal({
    at: '/teachers/permission',
    state,
    as: 'admin2',
    fault: replyTo(call, rejectWith(105, ''), passThrough),
  });
  expect(await screen.findByText('Failed to load user privileges')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Dashboard')).toBeChecked();
  expect(countCalls(sent, call)).toBe(2);
});

test('a look-up that fails with words shows them', async () => {
  await renderPortal({
    at: '/teachers/permission',
    state: await handoverOf(WHO),
    as: 'admin2',
    fault: replyTo(await getOf(WHO), rejectWith(105, 'Ask again at ten')),
  });
  expect(await screen.findByText('Ask again at ten')).toBeVisible();
  expect(screen.queryByText('Failed to load user privileges')).toBeNull();
});

test('PRIVILEGE-16 the screen opens without USER_MANAGEMENT, and is refused by the provider', async () => {
  await withdrawPrivileges('admin2', 'USER_MANAGEMENT');
  const { path } = await renderPortal({ at: '/teachers/permission', state: await handoverOf(WHO), as: 'admin2' });
  expect(await screen.findByText('You may not manage these privileges')).toBeVisible();
  expect(screen.getByText('If you need access, ask an administrator of your school.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(path()).toBe('/teachers/permission');
});

test.each([[null], [{ teacher: { teacherId: 1 } }]])(
  'without a teacher, with %j, it leads to the list',
  async (state) => {
    const { path, sent } = await renderPortal({ at: '/teachers/permission', state, as: 'admin2' });
    await findRow('Deepika Hada');
    expect(path()).toBe('/teachers/list');
    expect(sent.some((one) => one.path.startsWith('/privilege'))).toBe(false);
  },
);

test('a privilege the portal does not know goes by its name', async () => {
  const further = { privilegeId: 99, privilegeName: 'CANTEEN', selected: false, childPrivileges: [] };
  await openPermissions(WHO, {
    fault: replyTo(
      await getOf(WHO),
      alterResponse((tree) => [...(tree as unknown as unknown[]), further]),
    ),
  });
  expect(getField('CANTEEN')).toBeDisabled();
});

test('PRIVILEGE-02 only permissions that the signed-in user has can be granted, and a text says why', async () => {
  await withdrawPrivileges('admin2', 'REPORTS', 'EDIT_STUDENT');
  const { user } = await openPermissions(WHO);
  const hint = screen.getByText('You can only grant permissions that you have');
  expect(getField('Report')).toBeDisabled();
  expect(getField('Edit student')).toBeDisabled();
  expect(getField('Edit student')).toHaveAttribute('aria-describedby', hint.id);
  expect(getField('Pending Fees')).toBeEnabled();
  expect(getField('Student')).not.toHaveAttribute('aria-describedby');
  await user.hover(getField('Edit student').closest('label') as Element);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('You can only grant permissions that you have');
  toggleCheckbox('Student');
  expect([checkboxState('Student'), checkboxState('Delete student'), checkboxState('Edit student')]).toEqual([
    'partial',
    'ticked',
    'empty',
  ]);
  toggleCheckbox('Pending Fees');
  expect(checkboxState('Report')).toBe('partial');
  clickSaveChanges();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedPrivileges(await userIdOf(WHO))).toEqual(
    expect.not.arrayContaining(privilegeIds('REPORTS')) as unknown,
  );
  toggleCheckbox('Student');
  expect([checkboxState('Student'), checkboxState('Delete student')]).toEqual(['empty', 'empty']);
});

test('Select all takes what can be granted', async () => {
  await withdrawPrivileges('admin2', 'REPORTS', 'EDIT_STUDENT');
  const { user } = await openPermissions(WHO);
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect([
    checkboxState('Report'),
    checkboxState('Pending Fees'),
    checkboxState('Edit student'),
    checkboxState('Receipts'),
  ]).toEqual(['partial', 'ticked', 'empty', 'ticked']);
});

/** Nothing on the screen can be changed. */
function expectClosed(): void {
  for (const one of screen.getAllByRole('checkbox')) expect(one).toBeDisabled();
  for (const name of ['Save Changes', 'Select all', 'Clear']) expect(screen.queryByRole('button', { name })).toBeNull();
}

test('the permissions of someone who holds more are shown and cannot be changed', async () => {
  await withdrawPrivileges('admin2', 'UPLOAD_RESULT');
  await openPermissions(WHO);
  expect(screen.getByRole('alert')).toHaveTextContent('This teacher has permissions that you do not have');
  expectClosed();
  expect(checkboxState('Dashboard')).toBe('ticked');
});

test('the own permissions are shown and cannot be changed', async () => {
  await openPermissions('admin2');
  expect(screen.getByRole('alert')).toHaveTextContent('You cannot change your own permissions');
  expectClosed();
});

test('a platform user manages the permissions of a school’s teacher', async () => {
  await openPermissions(WHO, { as: 'platform' });
  toggleCheckbox('Result');
  toggleCheckbox('Result');
  clickSaveChanges();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedPrivileges(await userIdOf(WHO))).toEqual(privilegeIds('DASHBOARD'));
});

test('a user who lost a permission since the screen opened sees the refusal of the provider', async () => {
  await openPermissions(WHO);
  toggleCheckbox('Dashboard');
  await queryDatabase("DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'admin2')");
  clickSaveChanges();
  expect(await screen.findByText('You may not manage these privileges')).toBeVisible();
});

test('the screen loads the permissions again each time it opens', async () => {
  const { path, user } = await openPermissions(WHO);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(path()).toBe('/teachers/list'));
  await setPrivileges(WHO, 'RECEIPT');
  await user.click(await screen.findByLabelText('Actions for Deepika Hada', { selector: 'button' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Manage Permissions' }));
  expect(await screen.findByLabelText('Dashboard')).not.toBeChecked();
  expect(checkboxState('Receipts')).toBe('partial');
});
