import { fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import { openList } from '../support/teachers';
import { chooseOption, clickOption, findRow } from '../../support/screen';
import { countCalls, holdResponse, replyTo, passThrough, rejectWith } from '../../support/faults';
import { setPrivileges, withdrawPrivileges } from '../../provider/support/privileges';

beforeEach(resetProvider);

const LIST = 'GET /user/teacher/all/2';
const names = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? []);
const OF_NALANDA = ['Arif Mansuri', 'Deepika Hada', 'Imran Khan', 'Mahendra Nagar', 'Sushila Gurjar'];

test('TEACHER-01 TEACHER-04 ENUM-17 ENUM-32 CONST-19 CALL-53 the table shows each teacher of the school', async () => {
  await sql("UPDATE users SET disabled = true WHERE user_name = 'arif.mansuri'");
  await sql("UPDATE users SET gender = 'OTHER' WHERE user_name = 'mahendra.nagar'");
  const { path } = await openList();
  await findRow('Deepika Hada');
  expect(path()).toBe('/teachers/list');
  expect(screen.getByRole('heading', { name: 'Teacher List' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Name',
    'Username',
    'Gender',
    'Email',
    'Phone',
    'Date of birth',
    'Created',
    'Status',
    'Actions',
  ]);
  const cells = async (name: string) =>
    within(await findRow(name))
      .getAllByRole('cell')
      .slice(0, -1)
      .map((cell) => cell.textContent);
  expect(await cells('Deepika Hada')).toEqual([
    'Deepika Hada',
    'deepika.hada',
    'Female',
    'deepika.hada@nalanda.example',
    '9414200101',
    '12/02/1990',
    '05/01/2026',
    'Active',
  ]);
  for (const name of OF_NALANDA) {
    const last = within(await findRow(name))
      .getAllByRole('cell')
      .at(-1) as HTMLElement;
    expect(within(last).getByRole('button', { name: `Actions for ${name}` })).toBeVisible();
  }
  expect((await cells('Arif Mansuri')).at(-1)).toBe('Inactive');
  expect((await cells('Arif Mansuri'))[2]).toBe('Male');
  expect((await cells('Mahendra Nagar'))[2]).toBe('Other');
  expect(names()).toEqual(OF_NALANDA);
});

test('the trail leads from Home to the list', async () => {
  await openList();
  await findRow('Deepika Hada');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map((part) => part.textContent)).toEqual(
    expect.arrayContaining(['Home', 'Teacher List']),
  );
  expect(trail.getByText('Teacher List')).toHaveAttribute('aria-current', 'page');
});

test('TEACHER-01 PRIVILEGE-12 a user of a school sees the own teachers and no school picker', async () => {
  const { sent } = await openList();
  await findRow('Deepika Hada');
  expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
  expect(countCalls(sent, LIST)).toBe(1);
  expect(sent.some(({ path }) => path.startsWith('/school/active') || path === '/user/teacher/all/1')).toBe(false);
});

test('TABLE-10 TEACHER-01 PRIVILEGE-13 a platform user chooses a school before any teacher is loaded; another school begins with its first page', async () => {
  await sql(
    `INSERT INTO schools (name, name_key, address, contact_phone, disabled, created_at)
     VALUES ('Closed School', 'closed school', 'Alwar', '0144 2345678', true, now())`,
  );
  const { sent } = await openList({ as: 'platform' });
  expect(await screen.findByText('Choose a school to see its teachers')).toBeVisible();
  await waitForResponses();
  expect(sent.some(({ path }) => path.startsWith('/user/teacher'))).toBe(false);
  await chooseOption('School', 'Nalanda Public School');
  await findRow('Deepika Hada');
  expect(names()).toEqual(OF_NALANDA);
  const offered = [...document.querySelectorAll('.ant-select-item-option-content')].map((one) => one.textContent);
  expect(offered.slice(0, 2)).toEqual(['Nalanda Public School', 'Saraswati Vidya Mandir']);
  expect(offered).not.toContain('Closed School');
  await chooseOption('School', 'Saraswati Vidya Mandir');
  expect(await screen.findByText('Total Records: 19')).toBeVisible();
  expect(screen.queryByText('Deepika Hada')).toBeNull();
  // Another school begins with its first page.
  fireEvent.click(screen.getByLabelText('Page 2'));
  await waitFor(() => expect(names()).toHaveLength(9));
  await chooseOption('School', 'Nalanda Public School');
  await findRow('Deepika Hada');
  await clickOption('School', 'Saraswati Vidya Mandir');
  expect(await screen.findByText('Anita Choudhary')).toBeVisible();
  expect(names()).toHaveLength(10);
  expect(screen.getByLabelText('Page 1')).toHaveAttribute('aria-current', 'page');
});

test('another school never shows the teachers of the one before while it loads', async () => {
  const gate = holdResponse();
  await openList({ as: 'platform', fault: replyTo('GET /user/teacher/all/1', gate.reply) });
  await screen.findByText('Choose a school to see its teachers');
  await chooseOption('School', 'Nalanda Public School');
  await findRow('Deepika Hada');
  await clickOption('School', 'Saraswati Vidya Mandir');
  await waitFor(() => expect(screen.queryByText('Deepika Hada')).toBeNull());
  gate.release();
  expect(await screen.findByText('Anita Choudhary')).toBeVisible();
});

test('TABLE-08 ten teachers on a page, by name', async () => {
  const { user } = await openList({ as: 'admin' });
  await findRow('Anita Choudhary');
  expect(screen.getByText('Total Records: 19')).toBeVisible();
  expect(names()).toHaveLength(10);
  const first = names();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(names()).toHaveLength(9);
  expect(names()).toEqual(expect.not.arrayContaining(first));
});

