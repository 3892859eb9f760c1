// Fees that are typed and not saved: while others change them, before they would go, and after an expired sign-in.
import { act, fireEvent } from '@testing-library/react';
import { AMOUNTS, feePlaceOf, saveFee, saveTerms } from '../../provider/support/fees';
import { screen, waitFor, type Rendered } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import {
  amounts,
  payments,
  SAVE,
  SAVED,
  saveSchedule,
  SAVE_TERMS,
  SCHEDULE_SAVED,
  storedFees,
  feesAddress,
  defineFees,
  openFeesForm,
  fillAmounts,
  saveFees,
} from '../support/fees';
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
import { getField, clickButton, fillField, findDialog, navigateTo, waitForNoText } from '../../support/screen';

beforeEach(resetProvider);

const HALF = { minimumDate: '2027-05-10', minimumFee: 12000.5 };
const CHANGED = 'This record has changed';
const ASKED = 'You have unsaved changes. Leave without saving?';
/** What another user stores. */
const elsewhere = (changes: object = {}) =>
  act(async () => void (await saveFee(await tokenOf('admin'), { ...(await feePlaceOf()), ...AMOUNTS, ...changes })));
const scheduleElsewhere = () =>
  act(async () => void (await saveTerms(await tokenOf('admin'), { ...(await feePlaceOf()), fees: [HALF] })));

test('a form that is opened again shows what is stored now, not what it showed before', async () => {
  await defineFees([HALF]);
  const { sessionId, classId } = await feePlaceOf();
  const rendered = await openFeesForm({
    fault: replyTo(`GET /fee-structure/${sessionId}/${classId}`, passThrough, rejectWith(105), passThrough),
  });
  clickButton('Back to classes');
  await screen.findByRole('heading', { level: 1, name: 'Class Section Management' });
  await elsewhere({ otherFee: 502 });
  await navigateTo(rendered, -1);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the fee structure');
  clickButton('Retry');
  await screen.findByLabelText('Total Fee');
  expect(getField('Other Fee')).toHaveValue('502.00');
});

test('code 205 another user’s fees are not overwritten unasked: theirs can be loaded', async () => {
  await defineFees();
  await openFeesForm();
  await elsewhere({ totalFee: 25000.5, otherFee: 1500 });
  await fillField('Other Fee', '501');
  saveFees();
  await screen.findByText(CHANGED);
  expect(screen.getByText(/: Total Fee, Other Fee\.$/)).toBeVisible();
  clickButton('Load new version');
  await waitForNoText(CHANGED);
  await waitFor(() => expect(amounts()[0]).toBe('25,000.50'));
  expect(getField('Other Fee')).toHaveValue('1,500.00');
  expect((await storedFees()).version).toBe(2);
});

test('code 205 … or the own ones saved over them, and a schedule of theirs is shown then', async () => {
  await defineFees();
  await openFeesForm();
  await scheduleElsewhere();
  await fillField('Other Fee', '501');
  saveFees();
  await screen.findByText(CHANGED);
  clickButton('Save my version');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedFees()).toMatchObject({ otherFee: 501, version: 3, dateWiseFeesList: [HALF] });
  await waitFor(() => expect(payments()).toEqual([['10/05/2027', '12,000.50']]));
});

test('FEE-45 code 205 fees that another user defined while the form was empty are not overwritten unasked', async () => {
  await openFeesForm();
  await fillAmounts('100', '100', '0', '0', '0', '0', '0');
  await elsewhere();
  saveFees();
  await screen.findByText(CHANGED);
  expect((await storedFees()).totalFee).toBe(AMOUNTS.totalFee);
  clickButton('Load new version');
  await waitFor(() => expect(amounts()[0]).toBe('24,000.50'));
});

test('code 205 a schedule goes on from the own amounts, and not from another user’s', async () => {
  await defineFees([HALF]);
  const { fault, bodies } = recordCalls(SAVE_TERMS);
  await openFeesForm({ fault });
  await fillField('Amount of payment 1', '12000');
  await fillField('Other Fee', '501');
  saveFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(payments()).toEqual([['10/05/2027', '12,000.00']]);
  saveSchedule();
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
  expect(bodies).toMatchObject([{ version: 3 }]);
  await elsewhere({ otherFee: 502 });
  await fillField('Amount of payment 1', '11000');
  saveSchedule();
  await screen.findByText(CHANGED);
  expect((await storedFees()).dateWiseFeesList).toEqual([{ ...HALF, minimumFee: 12000 }]);
});

