import { fireEvent, within } from '@testing-library/react';
import {
  emptyReceipts,
  cancelReceipt,
  getReceipt,
  makeReceipt,
  setStatus,
  type Receipt,
} from '../../provider/support/receipts';
import {
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
  useProviderDate,
} from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { recordVisits } from '../support/life';
import { openReceipts, RECEIPT_LIST, RECEIPTS } from '../support/receipts';
import { signInAs } from '../support/signingIn';
import {
  countCalls,
  combineFaults,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  unauthorised,
} from '../../support/faults';
import {
  getButton,
  getDialog,
  findDialog,
  clickButton,
  navigateTo,
  waitForTable,
  queryDatabase,
  openRowMenu,
  waitForEnabled,
  tableRows,
  chooseMenuItem,
  waitForNoDialog,
} from '../../support/screen';
import { setPrivileges, withdrawPrivileges } from '../../provider/support/privileges';

let token: string;
let receipt: Receipt;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
  token = await tokenOf('clerk');
  receipt = await makeReceipt(token, { amountPaid: 6000.5, comments: 'First term' });
});

const REASON = 'Wrong student\nगलत छात्र';
const title = () => `Cancel receipt ${receipt.receiptNo}?`;
const menuOf = ({ receiptNo, studentName }: Receipt) => `receipt ${receiptNo} of ${String(studentName)}`;
const call = () => `DELETE /receipt/receipt/${receipt.receiptId}`;
const reason = () => within(getDialog(title())).getByLabelText('Reason');
/** Which receipt the dialog is about. */
const lines = () => [...getDialog(title()).querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const meant = () => [
  `Student Name${String(receipt['studentName'])} (${String(receipt['studentCode'])})`,
  ...['TypeFee', 'Amount₹6,000.50', 'Payment Date15/07/2026'],
];
const typeReason = (text: string) => void fireEvent.change(reason(), { target: { value: text } });
const cancel = () => getButton('Cancel Receipt', getDialog(title()));
const ready = () => waitForEnabled(cancel);
const stored = () => queryDatabase('SELECT status, comments FROM receipts WHERE id = $1', [receipt.receiptId]);

async function openDialog(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openReceipts(options);
  await chooseMenuItem(rendered.user, menuOf(receipt), 'Cancel Receipt');
  await findDialog(title());
  await waitForResponses();
  return rendered;
}

test('RECEIPT-06 RECEIPT-25 a row offers Print, and Cancel Receipt unless the receipt is cancelled already', async () => {
  const [confirmed, other] = [await makeReceipt(token, { amountPaid: 2 }), await makeReceipt(token, { amountPaid: 1 })];
  await setStatus(confirmed, 'CONFIRMED');
  await cancelReceipt(token, other.receiptId);
  const pages: string[] = [];
  const { user } = await openReceipts({ world: { printPage: (html) => Promise.resolve(void pages.push(html)) } });
  const rows: [Receipt, string[]][] = [
    [receipt, ['Print', 'History', 'Cancel Receipt']],
    [confirmed, ['Print', 'History', 'Set back to Pending', 'Cancel Receipt']],
    [other, ['Print', 'History']],
  ];
  for (const [at, [one, offered]] of rows.entries()) {
    const entries = await openRowMenu(user, menuOf(one));
    expect(entries.map(({ textContent }) => textContent)).toEqual(offered);
    await user.click(entries[0] as HTMLElement);
    await waitFor(() => expect(pages).toHaveLength(at + 1));
    await waitForResponses();
    expect(pages[at]).toContain(String(one.receiptNo));
    expect(pages[at]?.includes('CANCELLED')).toBe(one === other);
  }
});

test('a TC receipt that is not cancelled leads to the transfer certificate of its student', async () => {
  const left = await makeReceipt(token, { receiptType: 'TC', amountPaid: 50 });
  const rendered = await openReceipts();
  const entries = await openRowMenu(rendered.user, menuOf(left));
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    ...['Print', 'Transfer Certificate', 'History', 'Cancel Receipt'],
  ]);
  const visits = recordVisits(rendered);
  await rendered.user.click(entries[1] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'New Certificate' });
  expect(visits.find(({ path }) => path === '/certificates/new')?.state).toMatchObject({
    student: { studentId: left.studentId },
    ...{ schoolId: 1, sessionId: left.sessionId, type: 'TRANSFER', from: RECEIPTS },
  });
});

