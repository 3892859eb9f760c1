import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { makeReceipt } from '../../provider/support/receipts';
import { demoStudent } from '../../provider/support/students';
import { openReceipt, type Payer, storedAmounts, payingStudent } from '../support/counter';
import { signInAs } from '../support/signingIn';
import { RUNNING_ID } from '../support/students';
import {
  combineFaults,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  unauthorised,
} from '../../support/faults';
import {
  clickButton,
  fillField,
  findDialog,
  getButton,
  navigateTo,
  toggleCheckbox,
  waitForNoDialog,
} from '../../support/screen';

const CREATE_ALL = 'POST /receipt/family';
const UNKNOWN = 'The server did not respond. The receipts may or may not be saved.';

let student: Payer;
let sibling: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
  const [other] = await sql<Payer>(
    `SELECT st.id AS "studentId", st.code AS "studentCode", st.name AS "studentName" FROM students st
       JOIN enrolments e ON e.student_id = st.id JOIN classes c ON c.id = e.class_id
      WHERE e.session_id = $1 AND c.name = '6' AND st.life = 'ACTIVE' AND NOT st.rte ORDER BY st.code LIMIT 1`,
    [RUNNING_ID],
  );
  if (!other) throw new Error('The demo has no student in class 6.');
  sibling = other;
  await sql(`UPDATE receipts SET status = 'CANCELLED', comments = 'x' WHERE student_id = $1`, [sibling.studentId]);
  await sql('DELETE FROM student_siblings');
  await sql('INSERT INTO student_siblings (school_id, student_id, sibling_id) VALUES (1, $1, $2)', [
    sibling.studentId,
    student.studentId,
  ]);
});

const amountIn = (name: string): HTMLInputElement => screen.getByRole('textbox', { name: `Amount of ${name}` });
function fillAmountOf(name: string, text: string): void {
  fireEvent.focus(amountIn(name));
  fireEvent.change(amountIn(name), { target: { value: text } });
  fireEvent.blur(amountIn(name));
}
async function openDialog(options: Parameters<typeof openReceipt>[1] = {}) {
  const rendered = await openReceipt(student, options);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay for the family' }));
  await screen.findByRole('table', { name: 'Payment for the family' });
  return rendered;
}
const saveAll = () => clickButton('Save Receipts');
const tryAgain = () => clickButton('Try again');

test('AUTH-42 one payment for two students is one request, whose receipts are listed with the next steps', async () => {
  const { bodies, fault } = recordCalls(CREATE_ALL);
  await openDialog({ fault });
  fillAmountOf(student.studentName, '150.50');
  fillAmountOf(sibling.studentName, '200');
  expect(screen.getByText('₹350.50')).toBeVisible();
  saveAll();
  expect(await screen.findByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ })).toBeVisible();
  expect(bodies).toMatchObject([
    {
      schoolId: 1,
      paymentMode: 'CASH',
      items: [
        { studentId: student.studentId, sessionId: RUNNING_ID, amountPaid: 150.5 },
        { studentId: sibling.studentId, sessionId: RUNNING_ID, amountPaid: 200 },
      ],
    },
  ]);
  expect(await storedAmounts(sibling)).toEqual(['200.00']);
  expect(screen.getByRole('button', { name: 'Print all' })).toHaveFocus();
});

test('Enter and the arrow keys move between the amounts of a family', async () => {
  await openDialog();
  const [first, second] = [amountIn(student.studentName), amountIn(sibling.studentName)];
  first.focus();
  fireEvent.keyDown(first, { key: 'Enter', isComposing: true });
  expect(first).toHaveFocus();
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(second).toHaveFocus();
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(first).toHaveFocus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(second).toHaveFocus();
  // The last Enter is not prevented, so that it sends the form.
  expect(fireEvent.keyDown(second, { key: 'Enter' })).toBe(true);
});

test('an amount above the dues of a sibling, or for one student alone, is not sent', async () => {
  const { sent } = await openDialog();
  fillAmountOf(sibling.studentName, '900000');
  saveAll();
  expect(await screen.findByText(/^The amount is more than the pending fee of/)).toBeVisible();
  fillAmountOf(sibling.studentName, '');
  saveAll();
  expect(await screen.findByText('Enter amounts for at least two students.')).toBeVisible();
  expect(sent.filter(({ path }) => path === '/receipt/family')).toEqual([]);
});

