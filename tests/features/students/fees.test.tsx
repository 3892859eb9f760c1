import { fireEvent, within } from '@testing-library/react';
import { screen, useFakeClock, waitFor, advanceClock, waitForResponses, waitUntil } from '../../support/portal';
import { call, tokenOf } from '../../support/provider';
import { AANYA, DELETED, LIST, PAST, RUNNING_ID, openListFor } from '../support/students';
import {
  AT,
  ID,
  openFees,
  REASON,
  resetFees,
  SAVE,
  saveButton,
  SAVED,
  SUMMARY,
  TITLE,
  admissionCheckbox,
  feesDialog,
  discountField,
  waitForFeesClosed,
  summaryLines,
  outcomeText,
  storePayment,
  clickInFees,
  reasonField,
  discountError,
  openFeesDialog,
  requestWith,
  storedDiscount,
  fillDiscount,
} from './support/fees';
import { countCalls, holdResponse, replyTo, recordCalls, rejectWith } from '../../support/faults';
import { chooseOption, getMenuButton, openRowMenu, chooseMenuItem, findDialog } from '../../support/screen';

beforeEach(resetFees);

const entriesOf = (entries: readonly HTMLElement[]) => entries.map(({ textContent }) => textContent);

test('STUDENT-19 Fees is in the menu of a user who is tied to no school, and of nobody else', async () => {
  const { user } = await openListFor(AANYA.code, { as: 'platform', at: AT });
  expect(entriesOf(await openRowMenu(user, AANYA.name))).toEqual(['View', 'Edit', 'Certificates', 'Fees', 'Delete']);
});

test('STUDENT-19 a user of a school has no Fees, with any privilege', async () => {
  const { user } = await openListFor(AANYA.code);
  expect(entriesOf(await openRowMenu(user, AANYA.name))).not.toContain('Fees');
});

test('STUDENT-16 STUDENT-19 the menu of a deleted student opens no Fees', async () => {
  await openListFor(DELETED.code, { as: 'platform', at: AT });
  expect(getMenuButton(DELETED.name)).toBeDisabled();
});

test('DISCOUNT-01 PRIVILEGE-11 RECEIPT-30 FEE-48 CALL-50 CALL2-26 CALL2-38 ENUM-11 Fees shows the summary of the filter’s session, discount and admission fee to be changed', async () => {
  await storePayment({ amount: 6000, status: 'PENDING' });
  const { bodies, fault } = recordCalls(SUMMARY);
  await openFees({ fault });
  expect(bodies).toEqual([{ studentId: 69, sessionId: 2 }]);
  expect(within(feesDialog()).getByText('1068 · LKG B · 2026 - 2027')).toBeVisible();
  expect(summaryLines()).toEqual([
    ['Total', '₹24,000.50', 'Admission fee of ₹2,000.00 does not apply'],
    ['Discount', '₹0.00'],
    ['Paid', '₹6,000.00', '₹6,000.00 of this is not confirmed yet'],
    ['Due', '₹16,000.50', '₹6,000.00 due by today'],
  ]);
  expect([discountField().value, admissionCheckbox().checked, outcomeText()]).toEqual([
    '0',
    false,
    'Due after saving₹16,000.50',
  ]);
  expect(admissionCheckbox().closest('label')).toHaveTextContent(/^Admission fee applies \(₹2,000\.00\)$/);
});

test('CALL-50 DISCOUNT-01 another session of the filter is the one whose fees are shown', async () => {
  const { bodies, fault } = recordCalls(SUMMARY);
  const { user } = await openListFor(AANYA.code, { as: 'platform', at: AT, fault });
  await chooseOption('Session', PAST);
  await waitForResponses();
  await waitFor(() => expect(getMenuButton(AANYA.name)).toBeEnabled());
  await chooseMenuItem(user, AANYA.name, 'Fees');
  await findDialog(TITLE);
  await waitFor(() => expect(bodies).toEqual([{ studentId: 69, sessionId: 1 }]));
});

