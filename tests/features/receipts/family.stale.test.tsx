// After a receipt, the next amounts are those of dues that were loaded after it, for the student and for the family.
import { renderPortal, screen, waitFor, waitForResponses, type Fault } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import {
  amountField,
  FILTERS,
  findSavedHeading,
  openReceipt,
  payingStudent,
  submitReceipt,
  type Payer,
} from '../support/counter';
import { RUNNING_ID } from '../support/students';
import { holdResponse, networkError, passThrough, replyTo } from '../../support/faults';
import {
  clickButton,
  findDialog,
  getButton,
  queryButton,
  typeAndLeave,
  waitForEnabled,
  waitForNoDialog,
} from '../../support/screen';

const PAY_FOR = 'Pay for the family';
const ANOTHER = 'Another receipt for this student';
const PAID = 150.5;

let student: Payer;
let reply: Fault;
const family: Fault = (call, init) => (call.path.startsWith('/receipt/family/fees') ? reply(call, init) : undefined);

beforeEach(async () => {
  reply = passThrough;
  await resetProvider();
  student = await payingStudent();
  const sibling = await payingStudent('6');
  await sql('DELETE FROM student_siblings');
  await sql('INSERT INTO student_siblings (school_id, student_id, sibling_id) VALUES (1, $1, $2)', [
    student.studentId,
    sibling.studentId,
  ]);
});

const amountIn = ({ value }: HTMLInputElement): number => Number(value.replaceAll(',', ''));

/** The amount that the payment for the family offers for the student. */
async function offeredInFamily(): Promise<number> {
  await waitForEnabled(() => getButton(PAY_FOR));
  clickButton(PAY_FOR);
  await findDialog('Payment for the family');
  return amountIn(screen.getByRole('textbox', { name: `Amount of ${student.studentName}` }));
}

/** Saves a receipt of a part of the dues and returns what is due after it. */
async function payPart(): Promise<number> {
  const due = amountIn(amountField());
  typeAndLeave('Amount', String(PAID), document.querySelector<HTMLElement>('.receipt-form') as HTMLElement);
  submitReceipt();
  await findSavedHeading();
  return due - PAID;
}

test('C1 a family whose dues cannot be loaded after a receipt is not offered until Retry has loaded them', async () => {
  await openReceipt(student, { fault: family });
  reply = networkError;
  const due = await payPart();
  await waitForResponses();
  expect(screen.queryByRole('group', { name: 'Also of this family' })).toBeNull();
  clickButton(ANOTHER);
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  await screen.findByRole('button', { name: 'Save Receipt' });
  expect(queryButton(PAY_FOR)).toBeUndefined();
  reply = passThrough;
  clickButton('Retry');
  expect(await offeredInFamily()).toBe(due);
});

test('C1 a family whose dues are still loading after a receipt is not offered', async () => {
  await openReceipt(student, { fault: family });
  const delayed = holdResponse();
  reply = delayed.reply;
  const due = await payPart();
  clickButton(ANOTHER);
  await screen.findByRole('button', { name: 'Save Receipt' });
  expect(queryButton(PAY_FOR)).toBeUndefined();
  delayed.release();
  expect(await offeredInFamily()).toBe(due);
});

test('C1 another receipt offers the dues after the first one while another request delays their refetch', async () => {
  const delayed = holdResponse();
  const state = { student, sessionId: RUNNING_ID, filters: FILTERS };
  const fault = replyTo('POST /receipt/student/receipts', delayed.reply);
  await renderPortal({ at: '/receipts/fee', as: 'clerk', state, fault });
  await screen.findByRole('button', { name: PAY_FOR });
  const due = await payPart();
  clickButton(ANOTHER);
  await waitFor(() => expect(amountIn(amountField())).toBe(due));
  expect(await offeredInFamily()).toBe(due);
  delayed.release();
});

test('C1 the dues of an earlier session are offered when they are refetched, and not those of an earlier dialog', async () => {
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT school_id, 1, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at
       FROM enrolments e WHERE session_id = $1 AND student_id = $2
        AND NOT EXISTS (SELECT FROM enrolments WHERE session_id = 1 AND student_id = e.student_id)`,
    [RUNNING_ID, student.studentId],
  );
  let pending: Fault = passThrough;
  const { user } = await openReceipt(student, {
    fault: (call, init) => (call.path.startsWith('/receipt/student/active') ? pending(call, init) : undefined),
  });
  await offeredInFamily();
  const session = { name: `Session of ${student.studentName}` };
  await screen.findByRole('combobox', session);
  await user.keyboard('{Escape}');
  await waitForNoDialog();
  const delayed = holdResponse();
  pending = delayed.reply;
  await offeredInFamily();
  expect(screen.queryByRole('combobox', session)).toBeNull();
  delayed.release();
  expect(await screen.findByRole('combobox', session)).toBeVisible();
});
