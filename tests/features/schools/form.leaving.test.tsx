import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { fillNewSchool, NALANDA, NEW_SCHOOL, openNalanda, openNewSchool, clickSave } from '../support/schools';
import { signInAs } from '../support/signingIn';
import { combineFaults, replyTo, passThrough, unauthorised } from '../../support/faults';
import { navigateTo, queryDatabase, getField, fillField } from '../../support/screen';

beforeEach(resetProvider);

const asked = 'You have unsaved changes. Leave without saving?';
const restored = /Your draft was restored/;

test('leaving a form with unsaved values asks first: Stay keeps them, Leave leaves', async () => {
  const { path, user } = await openNalanda();
  await fillField('Principal', 'Mine');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(asked)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(path()).toBe('/schools/edit');
  expect(getField('Principal')).toHaveValue('Mine');
  await user.click(screen.getByRole('link', { name: 'School Management' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe('/schools'));
  expect(await queryDatabase('SELECT principal FROM schools WHERE id = 2')).toEqual([
    { principal: 'Mr. Arvind Mathur' },
  ]);
});

/** Saving finds that the provider takes neither token any more. */
const expired = () =>
  combineFaults(
    replyTo('PUT /school/2', unauthorised, passThrough),
    replyTo('POST /school', unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );

test('unsaved values survive an expired sign-in: they are restored with a message, on the version they were typed on', async () => {
  const rendered = await openNalanda({ fault: expired() });
  await fillField('Principal', 'Mine');
  await fillField('Letter number', 'L/1');
  clickSave();
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(rendered.path()).toBe('/auth/login');
  await queryDatabase("UPDATE schools SET principal = 'Theirs', version = version + 1 WHERE id = 2");
  await signInAs(rendered.user, 'platform');
  await screen.findByText('Welcome, Priya Nair!');
  await rendered.user.click(screen.getByText('Resume draft'));
  expect(await screen.findByText(restored)).toBeVisible();
  expect(getField('School name')).toHaveValue(NALANDA.schoolName);
  expect(getField('Principal')).toHaveValue('Mine');
  expect(getField('Letter number')).toHaveValue('L/1');
  clickSave();
  fireEvent.click(await screen.findByText('Save my version'));
  expect(await screen.findByText('School updated successfully')).toBeVisible();
  expect(await queryDatabase('SELECT principal, letter_no FROM schools WHERE id = 2')).toEqual([
    { principal: 'Mine', letter_no: 'L/1' },
  ]);
});

test('a new school survives too, all but its logo', async () => {
  const rendered = await openNewSchool({ fault: expired() });
  await fillNewSchool(rendered.user);
  fireEvent.click(screen.getByRole('button', { name: 'Create School' }));
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'platform');
  await screen.findByText('Welcome, Priya Nair!');
  await navigateTo(rendered, '/schools/add');
  await screen.findByText(restored);
  for (const [label, text] of Object.entries(NEW_SCHOOL)) expect(getField(label)).toHaveValue(text);
  expect(screen.getByRole('img', { name: 'No image' })).toBeVisible();
});

test.each([
  ['the navigation state', '/schools/edit', { school: { schoolId: 1, schoolName: 'Saraswati Vidya Mandir' } }],
  ['the address', '/schools/edit?id=1', null],
])('unsaved values ask before another school in %s', async (_where, to, state) => {
  const rendered = await openNalanda();
  await fillField('Principal', 'Mine');
  await navigateTo(rendered, to, state);
  expect(await screen.findByText(asked)).toBeVisible();
});

test('unsaved values stay without a question while the address names the same school', async () => {
  const rendered = await openNalanda();
  await fillField('Principal', 'Mine');
  await navigateTo(rendered, '/schools/edit?id=2');
  expect(screen.queryByText(asked)).toBeNull();
  expect(getField('Principal')).toHaveValue('Mine');
});
