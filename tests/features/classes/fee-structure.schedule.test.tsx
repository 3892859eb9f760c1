// When the total is to be paid.
import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { offeredBy, pick, shownIn } from '../support/classes';
import { countOf, on, recording, refuse } from '../support/faults';
import {
  addPayment,
  defined,
  field,
  openForm,
  payments,
  press,
  put,
  remainingSays,
  saveSchedule,
  SAVE_TERMS,
  says,
  SCHEDULE_SAVED,
  storedFees,
} from '../support/fees';

beforeEach(resetProvider);

const HALF = { minimumDate: '2027-05-10', minimumFee: 12000.5 };
const LATER = { minimumDate: '2027-10-10', minimumFee: 6000 };
const said = (text: string) => screen.findByText(text, { selector: '.ant-notification *' });

test('FEE-07 FEE-30 the stored schedule is shown by date, with what remains', async () => {
  await defined([LATER, HALF]);
  await openForm();
  expect(payments()).toEqual([
    ['10/05/2027', '12,000.50'],
    ['10/10/2027', '6,000.00'],
  ]);
  expect(remainingSays()).toBe('₹18,000.50 of ₹24,000.50 scheduled, ₹6,000.00 remaining');
});

test('FEE-25 FEE-26 FEE-31 CALL-49 a payment is added with date and amount, and the whole list is sent', async () => {
  await defined([HALF]);
  const { fault, bodies, headers } = recording(SAVE_TERMS);
  await openForm({ fault });
  press('Add Payment');
  await waitFor(() => expect(field('Date of payment 2')).toHaveFocus());
  await put('Date of payment 2', '10.10.27');
  await put('Amount of payment 2', '6,000');
  expect(remainingSays()).toBe('₹18,000.50 of ₹24,000.50 scheduled, ₹6,000.00 remaining');
  saveSchedule();
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
  expect(bodies).toMatchObject([{ stream: null, version: 2, fees: [HALF, LATER] }]);
  expect(headers[0]?.get('Idempotency-Key')).toBeTruthy();
  expect((await storedFees()).dateWiseFeesList).toEqual([HALF, LATER]);
});

test('FEE-30 a payment goes to its place when its row is left, and what had the focus keeps it', async () => {
  await defined([HALF, LATER]);
  const { user } = await openForm();
  press('Add Payment');
  await user.type(field('Date of payment 3'), '1/4/2027');
  await user.tab();
  await user.keyboard('7000');
  expect(payments().map(([date]) => date)).toEqual(['10/05/2027', '10/10/2027', '01/04/2027']);
  await user.click(field('Amount of payment 2'));
  expect(payments().map(([date]) => date)).toEqual(['01/04/2027', '10/05/2027', '10/10/2027']);
  expect(field('Amount of payment 3')).toHaveFocus();
  expect(field('Amount of payment 3')).toHaveValue('6000');
  // What is too much is said at the payment that was changed last, wherever it stands by then.
  saveSchedule();
  await says('Amount of payment 1', 'Amount must not be more than the remaining fee (₹6,000.00)');
  await put('Amount of payment 3', '30000');
  await put('Amount of payment 1', '1');
  press('Remove payment 1');
  saveSchedule();
  await says('Amount of payment 2', 'Amount must not be more than the remaining fee (₹12,000.00)');
  expect(field('Amount of payment 1')).not.toHaveAttribute('aria-invalid', 'true');
});

test('FEE-30 payments are removed; an empty schedule is saved too', async () => {
  await defined([HALF, LATER]);
  await openForm();
  press('Remove payment 1');
  expect(payments()).toEqual([['10/10/2027', '6,000.00']]);
  const schedule = within(screen.getByRole('form', { name: 'Payment schedule' }));
  expect(schedule.getByText('Not saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Payment' })).toHaveFocus();
  press('Remove payment 1');
  expect(screen.getByText('No payments scheduled yet.')).toBeVisible();
  saveSchedule();
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
  expect((await storedFees()).dateWiseFeesList).toEqual([]);
});