test('the fees of a completed session are shown with the reason why nothing can be changed', async () => {
  const { user } = await openListFor(AANYA.code, { as: 'platform', at: AT });
  await chooseOption('Session', PAST);
  await waitForResponses();
  await waitFor(() => expect(getMenuButton(AANYA.name)).toBeEnabled());
  await chooseMenuItem(user, AANYA.name, 'Fees');
  await findDialog(TITLE);
  const reason = 'This session is completed. Discount and admission fee cannot be changed.';
  expect(await within(feesDialog()).findByText(reason)).toBeVisible();
  expect([saveButton().disabled, feesDialog().querySelectorAll('input').length, outcomeText()]).toEqual([
    true,
    0,
    null,
  ]);
  clickInFees('Close');
  await waitForFeesClosed();
});

test('what would be due follows what is typed, with the admission fee and without it', async () => {
  await openFees();
  fireEvent.focus(discountField());
  fireEvent.change(discountField(), { target: { value: '1,500.5' } });
  expect(outcomeText()).toBe('Due after saving₹20,500.00');
  fireEvent.click(admissionCheckbox());
  await waitFor(() => expect(outcomeText()).toBe('Due after saving₹22,500.00'));
  expect(feesDialog()).toHaveTextContent('At most ₹24,000.50');
  fireEvent.change(discountField(), { target: { value: '12x' } });
  expect(outcomeText()).toBe('Due after saving–');
});

test('an admission fee that does not apply and was paid is something paid too much', async () => {
  await storePayment({ amount: 23000.5 });
  await openFees();
  expect(outcomeText()).toBe('Due after saving₹0.00₹1,000.00 paid too much');
  fireEvent.click(admissionCheckbox());
  await waitFor(() => expect(outcomeText()).toBe('Due after saving₹1,000.00'));
  clickInFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedDiscount()).toEqual([{ discount: 0, admission: true, version: 1 }]);
});

test('DISCOUNT-02 DISCOUNT-03 FEE-49 FEE-50 a discount below nothing, above the due fee, missing or no amount is refused at its field', async () => {
  const { sent } = await openFees();
  const refused: [string, string][] = [
    ['-1', 'Discount cannot be negative'],
    ['22000.51', 'Discount cannot be more than the due fee'],
    ['12.345', 'Discount must be an amount in rupees'],
    ['', 'Discount is required'],
  ];
  for (const [typed, message] of refused) {
    await fillDiscount(typed);
    await waitFor(() => expect(discountError()).toBe(message));
    clickInFees();
    await waitForResponses();
    expect(discountError()).toBe(message);
  }
  expect(countCalls(sent, SAVE)).toBe(0);
});

test('DISCOUNT-01 DISCOUNT-03 FEE-50 FEE-51 the due fee grows with the admission fee, and all of it may be given off', async () => {
  await openFees();
  await fillDiscount('24000.50');
  await waitFor(() => expect(discountError()).toBe('Discount cannot be more than the due fee'));
  fireEvent.click(admissionCheckbox());
  await waitFor(() => expect(discountError()).toBeNull());
  expect(outcomeText()).toBe('Due after saving₹0.00');
  clickInFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedDiscount()).toEqual([{ discount: 24000.5, admission: true, version: 1 }]);
});

test('DISCOUNT-04 DISCOUNT-05 DISCOUNT-06 FEE-52 CONST-11 CALL-51 CALL2-27 ENUM-11 a save says so, closes the dialog after 1200 ms and not before, and then loads the list again', async () => {
  const { bodies, headers, fault } = recordCalls(SAVE);
  const { sent } = await openFees({ fault });
  await fillDiscount('500.25');
  const before = countCalls(sent, LIST);
  useFakeClock();
  clickInFees();
  await waitUntil(() => screen.queryByText(SAVED) !== null);
  expect(bodies).toEqual([requestWith(500.25)]);
  expect(headers[0]?.get('Idempotency-Key')).toMatch(/\S{8,}/);
  expect(summaryLines().at(-1)?.slice(0, 2)).toEqual(['Due', '₹21,500.25']);
  expect([saveButton().disabled, discountField().disabled, admissionCheckbox().disabled]).toEqual([true, true, true]);
  await advanceClock(1199);
  expect(countCalls(sent, LIST)).toBe(before);
  expect(feesDialog().closest('.ant-modal-wrap')).toBeVisible();
  await advanceClock(1);
  await waitUntil(() => countCalls(sent, LIST) === before + 1);
  jest.useRealTimers();
  await waitForFeesClosed();
  await waitFor(() => expect(getMenuButton(AANYA.name)).toHaveFocus());
  expect(await storedDiscount()).toEqual([{ discount: 500.25, admission: false, version: 1 }]);
});

