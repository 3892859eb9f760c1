// A payment at a computer whose clock is a day behind that of the provider.
import { screen, useProviderDate } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import {
  choosePaymentMode,
  fillAmount,
  fillReceiptField,
  findSavedHeading,
  openReceipt,
  payingStudent,
  storedAmounts,
  submitReceipt,
} from '../support/counter';
import { waitForFieldError, waitForValidField } from '../../support/screen';

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
