import { fireEvent, within } from '@testing-library/react';
import { setPrivileges, withdrawPrivileges } from '../../provider/support/privileges';
import { makeReceipt } from '../../provider/support/receipts';
import { type Payer, payingStudent } from '../../features/support/counter';
import { renderPortal, screen, waitFor, type RenderOptions, waitForResponses } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { holdResponse, replyTo, passThrough } from '../../support/faults';
import { chooseOption, getField, selectedText, waitForTable } from '../../support/screen';

const SEARCH = 'POST /student/all/paged?pages=0&size=8';

beforeEach(resetProvider);

const field = () => screen.findByRole('combobox', { name: 'Student, receipt number or screen' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
const option = (name: RegExp) => screen.findByRole('option', { name });
const active = () => document.querySelector('[role="option"][aria-selected="true"]');
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key, ...more });
const openFinder = () => press('k', { ctrlKey: true });

async function inShell(more: RenderOptions = {}) {
  const rendered = await renderPortal({ shell: true, at: '/profile', as: 'clerk', ...more });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

test('Ctrl+K opens the finder, arrow keys, Home and End move, Enter opens a screen, Escape returns the focus', async () => {
  const { user, path } = await inShell();
  const opener = screen.getByRole('button', { name: 'Find' });
  opener.focus();
  openFinder();
  const box = await field();
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toContain('Receipt ManagementReceipts');
  expect(active()).toBeNull();
  press('ArrowDown');
  expect(active()).toHaveTextContent('Dashboard');
  expect(box).toHaveAttribute('aria-activedescendant', active()?.id);
  press('End');
  expect(active()).toHaveTextContent('Keyboard shortcuts');
  // Keys of an input method that composes a name choose among its words.
  press('Home', { isComposing: true });
  expect(active()).toHaveTextContent('Keyboard shortcuts');
  press('ArrowDown');
  press('ArrowUp');
  press('Home');
  expect(active()).toHaveTextContent('Dashboard');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();

  await user.click(opener);
  await user.type(await field(), 'receipt man');
  expect(options()).toEqual(['Receipt ManagementReceipts']);
  press('Enter');
  await waitFor(() => expect(path()).toBe('/receipts/management'));
  expect(screen.queryByRole('dialog', { name: 'Find' })).toBeNull();
});

describe('with a student who pays', () => {
  let student: Payer;
  beforeEach(async () => {
    student = await payingStudent();
  });

  test('a student is found by code, Enter opens the record and Ctrl+Enter the receipt of the session', async () => {
    const { user, path, router } = await inShell();
    openFinder();
    await user.type(await field(), String(student.studentCode));
    expect(await option(new RegExp(student.studentName))).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(document.querySelector('.student-search-fees')).toHaveTextContent(/^Due ₹17,650\.50/));
    press('Enter');
    await waitFor(() => expect(path()).toBe('/students/view'));
    expect(router.state.location.search).toBe(`?id=${student.studentId}`);

    openFinder();
    await user.type(await field(), student.studentName);
    await option(new RegExp(student.studentName));
    press('Enter', { ctrlKey: true });
    await waitFor(() => expect(path()).toBe('/receipts/fee'));
    expect(router.state.location.state).toMatchObject({ student, sessionId: 2 });
  });

  test('a receipt is found by its number whatever its date, also while the list shows other receipts', async () => {
    const { receiptNo } = await makeReceipt(await tokenOf('clerk'), { studentId: student.studentId });
    const { user, path } = await inShell({ at: '/receipts/management' });
    await user.type(await screen.findByLabelText('Student Code/Name'), 'nobody has this name');
    openFinder();
    await user.type(await field(), String(receiptNo));
    await user.click(await option(new RegExp(`Receipt ${receiptNo}`)));
    await waitFor(() => expect(screen.getByLabelText('Receipt No.')).toHaveValue(String(receiptNo)));
    expect(path()).toBe('/receipts/management');
    const rows = await screen.findAllByRole('row', { name: new RegExp(student.studentName) });
    expect(rows).toHaveLength(1);
    expect(screen.getByLabelText('From Date')).toHaveValue('');
  });

  test('filters that are chosen after a receipt was opened are kept by a reload', async () => {
    const { receiptNo } = await makeReceipt(await tokenOf('clerk'), { studentId: student.studentId });
    const { user, path, router, leave } = await inShell();
    openFinder();
    await user.type(await field(), String(receiptNo));
    await user.click(await option(new RegExp(`Receipt ${receiptNo}`)));
    await waitFor(() => expect(path()).toBe('/receipts/management'));
    await waitForTable();
    await chooseOption('Status', 'Pending');
    await waitForTable();
    expect(getField('Receipt No.')).toHaveValue(String(receiptNo));
    const { state } = router.state.location as { state: unknown };
    leave();
    await inShell({ at: `/receipts/management${window.location.hash}`, state });
    await waitForTable();
    expect([selectedText('Status'), getField('Receipt No.').value]).toEqual(['Pending', '']);
  });

  test('the dues are those of now, also after a payment at another counter', async () => {
    const dues = () => document.querySelector('.student-search-fees');
    const { user } = await inShell();
    openFinder();
    await user.type(await field(), String(student.studentCode));
    await waitFor(() => expect(dues()).toHaveTextContent(/^Due ₹17,650\.50/));
    await user.keyboard('{Escape}');
    await makeReceipt(await tokenOf('admin'), { studentId: student.studentId, amountPaid: 650.5 });
    openFinder();
    await user.type(await field(), String(student.studentCode));
    await waitFor(() => expect(dues()).toHaveTextContent(/^Due ₹17,000\.00/));
  });
});

