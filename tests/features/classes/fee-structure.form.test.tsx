// The amounts of a fee structure as they are typed, judged and saved.
import { fireEvent } from '@testing-library/react';
import { AMOUNTS } from '../../provider/support/fees';
import { screen, settle, waitFor } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { countOf, on, recording, refuse } from '../support/faults';
import {
  amounts,
  defined,
  field,
  openForm,
  put,
  putAmounts,
  save,
  SAVE,
  SAVED,
  saveSchedule,
  says,
  shares,
  shown,
  storedFees,
  sumSays,
} from '../support/fees';
import { ask } from '../support/schools';

beforeEach(resetProvider);

const EVEN = 'The components make up the total fee';
const said = (text: string) => screen.findByText(text, { selector: '.ant-notification *' });
const fill = () => putAmounts('24000.50', '2000', '18,000.50', '१०००', '1200', '1300', '500');

test('FEE-03 FEE-04 FEE-20 FEE-25 CALL-48 total and components are typed, shown with two decimals and their shares, and stored', async () => {
  const { fault, bodies, headers } = recording(SAVE);
  const { sent } = await openForm({ fault });
  await fill();
  expect(amounts()).toEqual(['24,000.50', '2,000.00', '18,000.50', '1,000.00', '1,200.00', '1,300.00', '500.00']);
  expect(shares()).toEqual(['8.33', '75.00', '4.17', '5.00', '5.42', '2.08']);
  expect(sumSays()).toBe(EVEN);
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedFees()).toMatchObject({ ...AMOUNTS, version: 1, stream: null });
  expect(countOf(sent, SAVE)).toBe(1);
  expect(Object.keys(bodies[0] as object).filter((name) => name.endsWith('Percentage'))).toEqual([]);
  expect(headers[0]?.get('Idempotency-Key')).toBeTruthy();
});

test('FEE-45 what is stored is changed over its version', async () => {
  await defined();
  await openForm();
  // The field has the focus, so that its digits can be replaced.
  expect(amounts()[0]).toBe('24000.50');
  await put('Total Fee', '25000.50');
  await put('Other Fee', '1500');
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedFees()).toMatchObject({ totalFee: 25000.5, otherFee: 1500, version: 2 });
});

test('FEE-18 FEE-19 FEE-21 amount and share follow each other as they are typed, and shares the total', async () => {
  await openForm();
  expect(field('Tuition Fee in percent')).toBeDisabled();
  await put('Total Fee', '20000');
  await put('Tuition Fee in percent', '75');
  expect(field('Tuition Fee')).toHaveValue('15,000.00');
  await put('Exam Fee', '2500');
  expect(field('Exam Fee in percent')).toHaveValue('12.50');
  fireEvent.change(field('Total Fee'), { target: { value: '30000' } });
  expect(field('Tuition Fee')).toHaveValue('15,000.00');
  expect(shares()).toEqual(['', '50.00', '8.33', '', '', '']);
});

test('FEE-16 FEE-17 at each moment it says how far the components are from the total', async () => {
  await openForm();
  expect(sumSays()).toBe('Enter the total fee first. Shares are percentages of it.');
  await put('Total Fee', '20000');
  expect(sumSays()).toBe('₹20,000.00 (100.00%) left to distribute');
  await put('Tuition Fee', '15000');
  expect(sumSays()).toBe('₹5,000.00 (25.00%) left to distribute');
  await put('Exam Fee', '5500');
  expect(sumSays()).toBe('Total percentage (102.5%) exceeds 100%₹500.00 (2.50%) too much');
  await put('Exam Fee', '5019.99');
  expect(sumSays()).toBe('₹19.99 (0.10%) too much. This difference is small enough to save.');
  await put('Exam Fee', '5000');
  expect(sumSays()).toBe(EVEN);
});

test.each([
  ['FEE-16', 'exceeds', '600', 'Total percentage (100.42%) exceeds 100%'],
  ['FEE-16', 'is less than', '400', 'Total percentage (99.58%) is less than 100%'],
])('%s FEE-15 FEE-17 a sum that %s the total is not sent', async (_id, _how, other, message) => {
  const { sent } = await openForm();
  await fill();
  await put('Other Fee', other);
  save();
  expect(await said(message)).toBeVisible();
  expect(sumSays()).toContain(message);
  expect(countOf(sent, SAVE)).toBe(0);
});

