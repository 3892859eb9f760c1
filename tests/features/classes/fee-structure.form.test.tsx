// The amounts of a fee structure as they are typed, judged and saved.
import { fireEvent, within } from '@testing-library/react';
import { AMOUNTS } from '../../provider/support/fees';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import {
  amounts,
  HEADS,
  SAVE,
  SAVED,
  saveSchedule,
  shares,
  storedFees,
  defineFees,
  openFeesForm,
  fillAmounts,
  saveFees,
  fieldValues,
  sumText,
} from '../support/fees';
import { countCalls, replyTo, recordCalls, rejectWith } from '../../support/faults';
import { getField, fillField, waitForFieldError, queryDatabase, findNotification } from '../../support/screen';

beforeEach(resetProvider);

const EVEN = 'The components make up the total fee';
const fill = () => fillAmounts('24000.50', '2000', '18,000.50', '१०००', '1200', '1300', '500');

test('FEE-03 FEE-04 FEE-05 FEE-20 FEE-25 FEE-33 CALL-48 CONST-18 total and components are typed, shown with two decimals and their shares, and stored', async () => {
  const { fault, bodies, headers } = recordCalls(SAVE);
  const { sent } = await openFeesForm({ fault });
  const fields = within(screen.getByRole('form', { name: 'Fees' })).getAllByRole('textbox');
  expect(fields.map(({ id }) => id).filter((id) => !id.endsWith('Percentage'))).toEqual([
    ...['totalFee', 'admissionFee', 'tuitionFee', 'examFee', 'computerFee', 'developmentFee', 'otherFee'],
  ]);
  await fill();
  expect(amounts()).toEqual(['24,000.50', '2,000.00', '18,000.50', '1,000.00', '1,200.00', '1,300.00', '500.00']);
  expect(shares()).toEqual(['8.33', '75.00', '4.17', '5.00', '5.42', '2.08']);
  expect(sumText()).toBe(EVEN);
  saveFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedFees()).toMatchObject({ ...AMOUNTS, version: 1, stream: null });
  expect(countCalls(sent, SAVE)).toBe(1);
  expect(Object.keys(bodies[0] as object).filter((name) => name.endsWith('Percentage'))).toEqual([]);
  expect(headers[0]?.get('Idempotency-Key')).toBeTruthy();
});

test('FEE-45 what is stored is changed over its version', async () => {
  await defineFees();
  await openFeesForm();
  // The field has the focus, so that its digits can be replaced.
  expect(amounts()[0]).toBe('24000.50');
  await fillField('Total Fee', '25000.50');
  await fillField('Other Fee', '1500');
  saveFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedFees()).toMatchObject({ totalFee: 25000.5, otherFee: 1500, version: 2 });
});

test('FEE-18 FEE-19 FEE-21 amount and share follow each other as they are typed, and shares the total', async () => {
  await openFeesForm();
  expect(getField('Tuition Fee in percent')).toBeDisabled();
  await fillField('Total Fee', '20000');
  await fillField('Tuition Fee in percent', '75');
  expect(getField('Tuition Fee')).toHaveValue('15,000.00');
  await fillField('Exam Fee', '2500');
  expect(getField('Exam Fee in percent')).toHaveValue('12.50');
  fireEvent.change(getField('Total Fee'), { target: { value: '30000' } });
  expect(getField('Tuition Fee')).toHaveValue('15,000.00');
  expect(shares()).toEqual(['', '50.00', '8.33', '', '', '']);
});

test('FEE-16 FEE-17 at each moment it says how far the components are from the total', async () => {
  await openFeesForm();
  expect(sumText()).toBe('Enter the total fee first. Shares are percentages of it.');
  await fillField('Total Fee', '20000');
  expect(sumText()).toBe('₹20,000.00 (100.00%) left to distribute');
  await fillField('Tuition Fee', '15000');
  expect(sumText()).toBe('₹5,000.00 (25.00%) left to distribute');
  await fillField('Exam Fee', '5500');
  expect(sumText()).toBe('Total percentage (102.5%) exceeds 100%₹500.00 (2.50%) too much');
  await fillField('Exam Fee', '5019.99');
  expect(sumText()).toBe('₹19.99 (0.10%) too much. This difference is small enough to save.');
  await fillField('Exam Fee', '5000');
  expect(sumText()).toBe(EVEN);
});

test.each([
  ['FEE-16', 'exceeds', '600', 'Total percentage (100.42%) exceeds 100%'],
  ['FEE-16', 'is less than', '400', 'Total percentage (99.58%) is less than 100%'],
])('%s FEE-15 FEE-17 a sum that %s the total is not sent', async (_id, _how, other, message) => {
  const { sent } = await openFeesForm();
  await fill();
  await fillField('Other Fee', other);
  saveFees();
  expect(await findNotification(message)).toBeVisible();
  expect(sumText()).toContain(message);
  expect(countCalls(sent, SAVE)).toBe(0);
});

