// The close of a day: what was taken, by cashier and mode, printed and saved.
import { fireEvent, within } from '@testing-library/react';
import { changeOf } from '@/features/receipts/day-close/dayCloseSlice';
import { cancelReceipt, emptyReceipts, makeReceipt } from '../../provider/support/receipts';
import { SECOND } from '../../provider/support/schools';
import { demoStudent } from '../../provider/support/students';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
  useProviderDate,
} from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { openReceipts } from '../support/receipts';
import { NALANDA } from '../support/classes';
import { holdResponse, replyTo, rejectWith } from '../../support/faults';
import {
  getField,
  fillField,
  getButton,
  chooseOption,
  clickButton,
  navigateTo,
  waitForEnabled,
} from '../../support/screen';

const DAY_CLOSE = 'GET /receipt/day-close?schoolId=1';
const PAPER = 'GET /receipt/day-close/download?schoolId=1&date=2026-07-15';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
});

const quiet = async () => {
  await waitForResponses();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};

async function open(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/receipts/day-close', as: 'clerk', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Day Close' });
  await quiet();
  return rendered;
}

const cells = (name: string): (string | null)[][] =>
  [...screen.getByRole('table', { name }).querySelectorAll('tbody tr, tfoot tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
const sums = (): (string | null)[][] =>
  [...document.querySelectorAll('.day-close-sums dl > div')].map((part) =>
    [...part.children].map(({ textContent }) => textContent),
  );

/** Two in cash, one cheque of another day, and one that is cancelled. */
async function takeSome() {
  const token = await tokenOf('clerk');
  const one = await makeReceipt(token, { amountPaid: 6000.5 });
  const two = await makeReceipt(await tokenOf('admin'), { amountPaid: 120_000, receiptType: 'OTHER' });
  const cheque = await makeReceipt(token, {
    ...{ amountPaid: 0.25, paymentMode: 'CHEQUE', referenceNo: '004512', referenceNoDate: '2026-07-09' },
    ...{ bankName: 'State Bank of India', paymentDate: '2026-07-10' },
  });
  const wrong = await makeReceipt(token, { amountPaid: 777 });
  await cancelReceipt(token, wrong.receiptId, 'Wrong student');
  return { one, two, cheque, wrong };
}

test('what was taken today is by mode, by cashier and by type, and what is cancelled apart', async () => {
  const { one, two, cheque, wrong } = await takeSome();
  const token = await tokenOf('clerk');
  const twice = await makeReceipt(token, { amountPaid: 778 });
  await cancelReceipt(token, twice.receiptId, 'Typed twice');
  await open();
  expect(getField('Day').value).toBe('15/07/2026');
  expect(screen.getByRole('heading', { level: 2, name: /^Collected on 15\/07\/2026/ })).toBeVisible();
  const [first, last] = [one.receiptNo, cheque.receiptNo];
  expect(sums()).toEqual([
    [
      'Cash to hand over',
      '₹1,26,000.50',
      '2 receipts',
      `No. ${first}–${two.receiptNo}`,
      '₹1,26,000.50 not confirmed yet Confirm',
    ],
    ['Cheque', '₹0.25', '1 receipt', `No. ${last}`, '₹0.25 not confirmed yet Confirm'],
    ['Online', '₹0.00', '0 receipts'],
    [
      ...['Total', '₹1,26,000.75', '3 receipts', `No. ${first}–${last}`],
      '1 receipt (₹0.25) has a different payment date',
    ],
  ]);
  expect(cells('By cashier')).toEqual([
    ['Asha Verma', String(two.receiptNo), '1', '₹1,20,000.00', '₹0.00', '₹0.00', '₹1,20,000.00'],
    ['Ramesh Gupta', `${first}–${last}`, '2', '₹6,000.50', '₹0.25', '₹0.00', '₹6,000.75'],
    ['Total', `${first}–${last}`, '3', '₹1,26,000.50', '₹0.25', '₹0.00', '₹1,26,000.75'],
  ]);
  expect(cells('By receipt type')).toEqual([
    ['Fee', `${first}–${last}`, '2', '₹6,000.75'],
    ['Other', String(two.receiptNo), '1', '₹1,20,000.00'],
    ['Total', `${first}–${last}`, '3', '₹1,26,000.75'],
  ]);
  expect(cells('Cancelled receipts of this day')).toEqual([
    [String(wrong.receiptNo), 'Ramesh Gupta', 'Cash', '15/07/2026', 'Wrong student', '₹777.00'],
    [String(twice.receiptNo), 'Ramesh Gupta', 'Cash', '15/07/2026', 'Typed twice', '₹778.00'],
    ['2 receipts, not included in the totals above', '₹1,555.00'],
  ]);
  expect(screen.queryByText('Receipts of earlier days cancelled on this day')).toBeNull();
});

test('another day is asked for, is in the address, and is there again after a reload', async () => {
  await takeSome();
  const { leave } = await open();
  await fillField('Day', '14/07/2026');
  expect(await screen.findByText('No receipts were created on this day')).toBeVisible();
  expect(window.location.hash).toBe('#date=2026-07-14');
  // A day that was seen before is asked for again.
  await fillField('Day', '15/07/2026');
  await waitFor(() => expect(sums()[0]?.[1]).toBe('₹1,26,000.50'));
  await fillField('Day', '14/07/2026');
  await screen.findByText('No receipts were created on this day');
  await makeReceipt(await tokenOf('clerk'), { amountPaid: 1000 });
  await fillField('Day', '15/07/2026');
  await waitFor(() => expect(sums()[0]?.[1]).toBe('₹1,27,000.50'));
  leave();
  const again = await open({ at: '/receipts/day-close#date=2026-07-14' });
  expect([
    getField('Day').value,
    again.sent.some(({ path }) => path === '/receipt/day-close?schoolId=1&date=2026-07-14'),
  ]).toEqual(['14/07/2026', true]);
});

test('a day to come and one that is none are reported at the field; the sums stay', async () => {
  await takeSome();
  const { sent } = await open();
  const asked = () => sent.filter(({ path }) => path.startsWith('/receipt/day-close')).length;
  const before = asked();
  await fillField('Day', '16/07/2026');
  expect(await screen.findByText('Choose today or an earlier day.')).toBeVisible();
  await fillField('Day', '31/02/2026');
  expect(await screen.findByText(/31\/02\/2026/, { selector: '.ant-form-item-explain-error' })).toBeVisible();
  await fillField('Day', '');
  expect(await screen.findByText('Choose a day')).toBeVisible();
  expect([asked(), sums()[0]?.[1]]).toEqual([before, '₹1,26,000.50']);
});

test.each([
  ['2026-07-15', { date: '2026-07-15' }],
  ['2026-07-16', {}],
  ['2026-02-30', {}],
  ['', {}],
  [undefined, {}],
])('of the date %p is applied: %p', (date, change) => {
  expect(changeOf({ date, schoolId: 2 }, '2026-07-15')).toEqual({ schoolId: 2, ...change });
});

test('Search asks again; a receipt made in the meantime is in the sums, and of a cancelled one its other day is reported', async () => {
  await open();
  expect(screen.getByText('No receipts were created on this day')).toBeVisible();
  const { one, wrong } = await takeSome();
  clickButton('Search');
  await waitFor(() => expect(sums()[0]?.[1]).toBe('₹1,26,000.50'));
  await cancelReceipt(await tokenOf('clerk'), one.receiptId, 'Cheque returned');
  await sql(`UPDATE receipts SET modified_at = modified_at + interval '2 days' WHERE id = $1`, [one.receiptId]);
  await sql(`UPDATE receipts SET created_at = created_at - interval '1 day' WHERE id = $1`, [wrong.receiptId]);
  clickButton('Search');
  await waitFor(() => expect(sums()[0]?.[1]).toBe('₹1,20,000.00'));
  const headings = (name: string) =>
    [...screen.getByRole('table', { name }).querySelectorAll('thead th')].map(({ textContent }) => textContent);
  const [later, earlier] = ['Cancelled receipts of this day', 'Receipts of earlier days cancelled on this day'];
  expect([headings(later)[3], cells(later)[0]]).toEqual([
    'Cancelled on',
    [String(one.receiptNo), 'Ramesh Gupta', 'Cash', '17/07/2026', 'Cheque returned', '₹6,000.50'],
  ]);
  expect([headings(earlier)[3], cells(earlier)[0]]).toEqual([
    'Created on',
    [String(wrong.receiptNo), 'Ramesh Gupta', 'Cash', '14/07/2026', 'Wrong student', '₹777.00'],
  ]);
  // A name that the clerk may not see is left out.
  await makeReceipt(await tokenOf('platform'), { amountPaid: 55 });
  clickButton('Search');
  await waitFor(() => expect(cells('By cashier').map(([name]) => name)).toContain('A platform user'));
});

test('Print hands the page of the day to the browser, PDF saves it, and that is shown', async () => {
  await takeSome();
  const printed: string[] = [];
  const saved: string[] = [];
  const slow = holdResponse();
  await open({
    fault: replyTo(`${PAPER}&html=true`, slow.reply),
    world: {
      printPage: (page) => Promise.resolve(void printed.push(page)),
      saveFile: (_file, name) => void saved.push(name),
    },
  });
  clickButton('Print');
  await waitFor(() => expect(getButton('Print').className).toContain('loading'));
  expect(getButton('PDF')).toBeDisabled();
  slow.release();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('Day Close of 15/07/2026');
  expect(printed[0]).toContain('1,26,000.50');
  await waitForEnabled(() => getButton('PDF'));
  clickButton('PDF');
  expect(await screen.findByText('Day close downloaded successfully')).toBeVisible();
  expect(saved).toEqual(['Day close 2026-07-15 Saraswati Vidya Mandir.pdf']);
});

test.each([
  ['Print', `${PAPER}&html=true`, 'Failed to print the day close'],
  ['PDF', PAPER, 'Failed to download the day close'],
])('%s that fails without words says so', async (name, call, words) => {
  await open({ fault: replyTo(call, rejectWith(105, '', { status: 500 })) });
  clickButton(name);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a day that cannot be loaded says so and can be tried again; without the privilege it is refused', async () => {
  const { leave } = await open({ fault: replyTo(DAY_CLOSE, rejectWith(105, '', { status: 500 })) });
  expect(within(screen.getByRole('alert')).getByText('Failed to load the day close. Please try again.')).toBeVisible();
  expect(getButton('Print')).toBeDisabled();
  expect(getButton('Retry')).toBeEnabled();
  leave();
  await open({ as: 'teacher' });
  expect(screen.getByRole('alert')).toHaveTextContent('You do not have the necessary permissions');
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('a user of no school chooses one, and another one has other sums', async () => {
  await takeSome();
  const studentId = await demoStudent('5', { schoolId: SECOND });
  await makeReceipt(await tokenOf('admin2'), { studentId, amountPaid: 42 }, SECOND);
  await open({ as: 'platform' });
  expect(screen.getByText('Choose a school', { selector: '.portal-state *' })).toBeVisible();
  await chooseOption('School', NALANDA);
  await waitFor(() => expect(sums()[0]?.[1]).toBe('₹42.00'));
  expect(window.location.hash).toBe('#schoolId=2');
});

test('the list of receipts leads to it, and the way back is above it', async () => {
  const { user, path } = await openReceipts();
  await user.click(getButton('Day Close'));
  await waitFor(() => expect(path()).toBe('/receipts/day-close'));
  await quiet();
  fireEvent.click(within(screen.getByRole('navigation', { name: /breadcrumb/i })).getByText('Receipt Management'));
  await waitFor(() => expect(path()).toBe('/receipts/management'));
});

test('the list of receipts leads to the day close of today, whatever day was closed last', async () => {
  const rendered = await open({ at: '/receipts/day-close#date=2026-07-10&range=WEEK&mine=true' });
  await navigateTo(rendered, '/receipts/management');
  await rendered.user.click(await screen.findByRole('button', { name: 'Day Close' }));
  await waitFor(() => expect(rendered.path()).toBe('/receipts/day-close'));
  await quiet();
  expect(getField('Day').value).toBe('15/07/2026');
  expect(window.location.hash).toBe('');
});
