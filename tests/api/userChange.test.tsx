// Another user signs in in a second tab while this tab has screens and requests of the previous user.
import { act } from '@testing-library/react';
import { schoolsApi } from '@/api/schools';
import { requestOf, valuesOf } from '@/features/schools/form/schoolForm';
import { fillAmount, openReceipt, payingStudent } from '../features/support/counter';
import { signInAs } from '../features/support/signingIn';
import { countCalls, replyTo, unauthorised } from '../support/faults';
import { renderPortal, screen, waitFor, waitForResponses, type Fault, type Rendered } from '../support/portal';
import { resetProvider, signIn, signInUncached, sql, type Tokens } from '../support/provider';
import { findNotification, findRow } from '../support/screen';
import { gate } from './support/fakeProvider';
import { storageEvent } from './support/openTab';

beforeEach(resetProvider);

const { getSchool, listSchools, updateSchool } = schoolsApi.endpoints;
const SAVE = 'PUT /school/1';
const MESSAGE = 'Asha Verma signed in in another tab.';

/** Stores the tokens of a second tab, without the event that informs this one. */
function storeTokens({ accessToken, refreshToken }: Tokens): void {
  localStorage.setItem('accessToken', accessToken);
  localStorage.setItem('refreshToken', refreshToken);
}

/** A sign-in in a second tab. */
async function signInElsewhere(userName: string, tokens?: Tokens): Promise<void> {
  storeTokens(tokens ?? (await signIn(userName)));
  act(() => void storageEvent('accessToken'));
  await waitForResponses();
}

const userOf = ({ portal }: Rendered) => portal.store.getState().auth.user?.userName;

/** Prepares a save of school 1 with another principal, as its form sends it. */
async function prepareSave({ portal: { store } }: Rendered): Promise<() => Promise<unknown>> {
  const school = await store.dispatch(getSchool.initiate({ id: 1 }, { subscribe: false })).unwrap();
  const schoolForm = requestOf({ ...valuesOf(school), principal: 'Anil Mehta' }, school.version);
  return () => store.dispatch(updateSchool.initiate({ id: 1, schoolForm })).unwrap();
}

/** Rejects the tokens of a call after `open`. */
function rejectLate(call: string): { fault: Fault; open: () => void } {
  const { passed, open } = gate();
  const reject: Fault = async (sent, init) => {
    await passed;
    return (await unauthorised(sent, init)) as Response;
  };
  return { fault: replyTo(call, reject), open };
}

const principal = async () =>
  (await sql<{ principal: string }>('SELECT principal FROM schools WHERE id = 1'))[0]?.principal;

test('after the sign-in of another user in a second tab the profile is that of the new user', async () => {
  const rendered = await renderPortal({ at: '/schools', as: 'platform' });
  await findRow('Nalanda Public School');
  await signInElsewhere('admin');
  expect(userOf(rendered)).toBe('admin');
});

test('data that was loaded for the previous user is removed when another user signs in in a second tab', async () => {
  const { portal } = await renderPortal({ at: '/profile', as: 'platform' });
  await portal.store.dispatch(listSchools.initiate());
  expect(JSON.stringify(portal.store.getState())).toContain('Nalanda');
  await signInElsewhere('admin');
  expect(JSON.stringify(portal.store.getState())).not.toContain('Nalanda');
});

test('AUTH-25 user info of another user is fetched after the sign-in in a second tab', async () => {
  const { sent } = await renderPortal({ at: '/classes', as: 'platform' });
  await waitFor(() => expect(countCalls(sent, 'GET /user/info')).toBe(1));
  await signInElsewhere('admin');
  expect(countCalls(sent, 'GET /user/info')).toBe(2);
});

test('a save in flight that is rejected after another user signed in is not sent again', async () => {
  const { fault, open } = rejectLate(SAVE);
  const rendered = await renderPortal({ at: '/profile', as: 'platform', fault });
  const save = await prepareSave(rendered);
  const result = save().then(
    () => 'saved',
    () => 'failed',
  );
  await waitFor(() => expect(countCalls(rendered.sent, SAVE)).toBe(1));
  storeTokens(await signIn('admin'));
  act(() => void storageEvent('accessToken'));
  open();
  expect(await result).toBe('failed');
  expect(countCalls(rendered.sent, SAVE)).toBe(1);
});

