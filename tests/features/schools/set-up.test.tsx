// The set-up of a school: for platform users on its own page, for users of the school on the dashboard.
import { within } from '@testing-library/react';
import { withdrawPrivileges } from '../../provider/support/privileges';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { replyTo, rejectWith } from '../../support/faults';

beforeEach(resetProvider);

const TITLES = [
  'School details',
  'Academic session',
  'Classes and sections',
  'Administrator of the school',
  'Subjects',
  'Exams',
  'Fees',
  'Marks limits',
  'Students',
  'Activate the session',
] as const;
const card = async (title: (typeof TITLES)[number]) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('li') as HTMLElement);
const states = () =>
  TITLES.map(
    (title) =>
      screen.getByRole('heading', { level: 2, name: title }).closest('li')?.querySelector('.portal-status')
        ?.textContent,
  );

/** A school without anything but its details. */
const addSchool = async (): Promise<number> => {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO schools (name, name_key, address, student_code_start_from, fee_receipt_start_from, fee_certificate_start_from, created_at)
     VALUES ('Lake School', 'lake school', 'Lake Road', 1, 1, 1, now()) RETURNING id`,
  );
  return row?.id ?? 0;
};
/** No session of the first school was active yet. */
const beforeTheStart = () =>
  sql(
    `UPDATE sessions SET status = 'UPCOMING', deleted_at = CASE WHEN status = 'ACTIVE' THEN NULL ELSE now() END WHERE school_id = 1`,
  );

test('a platform user goes from the row of a school through its steps and back with one click', async () => {
  const schoolId = await addSchool();
  const { user, path } = await renderPortal({ shell: true, at: '/schools', as: 'platform' });
  await user.click(await screen.findByRole('button', { name: 'Actions for Lake School' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Set up' }));
  await card('School details');
  expect(states()).toEqual([
    ...['Can wait', 'Open', 'Open', 'Open', 'Not yet possible'],
    ...['Not yet possible', 'Not yet possible', 'Not yet possible', 'Not yet possible', 'Not yet possible'],
  ]);
  await user.click((await card('Academic session')).getByRole('link', { name: 'Add Session' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Session' });
  expect(within(dialog).getByLabelText('Session name')).toHaveValue('2026 - 2027');
  expect(path()).toBe('/sessions');
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  await screen.findByText('Session created successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Back to the set-up of Lake School' }));
  await screen.findByText('2026 - 2027 is created.');
  expect(path()).toBe('/schools/set-up');
  expect(states().slice(0, 4)).toEqual(['Can wait', 'Done', 'Open', 'Open']);
  expect(await sql('SELECT status FROM sessions WHERE school_id = $1', [schoolId])).toEqual([{ status: 'UPCOMING' }]);
});

test('the dashboard of a school without an active session shows the set-up in place of the tiles, with a link to each screen', async () => {
  await beforeTheStart();
  const [session] = await sql<{ id: number }>('SELECT id FROM sessions WHERE school_id = 1 AND deleted_at IS NULL');
  const [added] = await sql<{ id: number }>(
    "INSERT INTO classes (school_id, name, name_key, sequence, created_at) VALUES (1, 'Prep', 'prep', 16, now()) RETURNING id",
  );
  const { user } = await renderPortal({ shell: true, at: '/', as: 'admin' });
  const subjects = await card('Subjects');
  expect(screen.queryByText('Pending registrations')).toBeNull();
  expect(subjects.getByText('15 of 16 classes done. Missing: Prep.')).toBeVisible();
  expect(subjects.getByRole('link')).toHaveAttribute(
    'href',
    `/subjects#schoolId=1&sessionId=${session?.id}&classId=${added?.id}`,
  );
  expect((await card('Fees')).getByRole('link')).toHaveAttribute(
    'href',
    `/classes/fees#schoolId=1&sessionId=${session?.id}`,
  );
  expect((await card('Activate the session')).queryByRole('link')).toBeNull();
  await user.click((await card('Students')).getByRole('link', { name: 'Import Students' }));
  await screen.findByRole('heading', { level: 1, name: 'Register from Spreadsheet' });
  expect(await screen.findByText('2026 - 2027')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the set-up of Saraswati Vidya Mandir' }));
  await card('Students');
});

test('a step without its permission names the permission and has no link', async () => {
  await beforeTheStart();
  await withdrawPrivileges('clerk', 'CLASS_FEE_STRUCTURE', 'SESSION_MANAGEMENT');
  await renderPortal({ at: '/', as: 'clerk' });
  const fees = await card('Fees');
  expect(fees.getByText(/Needs the permission “Fee structure”\.$/)).toBeVisible();
  expect(fees.queryByRole('link')).toBeNull();
});

test('once a session is active or completed the dashboard is the usual one', async () => {
  await renderPortal({ shell: true, at: '/', as: 'admin' });
  await screen.findByText('Pending registrations');
  await waitForResponses();
  expect(screen.queryByText('School details')).toBeNull();
});

test('a platform user of an empty portal is led to the first school', async () => {
  await sql('UPDATE schools SET deleted_at = now()');
  await renderPortal({ at: '/', as: 'platform' });
  expect(await screen.findByRole('link', { name: /Add School/ })).toHaveAttribute('href', '/schools/add');
});

test('SHELL-11 a failed request can be retried; users of a school are led to their dashboard', async () => {
  const fault = replyTo('GET /school/1/set-up', rejectWith(999), () => undefined);
  const { user, leave } = await renderPortal({ at: '/schools/set-up?id=1', as: 'platform', fault });
  expect(await screen.findByText('Failed to load the set-up of the school')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card('School details');
  leave();
  const { path } = await renderPortal({ at: '/schools/set-up?id=1', as: 'admin' });
  await waitFor(() => expect(path()).toBe('/dashboard'));
});
