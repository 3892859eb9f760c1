import { act } from '@testing-library/react';
import { call, tokenOf } from '../../support/provider';
import { screen, waitFor, type Fault, type Rendered } from '../../support/portal';
import {
  classNames,
  idOfClass,
  idOfSection,
  openClasses,
  resetToFewClasses,
  selectClass,
  panelRows,
} from '../support/classes';
import {
  chooseMenuItem,
  findDialog,
  waitForNoDialog,
  chooseOption,
  clickDialogButton,
  selectedText,
  queryDatabase,
  getField,
  fillField,
  clickButton,
} from '../../support/screen';
import { countCalls, loseResponse, replyTo, passThrough, recordCalls } from '../../support/faults';

beforeEach(resetToFewClasses);

const CONFLICT = 'This record has changed';
const closed = () => waitFor(() => expect(screen.queryByText(CONFLICT)).toBeNull());

async function editClass(options: { fault?: Fault } = {}): Promise<Rendered> {
  const rendered = await openClasses(options);
  await chooseMenuItem(rendered.user, '5', 'Edit');
  await findDialog('Edit Class “5”');
  return rendered;
}

async function editSection(): Promise<Rendered> {
  const rendered = await openClasses();
  await selectClass(rendered.user, '11');
  await chooseMenuItem(rendered.user, 'Arts', 'Edit');
  await findDialog('Edit Section “Arts” of “11”');
  return rendered;
}

/** What another user does in the meantime. */
async function other(method: string, path: string, json?: unknown): Promise<void> {
  const { responseCode, responseMsg } = await act(async () =>
    call(method, path, { token: await tokenOf('platform'), json }),
  );
  expect([responseCode, responseMsg]).toEqual([100, responseMsg]);
}

const nameOfClass = async (id: number) => queryDatabase('SELECT name FROM classes WHERE id = $1', [id]);
const section = async (id: number) => queryDatabase('SELECT name, stream FROM sections WHERE id = $1', [id]);

test('two users edit one class: back in the form everything is as typed; the other version is loaded, or the own one is saved over it', async () => {
  const id = await idOfClass('5');
  const { sent } = await editClass();
  await fillField('Class name', 'Mine');
  await other('PUT', `/class/${id}`, { className: 'Theirs', schoolId: 1, teacherId: null });
  clickDialogButton('Save');
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  clickButton('Keep editing');
  await closed();
  expect(getField('Class name')).toHaveValue('Mine');
  clickDialogButton('Save');
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  expect(await nameOfClass(id)).toEqual([{ name: 'Theirs' }]);
  clickButton('Load new version');
  await waitFor(() => expect(getField('Class name')).toHaveValue('Theirs'));
  await closed();
  expect(selectedText('Class teacher')).toBe('None');
  await fillField('Class name', 'Mine after theirs');
  await other('PUT', `/class/${id}`, { className: 'Theirs again', schoolId: 1, teacherId: null });
  clickDialogButton('Save');
  await screen.findByText(CONFLICT);
  clickButton('Save my version');
  expect(await screen.findByText('Class updated successfully')).toBeVisible();
  expect(await nameOfClass(id)).toEqual([{ name: 'Mine after theirs' }]);
  expect(countCalls(sent, `PUT /class/${id}`)).toBe(4);
});

test('the teacher of the other version is shown by name, also one that this screen has not loaded', async () => {
  const id = await idOfClass('5');
  await editClass();
  await fillField('Class name', 'Mine');
  const rename = "UPDATE users SET full_name = 'Farah Naaz Khan' WHERE full_name = 'Farah Naaz' RETURNING id";
  await queryDatabase(rename);
  const teacher = "SELECT t.id FROM teachers t JOIN users u ON u.id = t.user_id WHERE u.full_name = 'Farah Naaz Khan'";
  const [{ id: teacherId } = { id: 0 }] = (await queryDatabase(teacher)) as { id: number }[];
  await other('PUT', `/class/${id}`, { className: '5', schoolId: 1, teacherId });
  await queryDatabase("UPDATE users SET disabled = true WHERE full_name = 'Farah Naaz Khan'");
  clickDialogButton('Save');
  await screen.findByText(CONFLICT);
  clickButton('Load new version');
  await waitFor(() => expect(selectedText('Class teacher')).toMatch(/^Farah Naaz/));
});

