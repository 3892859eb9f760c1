import { fireEvent } from '@testing-library/react';
import { pngFile } from '../../support/pictures';
import { resetProvider } from '../../support/provider';
import { screen, waitFor, type Rendered } from '../../support/portal';
import { signInAs, signOutByMenu } from '../support/signingIn';
import {
  fillNewStudent,
  GARIMA,
  openEdit,
  openParent,
  openRegister,
  openSibling,
  people,
  POST,
  PUT,
  storePhoto,
  storedStudents,
  handoverOf,
} from './support/form';
import { combineFaults, replyTo, passThrough, unauthorised } from '../../support/faults';
import {
  chooseOption,
  navigateTo,
  queryDatabase,
  clickButton,
  getField,
  selectedText,
  typeInto,
  waitForNoDialog,
} from '../../support/screen';

beforeEach(resetProvider);

const asked = 'You have unsaved changes. Leave without saving?';
const restored = /^Your draft was restored/;
const kept = () => JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }]);

test('Stay keeps what was typed, a removed parent too, and Leave leaves', async () => {
  const { path } = await openEdit();
  fireEvent.click(screen.getByLabelText('Remove Radha Singh'));
  expect(people('Parents')).toHaveLength(1);
  clickButton('Cancel');
  expect(await screen.findByText(asked)).toBeVisible();
  clickButton('Stay');
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(path()).toBe('/students/edit');
  expect(people('Parents')).toHaveLength(1);
  clickButton('Cancel');
  await screen.findByText(asked);
  clickButton('Leave');
  await waitFor(() => expect(path()).toBe('/students/list'));
  expect(
    await queryDatabase('SELECT count(*)::int AS parents FROM student_parents WHERE student_id = $1', [GARIMA.id]),
  ).toEqual([{ parents: 2 }]);
});

/** The call finds that the provider takes neither token any more. */
const expired = (call: string) =>
  combineFaults(replyTo(call, unauthorised, passThrough), replyTo('POST /auth/refreshToken', unauthorised));

async function signInAgain({ user }: Rendered, userName: string): Promise<void> {
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(kept()).not.toMatch(/200000000009|0009|Tara|Ramesh|9811122233/);
  await signInAs(user, userName);
  await screen.findByText(/^Welcome, /);
}

test('STUDENT-46 a new student survives an expired sign-in, parents and all, in memory alone, and is then registered', async () => {
  const rendered = await openRegister({ fault: expired(POST) });
  await fillNewStudent();
  typeInto('Aadhar Number', '200000000009');
  clickButton('Register');
  await signInAgain(rendered, 'clerk');
  await navigateTo(rendered, '/students/register');
  expect(await screen.findByText(restored)).toBeVisible();
  expect(getField('Aadhar Number')).toHaveValue('2000 0000 0009');
  await waitFor(() => expect(selectedText('Session')).toBe('2026 - 2027'));
  expect([selectedText('Session'), selectedText('Gender'), getField('Date of Birth').value]).toEqual([
    '2026 - 2027',
    'Female',
    '15/08/2016',
  ]);
  expect(people('Parents')).toEqual(['Ramesh Verma | Father | 9811122233']);
  clickButton('Register');
  expect(await screen.findByText('Student registered successfully')).toBeVisible();
  expect(await storedStudents()).toHaveLength(1);
  expect(JSON.stringify(rendered.portal.store.getState().drafts)).not.toContain('Tara');
});

test('changes survive an expired sign-in too, with the version that was edited', async () => {
  const rendered = await openEdit({ fault: expired(PUT) });
  typeInto('District', 'Mine');
  clickButton('Save');
  await screen.findByText('Your session has ended. Please sign in again.');
  await queryDatabase("UPDATE students SET district = 'Theirs', version = version + 1 WHERE id = $1", [GARIMA.id]);
  await signInAgain(rendered, 'clerk');
  fireEvent.click(await screen.findByText('Resume draft'));
  await screen.findByText(restored);
  expect(screen.getByText('Garima Singh · 1101')).toBeVisible();
  expect(getField('District')).toHaveValue('Mine');
  clickButton('Save');
  expect(await screen.findByText('This record has changed')).toBeVisible();
  clickButton('Load new version');
  await waitFor(() => expect(getField('District')).toHaveValue('Theirs'));
});

