import { act, fireEvent } from '@testing-library/react';
import { call, tokenOf } from '../../support/provider';
import { screen, waitFor, type Fault, type Rendered } from '../../support/portal';
import {
  choose,
  classNames,
  dialog,
  idOfClass,
  idOfSection,
  noDialog,
  openClasses,
  pick,
  press,
  resetToFewClasses,
  rowsOf,
  selectClass,
  shownIn,
} from '../support/classes';
import { countOf, lost, on, real, recording } from '../support/faults';
import { ask, field, put } from '../support/schools';

beforeEach(resetToFewClasses);

const CONFLICT = 'Another user has changed this record';
const closed = () => waitFor(() => expect(screen.queryByText(CONFLICT)).toBeNull());
const pressThere = (name: string) => fireEvent.click(screen.getByText(name));

async function editClass(options: { fault?: Fault } = {}): Promise<Rendered> {
  const rendered = await openClasses(options);
  await choose(rendered.user, '5', 'Edit');
  await dialog('Edit Class “5”');
  return rendered;
}

async function editSection(): Promise<Rendered> {
  const rendered = await openClasses();
  await selectClass(rendered.user, '11');
  await choose(rendered.user, 'Arts', 'Edit');
  await dialog('Edit Section “Arts” of “11”');
  return rendered;
}

/** What another user does meanwhile. */
async function other(method: string, path: string, json?: unknown): Promise<void> {
  const { responseCode, responseMsg } = await act(async () =>
    call(method, path, { token: await tokenOf('platform'), json }),
  );
  expect([responseCode, responseMsg]).toEqual([100, responseMsg]);
}

const nameOfClass = async (id: number) => ask('SELECT name FROM classes WHERE id = $1', [id]);
const section = async (id: number) => ask('SELECT name, stream FROM sections WHERE id = $1', [id]);

test('two users edit one class: back in the form everything is as typed; the other version is loaded, or the own one is saved over it', async () => {
  const id = await idOfClass('5');
  const { sent } = await editClass();
  await put('Class name', 'Mine');
  await other('PUT', `/class/${id}`, { className: 'Theirs', schoolId: 1, teacherId: null });
  press('Save');
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  pressThere('Keep editing');
  await closed();
  expect(field('Class name')).toHaveValue('Mine');
  press('Save');
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  expect(await nameOfClass(id)).toEqual([{ name: 'Theirs' }]);
  pressThere('Load new version');
  await waitFor(() => expect(field('Class name')).toHaveValue('Theirs'));
  await closed();
  expect(shownIn('Class teacher')).toBe('None');
  await put('Class name', 'Mine after theirs');
  await other('PUT', `/class/${id}`, { className: 'Theirs again', schoolId: 1, teacherId: null });
  press('Save');
  await screen.findByText(CONFLICT);
  pressThere('Save my version');
  expect(await screen.findByText('Class updated successfully')).toBeVisible();
  expect(await nameOfClass(id)).toEqual([{ name: 'Mine after theirs' }]);
  expect(countOf(sent, `PUT /class/${id}`)).toBe(4);
});

test('the teacher of the other version is shown by name, also one that this screen has not loaded', async () => {
  const id = await idOfClass('5');
  await editClass();
  await put('Class name', 'Mine');
  const rename = "UPDATE users SET full_name = 'Farah Naaz Khan' WHERE full_name = 'Farah Naaz' RETURNING id";
  await ask(rename);
  const teacher = "SELECT t.id FROM teachers t JOIN users u ON u.id = t.user_id WHERE u.full_name = 'Farah Naaz Khan'";
  const [{ id: teacherId } = { id: 0 }] = (await ask(teacher)) as { id: number }[];
  await other('PUT', `/class/${id}`, { className: '5', schoolId: 1, teacherId });
  await ask("UPDATE users SET disabled = true WHERE full_name = 'Farah Naaz Khan'");
  press('Save');
  await screen.findByText(CONFLICT);
  pressThere('Load new version');
  await waitFor(() => expect(shownIn('Class teacher')).toMatch(/^Farah Naaz/));
});

