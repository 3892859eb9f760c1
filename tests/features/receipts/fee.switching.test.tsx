// Navigation from the receipt of one student to another one on the same screen.
import { fireEvent } from '@testing-library/react';
import { loseResponse, passThrough, replyTo } from '../../support/faults';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { clickButton, navigateTo } from '../../support/screen';
import {
  amountField,
  CREATE,
  fillAmount,
  FILTERS,
  findSavedHeading,
  openReceipt,
  type Payer,
  payingStudent,
  storedAmounts,
  submitReceipt,
  UNKNOWN,
} from '../support/counter';
import { RUNNING_ID } from '../support/students';

const RECEIPT = '/receipts/fee';
const ASKED = 'You have unsaved changes. Leave without saving?';
const UNCONFIRMED =
  'The record may or may not be saved. If you leave, check it before you enter it again. Leave without confirmation?';

let student: Payer;
let other: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
  other = await payingStudent('6');
});

const handoverOf = (payer: Payer, more: object = {}) => ({
  student: payer,
  sessionId: RUNNING_ID,
  filters: FILTERS,
  ...more,
});
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key, ...more });

test('a typed payment asks before the finder opens the receipt of another student', async () => {
  const { router, user } = await openReceipt(student, { shell: true });
  await fillAmount('17.50');
  press('k', { ctrlKey: true });
  await user.type(
    await screen.findByRole('combobox', { name: 'Student, receipt number or screen' }),
    String(other.studentCode),
  );
  await screen.findByRole('option', { name: new RegExp(other.studentName) });
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText(ASKED)).toBeVisible();
  expect(router.state.location.state).toMatchObject({ student });
  clickButton('Stay');
  await waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
  expect(amountField().value).toBe('17.50');
});

test('a typed payment asks before Back opens the receipt of the student before', async () => {
  const rendered = await openReceipt(other);
  await navigateTo(rendered, RECEIPT, handoverOf(student));
  await screen.findByText(student.studentName);
  await waitForResponses();
  await fillAmount('17.50');
  await navigateTo(rendered, -1);
  expect(await screen.findByText(ASKED)).toBeVisible();
  expect(amountField().value).toBe('17.50');
});

test('a typed payment asks before the receipt of another session of the student', async () => {
  const rendered = await openReceipt(student);
  await fillAmount('17.50');
  await navigateTo(rendered, RECEIPT, handoverOf(student, { sessionId: 1 }));
  expect(await screen.findByText(ASKED)).toBeVisible();
});

test('a typed payment asks before the fee certificate of the same student', async () => {
  const rendered = await openReceipt(student);
  await fillAmount('17.50');
  await navigateTo(rendered, RECEIPT, handoverOf(student, { certificate: true }));
  expect(await screen.findByText(ASKED)).toBeVisible();
});

test('Leave opens the receipt of the other student, whose typed payment is asked about again', async () => {
  const rendered = await openReceipt(student);
  await fillAmount('17.50');
  await navigateTo(rendered, RECEIPT, handoverOf(other));
  clickButton('Leave', await screen.findByRole('dialog', { name: 'Unsaved changes' }));
  await screen.findByText(other.studentName);
  await waitForResponses();
  expect(amountField().value).not.toBe('17.50');
  await fillAmount('18.50');
  await navigateTo(rendered, RECEIPT, handoverOf(student));
  expect(await screen.findByText(ASKED)).toBeVisible();
});

test.each([
  ['a fragment', `${RECEIPT}#content`, {}],
  ['other filters', RECEIPT, { filters: null }],
])(
  'a navigation to the same student and session with %s keeps a typed payment without a question',
  async (_what, to, more) => {
    const rendered = await openReceipt(student);
    await fillAmount('17.50');
    await navigateTo(rendered, to, handoverOf(student, more));
    await waitForResponses();
    expect(screen.queryByText(ASKED)).toBeNull();
    expect(amountField().value).toBe('17.50');
  },
);

test('the link past the menu keeps a typed payment', async () => {
  const { path, user } = await openReceipt(student, { shell: true });
  await fillAmount('17.50');
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(path()).toBe(RECEIPT);
  expect(amountField().value).toBe('17.50');
});

test('a payment that nobody changed does not ask before another student', async () => {
  const rendered = await openReceipt(student);
  await navigateTo(rendered, RECEIPT, handoverOf(other));
  expect(await screen.findByText(other.studentName)).toBeVisible();
  expect(screen.queryByText(ASKED)).toBeNull();
});

test('the same student after a stored receipt opens a new form', async () => {
  const rendered = await openReceipt(student);
  await fillAmount('17.50');
  submitReceipt();
  await findSavedHeading();
  await navigateTo(rendered, RECEIPT, handoverOf(student));
  expect(await screen.findByRole('button', { name: 'Save Receipt' })).toBeVisible();
  expect(screen.queryByText(ASKED)).toBeNull();
});

test('a save without a response asks before another student, with the unknown result as its reason', async () => {
  const rendered = await openReceipt(student, { fault: replyTo(CREATE, loseResponse, passThrough) });
  submitReceipt();
  await screen.findByText(UNKNOWN);
  await navigateTo(rendered, RECEIPT, handoverOf(other));
  expect(await screen.findByText(UNCONFIRMED)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Save not confirmed' })).toBeVisible();
});

test('a save without a response is repeated under its key after Stay, and stored once', async () => {
  const rendered = await openReceipt(student, { fault: replyTo(CREATE, loseResponse, passThrough) });
  submitReceipt();
  await screen.findByText(UNKNOWN);
  await navigateTo(rendered, RECEIPT, handoverOf(other));
  clickButton('Stay', await screen.findByRole('dialog', { name: 'Save not confirmed' }));
  await waitFor(() => expect(screen.queryByText(UNCONFIRMED)).toBeNull());
  clickButton('Try again');
  await findSavedHeading();
  expect(await storedAmounts(student)).toHaveLength(1);
});