test('FEE-26 FEE-27 FEE-30 each payment says what is wrong with it, and nothing is sent', async () => {
  await defined([HALF]);
  const { sent } = await openForm();
  await addPayment('1/4/2028', '0');
  await says('Date of payment 2', 'The date is outside the session');
  await put('Date of payment 2', '31/3/2027');
  await waitFor(() => expect(payments()[0]).toEqual(['31/03/2027', '0.00']));
  await says('Date of payment 1', 'The date is outside the session');
  await put('Date of payment 1', '1/4/2028');
  await says('Amount of payment 2', 'Amount must be greater than zero');
  await put('Date of payment 2', '10/5/2027');
  await says('Date of payment 2', 'Another payment already has this date');
  press('Add Payment');
  saveSchedule();
  await says('Date of payment 3', 'Date is required');
  await says('Amount of payment 3', 'Amount is required');
  expect(await said('Please fix the errors before submitting.')).toBeVisible();
  expect(countOf(sent, SAVE_TERMS)).toBe(0);
});

test('FEE-28 FEE-29 payments beyond the total are refused at the one that was changed last, until they fit', async () => {
  await defined([HALF, LATER]);
  const { sent } = await openForm();
  await put('Amount of payment 1', '18000.51');
  await says('Amount of payment 1', 'Amount must not be more than the remaining fee (₹18,000.50)');
  expect(remainingSays()).toBe('₹24,000.51 of ₹24,000.50 scheduled, ₹0.01 too much');
  saveSchedule();
  await said('Please fix the errors before submitting.');
  expect(field('Amount of payment 2')).not.toHaveAttribute('aria-invalid', 'true');
  await put('Amount of payment 2', '5999.99');
  await waitFor(() => expect(field('Amount of payment 1')).not.toHaveAttribute('aria-invalid', 'true'));
  expect(countOf(sent, SAVE_TERMS)).toBe(0);
  saveSchedule();
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
});

test('FEE-22 what the provider refuses of single payments stands at them', async () => {
  await defined([HALF, LATER]);
  const problems = [{ path: 'fees.1.minimumFee', message: 'Too much for October' }];
  await openForm({ fault: on(SAVE_TERMS, refuse(109, 'Refused', { data: { problems } })) });
  saveSchedule();
  await says('Amount of payment 2', 'Too much for October');
  await waitFor(() => expect(field('Amount of payment 2')).toHaveFocus());
});

test('FEE-23 a schedule refused with code 121 and no message says that the session has begun', async () => {
  await defined([HALF]);
  await openForm({ fault: on(SAVE_TERMS, refuse(121, '', { status: 409 }), refuse(105)) });
  saveSchedule();
  expect(await said('Fee structures cannot be modified for active or completed sessions')).toBeVisible();
  saveSchedule();
  expect(await said('Failed to update fee. Please try again.')).toBeVisible();
});

test('an empty schedule is split evenly over the session, and can be changed before it is saved', async () => {
  await defined();
  await openForm();
  expect(await offeredBy('Number of payments', '12 payments')).toEqual(
    [2, 3, 4, 6, 12].map((count) => `${count} payments`),
  );
  await pick('Number of payments', '3 payments');
  expect(shownIn('Number of payments')).toBe('3 payments');
  await pick('Number of payments', '4 payments');
  press('Split evenly');
  await waitFor(() => expect(payments()).toHaveLength(4));
  expect(payments()).toEqual([
    ['01/04/2027', '6,000.50'],
    ['01/07/2027', '6,000.00'],
    ['01/10/2027', '6,000.00'],
    ['01/01/2028', '6,000.00'],
  ]);
  expect(remainingSays()).toBe('₹24,000.50 of ₹24,000.50 scheduled, ₹0.00 remaining');
  expect(screen.queryByRole('button', { name: 'Split evenly' })).toBeNull();
  expect(within(screen.getByRole('form', { name: 'Payment schedule' })).getByText('Not saved')).toBeVisible();
  fireEvent.keyDown(field('Amount of payment 1'), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
  expect((await storedFees()).dateWiseFeesList).toHaveLength(4);
});
