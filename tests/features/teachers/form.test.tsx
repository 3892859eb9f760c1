import { act, fireEvent, within } from '@testing-library/react';
import { call, resetProvider, signIn, sql, tokenOf } from '../../support/provider';
import { renderPortal, screen, useFakeClock, waitFor, advanceClock, waitUntil } from '../../support/portal';
import {
  fillNewTeacher,
  NEW_TEACHER,
  openEdit,
  openRegister,
  handoverOf,
  clickRegister,
  clickSave,
  storedTeacher,
} from '../support/teachers';
import {
  findRow,
  optionsOf,
  queryDatabase,
  getField,
  chooseOption,
  selectedText,
  fillField,
  waitForFieldError,
  clickButton,
} from '../../support/screen';
import {
  countCalls,
  delayResponse,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import { samplesIn } from '../../support/entities/table';
import { TEACHER } from '../../support/entities/teachers';
import { withdrawPrivileges } from '../../provider/support/privileges';

beforeEach(resetProvider);

const POST = 'POST /user/teacher';
const DONE = 'Teacher registered successfully';
const putOf = async (userName: string) => `PUT /user/teacher/${(await handoverOf(userName)).teacher.teacherId}`;
const of = (changes: Record<string, unknown> = {}) => ({
  user_name: 'meera.joshi',
  full_name: 'Meera Joshi',
  gender: 'FEMALE',
  email: TEACHER.contactEmail.sample,
  school_id: 2,
  date_of_birth: '1990-01-01',
  contact_phone: '9829300001',
  ...changes,
});

test('TEACHER-08 TEACHER-10 TEACHER-13 PRIVILEGE-12 the empty form has three sections, and the own school for good', async () => {
  const { path } = await openRegister();
  expect(path()).toBe('/teachers/register');
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Account',
    'Personal',
    'Contact',
  ]);
  for (const label of ['Username', 'Password', 'Confirm password', 'Full name', 'Email', 'Phone'])
    expect(getField(label)).toHaveValue('');
  expect(getField('Date of birth')).toHaveValue('01/01/1990');
  expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
  expect(getField('School')).toHaveValue('Nalanda Public School');
  expect(getField('School')).toHaveAttribute('readonly');
  expect(getField('Username')).toHaveFocus();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Teacher List' })).toHaveAttribute('href', '/teachers/list');
});

test('AUTH-42 ENUM-32 TEACHER-17 TEACHER-18 ENUM-17 ENUM-39 CALL-55 CALL2-39 a registered teacher is stored, signs in, and leaves a fresh form behind', async () => {
  const { fault, bodies } = recordCalls(POST);
  const { path } = await openRegister({ fault });
  await fillNewTeacher({ 'Full name': '  Meera Joshi ' });
  await fillField('Date of birth', '29/02/1992');
  expect(getField('Date of birth')).toHaveValue('29/02/1992');
  clickRegister();
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitFor(() => expect(getField('Username')).toHaveValue(''));
  expect(path()).toBe('/teachers/register');
  for (const label of ['Password', 'Confirm password', 'Full name', 'Email', 'Phone'])
    expect(getField(label)).toHaveValue('');
  expect(getField('Date of birth')).toHaveValue('01/01/1990');
  expect(selectedText('Gender')).toBe('Choose a gender');
  expect(getField('Username')).toHaveFocus();
  expect(document.querySelectorAll('.ant-form-item-explain-error')).toHaveLength(0);
  expect(bodies).toEqual([
    {
      userName: 'meera.joshi',
      password: NEW_TEACHER.Password,
      schoolId: 2,
      ...samplesIn(TEACHER, 'person'),
    },
  ]);
  expect(await storedTeacher('meera.joshi')).toEqual([of({ date_of_birth: '1992-02-29' })]);
  expect(await signIn('meera.joshi', NEW_TEACHER.Password)).toHaveProperty('accessToken');
  // What the new account needs next.
  expect(
    screen.getByText('Meera Joshi can sign in as meera.joshi, but has no permissions yet. Give permissions next.'),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Give permissions' }));
  expect(await screen.findByLabelText('Dashboard')).not.toBeChecked();
  expect([path(), screen.getByText('Meera Joshi').tagName]).toEqual(['/teachers/permission', 'P']);
});

test('who gives no permissions is not led to them', async () => {
  await withdrawPrivileges('admin2', 'USER_MANAGEMENT');
  await openRegister();
  await fillNewTeacher();
  clickRegister();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give permissions' })).toBeNull();
});

test('TEACHER-18 the fresh form registers the next teacher', async () => {
  await openRegister();
  await fillNewTeacher();
  clickRegister();
  await screen.findByText(DONE);
  await waitFor(() => expect(getField('Username')).toHaveValue(''));
  await fillNewTeacher({ Username: 'second', Email: 'second@nalanda.example' });
  clickRegister();
  await waitFor(() => expect(getField('Username')).toHaveValue(''));
  expect(await storedTeacher('meera.joshi')).toHaveLength(1);
  expect(await storedTeacher('second')).toHaveLength(1);
  expect(screen.getByText(/^Meera Joshi can sign in as second,/)).toBeVisible();
  expect(screen.getAllByText(/can sign in as/)).toHaveLength(1);
});

test('PRIVILEGE-13 TEACHER-13 a platform user chooses the school, which stays for the next teacher', async () => {
  const { user, path } = await openRegister({ as: 'platform' });
  expect(await optionsOf('School')).toEqual(['Nalanda Public School', 'Saraswati Vidya Mandir']);
  await chooseOption('School', 'Nalanda Public School');
  await fillNewTeacher();
  clickRegister();
  await screen.findByText(DONE);
  expect(await storedTeacher('meera.joshi')).toEqual([of()]);
  await waitFor(() => expect(getField('Username')).toHaveValue(''));
  await waitFor(() => expect(selectedText('School')).toBe('Nalanda Public School'));
  // A school offered by itself is nothing to lose.
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(path()).toBe('/teachers/list'));
});

