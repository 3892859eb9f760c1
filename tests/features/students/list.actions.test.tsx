import { fireEvent, within } from '@testing-library/react';
import type { Rendered } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { recordVisits, TC } from '../support/life';
import {
  AANYA,
  DELETED,
  DISABLED,
  EXPORT,
  LIST,
  openList,
  PLAIN,
  RUNNING,
  SARASWATI,
  STRUCK_OFF,
  openListFor,
  typeSearch,
} from '../support/students';
import {
  findRow,
  waitForTable,
  queryDatabase,
  getButton,
  chooseOption,
  clearOption,
  getMenuButton,
  openRowMenu,
  clickButton,
  waitForEnabled,
  tableRows,
  clickSearch,
  chooseMenuItem,
  tableTotal,
} from '../../support/screen';
import {
  countCalls,
  holdResponse,
  networkError,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import { setPrivileges, withdrawPrivileges } from '../../provider/support/privileges';

beforeEach(resetProvider);

const NAME = AANYA.name;
/** What the row of a student says; part of another one's mobile may be the same digits. */
const statusOf = ({ code }: { code: number | string }) =>
  tableRows()
    .find((cells) => cells.includes(String(code)))
    ?.at(-1);
const ID = 69;
const DELETE = `DELETE /student/${ID}`;
const entriesOf = async (user: Rendered['user']) =>
  (await openRowMenu(user, NAME)).map(({ textContent }) => textContent);

test('STUDENT-16 STUDENT-17 STUDENT-18 CALL2-20 a user who may edit and delete has all entries in a student’s menu', async () => {
  const { user } = await openListFor(AANYA.code);
  expect(await entriesOf(user)).toEqual(['View', 'Edit', 'Certificates', 'Delete']);
});

test('STUDENT-16 STUDENT-17 STUDENT-18 a user who may only see the list has only View and Certificates', async () => {
  await setPrivileges('admin', 'STUDENT', 'LIST_STUDENT');
  const { user } = await openListFor(AANYA.code);
  expect(await entriesOf(user)).toEqual(['View', 'Certificates']);
});

test.each([
  ['STUDENT-17', 'EDIT_STUDENT', ['View', 'Certificates', 'Delete']],
  ['STUDENT-18', 'REMOVE_STUDENT', ['View', 'Edit', 'Certificates']],
])('%s without %s its entry is missing', async (_id, privilege, entries) => {
  await withdrawPrivileges('admin', privilege);
  const { user } = await openListFor(AANYA.code);
  expect(await entriesOf(user)).toEqual(entries);
});

test('Certificates opens a new certificate of the student in the listed session and returns to the list', async () => {
  const rendered = await openListFor(AANYA.code);
  const visits = recordVisits(rendered);
  await chooseMenuItem(rendered.user, NAME, 'Certificates');
  expect(await screen.findByText(`${NAME} (${AANYA.code})`)).toBeVisible();
  expect(visits.find(({ path }) => path === '/certificates/new')?.state).toMatchObject({
    student: { studentId: ID, studentCode: AANYA.code, studentName: NAME },
    ...{ schoolId: 1, sessionId: 2, from: '/students/list' },
  });
  clickButton('Close');
  await waitFor(() => expect(rendered.path()).toBe('/students/list'));
});

test('without LIST_STUDENT a row of the student list has no Certificates', async () => {
  await withdrawPrivileges('admin', 'LIST_STUDENT');
  const { user } = await openListFor(AANYA.code);
  expect(await entriesOf(user)).toEqual(['View', 'Edit', 'Delete']);
});

test('STUDENT-16 each row has a menu, and a student who was struck off, a disabled one and one with a TC can be viewed', async () => {
  const { user } = await openList();
  clickButton('More filters');
  fireEvent.click(screen.getByLabelText('TC/Name Strike Off'));
  await waitForTable();
  const rows = [...document.querySelectorAll<HTMLElement>('.portal-table tbody tr')];
  expect(rows).toHaveLength(10);
  for (const row of rows)
    expect(within(row).getAllByLabelText(/^Actions for /, { selector: 'button' })).toHaveLength(1);
  for (const { code, name } of [STRUCK_OFF, DISABLED, { code: TC.studentCode, name: TC.studentName }]) {
    typeSearch(String(code));
    await clickSearch();
    await findRow(name);
    expect(getMenuButton(name)).toBeEnabled();
    expect((await openRowMenu(user, name)).map(({ textContent }) => textContent)).toContain('View');
    await user.keyboard('{Escape}');
  }
});

test('STUDENT-16 the menu of a deleted student is disabled', async () => {
  await openListFor(DELETED.code);
  expect(statusOf(DELETED)).toBe('Deleted');
  expect(getMenuButton(DELETED.name)).toBeDisabled();
  expect((await findRow(DELETED.name)).querySelector('a')).toBeNull();
  fireEvent.click(getMenuButton(DELETED.name));
  expect(document.querySelector('[role="menuitem"].ant-dropdown-menu-item')).toBeNull();
});

const TEXT = 'Are you sure you want to delete this student? This action cannot be undone.';
const confirmation = () => screen.queryByText(TEXT);
const gone = () => waitFor(() => expect(confirmation()).toBeNull());
/** The buttons of the confirmation, below the row's own. */
const answer = (label: string) =>
  fireEvent.click(
    [...document.querySelectorAll('.ant-modal button')].find(({ textContent }) => textContent === label) as Element,
  );

test('STUDENT-20 Delete asks first; declining makes no call', async () => {
  const { sent, user } = await openListFor(AANYA.code);
  await chooseMenuItem(user, NAME, 'Delete');
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(screen.getByText(`Delete Student “${NAME}”`)).toBeVisible();
  /** Without the check of the signed-in user, which may come late. */
  const calls = () => sent.filter(({ path }) => path !== '/user/info');
  const before = calls();
  answer('Cancel');
  await gone();
  expect(calls()).toEqual(before);
  expect(statusOf(AANYA)).toBe('Active');
});

test('STUDENT-20 STUDENT-21 confirmed it deletes the student, says so, and the list shows it as deleted', async () => {
  const { sent, user } = await openListFor(AANYA.code);
  await chooseMenuItem(user, NAME, 'Delete');
  await screen.findByText(TEXT);
  answer('Delete');
  expect(await screen.findByText('Student deleted successfully')).toBeVisible();
  await gone();
  expect(countCalls(sent, DELETE)).toBe(1);
  await waitFor(() => expect(statusOf(AANYA)).toBe('Deleted'));
  expect(getMenuButton(NAME)).toBeDisabled();
  expect(await queryDatabase('SELECT life FROM students WHERE id = $1', [ID])).toEqual([{ life: 'DELETED' }]);
});

test('STUDENT-21 CALL2-03 a deletion that fails says why, in the words of the provider if there are any', async () => {
  const { sent, user } = await openListFor(AANYA.code, {
    fault: replyTo(DELETE, rejectWith(105, '', { status: 500 }), rejectWith(105, 'Not today'), networkError),
  });
  for (const shown of ['Failed to delete student', 'Not today', 'Network error occurred']) {
    await chooseMenuItem(user, NAME, 'Delete');
    await screen.findByText(TEXT);
    answer('Delete');
    expect(await screen.findByText(shown)).toBeVisible();
    await gone();
  }
  expect(countCalls(sent, DELETE)).toBe(3);
  expect(statusOf(AANYA)).toBe('Active');
});

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FILE = 'Students Saraswati Vidya Mandir 2026 - 2027.xlsx';

test('STUDENT-13 CALL2-06 CALL2-21 Download saves the students matching the filter under the name of the answer', async () => {
  const saved: { size: number; type: string; name: string }[] = [];
  const { bodies, fault } = recordCalls(EXPORT);
  const saveFile = ({ size, type }: Blob, name: string) => void saved.push({ size, type, name });
  const { sent } = await openList({ fault, world: { saveFile } });
  await clearOption('Session');
  expect(getButton('Download')).toBeDisabled();
  await chooseOption('Session', RUNNING);
  await chooseOption('Class', 'LKG');
  typeSearch('aanya');
  clickButton('Download');
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitForTable();
  // The rows agree with the file.
  expect(tableRows().map(([code]) => code)).toContain(String(AANYA.code));
  expect(screen.getByLabelText('Search (Name/Code)')).toHaveValue('aanya');
  expect(tableTotal()).not.toBe('Total Records: 0');
  const { page: _page, size: _size, ...filter } = PLAIN;
  expect(bodies).toEqual([{ ...filter, classId: 2, searchText: 'aanya' }]);
  expect(saved).toEqual([{ size: expect.any(Number) as number, type: SHEET, name: FILE }]);
  expect(saved[0]?.size).toBeGreaterThan(1000);
  expect(await screen.findByText('4 students downloaded')).toBeVisible();
  expect(countCalls(sent, LIST)).toBe(4);
});

test('STUDENT-13 Download requests the section and the advanced filters too', async () => {
  const { bodies, fault } = recordCalls(EXPORT);
  await openList({ fault, world: { saveFile: () => undefined } });
  await chooseOption('Class', 'LKG');
  await chooseOption('Section', 'B');
  clickButton('More filters');
  await chooseOption('Registration Status', 'Complete');
  for (const label of ['TC/Name Strike Off', 'Non RTE', 'Old/New']) fireEvent.click(screen.getByLabelText(label));
  clickButton('Download');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    ...{ classId: 2, sectionId: 4, registrationStatus: 'COMPLETE' },
    ...{ includeDisabled: true, includeBlocked: true, nonRte: true, newStudents: true },
  });
});

