import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { screen, waitFor, type Rendered } from '../../support/portal';
import { either, on, real, unauthorised } from '../support/faults';
import { goTo } from '../support/moving';
import { signInAs, signOutBy } from '../support/signingIn';
import {
  ask,
  click,
  field,
  fillNewStudent,
  GARIMA,
  handed,
  openEdit,
  openRegister,
  people,
  picked,
  POST,
  PUT,
  put,
  storedStudents,
} from './support/form';

beforeEach(resetProvider);

const asked = 'You have unsaved changes. Leave without saving?';
const restored = /^Your draft was restored/;
const kept = () => JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }]);

test('Stay keeps what was typed, a removed parent too, and Leave leaves', async () => {
  const { path } = await openEdit();
  fireEvent.click(screen.getByLabelText('Remove Radha Singh'));
  expect(people('Parents')).toHaveLength(1);
  click('Cancel');
  expect(await screen.findByText(asked)).toBeVisible();
  click('Stay');
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(path()).toBe('/students/edit');
  expect(people('Parents')).toHaveLength(1);
  click('Cancel');
  await screen.findByText(asked);
  click('Leave');
  await waitFor(() => expect(path()).toBe('/students/list'));
  expect(await ask('SELECT count(*)::int AS parents FROM student_parents WHERE student_id = $1', [GARIMA.id])).toEqual([
    { parents: 2 },
  ]);
});

/** The call finds that the provider takes neither token any more. */
const expired = (call: string) => either(on(call, unauthorised, real), on('POST /auth/refreshToken', unauthorised));

async function signInAgain({ user }: Rendered, userName: string): Promise<void> {
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(kept()).not.toMatch(/200000000009|0009|Tara|Ramesh|9829012345/);
  await signInAs(user, userName);
  await screen.findByText(/^Welcome, /);
}

test('STUDENT-46 a new pupil survives an expired sign-in, parents and all, in memory alone, and is then registered', async () => {
  const rendered = await openRegister({ fault: expired(POST) });
  await fillNewStudent();
  put('Aadhar Number', '200000000009');
  click('Register');
  await signInAgain(rendered, 'clerk');
  await goTo(rendered, '/students/register');
  expect(await screen.findByText(restored)).toBeVisible();
  expect(field('Aadhar Number')).toHaveValue('2000 0000 0009');
  await waitFor(() => expect(picked('Session')).toBe('2026 - 2027'));
  expect([picked('Session'), picked('Gender'), field('Date of Birth').value]).toEqual([
    '2026 - 2027',
    'Female',
    '15/08/2016',
  ]);
  expect(people('Parents')).toEqual(['Ramesh Verma | Father | 9829012345']);
  click('Register');
  expect(await screen.findByText('Student registered successfully')).toBeVisible();
  expect(await storedStudents()).toHaveLength(1);
  expect(JSON.stringify(rendered.portal.store.getState().drafts)).not.toContain('Tara');
});

test('changes survive an expired sign-in too, with the version that was edited', async () => {
  const rendered = await openEdit({ fault: expired(PUT) });
  put('District', 'Mine');
  click('Save');
  await screen.findByText('Your session has ended. Please sign in again.');
  await ask("UPDATE students SET district = 'Theirs', version = version + 1 WHERE id = $1", [GARIMA.id]);
  await signInAgain(rendered, 'clerk');
  fireEvent.click(await screen.findByText('Resume draft'));
  await screen.findByText(restored);
  expect(screen.getByText('Garima Singh · 1101')).toBeVisible();
  expect(field('District')).toHaveValue('Mine');
  click('Save');
  expect(await screen.findByText('Another user has changed this record')).toBeVisible();
  click('Load new version');
  await waitFor(() => expect(field('District')).toHaveValue('Theirs'));
});

test('Logout asks before it drops what was typed, and leaves none of it to the next sign-in', async () => {
  const rendered = await openEdit({ shell: true });
  put('District', 'Mine');
  await signOutBy(rendered.user);
  expect(await screen.findByText(asked)).toBeVisible();
  click('Stay');
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(field('District')).toHaveValue('Mine');
  await signOutBy(rendered.user);
  await screen.findByText(asked);
  click('Leave');
  await waitFor(() => expect(rendered.path()).toBe('/auth/login'));
  expect(rendered.portal.store.getState().drafts).toEqual({ owner: null, byForm: {} });
  await signInAs(rendered.user, 'clerk');
  await screen.findByText(/^Welcome, /);
  await goTo(rendered, '/students/edit', handed());
  expect(await screen.findByLabelText('District')).toHaveValue('Jaipur');
  expect(screen.queryByText(restored)).toBeNull();
});