test('two users edit one section: the other version is loaded, or the own one is saved over it', async () => {
  const id = await idOfSection('11', 'Arts');
  const classId = await idOfClass('11');
  await editSection();
  await put('Section name', 'Mine');
  await other('PUT', `/section/${id}`, { sectionName: 'Theirs', classId, stream: 'SCIENCE' });
  press('Save');
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  pressThere('Load new version');
  await waitFor(() => expect(field('Section name')).toHaveValue('Theirs'));
  expect(shownIn('Stream')).toBe('Science');
  await closed();
  await put('Section name', 'Mine after theirs');
  await other('PUT', `/section/${id}`, { sectionName: 'Theirs again', classId, stream: 'ARTS' });
  press('Save');
  await screen.findByText(CONFLICT);
  pressThere('Save my version');
  expect(await screen.findByText('Section updated successfully')).toBeVisible();
  expect(await section(id)).toEqual([{ name: 'Mine after theirs', stream: 'SCIENCE' }]);
});

test('a section deleted before the choice cannot be loaded, and the dialog says so', async () => {
  const id = await idOfSection('11', 'Arts');
  const classId = await idOfClass('11');
  await editSection();
  await put('Section name', 'Mine');
  await other('PUT', `/section/${id}`, { sectionName: 'Theirs', classId, stream: 'SCIENCE' });
  press('Save');
  await screen.findByText(CONFLICT);
  await other('DELETE', `/section/${id}`);
  pressThere('Load new version');
  expect(await screen.findByText('Failed to load section')).toBeVisible();
  expect(field('Section name')).toHaveValue('Mine');
});

interface New {
  what: string;
  call: string;
  count: string;
  open: (options: { fault: Fault }) => Promise<Rendered>;
}
const kinds: New[] = [
  {
    what: 'class',
    call: 'POST /class',
    count: "SELECT id FROM classes WHERE name = 'Prep'",
    open: async (options) => {
      const rendered = await openClasses(options);
      await rendered.user.click(screen.getByText('Add Class'));
      await dialog('Add Class');
      await put('Class name', 'Prep');
      return rendered;
    },
  },
  {
    what: 'section',
    call: 'POST /section',
    count: "SELECT id FROM sections WHERE name = 'Prep'",
    open: async (options) => {
      const rendered = await openClasses(options);
      await selectClass(rendered.user, '5');
      await rendered.user.click(screen.getByText('Add Section'));
      await dialog('Add Section to “5”');
      await put('Section name', 'Prep');
      return rendered;
    },
  },
];

test.each(kinds)('a retry after an answer that got lost makes one $what', async ({ call: wanted, count, open }) => {
  const { fault, headers } = recording(wanted);
  const losing = on(wanted, lost, real);
  await open({ fault: (one, init) => fault(one, init) ?? losing(one, init) });
  press('Create');
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  expect(await ask(count)).toHaveLength(1);
  expect(screen.getByText('Not saved. Your entries are still here.')).toBeVisible();
  press('Create');
  expect(await screen.findByText(/created successfully$/)).toBeVisible();
  expect(await ask(count)).toHaveLength(1);
  const keys = headers.map((one) => one.get('idempotency-key'));
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
});

test('a second class that is added without leaving the screen is stored as another class', async () => {
  const { user } = await openClasses();
  for (const name of ['Prep', 'Play']) {
    await user.click(screen.getByText('Add Class'));
    await dialog('Add Class');
    await put('Class name', name);
    await pick('Class teacher', 'Kavita Meena');
    press('Create');
    await noDialog();
  }
  await waitFor(() => expect(classNames()).toEqual(expect.arrayContaining(['Prep', 'Play'])));
  expect(rowsOf('Classes')).toContainEqual(['Play', 'Kavita Meena']);
});