test('STUDENT-13 while a file is loading another click does not ask for a second one', async () => {
  const gate = holdResponse();
  const { sent } = await openList({ fault: replyTo(EXPORT, gate.reply), world: { saveFile: () => undefined } });
  clickButton('Download');
  await waitFor(() => expect(countCalls(sent, EXPORT)).toBe(1));
  fireEvent.click(screen.getByText('Download').closest('button') as HTMLElement);
  gate.release();
  await waitForResponses();
  expect(countCalls(sent, EXPORT)).toBe(1);
});

/** What the messages say, so that a failure tells why there is no file. */
const told = () => [...document.querySelectorAll('.ant-notification-notice')].map(({ textContent }) => textContent);
const html = () =>
  new Response('<p>Proxy</p>', { status: 200, headers: { 'content-type': 'text/html', 'content-disposition': 'x' } });
test.each([
  ['STUDENT-13', 'no words', rejectWith(105, '', { status: 500 }), 'Download failed'],
  ['STUDENT-13 CALL2-03', 'words', rejectWith(105, 'Not today', { status: 500 }), 'Not today'],
  ['STUDENT-13 CALL2-05', 'no file in it', rejectWith(100, '', { status: 200 }), /^(Download failed|The server sent)/],
  ['STUDENT-13 CALL2-05', 'a page in place of the file', html, /^(Download failed|The server sent)/],
])('%s a download that fails says so and saves nothing: an answer with %s', async (_id, _what, reply, text) => {
  const saved: string[] = [];
  const world = { saveFile: (_file: Blob, name: string) => void saved.push(name) };
  await openList({ fault: replyTo(EXPORT, reply, passThrough), world });
  clickButton('Download');
  expect(await screen.findByText(text)).toBeVisible();
  expect(saved).toEqual([]);
  await waitForEnabled(() => getButton('Download'));
  const before = told();
  clickButton('Download');
  const done = expect.stringMatching(/^\d{3} students downloaded/) as string;
  await waitFor(() => expect([saved.length, told().filter((said) => !before.includes(said))]).toEqual([1, [done]]));
});

