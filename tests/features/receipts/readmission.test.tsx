// A re-admission whose receipt is stored and whose second step fails.
import { cleanup } from '@testing-library/react';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import {
  CREATE,
  FILTERS,
  fillAmount,
  findSavedHeading,
  openReceipt,
  payingStudent,
  READMIT,
  submitReceipt,
  type Payer,
} from '../support/counter';
import { RUNNING_ID } from '../support/students';
import { countCalls, loseResponse, networkError, passThrough, rejectWith, replyTo } from '../../support/faults';
import { clickButton, findDialog, getButton, navigateTo } from '../../support/screen';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
  const json = {
    schoolId: 1,
    sessionId: RUNNING_ID,
    studentId: student.studentId,
    comment: 'Absent',
    type: 'INACTIVE',
  };
  await call('POST', '/student/name-strike-off', { token: await tokenOf('admin'), json });
});

const STATE = { actionType: 'name-strike-off' as const };
const lifeOf = async () => sql('SELECT life FROM students WHERE id = $1', [student.studentId]);
const question = () => `${student.studentName} is not re-admitted yet`;
const maybe = () => `${student.studentName} may or may not be re-admitted`;

const rejected = rejectWith(105, '', { status: 400 });

/** Stores the receipt; the second step fails. */
async function failSecondStep(reply = rejected) {
  const fault = replyTo(READMIT, reply, passThrough);
  const rendered = await openReceipt(student, { state: STATE, fault });
  await fillAmount('750');
  submitReceipt();
  await findSavedHeading();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  return rendered;
}

test('LIFECYCLE-25 a student who is not re-admitted yet is named, and leaving asks', async () => {
  const rendered = await failSecondStep();
  expect(screen.getByText(question())).toBeVisible();
  await navigateTo(rendered, '/students/strike-off');
  clickButton('Stay', await findDialog(question()));
  expect(rendered.path()).toBe('/receipts/fee');
  expect(await lifeOf()).toEqual([{ life: 'STRUCK_OFF' }]);
  clickButton('Try again');
  expect(await screen.findByText(`${student.studentName} is re-admitted`)).toBeVisible();
  await navigateTo(rendered, '/profile');
  await waitFor(() => expect(rendered.path()).toBe('/profile'));
});

test('LIFECYCLE-25 a second step without a response is reported as unknown, also when the screen is left, and after a later rejection', async () => {
  const fault = replyTo(READMIT, networkError, rejected, passThrough);
  const rendered = await openReceipt(student, { state: STATE, fault });
  await fillAmount('750');
  submitReceipt();
  expect(await screen.findByText(maybe())).toBeVisible();
  expect(screen.queryByText(question())).toBeNull();
  await navigateTo(rendered, '/students/strike-off');
  clickButton('Stay', await findDialog(maybe()));
  clickButton('Try again');
  await waitFor(() => expect(countCalls(rendered.sent, READMIT)).toBe(2));
  await waitForResponses();
  expect(await screen.findByText(maybe())).toBeVisible();
  clickButton('Try again');
  expect(await screen.findByText(`${student.studentName} is re-admitted`)).toBeVisible();
});

test('a second step whose response is lost is found by reading the student again', async () => {
  const rendered = await openReceipt(student, { state: STATE, fault: replyTo(READMIT, loseResponse) });
  await fillAmount('750');
  submitReceipt();
  expect(await screen.findByText(`${student.studentName} is active`)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(maybe())).toBeNull());
  await navigateTo(rendered, '/profile');
  await waitFor(() => expect(rendered.path()).toBe('/profile'));
});

test('LIFECYCLE-25 a re-admission that was left after its receipt goes on with that receipt', async () => {
  const left = await failSecondStep();
  await navigateTo(left, '/profile');
  clickButton('Leave', await findDialog(question()));
  await waitFor(() => expect(left.path()).toBe('/profile'));
  cleanup();
  const { sent } = await renderPortal({
    at: '/receipts/fee',
    as: 'clerk',
    state: { student, sessionId: RUNNING_ID, filters: FILTERS, ...STATE },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Re-admit with this receipt' })).toHaveFocus());
  expect(screen.getByText(/^Receipt \d+ of ₹750\.00 in 2026 - 2027 is saved for this re-admission/)).toBeVisible();
  clickButton('Re-admit with this receipt');
  expect(await screen.findByText(`${student.studentName} is re-admitted`)).toBeVisible();
  expect([countCalls(sent, CREATE), countCalls(sent, READMIT)]).toEqual([0, 1]);
  expect(await lifeOf()).toEqual([{ life: 'ACTIVE' }]);
});

test('a receipt that was cancelled since re-admits nobody', async () => {
  await failSecondStep();
  await sql("UPDATE receipts SET status = 'CANCELLED' WHERE student_id = $1", [student.studentId]);
  clickButton('Try again');
  expect(await screen.findByText(/^Receipt \d+ has been cancelled\./)).toBeVisible();
  expect(await lifeOf()).toEqual([{ life: 'STRUCK_OFF' }]);
});

test('a student whom another user has re-admitted is re-admitted', async () => {
  const rendered = await failSecondStep();
  await sql("UPDATE students SET life = 'ACTIVE' WHERE id = $1", [student.studentId]);
  clickButton('Try again');
  await waitForResponses();
  await waitFor(() => expect(screen.queryByText(/^Re-admitting|not re-admitted yet$/)).toBeNull());
  await navigateTo(rendered, '/profile');
  await waitFor(() => expect(rendered.path()).toBe('/profile'));
});

test.each([
  ['name-strike-off' as const, 'STRUCK_OFF'],
  ['readmission' as const, 'TC_ISSUED'],
])(
  'LIFECYCLE-24 LIFECYCLE-26 with the action %s nobody is re-admitted before the receipt is saved',
  async (actionType, life) => {
    await sql('UPDATE students SET life = $2 WHERE id = $1', [student.studentId, life]);
    const fault = replyTo(CREATE, rejectWith(105, '', { status: 400 }), passThrough);
    const { sent } = await openReceipt(student, { state: { ...STATE, actionType }, fault });
    await fillAmount('750');
    submitReceipt();
    await screen.findByText('Failed to save receipt. Please try again.');
    expect([countCalls(sent, READMIT), await lifeOf()]).toEqual([0, [{ life }]]);
    submitReceipt();
    expect(await screen.findByText(`${student.studentName} is re-admitted`)).toBeVisible();
    expect([countCalls(sent, CREATE), countCalls(sent, READMIT)]).toEqual([2, 1]);
  },
);

test.each([
  ['cancelled', "UPDATE receipts SET status = 'CANCELLED' WHERE student_id = $1"],
  ['older than the departure', "UPDATE receipts SET created_at = created_at - interval '1 year' WHERE student_id = $1"],
])('a receipt that is %s does not replace the form', async (_what, change) => {
  await failSecondStep();
  await sql(change, [student.studentId]);
  cleanup();
  await openReceipt(student, { state: STATE });
  expect(getButton('Save Receipt')).toBeVisible();
});
