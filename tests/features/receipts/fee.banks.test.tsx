// Banks of earlier payments are suggested while the name is typed.
import { fireEvent } from '@testing-library/react';
import { suggestedBanks } from '@/features/receipts/fee/suggestedBanks';
import { resetProvider, sql } from '../../support/provider';
import { screen } from '../../support/portal';
import { CREATE, openReceipt, choosePaymentMode, payingStudent } from '../support/counter';
import { countCalls } from '../../support/faults';

const BANKS = ['State Bank of India', 'Bank of Baroda', 'Punjab National Bank'];

test.each([
  ['st', ['State Bank of India']],
  ['SBI', ['State Bank of India']],
  ['bank bar', ['Bank of Baroda']],
  ['ban', BANKS],
  ['bank of baroda', []],
  ['xyz', []],
  [' ', []],
])('typing %j suggests %j', (text, banks) => {
  expect(suggestedBanks(BANKS, text)).toEqual(banks);
});

test('Enter takes the suggested bank and sends nothing; the text of an unknown bank stays', async () => {
  await resetProvider();
  const student = await payingStudent();
  await sql(
    `UPDATE receipts SET mode = 'CHEQUE', reference_no = '1', reference_key = 'CHEQUE|1', reference_date = '2026-07-01',
       bank_name = 'State Bank of India' WHERE id = (SELECT min(id) FROM receipts WHERE school_id = 1)`,
  );
  const { sent } = await openReceipt(student);
  choosePaymentMode('Cheque');
  const bank = screen.getByLabelText<HTMLInputElement>('Bank Name');
  fireEvent.change(bank, { target: { value: 'st' } });
  expect(await screen.findByRole('option', { name: 'State Bank of India' })).toBeInTheDocument();
  fireEvent.keyDown(bank, { key: 'Enter', keyCode: 13 });
  expect(bank.value).toBe('State Bank of India');
  expect(bank).toHaveAttribute('aria-expanded', 'false');
  expect(countCalls(sent, CREATE)).toBe(0);
  fireEvent.change(bank, { target: { value: 'Gramin Bank' } });
  fireEvent.blur(bank);
  expect(bank.value).toBe('Gramin Bank');
});
