import { fireEvent } from '@testing-library/react';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { call, tokenOf } from '../../support/provider';
import { signInAs } from '../support/signingIn';
import { AANYA, openListFor, RUNNING_ID, typeSearch } from '../support/students';
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
  discountField,
  waitForFeesClosed,
  summaryLines,
  clickInFees,
  discountError,
  openFeesDialog,
  storedDiscount,
  storePayment,
  fillDiscount,
} from './support/fees';
import {
  alterResponse,
  countCalls,
  combineFaults,
  delayResponse,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  unauthorised,
} from '../../support/faults';
import {
  chooseMenuItem,
  navigateTo,
  waitForTable,
  waitForEnabled,
  waitForNoText,
  findDialog,
  fillField,
  getField,
  clickButton,
  clickLastButton,
} from '../../support/screen';

beforeEach(resetFees);

const CONFLICT = 'This record has changed';
const ASKED = 'You have unsaved changes. Leave without saving?';

/** Another administrator gives something off in the meantime. */
const theirs = async (discount: number, admissionFeeApplicable = true) =>
  call('PUT', '/fee/student/discount', {
    token: await tokenOf('platform'),
    json: { studentId: ID, sessionId: RUNNING_ID, discount, admissionFeeApplicable },
  });

test('CALL2-03 a save that succeeds shows the text of the screen, also where the response has a message of its own', async () => {
  await openFees({
    fault: replyTo(
      SAVE,
      alterResponse((data) => data, 'Stored by the provider'),
    ),
  });
  await fillDiscount('500');
  clickInFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.queryByText('Stored by the provider')).toBeNull();
});