test('DISCOUNT-06 a dialog that is closed before its time loads the list again, once', async () => {
  const { sent } = await openFees();
  await fillDiscount('500');
  const before = countCalls(sent, LIST);
  useFakeClock();
  clickInFees();
  await waitUntil(() => screen.queryByText(SAVED) !== null);
  clickInFees('Cancel');
  await advanceClock(5000);
  expect(countCalls(sent, LIST)).toBe(before + 1);
});

test('two clicks are one request, and a closed dialog without a save loads nothing', async () => {
  const gate = holdResponse();
  const { sent } = await openFees({ fault: replyTo(SAVE, gate.reply) });
  await fillDiscount('500');
  clickInFees();
  clickInFees();
  fireEvent.keyDown(discountField(), { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(countCalls(sent, SAVE)).toBe(1));
  gate.release();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(countCalls(sent, SAVE)).toBe(1);
  await waitForFeesClosed();
  const lists = countCalls(sent, LIST);
  fireEvent.click(getMenuButton(AANYA.name));
  await waitForResponses();
  expect(countCalls(sent, LIST)).toBe(lists);
});

test.each([
  [122, 'Fee structure has not been defined for this class in the selected session'],
  [126, 'The student is not enrolled in this session'],
])(
  'CODE-%i where there is no fee the dialog says so in the provider’s words and not as a mistake',
  async (code, words) => {
    const { user } = await openListFor(AANYA.code, {
      as: 'platform',
      at: AT,
      fault: replyTo(SUMMARY, rejectWith(code, words)),
    });
    await chooseMenuItem(user, AANYA.name, 'Fees');
    await findDialog(TITLE);
    expect(await within(feesDialog()).findByText(words)).toBeVisible();
    expect(within(feesDialog()).queryByRole('alert', { hidden: true })).toBeNull();
    expect(saveButton()).toBeDisabled();
  },
);

test('RECEIPT-31 a summary that cannot be loaded is tried again; one that is refused is not', async () => {
  const fault = replyTo(SUMMARY, rejectWith(105, '', { status: 500 }), rejectWith(137, 'Not for you', { status: 403 }));
  const { user } = await openListFor(AANYA.code, { as: 'platform', at: AT, fault });
  await chooseMenuItem(user, AANYA.name, 'Fees');
  await findDialog(TITLE);
  expect(await within(feesDialog()).findByText('Failed to fetch fee structure')).toBeVisible();
  clickInFees('Retry');
  expect(await within(feesDialog()).findByText('Not for you')).toBeVisible();
  expect(within(feesDialog()).queryByText('Retry')).toBeNull();
});

test('a changed discount is saved only with a reason, and its history is shown with the newest change first', async () => {
  const rendered = await openFees();
  expect(reasonField()).toBeNull();
  await fillDiscount('500');
  fireEvent.change(reasonField() as HTMLInputElement, { target: { value: '  ' } });
  clickInFees();
  expect(await screen.findByText('Reason is required.')).toBeVisible();
  await fillDiscount('500');
  clickInFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  await waitForFeesClosed();
  await call('PUT', '/fee/student/discount', {
    token: await tokenOf('platform'),
    json: { studentId: ID, sessionId: RUNNING_ID, discount: 0.05, admissionFeeApplicable: false },
  });
  await openFeesDialog(rendered);
  clickInFees('History of the discount');
  const drawer = await screen.findByRole('dialog', { name: /^History: / });
  await waitFor(() => expect(within(drawer).getAllByRole('listitem')).toHaveLength(2));
  const [newest, oldest] = within(drawer).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/by a platform user.*Discount₹500.00₹0.05/);
  expect(oldest).toHaveTextContent(new RegExp(`Discount₹0.00₹500.00.*Reason–${REASON}`));
});
