import { fireEvent } from '@testing-library/react';
import { screen, waitFor, type Rendered } from '../../support/portal';
import { classButton, idOfClass, idOfSection, openClasses, resetToFewClasses, selectClass } from '../support/classes';
import { openFees } from '../support/fees';
import { signInAs } from '../support/signingIn';
import {
  chooseMenuItem,
  clickButton,
  findDialog,
  waitForNoDialog,
  chooseOption,
  clickDialogButton,
  selectedText,
  navigateTo,
  queryDatabase,
  getField,
  fillField,
} from '../../support/screen';
import { combineFaults, replyTo, passThrough, unauthorised } from '../../support/faults';

beforeEach(resetToFewClasses);

const restored = 'Your draft was restored.';
const asked = 'You have unsaved changes. Leave without saving?';

/** Saving finds that the provider takes neither token any more. */
const expired = (call: string) =>
  combineFaults(replyTo(call, unauthorised, passThrough), replyTo('POST /auth/refreshToken', unauthorised));

async function signInAgain({ user }: Rendered, as: string, greeting: string): Promise<void> {
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, as);
  await screen.findByText(greeting);
}

const back = async (rendered: Rendered): Promise<void> => {
  await signInAgain(rendered, 'admin', 'Welcome, Asha Verma!');
  await navigateTo(rendered, '/classes');
};

test('an edited class survives an expired sign-in: its dialog opens again with what was typed, and saves', async () => {
  const id = await idOfClass('5');
  const rendered = await openClasses({ fault: expired(`PUT /class/${id}`) });
  await chooseMenuItem(rendered.user, '5', 'Edit');
  await findDialog('Edit Class “5”');
  await fillField('Class name', 'Five');
  await chooseOption('Class teacher', 'Kavita Meena');
  clickDialogButton('Save');
  await back(rendered);
  await findDialog('Edit Class “5”');
  expect(await screen.findByText(restored)).toBeVisible();
  expect(getField('Class name')).toHaveValue('Five');
  // Never as a number: until the teachers are there, their names are on the way.
  expect(['…', 'Kavita Meena']).toContain(selectedText('Class teacher'));
  await waitFor(() => expect(selectedText('Class teacher')).toBe('Kavita Meena'));
  clickDialogButton('Save');
  expect(await screen.findByText('Class updated successfully')).toBeVisible();
  expect(await queryDatabase('SELECT name FROM classes WHERE id = $1', [id])).toEqual([{ name: 'Five' }]);
});

test('a new class survives an expired sign-in too', async () => {
  const rendered = await openClasses({ fault: expired('POST /class') });
  await rendered.user.click(screen.getByText('Add Class'));
  await findDialog('Add Class');
  await fillField('Class name', 'Prep');
  clickDialogButton('Create');
  await back(rendered);
  await findDialog('Add Class');
  await screen.findByText(restored);
  expect(getField('Class name')).toHaveValue('Prep');
});

test('an edited section survives an expired sign-in too, with its class chosen again', async () => {
  const id = await idOfSection('11', 'Arts');
  const rendered = await openClasses({ fault: expired(`PUT /section/${id}`) });
  await selectClass(rendered.user, '11');
  await chooseMenuItem(rendered.user, 'Arts', 'Edit');
  await findDialog('Edit Section “Arts” of “11”');
  await fillField('Section name', 'Humanities');
  clickDialogButton('Save');
  await back(rendered);
  await findDialog('Edit Section “Arts” of “11”');
  expect(getField('Section name')).toHaveValue('Humanities');
  expect(await classButton('11')).toHaveAttribute('aria-pressed', 'true');
  clickDialogButton('Save');
  expect(await screen.findByText('Section updated successfully')).toBeVisible();
  expect(await queryDatabase('SELECT name FROM sections WHERE id = $1', [id])).toEqual([{ name: 'Humanities' }]);
});

test('a new section survives an expired sign-in too', async () => {
  const rendered = await openClasses({ fault: expired('POST /section') });
  await selectClass(rendered.user, '5');
  await rendered.user.click(screen.getByText('Add Section'));
  await findDialog('Add Section to “5”');
  await fillField('Section name', 'C');
  clickDialogButton('Create');
  await back(rendered);
  await findDialog('Add Section to “5”');
  expect(getField('Section name')).toHaveValue('C');
});

test('a class deleted in the meantime is not opened as a new one', async () => {
  const id = await idOfClass('12');
  const rendered = await openClasses({ fault: expired(`PUT /class/${id}`) });
  await chooseMenuItem(rendered.user, '12', 'Edit');
  await findDialog('Edit Class “12”');
  await fillField('Class name', 'Twelve');
  clickDialogButton('Save');
  await screen.findByText('Your session has ended. Please sign in again.');
  await queryDatabase('UPDATE classes SET deleted_at = now(), sequence = NULL WHERE id = $1', [id]);
  await back(rendered);
  await classButton('Nursery');
  await waitForNoDialog();
});

test('another user does not get them', async () => {
  const id = await idOfClass('5');
  const rendered = await openClasses({ fault: expired(`PUT /class/${id}`) });
  await chooseMenuItem(rendered.user, '5', 'Edit');
  await findDialog('Edit Class “5”');
  await fillField('Class name', 'Five');
  clickDialogButton('Save');
  await signInAgain(rendered, 'clerk', 'Welcome, Ramesh Gupta!');
  await navigateTo(rendered, '/classes');
  await classButton('5');
  await waitForNoDialog();
  expect(screen.queryByText(restored)).toBeNull();
});

test('leaving with unsaved values asks first', async () => {
  const rendered = await openClasses();
  await chooseMenuItem(rendered.user, '5', 'Edit');
  await findDialog('Edit Class “5”');
  await navigateTo(rendered, '/sessions');
  expect(rendered.path()).toBe('/sessions');
  await navigateTo(rendered, '/classes');
  await classButton('5');
  await selectClass(rendered.user, '5');
  await chooseMenuItem(rendered.user, 'A', 'Edit');
  await findDialog('Edit Section “A” of “5”');
  await fillField('Section name', 'Lotus');
  await navigateTo(rendered, '/sessions');
  expect(await screen.findByText(asked)).toBeVisible();
  fireEvent.click(screen.getByText('Stay'));
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(rendered.path()).toBe('/classes');
  expect(getField('Section name')).toHaveValue('Lotus');
});

/** Opens the classes after the fee structure of class 5, to which Back returns. */
async function openAfterFees(): Promise<Rendered> {
  const rendered = await openFees();
  clickButton('Back to classes');
  await classButton('5');
  return rendered;
}

async function typeClass(): Promise<void> {
  fireEvent.click(screen.getByText('Add Class'));
  await findDialog('Add Class');
  await fillField('Class name', 'Prep');
}
async function typeSection({ user }: Rendered): Promise<void> {
  await selectClass(user, '5');
  fireEvent.click(screen.getByText('Add Section'));
  await findDialog('Add Section to “5”');
  await fillField('Section name', 'C');
}
async function typeStandard(): Promise<void> {
  fireEvent.click(screen.getByText('Add Standard Classes'));
  await findDialog('Add Standard Classes');
  fireEvent.click(await screen.findByLabelText('Add class UKG'));
}

test.each([
  ['class', typeClass],
  ['section', typeSection],
  ['choice of standard classes', typeStandard],
])('Back to a fee structure asks before an unsaved %s is lost', async (_what, type) => {
  const rendered = await openAfterFees();
  await type(rendered);
  await navigateTo(rendered, -1);
  expect(await screen.findByText(asked)).toBeVisible();
  expect(rendered.router.state.location.search).toBe('');
});
