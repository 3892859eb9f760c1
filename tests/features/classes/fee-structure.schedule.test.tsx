// When the total is to be paid.
import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor } from '../../support/portal';
import { AMOUNTS, feePlaceOf, saveFee } from '../../provider/support/fees';
import { resetProvider, tokenOf } from '../../support/provider';
import {
  addPayment,
  payments,
  saveSchedule,
  SAVE_TERMS,
  SCHEDULE_SAVED,
  storedFees,
  defineFees,
  openFeesForm,
  remainingText,
} from '../support/fees';
import {
  optionsOf,
  chooseOption,
  selectedText,
  getField,
  clickButton,
  fillField,
  waitForFieldError,
  findNotification,
} from '../../support/screen';
import { alterResponse, countCalls, replyTo, recordCalls, rejectWith } from '../../support/faults';

beforeEach(resetProvider);

const HALF = { minimumDate: '2027-05-10', minimumFee: 12000.5 };
const LATER = { minimumDate: '2027-10-10', minimumFee: 6000 };

test('FEE-07 FEE-20 FEE-30 the stored schedule is shown by date, with what remains', async () => {
  await defineFees([LATER, HALF]);
  await openFeesForm();
  expect(payments()).toEqual([
    ['10/05/2027', '12,000.50'],
    ['10/10/2027', '6,000.00'],
  ]);
  expect(remainingText()).toBe('₹18,000.50 of ₹24,000.50 scheduled, ₹6,000.00 remaining');
});

test('FEE-07 a structure whose setup is not completed shows its schedule too', async () => {
  await defineFees([HALF]);
  const { sessionId, classId } = await feePlaceOf();
  const incomplete = alterResponse((one) => ({ ...(one as object), hasCompletedFeeSetup: false }));
  await openFeesForm({ fault: replyTo(`GET /fee-structure/${sessionId}/${classId}`, incomplete) });
  expect(payments()).toEqual([['10/05/2027', '12,000.50']]);
});

test('FEE-25 FEE-26 FEE-31 FEE-34 CALL-49 a payment is added with date and amount, and the whole list is sent', async () => {
  await defineFees([HALF]);
  const { fault, bodies, headers } = recordCalls(SAVE_TERMS);
  await openFeesForm({ fault });
  clickButton('Add Payment');
  await waitFor(() => expect(getField('Date of payment 2')).toHaveFocus());
  await fillField('Date of payment 2', '10.10.27');
  await fillField('Amount of payment 2', '6,000');
  expect(remainingText()).toBe('₹18,000.50 of ₹24,000.50 scheduled, ₹6,000.00 remaining');
  saveSchedule();
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
  expect(bodies).toEqual([{ ...(await feePlaceOf()), stream: null, version: 2, fees: [HALF, LATER] }]);
  expect(headers[0]?.get('Idempotency-Key')).toBeTruthy();
  expect((await storedFees()).dateWiseFeesList).toEqual([HALF, LATER]);
});

test('CALL-49 FEE-32 FEE-34 the schedule of a stream is sent with that stream', async () => {
  const ofClass = await feePlaceOf('11');
  await saveFee(await tokenOf('admin'), { ...ofClass, ...AMOUNTS, stream: 'ARTS' });
  const { fault, bodies } = recordCalls(SAVE_TERMS);
  await openFeesForm({ className: '11', stream: 'ARTS', fault });
  await addPayment('10/05/2027', '12000.50');
  saveSchedule();
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
  expect(bodies).toEqual([{ ...ofClass, stream: 'ARTS', version: 1, fees: [HALF] }]);
});

test('FEE-30 a payment goes to its place when its row is left, and what had the focus keeps it', async () => {
  await defineFees([HALF, LATER]);
  const { user } = await openFeesForm();
  clickButton('Add Payment');
  await user.type(getField('Date of payment 3'), '1/4/2027');
  await user.tab();
  await user.keyboard('7000');
  // Another window gets the focus: the row is not left.
  fireEvent.blur(getField('Amount of payment 3'));
  expect(payments().map(([date]) => date)).toEqual(['10/05/2027', '10/10/2027', '01/04/2027']);
  await user.click(getField('Amount of payment 2'));
  expect(payments().map(([date]) => date)).toEqual(['01/04/2027', '10/05/2027', '10/10/2027']);
  expect(getField('Amount of payment 3')).toHaveFocus();
  expect(getField('Amount of payment 3')).toHaveValue('6000');
  // What is too much is shown at the payment that was changed last, wherever it is by then.
  saveSchedule();
  await waitForFieldError('Amount of payment 1', 'Amount must not be more than the remaining fee (₹6,000.00)');
  await fillField('Amount of payment 3', '30000');
  await fillField('Amount of payment 1', '1');
  clickButton('Remove payment 1');
  saveSchedule();
  await waitForFieldError('Amount of payment 2', 'Amount must not be more than the remaining fee (₹12,000.00)');
  expect(getField('Amount of payment 1')).not.toHaveAttribute('aria-invalid', 'true');
});

