// The screen of subjects and groups: what it is about, what it lists, who may do what.
import { within } from '@testing-library/react';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { listGroups, masterId, saveGroup, subjectPlaceOf } from '../../provider/support/subjects';
import { chooseSchool, NALANDA, SARASWATI, menuEntries } from '../support/classes';
import {
  listCalls,
  NEXT,
  openSubjects,
  showGroups,
  subjectsAddress,
  findTableText,
  subjectRows,
} from '../support/subjects';
import { chooseMenuItem, findDialog, chooseOption, selectedText, navigateTo, clickButton } from '../../support/screen';
import { withdrawPrivileges } from '../../provider/support/privileges';
import { countCalls, delayResponse, replyTo, passThrough, rejectWith } from '../../support/faults';

beforeEach(resetProvider);

test('the list of the school offers to delete what no class is taught, and nothing else; it goes once that is confirmed', async () => {
  const { user } = await openSubjects();
  clickButton('Subject list');
  await screen.findByLabelText('Actions for Drawing');
  /** A subject that is not in the table of the class. */
  const nameOf = (used: boolean) =>
    [...document.querySelectorAll('.subject-master-list li')]
      .filter((row) => (row.querySelector('.subject-used') !== null) === used)
      .map((row) => row.firstElementChild?.textContent ?? '')
      .find((name) => screen.getAllByLabelText(`Actions for ${name}`).length === 1) ?? '';
  expect(await menuEntries(user, nameOf(true))).toEqual(['Rename', 'Delete*']);
  const unused = nameOf(false);
  expect(await menuEntries(user, unused)).toEqual(['Rename', 'Delete']);
  await chooseMenuItem(user, unused, 'Delete');
  const asks = await findDialog(`Delete “${unused}” from the list`);
  await user.click(within(asks).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Subject deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText(`Actions for ${unused}`)).toBeNull());
});

const FIRST = 'Choose a session and a class to see its subjects';
const BUTTONS = ['Subject list', 'Add Group', 'Add Subject'];
const textsIn = (table: string, selector: string) =>
  [...document.querySelectorAll(`[aria-label="${table}"] ${selector}`)].map(({ textContent }) => textContent);
const headingsOf = (table: string) => textsIn(table, 'th');
const chipsOf = (table: string) => textsIn(table, '.portal-chips li');
const buttons = () => BUTTONS.filter((name) => screen.queryByRole('button', { name }) !== null);