test('a save whose response was lost asks as unconfirmed before it is left, and is tried again as the same request', async () => {
  await defineFees();
  const { fault, headers } = recordCalls(SAVE);
  const rendered = await openFeesForm({ fault: combineFaults(fault, replyTo(SAVE, loseResponse, passThrough)) });
  await fillField('Other Fee', '501');
  saveFees();
  expect(await screen.findByText(/^Save not confirmed\. Your entries/)).toBeVisible();
  await navigateTo(rendered, '/sessions');
  clickButton('Stay', await findDialog('Save not confirmed'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save not confirmed' })).toBeNull());
  saveFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(headers[0]?.get('Idempotency-Key')).toBe(headers[1]?.get('Idempotency-Key'));
  expect((await storedFees()).version).toBe(2);
});

const lostThenOther = async (lost: string) => {
  await defineFees([HALF]);
  return openFeesForm({ fault: replyTo(lost, loseResponse, passThrough) });
};
const saveMyVersion = async () => {
  await screen.findByText(CHANGED);
  clickButton('Save my version');
};

test('code 205 a schedule that is saved again after a lost response does not bring back the amounts from before', async () => {
  await lostThenOther(SAVE_TERMS);
  await fillField('Amount of payment 1', '12000');
  saveSchedule();
  await screen.findByText(/^Save not confirmed\. Your entries/);
  await fillField('Other Fee', '501');
  saveFees();
  await saveMyVersion();
  await screen.findByText(SAVED);
  saveSchedule();
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
  await waitFor(() => expect(getField('Other Fee')).toHaveValue('501.00'));
  expect(await storedFees()).toMatchObject({ otherFee: 501, version: 4, dateWiseFeesList: [{ minimumFee: 12000 }] });
  await fillField('Exam Fee', '999');
  saveFees();
  await waitFor(async () => expect(await storedFees()).toMatchObject({ examFee: 999, otherFee: 501, version: 5 }));
});

test('code 205 amounts that are saved again after a lost response do not bring back the schedule from before', async () => {
  await lostThenOther(SAVE);
  await fillField('Other Fee', '501');
  saveFees();
  await screen.findByText(/^Save not confirmed\. Your entries/);
  await fillField('Amount of payment 1', '12000');
  saveSchedule();
  await saveMyVersion();
  await screen.findByText(SCHEDULE_SAVED);
  saveFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  await waitFor(() => expect(payments()).toEqual([['10/05/2027', '12,000.00']]));
  await fillField('Amount of payment 1', '11000');
  saveSchedule();
  await waitFor(async () =>
    expect(await storedFees()).toMatchObject({ otherFee: 501, version: 5, dateWiseFeesList: [{ minimumFee: 11000 }] }),
  );
});

test('code 205 amounts that are saved again show what another user has stored since the lost response', async () => {
  await lostThenOther(SAVE);
  await fillField('Other Fee', '501');
  saveFees();
  await screen.findByText(/^Save not confirmed\. Your entries/);
  await elsewhere({ otherFee: 502 });
  await fillField('Amount of payment 1', '12000');
  saveSchedule();
  await saveMyVersion();
  await screen.findByText(SCHEDULE_SAVED);
  saveFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  await waitFor(() => expect(getField('Other Fee')).toHaveValue('502.00'));
  expect((await storedFees()).otherFee).toBe(502);
});

const WAYS: [string, (rendered: Rendered) => Promise<unknown> | unknown][] = [
  ['another page', (rendered) => navigateTo(rendered, '/sessions')],
  ['the panels', () => clickButton('Back to classes')],
  ['the browser’s Back', (rendered) => navigateTo(rendered, -1)],
];
test.each(WAYS)('on the way to %s it asks before what was typed would go', async (_where, leave) => {
  await defineFees([HALF]);
  const rendered = await openFeesForm();
  const { search } = rendered.router.state.location;
  await navigateTo(rendered, '/classes');
  await navigateTo(rendered, await feesAddress());
  await screen.findByLabelText('Total Fee');
  await fillField('Amount of payment 1', '100');
  await leave(rendered);
  expect(await screen.findByText(ASKED)).toBeVisible();
  fireEvent.click(screen.getByText('Stay'));
  await waitForNoText(ASKED);
  expect(rendered.router.state.location.search).toBe(search);
  expect(payments()).toEqual([['10/05/2027', '100.00']]);
  await leave(rendered);
  await screen.findByText(ASKED);
  fireEvent.click(screen.getByText('Leave'));
  await waitFor(() => expect(rendered.router.state.location.search).toBe(''));
});

test('so it does before another stream’s fees', async () => {
  const { user, router } = await openFeesForm({ className: '11', stream: 'SCIENCE' });
  await fillField('Total Fee', '100');
  await user.click(screen.getByRole('radio', { name: 'Arts' }));
  await screen.findByText(ASKED);
  fireEvent.click(screen.getByText('Leave'));
  await waitFor(() => expect(router.state.location.search).toContain('stream=ARTS'));
  await waitFor(() => expect(getField('Total Fee')).toHaveValue(''));
});

test('after an expired sign-in both forms are as they were typed, and the way back names them', async () => {
  await defineFees([HALF]);
  const rendered = await openFeesForm({
    fault: combineFaults(replyTo(SAVE, unauthorised, passThrough), replyTo('POST /auth/refreshToken', unauthorised)),
  });
  await fillField('Amount of payment 1', '12000');
  await fillField('Other Fee', '501');
  saveFees();
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'admin');
  expect(await screen.findByText(/You have an unsaved fee structure of class 5, 2027 - 2028\./)).toBeVisible();
  expect(screen.getByText(/You have an unsaved payment schedule of class 5, 2027 - 2028\./)).toBeVisible();
  await rendered.user.click(screen.getAllByRole('link', { name: 'Resume draft' })[0] as HTMLElement);
  await screen.findByLabelText('Total Fee');
  expect(getField('Other Fee')).toHaveValue('501.00');
  await waitFor(() => expect(payments()).toEqual([['10/05/2027', '12,000.00']]));
  saveFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  saveSchedule();
  expect(await screen.findByText(SCHEDULE_SAVED)).toBeVisible();
  expect(countCalls(rendered.sent, SAVE)).toBe(2);
  expect(await storedFees()).toMatchObject({ otherFee: 501, dateWiseFeesList: [{ minimumFee: 12000 }] });
});