test('TEACHER-17 CODE-111 a refused save says why and keeps the form; the next try after a lost answer registers one teacher', async () => {
  const { fault, headers } = recordCalls(POST);
  const failing = replyTo(POST, passThrough, rejectWith(105, '', { status: 409 }), loseResponse, passThrough);
  await openRegister({ fault: (one, init) => fault(one, init) ?? failing(one, init) });
  await fillNewTeacher({ Username: ' Deepika.HADA' });
  clickRegister();
  expect(await screen.findByText('This username is already taken')).toBeVisible();
  await fillField('Username', 'meera.joshi');
  clickRegister();
  expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  for (const [label, value] of Object.entries(NEW_TEACHER)) expect(getField(label)).toHaveValue(value);
  expect(selectedText('Gender')).toBe('Female');
  clickRegister();
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  expect(await storedTeacher('meera.joshi')).toHaveLength(1);
  expect(screen.getByText('Save not confirmed. Your entries are still here.')).toBeVisible();
  clickRegister();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await queryDatabase("SELECT id FROM users WHERE user_name = 'meera.joshi'")).toHaveLength(1);
  const keys = headers.map((one) => one.get('idempotency-key'));
  expect(keys[3]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[2]).toBe(keys[3]);
});

test('PRIVILEGE-16 the form opens without the permission, and the provider refuses to register', async () => {
  await withdrawPrivileges('admin2', 'ADD_TEACHER');
  await openRegister();
  await fillNewTeacher();
  clickRegister();
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
  expect(getField('Full name')).toHaveValue('Meera Joshi');
  expect(await storedTeacher('meera.joshi')).toEqual([]);
});

test.each([
  ['/teachers/edit', null],
  ['/teachers/edit', { teacher: 'one' }],
  ['/teachers/edit', { teacher: { teacherId: 1 } }],
])('TEACHER-18 %s with %j leads to the list', async (at, state) => {
  const { path, sent } = await renderPortal({ at, state, as: 'admin2' });
  await findRow('Deepika Hada');
  expect(path()).toBe('/teachers/list');
  expect(sent.some((one) => /^\/user\/teacher\/\d/.test(one.path))).toBe(false);
});

