// What is asked once before a receipt is sent.
import { makeReceipt } from '../../provider/support/receipts';
import { demoStudent } from '../../provider/support/students';
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
import { signInAs } from '../support/signingIn';
import { RUNNING_ID } from '../support/students';
import {
  combineFaults,
  countCalls,
  holdResponse,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  unauthorised,
} from '../../support/faults';
import { findDialog, chooseOption, clickButton, getButton, selectedText, waitForNoDialog } from '../../support/screen';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
});

const PENDING = () => `GET /receipt/student/activeSessionsPendingFee?schoolId=1&studentId=${student.studentId}`;
const linesIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('tr, p, li')].map(
    (row) => [...row.children].map(({ textContent }) => textContent).join(' ') || row.textContent,
  );

/** The class of the running session, in the one before it: the same fee is due there. */
const enrolEarlier = (studentId: number) =>
  sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT school_id, 1, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at
       FROM enrolments WHERE student_id = $1 AND session_id = $2`,
    [studentId, RUNNING_ID],
  );

async function withDuesOfTwoSessions(): Promise<void> {
  await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id <> $2', [student.studentId, RUNNING_ID]);
  await enrolEarlier(student.studentId);
}

test('LIFECYCLE-27 a TC receipt of a student with dues is stored after a question that names them, and the form warns', async () => {
  await withDuesOfTwoSessions();
  const { sent } = await openReceipt(student);
  await chooseOption('Receipt Type', 'TC');
  await fillAmount('50');
  const warning = (await screen.findByText('Saving this receipt issues the transfer certificate.')).closest(
    '.ant-alert',
  );
  expect(warning).toHaveClass('ant-alert-warning');
  const dues = ['2026 - 2027 ₹17,650.50', expect.stringMatching(/^2025 - 2026 ₹[\d,.]+$/) as string];
  const rows = () =>
    [...(warning?.querySelectorAll('tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' '),
    );
  await waitFor(() => expect(rows()).toEqual([...dues, expect.stringMatching(/^Total ₹/)]));
  submitReceipt();
  const dialog = await findDialog(/^Issue the TC although ₹[\d,.]+ is due\?$/);
  expect(linesIn(dialog)).toEqual(rows());
  expect(getButton('Change', dialog)).toHaveFocus();
  clickButton('Change', dialog);
  await waitForNoDialog();
  expect(countCalls(sent, CREATE)).toBe(0);
  submitReceipt();
  clickButton('Create Receipt', await findDialog(/^Issue the TC/));
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['50.00']);
});

test('without dues a TC receipt is stored at once', async () => {
  await sql('UPDATE students SET rte = true WHERE id = $1', [student.studentId]);
  await openReceipt(student);
  await chooseOption('Receipt Type', 'TC');
  await fillAmount('50');
  submitReceipt();
  await findSavedHeading();
});

test('while the dues cannot be read no TC receipt is sent', async () => {
  const { sent } = await openReceipt(student, { fault: replyTo(PENDING(), rejectWith(105, '', { status: 500 })) });
  await chooseOption('Receipt Type', 'TC');
  await fillAmount('50');
  submitReceipt();
  expect((await screen.findAllByText('Failed to fetch pending fee details')).length).toBeGreaterThan(0);
  expect(countCalls(sent, CREATE)).toBe(0);
});

test('the fields are locked while the question of a TC receipt is prepared, so that the receipt sent is the one asked about', async () => {
  const dues = holdResponse();
  const { sent } = await openReceipt(student, { fault: replyTo(PENDING(), passThrough, dues.reply, passThrough) });
  await chooseOption('Receipt Type', 'TC');
  await waitFor(() => expect(countCalls(sent, PENDING())).toBe(1));
  await fillAmount('50');
  submitReceipt();
  await waitFor(() => expect(amountField()).toBeDisabled());
  dues.release();
  clickButton('Change', await findDialog(/^Issue the TC/));
  await waitForNoDialog();
  expect(amountField()).toBeEnabled();
  expect(countCalls(sent, CREATE)).toBe(0);
});

test('while the sessions cannot be read no receipt is sent, as its date cannot be checked', async () => {
  const { sent } = await openReceipt(student, {
    fault: replyTo('GET /session/all/1', rejectWith(105, '', { status: 500 })),
  });
  await fillAmount('50');
  submitReceipt();
  expect((await screen.findAllByText('Failed to load sessions')).length).toBeGreaterThan(0);
  expect(countCalls(sent, CREATE)).toBe(0);
});

test('RECEIPT-39 a fee of ₹0.00 and a date outside the session are asked about in one question, once', async () => {
  const { sent } = await openReceipt(student, {
    fault: replyTo(CREATE, rejectWith(105, '', { status: 400 }), passThrough),
  });
  await fillAmount('0');
  await fillReceiptField('Payment Date', '31/03/2026');
  submitReceipt();
  const dialog = await findDialog('Create the receipt?');
  expect(linesIn(dialog)).toEqual([
    'The amount is ₹0.00.',
    'The payment date 31/03/2026 is outside the session 2026 - 2027 (01/04/2026 to 31/03/2027).',
  ]);
  expect(getButton('Change', dialog)).toHaveFocus();
  expect(countCalls(sent, CREATE)).toBe(0);
  clickButton('Create Receipt', dialog);
  await screen.findByText('Failed to save receipt. Please try again.');
  // The same is not asked twice.
  submitReceipt();
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['0.00']);
});

test.each([
  ['FEE', 'Fee', '10', '01/04/2026', false],
  ['FEE', 'Fee', '10', '31/03/2026', true],
  ['OTHER', 'Other', '0', '15/07/2026', false],
])('a receipt of type %s (%s) of ₹%s paid on %s is asked about: %p', async (_type, label, typed, date, asks) => {
  await openReceipt(student);
  await chooseOption('Receipt Type', label);
  await fillAmount(typed);
  await fillReceiptField('Payment Date', date);
  submitReceipt();
  if (asks) clickButton('Create Receipt', await findDialog('Create the receipt?'));
  await findSavedHeading();
});

const ONLINE = { paymentMode: 'ONLINE', referenceNo: 'UPI 4711' };

/** A receipt of another student with the reference that is typed here. */
async function typeSiblingsReference() {
  const first = await makeReceipt(await tokenOf('admin'), { ...ONLINE, studentId: await demoStudent('6') });
  choosePaymentMode('Online');
  await fillReceiptField('Transaction No.', 'upi 4711');
  await fillAmount('500');
  return first;
}

test('RECEIPT-53 CODE-182 one payment of siblings is confirmed, with the other receipt named, and sent again under a key of its own', async () => {
  const record = recordCalls(CREATE);
  await openReceipt(student, { fault: record.fault });
  const first = await typeSiblingsReference();
  submitReceipt();
  const dialog = await findDialog('Is this one payment for several receipts?');
  expect(linesIn(dialog)[1]).toBe(
    `Receipt ${first.receiptNo}: ${String(first['studentName'])} (${String(first['studentCode'])}), ₹100.00, 15/07/2026`,
  );
  expect(getButton('Change', dialog)).toHaveFocus();
  clickButton('Same Payment', dialog);
  await findSavedHeading();
  expect(record.bodies).toEqual([
    expect.not.objectContaining({ sharedReference: true }),
    { ...(record.bodies[0] as object), sharedReference: true },
  ]);
  const keys = record.headers.map((headers) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  expect(await storedAmounts(student)).toEqual(['500.00']);
});

test('RECEIPT-53 a typing error is changed: the message is at the number, which has the cursor, and nothing is shared', async () => {
  const record = recordCalls(CREATE);
  await openReceipt(student, { fault: record.fault });
  const first = await typeSiblingsReference();
  submitReceipt();
  clickButton('Change', await findDialog('Is this one payment for several receipts?'));
  await waitForNoDialog();
  expect(await screen.findByText(`This reference number is already on receipt ${first.receiptNo}`)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Transaction No.')).toHaveFocus());
  await fillReceiptField('Transaction No.', 'UPI 4712');
  submitReceipt();
  await findSavedHeading();
  expect(record.bodies.at(-1)).not.toHaveProperty('sharedReference');
});

test('RECEIPT-47 the form for another receipt of the student is cleared: cash, and nothing of the cheque before', async () => {
  await openReceipt(student);
  const offered = amountField().value;
  await chooseOption('Receipt Type', 'Other');
  choosePaymentMode('Cheque');
  const typed = {
    ...{ Amount: '500', 'Cheque No.': '004512', 'Cheque Date': '10/07/2026', 'Bank Name': 'State Bank of India' },
    ...{ 'Payment Date': '14/07/2026', Comment: 'Picnic' },
  };
  for (const [label, text] of Object.entries(typed)) await fillReceiptField(label, text);
  submitReceipt();
  await findSavedHeading();
  clickButton('Another receipt for this student');
  await screen.findByRole('button', { name: 'Save Receipt' });
  expect([selectedText('Receipt Type'), screen.getByRole('radio', { name: 'Cash' })]).toEqual([
    'Fee',
    expect.objectContaining({ checked: true }),
  ]);
  expect(screen.getByLabelText('Payment Date')).toHaveValue('15/07/2026');
  // A receipt of type Other pays no fee, so the same amount is offered.
  expect([offered, amountField().value]).toEqual(['11490', '11490']);
  choosePaymentMode('Cheque');
  for (const label of ['Cheque No.', 'Cheque Date', 'Bank Name', 'Comment'])
    expect(screen.getByLabelText(label)).toHaveValue('');
});

test('RECEIPT-53 C1 a shared payment whose response is lost is asked for again as it was, and stored once', async () => {
  const record = recordCalls(CREATE);
  const failing = replyTo(CREATE, passThrough, loseResponse, passThrough);
  await openReceipt(student, {
    fault: (sent, init) => {
      void record.fault(sent, init);
      return failing(sent, init);
    },
  });
  await typeSiblingsReference();
  submitReceipt();
  clickButton('Same Payment', await findDialog('Is this one payment for several receipts?'));
  expect(await screen.findByText(/may or may not be saved/)).toBeVisible();
  await waitForResponses();
  clickButton('Try again');
  await findSavedHeading();
  const [, sharedKey, retryKey] = record.headers.map((headers) => headers.get('idempotency-key'));
  expect(retryKey).toBe(sharedKey);
  expect(record.bodies[2]).toEqual(record.bodies[1]);
  expect(await storedAmounts(student)).toEqual(['500.00']);
});

test('RECEIPT-53 C1 a shared payment whose response is lost before the sign-in expires is resumed as it was, and stored once', async () => {
  const record = recordCalls(CREATE);
  const failing = combineFaults(
    replyTo(CREATE, passThrough, loseResponse, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const { user } = await openReceipt(student, {
    fault: (sent, init) => {
      void record.fault(sent, init);
      return failing(sent, init);
    },
  });
  await typeSiblingsReference();
  submitReceipt();
  clickButton('Same Payment', await findDialog('Is this one payment for several receipts?'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, 'clerk');
  await user.click(await screen.findByRole('link', { name: 'Resume draft' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await findSavedHeading();
  const [, sharedKey, , resumedKey] = record.headers.map((headers) => headers.get('idempotency-key'));
  expect(resumedKey).toBe(sharedKey);
  expect(record.bodies[3]).toEqual(record.bodies[1]);
  expect(await storedAmounts(student)).toEqual(['500.00']);
});
