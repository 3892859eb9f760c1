import { fireEvent, within } from '@testing-library/react';
import { makeReceipt } from '../../provider/support/receipts';
import { renderPortal, screen, waitFor, useProviderDate } from '../../support/portal';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import {
  CREATE,
  FILTERS,
  openReceipt,
  READMIT,
  type Payer,
  amountField,
  storedAmounts,
  choosePaymentMode,
  fillReceiptField,
  payingStudent,
  submitReceipt,
  receiptState,
  findSavedHeading,
  fillAmount,
} from '../support/counter';
import { PAST, RUNNING_ID } from '../support/students';
import {
  alterResponse,
  countCalls,
  holdResponse,
  loseResponse,
  networkError,
  passThrough,
  replyTo,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import {
  findDialog,
  getField,
  navigateTo,
  optionsOf,
  selectedText,
  clickButton,
  waitForEnabled,
} from '../../support/screen';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
});

const region = (name: string) => within(screen.getByRole('region', { name }));
const regionSoon = async (name: string) => within(await screen.findByRole('region', { name }));
const factsOf = (name: string, lines = 'tr') =>
  [...screen.getByRole('region', { name }).querySelectorAll(lines)].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' '),
  );

test('RECEIPT-28 RECEIPT-30 RECEIPT-31 RECEIPT-33 the receipt shows who pays, what is due and of what, and the cursor is in the amount that comes next', async () => {
  const { path } = await openReceipt(student);
  expect(path()).toBe('/receipts/fee');
  expect(screen.getByRole('heading', { level: 1, name: 'Fee Receipt' })).toBeVisible();
  const strip = region('Student and session');
  for (const text of [student.studentName, String(student.studentCode), '5 A', '2026 - 2027'])
    expect(strip.getByText(text)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Student and session' }).querySelector('input, textarea')).toBeNull();
  const [stored] = await sql<{ sr: string; father: string }>(
    'SELECT sr_no AS sr, father_name AS father FROM students WHERE id = $1',
    [student.studentId],
  );
  expect(factsOf('Student and session', 'dl > div')).toEqual([
    `Student Code ${student.studentCode}`,
    `Sr. No. ${stored?.sr}`,
    `Father Name ${stored?.father}`,
    ...['Class 5 A', 'Session 2026 - 2027'],
  ]);
  expect(strip.getByText(student.studentName).closest('a')).toHaveAttribute(
    'href',
    `/students/view?id=${student.studentId}&session=${RUNNING_ID}`,
  );
  const summary = region('Fee summary');
  for (const text of ['₹17,650.50', '₹0.00', 'Total', 'Discount', 'Paid', 'Due'])
    expect(summary.getAllByText(text).length).toBeGreaterThan(0);
  expect(factsOf('Fee structure', '.receipt-heads:not(.receipt-schedule) tr')).toEqual([
    'Admission Fee (not applicable) ₹1,500.00',
    'Tuition Fee ₹15,300.00',
    'Exam Fee ₹600.00',
    'Computer Fee ₹800.00',
    'Development Fee ₹700.00',
    'Other Fee ₹250.50',
  ]);
  expect(amountField()).toHaveFocus();
  expect(amountField().value).not.toBe('');
  expect(receiptState()).toBe('Not saved');
  expect((await regionSoon('Earlier receipts')).getAllByRole('columnheader')).toHaveLength(5);
  // A key that was pressed when the student was selected, and is still down, sends nothing.
  expect(fireEvent.keyDown(amountField(), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(amountField(), { key: 'Enter' })).toBe(true);
});

test('RECEIPT-29 without a student it leads back to the list of receipts', async () => {
  const { path } = await renderPortal({ at: '/receipts/fee', as: 'clerk' });
  await waitFor(() => expect(path()).toBe('/receipts/management'));
});

test('RECEIPT-33 RECEIPT-34 RECEIPT-45 RECEIPT-47 CALL2-28 ENUM-15 Enter saves; the number is large, summary and history are loaded again, and the next student is one key away', async () => {
  const { studentId } = student;
  const earlier = { studentId, receiptType: 'OTHER', amountPaid: 12, paymentDate: '2026-07-14' };
  const other = await makeReceipt(await tokenOf('admin'), earlier);
  const { bodies, fault } = recordCalls(CREATE);
  const { sent } = await openReceipt(student, { fault });
  await fillAmount('6,120.50');
  await fillReceiptField('Comment', 'First term');
  submitReceipt();
  expect(await screen.findByText('Receipt saved successfully')).toBeVisible();
  const title = await findSavedHeading();
  expect(title.closest('[aria-live="polite"]')).not.toBeNull();
  expect(bodies).toEqual([
    {
      studentId: student.studentId,
      sessionId: RUNNING_ID,
      receiptType: 'FEE',
      paymentDate: '2026-07-15',
      paymentMode: 'CASH',
      amountPaid: 6120.5,
      comments: 'First term',
    },
  ]);
  expect(await storedAmounts(student)).toEqual(['12.00', '6120.50']);
  expect(await region('Fee summary').findByText('₹11,530.00')).toBeVisible();
  const [, number] = /Receipt (\d+)/.exec(title.textContent ?? '') ?? [];
  expect(await (await regionSoon('Earlier receipts')).findByText(number ?? '?')).toBeVisible();
  expect(factsOf('Earlier receipts', '[data-row-key]')).toEqual([
    `${number} 15/07/2026 Fee, cash, 2026 - 2027 ₹6,120.50 Pending`,
    `${other.receiptNo} 14/07/2026 Other, cash, 2026 - 2027 ₹12.00 Pending`,
  ]);
  expect(screen.getByText(`₹6,120.50 by cash from ${student.studentName}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Receipt' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
  clickButton('Another receipt for this student');
  await screen.findByRole('button', { name: 'Save Receipt' });
  await waitFor(() => expect(amountField()).toHaveFocus());
  expect([amountField().value, getField('Comment').value]).toEqual(['5369.50', '']);
  expect(countCalls(sent, CREATE)).toBe(1);
});

test('RECEIPT-25 CALL2-34 Print prints the document and records it, so that the next copy is a duplicate; then the next student has the focus', async () => {
  const pages: string[] = [];
  const failing = rejectWith(105, '', { status: 500 });
  await openReceipt(student, {
    fault: (call) => (pages.length > 2 && call.path.endsWith('/printed') ? failing(call, undefined) : undefined),
    world: { printPage: (html) => Promise.resolve(void pages.push(html)) },
  });
  await fillAmount('6,120.50');
  submitReceipt();
  await findSavedHeading();
  clickButton('Print');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next student' })).toHaveFocus());
  clickButton('Print');
  await waitFor(() => expect(pages).toHaveLength(2));
  expect(pages.map((page) => page.includes('DUPLICATE'))).toEqual([false, true]);
  for (const text of [student.studentName, '6,120.50', 'Six Thousand One Hundred Twenty'])
    expect(pages[0]).toContain(text);
  // That the third one could not be noted is nothing to stop for.
  await waitForEnabled(() => screen.getByRole('button', { name: 'Print' }));
  clickButton('Print');
  await waitFor(() => expect(pages).toHaveLength(3));
  await waitForEnabled(() => screen.getByRole('button', { name: 'Print' }));
  expect(screen.queryByText('Failed to print receipt')).toBeNull();
  clickButton('Next student');
  await findDialog('Choose a student');
});

test('the search for the next student begins in the session of the last receipt, and elsewhere in the ACTIVE one', async () => {
  useProviderDate();
  await sql("UPDATE sessions SET status = 'ACTIVE' WHERE id = 1");
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
      SELECT school_id, 1, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at
      FROM enrolments WHERE student_id = $1 AND session_id = $2`,
    [student.studentId, RUNNING_ID],
  );
  await openReceipt(student, { state: { sessionId: 1 } });
  submitReceipt();
  await findSavedHeading();
  clickButton('Next student');
  await findDialog('Choose a student');
  await waitFor(() => expect(selectedText('Session')).toBe(PAST));
});

test('RECEIPT-25 a failed download of the document is reported, and no print is recorded', async () => {
  const { sent } = await openReceipt(student, {
    fault: (call) => (/download/.test(call.path) ? rejectWith(105, '', { status: 500 })(call, undefined) : undefined),
  });
  submitReceipt();
  await findSavedHeading();
  clickButton('Print');
  expect(await screen.findByText('Failed to print receipt')).toBeVisible();
  expect(sent.some(({ path }) => path.endsWith('/printed'))).toBe(false);
});

test('ENUM-30 RECEIPT-34 RECEIPT-35 RECEIPT-36 RECEIPT-39 RECEIPT-40 RECEIPT-42 RECEIPT-43 what is missing is shown at its field, and nothing is sent', async () => {
  const { sent } = await openReceipt(student);
  const modes = within(screen.getByRole('radiogroup')).getAllByRole<HTMLInputElement>('radio');
  expect(modes.map(({ value, checked }) => [value, checked])).toEqual([
    ['CASH', true],
    ['CHEQUE', false],
    ['ONLINE', false],
  ]);
  choosePaymentMode('Cheque');
  for (const label of ['Cheque No.', 'Cheque Date']) expect(screen.getByLabelText(label)).toBeVisible();
  await fillAmount('');
  await fillReceiptField('Payment Date', '16/07/2026');
  for (const text of ['Amount is required', 'Payment date must not be in the future'])
    expect(await screen.findByText(text)).toBeVisible();
  await fillAmount('-0.01');
  await fillReceiptField('Payment Date', '');
  submitReceipt();
  for (const text of [
    'Amount must be greater than 0',
    'Payment date is required',
    'Cheque number is required',
    'Check date is required',
    'Bank name is required',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(countCalls(sent, CREATE)).toBe(0);
});

test('RECEIPT-41 ONLINE asks for the transaction number, and shows the code of the exact amount where the school has a UPI id', async () => {
  await sql(`UPDATE schools SET upi_id = 'school@bank' WHERE id = 1`);
  const { sent } = await openReceipt(student);
  expect(screen.queryByRole('img', { name: /^Scan to pay/ })).toBeNull();
  choosePaymentMode('Online');
  await fillAmount('999.50');
  expect(await screen.findByRole('img', { name: 'Scan to pay ₹999.50' })).toBeVisible();
  expect(screen.getByText(/^Paid to school@bank\./)).toBeVisible();
  expect(screen.getByLabelText('Transaction Date')).toBeVisible();
  submitReceipt();
  expect(await screen.findByText('Transaction number is required')).toBeVisible();
  await fillReceiptField('Transaction No.', 'UPI 4711');
  submitReceipt();
  await findSavedHeading();
  expect(countCalls(sent, CREATE)).toBe(1);
});

test('RECEIPT-46 CALL2-03 a failure without words of the provider has the screen’s', async () => {
  await openReceipt(student, { fault: replyTo(CREATE, rejectWith(105, '', { status: 400 })) });
  submitReceipt();
  const said = await screen.findByText('Failed to save receipt. Please try again.');
  expect(said.closest('.receipt-form [role="alert"]')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Receipt' })).toBeEnabled();
  // It is about what was sent, not about what is typed next.
  await fillAmount('5');
  await waitFor(() => expect(said).not.toBeInTheDocument());
});

test.each([
  ['is lost on the way', networkError, 'same'],
  ['is stored and its answer lost', loseResponse, 'same'],
])('C1 CODE-06 a receipt that %s is asked for again as it was, with its key, and stored once', async (_what, fault) => {
  const record = recordCalls(CREATE);
  const failing = replyTo(CREATE, fault, () => undefined);
  await openReceipt(student, {
    fault: (sent, init) => {
      void record.fault(sent, init);
      return failing(sent, init);
    },
  });
  await fillAmount('500');
  submitReceipt();
  expect(await screen.findByText(/may or may not be saved/)).toBeVisible();
  expect(receiptState()).toBe('Save not confirmed');
  expect(amountField()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save Receipt' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  clickButton('Try again');
  await findSavedHeading();
  expect(await storedAmounts(student)).toEqual(['500.00']);
  const keys = record.headers.map((headers) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(record.bodies[0]).toEqual(record.bodies[1]);
});

test('C1 a double click and Enter send one receipt, and the screen says that it is being stored', async () => {
  const gate = holdResponse();
  const { sent } = await openReceipt(student, { fault: replyTo(CREATE, gate.reply) });
  submitReceipt();
  await waitFor(() => expect(receiptState()).toBe('Saving…'));
  submitReceipt();
  clickButton('Save Receipt');
  gate.release();
  await findSavedHeading();
  expect(countCalls(sent, CREATE)).toBe(1);
  expect(await storedAmounts(student)).toHaveLength(1);
});

test.each([
  ['readmission' as const, '/students/tc-list', 'TC_ISSUED', 'Back from Pune'],
  ['name-strike-off' as const, '/students/strike-off', 'STRUCK_OFF', null],
])(
  'LIFECYCLE-24 LIFECYCLE-26 ENUM-08 ENUM-29 CONST-21 RECEIPT-37 RECEIPT-47 RECEIPT-48 with the action %s the receipt admits the student again, and Close leads back',
  async (actionType, list, life, comment) => {
    await sql('UPDATE students SET life = $2 WHERE id = $1', [student.studentId, life]);
    const { bodies, fault } = recordCalls(READMIT);
    const { path, router } = await openReceipt(student, { state: { actionType }, fault });
    expect(selectedText('Receipt Type')).toBe('Re-Admission');
    expect(await optionsOf('Receipt Type')).toEqual(['Re-Admission']);
    expect(region('Student and session').getByText('Re-admission')).toBeVisible();
    await fillAmount('750');
    if (comment !== null) await fillReceiptField('Comment', comment);
    submitReceipt();
    await findSavedHeading();
    expect(await screen.findByText(`${student.studentName} is re-admitted`)).toBeVisible();
    expect(bodies).toEqual([
      { schoolId: 1, sessionId: RUNNING_ID, studentId: student.studentId, type: 'ACTIVE', comment },
    ]);
    const stored = 'SELECT life, type FROM students s JOIN receipts r ON student_id = s.id WHERE s.id = $1';
    expect(await sql(stored, [student.studentId])).toEqual([{ life: 'ACTIVE', type: 'READMISSION' }]);
    clickButton('Close');
    await waitFor(() => expect(path()).toBe(list));
    expect(router.state.location.state).toEqual({ student, filters: FILTERS });
  },
);

test.each([
  ['readmission' as const, 'TC_ISSUED'],
  ['name-strike-off' as const, 'STRUCK_OFF'],
])('LIFECYCLE-25 a %s that fails after its receipt says so and is tried again alone', async (actionType, life) => {
  await sql('UPDATE students SET life = $2 WHERE id = $1', [student.studentId, life]);
  const [silent, refused] = ['', 'Not today'].map((words) => rejectWith(105, words, { status: 500 }));
  const fault = replyTo(READMIT, silent ?? passThrough, refused ?? passThrough, passThrough);
  const { sent } = await openReceipt(student, { state: { actionType }, fault });
  await fillAmount('750');
  submitReceipt();
  await findSavedHeading();
  expect((await screen.findAllByText('Failed to readmit student')).length).toBeGreaterThan(0);
  clickButton('Try again');
  expect((await screen.findAllByText('Not today')).length).toBeGreaterThan(0);
  clickButton('Try again');
  expect(await screen.findByText(`${student.studentName} is re-admitted`)).toBeVisible();
  expect([countCalls(sent, CREATE), countCalls(sent, READMIT)]).toEqual([1, 3]);
});

/** The class of the running session, in the one before it. */
const enrolEarlier = (studentId: number) =>
  sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT school_id, 1, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at
       FROM enrolments WHERE student_id = $1 AND session_id = $2`,
    [studentId, RUNNING_ID],
  );

test('RECEIPT-32 ENUM-16 CALL2-37 what is due of an earlier session is shown only where there is something, and is received with one click', async () => {
  const { studentId } = student;
  await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id <> $2', [studentId, RUNNING_ID]);
  const first = await openReceipt(student);
  expect(screen.queryByRole('region', { name: 'Pending fees of earlier sessions' })).toBeNull();
  first.leave();
  await enrolEarlier(studentId);
  const path = `/receipt/student/activeSessionsPendingFee?schoolId=1&studentId=${studentId}&excludeSessionId=${RUNNING_ID}`;
  const { data } = await call<{ remainingFee: number }[]>('GET', path, { token: await tokenOf('clerk') });
  await sql("UPDATE students SET life = 'TC_ISSUED' WHERE id = $1", [studentId]);
  const older = { sessionId: 99, sessionDisplayName: '2024 - 2025', remainingFee: 500.5 };
  const withOlder = alterResponse((rows) => [...(rows as unknown as object[]), older]);
  const fault = replyTo(`GET ${path}`, withOlder, passThrough);
  const { router } = await openReceipt(student, { state: { actionType: 'readmission' }, fault });
  await regionSoon('Pending fees of earlier sessions');
  const due = data[0]?.remainingFee.toLocaleString('en-IN', { minimumFractionDigits: 2 });
  expect(factsOf('Pending fees of earlier sessions')).toEqual([
    `2025 - 2026 ₹${due} Receive`,
    '2024 - 2025 ₹500.50 Receive',
  ]);
  // Who comes back to the screen sees what is due now.
  await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id = 1', [studentId]);
  const { state } = router.state.location;
  await navigateTo({ router }, '/profile');
  await navigateTo({ router }, '/receipts/fee', state);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save Receipt' })).toBeVisible());
  await waitFor(() => expect(screen.queryByText('2025 - 2026')).toBeNull());
  await enrolEarlier(studentId);
  await makeReceipt(await tokenOf('admin'), { studentId, sessionId: RUNNING_ID, amountPaid: 12 });
  await navigateTo({ router }, '/profile');
  await navigateTo({ router }, '/receipts/fee', state);
  const pending = await regionSoon('Pending fees of earlier sessions');
  expect(await region('Earlier receipts').findByText('₹12.00')).toBeVisible();
  fireEvent.click(pending.getByRole('button', { name: 'Receive the fee of 2025 - 2026' }));
  await waitFor(() => expect(router.state.location.state).toMatchObject({ sessionId: 1, student }));
  // A fee of an earlier session admits nobody again.
  expect((router.state.location.state as { actionType?: string }).actionType).toBeUndefined();
  expect(await screen.findByRole('button', { name: 'Save Receipt' })).toBeVisible();
});