test('only what the privileges permit is searched and listed', async () => {
  await setPrivileges('clerk', 'DASHBOARD', 'RECEIPT', 'CONFIRM_FEE_RECEIPT');
  const { user, sent } = await inShell();
  openFinder();
  await user.type(await field(), '1115');
  await waitForResponses();
  expect(screen.getByText('Nothing found')).toBeVisible();
  await user.clear(await field());
  expect(options()).toEqual(['Dashboard', 'Confirm ReceiptReceipts', 'Keyboard shortcutsHelp']);
  expect(sent.filter(({ path }) => /^\/(student|receipt)\//.test(path))).toEqual([]);
});

test('without receipts no fee is offered', async () => {
  await withdrawPrivileges('clerk', 'LIST_RECEIPT');
  const { user, path } = await inShell();
  openFinder();
  await user.type(await field(), 'sharma');
  const [first] = await screen.findAllByRole('option', { name: /Sharma/ });
  expect(within(first as HTMLElement).queryByText('Take fee')).toBeNull();
  press('ArrowDown');
  press('Enter', { ctrlKey: true });
  await waitForResponses();
  expect(path()).toBe('/profile');
});

test('a failed search shows each reason once and no count, and Enter or Retry repeats it', async () => {
  const failing = { students: true, receipts: true };
  const { user } = await inShell({
    fault: ({ path }) => {
      const fails = /^\/student\//.test(path) ? failing.students : /^\/receipt\//.test(path) && failing.receipts;
      return fails ? Promise.reject(new TypeError('fetch failed')) : undefined;
    },
  });
  openFinder();
  const box = await field();
  await user.type(box, '1115');
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Nothing found');
  failing.students = false;
  press('Enter');
  await option(/Pranav Sharma/);
  await waitForResponses();
  expect(screen.getByText('Network error occurred')).toBeVisible();
  failing.receipts = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await screen.findByText(/^\d+ results?$/)).toBeVisible();
  expect(box).toHaveFocus();
});

test('a response that arrives after a newer one changes nothing', async () => {
  const late = holdResponse();
  const { user, sent } = await inShell({ fault: replyTo(SEARCH, late.reply, passThrough) });
  openFinder();
  const box = await field();
  await user.type(box, 'sharma');
  await waitFor(() => expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain(SEARCH));
  expect(screen.getByText('Searching…')).toBeVisible();
  await user.clear(box);
  await user.type(box, '1115');
  await option(/Pranav Sharma/);
  const shown = options();
  late.release();
  await waitForResponses();
  expect(options()).toEqual(shown);
});

test('a platform user finds the students of the school that is chosen in the top bar, and the screens follow it', async () => {
  const { user, path } = await inShell({ as: 'platform', at: '/dashboard' });
  openFinder();
  expect(await screen.findByText(/Choose a school in the top bar/)).toBeVisible();
  await user.keyboard('{Escape}');
  const choice = screen.getByRole('combobox', { name: 'School for all screens' });
  const pick = async (name: string) => {
    fireEvent.mouseDown(choice);
    await user.click(
      (await screen.findAllByText(name, { selector: '.ant-select-item-option-content' })).at(-1) as Element,
    );
  };
  await pick('Nalanda Public School');
  expect(await screen.findByText('Pending registrations')).toBeVisible();
  openFinder();
  await user.type(await field(), 'sharma');
  const [first] = await screen.findAllByRole('option', { name: /Sharma/ });
  expect(first).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'session man');
  press('Enter');
  await waitFor(() => expect(path()).toBe('/sessions'));
  const school = () => screen.getByRole('combobox', { name: 'School' }).closest('.ant-select');
  await waitFor(() => expect(school()).toHaveTextContent('Nalanda Public School'));
  await pick('Saraswati Vidya Mandir');
  await waitFor(() => expect(school()).toHaveTextContent('Saraswati Vidya Mandir'));
});

test('unsaved changes are asked about before the finder leads away', async () => {
  const { user, path } = await inShell({ as: 'platform', at: '/schools/add' });
  await user.type(await screen.findByLabelText('School name'), 'x');
  openFinder();
  await user.type(await field(), 'dash');
  press('Enter');
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(path()).toBe('/schools/add');
});
