// A receipt whose dues did not load when its form opened: they are loaded again after each save, which must not close the form.
import { fireEvent } from '@testing-library/react';
import { screen, waitFor, waitForResponses, type Fault } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import {
  amountField,
  CREATE,
  fillAmount,
  fillReceiptField,
  findSavedHeading,
  openReceipt,
  payingStudent,
  READMIT,
  storedAmounts,
  submitReceipt,
  UNKNOWN,
  type Payer,
} from '../support/counter';
import { combineFaults, countCalls, loseResponse, networkError, passThrough, replyTo } from '../../support/faults';
import { chooseOption, clickButton, getButton } from '../../support/screen';

const FEES = 'POST /fee/structure/student';
let isDown: boolean;
const feesDown: Fault = (call, init) => (isDown ? replyTo(FEES, networkError)(call, init) : undefined);

let student: Payer;
beforeEach(async () => {
  isDown = true;
  await resetProvider();
  student = await payingStudent();
});

test('C1 a payment whose response was lost is repeated under its key, and stored once', async () => {
  await openReceipt(student, { fault: combineFaults(replyTo(CREATE, loseResponse, passThrough), feesDown) });
  await screen.findByText('Retry');
  isDown = false;
  await fillAmount('63');
  submitReceipt();
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
  await waitFor(() => expect(amountField()).toBeDisabled());
  clickButton('Try again');
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['63.00']);
});

test('RECEIPT-48 a stored payment of a student without a fee structure stays on the screen with Print', async () => {
  await sql('DELETE FROM fee_structures');
  await openReceipt(student);
  await chooseOption('Receipt Type', 'Other');
  await fillAmount('56');
  submitReceipt();
  await findSavedHeading();
  await waitForResponses();
  expect(getButton('Print')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Save Receipt' })).toBeNull();
  expect(await storedAmounts(student)).toEqual(['56.00']);
});

test('Retry beside the dues leaves the typed values', async () => {
  await openReceipt(student, { fault: feesDown });
  await fillAmount('61');
  await fillReceiptField('Comment', 'In two notes');
  isDown = false;
  fireEvent.click(screen.getByText('Retry'));
  await screen.findByRole('table', { name: 'Payment schedule' });
  expect([amountField().value, screen.getByLabelText<HTMLInputElement>('Comment').value]).toEqual([
    '61.00',
    'In two notes',
  ]);
});

test('LIFECYCLE-24 LIFECYCLE-26 a student who is not enrolled in the session is re-admitted after the receipt, which can be printed', async () => {
  await sql("UPDATE students SET life = 'STRUCK_OFF' WHERE id = $1", [student.studentId]);
  const { sent } = await openReceipt(student, { state: { actionType: 'name-strike-off' }, fault: feesDown });
  await screen.findByText('Retry');
  isDown = false;
  await fillAmount('260');
  submitReceipt();
  await findSavedHeading();
  expect(await screen.findByText(`${student.studentName} is re-admitted`)).toBeVisible();
  expect([countCalls(sent, CREATE), countCalls(sent, READMIT)]).toEqual([1, 1]);
  expect(getButton('Print')).toBeEnabled();
});
