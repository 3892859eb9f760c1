// What was typed of a subject and not saved: after an expired sign-in, and before the list of the school is closed.
import { act, fireEvent } from '@testing-library/react';
import { saveMaster } from '../../provider/support/subjects';
import { screen, waitFor, type RenderOptions, type Rendered } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { choose, dialog, noDialog, pick, press, shownIn } from '../support/classes';
import { either, on, real, unauthorised } from '../support/faults';
import { signInAs } from '../support/signingIn';
import { box, NEXT, openAdding, openSubjects, pressButton, SAVE, tick } from '../support/subjects';

beforeEach(resetProvider);

const SAVE_MASTER = 'PUT /subject-master/1';
const expired = (call: string) => either(on(call, unauthorised, real), on('POST /auth/refreshToken', unauthorised));

/** Signs in again where the sign-in had expired, and goes back to the screen by the dashboard's link. */
async function goOn(rendered: Rendered, address: RegExp): Promise<void> {
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'admin');
  const link = await screen.findByText('Resume draft');
  expect(link).toHaveAttribute('href', expect.stringMatching(address));
  fireEvent.click(link);
}

test('a new subject survives an expired sign-in: its dialog opens again as it was filled in', async () => {
  const rendered = await openAdding({ fault: expired(SAVE) });
  await pick('Subject', 'Drawing');
  await tick('Viva');
  press('Add');
  await goOn(rendered, /^\/subjects#schoolId=1&sessionId=3&classId=\d+&tab=subjects$/);
  await dialog(`Add Subject to 9 (${NEXT})`);
  await waitFor(() => expect(shownIn('Subject')).toBe('Drawing'));
  expect(box('Viva')).toBeChecked();
});

const name = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(name(label), { target: { value } });
async function openList(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openSubjects({}, options);
  pressButton('Subject list');
  await screen.findByLabelText('Actions for Drawing');
  return rendered;
}

test('another name of a subject survives an expired sign-in: the list opens again with what was typed', async () => {
  const rendered = await openList({ fault: expired(SAVE_MASTER) });
  await choose(rendered.user, 'Drawing', 'Rename');
  await waitFor(() => expect(name('New name')).toHaveFocus());
  expect(name('New name')).toHaveValue('Drawing');
  type('New name', 'Drawing and painting');
  pressButton('Save');
  await goOn(rendered, /^\/subjects#schoolId=1$/);
  expect(await screen.findByText('Rename “Drawing”')).toBeVisible();
  expect(name('New name')).toHaveValue('Drawing and painting');
  pressButton('Save');
  expect(await screen.findByText('Drawing and painting')).toBeVisible();
  expect(name('New subject')).toHaveValue('');
});

const QUESTION = 'Discard the new name?';

test('the list asks before it is closed over a typed name; kept, the name stands there still', async () => {
  await openList();
  type('New subject', 'Robotics');
  pressButton('Close');
  expect(await screen.findByText(QUESTION)).toBeVisible();
  press('Keep editing');
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(name('New subject')).toHaveValue('Robotics');
  pressButton('Close');
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await noDialog();
});

test('without a typed name, and after one was stored, the list closes at once', async () => {
  await openList();
  type('New subject', 'Robotics');
  pressButton('Add');
  await screen.findByLabelText('Actions for Robotics');
  pressButton('Close');
  await noDialog();
  // Opened again, the list is asked for anew.
  await act(async () => saveMaster(await tokenOf('admin'), { subjectName: 'Pottery' }));
  pressButton('Subject list');
  expect(await screen.findByLabelText('Actions for Pottery')).toBeVisible();
});
