import { fireEvent, within } from '@testing-library/react';
import { advance, screen, settle, settleUntil, useFakeClock, waitFor } from '../../support/portal';
import { call, tokenOf } from '../../support/provider';
import { countOf, held, on, recording, refuse } from '../support/faults';
import {
  AANYA,
  choose,
  DELETED,
  LIST,
  menuButton,
  openFound,
  openMenu,
  PAST,
  RUNNING_ID,
  select,
} from '../support/students';
import { dialogSoon } from '../support/life';
import {
  AT,
  box,
  dialog,
  field,
  gone,
  ID,
  lines,
  openFees,
  outcome,
  paid,
  press,
  REASON,
  reasonBox,
  resetFees,
  said,
  SAVE,
  saveButton,
  showFees,
  SAVED,
  sentWith,
  stored,
  SUMMARY,
  TITLE,
  type,
} from './support/fees';

beforeEach(resetFees);

const entriesOf = (entries: readonly HTMLElement[]) => entries.map(({ textContent }) => textContent);

test('STUDENT-19 Fees stands in the menu of a user who is tied to no school, and of nobody else', async () => {
  const { user } = await openFound(AANYA.code, { as: 'platform', at: AT });
  expect(entriesOf(await openMenu(user, AANYA.name))).toEqual(['View', 'Edit', 'Certificates', 'Fees', 'Delete']);
});

test('STUDENT-19 a user of a school has no Fees, whatever is held', async () => {
  const { user } = await openFound(AANYA.code);
  expect(entriesOf(await openMenu(user, AANYA.name))).not.toContain('Fees');
});

test('STUDENT-16 STUDENT-19 the menu of a deleted student opens no Fees', async () => {
  await openFound(DELETED.code, { as: 'platform', at: AT });
  expect(menuButton(DELETED.name)).toBeDisabled();
});

test('DISCOUNT-01 RECEIPT-30 FEE-48 CALL-50 CALL2-26 CALL2-38 ENUM-11 Fees shows the summary of the filter’s session, discount and admission fee to be changed', async () => {
  await paid({ amount: 6000, status: 'PENDING' });
  const { bodies, fault } = recording(SUMMARY);
  await openFees({ fault });
  expect(bodies).toEqual([{ studentId: 69, sessionId: 2 }]);
  expect(within(dialog()).getByText('1068 · LKG B · 2026 - 2027')).toBeVisible();
  expect(lines()).toEqual([
    ['Total', '₹24,000.50', 'Admission fee of ₹2,000.00 does not apply'],
    ['Discount', '₹0.00'],
    ['Paid', '₹6,000.00', '₹6,000.00 of this is not confirmed yet'],
    ['Due', '₹16,000.50', '₹6,000.00 due by today'],
  ]);
  expect([field().value, box().checked, outcome()]).toEqual(['0', false, 'Due after saving₹16,000.50']);
  expect(box().closest('label')).toHaveTextContent(/^Admission fee applies \(₹2,000(\.00)?\)$/);
});

test('DISCOUNT-01 another session of the filter is the one whose fees are shown', async () => {
  const { bodies, fault } = recording(SUMMARY);
  const { user } = await openFound(AANYA.code, { as: 'platform', at: AT, fault });
  await choose('Session', PAST);
  await settle();
  await waitFor(() => expect(menuButton(AANYA.name)).toBeEnabled());
  await select(user, AANYA.name, 'Fees');
  await dialogSoon(TITLE);
  await waitFor(() => expect(bodies).toEqual([{ studentId: 69, sessionId: 1 }]));
});

test('the fees of a completed session are shown with the reason why nothing can be changed', async () => {
  const { user } = await openFound(AANYA.code, { as: 'platform', at: AT });
  await choose('Session', PAST);
  await settle();
  await waitFor(() => expect(menuButton(AANYA.name)).toBeEnabled());
  await select(user, AANYA.name, 'Fees');
  await dialogSoon(TITLE);
  const reason = 'This session is completed. Discount and admission fee cannot be changed.';
  expect(await within(dialog()).findByText(reason)).toBeVisible();
  expect([saveButton().disabled, dialog().querySelectorAll('input').length, outcome()]).toEqual([true, 0, null]);
  press('Close');
  await gone();
});

test('what would be due follows what is typed, with the admission fee and without it', async () => {
  await openFees();
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: '1,500.5' } });
  expect(outcome()).toBe('Due after saving₹20,500.00');
  fireEvent.click(box());
  await waitFor(() => expect(outcome()).toBe('Due after saving₹22,500.00'));
  expect(dialog()).toHaveTextContent('At most ₹24,000.50');
  fireEvent.change(field(), { target: { value: '12x' } });
  expect(outcome()).toBe('Due after saving–');
});

test('an admission fee that does not apply and was paid is something paid too much', async () => {
  await paid({ amount: 23000.5 });
  await openFees();
  expect(outcome()).toBe('Due after saving₹0.00₹1,000.00 paid too much');
  fireEvent.click(box());
  await waitFor(() => expect(outcome()).toBe('Due after saving₹1,000.00'));
  press();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await stored()).toEqual([{ discount: 0, admission: true, version: 1 }]);
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
    await type(typed);
    await waitFor(() => expect(said()).toBe(message));
    press();
    await settle();
    expect(said()).toBe(message);
  }
  expect(countOf(sent, SAVE)).toBe(0);
});

