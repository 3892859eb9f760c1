// The cash count of Day Close: typed by keyboard, compared at once, stored for the cashier and the day.
import { fireEvent, within } from '@testing-library/react';
import { saveCount, userIdOf } from '../../provider/support/dayClose';
import { cancelReceipt, emptyReceipts, makeReceipt } from '../../provider/support/receipts';
import { withdrawPrivileges } from '../../provider/support/privileges';
import {
  renderPortal,
  screen,
  waitFor,
  type RenderOptions,
  waitForResponses,
  useProviderDate,
} from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { loseResponse, networkError, replyTo } from '../../support/faults';
import { getField, getButton, clickButton, findDialog, waitForNoDialog, waitForNoText } from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
});

async function open(options: RenderOptions = {}) {
  const rendered = await renderPortal({ at: '/receipts/day-close', as: 'clerk', ...options });
  await screen.findByRole('table', { name: /Cash in the drawers|By day/ });
  await waitForResponses();
  return rendered;
}

const rows = (name: string): (string | null)[][] =>
  [...screen.getByRole('table', { name }).querySelectorAll('tbody tr, tfoot tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
const field = (name: string) => within(screen.getByRole('dialog')).getByRole('textbox', { name });

test('a drawer is counted by keyboard, the difference follows each key, and the count is there after a reload', async () => {
  await makeReceipt(await tokenOf('clerk'), { amountPaid: 1600.5 });
  const { user, leave } = await open();
  clickButton('Count cash of Ramesh Gupta');
  await screen.findByRole('dialog', { name: 'Cash of Ramesh Gupta, 15/07/2026' });
  await waitFor(() => expect(field('Number of ₹500')).toHaveFocus());
  await user.keyboard('3{Enter}');
  expect(field('Number of ₹200')).toHaveFocus();
  await user.keyboard('{ArrowDown}1{ArrowUp}{Enter}{Enter}');
  expect(field('Number of ₹50')).toHaveFocus();
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent(
    'Counted₹1,600.00Cash of the receipts₹1,600.50Difference-₹0.50 less than the receipts',
  );
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
  expect(field('Other coins')).toHaveFocus();
  await user.keyboard('0.50{Enter}');
  expect(field('Remarks')).toHaveFocus();
  await user.keyboard('Counted twice{Enter}');
  expect(await screen.findByText('Cash count saved successfully')).toBeVisible();
  const counted = [
    [
      'Ramesh Gupta',
      '₹1,600.50',
      '₹1,600.50',
      '₹0.00',
      expect.stringMatching(/^Ramesh Gupta, 15\/07\/2026/),
      'Change count',
    ],
    ['Total', '₹1,600.50', '₹1,600.50', '₹0.00', '', ''],
  ];
  await waitFor(() => expect(rows('Cash in the drawers')).toEqual(counted));
  leave();
  const again = await open();
  expect(rows('Cash in the drawers')).toEqual(counted);
  clickButton('Change count of Ramesh Gupta');
  await waitFor(() => expect(field('Number of ₹500')).toHaveValue('3'));
  expect(
    [field('Number of ₹200'), field('Other coins'), field('Remarks')].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['', '0.50', 'Counted twice']);
  await waitFor(() => expect(field('Number of ₹500')).toHaveFocus());
  await again.user.keyboard('4');
  expect(field('Number of ₹500')).toHaveValue('4');
});

test('without the privilege to confirm receipts, only the own drawer has a button and no link leads to the confirmation', async () => {
  await withdrawPrivileges('clerk', 'CONFIRM_FEE_RECEIPT');
  await makeReceipt(await tokenOf('clerk'), { amountPaid: 10 });
  await makeReceipt(await tokenOf('admin'), { amountPaid: 20, receiptType: 'OTHER' });
  await open();
  expect(rows('Cash in the drawers').map((cells) => [cells[0], cells[2], cells.at(-1)])).toEqual([
    ['Asha Verma', 'Not counted yet', ''],
    ['Ramesh Gupta', 'Not counted yet', 'Count cash'],
    ['Total', '', ''],
  ]);
  expect(screen.queryByRole('link', { name: /^Confirm receipts/ })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'My drawer only' }));
  await waitFor(() => expect(rows('Cash in the drawers').map(([name]) => name)).toEqual(['Ramesh Gupta', 'Total']));
});

test('a count that another user has stored since is shown as a conflict and can be replaced', async () => {
  const admin = await tokenOf('admin');
  await makeReceipt(await tokenOf('clerk'), { amountPaid: 500 });
  const { user } = await open();
  clickButton('Count cash of Ramesh Gupta');
  await waitFor(() => expect(field('Number of ₹500')).toHaveFocus());
  await user.keyboard('1');
  await saveCount(admin, await userIdOf('clerk'), { count100: 4 });
  clickButton('Save count');
  const conflict = await screen.findByText(/Asha Verma/, { selector: '.ant-typography' });
  expect(conflict).toBeVisible();
  clickButton('Save my version');
  await waitFor(() => expect(rows('Cash in the drawers')[0]?.[2]).toBe('₹500.00'));
});

