import { resetProvider } from '../../support/provider';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { openPermissions, statusLine, handoverOf, clickSaveChanges, checkboxState } from '../support/teachers';
import { countCalls, replyTo, passThrough, rejectWith } from '../../support/faults';
import { getField, optionsOf, chooseOption, fillField, toggleCheckbox, clickButton } from '../../support/screen';
import { setPrivileges, storedPrivileges, withdrawPrivileges } from '../../provider/support/privileges';
import { privilegeIds } from '../../provider/support/privilegeTree';

beforeEach(resetProvider);

const WHO = 'deepika.hada';
const userIdOf = async (userName: string) => (await handoverOf(userName)).teacher.userId;
const shown = () => screen.queryAllByRole('checkbox').map((one) => one.closest('label')?.textContent);

test('what a save would give and take is marked at each box and summed up before it is saved', async () => {
  await openPermissions(WHO);
  toggleCheckbox('Dashboard');
  toggleCheckbox('Edit student');
  expect(getField('Dashboard')).toHaveAccessibleDescription('Removed');
  expect(getField('Edit student')).toHaveAccessibleDescription('Added');
  expect(getField('Result')).not.toHaveAccessibleDescription();
  expect(screen.getByText('3 added: Student, Student List, Edit student')).toBeVisible();
  expect(screen.getByText('1 removed: Dashboard')).toBeVisible();
  toggleCheckbox('Receipts');
  toggleCheckbox('Classes');
  expect(screen.getByText(/^12 added: .* and 4 more$/)).toBeVisible();
  for (const label of ['Receipts', 'Classes']) toggleCheckbox(label);
  clickSaveChanges();
  await waitFor(() => expect(statusLine()).toHaveTextContent('All changes saved successfully'));
  for (const label of ['Dashboard', 'Edit student']) expect(getField(label)).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/^\d+ (added|removed):/)).toBeNull();
});

test('eight changes are all named; of more the others are counted', async () => {
  await openPermissions(WHO);
  for (const label of ['Student List', 'Receipt Management', 'Confirm Receipt', 'Students Promotion'])
    toggleCheckbox(label);
  expect(screen.getByText(/^8 added:/)).not.toHaveTextContent('more');
  toggleCheckbox('Subjects');
  expect(screen.getByText(/^14 added: .* and 6 more$/)).toBeVisible();
});

test('a search leaves what it finds, and what is out of sight keeps its ticks', async () => {
  await openPermissions(WHO);
  await fillField('Search permissions', ' STUDENT ');
  // 'Student List' and so on stand below the group that is found itself.
  expect(shown()).toEqual(expect.arrayContaining(['Student', 'Student List', 'Edit student', 'Students Promotion']));
  expect(shown()).not.toContain('Dashboard');
  expect(screen.getByText(`${shown().length} permissions found`)).toHaveAttribute('aria-live', 'polite');
  // What only is above a hit has no box: it would change what is out of sight.
  expect(shown()).not.toContain('Result');
  expect(screen.getByText('Result')).toBeVisible();
  clickButton('Clear');
  clickButton('Select all');
  expect([checkboxState('Student'), checkboxState('Students Promotion')]).toEqual(['ticked', 'ticked']);
  await fillField('Search permissions', 'zebra');
  expect(screen.getByText('No permission matches “zebra”')).toBeVisible();
  expect(shown()).toEqual([]);
  await fillField('Search permissions', '');
  expect(['Dashboard', 'Upload Result', 'Student', 'Receipts'].map(checkboxState)).toEqual([
    'ticked',
    'partial',
    'ticked',
    'empty',
  ]);
});

test('what another teacher of the school holds is ticked in addition, as far as it can be given, and saved by Save Changes alone', async () => {
  await setPrivileges('sushila.gurjar', 'STUDENT', 'LIST_STUDENT', 'EDIT_STUDENT');
  await withdrawPrivileges('admin2', 'EDIT_STUDENT');
  const userId = await userIdOf(WHO);
  const before = await storedPrivileges(userId);
  const { sent } = await openPermissions(WHO);
  clickButton('Copy from another teacher');
  await screen.findByText('Copy permissions to Deepika Hada');
  await waitFor(async () => expect(await optionsOf('Teacher')).toHaveLength(4));
  expect(await optionsOf('Teacher')).not.toContain('Deepika Hada (deepika.hada)');
  await chooseOption('Teacher', 'Sushila Gurjar (sushila.gurjar)');
  clickButton('Copy');
  expect(
    await screen.findByText('Permissions of Sushila Gurjar selected, except 1 that you do not have. Not saved yet.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(['Dashboard', 'Student List', 'Edit student'].map(checkboxState)).toEqual(['ticked', 'partial', 'empty']);
  expect(screen.getByText('2 added: Student, Student List')).toBeVisible();
  expect(await storedPrivileges(userId)).toEqual(before);
  clickSaveChanges();
  await waitFor(() => expect(statusLine()).toHaveTextContent('All changes saved successfully'));
  expect(await storedPrivileges(userId)).toEqual(
    [...before, ...privilegeIds('STUDENT', 'LIST_STUDENT')].sort((a, b) => a - b),
  );
  expect(countCalls(sent, `PUT /privilege/manage/${userId}`)).toBe(1);
});

test('a platform user copies among the teachers of the teacher’s own school; who may not list them does not copy', async () => {
  const PERMISSIONS = `GET /privilege/user/${await userIdOf('sushila.gurjar')}/all`;
  const opened = await openPermissions(WHO, {
    as: 'platform',
    fault: replyTo(PERMISSIONS, rejectWith(105), passThrough),
  });
  clickButton('Copy from another teacher');
  await screen.findByText('Copy permissions to Deepika Hada');
  await waitFor(async () => expect(await optionsOf('Teacher')).toHaveLength(4));
  expect(await optionsOf('Teacher')).toContain('Sushila Gurjar (sushila.gurjar)');
  clickButton('Copy');
  expect(await screen.findByText('Choose a teacher', { selector: '.ant-form-item-explain-error' })).toBeVisible();
  await chooseOption('Teacher', 'Sushila Gurjar (sushila.gurjar)');
  clickButton('Copy');
  expect(await screen.findByText('Failed to load user privileges')).toBeVisible();
  expect(screen.getByText('Copy permissions to Deepika Hada')).toBeVisible();
  await waitForResponses();
  clickButton('Copy');
  expect(await screen.findByText('Permissions of Sushila Gurjar selected. Not saved yet.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  opened.leave();
  await withdrawPrivileges('admin2', 'LIST_TEACHER');
  await openPermissions(WHO);
  expect(screen.queryByRole('button', { name: 'Copy from another teacher' })).toBeNull();
});
