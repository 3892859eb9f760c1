// Before a student is saved, the form shows whether the admission fee applies in the chosen session.
import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { openEdit, openRegister } from './support/form';
import { getField, chooseOption, fillField } from '../../support/screen';

beforeEach(resetProvider);

const result = () =>
  getField('Admission Date').closest('.ant-form-item')?.querySelector('.ant-form-item-extra')?.textContent;

test('a new student: the text follows session, admission date and RTE', async () => {
  await openRegister();
  await chooseOption('Session', '2026 - 2027');
  expect(result()).toBe('');
  await fillField('Admission Date', '20/03/2026');
  await waitFor(() => expect(result()).toBe('New admission: the admission fee applies.'));
  fireEvent.click(screen.getByRole('switch', { name: /^RTE/ }));
  await waitFor(() => expect(result()).toBe('New admission. No fee is due for an RTE seat.'));
  await fillField('Admission Date', '06/04/2020');
  await waitFor(() => expect(result()).toMatch(/^Not a new admission: admitted more than 180 days/));
  await chooseOption('Session', '2027 - 2028');
  await waitFor(() => expect(result()).toBe('New admission. No fee is due for an RTE seat.'));
});

test('a stored student: the decision at enrolment, and the rule for a session that is added', async () => {
  await openEdit();
  await waitFor(() => expect(result()).toBe('Not a new admission, as decided at enrolment.'));
  await chooseOption('Session', '2027 - 2028');
  await waitFor(() => expect(result()).toBe('Not a new admission: enrolled in an earlier session.'));
});
