import { act } from '@testing-library/react';
import { formOf, getStudent, update } from '../../provider/support/students';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { screen, waitFor, waitForResponses, type Fault } from '../../support/portal';
import {
  addParent,
  fillNewStudent,
  GARIMA,
  openEdit,
  openParent,
  openRegister,
  POST,
  PUT,
  storedStudents,
  fieldErrors,
} from './support/form';
import { networkError, replyTo, passThrough, rejectWith } from '../../support/faults';
import { withdrawPrivileges } from '../../provider/support/privileges';
import {
  queryDatabase,
  clickButton,
  navigateTo,
  waitForNoDialog,
  getField,
  selectedText,
  typeInto,
} from '../../support/screen';

beforeEach(resetProvider);

test('CODE-168 CODE-139 what is taken is shown in the provider’s words, an Aadhaar number and a Sr. No. at their fields', async () => {
  // Who may edit students opens their records too.
  await withdrawPrivileges('clerk', 'LIST_STUDENT');
  await openRegister();
  await fillNewStudent();
  typeInto('Aadhar Number', '200000000009');
  clickButton('Register');
  expect(await screen.findByText('Student registered successfully')).toBeVisible();
  await waitFor(() => expect(getField('Student Name')).toHaveValue(''));
  await fillNewStudent();
  clickButton('Register');
  expect(await screen.findByText('This student is already registered')).toBeVisible();
  const [other] = await storedStudents('Tara Verma');
  const link = screen.getByText(/^View Tara Verma \(\d+\)$/);
  expect(link.closest('a')).toHaveAttribute('href', `/students/view?id=${other?.id}`);
  typeInto('Student Name', 'Tara Verma Two');
  typeInto('Aadhar Number', '200000000009');
  clickButton('Register');
  await waitFor(() => expect(fieldErrors()).toEqual({ 'Aadhar Number': 'This Aadhar number is already in use' }));
  expect(getField('Aadhar Number')).toHaveFocus();
  typeInto('Aadhar Number', '');
  typeInto('Sr. No.', '1');
  clickButton('Register');
  await waitFor(() => expect(fieldErrors()).toEqual({ 'Sr. No.': 'This Sr. No. is already in use' }));
  typeInto('Sr. No.', '');
  clickButton('Register');
  expect(await screen.findByText('Student registered successfully')).toBeVisible();
  await waitFor(async () => expect(await storedStudents('Tara Verma Two')).toHaveLength(1));
});

test('CODE-116 CODE-120 CODE-143 CODE-117 what parents and siblings may not share is shown in the provider’s words', async () => {
  await openRegister({
    fault: replyTo(
      POST,
      rejectWith(116, 'A student has only one parent of each relation'),
      rejectWith(117, 'The sibling is not valid'),
      passThrough,
    ),
  });
  await fillNewStudent();
  await addParent({ Name: 'Sita Verma', 'Aadhar Number': '200000000009', 'PAN Number': 'ABCPV1234F' });
  await addParent({ Name: 'Om Verma', 'Aadhar Number': '200000000009' });
  for (const said of [
    'A student has only one parent of each relation',
    'The sibling is not valid',
    'Two parents cannot share an Aadhar number',
  ]) {
    clickButton('Register');
    expect(await screen.findByText(said)).toBeVisible();
    await waitForResponses();
  }
  const parent = await openParent('Om Verma');
  expect(getField('Aadhar Number', parent)).toHaveValue('2000 0000 0009');
  typeInto('Aadhar Number', '', parent);
  typeInto('PAN Number', 'ABCPV1234F', parent);
  clickButton('Save', parent);
  await waitForResponses();
  await waitForNoDialog();
  clickButton('Register');
  expect(await screen.findByText('Two parents cannot share a PAN number')).toBeVisible();
  expect(await storedStudents()).toHaveLength(0);
});

