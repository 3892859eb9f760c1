import { act, within } from '@testing-library/react';
import { call, resetProvider, tokenOf } from '../../support/provider';
import { screen, waitFor, type Rendered, waitForResponses } from '../../support/portal';
import { signInAs } from '../support/signingIn';
import { openPermissions, statusLine, handoverOf, clickSaveChanges, checkboxState } from '../support/teachers';
import {
  countCalls,
  combineFaults,
  holdResponse,
  loseResponse,
  networkError,
  replyTo,
  passThrough,
  rejectWith,
  unauthorised,
} from '../../support/faults';
import { navigateTo, toggleCheckbox, clickButton } from '../../support/screen';
import { setPrivileges, storedPrivileges } from '../../provider/support/privileges';
import { privilegeIds } from '../../provider/support/privilegeTree';

beforeEach(resetProvider);

const WHO = 'deepika.hada';
const DONE = 'Privileges updated successfully';
const CONFLICT = 'This record has changed';
const userIdOf = async (userName: string) => (await handoverOf(userName)).teacher.userId;
const putOf = async (userName: string) => `PUT /privilege/manage/${await userIdOf(userName)}`;
const stored = async () => storedPrivileges(await userIdOf(WHO));

test('a double click on Save Changes sends one request', async () => {
  const PUT = await putOf(WHO);
  const gate = holdResponse();
  const { sent } = await openPermissions(WHO, { fault: replyTo(PUT, gate.reply) });
  toggleCheckbox('Dashboard');
  // Both before anything is drawn.
  act(() => {
    const button = screen.getByRole('button', { name: 'Save Changes' });
    button.click();
    button.click();
  });
  await waitFor(() => expect(countCalls(sent, PUT)).toBe(1));
  gate.release();
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitForResponses();
  expect(countCalls(sent, PUT)).toBe(1);
});

test('boxes that are ticked while a save is running stay unsaved', async () => {
  const gate = holdResponse();
  await openPermissions(WHO, { fault: replyTo(await putOf(WHO), gate.reply) });
  toggleCheckbox('Dashboard');
  clickSaveChanges();
  toggleCheckbox('Receipts');
  gate.release();
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitFor(() => expect(statusLine()).toHaveTextContent(/^3 unsaved changes$/));
  expect(await stored()).toEqual(privilegeIds('RESULT', 'UPLOAD_RESULT'));
  clickSaveChanges();
  await waitFor(() => expect(statusLine()).toHaveTextContent('All changes saved successfully'));
  expect(await stored()).toEqual(
    privilegeIds('RECEIPT', 'LIST_RECEIPT', 'CONFIRM_FEE_RECEIPT', 'RESULT', 'UPLOAD_RESULT').sort((a, b) => a - b),
  );
});

test('PRIVILEGE-06 after a save without an answer the bar says that it is not saved, also after further ticks, until it is saved', async () => {
  await openPermissions(WHO, { fault: replyTo(await putOf(WHO), networkError, passThrough) });
  toggleCheckbox('Dashboard');
  clickSaveChanges();
  const line = /^Failed to save changesYour entries are still here\.\d unsaved changes?$/;
  await waitFor(() => expect(statusLine()).toHaveTextContent(line));
  toggleCheckbox('Receipts');
  expect(statusLine()).toHaveTextContent(line);
  clickSaveChanges();
  await waitFor(() => expect(statusLine()).toHaveTextContent(/^All changes saved successfully$/));
});

test('PRIVILEGE-06 a tick that is taken back after a save without a response can be saved, and is revoked', async () => {
  await openPermissions(WHO, { fault: replyTo(await putOf(WHO), loseResponse, passThrough) });
  toggleCheckbox('Receipts');
  clickSaveChanges();
  await waitFor(() => expect(statusLine()).toHaveTextContent(/^Failed to save changes/));
  toggleCheckbox('Receipts');
  expect(statusLine()).toHaveTextContent(/^Save not confirmed\.Save again to check what is stored\.$/);
  clickSaveChanges();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  clickButton('Save my version');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored()).toEqual(privilegeIds('DASHBOARD', 'RESULT', 'UPLOAD_RESULT').sort((a, b) => a - b));
  await waitFor(() => expect(statusLine()).toHaveTextContent(/^All changes saved successfully$/));
});

/** Another user gives the receipts to look at while this one takes the dashboard. */
async function meetConflict(): Promise<Rendered> {
  const userId = await userIdOf(WHO);
  const token = await tokenOf('platform');
  const opened = await openPermissions(WHO);
  toggleCheckbox('Dashboard');
  const assignedPrivileges = privilegeIds('DASHBOARD', 'RECEIPT', 'LIST_RECEIPT');
  const answer = await act(() => call('PUT', `/privilege/manage/${userId}`, { token, json: { assignedPrivileges } }));
  expect(answer.responseCode).toBe(100);
  clickSaveChanges();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  expect(statusLine()).toHaveTextContent('Failed to save changes');
  expect(await stored()).toEqual(assignedPrivileges);
  return opened;
}
const closed = () => waitFor(() => expect(screen.queryByText(CONFLICT)).toBeNull());

test('two users manage one teacher: Keep editing keeps the ticks, and asks again at the next save', async () => {
  await meetConflict();
  clickButton('Keep editing');
  await closed();
  expect([checkboxState('Dashboard'), checkboxState('Receipts')]).toEqual(['empty', 'empty']);
  clickSaveChanges();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
});