test('without TC_STUDENTS_LIST, and after its cancellation, a TC receipt leads to no certificate', async () => {
  const left = await makeReceipt(token, { receiptType: 'TC', amountPaid: 50 });
  await withdrawPrivileges('clerk', 'TC_STUDENTS_LIST');
  const rendered = await openReceipts();
  const labels = async () => (await openRowMenu(rendered.user, menuOf(left))).map(({ textContent }) => textContent);
  expect(await labels()).toEqual(['Print', 'History', 'Cancel Receipt']);
  rendered.leave();
  await setPrivileges('clerk', 'RECEIPT', 'LIST_RECEIPT', 'TC_STUDENTS_LIST');
  await cancelReceipt(token, left.receiptId);
  const again = await openReceipts();
  const entries = await openRowMenu(again.user, menuOf(left));
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Print', 'History']);
});

test('RECEIPT-20 RECEIPT-21 CALL2-31 a receipt is cancelled by keyboard with a reason, and the list is loaded again', async () => {
  const { bodies, headers, fault } = recordCalls(call());
  const { sent } = await openDialog({ fault });
  expect(lines()).toEqual(meant());
  expect(screen.getByText(/its amount no longer counts as paid/)).toBeVisible();
  await waitFor(() => expect(reason()).toHaveFocus());
  const send = () => fireEvent.keyDown(reason(), { key: 'Enter', code: 'Enter', ctrlKey: true });
  for (const missing of ['', '  \n ']) {
    typeReason(missing);
    expect(cancel()).toBeDisabled();
    send();
    expect(await screen.findByText('Reason is required.')).toBeVisible();
    await waitForResponses();
    expect(bodies).toEqual([]);
  }
  typeReason(` ${REASON} `);
  await ready();
  send();
  expect(await screen.findByText('Receipt cancelled successfully')).toBeVisible();
  await waitForNoDialog();
  expect(bodies).toEqual([{ comments: REASON }]);
  expect(headers[0]?.get('Idempotency-Key')).toMatch(/\S{16,}/);
  await waitFor(() => expect(tableRows()[0]?.[13]).toBe('Cancelled'));
  expect(countCalls(sent, RECEIPT_LIST)).toBe(2);
  expect(await stored()).toEqual([{ status: 'CANCELLED', comments: REASON }]);
});

test('RECEIPT-21 a cancellation that fails says why and keeps the reason; an answer that got lost is no second one', async () => {
  const { headers, fault } = recordCalls(call());
  const replies = replyTo(
    call(),
    rejectWith(105, '', { status: 500 }),
    rejectWith(112, 'Not today'),
    loseResponse,
    passThrough,
  );
  await openDialog({ fault: combineFaults(fault, replies) });
  typeReason(REASON);
  await ready();
  for (const text of ['Failed to cancel receipt', 'Not today', 'Network error occurred']) {
    clickButton('Cancel Receipt', getDialog(title()));
    expect(await screen.findByText(text)).toBeVisible();
    await ready();
    expect(reason()).toHaveValue(REASON);
  }
  expect(within(getDialog(title())).getByText('Save not confirmed. Your entries are still here.')).toBeVisible();
  clickButton('Cancel Receipt', getDialog(title()));
  expect(await screen.findByText('Receipt cancelled successfully')).toBeVisible();
  expect(new Set(headers.map((sent) => sent.get('Idempotency-Key'))).size).toBe(1);
});

