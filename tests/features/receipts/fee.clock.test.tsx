// A payment at a computer whose clock is a day behind that of the provider, or is set back.
import { screen, useProviderDate, waitForResponses } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import {
  choosePaymentMode,
  CREATE,
  fillAmount,
  fillReceiptField,
  findSavedHeading,
  openReceipt,
  payingStudent,
  storedAmounts,
  submitReceipt,
  UNKNOWN,
} from '../support/counter';
import { loseResponse, passThrough, replyTo } from '../../support/faults';
import { clickButton, waitForFieldError, waitForValidField } from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  useProviderDate();
  jest.setSystemTime(Date.parse('2026-07-14T06:00:00Z'));
});
afterEach(() => void jest.useRealTimers());

test('RECEIPT-34 the date of the provider is accepted', async () => {
  const student = await payingStudent();
  await openReceipt(student);
  expect(screen.getByLabelText('Payment Date')).toHaveValue('15/07/2026');
  await fillAmount('61');
  submitReceipt();
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['61.00']);
});

test('RECEIPT-34 the dates are limited by the day of the provider, also that of a cheque', async () => {
  await openReceipt(await payingStudent());
  choosePaymentMode('Cheque');
  await fillReceiptField('Cheque Date', '15/07/2027');
  await waitForValidField('Cheque Date');
  await fillReceiptField('Payment Date', '16/07/2026');
  await waitForFieldError('Payment Date', 'Payment date must not be in the future');
});

test('C1 a clock that is set back while the form is open leaves the unconfirmed payment on the screen, and it is stored once', async () => {
  const student = await payingStudent();
  await openReceipt(student, { fault: replyTo(CREATE, loseResponse, passThrough) });
  await fillAmount('111');
  jest.setSystemTime(Date.parse('2026-07-13T06:00:00Z'));
  submitReceipt();
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
  clickButton('Try again');
  await findSavedHeading();
  await waitForResponses();
  expect(screen.getByRole('heading', { name: /^Receipt \d+ is saved$/ })).toBeVisible();
  expect(await storedAmounts(student)).toEqual(['111.00']);
});
