// What a field takes of a text that is too long, on each form: its longest value, and no sign more.
import { resetProvider } from '../support/provider';
import { openNewSchool } from './support/schools';
import { openList } from './support/students';
import { openRegister as openTeacher } from './support/teachers';
import * as student from './students/support/form';

beforeAll(resetProvider);

const DIGITS = '12345678901234567890123';

/** What stands in each field after so many digits were put into it at once. */
function taken(labels: readonly string[], root?: HTMLElement): Record<string, number> {
  for (const label of labels) student.put(label, DIGITS, root);
  return Object.fromEntries(labels.map((label) => [label, student.field(label, root).value.length]));
}

test('a school: telephone numbers of 20 signs, numbers to start from of 8 digits', async () => {
  await openNewSchool();
  const starts = ['Student code start from', 'Fee receipt start from', 'Fee certificate start from'];
  expect(taken(['Phone', 'Mobile', ...starts])).toEqual({
    Phone: 20,
    Mobile: 20,
    ...Object.fromEntries(starts.map((label) => [label, 8])),
  });
});

test('a teacher: a telephone number of 10 digits', async () => {
  await openTeacher();
  expect(taken(['Phone'])).toEqual({ Phone: 10 });
});

test('a student: mobile 10, pin code 6, Jan Aadhar 10, Sr. No. 20 signs, the last school’s number 12', async () => {
  await student.openRegister();
  const labels = ['Mobile Number', 'Pin Code', 'Jan Aadhar Number', 'Contact No.'];
  expect(taken(labels)).toEqual({ 'Mobile Number': 10, 'Pin Code': 6, 'Jan Aadhar Number': 10, 'Contact No.': 12 });
  expect(student.field('Sr. No.').maxLength).toBe(20);
});

test('a parent: a mobile number of 10 digits, an Aadhaar number of 12', async () => {
  await student.openRegister();
  const box = await student.openParent();
  expect(taken(['Mobile Number'], box)).toEqual({ 'Mobile Number': 10 });
  student.put('Aadhar Number', DIGITS, box);
  expect(student.field('Aadhar Number', box)).toHaveValue('1234 5678 9012');
});

test('the search of the student list takes 100 signs', async () => {
  await openList();
  expect(student.field('Search (Name/Code)').maxLength).toBe(100);
});