test.each(['524', '476'])(
  'FEE-15 with other fees of %s the sum is within 0.1 % of the total, and is saved',
  async (other) => {
    await openFeesForm();
    await fill();
    await fillField('Other Fee', other);
    saveFees();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect((await storedFees())['otherFee']).toBe(Number(other));
  },
);

test('FEE-12 FEE-13 FEE-14 each field says what is wrong with it, and nothing is sent', async () => {
  const { sent } = await openFeesForm();
  await fillField('Total Fee', '0');
  await waitForFieldError('Total Fee', 'Total fee amount must be greater than zero');
  await fillField('Total Fee', '100');
  await fillField('Exam Fee', '-1');
  await waitForFieldError('Exam Fee', 'Exam Fee must not be negative');
  for (const head of HEADS) {
    await fillField(`${head} in percent`, '100.5');
    await waitForFieldError(`${head} in percent`, 'At most 100%');
  }
  saveFees();
  for (const head of HEADS.filter((one) => one !== 'Exam Fee')) await waitForFieldError(head, `${head} is required`);
  for (const [typed, problem] of [
    ['x', 'must be an amount in rupees'],
    ['-1', 'must not be negative'],
  ] as const)
    for (const head of HEADS) {
      await fillField(head, typed);
      await waitForFieldError(head, `${head} ${problem}`);
    }
  saveFees();
  expect(await findNotification('Please fix the errors before submitting.')).toBeVisible();
  await waitFor(() => expect(getField('Admission Fee')).toHaveFocus());
  expect(countCalls(sent, SAVE)).toBe(0);
});

test.each([
  ['FEE-22', 105, '', 'Failed to update fee. Please try again.'],
  ['FEE-22', 109, 'Ask the trust first', 'Ask the trust first'],
  ['FEE-23 CODE-05 CODE-121', 121, '', 'Fee structures cannot be modified for active or completed sessions'],
  ['FEE-23', 121, 'It has begun', 'It has begun'],
  ['FEE-24 CODE-05 CODE-123', 123, '', 'Total fee amount must be greater than zero'],
  ['FEE-24', 123, 'Not for nothing', 'Not for nothing'],
])('%s a save refused with code %i and the message %j says %j', async (_id, code, message, text) => {
  await defineFees();
  await openFeesForm({ fault: replyTo(SAVE, rejectWith(code, message)) });
  await fillField('Other Fee', '501');
  saveFees();
  expect(await findNotification(text)).toBeVisible();
  expect(getField('Other Fee')).toHaveValue('501.00');
});

test('problems of the provider are shown at their fields', async () => {
  await defineFees();
  const problems = [{ path: 'examFee', message: 'Exams cost nothing here' }];
  await openFeesForm({ fault: replyTo(SAVE, rejectWith(109, 'Refused', { data: { problems } })) });
  saveFees();
  await waitForFieldError('Exam Fee', 'Exams cost nothing here');
});

test('CODE-121 a session that began in the meantime is reported by the provider', async () => {
  await openFeesForm();
  await fill();
  await queryDatabase("UPDATE sessions SET status = 'ACTIVE' WHERE school_id = 1 AND status = 'UPCOMING'");
  saveFees();
  expect(await findNotification('Fees cannot be modified for active or completed sessions')).toBeVisible();
});

test('FEE-07 the schedule shows with the first stored amounts, which are stored once', async () => {
  const { sent } = await openFeesForm();
  expect(screen.queryByText('Payment schedule')).toBeNull();
  await fill();
  saveFees();
  saveFees();
  expect(await screen.findByRole('heading', { name: 'Payment schedule' })).toBeVisible();
  expect(countCalls(sent, SAVE)).toBe(1);
  saveSchedule();
  expect(await screen.findByText('Payment schedule saved successfully')).toBeVisible();
  await fillField('Other Fee', '500.01');
  saveFees();
  await waitFor(() => expect(countCalls(sent, SAVE)).toBe(2));
  await waitForResponses();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await storedFees()).version).toBe(3);
});

test('the total has the focus, and Enter and the arrow keys go down and up the column', async () => {
  await openFeesForm();
  const focused = () => document.activeElement?.id;
  expect(focused()).toBe('totalFee');
  const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });
  key('Enter');
  key('ArrowDown');
  expect(focused()).toBe('tuitionFee');
  key('ArrowUp');
  expect(focused()).toBe('admissionFee');
  expect(getField('Admission Fee in percent').tabIndex).toBe(-1);
});

test('a pasted column fills the amounts from the field on, and their shares follow', async () => {
  await openFeesForm();
  fireEvent.paste(getField('Total Fee'), {
    clipboardData: { getData: () => '24,000.50\n2000\n₹18,000.50\n1000\nabc\n' },
  });
  await waitFor(() =>
    expect(fieldValues('Admission Fee', 'Tuition Fee', 'Exam Fee')).toEqual(['2,000.00', '18,000.50', '1,000.00']),
  );
  expect(getField('Computer Fee').value).toBe('abc');
  expect(shares().slice(0, 2)).toEqual(['8.33', '75.00']);
  fireEvent.paste(getField('Other Fee'), { clipboardData: { getData: () => '700' } });
  expect(getField('Other Fee').value).toBe('');
});
