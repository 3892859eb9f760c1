// A re-admission is not paid a second time without a question.
import { cleanup } from '@testing-library/react';
import { makeReceipt } from '../../provider/support/receipts';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import {
  amountField,
  CREATE,
  FILTERS,
  fillAmount,
  findSavedHeading,
  openReceipt,
  payingStudent,
  READMIT,
  storedAmounts,
  submitReceipt,
  type Payer,
} from '../support/counter';
import { signInAs } from '../support/signingIn';
import { RUNNING_ID } from '../support/students';
import {
  combineFaults,
  countCalls,
  holdResponse,
  loseResponse,
  passThrough,
  rejectWith,
  replyTo,
  unauthorised,
  type Reply,
} from '../../support/faults';
import { clickButton, getButton, navigateTo, queryButton, selectedText } from '../../support/screen';

const LIST = 'POST /receipt/student/receipts?size=100';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
  const { studentId } = student;
  const json = { schoolId: 1, sessionId: RUNNING_ID, studentId, comment: 'Absent', type: 'INACTIVE' };
  await call('POST', '/student/name-strike-off', { token: await tokenOf('admin'), json });
});

const ACTION = { actionType: 'name-strike-off' as const };
const handed = (action: object = ACTION) => ({ student, sessionId: RUNNING_ID, filters: FILTERS, ...action });
const openDesk = (fault: Reply = passThrough) =>
  renderPortal({ at: '/receipts/fee', as: 'clerk', state: handed(), fault });
const readStudent = () => `GET /student/${student.studentId}?sessionId=${RUNNING_ID}`;
const isActive = () => screen.findByText(`${student.studentName} is active`, { selector: '.ant-alert *' });

/** Another user takes the payment; `readmits`: and re-admits the student. */
async function payElsewhere(readmits = true) {
  const { studentId } = student;
  const { receiptNo } = await makeReceipt(await tokenOf('admin'), {
    studentId,
    sessionId: RUNNING_ID,
    receiptType: 'READMISSION',
    amountPaid: 750,
  });
  const json = { schoolId: 1, sessionId: RUNNING_ID, studentId, comment: null, type: 'ACTIVE' };
  if (readmits) await call('POST', '/student/name-strike-off', { token: await tokenOf('admin'), json });
  return receiptNo;
}

test.each([
  ['', passThrough],
  [' whose second step had no response', loseResponse],
])('after a re-admission%s a reload shows that the student is active instead of the form', async (_what, reply) => {
  const first = await openReceipt(student, { state: ACTION, fault: replyTo(READMIT, reply) });
  await fillAmount('750');
  submitReceipt();
  const heading = await findSavedHeading();
  const [number] = /\d+/.exec(heading.textContent) ?? [];
  await waitForResponses();
  first.leave();
  cleanup();
  const { sent, router } = await openDesk();
  expect(await isActive()).toBeVisible();
  expect(screen.getByText(new RegExp(`^The latest re-admission receipt is ${number} of ₹750\\.00`))).toBeVisible();
  expect(queryButton('Save Receipt')).toBeUndefined();
  await waitFor(() => expect(getButton('Take another payment')).toHaveFocus());
  clickButton('Take another payment');
  await waitFor(() => expect(selectedText('Receipt Type')).toBe('Fee'));
  expect((router.state.location.state as { actionType?: string }).actionType).toBeUndefined();
  expect(countCalls(sent, CREATE)).toBe(0);
});

test('RECEIPT-54 a re-admission payment of an active student is taken after the question', async () => {
  await payElsewhere();
  await openDesk();
  await isActive();
  clickButton('Take a re-admission payment nevertheless');
  await waitFor(() => expect(selectedText('Receipt Type')).toBe('Re-Admission'));
  await fillAmount('60');
  submitReceipt();
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['750.00', '60.00']);
});

test('a student whom another user re-admitted since the form was opened is not charged; the values stay for a payment nevertheless', async () => {
  const { sent } = await openReceipt(student, { state: ACTION });
  const number = await payElsewhere();
  await fillAmount('800');
  submitReceipt();
  expect(await isActive()).toBeVisible();
  expect(screen.getByText(new RegExp(`^The latest re-admission receipt is ${number} `))).toBeVisible();
  expect(screen.getByText(/The receipt you entered is not saved\.$/)).toBeVisible();
  expect([countCalls(sent, CREATE), await storedAmounts(student)]).toEqual([0, ['750.00']]);
  clickButton('Take a re-admission payment nevertheless');
  await waitFor(() => expect(amountField()).toHaveFocus());
  expect(amountField().value).toBe('800');
  submitReceipt();
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['750.00', '800.00']);
});

test('a receipt that another user stored for the same re-admission is offered before a second one is sent', async () => {
  const { sent } = await openReceipt(student, { state: ACTION });
  const number = await payElsewhere(false);
  await fillAmount('800');
  submitReceipt();
  expect(await screen.findByText(new RegExp(`^Receipt ${number} of ₹750\\.00 in `))).toBeVisible();
  clickButton('Re-admit with this receipt');
  expect(await screen.findByText(`${student.studentName} is re-admitted`)).toBeVisible();
  expect([countCalls(sent, CREATE), countCalls(sent, READMIT)]).toEqual([0, 1]);
});