const sorts: [string, string, string][] = [
  ['Name', 'Arif Mansuri', 'Sushila Gurjar'],
  ['Username', 'Imran Khan', 'Sushila Gurjar'],
  ['Gender', 'Deepika Hada', 'Arif Mansuri'],
  ['Email', 'Arif Mansuri', 'Sushila Gurjar'],
  ['Date of birth', 'Imran Khan', 'Deepika Hada'],
  ['Created', 'Deepika Hada', 'Arif Mansuri'],
  ['Status', 'Arif Mansuri', 'Deepika Hada'],
];
test('TABLE-02 a click on a column sorts by it, the next one the other way round', async () => {
  await sql("UPDATE users SET disabled = (user_name = 'deepika.hada') WHERE school_id = 2");
  await sql("UPDATE users SET created_at = '2025-01-01T00:00:00Z' WHERE user_name = 'deepika.hada'");
  await openList();
  await findRow('Deepika Hada');
  for (const [column, first, last] of sorts) {
    const header = screen.getByRole('columnheader', { name: new RegExp(`^${column}`) });
    // The first column is sorted already.
    if (column !== 'Name') fireEvent.click(header);
    expect([column, names()[0]]).toEqual([column, first]);
    fireEvent.click(header);
    expect([column, names()[0]]).toEqual([column, last]);
  }
});

test('TABLE-04 Refresh loads the teachers again', async () => {
  const { sent, user } = await openList();
  await findRow('Deepika Hada');
  await sql("UPDATE users SET full_name = 'Deepika Hada-Singh' WHERE user_name = 'deepika.hada'");
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await findRow('Deepika Hada-Singh')).toBeVisible();
  expect(countCalls(sent, LIST)).toBe(2);
});

test('without teachers the table says so', async () => {
  await sql('UPDATE users SET deleted_at = now() WHERE school_id = 2 AND user_name <> $1', ['admin2']);
  await sql("DELETE FROM teachers WHERE user_id = (SELECT id FROM users WHERE user_name = 'admin2')");
  await openList();
  expect(await screen.findByText('No teachers yet')).toBeVisible();
});

test('TEACHER-07 CALL2-39 a load that fails without words says so, and Retry loads again', async () => {
  const { sent, user } = await openList({ fault: replyTo(LIST, rejectWith(105, '', { status: 500 }), passThrough) });
  expect(await screen.findByText('Failed to load teachers')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findRow('Deepika Hada')).toBeVisible();
  expect(screen.queryByText('Failed to load teachers')).toBeNull();
  expect(countCalls(sent, LIST)).toBe(2);
});

test('TEACHER-07 a load that fails with words shows them', async () => {
  await openList({ fault: replyTo(LIST, rejectWith(105, 'Ask again at ten', { status: 500 })) });
  expect(await screen.findByText('Ask again at ten')).toBeVisible();
  expect(screen.queryByText('Failed to load teachers')).toBeNull();
});

test('PRIVILEGE-16 the address opens without the permission, and the provider refuses the teachers', async () => {
  const { path } = await openList({ as: 'clerk' });
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
  expect(screen.getByText('If you need access, ask an administrator of your school.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(path()).toBe('/teachers/list');
  expect(screen.queryByRole('button', { name: 'Register Teacher' })).toBeNull();
});

test('a platform user, to whom something is refused, is not sent to an administrator of a school', async () => {
  await openList({ as: 'platform', fault: replyTo(LIST, rejectWith(137, '', { status: 403 })) });
  await screen.findByText('Choose a school to see its teachers');
  await chooseOption('School', 'Nalanda Public School');
  expect(await screen.findByText('Only users of the school can do this.')).toBeVisible();
  expect(screen.queryByText(/administrator of your school/)).toBeNull();
});

test('PRIVILEGE-16 Register Teacher is shown to users who may add teachers, and opens the form', async () => {
  const { path, user } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Register Teacher' }));
  expect(await screen.findByRole('heading', { name: 'Teacher Registration' })).toBeVisible();
  expect(path()).toBe('/teachers/register');
});

test('PRIVILEGE-16 Register Teacher is missing without ADD_TEACHER', async () => {
  await withdrawPrivileges('admin2', 'ADD_TEACHER');
  await openList();
  await findRow('Deepika Hada');
  expect(screen.queryByRole('button', { name: 'Register Teacher' })).toBeNull();
});

const menus: [string, string[], string[]][] = [
  ['both', ['USERS', 'LIST_TEACHER', 'ADD_TEACHER'], ['Teacher List', 'Teacher Registration']],
  ['the list', ['USERS', 'LIST_TEACHER'], ['Teacher List']],
  ['the form', ['USERS', 'ADD_TEACHER'], ['Teacher Registration']],
  ['neither: editing has no entry', ['USERS', 'EDIT_TEACHER'], []],
];
test.each(menus)('PRIVILEGE-21 the menu entries of teachers: %s', async (_what, privileges, entries) => {
  await setPrivileges('admin2', 'DASHBOARD', ...privileges);
  const { user } = await renderPortal({ shell: true, at: '/dashboard', as: 'admin2' });
  await screen.findByText('Welcome, Imran Khan!');
  const group = screen.queryByRole('menuitem', { name: 'User' });
  if (group) await user.click(group);
  const shown = screen.queryAllByRole('menuitem', { name: /^Teacher/ }).map((entry) => entry.textContent);
  expect(shown).toEqual(entries);
});
