// A receipt that is typed and not stored: before it would go, and after an expired sign-in.
import { act } from '@testing-library/react';
import { screen, waitFor, waitForResponses, type Rendered } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import {
  CREATE,
  FILTERS,
  openReceipt,
  type Payer,
  amountField,
  storedAmounts,
  payingStudent,
  submitReceipt,
  findSavedHeading,
  fillAmount,
  UNKNOWN,
} from '../support/counter';
import { storageEvent } from '../../api/support/openTab';
import { signInAs, signOutByMenu } from '../support/signingIn';
import {
  combineFaults,
  holdResponse,
  loseResponse,
  rejectWith,
  replyTo,
  passThrough,
  unauthorised,
} from '../../support/faults';
import {
  clickButton,
  clickDialogButton,
  fieldDescription,
  findDialog,
  navigateTo,
  queryButton,
  waitForNoDialog,
  waitForNoText,
} from '../../support/screen';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
});

test('RECEIPT-48 Close leads to the list of receipts with its filters; what was typed is asked about', async () => {
  const { path, router } = await openReceipt(student);
  await fillAmount('1');
  clickButton('Close');
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
  expect(path()).toBe('/receipts/fee');
  clickButton('Leave');
  await waitFor(() => expect(path()).toBe('/receipts/management'));
  expect(router.state.location.state).toEqual({ student, filters: FILTERS });
});

test('a typed receipt survives an expired sign-in: the dashboard resumes it with its student', async () => {
  const due = holdResponse();
  const expired = combineFaults(
    replyTo(CREATE, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
    replyTo('POST /fee/structure/student', passThrough, passThrough, due.reply),
  );
  const rendered = await openReceipt(student, { fault: expired });
  await fillAmount('17650.50');
  submitReceipt();
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'clerk');
  expect(await screen.findByText(`You have an unsaved receipt of ${student.studentName}.`)).toBeVisible();
  await rendered.user.click(screen.getByRole('link', { name: 'Resume draft' }));
  expect(await screen.findByText('Your draft was restored. The receipt is not saved.')).toBeVisible();
  expect(amountField().value).toBe('17650.50');
  submitReceipt();
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['17650.50']);
  // What was paid is not offered once more: the form waits for what is due now.
  clickButton('Another receipt for this student');
  await waitForNoText('Print');
  expect(queryButton('Save Receipt')).toBeUndefined();
  due.release();
  await screen.findByRole('button', { name: 'Save Receipt' });
  expect(await screen.findByText('Nothing is due')).toBeVisible();
  expect(amountField().value).toBe('');
});