test('TABLE-13 Cancel and Escape ask once a count is changed and not before, and a closed dialog keeps nothing', async () => {
  await makeReceipt(await tokenOf('clerk'), { amountPaid: 500 });
  const { user } = await open();
  clickButton('Count cash of Ramesh Gupta');
  await waitFor(() => expect(field('Number of ₹500')).toHaveFocus());
  clickButton('Cancel');
  await waitForNoDialog();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  clickButton('Count cash of Ramesh Gupta');
  await waitFor(() => expect(field('Number of ₹500')).toHaveFocus());
  await user.keyboard('1');
  clickButton('Cancel');
  clickButton('Stay', await findDialog('Unsaved changes'));
  await waitForNoText('Unsaved changes');
  expect(field('Number of ₹500')).toHaveValue('1');
  field('Number of ₹500').focus();
  await user.keyboard('{Escape}');
  clickButton('Leave', await findDialog('Unsaved changes'));
  await waitForNoDialog();
  expect(rows('Cash in the drawers')[0]?.[2]).toBe('Not counted yet');
  clickButton('Count cash of Ramesh Gupta');
  await waitFor(() => expect(field('Number of ₹500')).toHaveFocus());
  expect(field('Number of ₹500')).toHaveValue('');
});

test('TABLE-13 after a save of a count without a response Escape and Cancel both ask', async () => {
  await makeReceipt(await tokenOf('clerk'), { amountPaid: 500 });
  const { user } = await open({ fault: replyTo('PUT /receipt/day-close/cash', loseResponse) });
  clickButton('Count cash of Ramesh Gupta');
  await waitFor(() => expect(field('Number of ₹500')).toHaveFocus());
  await user.keyboard('1');
  clickButton('Save count');
  await screen.findByText(/Save not confirmed\. Your entries/);
  await user.keyboard('{Escape}');
  clickButton('Stay', await findDialog('Save not confirmed'));
  await waitForNoText('Save not confirmed');
  clickButton('Cancel');
  expect(await findDialog('Save not confirmed')).toBeVisible();
});

test('a count that could not be sent stays on the screen while the sums cannot be loaded again, and is saved afterwards', async () => {
  await makeReceipt(await tokenOf('clerk'), { amountPaid: 500 });
  let offline = false;
  const { user, sent } = await open({ fault: (call, init) => (offline ? networkError(call, init) : undefined) });
  clickButton('Count cash of Ramesh Gupta');
  await waitFor(() => expect(field('Number of ₹500')).toHaveFocus());
  await user.keyboard('1');
  offline = true;
  const before = sent.length;
  clickButton('Save count');
  await waitFor(() => expect(sent.slice(before).some(({ method }) => method === 'GET')).toBe(true));
  expect((await screen.findAllByText('Retry')).length).toBeGreaterThan(0);
  expect(field('Number of ₹500')).toHaveValue('1');
  offline = false;
  clickButton('Save count');
  expect(await screen.findByText('Cash count saved successfully')).toBeVisible();
});

test('pending cash leads to its confirmation, and cancelled numbers are in the summary', async () => {
  const token = await tokenOf('clerk');
  const first = await makeReceipt(token, { amountPaid: 10 });
  await makeReceipt(token, { amountPaid: 20 });
  await cancelReceipt(token, first.receiptId);
  await open();
  expect(screen.getByText(`1 cancelled receipt (₹10.00): No. ${first.receiptNo}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirm receipts of 15/07/2026: Cash' })).toHaveAttribute(
    'href',
    '/receipts/confirm#paymentMode=CASH&createdOn=2026-07-15',
  );
});

test('pending cash of the own drawer leads to the confirmation of the own receipts', async () => {
  const clerk = await tokenOf('clerk');
  await makeReceipt(clerk, { amountPaid: 10 });
  await makeReceipt(await tokenOf('admin'), { amountPaid: 20 });
  await open({ at: '/receipts/day-close#mine=true' });
  expect(screen.getByRole('link', { name: 'Confirm receipts of 15/07/2026: Cash' })).toHaveAttribute(
    'href',
    `/receipts/confirm#cashierId=${await userIdOf('clerk')}&paymentMode=CASH&createdOn=2026-07-15`,
  );
});

test('the month has a row for each day with its chart, and a day in it opens that day', async () => {
  const token = await tokenOf('clerk');
  await makeReceipt(token, { amountPaid: 10.05 });
  await open({ at: '/receipts/day-close#range=MONTH' });
  const days = rows('By day');
  expect(days).toHaveLength(16);
  expect(days.at(-2)).toEqual(['15/07/2026, Wed', '1', '₹10.05', '₹0.00', '₹0.00', '₹10.05', '0']);
  expect(days.at(-1)?.[5]).toBe('₹10.05');
  expect(screen.getByRole('application', { name: /^Collected from 01\/07\/2026 to 15\/07\/2026/ })).toBeVisible();
  clickButton('Previous month');
  expect(await screen.findByText('No receipts were created from 01/06/2026 to 30/06/2026')).toBeVisible();
  clickButton('Next month');
  await screen.findByRole('table', { name: 'By day' });
  clickButton('15/07/2026, Wed');
  expect(await screen.findByRole('table', { name: 'By cashier' })).toBeVisible();
  expect([window.location.hash, getField('Day').value, getButton('Next day').hasAttribute('disabled')]).toEqual([
    '#date=2026-07-15',
    '15/07/2026',
    true,
  ]);
});
