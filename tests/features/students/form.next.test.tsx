// From one pupil to the next: what a registration leaves on the screen and in the form, and where the cursor goes.
import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, settle, waitFor } from '../../support/portal';
import { held, on, recording } from '../support/faults';
import {
  addParent,
  ask,
  click,
  enrolment,
  field,
  fillNewStudent,
  GARIMA,
  mistakes,
  openEdit,
  openRegister,
  part,
  people,
  pick,
  picked,
  POST,
  put,
  putDate,
  sayTheErrors,
  studentIn,
  TARA,
} from './support/form';

beforeEach(resetProvider);

const leaving = 'You have unsaved changes. Leave without saving?';

test('STUDENT-58 the numbers of a registered pupil stand above the empty form; the next one has the session, the date and, when asked for, class or family', async () => {
  const { fault, bodies } = recording(POST);
  const { path } = await openRegister({ fault });
  await fillNewStudent();
  await pick('Class', '5', enrolment());
  await pick('Section', 'B');
  put('Municipal Ward', 'Ward 5');
  click('Register');
  const heading = await screen.findByText('Tara Verma is registered');
  await waitFor(() => expect(heading).toHaveFocus());
  const [row] = (await ask('SELECT id, code, sr_no FROM students ORDER BY id DESC LIMIT 1')) as {
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
  expect(picked('Session')).toBe('2026 - 2027');
  expect(field('Admission Date')).toHaveValue('06/04/2026');
  expect([picked('Class', enrolment()), field('Date of Birth').value, field('District').value]).toEqual([
    'Choose',
    '',
    '',
  ]);
  expect(people('Parents')).toEqual([]);

  click('Register another in this class');
  await waitFor(() => expect(picked('Section')).toBe('B'));
  expect(picked('Class', enrolment())).toBe('5');
  expect(field('Student Name')).toHaveFocus();
  click('Add brother or sister');
  await waitFor(() => expect(people('Siblings')).toEqual([`Tara Verma | ${row?.code} | Class 5`]));
  expect(people('Parents')).toEqual(['Ramesh Verma | Father | 9829012345']);
  expect([field('Mobile Number').value, field('District').value, field('Municipal Ward').value]).toEqual([
    TARA['Mobile Number'],
    'Jaipur',
    'Ward 5',
  ]);
  put('Student Name', 'Varun Verma');
  await pick('Gender', 'Male');
  await putDate('Date of Birth', '01/02/2018');
  click('Register');
  await screen.findByText('Varun Verma is registered');
  expect(await studentIn(bodies[1])).toMatchObject({
    admissionDate: '2026-04-06',
    municipalWard: 'Ward 5',
    parentsInfo: [{ type: 'FATHER', name: 'Ramesh Verma' }],
    siblingInfo: [{ siblingStudentId: row?.id, schoolId: 1, classId: 8 }],
  });
  // What stands in the form now was not typed: leaving asks nothing.
  const view = screen.getByText('View', { selector: 'a' });
  expect(view).toHaveAttribute('href', expect.stringMatching(/^\/students\/view\?id=\d+&session=2$/));
  fireEvent.click(view);
  expect(await screen.findByText('Varun Verma', { selector: 'h1' })).toBeVisible();
  expect(path()).toBe('/students/view');
});

test('STUDENT-52 without exactly one active session none is chosen; with one it is, and it is nothing typed', async () => {
  const first = await openRegister();
  await waitFor(() => expect(picked('Session')).toBe('2026 - 2027'));
  await waitFor(() => expect(field('Class', enrolment())).toHaveFocus());
  expect(screen.queryByText('Not saved')).toBeNull();
  click('Cancel');
  await waitFor(() => expect(first.path()).toBe('/students/list'));
  expect(screen.queryByText(leaving)).toBeNull();
  first.leave();
  await ask("UPDATE sessions SET status = 'UPCOMING' WHERE school_id = 1 AND status = 'ACTIVE'");
  await openRegister();
  await waitFor(() => expect(field('Session')).toHaveFocus());
  expect(picked('Session')).toBe('Choose a session');
  click('Register');
  await waitFor(() => expect(mistakes()).toMatchObject({ Session: 'Session is required.' }));
  expect(field('Session')).toHaveFocus();
});

test('classes that arrive late leave focus and page to whoever has begun', async () => {
  const classes = held();
  const { user } = await renderPortal({
    at: '/students/register',
    as: 'clerk',
    fault: on('GET /class', classes.reply),
  });
  await user.click(await screen.findByRole('button', { name: /^Last School Details/ }));
  const pressed = document.activeElement;
  classes.release();
  await waitFor(() => expect(picked('Session')).toBe('2026 - 2027'));
  await settle();
  expect(pressed).toHaveFocus();
  expect(pressed).toHaveAccessibleName(/^Last School Details/);
});

const shut = (title: string): boolean =>
  part(title).querySelector('.portal-form-grid')?.hasAttribute('hidden') ?? false;

test('a part that is seldom needed is folded, says how much it holds, is sent as it was, and unfolds for what is wrong in it', async () => {
  await openEdit();
  expect(shut('Further Details')).toBe(true);
  put('Contact No.', '12');
  expect(screen.getByLabelText('Last School Details: 1 filled')).toBeVisible();
  click('Save');
  expect(await screen.findByText(sayTheErrors)).toBeVisible();
  await waitFor(() => expect(shut('Last School Details')).toBe(false));
  expect(field('Contact No.')).toHaveFocus();
  expect(shut('Further Details')).toBe(true);
  put('Contact No.', '0141234567');
  const before = await ask('SELECT religion, caste, category FROM students WHERE id = $1', [GARIMA.id]);
  click('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(await ask('SELECT religion, caste, category FROM students WHERE id = $1', [GARIMA.id])).toEqual(before);
});

test('Escape asks before it drops a parent half typed; Cancel drops it', async () => {
  const { user } = await openRegister();
  click('Add Parent');
  await screen.findByText('Add Parent', { selector: '.ant-modal-title' });
  await settle();
  await user.keyboard('Ramesh{Escape}');
  expect(await screen.findByText('Discard your entries?')).toBeVisible();
  click('Discard');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(people('Parents')).toEqual([]);
  await addParent({ Name: 'Ramesh Verma' });
});

test('a registration that waits for its section leads from the view to the field', async () => {
  await ask(
    `UPDATE enrolments SET section_id = NULL, registration_status = 'PENDING' WHERE student_id = $1 AND session_id = 2`,
    [GARIMA.id],
  );
  const { path } = await renderPortal({ at: `/students/view?id=${GARIMA.id}&session=2`, as: 'clerk' });
  fireEvent.click(await screen.findByText('Pending: section missing', { selector: 'a' }));
  await waitFor(() => expect(path()).toBe('/students/edit'));
  await waitFor(() => expect(field('Section')).toHaveFocus());
  fireEvent.blur(field('Section'));
  click('Pending: section missing');
  expect(field('Section')).toHaveFocus();
});
