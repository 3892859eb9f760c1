// The session of a receipt: the strip that names another one, and the schedule of the session.
import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { fillAmount, findSavedHeading, openReceipt, type Payer, payingStudent } from '../support/counter';
import { RUNNING_ID } from '../support/students';
import { rejectWith, replyTo } from '../../support/faults';
import { clickButton, getButton, waitForEnabled } from '../../support/screen';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
});

/** The class of the running session, in the one before it. */
const enrolEarlier = async () => {
  await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id <> $2', [student.studentId, RUNNING_ID]);
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT school_id, 1, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at
       FROM enrolments WHERE student_id = $1 AND session_id = $2`,
    [student.studentId, RUNNING_ID],
  );
};

const STRIP = /^This receipt is for the session/;

test('a receipt of another session names it, and a button leads back to the current one', async () => {
  await enrolEarlier();
  const { router } = await openReceipt(student, { state: { sessionId: 1 } });
  expect(
    await screen.findByText('This receipt is for the session 2025 - 2026, not for the current one.'),
  ).toBeVisible();
  clickButton('Back to 2026 - 2027');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ student, sessionId: RUNNING_ID }));
  await waitFor(() => expect(screen.queryByText(STRIP)).toBeNull());
});

test('SESSION-69 what is due in a disabled session is shown, and is paid with a receipt of that session', async () => {
  await enrolEarlier();
  await sql('UPDATE sessions SET disabled = true WHERE id = 1');
  const { router } = await openReceipt(student);
  const pending = within(await screen.findByRole('region', { name: 'Pending fees of earlier sessions' }));
  expect(pending.getByRole('row', { name: /^2025 - 2026 ₹[1-9]/ })).toBeVisible();
  fireEvent.click(pending.getByRole('button', { name: 'Receive the fee of 2025 - 2026' }));
  await waitFor(() => expect(router.state.location.state).toMatchObject({ sessionId: 1, student }));
  expect(await screen.findByText(STRIP)).toBeVisible();
  await waitForEnabled(() => getButton('Save Receipt'));
  await fillAmount('250.50');
  clickButton('Save Receipt');
  await findSavedHeading();
  const receipts = "SELECT session_id, amount::text FROM receipts WHERE student_id = $1 AND status <> 'CANCELLED'";
  expect(await sql(receipts, [student.studentId])).toEqual([{ session_id: 1, amount: '250.50' }]);
});

test('the schedule lists each payment with what is paid of it, and marks late ones', async () => {
  await openReceipt(student);
  const table = within(await screen.findByRole('table', { name: 'Payment schedule' }));
  const classes = () => table.getAllByRole('row').map((row) => row.className.replace('receipt-schedule-', ''));
  const [head, ...before] = classes();
  expect(head).toBe('');
  expect(before).toContain('late');
  expect(before).not.toContain('paid');
  fireEvent.click(screen.getByRole('button', { name: 'Save Receipt' }));
  await screen.findByRole('heading', { name: /^Receipt \d+ is saved$/ });
  await waitFor(() => expect(classes()).toContain('paid'));
  expect(screen.queryByText(STRIP)).toBeNull();
});

test.each([
  ['POST /fee/structure/student', 'Failed to fetch fee structure', 'RECEIPT-31'],
  [
    `GET /receipt/student/activeSessionsPendingFee?schoolId=1&studentId=STUDENT&excludeSessionId=${RUNNING_ID}`,
    'Failed to fetch pending fee details',
    'RECEIPT-32',
  ],
])('RECEIPT-31 RECEIPT-32 when %s fails the screen says %p', async (asked, text) => {
  const name = asked.replace('STUDENT', String(student.studentId));
  for (const words of ['', 'Not today']) {
    const { leave } = await openReceipt(student, { fault: replyTo(name, rejectWith(105, words, { status: 500 })) });
    expect(await screen.findByText(words || text)).toBeVisible();
    expect(screen.queryByText(text)).toEqual(words === '' ? expect.anything() : null);
    leave();
  }
});
