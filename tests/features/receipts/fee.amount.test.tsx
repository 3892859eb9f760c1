// The amount of a receipt against what is due.
import { within } from '@testing-library/react';
import { makeReceipt } from '../../provider/support/receipts';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import {
  CREATE,
  openReceipt,
  type Payer,
  amountField,
  storedAmounts,
  choosePaymentMode,
  fillReceiptField,
  payingStudent,
  submitReceipt,
  findSavedHeading,
  fillAmount,
} from '../support/counter';
import { RUNNING_ID } from '../support/students';
import { countCalls, recordCalls } from '../../support/faults';
import { chooseOption, clickButton, optionsOf, selectedText } from '../../support/screen';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
});

const region = (name: string) => within(screen.getByRole('region', { name }));
const ABOVE_DUE = 'The amount is more than the pending fee of ₹17,650.50';

test('no code asks for more than is due, or for anything where nothing is due', async () => {
  await sql(`UPDATE schools SET upi_id = 'school@bank' WHERE id = 1`);
  const { leave } = await openReceipt(student);
  const code = () => screen.queryByRole('img', { name: /^Scan to pay/ });
  choosePaymentMode('Online');
  await fillAmount('17650.50');
  expect(code()).toBeVisible();
  await fillAmount('99999');
  expect(code()).toBeNull();
  leave();
  await sql('UPDATE students SET rte = true WHERE id = $1', [student.studentId]);
  await openReceipt(student);
  choosePaymentMode('Online');
  await fillAmount('100');
  expect(code()).toBeNull();
  expect(screen.getByText('The amount is more than the pending fee of ₹0.00')).toBeVisible();
});

test('what is due once this is paid is shown while it is typed, to the paisa', async () => {
  await openReceipt(student);
  for (const [typed, said] of [
    ['17,650.49', 'Due afterwards: ₹0.01'],
    ['17,650.50', 'Nothing is due afterwards'],
    ['17,650.51', 'The amount is more than the pending fee of ₹17,650.50'],
  ] as const) {
    await fillAmount(typed);
    expect(await screen.findByText(said)).toBeVisible();
  }
});

test('RECEIPT-38 ENUM-30 every type except Re-Admission is offered; another one takes the offered amount away and the fee brings it back; a typed one stays', async () => {
  await openReceipt(student);
  expect(await optionsOf('Receipt Type')).toEqual(['Fee', 'TC', 'Other']);
  const shown = () => Number(amountField().value.replaceAll(',', ''));
  const offered = shown();
  expect(offered).toBeGreaterThan(0);
  const due = () => screen.queryByText(/^Due afterwards/);
  const takesLeave = () => screen.queryByText('Saving this receipt issues the transfer certificate.');
  expect(due()).toBeVisible();
  await chooseOption('Receipt Type', 'Other');
  expect(amountField().value).toBe('');
  expect([due(), takesLeave()]).toEqual([null, null]);
  await chooseOption('Receipt Type', 'Fee');
  expect(shown()).toBe(offered);
  await fillAmount('100');
  for (const type of ['TC', 'Fee']) {
    await chooseOption('Receipt Type', type);
    expect(amountField().value).toBe('100.00');
    expect([due() === null, takesLeave() === null]).toEqual([type === 'TC', type === 'Fee']);
  }
});

test('RECEIPT-51 more than is due is refused before it is sent, in the words of the provider', async () => {
  const { sent } = await openReceipt(student);
  await fillAmount('17650.51');
  expect(screen.getAllByText(ABOVE_DUE)).toHaveLength(1);
  submitReceipt();
  await waitForResponses();
  expect(screen.getAllByText(ABOVE_DUE)).toHaveLength(1);
  expect(countCalls(sent, CREATE)).toBe(0);
  // Another payment is not bound to what is due.
  await chooseOption('Receipt Type', 'Other');
  await waitFor(() => expect(screen.queryByText(ABOVE_DUE)).toBeNull());
  submitReceipt();
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['17650.51']);
});

test('RECEIPT-46 CODE-128 a refusal of the provider is one message, and the cursor is in the amount', async () => {
  await openReceipt(student);
  await fillAmount('17650.50');
  await makeReceipt(await tokenOf('admin'), { studentId: student.studentId, amountPaid: 650.5 });
  screen.getByRole('button', { name: 'Save Receipt' }).focus();
  submitReceipt();
  const message = 'The amount is more than the pending fee of ₹17,000.00';
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(1));
  await waitFor(() => expect(amountField()).toHaveFocus());
  // Dues is loaded again.
  expect(await region('Fee summary').findByText('₹17,000.00')).toBeVisible();
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(amountField().value).toBe('17650.50');
  expect(await storedAmounts(student)).toEqual(['650.50']);
});

test('RECEIPT-34 RECEIPT-35 RECEIPT-36 date, mode and type are marked as required, and a selected type or mode can only be replaced', async () => {
  const { user } = await openReceipt(student);
  for (const label of ['Payment Date', 'Payment Mode', 'Receipt Type'])
    expect(screen.getByText(label, { selector: 'label' })).toHaveClass('ant-form-item-required');
  const type = screen.getByLabelText('Receipt Type');
  expect(type.closest('.ant-select')?.querySelector('.ant-select-clear')).toBeNull();
  await user.type(type, '{Backspace}{Delete}');
  const cash = screen.getByRole('radio', { name: 'Cash' });
  await user.click(cash);
  expect([selectedText('Receipt Type'), cash]).toEqual(['Fee', expect.objectContaining({ checked: true })]);
});

test('RECEIPT-44 RECEIPT-45 ENUM-15 what was typed of a cheque is sent with the cheque, and nothing of it by cash', async () => {
  const { bodies, fault } = recordCalls(CREATE);
  await openReceipt(student, { fault });
  const cheque = { 'Cheque No.': '004512', 'Cheque Date': '10/07/2026', 'Bank Name': 'State Bank of India' };
  const sent = { studentId: student.studentId, sessionId: RUNNING_ID, receiptType: 'FEE', paymentDate: '2026-07-15' };
  for (const mode of ['Cash', 'Cheque']) {
    choosePaymentMode('Cheque');
    for (const [label, text] of Object.entries({ Amount: '500', ...cheque })) await fillReceiptField(label, text);
    choosePaymentMode(mode);
    submitReceipt();
    await findSavedHeading();
    clickButton('Another receipt for this student');
    await screen.findByRole('button', { name: 'Save Receipt' });
  }
  const details = { referenceNo: '004512', referenceNoDate: '2026-07-10', bankName: 'State Bank of India' };
  expect(bodies).toEqual([
    { ...sent, paymentMode: 'CASH', amountPaid: 500, comments: null },
    { ...sent, paymentMode: 'CHEQUE', amountPaid: 500, comments: null, ...details },
  ]);
});
