import { within } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { screen, waitFor, type Rendered } from '../../support/portal';
import { either, on, real, unauthorised } from '../support/faults';
import { goTo } from '../support/moving';
import { signInAs } from '../support/signingIn';
import {
  ask,
  field,
  fillNewTeacher,
  handed,
  openEdit,
  openRegister,
  picked,
  put,
  refused,
  register,
  save,
  stored,
} from '../support/teachers';

beforeEach(resetProvider);

const asked = 'You have unsaved changes. Leave without saving?';
const restored = /^Your draft was restored/;

test('leaving a form with unsaved values asks first: Stay keeps them, Leave leaves', async () => {
  const { path, user } = await openRegister();
  await put('Full name', 'Half');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(asked)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(path()).toBe('/teachers/register');
  expect(field('Full name')).toHaveValue('Half');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(trail.getByRole('link', { name: 'Teacher List' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe('/teachers/list'));
});

test('after a teacher is registered the fresh form asks nothing', async () => {
  const { path, user } = await openRegister();
  await fillNewTeacher();
  register();
  await waitFor(() => expect(field('Username')).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(path()).toBe('/teachers/list'));
  expect(screen.queryByText(asked)).toBeNull();
});

/** A call finds that the provider takes neither token any more. */
const expired = (call: string) => either(on(call, unauthorised, real), on('POST /auth/refreshToken', unauthorised));

async function signInAgain({ user }: Rendered, userName: string, name: string): Promise<void> {
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  await signInAs(user, userName);
  await screen.findByText(`Welcome, ${name}!`);
}

test('a new teacher survives an expired sign-in, all but the passwords', async () => {
  const rendered = await openRegister({ fault: expired('POST /user/teacher') });
  await fillNewTeacher();
  register();
  await screen.findByText('Your session has ended. Please sign in again.');
  expect(JSON.stringify(rendered.portal.store.getState().drafts)).toContain('meera.joshi');
  expect(JSON.stringify(rendered.portal.store.getState().drafts)).not.toContain('Monsoon@26');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('meera');
  await signInAgain(rendered, 'admin2', 'Imran Khan');
  await goTo(rendered, '/teachers/register');
  expect(await screen.findByText(restored)).toHaveTextContent('Enter the password again.');
  expect(field('Username')).toHaveValue('meera.joshi');
  expect(field('Full name')).toHaveValue('Meera Joshi');
  expect(picked('Gender')).toBe('Female');
  for (const label of ['Password', 'Confirm password']) expect(field(label)).toHaveValue('');
  register();
  await refused('Password', 'Password is required');
  await put('Password', 'Monsoon@26');
  await put('Confirm password', 'Monsoon@26');
  register();
  expect(await screen.findByText('Teacher registered successfully')).toBeVisible();
  expect(await stored('meera.joshi')).toHaveLength(1);
});

async function loseEdit(): Promise<Rendered> {
  const { teacher } = await handed('deepika.hada');
  const rendered = await openEdit('deepika.hada', { fault: expired(`PUT /user/teacher/${teacher.teacherId}`) });
  await put('Email', 'mine@nalanda.example');
  await put('Password', 'Gulmohar@7');
  await put('Confirm password', 'Gulmohar@7');
  save();
  await screen.findByText('Your session has ended. Please sign in again.');
  return rendered;
}

test('changes of a teacher survive too, and are saved over the version they were typed on', async () => {
  const rendered = await loseEdit();
  await ask("UPDATE teachers SET version = version + 1 WHERE contact_phone = '9414200101'");
  await signInAgain(rendered, 'admin2', 'Imran Khan');
  await rendered.user.click(screen.getByText('Resume draft'));
  await screen.findByText(restored);
  expect(field('Username')).toHaveValue('deepika.hada');
  expect(field('Email')).toHaveValue('mine@nalanda.example');
  expect(field('Password')).toHaveValue('');
  save();
  expect(await screen.findByText('Another user has changed this record')).toBeVisible();
});