test('TABLE-13 FEE-22 CODE-02 CALL2-03 a save that fails says why and keeps what was typed; an answer that got lost is not a second save', async () => {
  const { headers, fault } = recordCalls(SAVE);
  const replies = replyTo(
    SAVE,
    rejectWith(105, '', { status: 500 }),
    rejectWith(185, 'Not today'),
    loseResponse,
    passThrough,
  );
  await openFees({ fault: combineFaults(fault, replies) });
  await fillDiscount('500');
  for (const text of ['Failed to update fee. Please try again.', 'Not today', 'Network error occurred']) {
    clickInFees();
    expect(await screen.findByText(text)).toBeVisible();
    await waitForEnabled(saveButton);
    expect(discountField()).toHaveValue('500.00');
  }
  expect(screen.getByText('Save not confirmed. Your entries are still here.')).toBeVisible();
  clickInFees('Cancel');
  clickButton('Stay', await findDialog('Save not confirmed'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save not confirmed' })).toBeNull());
  fireEvent.keyDown(discountField(), { key: 'Escape', code: 'Escape', keyCode: 27 });
  clickButton('Stay', await findDialog('Save not confirmed'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save not confirmed' })).toBeNull());
  clickInFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(new Set(headers.map((sent) => sent.get('Idempotency-Key'))).size).toBe(1);
  expect(await storedDiscount()).toEqual([{ discount: 500, admission: false, version: 1 }]);
});

test('DISCOUNT-07 FEE-50 a discount above the fee that is due since a payment of another user is rejected, with the new figures', async () => {
  await openFees();
  await storePayment({ amount: 1000 });
  await fillDiscount('22000.50');
  expect(discountError()).toBeNull();
  clickInFees();
  await waitFor(() => expect(discountError()).toBe('Discount cannot be more than the due fee'));
  await waitFor(() => expect(summaryLines()).toContainEqual(['Paid', '₹1,000.00']));
  expect(discountField()).toHaveFocus();
  expect(discountField()).toHaveValue('22000.50');
  expect(await storedDiscount()).toEqual([]);
  await fillDiscount('21000.50');
  clickInFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
});

test('TABLE-13 Cancel and Escape ask once a discount is changed, and a closed dialog keeps nothing', async () => {
  const rendered = await openFees();
  await fillDiscount('500');
  clickInFees('Cancel');
  clickButton('Stay', await findDialog('Unsaved changes'));
  await waitForNoText('Unsaved changes');
  expect(discountField()).toHaveValue('500.00');
  discountField().focus();
  await rendered.user.keyboard('{Escape}');
  clickButton('Leave', await findDialog('Unsaved changes'));
  await waitForFeesClosed();
  await openFeesDialog(rendered);
  expect(discountField()).toHaveValue('0');
  expect([countCalls(rendered.sent, SAVE), await storedDiscount()]).toEqual([0, []]);
});

test('another user saved first: when and what is shown, and theirs can be loaded', async () => {
  await openFees();
  await fillDiscount('500');
  await theirs(700);
  clickInFees();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  expect(screen.getByText(/^Changed on .*: Discount, Admission fee applies\.$/)).toBeVisible();
  clickLastButton('Load new version');
  await waitFor(() => expect(screen.queryByText(CONFLICT)).toBeNull());
  await waitFor(() => expect(discountField().value).toMatch(/^700(\.00)?$/));
  expect(admissionCheckbox().checked).toBe(true);
  expect(summaryLines().at(-1)?.slice(0, 2)).toEqual(['Due', '₹23,300.50']);
  await fillDiscount('800');
  clickInFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedDiscount()).toEqual([{ discount: 800, admission: true, version: 2 }]);
});

test('the own one can be saved over theirs', async () => {
  await openFees();
  await fillDiscount('500');
  await theirs(700);
  clickInFees();
  await screen.findByText(CONFLICT);
  clickLastButton('Save my version');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedDiscount()).toEqual([{ discount: 500, admission: false, version: 2 }]);
});

test('a discount of another user is not taken back without a reason', async () => {
  const { bodies, fault } = recordCalls(SAVE);
  await openFees({ fault });
  fireEvent.click(admissionCheckbox());
  await theirs(700);
  clickInFees();
  await screen.findByText(CONFLICT);
  clickLastButton('Save my version');
  expect(await screen.findByText('The discount changes too. Enter the reason and save again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(CONFLICT)).toBeNull());
  expect(bodies).toHaveLength(1);
  expect(getField('Reason for the new discount')).toHaveValue('');
  clickInFees();
  expect(await screen.findByText('Reason is required.')).toBeVisible();
  await fillField('Reason for the new discount', REASON);
  clickInFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodies.slice(1)).toEqual([expect.objectContaining({ discount: 0, reason: REASON, version: 1 })]);
  expect(await storedDiscount()).toEqual([{ discount: 0, admission: true, version: 2 }]);
});

test('a discount of another user can be kept by entering it', async () => {
  const { bodies, fault } = recordCalls(SAVE);
  await openFees({ fault });
  fireEvent.click(admissionCheckbox());
  await theirs(700, false);
  clickInFees();
  await screen.findByText(CONFLICT);
  clickLastButton('Save my version');
  await screen.findByText('The discount changes too. Enter the reason and save again.');
  await fillDiscount('700');
  clickInFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodies.at(-1)).not.toHaveProperty('reason');
  expect(await storedDiscount()).toEqual([{ discount: 700, admission: true, version: 2 }]);
});

test('TABLE-13 a dialog in which something was changed asks before it is closed, and opens as it is stored; one in which nothing was does not', async () => {
  const rendered = await openFees();
  await fillDiscount('500');
  clickInFees('Cancel');
  expect(await screen.findByText(ASKED)).toBeVisible();
  clickLastButton('Stay');
  await waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
  expect(discountField().value).toMatch(/^500(\.00)?$/);
  fireEvent.keyDown(discountField(), { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(await screen.findByText(ASKED)).toBeVisible();
  clickLastButton('Leave');
  await waitForFeesClosed();
  expect(await storedDiscount()).toEqual([]);
  await theirs(700);
  await openFeesDialog(rendered);
  expect(discountField()).toHaveValue('700');
  clickInFees('Cancel');
  await waitForFeesClosed();
  expect(screen.queryByText(ASKED)).toBeNull();
});

test('TABLE-13 nothing is asked where a change was taken back', async () => {
  await openFees();
  await fillDiscount('500');
  await fillDiscount('0');
  clickInFees('Cancel');
  await waitForFeesClosed();
});

test('a link asks before what was typed is lost', async () => {
  const rendered = await openFees();
  fireEvent.click(admissionCheckbox());
  await waitForResponses();
  await navigateTo(rendered, '/profile');
  expect(await screen.findByText(ASKED)).toBeVisible();
  expect(rendered.path()).toBe('/students/list');
});

test('what was typed survives an expired sign-in, over the version it was typed on', async () => {
  const { bodies, fault } = recordCalls(SAVE);
  const expired = combineFaults(
    fault,
    replyTo(SAVE, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await openFees({ fault: expired });
  await fillDiscount('500');
  clickInFees();
  await screen.findByText('Your session has ended. Please sign in again.');
  await theirs(700);
  await signInAs(rendered.user, 'platform');
  expect(await screen.findByText(`You have unsaved changes to ${AANYA.name}.`)).toBeVisible();
  await navigateTo(rendered, AT);
  await findDialog(TITLE);
  await waitFor(() => expect(discountField()).toHaveFocus());
  expect([discountField().value, admissionCheckbox().checked]).toEqual(['500', false]);
  await waitForTable();
  clickInFees();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  expect(bodies.at(-1)).toMatchObject({ discount: 500, version: 0 });
  clickLastButton('Save my version');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(countCalls(rendered.sent, SAVE)).toBe(3);
  expect(await storedDiscount()).toEqual([{ discount: 500, admission: false, version: 2 }]);
});

test('a dialog that was closed after a save without a response is no draft', async () => {
  let expired = false;
  const rendered = await openFees({
    fault: combineFaults(replyTo(SAVE, loseResponse), (one, init) => (expired ? unauthorised(one, init) : undefined)),
  });
  await fillDiscount('500');
  clickInFees();
  await screen.findByText('Save not confirmed. Your entries are still here.');
  await waitForEnabled(saveButton);
  clickInFees('Cancel');
  clickButton('Leave', await findDialog('Save not confirmed'));
  await waitForFeesClosed();
  expired = true;
  typeSearch('Aan');
  clickButton('Search');
  await screen.findByText('Your session has ended. Please sign in again.');
  expired = false;
  await signInAs(rendered.user, 'platform');
  await screen.findByText(/^Welcome, /);
  expect(screen.queryByRole('link', { name: 'Resume draft' })).toBeNull();
});

test('fees opened again while an older request is pending show what is stored at that time', async () => {
  const { reply, release } = delayResponse();
  const rendered = await openListFor(AANYA.code, {
    as: 'platform',
    at: AT,
    fault: replyTo(SUMMARY, reply, passThrough),
  });
  await chooseMenuItem(rendered.user, AANYA.name, 'Fees');
  await findDialog(TITLE);
  await waitFor(() => expect(countCalls(rendered.sent, SUMMARY)).toBe(1));
  await rendered.user.keyboard('{Escape}');
  await waitForFeesClosed();
  await theirs(700);
  await chooseMenuItem(rendered.user, AANYA.name, 'Fees');
  await findDialog(TITLE);
  release();
  await waitFor(() => expect(discountField().value).toMatch(/^700(\.00)?$/));
});
