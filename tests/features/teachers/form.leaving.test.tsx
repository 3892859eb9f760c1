import { within } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor, type Rendered } from '../../support/portal';
import { signInAs } from '../support/signingIn';
import {
  fillNewTeacher,
  openEdit,
  openRegister,
  handoverOf,
  clickRegister,
  clickSave,
  storedTeacher,
} from '../support/teachers';
import { combineFaults, holdResponse, replyTo, passThrough, unauthorised } from '../../support/faults';
import {
  navigateTo,
  queryDatabase,
  getField,
  isLocked,
  selectedText,
  fillField,
  waitForFieldError,
} from '../../support/screen';

beforeEach(resetProvider);

const asked = 'You have unsaved changes. Leave without saving?';
const restored = /^Your draft was restored/;

test('leaving a form with unsaved values asks first: Stay keeps them, Leave leaves', async () => {
  const { path, user } = await openRegister();
  await fillField('Full name', 'Half');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(asked)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(path()).toBe('/teachers/register');
  expect(getField('Full name')).toHaveValue('Half');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(trail.getByRole('link', { name: 'Teacher List' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe('/teachers/list'));
});

/** Presses Back twice; as in a browser, the second press comes before the step with which the router undoes the first one. */
async function pressBackTwice(): Promise<void> {
  const go = window.history.go.bind(window.history);
  const steps = jest.fn();
  jest.spyOn(window.history, 'go').mockImplementationOnce((delta) => {
    window.addEventListener('popstate', () => go(delta), { once: true });
    window.history.back();
  });
  window.addEventListener('popstate', steps);
  window.history.back();
  await waitFor(() => expect(steps).toHaveBeenCalledTimes(4));
  window.removeEventListener('popstate', steps);
}

test('after two quick presses of Back, Stay shows the address of the form', async () => {
  const rendered = await renderPortal({ at: '/profile', as: 'admin2' });
  await screen.findByRole('heading', { level: 1 });
  await navigateTo(rendered, '/teachers/list');
  await navigateTo(rendered, '/teachers/register');
  await fillField('Full name', 'Half');
  await pressBackTwice();
  expect(await screen.findByText(asked)).toBeVisible();
  await rendered.user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(window.location.pathname).toBe('/teachers/register'));
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect([rendered.path(), getField('Full name').value]).toEqual(['/teachers/register', 'Half']);
});

test('the fields are locked while a teacher is saved', async () => {
  const { teacher } = await handoverOf('deepika.hada');
  const { reply, release } = holdResponse();
  await openEdit('deepika.hada', { fault: replyTo(`PUT /user/teacher/${teacher.teacherId}`, reply) });
  await fillField('Email', 'mine@nalanda.example');
  expect(isLocked('Email')).toBe(false);
  clickSave();
  expect(await screen.findByText('Saving…')).toBeVisible();
  expect(isLocked('Email')).toBe(true);
  release();
  expect(await screen.findByText('Teacher updated successfully')).toBeVisible();
});

test('after a teacher is registered the fresh form asks nothing', async () => {
  const { path, user } = await openRegister();
  await fillNewTeacher();
  clickRegister();
  await waitFor(() => expect(getField('Username')).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(path()).toBe('/teachers/list'));
  expect(screen.queryByText(asked)).toBeNull();
});

/** A call finds that the provider takes neither token any more. */
const expired = (call: string) =>
  combineFaults(replyTo(call, unauthorised, passThrough), replyTo('POST /auth/refreshToken', unauthorised));

async function signInAgain({ user }: Rendered, userName: string, name: string): Promise<void> {
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  await signInAs(user, userName);
  await screen.findByText(`Welcome, ${name}!`);
}

test('a new teacher survives an expired sign-in, all but the passwords', async () => {
  const rendered = await openRegister({ fault: expired('POST /user/teacher') });
  await fillNewTeacher();
  clickRegister();
  await screen.findByText('Your session has ended. Please sign in again.');
  expect(JSON.stringify(rendered.portal.store.getState().drafts)).toContain('meera.joshi');
  expect(JSON.stringify(rendered.portal.store.getState().drafts)).not.toContain('Monsoon@26');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('meera');
  await signInAgain(rendered, 'admin2', 'Imran Khan');
  await navigateTo(rendered, '/teachers/register');
  expect(await screen.findByText(restored)).toHaveTextContent('Enter the password again.');
  expect(getField('Username')).toHaveValue('meera.joshi');
  expect(getField('Full name')).toHaveValue('Meera Joshi');
  expect(selectedText('Gender')).toBe('Female');
  for (const label of ['Password', 'Confirm password']) expect(getField(label)).toHaveValue('');
  clickRegister();
  await waitForFieldError('Password', 'Password is required');
  await fillField('Password', 'Monsoon@26');
  await fillField('Confirm password', 'Monsoon@26');
  clickRegister();
  expect(await screen.findByText('Teacher registered successfully')).toBeVisible();
  expect(await storedTeacher('meera.joshi')).toHaveLength(1);
});

async function loseEdit(): Promise<Rendered> {
  const { teacher } = await handoverOf('deepika.hada');
  const rendered = await openEdit('deepika.hada', { fault: expired(`PUT /user/teacher/${teacher.teacherId}`) });
  await fillField('Email', 'mine@nalanda.example');
  await fillField('Password', 'Gulmohar@7');
  await fillField('Confirm password', 'Gulmohar@7');
  clickSave();
  await screen.findByText('Your session has ended. Please sign in again.');
  return rendered;
}

test('changes of a teacher survive too, and are saved over the version they were typed on', async () => {
  const rendered = await loseEdit();
  await queryDatabase("UPDATE teachers SET version = version + 1 WHERE contact_phone = '9414200101'");
  await signInAgain(rendered, 'admin2', 'Imran Khan');
  await rendered.user.click(screen.getByText('Resume draft'));
  await screen.findByText(restored);
  expect(getField('Username')).toHaveValue('deepika.hada');
  expect(getField('Email')).toHaveValue('mine@nalanda.example');
  expect(getField('Password')).toHaveValue('');
  clickSave();
  expect(await screen.findByText('This record has changed')).toBeVisible();
});

test('unsaved values ask before the form of another teacher', async () => {
  const rendered = await openEdit('deepika.hada');
  await fillField('Full name', 'Half');
  const { teacher } = await handoverOf('deepika.hada');
  const other = { ...teacher, teacherId: teacher.teacherId + 1, userId: teacher.userId + 1 };
  await navigateTo(rendered, '/teachers/edit', { teacher: other });
  expect(await screen.findByText(asked)).toBeVisible();
});