test('a problem of the provider in a part of the form is shown at the part, and disappears when the part is changed', async () => {
  const problems = [
    { path: 'student.lastSchoolDetails.contactNo', message: 'No such telephone' },
    { path: 'student.parentsInfo.0.panNo', message: 'No such PAN' },
    { path: 'student.enrollments.0.sectionId', message: 'This section is full' },
  ];
  await openEdit({
    fault: replyTo(PUT, rejectWith(109, 'Invalid request parameters', { data: { problems } }), passThrough),
  });
  clickButton('Save');
  await waitFor(() =>
    expect(fieldErrors()).toEqual({
      'Contact No.': 'No such telephone',
      Parents: 'No such PAN',
      Section: 'This section is full',
    }),
  );
  expect(screen.queryByText('Invalid request parameters')).toBeNull();
  typeInto('Contact No.', '9829012345');
  await waitFor(() => expect(Object.keys(fieldErrors())).not.toContain('Contact No.'));
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
});

const TITLE = 'This record has changed';
const theirs = () =>
  act(() => sql("UPDATE students SET district = 'Theirs', version = version + 1 WHERE id = $1", [GARIMA.id]));
const districts = async () =>
  (await queryDatabase('SELECT district, block FROM students WHERE id = $1', [GARIMA.id]))[0];

/** Another user changes it in the portal. */
async function changedBy(userName: string, changes: Record<string, unknown>): Promise<void> {
  const token = await tokenOf(userName);
  const { data } = await getStudent(token, GARIMA.id);
  const { responseCode } = await update(token, GARIMA.id, formOf(data, changes));
  expect(responseCode).toBe(100);
}

test('C10 who changes a student that another user changed is informed who did, when and which fields', async () => {
  await openEdit();
  typeInto('Block', 'Mine');
  await act(() => changedBy('admin', { district: 'Theirs', mobileNo: '9876500000' }));
  clickButton('Save');
  await screen.findByText(TITLE);
  const [by] = await queryDatabase(
    "SELECT coalesce(full_name, user_name) AS name FROM users WHERE user_name = 'admin'",
  );
  const line = screen.getByText(/^Changed by/);
  expect(line.textContent).toMatch(
    new RegExp(
      `^Changed by ${String(by?.['name'])} on \\d{2}/\\d{2}/\\d{4} at \\d{2}:\\d{2}: Mobile Number, District\\.$`,
    ),
  );
});

test('two users change one student: the other version is loaded, in the session that is shown, or the own one is saved over it', async () => {
  await openEdit({ at: `/students/edit?id=${GARIMA.id}&session=1`, state: null });
  typeInto('District', 'Mine');
  await theirs();
  clickButton('Save');
  await screen.findByText(TITLE);
  // The trail knows nothing of a change past the provider.
  expect(screen.queryByText(/^Changed/)).toBeNull();
  expect(await districts()).toMatchObject({ district: 'Theirs' });
  clickButton('Load new version');
  await waitFor(() => expect(getField('District')).toHaveValue('Theirs'));
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(selectedText('Session')).toBe('2025 - 2026');
  typeInto('Block', 'Mine too');
  await theirs();
  clickButton('Save');
  await screen.findByText(TITLE);
  clickButton('Save my version');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(await districts()).toEqual({ district: 'Theirs', block: 'Mine too' });
});

test.each([
  ['no network', networkError, 'Network error occurred'],
  ['another error', rejectWith(105, '', { status: 500 }), 'Failed to load student'],
  ['a deletion by another user', rejectWith(103, 'Student not found', { status: 404 }), 'Student not found'],
])(
  'a form that cannot be loaded again because of %s is not opened with the record of before',
  async (_what, reply, text) => {
    let isDown = false;
    const fault: Fault = (call, init) =>
      isDown && call.method === 'GET' && /^\/student\/\d+/.test(call.path) ? reply(call, init) : undefined;
    const rendered = await openEdit({ fault });
    await navigateTo(rendered, '/profile');
    await waitForResponses();
    isDown = true;
    await navigateTo(rendered, -1);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText('Student Name')).toBeNull();
  },
);