test('nothing is sent while the student cannot be read again, and the values stay', async () => {
  const fault = replyTo(readStudent(), passThrough, rejectWith(105, '', { status: 400 }), passThrough);
  const { sent } = await openReceipt(student, { state: ACTION, fault });
  await fillAmount('750');
  submitReceipt();
  expect(await screen.findByText('Failed to load student')).toBeVisible();
  await waitForResponses();
  expect([countCalls(sent, CREATE), amountField().value]).toEqual([0, '750.00']);
  submitReceipt();
  await findSavedHeading();
});

test('a form that is left while the student is read again sends nothing', async () => {
  const { reply, release } = holdResponse();
  const rendered = await openReceipt(student, { state: ACTION, fault: replyTo(readStudent(), passThrough, reply) });
  await fillAmount('750');
  submitReceipt();
  await waitFor(() => expect(countCalls(rendered.sent, readStudent())).toBe(2));
  rendered.leave();
  release();
  await waitForResponses();
  expect(countCalls(rendered.sent, CREATE)).toBe(0);
});

test('a rejection as a repeated payment reads the student again', async () => {
  const tooSoon: Reply = async () => {
    await payElsewhere();
    return Response.json({ responseCode: 203, responseMsg: '', data: null }, { status: 429 });
  };
  await openReceipt(student, { state: ACTION, fault: replyTo(CREATE, tooSoon) });
  await fillAmount('800');
  submitReceipt();
  expect(await isActive()).toBeVisible();
});

test('RECEIPT-33 without the earlier receipts a re-admission shows the error instead of the form, also over an older list', async () => {
  const failure = rejectWith(105, '', { status: 400 });
  const rendered = await renderPortal({
    at: '/receipts/fee',
    as: 'clerk',
    state: handed({}),
    fault: replyTo(LIST, passThrough, failure, passThrough),
  });
  await screen.findByRole('button', { name: 'Save Receipt' });
  await waitForResponses();
  await payElsewhere(false);
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, '/receipts/fee', handed());
  const payment = await screen.findByRole('region', { name: 'Payment' });
  expect(payment).toHaveTextContent('Failed to load receipts. Please try again.');
  expect(queryButton('Save Receipt')).toBeUndefined();
  clickButton('Retry', payment);
  await waitFor(() => expect(getButton('Re-admit with this receipt')).toBeVisible());
});

test('the draft of a re-admission is not put into an ordinary payment of the student', async () => {
  const expired = combineFaults(
    replyTo(CREATE, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const { user } = await openReceipt(student, { state: ACTION, fault: expired });
  await fillAmount('750');
  submitReceipt();
  await screen.findByText('Your session has ended. Please sign in again.');
  await payElsewhere();
  await signInAs(user, 'clerk');
  await user.click(await screen.findByRole('link', { name: 'Resume draft' }));
  expect(await isActive()).toBeVisible();
  clickButton('Take another payment');
  await screen.findByRole('button', { name: 'Save Receipt' });
  expect(selectedText('Receipt Type')).toBe('Fee');
  expect(amountField().value).not.toBe('750');
});

test('LIFECYCLE-26 a receipt that another user cancelled while the notice was open re-admits nobody, and another one can be taken', async () => {
  const number = await payElsewhere(false);
  const { sent } = await openDesk();
  await screen.findByText(new RegExp(`^Receipt ${number} of `));
  await sql("UPDATE receipts SET status = 'CANCELLED' WHERE receipt_no = $1", [number]);
  clickButton('Re-admit with this receipt');
  expect(await screen.findByRole('heading', { name: `Receipt ${number} has been cancelled` })).toBeVisible();
  expect(screen.getByText(`${student.studentName} is not re-admitted yet`)).toBeVisible();
  expect([countCalls(sent, READMIT), queryButton('Try again')]).toEqual([0, undefined]);
  clickButton('Another receipt for this student');
  await screen.findByRole('button', { name: 'Save Receipt' });
  await fillAmount('760');
  submitReceipt();
  await findSavedHeading();
  expect(await screen.findByText(`${student.studentName} is re-admitted`)).toBeVisible();
});

test('LIFECYCLE-26 a lost receipt that another user cancelled re-admits nobody after Try again', async () => {
  const { sent, user } = await openReceipt(student, {
    state: ACTION,
    fault: replyTo(CREATE, loseResponse, passThrough),
  });
  await fillAmount('750');
  submitReceipt();
  const again = await screen.findByRole('button', { name: 'Try again' });
  await waitForResponses();
  await sql("UPDATE receipts SET status = 'CANCELLED' WHERE student_id = $1", [student.studentId]);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: /^Receipt \d+ has been cancelled$/ })).toBeVisible();
  await waitForResponses();
  expect(countCalls(sent, READMIT)).toBe(0);
});
