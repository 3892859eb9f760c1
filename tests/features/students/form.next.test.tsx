// From one student to the next: what a registration leaves on the screen and in the form, and where the cursor goes.
import { fireEvent, within } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import {
  addParent,
  fillNewStudent,
  GARIMA,
  openEdit,
  openParent,
  openRegister,
  people,
  POST,
  PUT,
  TARA,
  enrolmentSection,
  fieldErrors,
  getSection,
  FIX_ERRORS,
  studentOf,
} from './support/form';
import { holdResponse, replyTo, recordCalls } from '../../support/faults';
import {
  queryDatabase,
  clickButton,
  getDialog,
  getField,
  chooseOption,
  optionsOf,
  selectedText,
  typeInto,
  fillField,
  waitForNoDialog,
} from '../../support/screen';

beforeEach(resetProvider);

const leaving = 'You have unsaved changes. Leave without saving?';

test('STUDENT-58 the numbers of a registered student stand above the empty form; the next one has the session, the date and, when asked for, class or family', async () => {
  const { fault, bodies } = recordCalls(POST);
  const { path } = await openRegister({ fault });
  await fillNewStudent();
  await chooseOption('Class', '5', enrolmentSection());
  await chooseOption('Section', 'B');
  typeInto('Municipal Ward', 'Ward 5');
  clickButton('Register');
  const heading = await screen.findByText('Tara Verma is registered');
  await waitFor(() => expect(heading).toHaveFocus());
  const [row] = (await queryDatabase('SELECT id, code, sr_no FROM students ORDER BY id DESC LIMIT 1')) as {
    id: number;
    code: number;
    sr_no: string;
  }[];
  const panel = heading.closest('section') as HTMLElement;
  expect([...panel.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    String(row?.code),
    row?.sr_no,
    '5 B',
  ]);
  expect(selectedText('Session')).toBe('2026 - 2027');
  expect(getField('Admission Date')).toHaveValue('06/04/2026');
  expect([
    selectedText('Class', enrolmentSection()),
    getField('Date of Birth').value,
    getField('District').value,
  ]).toEqual(['Choose', '', '']);
  expect(people('Parents')).toEqual([]);

  clickButton('Register another in this class');
  await waitFor(() => expect(selectedText('Section')).toBe('B'));
  expect(selectedText('Class', enrolmentSection())).toBe('5');
  expect(getField('Student Name')).toHaveFocus();
  clickButton('Add brother or sister');
  await waitFor(() => expect(people('Siblings')).toEqual([`Tara Verma | ${row?.code} | Class 5`]));
  expect(people('Parents')).toEqual(['Ramesh Verma | Father | 9811122233']);
  expect([getField('Mobile Number').value, getField('District').value, getField('Municipal Ward').value]).toEqual([
    TARA['Mobile Number'],
    'Jaipur',
    'Ward 5',
  ]);
  typeInto('Student Name', 'Varun Verma');
  await chooseOption('Gender', 'Male');
  await fillField('Date of Birth', '01/02/2018');
  clickButton('Register');
  await screen.findByText('Varun Verma is registered');
  expect(await studentOf(bodies[1])).toMatchObject({
    admissionDate: '2026-04-06',
    municipalWard: 'Ward 5',
    parentsInfo: [{ type: 'FATHER', name: 'Ramesh Verma' }],
    siblingInfo: [{ siblingStudentId: row?.id, schoolId: 1, classId: 8 }],
  });
  // What is in the form now was not typed: leaving asks nothing.
  const view = screen.getByText('View', { selector: 'a' });
  expect(view).toHaveAttribute('href', expect.stringMatching(/^\/students\/view\?id=\d+&session=2$/));
  fireEvent.click(view);
  expect(await screen.findByText('Varun Verma', { selector: 'h1' })).toBeVisible();
  expect(path()).toBe('/students/view');
});

test('STUDENT-58 a session other than the active one remains too', async () => {
  await openRegister();
  await fillNewStudent();
  await chooseOption('Session', '2027 - 2028');
  await chooseOption('Class', 'Default', enrolmentSection());
  clickButton('Register');
  await screen.findByText('Tara Verma is registered');
  await waitForResponses();
  expect([selectedText('Session'), getField('Admission Date').value, getField('Student Name').value]).toEqual([
    '2027 - 2028',
    '06/04/2026',
    '',
  ]);
});

test('STUDENT-52 without exactly one active session none is chosen; with one it is, and it is nothing typed', async () => {
  const first = await openRegister();
  await waitFor(() => expect(selectedText('Session')).toBe('2026 - 2027'));
  await waitFor(() => expect(getField('Class', enrolmentSection())).toHaveFocus());
  expect(screen.queryByText('Not saved')).toBeNull();
  clickButton('Cancel');
  await waitFor(() => expect(first.path()).toBe('/students/list'));
  expect(screen.queryByText(leaving)).toBeNull();
  first.leave();
  await queryDatabase("UPDATE sessions SET status = 'UPCOMING' WHERE school_id = 1 AND status = 'ACTIVE'");
  await openRegister();
  await waitFor(() => expect(getField('Session')).toHaveFocus());
  expect(selectedText('Session')).toBe('Choose a session');
  clickButton('Register');
  await waitFor(() => expect(fieldErrors()).toMatchObject({ Session: 'Session is required.' }));
  expect(getField('Session')).toHaveFocus();
});

