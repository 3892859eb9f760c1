// A receipt that is typed and not stored: before it would go, and after an expired sign-in.
import { screen, waitFor } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import {
  amount,
  amountsOf,
  CREATE,
  FILTERS,
  openReceipt,
  payer,
  save,
  storedTitle,
  typeAmount,
  type Payer,
} from '../support/counter';
import { either, held, on, real, unauthorised } from '../support/faults';
import { signInAs } from '../support/signingIn';
import { press, pressable } from '../support/students';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payer();
});

test('RECEIPT-48 Close leads to the list of receipts with its filters; what was typed is asked about', async () => {
  const { path, router } = await openReceipt(student);
  typeAmount('1');
  press('Close');
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
  expect(path()).toBe('/receipts/fee');
  press('Leave');
  await waitFor(() => expect(path()).not.toBe('/receipts/fee'));
  expect(router.state.location.state).toEqual({ student, filters: FILTERS });
});

test('a typed receipt survives an expired sign-in: the dashboard resumes it with its student', async () => {
  const due = held();
  const expired = either(
    on(CREATE, unauthorised, real),
    on('POST /auth/refreshToken', unauthorised),
    on('POST /fee/structure/student', real, real, due.reply),
  );
  const rendered = await openReceipt(student, { fault: expired });
  typeAmount('17650.50');
  save();
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'clerk');
  expect(await screen.findByText(`You have an unsaved receipt of ${student.studentName}.`)).toBeVisible();
  await rendered.user.click(screen.getByRole('link', { name: 'Resume draft' }));
  expect(await screen.findByText('Your draft was restored. The receipt is not saved.')).toBeVisible();
  expect(amount().value).toBe('17650.50');
  save();
  await storedTitle();
  expect(await amountsOf(student)).toEqual(['17650.50']);
  // What was paid is not offered once more: the next one waits for what is due now.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Another receipt for this student' })).toBeDisabled());
  due.release();
  await pressable(() => screen.getByRole('button', { name: 'Another receipt for this student' }));
  press('Another receipt for this student');
  await screen.findByRole('button', { name: 'Save Receipt' });
  expect(await screen.findByText('Nothing is due')).toBeVisible();
  expect(amount().value).toBe('');
});
