// From a saved TC receipt to the transfer certificate.
import { screen } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import {
  FILTERS,
  openReceipt,
  type Payer,
  payingStudent,
  submitReceipt,
  findSavedHeading,
  fillAmount,
} from '../support/counter';
import { RUNNING_ID } from '../support/students';
import { findDialog, clickButton } from '../../support/screen';
import { withdrawPrivileges } from '../../provider/support/privileges';

let student: Payer;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
});

test('a saved TC receipt leads to the transfer certificate, for users with that privilege', async () => {
  const rendered = await openReceipt(student, { state: { receiptType: 'TC' } });
  await fillAmount('50');
  submitReceipt();
  await findDialog(/^Issue the TC although/);
  clickButton('Create Receipt');
  await findSavedHeading();
  clickButton('Transfer Certificate');
  expect(await screen.findByText(`${student.studentName} (${student.studentCode})`)).toBeVisible();
  expect(rendered.router.state.location).toMatchObject({
    pathname: '/certificates/new',
    state: { student, schoolId: 1, sessionId: RUNNING_ID, type: 'TRANSFER', filters: FILTERS },
  });
});

test('without TC_STUDENTS_LIST a saved TC receipt leads to no certificate', async () => {
  await withdrawPrivileges('clerk', 'TC_STUDENTS_LIST');
  await openReceipt(student, { state: { receiptType: 'TC' } });
  await fillAmount('50');
  submitReceipt();
  await findDialog(/^Issue the TC although/);
  clickButton('Create Receipt');
  await findSavedHeading();
  expect(screen.queryByRole('button', { name: 'Transfer Certificate' })).toBeNull();
});