test('a payment of a family without a response is sent again with the same key and stored once', async () => {
  await openDialog({ fault: replyTo(CREATE_ALL, loseResponse, passThrough) });
  fillAmountOf(student.studentName, '150');
  fillAmountOf(sibling.studentName, '200');
  saveAll();
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
  expect(amountIn(student.studentName)).toBeDisabled();
  tryAgain();
  expect(await screen.findByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ })).toBeVisible();
  expect(await storedAmounts(sibling)).toEqual(['200.00']);
});

test('without a response the payment of a family offers Try again alone, which has the focus and is not locked with the fields', async () => {
  await loseUneditedSave();
  expect(screen.getByText('Choose Try again. The receipts are never saved twice.')).toBeVisible();
  const again = getButton('Try again');
  await waitFor(() => expect(again).toHaveFocus());
  expect(again.closest('.portal-form-fields')).toBeNull();
  expect(getButton('Save Receipts')).toBeDisabled();
});

test('a payment date before the session is asked about before the payment of a family is sent, once', async () => {
  const { bodies, fault } = recordCalls(CREATE_ALL);
  const { user } = await openDialog({
    fault: combineFaults(fault, replyTo(CREATE_ALL, rejectWith(105, '', { status: 400 }), passThrough)),
  });
  await fillField('Payment Date', '31/03/2026', familyDialog());
  saveAll();
  const question = await findDialog('Create the receipts?');
  expect(question).toHaveTextContent(
    'The payment date 31/03/2026 is outside the session 2026 - 2027 (01/04/2026 to 31/03/2027).',
  );
  clickButton('Change', question);
  await waitFor(() => expect(screen.queryByText('Create the receipts?')).toBeNull());
  expect(bodies).toEqual([]);
  saveAll();
  await user.click(getButton('Create Receipts', await findDialog('Create the receipts?')));
  expect(await screen.findByText('Failed to save receipts. Please try again.')).toBeVisible();
  saveAll();
  expect(await screen.findByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ })).toBeVisible();
});

test.each([
  ['one receipt is', () => [sibling], /^Receipts \d+ to \d+ are saved, 1 of them has been cancelled$/, '₹150.50'],
  ['all receipts are', () => [student, sibling], /^Receipts \d+ to \d+ have been cancelled$/, '₹0.00'],
])('%s shown as cancelled if another user cancelled them before Try again', async (_what, cancelled, title, sum) => {
  await openDialog({ fault: replyTo(CREATE_ALL, loseResponse, passThrough) });
  fillAmountOf(student.studentName, '150.50');
  fillAmountOf(sibling.studentName, '200');
  saveAll();
  await screen.findByText(UNKNOWN);
  await waitForResponses();
  const ids = cancelled().map(({ studentId }) => studentId);
  await sql(`UPDATE receipts SET status = 'CANCELLED', comments = 'x' WHERE student_id = ANY ($1)`, [ids]);
  tryAgain();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(`${sum} by cash`)).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Receipts of this payment' }));
  expect(rows.getAllByText('Cancelled')).toHaveLength(ids.length);
});

test('after a receipt the sibling with dues is one click away', async () => {
  const { router } = await openReceipt(student);
  clickButton('Save Receipt');
  const family = within(await screen.findByRole('group', { name: 'Also of this family' }));
  fireEvent.click(await family.findByRole('button', { name: new RegExp(`^${sibling.studentName}, 6 `) }));
  await waitFor(() => expect(router.state.location.state).toMatchObject({ student: sibling, sessionId: RUNNING_ID }));
});

test('one UPI code requests the total of a family, and none while an amount is above the dues', async () => {
  await sql(`UPDATE schools SET upi_id = 'school@bank' WHERE id = 1`);
  await openDialog();
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('Online'));
  fillAmountOf(student.studentName, '150.50');
  fillAmountOf(sibling.studentName, '200');
  expect(await dialog.findByRole('img', { name: 'Scan to pay ₹350.50' })).toBeVisible();
  fillAmountOf(sibling.studentName, '900000');
  await waitFor(() => expect(dialog.queryByRole('img', { name: /^Scan to pay/ })).toBeNull());
});

