// The fees on the record of a student: dues, last receipt, reason of a discount, dues of earlier sessions.
import { within } from '@testing-library/react';
import { setPrivileges } from '../../provider/support/privileges';
import { makeReceipt } from '../../provider/support/receipts';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { type Payer, payingStudent } from '../support/counter';
import { RUNNING_ID } from '../support/students';
import { clickButton } from '../../support/screen';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
});

async function openView() {
  const rendered = await renderPortal({ at: `/students/view?id=${student.studentId}`, as: 'clerk' });
  await screen.findByText(student.studentName, { selector: 'h1' });
  return rendered;
}
const card = async () => within(await screen.findByRole('region', { name: 'Fees' }));

async function storeDiscount(discount: number): Promise<void> {
  await sql('DELETE FROM student_fees WHERE student_id = $1', [student.studentId]);
  await sql(
    `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
     VALUES (1, $1, $2, $3, false, now(), now())`,
    [RUNNING_ID, student.studentId, discount],
  );
}

test('the fees of a student show dues, the last receipt and the reason of the discount, and lead to the receipt', async () => {
  const { receiptNo } = await makeReceipt(await tokenOf('clerk'), { studentId: student.studentId, amountPaid: 150.5 });
  await storeDiscount(500);
  await sql(
    `INSERT INTO discount_changes (school_id, session_id, student_id, before, after, source, reason, changed_by, changed_at)
     SELECT 1, $1, $2, 0, 500, 'FEES', 'Staff <ward>', min(id), now() FROM users`,
    [RUNNING_ID, student.studentId],
  );
  const { router } = await openView();
  const fees = await card();
  expect(await fees.findByText('₹17,000.00')).toBeVisible();
  expect(fees.getByText(new RegExp(`^Last receipt ${receiptNo}: ₹150\\.50 on `))).toBeVisible();
  expect(await fees.findByText('Discount of ₹500.00: Staff <ward>')).toBeVisible();
  clickButton('Take fee');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ student, sessionId: RUNNING_ID }));
});

test('FEE-53 the discount of the card has the part that counts, with a note of the other part', async () => {
  await storeDiscount(20_000);
  await openView();
  const fees = await card();
  expect(await fees.findByText('Discount of ₹17,650.50: no reason was stored')).toBeVisible();
  expect(
    fees.getByText('₹2,349.50 of the stored discount is above the dues that it was given for and does not count'),
  ).toBeVisible();
});

test('FEE-53 the card of a free seat has what is paid too much, and no discount of which nothing counts', async () => {
  await makeReceipt(await tokenOf('clerk'), { studentId: student.studentId, amountPaid: 150.5 });
  await sql('UPDATE students SET rte = true WHERE id = $1', [student.studentId]);
  await storeDiscount(500);
  await openView();
  const fees = await card();
  expect(
    await fees.findByText('₹500.00 of the stored discount is above the dues that it was given for and does not count'),
  ).toBeVisible();
  expect(fees.getByText('Nothing is due').parentElement).toHaveTextContent('₹150.50 paid too much');
  expect(fees.queryByText(/^Discount of/)).toBeNull();
});

test('without the privilege to list receipts the record has no fees', async () => {
  await setPrivileges('clerk', 'STUDENT', 'LIST_STUDENT');
  const { sent } = await openView();
  expect(screen.queryByRole('region', { name: 'Fees' })).toBeNull();
  expect(sent.filter(({ path }) => /^\/(fee|receipt)\//.test(path))).toEqual([]);
});
