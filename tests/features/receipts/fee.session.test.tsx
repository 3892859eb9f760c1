// The session of a receipt: the strip that names another one, and the schedule of the session.
import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { openReceipt, type Payer, payingStudent } from '../support/counter';
import { RUNNING_ID } from '../support/students';
import { clickButton } from '../../support/screen';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
});

const STRIP = /^This receipt is for the session/;

test('a receipt of another session names it, and a button leads back to the current one', async () => {
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT school_id, 1, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at
       FROM enrolments WHERE student_id = $1 AND session_id = $2`,
    [student.studentId, RUNNING_ID],
  );
  const { router } = await openReceipt(student, { state: { sessionId: 1 } });
  expect(
    await screen.findByText('This receipt is for the session 2025 - 2026, not for the current one.'),
  ).toBeVisible();
  clickButton('Back to 2026 - 2027');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ student, sessionId: RUNNING_ID }));
  await waitFor(() => expect(screen.queryByText(STRIP)).toBeNull());
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