test('two users edit one section: the other version is loaded, or the own one is saved over it', async () => {
  const id = await idOfSection('11', 'Arts');
  const classId = await idOfClass('11');
  await editSection();
  await fillField('Section name', 'Mine');
  await other('PUT', `/section/${id}`, { sectionName: 'Theirs', classId, stream: 'SCIENCE' });
  clickDialogButton('Save');
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  clickButton('Load new version');
  await waitFor(() => expect(getField('Section name')).toHaveValue('Theirs'));
  expect(selectedText('Stream')).toBe('Science');
  await closed();
  await fillField('Section name', 'Mine after theirs');
  await other('PUT', `/section/${id}`, { sectionName: 'Theirs again', classId, stream: 'ARTS' });
  clickDialogButton('Save');
  await screen.findByText(CONFLICT);
  clickButton('Save my version');
  expect(await screen.findByText('Section updated successfully')).toBeVisible();
  expect(await section(id)).toEqual([{ name: 'Mine after theirs', stream: 'SCIENCE' }]);
});

test('a section deleted before the choice cannot be loaded, and the dialog says so', async () => {
  const id = await idOfSection('11', 'Arts');
  const classId = await idOfClass('11');
  await editSection();
  await fillField('Section name', 'Mine');
  await other('PUT', `/section/${id}`, { sectionName: 'Theirs', classId, stream: 'SCIENCE' });
  clickDialogButton('Save');
  await screen.findByText(CONFLICT);
  await other('DELETE', `/section/${id}`);
  clickButton('Load new version');
  expect(await screen.findByText('Failed to load section')).toBeVisible();
  expect(getField('Section name')).toHaveValue('Mine');
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
      await findDialog('Add Class');
      await fillField('Class name', 'Prep');
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
      await findDialog('Add Section to “5”');
      await fillField('Section name', 'Prep');
      return rendered;
    },
  },
];

test.each(kinds)('a retry after an answer that got lost makes one $what', async ({ call: wanted, count, open }) => {
  const { fault, headers } = recordCalls(wanted);
  const losing = replyTo(wanted, loseResponse, passThrough);
  await open({ fault: (one, init) => fault(one, init) ?? losing(one, init) });
  clickDialogButton('Create');
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  expect(await queryDatabase(count)).toHaveLength(1);
  expect(screen.getByText('Save not confirmed. Your entries are still here.')).toBeVisible();
  clickDialogButton('Create');
  expect(await screen.findByText(/created successfully$/)).toBeVisible();
  expect(await queryDatabase(count)).toHaveLength(1);
  const keys = headers.map((one) => one.get('idempotency-key'));
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
});

test('after a lost answer other values are reported once, the list shows the first class, and the next attempt adds the other one', async () => {
  const rendered = await openClasses({ fault: replyTo('POST /class', loseResponse, passThrough) });
  const { user, sent } = rendered;
  await user.click(screen.getByText('Add Class'));
  await findDialog('Add Class');
  await fillField('Class name', 'Prep');
  clickDialogButton('Create');
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  await fillField('Class name', 'Play');
  clickDialogButton('Create');
  expect(await screen.findByText(/^This request was already sent with other values/)).toBeVisible();
  await waitFor(() => expect(classNames()).toContain('Prep'));
  expect(screen.queryByText('Save not confirmed. Your entries are still here.')).toBeNull();
  clickDialogButton('Create');
  expect(await screen.findByText('Class created successfully')).toBeVisible();
  await waitFor(() => expect(classNames()).toEqual(expect.arrayContaining(['Prep', 'Play'])));
  expect(countCalls(sent, 'POST /class')).toBe(3);
});

test('TABLE-13 a dialog whose save is not confirmed asks before it is closed', async () => {
  const { user } = await openClasses({ fault: replyTo('POST /class', loseResponse) });
  await user.click(screen.getByText('Add Class'));
  await findDialog('Add Class');
  await fillField('Class name', 'Prep');
  clickDialogButton('Create');
  await screen.findByText('Save not confirmed. Your entries are still here.');
  clickDialogButton('Cancel');
  clickButton('Leave', await findDialog('Save not confirmed'));
  await waitForNoDialog();
  await waitFor(() => expect(classNames()).toContain('Prep'));
});

test('a second class that is added without leaving the screen is stored as another class', async () => {
  const { user } = await openClasses();
  for (const name of ['Prep', 'Play']) {
    await user.click(screen.getByText('Add Class'));
    await findDialog('Add Class');
    await fillField('Class name', name);
    await chooseOption('Class teacher', 'Kavita Meena');
    clickDialogButton('Create');
    await waitForNoDialog();
  }
  await waitFor(() => expect(classNames()).toEqual(expect.arrayContaining(['Prep', 'Play'])));
  expect(panelRows('Classes')).toContainEqual(['Play', 'Kavita Meena']);
});
