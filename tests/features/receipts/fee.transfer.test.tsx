// From a saved TC receipt to the transfer certificate.
import { screen } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { FILTERS, openReceipt, payer, save, storedTitle, typeAmount, type Payer } from '../support/counter';
import { dialogSoon } from '../support/life';
import { press, RUNNING_ID, take } from '../support/students';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payer();
});

test('a saved TC receipt leads to the transfer certificate, for users with that privilege', async () => {
  const rendered = await openReceipt(student, { state: { receiptType: 'TC' } });
  typeAmount('50');
  save();
  await dialogSoon(/^Issue the TC although/);
  press('Create Receipt');
  await storedTitle();
  press('Transfer Certificate');
  expect(await screen.findByText(`${student.studentName} (${student.studentCode})`)).toBeVisible();
  expect(rendered.router.state.location).toMatchObject({
    pathname: '/certificates/new',
    state: { student, schoolId: 1, sessionId: RUNNING_ID, type: 'TRANSFER', filters: FILTERS },
  });
});

test('without TC_STUDENTS_LIST a saved TC receipt leads to no certificate', async () => {
  await take('clerk', 'TC_STUDENTS_LIST');
  await openReceipt(student, { state: { receiptType: 'TC' } });
  typeAmount('50');
  save();
  await dialogSoon(/^Issue the TC although/);
  press('Create Receipt');
  await storedTitle();
  expect(screen.queryByRole('button', { name: 'Transfer Certificate' })).toBeNull();
});