test.each([
  ['register', POST, openRegister, '/students/register', 'Register'],
  ['edit', PUT, openEdit, undefined, 'Save'],
])(
  'a restored draft of the form to %s a student asks for a chosen photo again',
  async (_what, call, open, at, save) => {
    const rendered = await open({ fault: expired(call) });
    if (at) await fillNewStudent();
    await rendered.user.upload(getField('Photo'), pngFile('one.png'));
    clickButton(save);
    await signInAgain(rendered, 'clerk');
    if (at) await navigateTo(rendered, at);
    else fireEvent.click(await screen.findByText('Resume draft'));
    expect(
      await screen.findByText('Your draft was restored. If you had chosen a photo, choose it again.'),
    ).toBeVisible();
    expect(await screen.findByRole('img', { name: 'No image' })).toBeVisible();
  },
);

test('a removed photo stays removed in a restored draft', async () => {
  await storePhoto();
  const rendered = await openEdit({ fault: expired(PUT) });
  clickButton('Remove');
  clickButton('Save');
  await signInAgain(rendered, 'clerk');
  fireEvent.click(await screen.findByText('Resume draft'));
  await screen.findByText(restored);
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(await queryDatabase('SELECT image_id FROM students WHERE id = $1', [GARIMA.id])).toEqual([{ image_id: null }]);
});

test('Logout asks before it drops what was typed, and leaves none of it to the next sign-in', async () => {
  const rendered = await openEdit({ shell: true });
  typeInto('District', 'Mine');
  await signOutByMenu(rendered.user);
  expect(await screen.findByText(asked)).toBeVisible();
  clickButton('Stay');
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(getField('District')).toHaveValue('Mine');
  await signOutByMenu(rendered.user);
  await screen.findByText(asked);
  clickButton('Leave');
  await waitFor(() => expect(rendered.path()).toBe('/auth/login'));
  expect(rendered.portal.store.getState().drafts).toEqual({});
  await signInAs(rendered.user, 'clerk');
  await screen.findByText(/^Welcome, /);
  await navigateTo(rendered, '/students/edit', handoverOf());
  expect(await screen.findByLabelText('District')).toHaveValue('Jaipur');
  expect(screen.queryByText(restored)).toBeNull();
});

test('unsaved values ask before the form of another student', async () => {
  const rendered = await openEdit();
  fireEvent.click(screen.getByLabelText('Remove Radha Singh'));
  await navigateTo(rendered, '/students/edit', handoverOf({ id: GARIMA.id + 1, code: GARIMA.code + 1, name: 'Other' }));
  expect(await screen.findByText(asked)).toBeVisible();
});

test('an entered parent asks before a form without other edits is left, and Stay keeps the entries', async () => {
  const rendered = await openRegister();
  const parent = await openParent();
  typeInto('Name', 'Ramesh Verma', parent);
  await navigateTo(rendered, '/students/list');
  expect(await screen.findByText(asked)).toBeVisible();
  clickButton('Stay');
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect([rendered.path(), getField('Name', parent).value]).toEqual(['/students/register', 'Ramesh Verma']);
});

test('a parent and a student that are both unsaved ask once', async () => {
  const rendered = await openRegister();
  typeInto('District', 'Jaipur');
  typeInto('Name', 'Ramesh Verma', await openParent());
  await navigateTo(rendered, '/students/list');
  expect(await screen.findAllByText(asked)).toHaveLength(1);
  clickButton('Leave');
  await waitFor(() => expect(rendered.path()).toBe('/students/list'));
});

test.each([
  ['parent', openParent, (dialog: HTMLElement) => typeInto('Name', 'Ramesh Verma', dialog)],
  ['sibling', openSibling, (dialog: HTMLElement) => chooseOption('Class', '5', dialog)],
])('an entered %s asks before the form of another student', async (_what, open, enter) => {
  const rendered = await openEdit();
  await enter(await open());
  await navigateTo(rendered, '/students/edit', handoverOf({ id: GARIMA.id + 1, code: GARIMA.code + 1, name: 'Other' }));
  expect(await screen.findByText(asked)).toBeVisible();
});

test('a parent dialog that was closed does not ask', async () => {
  const rendered = await openRegister();
  const parent = await openParent();
  typeInto('Name', 'Ramesh Verma', parent);
  clickButton('Cancel', parent);
  await waitForNoDialog();
  await navigateTo(rendered, '/students/list');
  await waitFor(() => expect(rendered.path()).toBe('/students/list'));
});
