import { act, fireEvent, within } from '@testing-library/react';
import { schoolPicked } from '@/shared/domain';
import { withdrawPrivileges } from '../../provider/support/privileges';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { navigateTo } from '../../support/screen';

beforeEach(resetProvider);

const welcome = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

test.each(['/', '/dashboard'])('SHELL-12 SHELL-24 SHELL-25 %s greets by name', async (at) => {
  await renderPortal({ at, as: 'admin' });
  expect(await welcome()).toBe('Welcome, Asha Verma!');
});

test('SHELL-24 without a name the e-mail greets', async () => {
  await sql("UPDATE users SET full_name = NULL WHERE user_name = 'admin'");
  await renderPortal({ at: '/', as: 'admin' });
  expect(await welcome()).toBe('Welcome, asha.verma@saraswati.example!');
});

test("SHELL-24 without a name and an e-mail it greets 'User'", async () => {
  await sql("UPDATE users SET full_name = NULL, email = NULL WHERE user_name = 'admin'");
  await renderPortal({ at: '/', as: 'admin' });
  expect(await welcome()).toBe('Welcome, User!');
});

test('the dashboard begins with the finder, which a letter opens, and counts the pending registrations', async () => {
  const rendered = await renderPortal({ shell: true, at: '/', as: 'clerk' });
  const { user } = rendered;
  const desk = within(await screen.findByRole('region', { name: 'Common tasks' }));
  const field = desk.getByRole('button', { name: 'Find a student, receipt or screen' });
  expect(field).toHaveFocus();
  await waitFor(() => expect(desk.getByText('Pending registrations')).toHaveTextContent('11'));
  expect(desk.getByText('Pending registrations').closest('a')).toHaveAttribute(
    'href',
    '/students/list#registrationStatus=PENDING',
  );
  expect(desk.getByText('Register Student').closest('a')).toHaveAttribute('href', '/students/register');
  fireEvent.keyDown(field, { key: 'p' });
  const box = await screen.findByRole('combobox', { name: 'Student, receipt number or screen' });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('p');
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  // After a return to the dashboard they are counted again.
  await navigateTo(rendered, '/profile');
  await act(() =>
    sql(`UPDATE enrolments SET registration_status = 'COMPLETE' WHERE session_id = 2 AND student_id =
         (SELECT student_id FROM enrolments WHERE session_id = 2 AND registration_status = 'PENDING' LIMIT 1)`),
  );
  await navigateTo(rendered, '/');
  await waitFor(() => expect(screen.getByText('Pending registrations')).toHaveTextContent(/ 10$/));
});

test('beside an ACTIVE session that is disabled the pending registrations of the other one are counted', async () => {
  await sql("UPDATE sessions SET disabled = true WHERE school_id = 1 AND status = 'ACTIVE'");
  await sql("UPDATE sessions SET status = 'ACTIVE' WHERE id = 1");
  await sql(`UPDATE enrolments SET registration_status = 'PENDING' WHERE school_id = 1 AND session_id = 1
              AND student_id IN (SELECT student_id FROM enrolments WHERE session_id = 1 AND life = 'ACTIVE' LIMIT 3)`);
  await withdrawPrivileges('clerk', 'ADD_STUDENT');
  await renderPortal({ at: '/', as: 'clerk' });
  // Users without the privilege to register are offered the list alone.
  const desk = within(await screen.findByRole('region', { name: 'Common tasks' }));
  await waitFor(() => expect(desk.getByText('Pending registrations')).toHaveTextContent(/ 3$/));
  expect(desk.getAllByRole('link')).toHaveLength(1);
});

test('the desk offers the tasks of the user’s privileges', async () => {
  await withdrawPrivileges('clerk', 'LIST_STUDENT');
  await renderPortal({ at: '/', as: 'clerk' });
  const desk = within(await screen.findByRole('region', { name: 'Common tasks' }));
  expect(desk.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(['Register Student']);
  expect(desk.queryByText('Pending registrations')).toBeNull();
});

test('a platform user sees the tasks of the chosen school, or its set-up', async () => {
  await sql("UPDATE sessions SET status = 'UPCOMING' WHERE school_id = 2");
  const { portal } = await renderPortal({ at: '/', as: 'platform' });
  const desk = within(await screen.findByRole('region', { name: 'Common tasks' }));
  expect(screen.getByText('You manage all schools of the portal.')).toBeVisible();
  expect(desk.getByRole('link', { name: /^Schools/ })).toHaveAttribute('href', '/schools');
  act(() => void portal.store.dispatch(schoolPicked(1)));
  await waitFor(() => expect(desk.getByText('Pending registrations')).toHaveTextContent('11'));
  expect(desk.getByText('Pending registrations').closest('a')).toHaveAttribute(
    'href',
    '/students/list#schoolId=1&registrationStatus=PENDING',
  );
  act(() => void portal.store.dispatch(schoolPicked(2)));
  expect(await screen.findByRole('region', { name: 'Set-up of the School' })).toBeVisible();
  expect(desk.queryByRole('link')).toBeNull();
});