test('two users manage one teacher: Load new version shows it, and saving over it works', async () => {
  await meetConflict();
  clickButton('Load new version');
  await closed();
  expect([checkboxState('Dashboard'), checkboxState('Receipts'), checkboxState('Result')]).toEqual([
    'ticked',
    'partial',
    'empty',
  ]);
  expect(statusLine()).toHaveTextContent('No unsaved changes');
  toggleCheckbox('Dashboard');
  clickSaveChanges();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored()).toEqual(privilegeIds('RECEIPT', 'LIST_RECEIPT'));
});

test('two users manage one teacher: Save my version saves over theirs, once', async () => {
  const { sent } = await meetConflict();
  clickButton('Save my version');
  expect(await screen.findByText(DONE)).toBeVisible();
  await closed();
  expect(await stored()).toEqual(privilegeIds('RESULT', 'UPLOAD_RESULT'));
  expect(countCalls(sent, await putOf(WHO))).toBe(2);
  await waitFor(() => expect(statusLine()).toHaveTextContent('All changes saved successfully'));
});

test('when the other version cannot be loaded, the dialog stays open', async () => {
  const userId = await userIdOf(WHO);
  await openPermissions(WHO, {
    fault: combineFaults(
      replyTo(`PUT /privilege/manage/${userId}`, rejectWith(205, '', { status: 409 })),
      replyTo(`GET /privilege/user/${userId}/all`, passThrough, rejectWith(105, '')),
    ),
  });
  toggleCheckbox('Dashboard');
  clickSaveChanges();
  await screen.findByText(CONFLICT);
  clickButton('Load new version');
  expect(await screen.findByText('Failed to load user privileges')).toBeVisible();
  expect(screen.getByText(CONFLICT)).toBeVisible();
  expect(checkboxState('Dashboard')).toBe('empty');
});

const asked = 'You have unsaved changes. Leave without saving?';

test('leaving with unsaved ticks asks first; after a save it does not', async () => {
  const { path, user } = await openPermissions(WHO);
  toggleCheckbox('Dashboard');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText(asked)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(checkboxState('Dashboard')).toBe('empty');
  clickSaveChanges();
  await screen.findByText(DONE);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(trail.getByRole('link', { name: 'Teacher List' }));
  await waitFor(() => expect(path()).toBe('/teachers/list'));
  expect(screen.queryByText(asked)).toBeNull();
});

const restored = 'Your draft was restored.';

async function loseSignIn(): Promise<Rendered> {
  const rendered = await openPermissions(WHO, {
    fault: combineFaults(
      replyTo(await putOf(WHO), unauthorised, passThrough),
      replyTo('POST /auth/refreshToken', unauthorised),
    ),
  });
  toggleCheckbox('Dashboard');
  toggleCheckbox('Edit student');
  clickSaveChanges();
  await screen.findByText('Your session has ended. Please sign in again.');
  return rendered;
}

async function comeBack(rendered: Rendered, userName: string, name: string): Promise<void> {
  await signInAs(rendered.user, userName);
  await screen.findByText(`Welcome, ${name}!`);
  expect(screen.queryAllByRole('link', { name: 'Resume draft' })).toHaveLength(userName === 'admin2' ? 1 : 0);
  await navigateTo(rendered, '/teachers/permission', await handoverOf(WHO));
  await screen.findByLabelText('Dashboard');
}

test('ticks survive an expired sign-in of the same user, who is led back to them, and can be saved', async () => {
  const { path, user } = await loseSignIn();
  expect(screen.getByText('Your unsaved changes are kept as a draft in this tab. Sign in to resume.')).toBeVisible();
  await signInAs(user, 'admin2');
  expect(await screen.findByText('You have unsaved changes to a teacher’s permissions.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Resume draft' }));
  expect(await screen.findByText(restored)).toBeVisible();
  expect(path()).toBe('/teachers/permission');
  expect([checkboxState('Dashboard'), checkboxState('Edit student')]).toEqual(['empty', 'ticked']);
  expect(statusLine()).toHaveTextContent('4 unsaved changes');
  clickSaveChanges();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored()).toEqual(privilegeIds('STUDENT', 'LIST_STUDENT', 'EDIT_STUDENT', 'RESULT', 'UPLOAD_RESULT'));
});

test('a tick that is taken back after a save without a response is a draft when the sign-in expires', async () => {
  const rendered = await openPermissions(WHO, {
    fault: combineFaults(
      replyTo(await putOf(WHO), loseResponse, unauthorised, passThrough),
      replyTo('POST /auth/refreshToken', unauthorised),
    ),
  });
  toggleCheckbox('Receipts');
  clickSaveChanges();
  await waitFor(() => expect(statusLine()).toHaveTextContent(/^Failed to save changes/));
  toggleCheckbox('Receipts');
  clickSaveChanges();
  await screen.findByText('Your session has ended. Please sign in again.');
  await comeBack(rendered, 'admin2', 'Imran Khan');
  expect(checkboxState('Receipts')).toBe('empty');
  clickSaveChanges();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
});

test('ticks put back do not overwrite what another user saved in the meantime without asking', async () => {
  const rendered = await loseSignIn();
  await setPrivileges(WHO, 'RECEIPT');
  await comeBack(rendered, 'admin2', 'Imran Khan');
  await screen.findByText(restored);
  clickSaveChanges();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  expect(await stored()).toEqual(privilegeIds('RECEIPT'));
});

test('another user does not get them', async () => {
  const rendered = await loseSignIn();
  await comeBack(rendered, 'platform', 'Priya Nair');
  expect(checkboxState('Dashboard')).toBe('ticked');
  expect(screen.queryByText(restored)).toBeNull();
});

test('unsaved ticks ask before the permissions of another teacher', async () => {
  const rendered = await openPermissions(WHO);
  toggleCheckbox('Dashboard');
  await navigateTo(rendered, '/teachers/permission?id=1');
  expect(await screen.findByText(asked)).toBeVisible();
});
