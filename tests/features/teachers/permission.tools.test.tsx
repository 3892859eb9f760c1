import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { screen, settle, waitFor } from '../../support/portal';
import { countOf, on, real, refuse } from '../support/faults';
import {
  box,
  give,
  handed,
  heldBy,
  ids,
  offered,
  openPermissions,
  pick,
  put,
  saveChanges,
  stateOf,
  statusLine,
  take,
  tick,
} from '../support/teachers';

beforeEach(resetProvider);

const WHO = 'deepika.hada';
const userIdOf = async (userName: string) => (await handed(userName)).teacher.userId;
const shown = () => screen.queryAllByRole('checkbox').map((one) => one.closest('label')?.textContent);
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button span' }));

test('what a save would give and take is marked at each box and summed up before it is saved', async () => {
  await openPermissions(WHO);
  tick('Dashboard');
  tick('Edit student');
  expect(box('Dashboard')).toHaveAccessibleDescription('Removed');
  expect(box('Edit student')).toHaveAccessibleDescription('Added');
  expect(box('Result')).not.toHaveAccessibleDescription();
  expect(screen.getByText('3 added: Student, Student List, Edit student')).toBeVisible();
  expect(screen.getByText('1 removed: Dashboard')).toBeVisible();
  tick('Receipts');
  tick('Classes');
  expect(screen.getByText(/^12 added: .* and 4 more$/)).toBeVisible();
  for (const label of ['Receipts', 'Classes']) tick(label);
  saveChanges();
  await waitFor(() => expect(statusLine()).toHaveTextContent('All changes saved successfully'));
  for (const label of ['Dashboard', 'Edit student']) expect(box(label)).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/^\d+ (added|removed):/)).toBeNull();
});

test('eight changes are all named; of more the others are counted', async () => {
  await openPermissions(WHO);
  for (const label of ['Student List', 'Receipt Management', 'Confirm Receipt', 'Students Promotion']) tick(label);
  expect(screen.getByText(/^8 added:/)).not.toHaveTextContent('more');
  tick('Subjects');
  expect(screen.getByText(/^14 added: .* and 6 more$/)).toBeVisible();
});

test('a search leaves what it finds, and what is out of sight keeps its ticks', async () => {
  await openPermissions(WHO);
  await put('Search permissions', ' STUDENT ');
  // 'Student List' and so on stand below the group that is found itself.
  expect(shown()).toEqual(expect.arrayContaining(['Student', 'Student List', 'Edit student', 'Students Promotion']));
  expect(shown()).not.toContain('Dashboard');
  expect(screen.getByText(`${shown().length} permissions found`)).toHaveAttribute('aria-live', 'polite');
  // What only stands above a hit has no box: it would change what is out of sight.
  expect(shown()).not.toContain('Result');
  expect(screen.getByText('Result')).toBeVisible();
  press('Clear');
  press('Select all');
  expect([stateOf('Student'), stateOf('Students Promotion')]).toEqual(['ticked', 'ticked']);
  await put('Search permissions', 'zebra');
  expect(screen.getByText('No permission matches “zebra”')).toBeVisible();
  expect(shown()).toEqual([]);
  await put('Search permissions', '');
  expect(['Dashboard', 'Upload Result', 'Student', 'Receipts'].map(stateOf)).toEqual([
    'ticked',
    'partial',
    'ticked',
    'empty',
  ]);
});

test('what another teacher of the school holds is ticked in addition, as far as it can be given, and saved by Save Changes alone', async () => {
  await give('sushila.gurjar', 'STUDENT', 'LIST_STUDENT', 'EDIT_STUDENT');
  await take('admin2', 'EDIT_STUDENT');
  const userId = await userIdOf(WHO);
  const before = await heldBy(userId);
  const { sent } = await openPermissions(WHO);
  press('Copy from another teacher');
  await screen.findByText('Copy permissions to Deepika Hada');
  await waitFor(async () => expect(await offered('Teacher')).toHaveLength(4));
  expect(await offered('Teacher')).not.toContain('Deepika Hada (deepika.hada)');
  await pick('Teacher', 'Sushila Gurjar (sushila.gurjar)');
  press('Copy');
  expect(
    await screen.findByText('Permissions of Sushila Gurjar selected, except 1 that you do not have. Not saved yet.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(['Dashboard', 'Student List', 'Edit student'].map(stateOf)).toEqual(['ticked', 'partial', 'empty']);
  expect(screen.getByText('2 added: Student, Student List')).toBeVisible();
  expect(await heldBy(userId)).toEqual(before);
  saveChanges();
  await waitFor(() => expect(statusLine()).toHaveTextContent('All changes saved successfully'));
  expect(await heldBy(userId)).toEqual([...before, ...ids('STUDENT', 'LIST_STUDENT')].sort((a, b) => a - b));
  expect(countOf(sent, `PUT /privilege/manage/${userId}`)).toBe(1);
});

test('a platform user copies among the teachers of the teacher’s own school; who may not list them does not copy', async () => {
  const PERMISSIONS = `GET /privilege/user/${await userIdOf('sushila.gurjar')}/all`;
  const opened = await openPermissions(WHO, { as: 'platform', fault: on(PERMISSIONS, refuse(105), real) });
  press('Copy from another teacher');
  await screen.findByText('Copy permissions to Deepika Hada');
  await waitFor(async () => expect(await offered('Teacher')).toHaveLength(4));
  expect(await offered('Teacher')).toContain('Sushila Gurjar (sushila.gurjar)');
  press('Copy');
  expect(await screen.findByText('Choose a teacher', { selector: '.ant-form-item-explain-error' })).toBeVisible();
  await pick('Teacher', 'Sushila Gurjar (sushila.gurjar)');
  press('Copy');
  expect(await screen.findByText('Failed to load user privileges')).toBeVisible();
  expect(screen.getByText('Copy permissions to Deepika Hada')).toBeVisible();
  await settle();
  press('Copy');
  expect(await screen.findByText('Permissions of Sushila Gurjar selected. Not saved yet.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  opened.leave();
  await take('admin2', 'LIST_TEACHER');
  await openPermissions(WHO);
  expect(screen.queryByRole('button', { name: 'Copy from another teacher' })).toBeNull();
});
