// A text that is too long is never cut: on each form it stays in its field, which shows the error of the contract.
import { SCHOOL } from '../support/entities/schools';
import { typedIn } from '../support/entities/table';
import { resetProvider } from '../support/provider';
import { screen } from '../support/portal';
import { openNewSchool, clickCreateSchool } from './support/schools';
import { openList } from './support/students';
import { openRegister as openTeacher, clickRegister } from './support/teachers';
import { openParent, openRegister } from './students/support/form';
import { clickButton, clickSearch, getField, typeInto } from '../support/screen';

beforeAll(resetProvider);

const DIGITS = '12345678901234567890123';

/** The values of the fields after too many digits are typed into each. */
function taken(labels: readonly string[], root?: HTMLElement): string[] {
  for (const label of labels) typeInto(label, DIGITS, root);
  return labels.map((label) => getField(label, root).value);
}
const whole = (labels: readonly string[]): string[] => labels.map(() => DIGITS);

test('a school: phones and start numbers that are too long', async () => {
  await openNewSchool();
  const starts = typedIn(SCHOOL, 'start').map(({ title }) => title);
  const labels = [SCHOOL.contactPhone.title, SCHOOL.contactMobile.title, ...starts];
  expect(taken(labels)).toEqual(whole(labels));
  clickCreateSchool();
  expect(await screen.findAllByText('Phone number must be 10 to 12 digits')).toHaveLength(2);
  expect(screen.getAllByText(/must be between|must be a positive number/)).toHaveLength(starts.length);
});

test('a teacher: a phone that is too long', async () => {
  await openTeacher();
  expect(taken(['Phone'])).toEqual([DIGITS]);
  clickRegister();
  expect(await screen.findByText('Invalid phone number (10 digits required)')).toBeVisible();
});

test('a student: numbers that are too long', async () => {
  await openRegister();
  const labels = ['Mobile Number', 'Pin Code', 'Jan Aadhar Number', 'NIC Number', 'Contact No.', 'Sr. No.'];
  expect(taken(labels)).toEqual(whole(labels));
  typeInto('Aadhar Number', DIGITS);
  expect(getField('Aadhar Number')).toHaveValue('1234 5678 9012 3456 7890 123');
  clickButton('Register');
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
  await openRegister();
  const box = await openParent();
  const labels = ['Mobile Number', 'PAN Number'];
  expect(taken(labels, box)).toEqual(whole(labels));
  clickButton('Add', box);
  expect(await screen.findByText('Invalid mobile number')).toBeVisible();
  expect(await screen.findByText('Invalid PAN number format')).toBeVisible();
});

test('the search of the student list searches with 100 characters and reports more', async () => {
  await openList();
  const box = getField('Search (Name/Code)');
  typeInto('Search (Name/Code)', 'x'.repeat(101));
  await clickSearch();
  expect(await screen.findByText('Search with at most 100 characters')).toBeVisible();
  expect(box).toHaveValue('x'.repeat(101));
});
