// A text that is too long is never cut: on each form it stays in its field, which shows the error of the contract.
import { resetProvider } from '../support/provider';
import { screen } from '../support/portal';
import { openNewSchool, create } from './support/schools';
import { openList, search } from './support/students';
import { openRegister as openTeacher, register } from './support/teachers';
import * as student from './students/support/form';

beforeAll(resetProvider);

const DIGITS = '12345678901234567890123';

/** The values of the fields after a text of this many digits was put into each at once. */
function taken(labels: readonly string[], root?: HTMLElement): string[] {
  for (const label of labels) student.put(label, DIGITS, root);
  return labels.map((label) => student.field(label, root).value);
}
const whole = (labels: readonly string[]): string[] => labels.map(() => DIGITS);

test('a school: phones and start numbers that are too long', async () => {
  await openNewSchool();
  const starts = ['Student code start from', 'Fee receipt start from', 'Fee certificate start from'];
  const labels = ['Phone', 'Mobile', ...starts];
  expect(taken(labels)).toEqual(whole(labels));
  create();
  expect(await screen.findAllByText('Phone number must be 10 to 12 digits')).toHaveLength(2);
  expect(screen.getAllByText(/must be between|must be a positive number/)).toHaveLength(3);
});

test('a teacher: a phone that is too long', async () => {
  await openTeacher();
  expect(taken(['Phone'])).toEqual([DIGITS]);
  register();
  expect(await screen.findByText('Invalid phone number (10 digits required)')).toBeVisible();
});

test('a student: numbers that are too long', async () => {
  await student.openRegister();
  const labels = ['Mobile Number', 'Pin Code', 'Jan Aadhar Number', 'NIC Number', 'Contact No.', 'Sr. No.'];
  expect(taken(labels)).toEqual(whole(labels));
  student.put('Aadhar Number', DIGITS);
  expect(student.field('Aadhar Number')).toHaveValue('1234 5678 9012 3456 7890 123');
  student.click('Register');
  for (const message of [
    'Mobile Number must be 10 digits.',
    'Pin Code must be 6 digits.',
    'Jan Aadhar Number must be at most 10 digits.',
    'NIC Number must be at most 10 letters and digits.',
    'Contact No. must be 10 to 12 digits.',
    'Sr. No. may hold letters, digits, / . and -, at most 20.',
    'Aadhar Number must be 12 digits or in xxxx xxxx xxxx format.',
  ])
    expect(await screen.findByText(message)).toBeVisible();
});

test('a parent: numbers that are too long', async () => {
  await student.openRegister();
  const box = await student.openParent();
  const labels = ['Mobile Number', 'PAN Number'];
  expect(taken(labels, box)).toEqual(whole(labels));
  student.click('Add', box);
  expect(await screen.findByText('Invalid mobile number')).toBeVisible();
  expect(await screen.findByText('Invalid PAN number format')).toBeVisible();
});

test('the search of the student list searches with 100 characters and reports more', async () => {
  await openList();
  const box = student.field('Search (Name/Code)');
  student.put('Search (Name/Code)', 'x'.repeat(101));
  await search();
  expect(await screen.findByText('Search with at most 100 characters')).toBeVisible();
  expect(box).toHaveValue('x'.repeat(101));
});