test('C1 a receipt whose response was lost before the sign-in expired is repeated under its key, and stored once', async () => {
  const fault = combineFaults(
    replyTo(CREATE, loseResponse, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const { user } = await openReceipt(student, { fault });
  await fillAmount('21');
  submitReceipt();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, 'clerk');
  await user.click(await screen.findByRole('link', { name: 'Resume draft' }));
  expect(await screen.findByText(/^Your draft was restored. It may or may not be saved/)).toBeVisible();
  expect(screen.getByText(UNKNOWN)).toBeVisible();
  expect(amountField()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['21.00']);
});

test('RECEIPT-45 the dashboard does not call a receipt unsaved whose response was lost; Logout asks to check it, and Cancel keeps it', async () => {
  const fault = combineFaults(
    replyTo(CREATE, loseResponse, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const { user } = await openReceipt(student, { fault, shell: true });
  await fillAmount('21');
  submitReceipt();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, 'clerk');
  const text = `A receipt of ${student.studentName} may or may not be saved.`;
  expect(await screen.findByText(text)).toBeVisible();
  await signOutByMenu(user);
  const dialog = await findDialog('Log out and delete drafts?');
  expect(dialog).toHaveTextContent(text);
  expect(dialog).toHaveTextContent(/If you log out, check the saved records before you enter them again\./);
  clickDialogButton('Cancel');
  await waitForNoDialog();
  await user.click(screen.getByRole('link', { name: 'Resume draft' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['21.00']);
});

const typedAmount = () => Number(amountField().value.replaceAll(',', ''));

/** Opens the form, saves the suggested amount without a response, and loses the sign-in with the next attempt. */
async function loseUneditedSave() {
  const fault = combineFaults(
    replyTo(CREATE, loseResponse, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await openReceipt(student, { fault });
  const suggested = typedAmount();
  submitReceipt();
  await rendered.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'clerk');
  await rendered.user.click(await screen.findByRole('link', { name: 'Resume draft' }));
  await screen.findByText(UNKNOWN);
  return { ...rendered, suggested };
}

test('an unedited receipt whose response was lost before the sign-in expired is resumed with its amount', async () => {
  const { suggested } = await loseUneditedSave();
  expect(typedAmount()).toBe(suggested);
});

test('an unedited receipt whose response was lost before the sign-in expired is stored once', async () => {
  const { user } = await loseUneditedSave();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findSavedHeading();
  expect(await storedAmounts(student)).toHaveLength(1);
});

test('the draft of an unknown result is dropped after the save is decided', async () => {
  const rendered = await loseUneditedSave();
  await rendered.user.click(screen.getByRole('button', { name: 'Try again' }));
  await findSavedHeading();
  await navigateTo(rendered, '/dashboard');
  await screen.findByText('Welcome, Ramesh Gupta!');
  expect(screen.queryByRole('link', { name: 'Resume draft' })).toBeNull();
});

test('RECEIPT-46 a payment that is rejected as a repetition shows the receipt that the provider names, and the fields stay open', async () => {
  const repeated = 'The same payment was stored a moment ago as receipt 12. Check that receipt before you save again';
  const fault = replyTo(CREATE, rejectWith(203, repeated, { status: 429 }), passThrough);
  await openReceipt(student, { fault });
  await fillAmount('32');
  submitReceipt();
  expect(await screen.findByText(repeated)).toBeVisible();
  expect(amountField()).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  submitReceipt();
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['32.00']);
});

test('an unedited receipt asks before it is left while its save is in progress', async () => {
  const response = holdResponse();
  const { router, path } = await openReceipt(student, { fault: replyTo(CREATE, response.reply) });
  submitReceipt();
  await screen.findByText('Saving…');
  act(() => void router.navigate('/dashboard'));
  expect(await screen.findByText('Save not confirmed')).toBeVisible();
  expect(path()).toBe('/receipts/fee');
  clickButton('Stay');
  response.release();
  await findSavedHeading();
  expect(await storedAmounts(student)).toHaveLength(1);
});

test('after a lost response the amount is compared with the dues before the payment', async () => {
  const rendered = await openReceipt(student, { fault: replyTo(CREATE, loseResponse, passThrough) });
  await fillAmount('');
  const [due = ''] = /[\d,.]+$/.exec(fieldDescription('Amount')) ?? [];
  await fillAmount(due);
  await waitFor(() => expect(fieldDescription('Amount')).toBe('Nothing is due afterwards'));
  submitReceipt();
  await screen.findByText(UNKNOWN);
  await waitForResponses();
  expect(fieldDescription('Amount')).toBe('Nothing is due afterwards');
  await rendered.user.click(screen.getByRole('button', { name: 'Try again' }));
  await findSavedHeading();
  expect(await storedAmounts(student)).toHaveLength(1);
});

/** Leaves the unedited form while its save is in progress; then the response of the save arrives. */
async function leaveDuringSave(reply: ReturnType<typeof rejectWith>) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const late = async (...call: Parameters<typeof reply>) => {
    await gate;
    return reply(...call) as Promise<Response>;
  };
  const { router, path } = await openReceipt(student, { fault: replyTo(CREATE, late) });
  submitReceipt();
  await screen.findByText('Saving…');
  act(() => void router.navigate('/dashboard'));
  await screen.findByText('Save not confirmed');
  clickButton('Leave');
  await waitFor(() => expect(path()).toBe('/dashboard'));
  release();
}

test.each([
  [
    'a rejection',
    rejectWith(128, 'The amount is more than the pending fee'),
    'The amount is more than the pending fee',
  ],
  [
    'no response',
    loseResponse,
    'The server did not respond. It may or may not be saved. Check before you enter it again.',
  ],
])('a receipt that was left while it was being saved reports %s with its student', async (_what, reply, text) => {
  await leaveDuringSave(reply);
  expect(await screen.findByText(`Receipt of ${student.studentName}: ${text}`)).toBeVisible();
});

test('a receipt that was left while it was being saved is reported as saved with its student', async () => {
  await leaveDuringSave(passThrough);
  expect(await screen.findByText(`Receipt of ${student.studentName}: Receipt saved successfully`)).toBeVisible();
});

/** The receipt is stored, and the response never arrives. */
const storedWithoutResponse: typeof loseResponse = async (...call) => {
  await Promise.resolve(loseResponse(...call)).catch(() => undefined);
  return new Promise<Response>(() => {});
};

/** Signs in again and sends the receipt of an unknown result once more. */
async function resumeUnknown(user: Rendered['user']): Promise<void> {
  await signInAs(user, 'clerk');
  await user.click(await screen.findByRole('link', { name: 'Resume draft' }));
  await screen.findByText(UNKNOWN);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findSavedHeading();
}

test('a receipt whose sign-in was ended by another request during its save is resumed as undecided, and stored once', async () => {
  const search = 'POST /student/all/paged?pages=0&size=8';
  const fault = combineFaults(
    replyTo(CREATE, storedWithoutResponse, passThrough),
    replyTo(search, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const { user } = await openReceipt(student, { shell: true, fault });
  submitReceipt();
  await screen.findByText('Saving…');
  await waitFor(async () => expect(await storedAmounts(student)).toHaveLength(1));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Student, receipt number or screen' }), 'diya');
  await screen.findByText('Your session has ended. Please sign in again.');
  await resumeUnknown(user);
  expect(await storedAmounts(student)).toHaveLength(1);
});

test('a receipt whose sign-in ended while it was being saved is resumed as undecided, and stored once', async () => {
  const { user } = await openReceipt(student, { fault: replyTo(CREATE, storedWithoutResponse, passThrough) });
  submitReceipt();
  await screen.findByText('Saving…');
  await waitFor(async () => expect(await storedAmounts(student)).toHaveLength(1));
  localStorage.clear();
  act(() => void storageEvent(null));
  await screen.findByText('Your unsaved changes are kept as a draft in this tab. Sign in to resume.');
  await resumeUnknown(user);
  expect(await storedAmounts(student)).toHaveLength(1);
});

test('a receipt whose response was lost and that another user cancelled is shown as cancelled after Try again', async () => {
  const { user } = await openReceipt(student, { fault: replyTo(CREATE, loseResponse, passThrough) });
  submitReceipt();
  const again = await screen.findByRole('button', { name: 'Try again' });
  await waitForResponses();
  await sql("UPDATE receipts SET status = 'CANCELLED' WHERE student_id = $1", [student.studentId]);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: /^Receipt \d+ has been cancelled$/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /is saved$/ })).toBeNull();
});