test('a save before the event of storage arrives is not sent with the tokens of another user', async () => {
  const rendered = await renderPortal({ at: '/profile', as: 'platform' });
  const [save, before] = [await prepareSave(rendered), await principal()];
  storeTokens(await signIn('admin'));
  await expect(save()).rejects.toBeDefined();
  expect(countCalls(rendered.sent, SAVE)).toBe(0);
  expect(await principal()).toBe(before);
});

test('a save before the event of storage arrives opens the portal for the other user', async () => {
  const rendered = await renderPortal({ at: '/profile', as: 'platform' });
  const save = await prepareSave(rendered);
  storeTokens(await signIn('admin'));
  await expect(save()).rejects.toBeDefined();
  await waitForResponses();
  expect(userOf(rendered)).toBe('admin');
  expect(rendered.path()).toBe('/dashboard');
});

test('a request that waits for a refresh is not sent after another user signed in', async () => {
  const { fault, open } = rejectLate('POST /auth/refreshToken');
  const rendered = await renderPortal({ at: '/profile', as: 'platform', fault });
  const save = await prepareSave(rendered);
  await sql("UPDATE sign_ins SET ended_at = now(), end_reason = 'test'");
  const result = save().then(
    () => 'saved',
    () => 'failed',
  );
  await waitFor(() => expect(countCalls(rendered.sent, 'POST /auth/refreshToken')).toBe(1));
  storeTokens(await signInUncached('admin'));
  open();
  expect(await result).toBe('failed');
  expect(countCalls(rendered.sent, SAVE)).toBe(1);
});

test('a screen of the previous user leads to the dashboard when another user signs in in a second tab', async () => {
  const { path } = await renderPortal({ at: '/schools', as: 'platform' });
  await findRow('Nalanda Public School');
  await signInElsewhere('admin');
  expect(await screen.findByText('Welcome, Asha Verma!')).toBeVisible();
  expect(path()).toBe('/dashboard');
});

test('a form with edits closes without a question when another user signs in in a second tab', async () => {
  const { path } = await openReceipt(await payingStudent());
  await fillAmount('1');
  await signInElsewhere('admin');
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(screen.queryByText('You have unsaved changes. Leave without saving?')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save Receipt' })).toBeNull();
});

test('edits of the previous user are offered when that user signs in again', async () => {
  const student = await payingStudent();
  await openReceipt(student);
  await fillAmount('1');
  await signInElsewhere('admin');
  expect(await screen.findByText('Welcome, Asha Verma!')).toBeVisible();
  await signInElsewhere('clerk');
  expect(await screen.findByText(`You have an unsaved receipt of ${student.studentName}.`)).toBeVisible();
});

test('edits of the previous user are not offered to the user who signed in in a second tab', async () => {
  const student = await payingStudent();
  await openReceipt(student);
  await fillAmount('1');
  await signInElsewhere('admin');
  expect(await screen.findByText('Welcome, Asha Verma!')).toBeVisible();
  expect(screen.queryByText(`You have an unsaved receipt of ${student.studentName}.`)).toBeNull();
});

test('a message names the user who signed in in a second tab', async () => {
  await renderPortal({ shell: true, at: '/profile', as: 'clerk' });
  await screen.findByRole('navigation', { name: 'Menu' });
  await signInElsewhere('admin');
  expect(await findNotification(MESSAGE)).toBeVisible();
});

test('new tokens of the same user keep the screen and its data', async () => {
  const rendered = await renderPortal({ shell: true, at: '/schools', as: 'platform' });
  const row = await findRow('Nalanda Public School');
  await signInElsewhere('platform', await signInUncached('platform'));
  expect(row).toBeInTheDocument();
  expect(rendered.path()).toBe('/schools');
});

test('a sign-in on the login page, after another user signed in in a second tab, shows no message', async () => {
  const { user } = await renderPortal({ shell: true, at: '/auth/login' });
  await screen.findByLabelText('Username');
  await signInElsewhere('clerk');
  await signInAs(user, 'admin');
  expect(await screen.findByText('Welcome, Asha Verma!')).toBeVisible();
  expect(screen.queryByText(MESSAGE)).toBeNull();
});
