// What was typed of a subject and not saved: after an expired sign-in, and before the list of the school is closed.
import { act, fireEvent } from '@testing-library/react';
import { saveMaster } from '../../provider/support/subjects';
import { screen, waitFor, type RenderOptions, type Rendered, waitForResponses } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { signInAs } from '../support/signingIn';
import { NEXT, openAdding, openAddingGroup, openSubjects, SAVE, SAVE_GROUP } from '../support/subjects';
import {
  chooseMenuItem,
  findDialog,
  waitForNoDialog,
  chooseOption,
  clickDialogButton,
  selectedText,
  fillField,
  getField,
  clickButton,
  toggleCheckbox,
} from '../../support/screen';
import { combineFaults, replyTo, passThrough, unauthorised } from '../../support/faults';

beforeEach(resetProvider);

const QUESTION = 'Discard the new name?';
const SAVE_MASTER = 'PUT /subject-master/1';
const expired = (call: string) =>
  combineFaults(replyTo(call, unauthorised, passThrough), replyTo('POST /auth/refreshToken', unauthorised));

/** Signs in again where the sign-in had expired, and goes back to the screen by the dashboard's link. */
async function goOn(rendered: Rendered, address: RegExp): Promise<void> {
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'admin');
  const link = await screen.findByText('Resume draft');
  expect(link).toHaveAttribute('href', expect.stringMatching(address));
  fireEvent.click(link);
}

test('TABLE-13 a new subject survives an expired sign-in: its dialog opens again as it was filled in, and Escape asks', async () => {
  const rendered = await openAdding({ fault: expired(SAVE) });
  await chooseOption('Subject', 'Drawing');
  toggleCheckbox('Viva');
  await waitForResponses();
  clickDialogButton('Add');
  await goOn(rendered, /^\/subjects#schoolId=1&sessionId=3&classId=\d+&tab=subjects$/);
  await findDialog(`Add Subject to 9 (${NEXT})`);
  await waitFor(() => expect(selectedText('Subject')).toBe('Drawing'));
  expect(getField('Viva')).toBeChecked();
  fireEvent.keyDown(getField('Viva'), { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(await findDialog('Discard your entries?')).toBeVisible();
});

test('TABLE-13 a new group survives an expired sign-in: its dialog opens again as it was filled in, and Escape asks', async () => {
  const rendered = await openAddingGroup({ fault: expired(SAVE_GROUP) });
  await fillField('Group name', 'Languages');
  await chooseOption('Subjects', 'Hindi');
  clickDialogButton('Create');
  await goOn(rendered, /^\/subjects#/);
  await findDialog(`Add Group to 9 (${NEXT})`);
  await waitFor(() => expect(getField('Group name')).toHaveValue('Languages'));
  fireEvent.keyDown(getField('Group name'), { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(await findDialog('Discard your entries?')).toBeVisible();
});

const name = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(name(label), { target: { value } });
async function openList(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openSubjects({}, options);
  clickButton('Subject list');
  await screen.findByLabelText('Actions for Drawing');
  return rendered;
}

test('TABLE-13 another name of a subject survives an expired sign-in: the list opens again with what was typed, and Close asks', async () => {
  const rendered = await openList({ fault: expired(SAVE_MASTER) });
  await chooseMenuItem(rendered.user, 'Drawing', 'Rename');
  await waitFor(() => expect(name('New name')).toHaveFocus());
  expect(name('New name')).toHaveValue('Drawing');
  type('New name', 'Drawing and painting');
  clickButton('Save');
  await goOn(rendered, /^\/subjects#schoolId=1$/);
  expect(await screen.findByText('Rename “Drawing”')).toBeVisible();
  expect(name('New name')).toHaveValue('Drawing and painting');
  clickButton('Close');
  expect(await screen.findByText(QUESTION)).toBeVisible();
  clickDialogButton('Keep editing');
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  clickButton('Save');
  expect(await screen.findByText('Drawing and painting')).toBeVisible();
  expect(name('New subject')).toHaveValue('');
});

test('TABLE-13 the list asks before it is closed over a typed name; kept, the name is shown still', async () => {
  await openList();
  type('New subject', 'Robotics');
  clickButton('Close');
  expect(await screen.findByText(QUESTION)).toBeVisible();
  clickDialogButton('Keep editing');
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(name('New subject')).toHaveValue('Robotics');
  fireEvent.keyDown(name('New subject'), { key: 'Escape', code: 'Escape', keyCode: 27 });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitForNoDialog();
});

test('TABLE-13 without a typed name, and after one was stored, the list closes at once', async () => {
  await openList();
  clickButton('Close');
  await waitForNoDialog();
  expect(screen.queryByText(QUESTION)).toBeNull();
  clickButton('Subject list');
  await screen.findByLabelText('Actions for Drawing');
  type('New subject', 'Robotics');
  clickButton('Add');
  await screen.findByLabelText('Actions for Robotics');
  clickButton('Close');
  await waitForNoDialog();
  // Opened again, the list is asked for again.
  await act(async () => saveMaster(await tokenOf('admin'), { subjectName: 'Pottery' }));
  clickButton('Subject list');
  expect(await screen.findByLabelText('Actions for Pottery')).toBeVisible();
});