test('FEE-12 FEE-13 FEE-14 each field says what is wrong with it, and nothing is sent', async () => {
  const { sent } = await openForm();
  await put('Total Fee', '0');
  await says('Total Fee', 'Total fee amount must be greater than zero');
  await put('Total Fee', '100');
  await put('Exam Fee', '-1');
  await says('Exam Fee', 'Exam Fee must not be negative');
  await put('Tuition Fee in percent', '100.5');
  await says('Tuition Fee in percent', 'At most 100%');
  save();
  await says('Admission Fee', 'Admission Fee is required');
  await says('Other Fee', 'Other Fee is required');
  expect(await said('Please fix the errors before submitting.')).toBeVisible();
  await waitFor(() => expect(field('Admission Fee')).toHaveFocus());
  expect(countOf(sent, SAVE)).toBe(0);
});

test.each([
  ['FEE-22', 105, '', 'Failed to update fee. Please try again.'],
  ['FEE-22', 109, 'Ask the trust first', 'Ask the trust first'],
  ['FEE-23 CODE-121', 121, '', 'Fee structures cannot be modified for active or completed sessions'],
  ['FEE-23', 121, 'It has begun', 'It has begun'],
  ['FEE-24 CODE-123', 123, '', 'Total fee amount must be greater than zero'],
])('%s a save refused with code %i and the message %j says %j', async (_id, code, message, text) => {
  await defined();
  await openForm({ fault: on(SAVE, refuse(code, message)) });
  await put('Other Fee', '501');
  save();
  expect(await said(text)).toBeVisible();
  expect(field('Other Fee')).toHaveValue('501.00');
});

test('FEE-24 problems of the provider stand at their fields', async () => {
  await defined();
  const problems = [{ path: 'examFee', message: 'Exams cost nothing here' }];
  await openForm({ fault: on(SAVE, refuse(109, 'Refused', { data: { problems } })) });
  save();
  await says('Exam Fee', 'Exams cost nothing here');
});

test('CODE-121 a session that began meanwhile is told by the provider', async () => {
  await openForm();
  await fill();
  await ask("UPDATE sessions SET status = 'ACTIVE' WHERE school_id = 1 AND status = 'UPCOMING'");
  save();
  expect(await said('Fees cannot be modified for active or completed sessions')).toBeVisible();
});

test('FEE-07 the schedule shows with the first stored amounts, which are stored once', async () => {
  const { sent } = await openForm();
  expect(screen.queryByText('Payment schedule')).toBeNull();
  await fill();
  save();
  save();
  expect(await screen.findByRole('heading', { name: 'Payment schedule' })).toBeVisible();
  expect(countOf(sent, SAVE)).toBe(1);
  saveSchedule();
  expect(await screen.findByText('Payment schedule saved successfully')).toBeVisible();
  await put('Other Fee', '500.01');
  save();
  await waitFor(() => expect(countOf(sent, SAVE)).toBe(2));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await storedFees()).version).toBe(3);
});

test('the total has the focus, and Enter and the arrow keys go down and up the column', async () => {
  await openForm();
  const focused = () => document.activeElement?.id;
  expect(focused()).toBe('totalFee');
  const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });
  key('Enter');
  key('ArrowDown');
  expect(focused()).toBe('tuitionFee');
  key('ArrowUp');
  expect(focused()).toBe('admissionFee');
  expect(field('Admission Fee in percent').tabIndex).toBe(-1);
});

test('a pasted column fills the amounts from the field on, and their shares follow', async () => {
  await openForm();
  fireEvent.paste(field('Total Fee'), { clipboardData: { getData: () => '24,000.50\n2000\n₹18,000.50\n1000\nabc\n' } });
  await waitFor(() =>
    expect(shown('Admission Fee', 'Tuition Fee', 'Exam Fee')).toEqual(['2,000.00', '18,000.50', '1,000.00']),
  );
  expect(field('Computer Fee').value).toBe('abc');
  expect(shares().slice(0, 2)).toEqual(['8.33', '75.00']);
  fireEvent.paste(field('Other Fee'), { clipboardData: { getData: () => '700' } });
  expect(field('Other Fee').value).toBe('');
});