test('dues of an earlier session are a choice in the row of a sibling, with their own amount', async () => {
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT school_id, 1, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at
       FROM enrolments e WHERE session_id = $1 AND student_id = $2
        AND NOT EXISTS (SELECT FROM enrolments WHERE session_id = 1 AND student_id = e.student_id)`,
    [RUNNING_ID, sibling.studentId],
  );
  const { bodies, fault } = recordCalls(CREATE_ALL);
  await openDialog({ fault });
  const session = await screen.findByRole('combobox', { name: `Session of ${sibling.studentName}` });
  expect(screen.queryByRole('combobox', { name: `Session of ${student.studentName}` })).toBeNull();
  fireEvent.mouseDown(session);
  const option = await screen.findByText(/^2025 - 2026: ₹/);
  const due = option.textContent?.split('₹')[1]?.replaceAll(',', '');
  fireEvent.click(option);
  await waitFor(() => expect(amountIn(sibling.studentName).value.replaceAll(',', '')).toBe(due));
  saveAll();
  expect(await screen.findByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ })).toBeVisible();
  expect(bodies).toMatchObject([{ items: [{ sessionId: RUNNING_ID }, { sessionId: 1, amountPaid: Number(due) }] }]);
});

test('a typed payment of a family survives an expired sign-in: the dashboard resumes it in its dialog', async () => {
  const expired = combineFaults(
    replyTo(CREATE_ALL, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await openDialog({ fault: expired });
  fillAmountOf(student.studentName, '150.50');
  fillAmountOf(sibling.studentName, '200');
  saveAll();
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'clerk');
  expect(
    await screen.findByText(`You have an unsaved payment for the family of ${student.studentName}.`),
  ).toBeVisible();
  await rendered.user.click(screen.getByRole('link', { name: 'Resume draft' }));
  expect(await screen.findByText('Your draft was restored. The receipts are not saved.')).toBeVisible();
  expect(amountIn(student.studentName).value).toBe('150.50');
  saveAll();
  expect(await screen.findByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ })).toBeVisible();
  expect([await storedAmounts(student), await storedAmounts(sibling)]).toEqual([['150.50'], ['200.00']]);
});

test('closing a typed payment of a family asks first', async () => {
  await openDialog();
  fillAmountOf(student.studentName, '150.50');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
});

const UNCONFIRMED = 'Save not confirmed';
const unconfirmed = () => screen.findByRole('dialog', { name: UNCONFIRMED });
const familyDialog = () => screen.getByRole('dialog', { name: 'Payment for the family' });

/** Saves the suggested amounts without a response. */
async function loseUneditedSave() {
  const rendered = await openDialog({ fault: replyTo(CREATE_ALL, loseResponse, passThrough) });
  saveAll();
  await screen.findByText(UNKNOWN);
  return rendered;
}

test.each(['Cancel', 'Close'])(
  'TABLE-13 %s asks first while the result of the payment of a family is unknown',
  async (name) => {
    await loseUneditedSave();
    fireEvent.click(within(familyDialog()).getByRole('button', { name }));
    expect(await unconfirmed()).toBeVisible();
  },
);

test('TABLE-13 Escape asks first while the result of the payment of a family is unknown', async () => {
  const { user } = await loseUneditedSave();
  await user.keyboard('{Escape}');
  expect(await unconfirmed()).toBeVisible();
});

test('another page is asked about while the result of the payment of a family is unknown', async () => {
  const rendered = await loseUneditedSave();
  await navigateTo(rendered, '/dashboard');
  expect(await unconfirmed()).toBeVisible();
});

test('another student is asked about while a payment of a family is typed', async () => {
  const rendered = await openDialog();
  fillAmountOf(student.studentName, '150');
  await navigateTo(rendered, '/receipts/fee', { student: sibling, sessionId: RUNNING_ID, filters: null });
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
});

test('after Stay, unedited receipts of a family whose response was lost are saved under the same key', async () => {
  await loseUneditedSave();
  fireEvent.click(within(familyDialog()).getByRole('button', { name: 'Cancel' }));
  clickButton('Stay', await unconfirmed());
  await waitFor(() => expect(screen.queryByText(UNCONFIRMED)).toBeNull());
  tryAgain();
  await screen.findByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ });
  expect(await storedAmounts(sibling)).toHaveLength(1);
});

test('a payment of all dues of a family whose response was lost is resumed after a sign-in, and stored once', async () => {
  const fault = combineFaults(
    replyTo(CREATE_ALL, loseResponse, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const { user } = await openDialog({ fault });
  const dues = [...document.querySelectorAll('.family-rows td[data-label="Due"]')].map(
    ({ textContent }) => textContent?.replaceAll(/[₹,]/g, '') ?? '',
  );
  fillAmountOf(student.studentName, dues[0] ?? '');
  fillAmountOf(sibling.studentName, dues[1] ?? '');
  saveAll();
  await screen.findByText(UNKNOWN);
  tryAgain();
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, 'clerk');
  await user.click(await screen.findByRole('link', { name: 'Resume draft' }));
  await screen.findByText(UNKNOWN);
  tryAgain();
  expect(await screen.findByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ })).toBeVisible();
  expect(await storedAmounts(sibling)).toHaveLength(1);
});

test('a repeated Enter does not print the receipts of a family', async () => {
  await openDialog();
  saveAll();
  const print = await screen.findByRole('button', { name: 'Print all' });
  expect(fireEvent.keyDown(print, { key: 'Enter', repeat: true })).toBe(false);
});

test('TABLE-13 Cancel and Escape ask once an amount of a family is changed and not before, and a closed dialog keeps nothing', async () => {
  const { user } = await openDialog();
  fireEvent.click(within(familyDialog()).getByRole('button', { name: 'Cancel' }));
  await waitForNoDialog();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pay for the family' }));
  await screen.findByRole('table', { name: 'Payment for the family' });
  const amount = amountIn(student.studentName).value;
  fillAmountOf(student.studentName, '150');
  const question = () => screen.findByRole('dialog', { name: 'Unsaved changes' });
  fireEvent.click(within(familyDialog()).getByRole('button', { name: 'Cancel' }));
  clickButton('Stay', await question());
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(amountIn(student.studentName)).toHaveValue('150');
  amountIn(student.studentName).focus();
  await user.keyboard('{Escape}');
  clickButton('Leave', await question());
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Pay for the family' }));
  await screen.findByRole('table', { name: 'Payment for the family' });
  expect(amountIn(student.studentName).value).toBe(amount);
  expect(await storedAmounts(student)).toEqual([]);
});

test('RECEIPT-53 C1 a shared payment of a family whose response is lost before the sign-in expires is resumed as it was, and stored once', async () => {
  const payment = { paymentMode: 'ONLINE', referenceNo: 'UPI 4711' };
  await makeReceipt(await tokenOf('admin'), { ...payment, studentId: await demoStudent('7') });
  const record = recordCalls(CREATE_ALL);
  const failing = combineFaults(
    replyTo(CREATE_ALL, passThrough, loseResponse, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const { user } = await openDialog({
    fault: (sent, init) => {
      void record.fault(sent, init);
      return failing(sent, init);
    },
  });
  fillAmountOf(student.studentName, '150.50');
  fillAmountOf(sibling.studentName, '200');
  toggleCheckbox('Online', familyDialog());
  await fillField('Transaction No.', 'UPI 4711', familyDialog());
  saveAll();
  clickButton('Same Payment', await findDialog('Is this one payment for several receipts?'));
  await screen.findByText(UNKNOWN);
  tryAgain();
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, 'clerk');
  await user.click(await screen.findByRole('link', { name: 'Resume draft' }));
  await screen.findByText(UNKNOWN);
  tryAgain();
  expect(await screen.findByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ })).toBeVisible();
  const [, sharedKey, , resumedKey] = record.headers.map((headers) => headers.get('idempotency-key'));
  expect(resumedKey).toBe(sharedKey);
  expect(record.bodies[3]).toEqual(record.bodies[1]);
  expect([await storedAmounts(student), await storedAmounts(sibling)]).toEqual([['150.50'], ['200.00']]);
});