test('SESSION-69 STUDENT-70 a disabled session is not offered', async () => {
  await queryDatabase("UPDATE sessions SET disabled = true WHERE school_id = 1 AND status = 'UPCOMING'");
  const first = await openRegister();
  expect(await optionsOf('Session', '2026 - 2027')).toEqual(['2026 - 2027']);
  first.leave();
  await queryDatabase("UPDATE sessions SET disabled = NOT disabled WHERE school_id = 1 AND status <> 'COMPLETED'");
  await openRegister();
  expect(await optionsOf('Session', '2027 - 2028')).toEqual(['2027 - 2028']);
});

test('STUDENT-70 a completed session in which the student to edit was not enrolled is not offered', async () => {
  await queryDatabase('DELETE FROM enrolments WHERE student_id = $1 AND session_id = 1', [GARIMA.id]);
  await openEdit();
  expect(await optionsOf('Session', '2027 - 2028')).toEqual(['2027 - 2028', '2026 - 2027']);
});

test('STUDENT-70 the enrolment in a completed session is sent as it was, and the change is stored', async () => {
  const { fault, bodies } = recordCalls(PUT);
  await openEdit({ fault });
  await chooseOption('Session', '2025 - 2026');
  typeInto('District', 'Ajmer');
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  const stored = await queryDatabase(
    `SELECT class_id AS "classId", section_id AS "sectionId", s.district FROM enrolments e JOIN students s ON s.id = e.student_id
      WHERE s.id = $1 AND e.session_id = 1`,
    [GARIMA.id],
  );
  expect(stored).toEqual([{ classId: 2, sectionId: 4, district: 'Ajmer' }]);
  expect(await studentOf(bodies[0])).toMatchObject({ enrollments: [{ sessionId: 1, classId: 2, sectionId: 4 }] });
});

test('a student who has left without a section can be corrected, class and section are locked', async () => {
  await queryDatabase(
    "UPDATE enrolments SET registration_status = 'PENDING', section_id = NULL WHERE student_id = $1 AND session_id = 2",
    [GARIMA.id],
  );
  await queryDatabase("UPDATE students SET life = 'TC_ISSUED' WHERE id = $1", [GARIMA.id]);
  await openEdit();
  const text = 'This student is disabled or has left. Class and section cannot be changed.';
  expect(within(enrolmentSection()).getByText(text)).toBeVisible();
  expect(getField('Class', enrolmentSection())).toBeDisabled();
  expect(getField('Section')).toBeDisabled();
  typeInto('District', 'Ajmer');
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
});

test('classes that arrive late leave focus and page to a user who has begun', async () => {
  const classes = holdResponse();
  const { user } = await renderPortal({
    at: '/students/register',
    as: 'clerk',
    fault: replyTo('GET /class', classes.reply),
  });
  await user.click(await screen.findByRole('button', { name: /^Last School Details/ }));
  const pressed = document.activeElement;
  classes.release();
  await waitFor(() => expect(selectedText('Session')).toBe('2026 - 2027'));
  await waitForResponses();
  expect(pressed).toHaveFocus();
  expect(pressed).toHaveAccessibleName(/^Last School Details/);
});

const shut = (title: string): boolean =>
  getSection(title).querySelector('.portal-form-grid')?.hasAttribute('hidden') ?? false;

test('a part that is seldom needed is folded, says how much it holds, is sent as it was, and unfolds for what is wrong in it', async () => {
  await openEdit();
  expect(shut('Further Details')).toBe(true);
  typeInto('Contact No.', '12');
  expect(screen.getByLabelText('Last School Details: 1 filled')).toBeVisible();
  clickButton('Save');
  expect(await screen.findByText(FIX_ERRORS)).toBeVisible();
  await waitFor(() => expect(shut('Last School Details')).toBe(false));
  expect(getField('Contact No.')).toHaveFocus();
  expect(shut('Further Details')).toBe(true);
  typeInto('Contact No.', '0141234567');
  const before = await queryDatabase('SELECT religion, caste, category FROM students WHERE id = $1', [GARIMA.id]);
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(await queryDatabase('SELECT religion, caste, category FROM students WHERE id = $1', [GARIMA.id])).toEqual(
    before,
  );
});

test('TABLE-13 Escape asks before it drops a parent half typed, Cancel does not; the parent is not in the form then', async () => {
  const { user } = await openRegister();
  clickButton('Add Parent');
  await screen.findByText('Add Parent', { selector: '.ant-modal-title' });
  await waitForResponses();
  await user.keyboard('Ramesh{Escape}');
  expect(await screen.findByText('Discard your entries?')).toBeVisible();
  clickButton('Discard');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(people('Parents')).toEqual([]);
  typeInto('Name', 'Ramesh', await openParent());
  clickButton('Cancel', getDialog('Add Parent'));
  await waitForNoDialog();
  expect(people('Parents')).toEqual([]);
  await addParent({ Name: 'Ramesh Verma' });
});

test('a registration that waits for its section leads from the view to the field', async () => {
  await queryDatabase(
    `UPDATE enrolments SET section_id = NULL, registration_status = 'PENDING' WHERE student_id = $1 AND session_id = 2`,
    [GARIMA.id],
  );
  const { path } = await renderPortal({ at: `/students/view?id=${GARIMA.id}&session=2`, as: 'clerk' });
  fireEvent.click(await screen.findByText('Pending: section missing', { selector: 'a' }));
  await waitFor(() => expect(path()).toBe('/students/edit'));
  await waitFor(() => expect(getField('Section')).toHaveFocus());
  fireEvent.blur(getField('Section'));
  clickButton('Pending: section missing');
  expect(getField('Section')).toHaveFocus();
});