test('CODE-134 a changed reason after a cancellation without a response: the message states that the first one is stored', async () => {
  await openDialog({ fault: replyTo(call(), loseResponse, passThrough) });
  typeReason('First reason');
  await ready();
  clickButton('Cancel Receipt', getDialog(title()));
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  await ready();
  typeReason('Another reason');
  await ready();
  clickButton('Cancel Receipt', getDialog(title()));
  expect(
    await screen.findByText(
      'This receipt is already cancelled. The first reason is stored. A reason that you changed after the first attempt is not saved.',
    ),
  ).toBeVisible();
  await waitForNoDialog();
  await waitFor(() => expect(tableRows()[0]?.slice(13)).toEqual(['Cancelled', 'First reason']));
});

test('CODE-134 where another user cancelled it first that is shown, and the list shows their reason', async () => {
  await openDialog();
  await cancelReceipt(token, receipt.receiptId, 'Cheque returned');
  typeReason(REASON);
  await ready();
  clickButton('Cancel Receipt', getDialog(title()));
  expect(await screen.findByText('This receipt is already cancelled')).toBeVisible();
  await waitForNoDialog();
  await waitFor(() => expect(tableRows()[0]?.slice(13)).toEqual(['Cancelled', 'Cheque returned']));
});

test('of a TC receipt it is shown that the certificate is taken back', async () => {
  receipt = await makeReceipt(token, { receiptType: 'TC', amountPaid: 50 });
  await openDialog();
  expect(screen.getByText(/the transfer certificate that it issued is revoked/)).toBeVisible();
});

test('Keep Receipt and Escape close without a call, and the focus goes back to the row', async () => {
  const { sent, user } = await openDialog();
  typeReason(REASON);
  clickButton('Keep Receipt', getDialog(title()));
  await waitForNoDialog();
  await chooseMenuItem(user, menuOf(receipt), 'Cancel Receipt');
  await findDialog(title());
  expect(reason()).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitForNoDialog();
  const menu = screen.getByLabelText(`Actions for ${menuOf(receipt)}`, { selector: 'button' });
  await waitFor(() => expect(menu).toHaveFocus());
  expect(countCalls(sent, call())).toBe(0);
  expect((await getReceipt(token, receipt.receiptId)).data.status).toBe('PENDING');
});

test('a reason longer than the contract takes is refused at its field', async () => {
  const { bodies, fault } = recordCalls(call());
  await openDialog({ fault });
  typeReason('अ'.repeat(256));
  expect(await within(getDialog(title())).findByText('256 / 255')).toBeVisible();
  await ready();
  clickButton('Cancel Receipt', getDialog(title()));
  expect(await screen.findByText('Reason must not be more than 255 characters.')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('a link asks before the reason is lost', async () => {
  const rendered = await openDialog();
  typeReason(REASON);
  await ready();
  await navigateTo(rendered, '/profile');
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
  expect(rendered.path()).toBe(RECEIPTS);
});

test('the reason survives an expired sign-in: the dashboard leads to it, and it saves', async () => {
  const expired = combineFaults(
    replyTo(call(), unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await openDialog({ fault: expired });
  typeReason(REASON);
  await ready();
  clickButton('Cancel Receipt', getDialog(title()));
  await signInAs(rendered.user, 'clerk');
  await screen.findByText('Welcome, Ramesh Gupta!', { selector: 'h1' });
  expect(document.querySelector(`a[href="${RECEIPTS}"]`)).not.toBeNull();
  await navigateTo(rendered, RECEIPTS);
  await findDialog(title());
  expect(reason()).toHaveValue(REASON);
  expect(lines()).toEqual(meant());
  await waitForTable();
  clickButton('Cancel Receipt', getDialog(title()));
  expect(await screen.findByText('Receipt cancelled successfully')).toBeVisible();
  expect(await stored()).toEqual([{ status: 'CANCELLED', comments: REASON }]);
});