test('FEE-30 payments are removed; an empty schedule is saved too', async () => {
  await defineFees([HALF, LATER]);
  await openFeesForm();
  clickButton('Remove payment 1');
  expect(payments()).toEqual([['10/10/2027', '6,000.00']]);
  const schedule = within(screen.getByRole('form', { name: 'Payment schedule' }));
  expect(schedule.getByText('Not saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Payment' })).toHaveFocus();
  clickButton('Remove payment 1');
  expect(screen.getByText('No payments scheduled yet.')).toBeVisible();
  saveSchedule();
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
  expect((await storedFees()).dateWiseFeesList).toEqual([]);
});

test('FEE-28 FEE-26 FEE-27 FEE-30 each payment says what is wrong with it, and nothing is sent', async () => {
  await defineFees([HALF]);
  const { sent } = await openFeesForm();
  await addPayment('1/4/2028', '0');
  await waitForFieldError('Date of payment 2', 'The date is outside the session');
  await fillField('Date of payment 2', '31/3/2027');
  await waitFor(() => expect(payments()[0]).toEqual(['31/03/2027', '0.00']));
  await waitForFieldError('Date of payment 1', 'The date is outside the session');
  await fillField('Date of payment 1', '1/4/2028');
  await waitForFieldError('Amount of payment 2', 'Amount must be greater than zero');
  await fillField('Date of payment 2', '10/5/2027');
  await waitForFieldError('Date of payment 2', 'Another payment already has this date');
  clickButton('Add Payment');
  saveSchedule();
  await waitForFieldError('Date of payment 3', 'Date is required');
  await waitForFieldError('Amount of payment 3', 'Amount is required');
  expect(await findNotification('Please fix the errors before submitting.')).toBeVisible();
  expect(countCalls(sent, SAVE_TERMS)).toBe(0);
});

test('FEE-28 FEE-29 payments beyond the total are refused at the one that was changed last, until they fit', async () => {
  await defineFees([HALF, LATER]);
  const { sent } = await openFeesForm();
  await fillField('Amount of payment 1', '18000.51');
  await waitForFieldError('Amount of payment 1', 'Amount must not be more than the remaining fee (₹18,000.50)');
  expect(remainingText()).toBe('₹24,000.51 of ₹24,000.50 scheduled, ₹0.01 too much');
  saveSchedule();
  await findNotification('Please fix the errors before submitting.');
  expect(getField('Amount of payment 2')).not.toHaveAttribute('aria-invalid', 'true');
  await fillField('Amount of payment 2', '5999.99');
  await waitFor(() => expect(getField('Amount of payment 1')).not.toHaveAttribute('aria-invalid', 'true'));
  expect(countCalls(sent, SAVE_TERMS)).toBe(0);
  saveSchedule();
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
});

test('what the provider refuses of single payments is at them', async () => {
  await defineFees([HALF, LATER]);
  const problems = [{ path: 'fees.1.minimumFee', message: 'Too much for October' }];
  await openFeesForm({ fault: replyTo(SAVE_TERMS, rejectWith(109, 'Refused', { data: { problems } })) });
  saveSchedule();
  await waitForFieldError('Amount of payment 2', 'Too much for October');
  await waitFor(() => expect(getField('Amount of payment 2')).toHaveFocus());
});

test('FEE-22 FEE-23 CODE-121 a schedule refused with code 121 and no message says that the session has begun; a message of the server comes first', async () => {
  await defineFees([HALF]);
  const silent = [rejectWith(121, '', { status: 409 }), rejectWith(105)] as const;
  const words = ['Ask the trust first', 'It has begun'] as const;
  const spoken = [rejectWith(109, words[0]), rejectWith(121, words[1])];
  await openFeesForm({ fault: replyTo(SAVE_TERMS, ...silent, ...spoken) });
  saveSchedule();
  expect(await findNotification('Fee structures cannot be modified for active or completed sessions')).toBeVisible();
  saveSchedule();
  expect(await findNotification('Failed to update fee. Please try again.')).toBeVisible();
  for (const text of words) {
    saveSchedule();
    expect(await findNotification(text)).toBeVisible();
  }
});

test('an empty schedule is split evenly over the session, and can be changed before it is saved', async () => {
  await defineFees();
  await openFeesForm();
  expect(await optionsOf('Number of payments', '12 payments')).toEqual(
    [2, 3, 4, 6, 12].map((count) => `${count} payments`),
  );
  await chooseOption('Number of payments', '3 payments');
  expect(selectedText('Number of payments')).toBe('3 payments');
  await chooseOption('Number of payments', '4 payments');
  clickButton('Split evenly');
  await waitFor(() => expect(payments()).toHaveLength(4));
  expect(payments()).toEqual([
    ['01/04/2027', '6,000.50'],
    ['01/07/2027', '6,000.00'],
    ['01/10/2027', '6,000.00'],
    ['01/01/2028', '6,000.00'],
  ]);
  expect(remainingText()).toBe('₹24,000.50 of ₹24,000.50 scheduled, ₹0.00 remaining');
  expect(screen.queryByRole('button', { name: 'Split evenly' })).toBeNull();
  expect(within(screen.getByRole('form', { name: 'Payment schedule' })).getByText('Not saved')).toBeVisible();
  fireEvent.keyDown(getField('Amount of payment 1'), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
  expect((await storedFees()).dateWiseFeesList).toHaveLength(4);
});
