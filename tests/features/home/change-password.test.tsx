import { act, fireEvent } from '@testing-library/react';
import { AUTH_FIELDS } from '@/api/auth';
import { passwordProblem } from '@/shared/forms';
import { call, resetProvider } from '../../support/provider';
import {
  renderPortal,
  screen,
  useFakeClock,
  waitFor,
  type Fault,
  type Rendered,
  advanceClock,
  waitForResponses,
  waitUntil,
} from '../../support/portal';
import { loseResponse, networkError, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';

beforeEach(resetProvider);

const RULE = 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character';
const GOOD = 'Kachnar@27';
const CHANGE = '/user/update-password';

function fill(old: string, next: string, again = next): void {
  const values = { 'Current Password': old, 'New Password': next, 'Confirm New Password': again };
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const submit = () => void fireEvent.click(screen.getByRole('button', { name: /Change Password$/ }));
const changes = ({ sent }: Rendered) => sent.filter(({ path }) => path === CHANGE).length;
async function open(fault?: Fault): Promise<Rendered> {
  const portal = await renderPortal({ at: '/profile/change-password', as: 'clerk', ...(fault && { fault }) });
  await screen.findByLabelText('Current Password');
  return portal;
}

test('AUTH-56 AUTH-57 the form has its three fields and two buttons; Cancel goes back to the profile without a call', async () => {
  const portal = await open();
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    expect(await screen.findByLabelText(label)).toHaveAttribute('type', 'password');
  expect(document.querySelectorAll('input')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Change Password' })).toBeInTheDocument();
  expect(screen.getByLabelText('Current Password')).toHaveFocus();
  expect(screen.queryByText('Not saved')).toBeNull();
  fill('Portal@2026', '');
  expect(await screen.findByText('Not saved')).toHaveAttribute('role', 'status');
  const before = portal.sent.length;
  await portal.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(portal.path()).toBe('/profile');
  await waitForResponses();
  // The profile itself may load the user.
  expect(portal.sent.slice(before).filter(({ path }) => path !== '/user/info')).toEqual([]);
  expect(changes(portal)).toBe(0);
});

test('a change without an answer: the form says so until the password is changed', async () => {
  const line = 'Save not confirmed. Your entries are still here.';
  const portal = await open(replyTo('POST /user/update-password', networkError, passThrough));
  fill('Portal@2026', GOOD);
  submit();
  expect(await screen.findByText(line)).toHaveAttribute('role', 'alert');
  expect(screen.getByLabelText('New Password')).toHaveValue(GOOD);
  submit();
  await waitFor(() => expect(screen.queryByText(line)).toBeNull());
  expect(changes(portal)).toBe(2);
});

const { newPassword } = AUTH_FIELDS.UpdatePasswordRequest;
const problemOf = (password: string) => passwordProblem(newPassword, password);

test.each([
  ['AUTH-59 CONST-01', 'seven characters', 'Abcd@12'],
  ['AUTH-59 CONST-01', 'fifteen characters', 'Abcdefghijk@123'],
  ['AUTH-60', 'a special of another kind', 'Abcdef#123'],
  ['AUTH-60', 'a blank', 'Abcd @1234'],
  ['AUTH-60', 'a blank at the start', ' Kachnar@27'],
  ['AUTH-60', 'a blank at the end', 'Kachnar@27 '],
  ['AUTH-61', 'no uppercase letter', 'abcdef@123'],
  ['AUTH-61', 'no lowercase letter', 'ABCDEF@123'],
  ['AUTH-61', 'no digit', 'Abcdefg@hi'],
  ['AUTH-61', 'no special', 'Abcdefg123'],
])('%s AUTH-62 a new password with %s breaks the rule', (_id, _what, password) => {
  expect(problemOf(password)).toBe(RULE);
});

test.each(['Qvzx@123', 'Qvzxkwjmhp@123'])('AUTH-59 CONST-01 %s, of 8 or 14 characters, keeps the rule', (password) => {
  expect(problemOf(password)).toBeNull();
});

test.each([...'@$!%*?&'])('AUTH-60 AUTH-61 a new password with the special %s keeps the rule', (special) => {
  expect(problemOf(`Kachnar27${special}`)).toBeNull();
});

test('AUTH-60 AUTH-61 of all characters of a keyboard, a new password takes the letters, the digits and seven specials', () => {
  const keyboard = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  const problem = (rest: string, one: string) => problemOf(`${rest.slice(0, 4)}${one}${rest.slice(4)}`);
  const taken = (rest: string) => keyboard.filter((one) => problem(rest, one) === null).join('');
  const [digits, upper, lower] = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];
  expect(taken('Kachnar@2')).toBe(`!$%&*${digits}?@${upper}${lower}`);
  for (const one of ['é', 'Ж', 'क', '٣', '@\n']) expect(problem('Kachnar@2', one)).toBe(RULE);
  expect(taken('Kachnar@')).toBe(digits);
  expect(taken('achnar@2')).toBe(upper);
  expect(taken('KACHNAR@2')).toBe(lower);
  expect(taken('Kachnar2')).toBe('!$%&*?@');
});

/** A new password for each way to break the rule. */
const BROKEN = [
  ...['Abcd@12', 'Abcdefghijk@123', 'Abcdef#123', `${GOOD} `],
  ...['abcdef@123', 'ABCDEF@123', 'Abcdefg@hi', 'Abcdefg123', ''],
];

test('AUTH-58 AUTH-59 AUTH-60 AUTH-61 AUTH-62 AUTH-63 each field is judged by its rule, the cursor goes to the first that is not right, and nothing is sent', async () => {
  const portal = await open();
  fill('', GOOD);
  submit();
  expect(await screen.findByText('Current Password is required')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveFocus());
  for (const wrong of BROKEN) {
    fill('Portal@2026', wrong);
    submit();
    expect(await screen.findByText(RULE)).toBeInTheDocument();
    fill('Portal@2026', GOOD);
    await waitFor(() => expect(screen.queryByText(RULE)).toBeNull());
  }
  for (const other of ['', 'kachnar@27', `${GOOD} `, 'Kachnar@28']) {
    fill('Portal@2026', GOOD);
    await waitFor(() => expect(screen.queryByText('New passwords do not match')).toBeNull());
    fill('Portal@2026', GOOD, other);
    submit();
    expect(await screen.findByText('New passwords do not match')).toBeInTheDocument();
  }
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'Kachnar@28' } });
  await waitFor(() => expect(screen.queryByText('New passwords do not match')).toBeNull());
  expect(changes(portal)).toBe(0);
});