test('SHELL-16 SHELL-74 SUBJECT-01 SUBJECT-02 CALL-58 CALL-59 nothing is listed until session and class are chosen; the ACTIVE session is', async () => {
  const { sent } = await renderPortal({ at: '/subjects', as: 'admin' });
  expect(await screen.findByText(FIRST)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Subjects' })).toBeVisible();
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent(/^Home\W*Subjects$/);
  expect(
    within(trail)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home']);
  await waitFor(() => expect(selectedText('Session')).toBe('2026 - 2027'));
  expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
  expect(sent.filter(({ path }) => path.startsWith('/subject'))).toEqual([]);
  await chooseOption('Class', '9');
  expect(await findTableText('Sanskrit')).toBeVisible();
  const { subjects, groups } = listCalls(await subjectPlaceOf('9', 'ACTIVE'));
  expect([countCalls(sent, subjects), countCalls(sent, groups)]).toEqual([1, 1]);
});

test('SUBJECT-02 a class without a session lists nothing either', async () => {
  await sql("UPDATE sessions SET status = 'COMPLETED' WHERE status = 'ACTIVE'");
  const { sent } = await renderPortal({ at: '/subjects', as: 'admin' });
  expect(await screen.findByText(FIRST)).toBeVisible();
  await chooseOption('Class', '9');
  await waitForResponses();
  expect([selectedText('Session'), selectedText('Class')]).toEqual(['Choose a session', '9']);
  expect(screen.getByText(FIRST)).toBeVisible();
  expect(sent.filter(({ path }) => path.startsWith('/subject'))).toEqual([]);
});

test('SUBJECT-01 SUBJECT-07 a platform user chooses a school first; another one clears session and class', async () => {
  await renderPortal({ at: '/subjects', as: 'platform' });
  expect(await screen.findByText(FIRST)).toBeVisible();
  for (const name of ['Session', 'Class']) expect(screen.getByRole('combobox', { name })).toBeDisabled();
  expect(buttons()).not.toContain('Subject list');
  await chooseSchool(SARASWATI);
  await waitFor(() => expect(selectedText('Session')).toBe('2026 - 2027'));
  await chooseOption('Session', NEXT);
  await chooseOption('Class', '9');
  await findTableText('Sanskrit');
  await chooseOption('School', NALANDA);
  expect(await screen.findByText(FIRST)).toBeVisible();
  // The other school's own ACTIVE session replaces the one that was chosen.
  await waitFor(() => expect(selectedText('Session')).toBe('2026 - 2027'));
  expect(selectedText('Class')).toBe('Choose a class');
});

test('SUBJECT-05 SUBJECT-03 SUBJECT-29 SUBJECT-31 ENUM-33 CONST-23 CONST-24 subjects with type, method, categories, stream and groups', async () => {
  await openSubjects();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Subjects', 'Groups']);
  expect(headingsOf('Subjects of 9')).toEqual([
    ...['Name', 'Type', 'Evaluation method', 'Categories', 'Stream', 'Groups', 'Actions'],
  ]);
  expect(
    subjectRows('Subjects of 9')
      .slice(0, 7)
      .map((row) => row.slice(0, 6)),
  ).toEqual([
    ['Computer Science', 'Mandatory', 'Marks', 'Theory, Practical', 'All', ''],
    ['English', 'Mandatory', 'Marks', 'Theory', 'All', ''],
    ['Health and Physical Education', 'Mandatory', 'Grade', 'Practical', 'All', ''],
    ['Hindi', 'Mandatory', 'Marks', 'Theory', 'All', ''],
    ['Mathematics', 'Mandatory', 'Marks', 'Theory', 'All', ''],
    ['Rajasthan Studies', 'Mandatory', 'Grade', 'Theory', 'All', ''],
    ['Sanskrit', 'Optional', 'Marks', 'Theory', 'All', 'Third Language'],
  ]);
  expect(chipsOf('Subjects of 9')).toEqual(['Third Language', 'Third Language']);
});

test('CALL-59 SUBJECT-03 SUBJECT-05 SUBJECT-30 TABLE-16 groups with their stream and subjects, on a tab that the address keeps', async () => {
  const [token, inClass] = [await tokenOf('admin'), await subjectPlaceOf('9')];
  const [group] = (await listGroups(token, inClass)).data;
  const more = [await masterId('English'), await masterId('Hindi')];
  await saveGroup(token, { ...group, subjectIds: [...(group?.subjectIds ?? []), ...more] });
  const { user } = await openSubjects();
  await showGroups(user);
  expect(headingsOf('Groups of 9')).toEqual(['Name', 'Stream', 'Subjects', 'Actions']);
  expect(subjectRows('Groups of 9').map((row) => row.slice(0, 2))).toEqual([['Third Language', 'All']]);
  expect(chipsOf('Groups of 9')).toEqual(['English', 'Hindi', '+2']);
  await waitFor(() => expect(window.location.hash).toMatch(/&tab=groups$/));
});

test('the address names session, class and tab', async () => {
  await renderPortal({ at: await subjectsAddress('9', 'UPCOMING', 'groups'), as: 'admin' });
  await waitFor(() => expect(subjectRows('Groups of 9')).toHaveLength(1));
  expect([selectedText('Session'), selectedText('Class')]).toEqual([NEXT, '9']);
});

test('SUBJECT-06 a class without subjects and groups says so', async () => {
  const { user } = await renderPortal({ at: await subjectsAddress('11'), as: 'admin' });
  expect(await screen.findByText('No data available')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Groups' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'Groups' }));
  expect(await panel.findByText('No data available')).toBeVisible();
});

test.each(['subjects', 'groups'] as const)(
  'SUBJECT-09 a list of %s that fails says so and is tried again',
  async (tab) => {
    const call = listCalls(await subjectPlaceOf('9'))[tab];
    const { user } = await renderPortal({
      at: await subjectsAddress('9', 'UPCOMING', tab),
      as: 'admin',
      fault: replyTo(call, rejectWith(101), passThrough),
    });
    expect(await screen.findByText('Failed to load subjects')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /retry|again/i }));
    await waitFor(() => expect(subjectRows(tab === 'subjects' ? 'Subjects of 9' : 'Groups of 9')).not.toEqual([]));
  },
);

test.each([
  ['ACTIVE', 'The session 2026 - 2027 is active. Its subjects and groups cannot be changed.'],
  ['COMPLETED', 'The session 2025 - 2026 is completed. Its subjects and groups cannot be changed.'],
])(
  'SESSION-45 in a session that is %s nothing can be changed, and a hint leads to the one to come',
  async (status, hint) => {
    const { user } = await openSubjects({ status });
    expect(screen.getByText(hint)).toBeVisible();
    expect(buttons()).toEqual(['Subject list']);
    expect(screen.queryByLabelText('Actions for Hindi')).toBeNull();
    await showGroups(user);
    expect(screen.queryByLabelText('Actions for Third Language')).toBeNull();
    expect(buttons()).toEqual(['Subject list']);
    await user.click(screen.getByRole('tab', { name: 'Subjects' }));
    clickButton(`Show ${NEXT}`);
    expect(await screen.findByLabelText('Actions for Hindi')).toBeVisible();
    expect(buttons()).toEqual(BUTTONS);
  },
);

test.each([
  ['SUBJECT-04 SUBJECT-10..15', 'every privilege', [], BUTTONS, ['Edit', 'Delete']],
  ['SUBJECT-10', 'all but SUBJECTS', ['SUBJECTS'], ['Add Group'], ['Edit', 'Delete']],
  [
    'SUBJECT-11',
    'all but ADD_SUBJECT_GROUP',
    ['ADD_SUBJECT_GROUP'],
    ['Subject list', 'Add Subject'],
    ['Edit', 'Delete'],
  ],
  ['SUBJECT-12 SUBJECT-13', 'all but EDIT_SUBJECT_GROUP', ['EDIT_SUBJECT_GROUP'], BUTTONS, ['Delete']],
  ['SUBJECT-14 SUBJECT-15', 'all but REMOVE_SUBJECT', ['REMOVE_SUBJECT'], BUTTONS, ['Edit']],
  ['SUBJECT-12 SUBJECT-14', 'neither to edit nor to delete', ['EDIT_SUBJECT_GROUP', 'REMOVE_SUBJECT'], BUTTONS, []],
])('%s a user with %s', async (_ids, _what, lacks, adds, entries) => {
  await withdrawPrivileges('admin', ...lacks);
  const { user } = await openSubjects();
  expect(buttons()).toEqual(adds);
  if (entries.length === 0) return expect(screen.queryByLabelText('Actions for Hindi')).toBeNull();
  expect(await menuEntries(user, 'Hindi')).toEqual(entries);
  await showGroups(user);
  expect(await menuEntries(user, 'Third Language')).toEqual(entries);
});

test('SUBJECT-17 SUBJECT-23 SUBJECT-24 without a class there is no dialog: the field says that it is required', async () => {
  const failing = rejectWith(105, '', { status: 500 });
  await renderPortal({ at: '/subjects', as: 'admin', fault: replyTo('GET /class/all/1', failing) });
  await waitFor(() => expect(selectedText('Session')).toBe('2026 - 2027'));
  expect(await screen.findByText('Failed to load classes')).toBeVisible();
  await chooseOption('Session', NEXT);
  for (const name of ['Add Subject', 'Add Group']) {
    clickButton(name);
    expect(await screen.findByText('Class is required')).toBeVisible();
  }
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test.each(['Add Subject', 'Add Group'])(
  'SUBJECT-17 SUBJECT-23 SUBJECT-24 without a session it says that one is required: %s',
  async (name) => {
    await renderPortal({ at: '/subjects', as: 'platform' });
    await screen.findByText(FIRST);
    clickButton(name);
    expect(await screen.findByText('Session is required')).toBeVisible();
    expect(screen.getByText('Class is required')).toBeVisible();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  },
);

test('the lists that are opened again show a subject as another user named it in the meantime', async () => {
  const rendered = await openSubjects();
  const [name] = subjectRows('Subjects of 9')[0] ?? [];
  const at = `${rendered.router.state.location.pathname}${window.location.hash}`;
  await navigateTo(rendered, '/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await sql(`UPDATE master_subjects SET name = 'Astronomy' WHERE name = $1`, [name]);
  await navigateTo(rendered, at);
  expect(await findTableText('Astronomy')).toBeVisible();
});

test('a subject can be added once the class of the address is loaded, and not before', async () => {
  const { reply, release } = delayResponse();
  const fault = replyTo('GET /class/all/1', reply, passThrough);
  await renderPortal({ at: await subjectsAddress('5'), as: 'admin', fault });
  const add = () => screen.getByRole('button', { name: 'Add Subject' });
  await screen.findByRole('button', { name: 'Add Subject' });
  expect(add()).toBeDisabled();
  release();
  await waitFor(() => expect(add()).toBeEnabled());
});