test('ENUM-17 TEACHER-08 TEACHER-16 PRIVILEGE-12 CALL-54 the form of a teacher shows what is stored now, username and school locked', async () => {
  const { path } = await openEdit('deepika.hada');
  expect(path()).toBe('/teachers/edit');
  expect(screen.getByRole('heading', { name: 'Edit Teacher' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Account',
    'Personal',
    'Contact',
  ]);
  const values = {
    Username: 'deepika.hada',
    School: 'Nalanda Public School',
    Password: '',
    'Confirm password': '',
    'Full name': 'Deepika Hada',
    'Date of birth': '12/02/1990',
    Email: 'deepika.hada@nalanda.example',
    Phone: '9414200101',
  };
  for (const [label, value] of Object.entries(values)) expect(getField(label)).toHaveValue(value);
  expect(selectedText('Gender')).toBe('Female');
  for (const label of ['Username', 'School']) expect(getField(label)).toHaveAttribute('readonly');
});

test('TEACHER-16 a platform user sees the school of the teacher, locked too', async () => {
  await sql('UPDATE schools SET disabled = true WHERE id = 2');
  await openEdit('deepika.hada', { as: 'platform' });
  await waitFor(() => expect(getField('School')).toHaveValue('Nalanda Public School'));
  expect(getField('School')).toHaveAttribute('readonly');
  expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
});

test('ENUM-32 TEACHER-16 TEACHER-17 TEACHER-18 CALL-55 CALL2-39 an edited teacher is stored, keeps the password, and leads to the list after 1500 ms', async () => {
  const { fault, bodies } = recordCalls(await putOf('deepika.hada'));
  const { path } = await openEdit('deepika.hada', { fault });
  await fillField('Full name', 'Deepika Hada-Singh');
  await chooseOption('Gender', 'Other');
  useFakeClock();
  clickSave();
  await waitUntil(() => screen.queryByText('Teacher updated successfully') !== null);
  await advanceClock(1499);
  expect(path()).toBe('/teachers/edit');
  await advanceClock(1);
  expect(path()).toBe('/teachers/list');
  await waitUntil(() => screen.queryByText('Deepika Hada-Singh') !== null);
  expect(bodies).toEqual([
    {
      teacherName: 'Deepika Hada-Singh',
      gender: 'OTHER',
      dateOfBirth: '1990-02-12',
      contactEmail: 'deepika.hada@nalanda.example',
      contactPhone: '9414200101',
      version: 1,
    },
  ]);
  expect(await signIn('deepika.hada')).toHaveProperty('accessToken');
});

test('TEACHER-16 TEACHER-17 a failed save of an edited teacher says so; a password typed on edit is the new one', async () => {
  const failing = replyTo(await putOf('deepika.hada'), rejectWith(105, '', { status: 409 }), passThrough);
  await openEdit('deepika.hada', { fault: failing });
  await fillField('Password', 'Gulmohar@7');
  await fillField('Confirm password', 'Gulmohar@7');
  clickSave();
  expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  clickSave();
  expect(await screen.findByText('Teacher updated successfully')).toBeVisible();
  await expect(signIn('deepika.hada')).rejects.toThrow('could not sign in');
  expect(await signIn('deepika.hada', 'Gulmohar@7')).toHaveProperty('accessToken');
});

test('the own password is not set here: the provider says so at its field', async () => {
  await openEdit('admin2');
  await fillField('Password', 'Gulmohar@7');
  await fillField('Confirm password', 'Gulmohar@7');
  clickSave();
  await waitForFieldError('Password', 'Use “Change Password” in your profile to change your own password');
});

test('CALL2-39 a form that fails to load without words has words of its own and a Retry', async () => {
  const state = await handoverOf('deepika.hada');
  const { user } = await renderPortal({
    at: '/teachers/edit',
    state,
    as: 'admin2',
    fault: replyTo(`GET /user/teacher/${state.teacher.teacherId}`, rejectWith(105, ''), passThrough),
  });
  expect(await screen.findByText('Failed to load teacher')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Full name')).toHaveValue('Deepika Hada');
});

test('a teacher of another school is not found', async () => {
  await renderPortal({ at: '/teachers/edit', state: await handoverOf('teacher'), as: 'admin2' });
  expect(await screen.findByText('The requested resource was not found')).toBeVisible();
});

test('PRIVILEGE-16 the form of a teacher opens by its address, and the provider refuses the record', async () => {
  await renderPortal({ at: '/teachers/edit', state: await handoverOf('teacher'), as: 'clerk' });
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
  expect(screen.getByText('If you need access, ask an administrator of your school.')).toBeVisible();
});

const emails = () => queryDatabase("SELECT email FROM users WHERE user_name = 'deepika.hada'");
const THEIRS = { email: 'theirs@nalanda.example' };

const TITLE = 'This record has changed';

/** Another user saves another e-mail address in the meantime. */
async function otherSaves(teacherId: number, contactEmail = THEIRS.email): Promise<void> {
  const json = {
    teacherName: 'Deepika H.',
    gender: 'FEMALE',
    dateOfBirth: '1990-02-12',
    contactEmail,
    contactPhone: '9414200101',
  };
  const path = `/user/teacher/${teacherId}`;
  const { responseCode } = await act(async () => call('PUT', path, { token: await tokenOf('platform'), json }));
  expect(responseCode).toBe(100);
}

test('two users edit one teacher: the other version is loaded, or the own one is saved over it', async () => {
  const { teacher } = await handoverOf('deepika.hada');
  await openEdit('deepika.hada');
  await fillField('Email', 'mine@nalanda.example');
  await otherSaves(teacher.teacherId);
  clickSave();
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(await emails()).toEqual([THEIRS]);
  clickButton('Load new version');
  await waitFor(() => expect(getField('Email')).toHaveValue(THEIRS.email));
  expect(getField('Full name')).toHaveValue('Deepika H.');
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  await fillField('Email', 'mine@nalanda.example');
  await otherSaves(teacher.teacherId);
  clickSave();
  await screen.findByText(TITLE);
  clickButton('Save my version');
  expect(await screen.findByText('Teacher updated successfully')).toBeVisible();
  expect(await emails()).toEqual([{ email: 'mine@nalanda.example' }]);
});

test('a teacher loaded after a conflict is the stored one, also while an older request is pending', async () => {
  const { teacher } = await handoverOf('deepika.hada');
  const { reply, release } = delayResponse();
  const get = `GET /user/teacher/${teacher.teacherId}`;
  const { sent } = await openEdit('deepika.hada', { fault: replyTo(get, passThrough, reply, passThrough) });
  await fillField('Email', 'mine@nalanda.example');
  await otherSaves(teacher.teacherId);
  clickSave();
  await screen.findByText(TITLE);
  // A rejected save loads the record again.
  await waitFor(() => expect(countCalls(sent, get)).toBe(2));
  await otherSaves(teacher.teacherId, 'newest@nalanda.example');
  clickButton('Load new version');
  release();
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(getField('Email')).toHaveValue('newest@nalanda.example');
});