test('AUTH-64 CONST-02 CALL-19 a change says so and leads to the profile after 1500 ms and not before', async () => {
  const { fault, bodies } = recordCalls('POST /user/update-password');
  const portal = await open(fault);
  fill('Portal@2026', GOOD);
  useFakeClock();
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  await waitUntil(() => screen.queryByText('Password changed successfully! Redirecting to profile...') !== null);
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(bodies).toEqual([{ oldPassword: 'Portal@2026', newPassword: GOOD }]);
  await advanceClock(1499);
  expect(portal.path()).toBe('/profile/change-password');
  await advanceClock(1);
  expect(portal.path()).toBe('/profile');
  const again = await call('POST', '/auth/login', { json: { userName: 'clerk', password: GOOD } });
  expect(again.responseCode).toBe(100);
});

test.each([
  ['CODE-124', 124, 'Portal@2025', GOOD, 'The current password is not correct'],
  ['CODE-125', 125, 'Portal@2026', 'Portal@2026', 'The new password must differ from the current one'],
])(
  'AUTH-65 %s a refused change shows the provider’s sentence, or without one that the change failed',
  async (_id, code, old, next, sentence) => {
    const portal = await open(replyTo('POST /user/update-password', passThrough, rejectWith(code)));
    fill(old, next);
    submit();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    submit();
    expect(await screen.findByText('Failed to change password')).toBeInTheDocument();
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(portal.path()).toBe('/profile/change-password');
  },
);

test('AUTH-65 after a change without a response a wrong current password says that the new one may be valid', async () => {
  await open(replyTo('POST /user/update-password', loseResponse, passThrough));
  fill('Portal@2026', GOOD);
  submit();
  expect(await screen.findByText('Save not confirmed. Your entries are still here.')).toBeVisible();
  submit();
  expect(await screen.findByText('The password may already be changed. Sign in with the new one.')).toBeVisible();
  expect(screen.queryByText('The current password is not correct')).toBeNull();
});

test('two clicks before anything is drawn change the password once', async () => {
  const rendered = await open();
  fill('Portal@2026', GOOD);
  const button = screen.getByRole('button', { name: 'Change Password' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText(/Password changed successfully/)).toBeInTheDocument();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await waitForResponses();
  expect(changes(rendered)).toBe(1);
});
