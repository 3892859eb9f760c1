import { act, fireEvent, within } from '@testing-library/react';
import { reportCatalogue } from '@/features/reports';
import { take } from '../../provider/support/privileges';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { recording } from '../support/faults';
import { goTo } from '../support/moving';

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

test('the dashboard leads to the screens of the user’s menu, and to no other', async () => {
  const { user, path } = await renderPortal({ at: '/', as: 'admin' });
  const shortcuts = await screen.findByRole('navigation', { name: 'Your screens' });
  expect([...shortcuts.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/schools',
    '/sessions',
    '/classes',
    '/subjects',
    '/students/register',
    '/students/list',
    '/students/update-session',
    '/students/tc-list',
    '/students/strike-off',
    '/certificates',
    '/receipts/management',
    '/receipts/confirm',
    '/teachers/list',
    '/teachers/register',
    '/results/config',
    '/results/rules',
    '/results/marks-config',
    '/results/upload',
    '/results/remarks',
    '/results/control',
    '/results/promotion',
    '/reports/pending-fees',
    '/reports/discount-report',
    ...reportCatalogue.map(({ path: address }) => address),
  ]);
  await user.click(await screen.findByRole('link', { name: /School Management\s*Schools/ }));
  expect(path()).toBe('/schools');
});

test('a user without privileges has no shortcuts', async () => {
  await sql("DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'clerk')");
  await renderPortal({ at: '/', as: 'clerk' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Your screens' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Common tasks' })).toBeNull();
});

test('the dashboard begins with the desk: a pupil is found and opened, and the pending registrations are counted', async () => {
  const rendered = await renderPortal({ at: '/', as: 'clerk' });
  const { user, path, router } = rendered;
  const desk = within(await screen.findByRole('region', { name: 'Common tasks' }));
  const box = desk.getByLabelText('Find a student');
  expect(box).toHaveFocus();
  expect(screen.getByText('Saraswati Vidya Mandir')).toBeVisible();
  await waitFor(() => expect(desk.getByText('Pending registrations')).toHaveTextContent('11'));
  expect(desk.getByText('Pending registrations').closest('a')).toHaveAttribute(
    'href',
    '/students/list#registrationStatus=PENDING',
  );
  expect(desk.getByText('Register Student').closest('a')).toHaveAttribute('href', '/students/register');
  // An inactive pupil is found too: here one is looked at, not picked.
  // A part of a mobile opens nobody; the code of a struck-off pupil comes first.
  await user.type(box, '1115');
  await screen.findByText(/1115/, { selector: '.dashboard-found mark' });
  const first = document.querySelector('.dashboard-found strong');
  expect(first).toHaveTextContent('Pranav Sharma');
  await user.clear(box);
  await user.type(box, 'pranav sharma');
  const found = await screen.findByText(/1115/, { selector: '.dashboard-found span' });
  expect(found).toHaveTextContent(/^Class .+ · 1115 · Father: .+ · \d{10}$/);
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 });
  await waitFor(() => expect(path()).toBe('/students/view'));
  expect(router.state.location.search).toMatch(/^\?id=\d+$/);
  // Back again, they are counted anew.
  await act(() =>
    sql(`UPDATE enrolments SET registration_status = 'COMPLETE' WHERE session_id = 2 AND student_id =
         (SELECT student_id FROM enrolments WHERE session_id = 2 AND registration_status = 'PENDING' LIMIT 1)`),
  );
  await goTo(rendered, '/');
  await waitFor(() => expect(screen.getByText('Pending registrations')).toHaveTextContent(/ 10$/));
});

test('beside an ACTIVE session that is disabled the pending registrations of the other one are counted', async () => {
  await sql("UPDATE sessions SET disabled = true WHERE school_id = 1 AND status = 'ACTIVE'");
  await sql("UPDATE sessions SET status = 'ACTIVE' WHERE id = 1");
  await take('clerk', 'ADD_STUDENT');
  const { bodies, fault } = recording('POST /student/all/paged?pages=0&size=1');
  await renderPortal({ at: '/', as: 'clerk', fault });
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ sessionId: 1, registrationStatus: 'PENDING' });
  // Who may look at students and not register any is offered that alone.
  const desk = within(screen.getByRole('region', { name: 'Common tasks' }));
  expect(desk.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Pending registrations/),
  ]);
});

test('the desk offers what the user may do; a user of no school has none', async () => {
  await take('clerk', 'LIST_STUDENT');
  const { leave } = await renderPortal({ at: '/', as: 'clerk' });
  const desk = within(await screen.findByRole('region', { name: 'Common tasks' }));
  expect(desk.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(['Register Student']);
  expect(desk.queryByLabelText('Find a student')).toBeNull();
  leave();
  await renderPortal({ at: '/', as: 'platform' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText('You manage all schools of the portal.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Common tasks' })).toBeNull();
});