test('DISCOUNT-03 FEE-50 FEE-51 the due fee grows with the admission fee, and all of it may be given off', async () => {
  await openFees();
  await type('24000.50');
  await waitFor(() => expect(said()).toBe('Discount cannot be more than the due fee'));
  fireEvent.click(box());
  await waitFor(() => expect(said()).toBeNull());
  expect(outcome()).toBe('Due after saving₹0.00');
  press();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await stored()).toEqual([{ discount: 24000.5, admission: true, version: 1 }]);
});

test('DISCOUNT-04 DISCOUNT-05 DISCOUNT-06 FEE-52 CONST-11 CALL-51 CALL2-27 a save says so, closes the dialog after 1200 ms and not before, and then loads the list again', async () => {
  const { bodies, headers, fault } = recording(SAVE);
  const { sent } = await openFees({ fault });
  await type('500.25');
  const before = countOf(sent, LIST);
  useFakeClock();
  press();
  await settleUntil(() => screen.queryByText(SAVED) !== null);
  expect(bodies).toEqual([sentWith(500.25)]);
  expect(headers[0]?.get('Idempotency-Key')).toMatch(/\S{8,}/);
  expect(lines().at(-1)?.slice(0, 2)).toEqual(['Due', '₹21,500.25']);
  expect([saveButton().disabled, field().disabled, box().disabled]).toEqual([true, true, true]);
  await advance(1199);
  expect(countOf(sent, LIST)).toBe(before);
  expect(dialog().closest('.ant-modal-wrap')).toBeVisible();
  await advance(1);
  await settleUntil(() => countOf(sent, LIST) === before + 1);
  jest.useRealTimers();
  await gone();
  await waitFor(() => expect(menuButton(AANYA.name)).toHaveFocus());
  expect(await stored()).toEqual([{ discount: 500.25, admission: false, version: 1 }]);
});

test('DISCOUNT-06 a dialog that is closed before its time loads the list again, once', async () => {
  const { sent } = await openFees();
  await type('500');
  const before = countOf(sent, LIST);
  useFakeClock();
  press();
  await settleUntil(() => screen.queryByText(SAVED) !== null);
  press('Cancel');
  await advance(5000);
  expect(countOf(sent, LIST)).toBe(before + 1);
});

test('two clicks are one request, and a closed dialog without a save loads nothing', async () => {
  const gate = held();
  const { sent } = await openFees({ fault: on(SAVE, gate.reply) });
  await type('500');
  press();
  press();
  fireEvent.keyDown(field(), { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(countOf(sent, SAVE)).toBe(1));
  gate.release();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(countOf(sent, SAVE)).toBe(1);
  await gone();
  const lists = countOf(sent, LIST);
  fireEvent.click(menuButton(AANYA.name));
  await settle();
  expect(countOf(sent, LIST)).toBe(lists);
});

test.each([
  [122, 'Fee structure has not been defined for this class in the selected session'],
  [126, 'The student is not enrolled in this session'],
])(
  'CODE-%i where there is no fee the dialog says so in the provider’s words and not as a mistake',
  async (code, words) => {
    const { user } = await openFound(AANYA.code, { as: 'platform', at: AT, fault: on(SUMMARY, refuse(code, words)) });
    await select(user, AANYA.name, 'Fees');
    await dialogSoon(TITLE);
    expect(await within(dialog()).findByText(words)).toBeVisible();
    expect(within(dialog()).queryByRole('alert', { hidden: true })).toBeNull();
    expect(saveButton()).toBeDisabled();
  },
);

test('a summary that cannot be loaded is tried again; one that is refused is not', async () => {
  const fault = on(SUMMARY, refuse(105, '', { status: 500 }), refuse(137, 'Not for you', { status: 403 }));
  const { user } = await openFound(AANYA.code, { as: 'platform', at: AT, fault });
  await select(user, AANYA.name, 'Fees');
  await dialogSoon(TITLE);
  expect(await within(dialog()).findByText('Failed to fetch fee structure')).toBeVisible();
  press('Retry');
  expect(await within(dialog()).findByText('Not for you')).toBeVisible();
  expect(within(dialog()).queryByText('Retry')).toBeNull();
});

test('a changed discount is saved only with a reason, and its history is shown with the newest change first', async () => {
  const rendered = await openFees();
  expect(reasonBox()).toBeNull();
  await type('500');
  fireEvent.change(reasonBox() as HTMLInputElement, { target: { value: '  ' } });
  press();
  expect(await screen.findByText('Reason is required.')).toBeVisible();
  await type('500');
  press();
  expect(await screen.findByText(SAVED)).toBeVisible();
  await gone();
  await call('PUT', '/fee/student/discount', {
    token: await tokenOf('platform'),
    json: { studentId: ID, sessionId: RUNNING_ID, discount: 0.05, admissionFeeApplicable: false },
  });
  await showFees(rendered);
  press('History of the discount');
  const drawer = await screen.findByRole('dialog', { name: /^History: / });
  await waitFor(() => expect(within(drawer).getAllByRole('listitem')).toHaveLength(2));
  const [newest, oldest] = within(drawer).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/by a platform user.*Discount₹500.00₹0.05/);
  expect(oldest).toHaveTextContent(new RegExp(`Discount₹0.00₹500.00.*Reason–${REASON}`));
});
