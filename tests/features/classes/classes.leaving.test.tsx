import { fireEvent } from '@testing-library/react';
import { screen, waitFor, type Rendered } from '../../support/portal';
import {
  choose,
  classButton,
  dialog,
  idOfClass,
  idOfSection,
  noDialog,
  openClasses,
  pick,
  press,
  resetToFewClasses,
  selectClass,
  shownIn,
} from '../support/classes';
import { either, on, real, unauthorised } from '../support/faults';
import { goTo } from '../support/moving';
import { ask, field, put } from '../support/schools';
import { signInAs } from '../support/signingIn';

beforeEach(resetToFewClasses);

const restored = 'Your draft was restored.';
const asked = 'You have unsaved changes. Leave without saving?';

/** Saving finds that the provider takes neither token any more. */
const expired = (call: string) => either(on(call, unauthorised, real), on('POST /auth/refreshToken', unauthorised));

async function signInAgain({ user }: Rendered, as: string, greeting: string): Promise<void> {
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, as);
  await screen.findByText(greeting);
}

const back = async (rendered: Rendered): Promise<void> => {
  await signInAgain(rendered, 'admin', 'Welcome, Asha Verma!');
  await goTo(rendered, '/classes');
};

test('an edited class survives an expired sign-in: its dialog opens again with what was typed, and saves', async () => {
  const id = await idOfClass('5');
  const rendered = await openClasses({ fault: expired(`PUT /class/${id}`) });
  await choose(rendered.user, '5', 'Edit');
  await dialog('Edit Class “5”');
  await put('Class name', 'Five');
  await pick('Class teacher', 'Kavita Meena');
  press('Save');
  await back(rendered);
  await dialog('Edit Class “5”');
  expect(await screen.findByText(restored)).toBeVisible();
  expect(field('Class name')).toHaveValue('Five');
  // Never as a number: until the teachers are there, their names are on the way.
  expect(['…', 'Kavita Meena']).toContain(shownIn('Class teacher'));
  await waitFor(() => expect(shownIn('Class teacher')).toBe('Kavita Meena'));
  press('Save');
  expect(await screen.findByText('Class updated successfully')).toBeVisible();
  expect(await ask('SELECT name FROM classes WHERE id = $1', [id])).toEqual([{ name: 'Five' }]);
});

test('a new class survives an expired sign-in too', async () => {
  const rendered = await openClasses({ fault: expired('POST /class') });
  await rendered.user.click(screen.getByText('Add Class'));
  await dialog('Add Class');
  await put('Class name', 'Prep');
  press('Create');
  await back(rendered);
  await dialog('Add Class');
  await screen.findByText(restored);
  expect(field('Class name')).toHaveValue('Prep');
});

test('an edited section survives an expired sign-in too, with its class chosen again', async () => {
  const id = await idOfSection('11', 'Arts');
  const rendered = await openClasses({ fault: expired(`PUT /section/${id}`) });
  await selectClass(rendered.user, '11');
  await choose(rendered.user, 'Arts', 'Edit');
  await dialog('Edit Section “Arts” of “11”');
  await put('Section name', 'Humanities');
  press('Save');
  await back(rendered);
  await dialog('Edit Section “Arts” of “11”');
  expect(field('Section name')).toHaveValue('Humanities');
  expect(await classButton('11')).toHaveAttribute('aria-pressed', 'true');
  press('Save');
  expect(await screen.findByText('Section updated successfully')).toBeVisible();
  expect(await ask('SELECT name FROM sections WHERE id = $1', [id])).toEqual([{ name: 'Humanities' }]);
});

test('a new section survives an expired sign-in too', async () => {
  const rendered = await openClasses({ fault: expired('POST /section') });
  await selectClass(rendered.user, '5');
  await rendered.user.click(screen.getByText('Add Section'));
  await dialog('Add Section to “5”');
  await put('Section name', 'C');
  press('Create');
  await back(rendered);
  await dialog('Add Section to “5”');
  expect(field('Section name')).toHaveValue('C');
});

test('a class deleted meanwhile is not opened as a new one', async () => {
  const id = await idOfClass('12');
  const rendered = await openClasses({ fault: expired(`PUT /class/${id}`) });
  await choose(rendered.user, '12', 'Edit');
  await dialog('Edit Class “12”');
  await put('Class name', 'Twelve');
  press('Save');
  await screen.findByText('Your session has ended. Please sign in again.');
  await ask('UPDATE classes SET deleted_at = now(), sequence = NULL WHERE id = $1', [id]);
  await back(rendered);
  await classButton('Nursery');
  await noDialog();
});

test('another user does not get them', async () => {
  const id = await idOfClass('5');
  const rendered = await openClasses({ fault: expired(`PUT /class/${id}`) });
  await choose(rendered.user, '5', 'Edit');
  await dialog('Edit Class “5”');
  await put('Class name', 'Five');
  press('Save');
  await signInAgain(rendered, 'clerk', 'Welcome, Ramesh Gupta!');
  await goTo(rendered, '/classes');
  await classButton('5');
  await noDialog();
  expect(screen.queryByText(restored)).toBeNull();
});

test('leaving with unsaved values asks first', async () => {
  const rendered = await openClasses();
  await choose(rendered.user, '5', 'Edit');
  await dialog('Edit Class “5”');
  await goTo(rendered, '/sessions');
  expect(rendered.path()).toBe('/sessions');
  await goTo(rendered, '/classes');
  await classButton('5');
  await selectClass(rendered.user, '5');
  await choose(rendered.user, 'A', 'Edit');
  await dialog('Edit Section “A” of “5”');
  await put('Section name', 'Lotus');
  await goTo(rendered, '/sessions');
  expect(await screen.findByText(asked)).toBeVisible();
  fireEvent.click(screen.getByText('Stay'));
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(rendered.path()).toBe('/classes');
  expect(field('Section name')).toHaveValue('Lotus');
});