test('STUDENT-13 a user of no school downloads the students of the chosen school', async () => {
  const saved: string[] = [];
  await openList({ as: 'platform', world: { saveFile: (_file, name) => void saved.push(name) } });
  expect(getButton('Download')).toBeDisabled();
  await chooseOption('School', SARASWATI);
  await waitForEnabled(() => getButton('Download'));
  clickButton('Download');
  const done = expect.stringMatching(/^\d{3} students downloaded/) as string;
  await waitFor(() => expect([saved, told()]).toEqual([[FILE], [done]]));
});

test('the row menu works by keyboard: Enter opens it and takes an entry', async () => {
  const { path, user } = await openListFor(AANYA.code);
  getMenuButton(NAME).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('View'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 });
  await waitFor(() => expect(path()).toBe('/students/view'));
});

test('a student who was deleted elsewhere in the meantime: the refusal is shown, and the list is loaded again', async () => {
  const { user } = await openListFor(AANYA.code);
  await findRow(NAME);
  await sql("UPDATE students SET life = 'DELETED' WHERE id = $1", [ID]);
  await chooseMenuItem(user, NAME, 'Delete');
  await screen.findByText(TEXT);
  answer('Delete');
  await gone();
  await clickSearch();
  await waitFor(() => expect(statusOf(AANYA)).toBe('Deleted'));
});
