import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import {
  AANYA,
  LIST,
  NALANDA,
  openList,
  PAST,
  PLAIN,
  RUNNING,
  SARASWATI,
  NEXT,
  shownCodes,
  countEnrolments,
  openListFor,
  typeSearch,
} from '../support/students';
import {
  alterResponse,
  countCalls,
  combineFaults,
  holdResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import {
  waitForTable,
  getButton,
  chooseOption,
  clearOption,
  optionsOf,
  selectedText,
  openRowMenu,
  clickButton,
  tableRows,
  clickSearch,
  tableTotal,
} from '../../support/screen';

beforeEach(resetProvider);

const box = () => screen.getByLabelText('Search (Name/Code)');
const toggle = (label: string) => void fireEvent.click(screen.getByLabelText(label));
const SESSIONS = 'GET /session/all/1';
const asked = (calls: readonly { path: string }[]) => calls.filter(({ path }) => path.startsWith('/student'));

test('STUDENT-02 a user of a school has no School filter and sees the own school', async () => {
  const { bodies, fault } = recordCalls(LIST);
  // A link from another user may name another school.
  await openList({ fault, at: '/students/list#schoolId=2' });
  expect(screen.queryByLabelText('School')).toBeNull();
  expect(bodies).toEqual([PLAIN]);
});

test('STUDENT-02 STUDENT-19 a SUPER_ADMIN who has a school has the School filter, empty at first, and Fees', async () => {
  const { user } = await openList({
    as: 'platform',
    fault: replyTo(
      'GET /user/info',
      alterResponse((data) => ({ ...data, role: 'SUPER_ADMIN', schoolId: 1 })),
    ),
  });
  expect(screen.getByLabelText('School')).toBeEnabled();
  expect(screen.getByText('Choose a session, then search')).toBeVisible();
  expect(await optionsOf('School', NALANDA)).toEqual([NALANDA, SARASWATI]);
  await chooseOption('School', SARASWATI);
  await waitForTable();
  const [[, , name = ''] = []] = tableRows();
  expect((await openRowMenu(user, name)).map(({ textContent }) => textContent)).toContain('Fees');
});

test('ENUM-10 STUDENT-02 STUDENT-14 a user of no school chooses the school; another one clears session, class and section, and begins with its own ACTIVE session', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openList({ as: 'platform', fault });
  expect(screen.getByLabelText('Session')).toBeDisabled();
  expect(screen.getByText('Choose a session, then search')).toBeVisible();
  await chooseOption('School', SARASWATI);
  await waitForTable();
  await chooseOption('Session', PAST);
  await chooseOption('Class', 'LKG');
  await chooseOption('Section', 'B');
  await waitForTable();
  expect(bodies.at(-1)).toEqual({ ...PLAIN, sessionId: 1, classId: 2, sectionId: 4 });
  await chooseOption('School', NALANDA);
  await waitForTable();
  expect([selectedText('Session'), selectedText('Class'), selectedText('Section')]).toEqual([RUNNING, 'All', 'All']);
  expect(screen.getByLabelText('Section')).toBeDisabled();
  expect(bodies.at(-1)).toMatchObject({ schoolId: 2, classId: -1, sectionId: -1 });
  expect(bodies.at(-1)).not.toMatchObject({ sessionId: PLAIN.sessionId });
});

test('STUDENT-14 another class clears the section and leaves the session', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openList({ fault });
  await chooseOption('Session', PAST);
  await chooseOption('Class', 'LKG');
  await chooseOption('Section', 'A');
  await chooseOption('Class', 'UKG');
  expect([selectedText('Session'), selectedText('Section')]).toEqual([PAST, 'All']);
  await waitForTable();
  expect(bodies.at(-1)).toEqual({ ...PLAIN, sessionId: 1, classId: 3 });
});

test('the list opens with the ACTIVE session, its first page and the cursor in the search box', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openList({ fault });
  expect(selectedText('Session')).toBe(RUNNING);
  expect(box()).toHaveFocus();
  expect(tableRows()).toHaveLength(10);
  expect(bodies).toEqual([PLAIN]);
});

test('a filter is applied as it is chosen, with the text that is in the search box', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openList({ fault });
  typeSearch('agarwal');
  expect(bodies).toEqual([PLAIN]);
  await chooseOption('Class', 'LKG');
  await waitForTable();
  expect(bodies).toEqual([PLAIN, { ...PLAIN, searchText: 'agarwal', classId: 2 }]);
  expect(box()).toHaveValue('agarwal');
});

test('where nobody is found who was looked for, the search over all classes is offered', async () => {
  await openListFor(AANYA.words);
  await chooseOption('Class', 'UKG');
  await waitForTable();
  expect(shownCodes()).toEqual([]);
  clickButton('Search all classes');
  await waitFor(() => expect(shownCodes()).toEqual([String(AANYA.code)]));
  expect(selectedText('Class')).toBe('All');
  typeSearch('nobody of that name');
  await clickSearch();
  expect(screen.queryByText('Search all classes')).toBeNull();
  // Nobody was looked for in a class that is empty.
  typeSearch('');
  fireEvent.change(screen.getByLabelText('Class', { selector: 'input' }), { target: { value: 'Def' } });
  await chooseOption('Class', 'Default');
  await waitForTable();
  expect(screen.getByText('No students found')).toBeVisible();
  expect(screen.queryByText('Search all classes')).toBeNull();
});

test('STUDENT-03 STUDENT-12 without a session Search is disabled, and Enter in the search box asks for one', async () => {
  const { sent, user } = await openList();
  expect(screen.getByLabelText('Session')).toHaveAttribute('aria-required', 'true');
  expect(await optionsOf('Session')).toEqual([NEXT, RUNNING, PAST]);
  await clearOption('Session');
  expect(screen.getByText('Choose a session, then search')).toBeVisible();
  expect(getButton('Search')).toBeDisabled();
  await user.type(box(), 'aanya{Enter}');
  expect(await screen.findByText('Please select a session')).toBeVisible();
  expect(asked(sent)).toHaveLength(1);
  await chooseOption('Session', RUNNING);
  await waitForTable();
  expect(getButton('Search')).toBeEnabled();
  expect(asked(sent)).toHaveLength(2);
});

test('STUDENT-12 a session chosen a moment before Enter counts', async () => {
  const { sent } = await openList();
  await clearOption('Session');
  fireEvent.mouseDown(screen.getByLabelText('Session'));
  const option = await screen.findByText(RUNNING, { selector: '.ant-select-item-option-content' });
  // In one go: the button has not heard of the choice when Enter comes.
  option.click();
  box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true }));
  await waitFor(() => expect(countCalls(sent, LIST)).toBeGreaterThan(1));
  expect(screen.queryByText('Please select a session')).toBeNull();
});

test('Enter while the sessions are on the way is kept: the list opens with what was typed', async () => {
  const gate = holdResponse();
  const { sent, user } = await renderPortal({
    at: '/students/list',
    as: 'admin',
    fault: replyTo(SESSIONS, gate.reply),
  });
  await user.type(await screen.findByLabelText('Search (Name/Code)'), 'aanya ramesh agarwal{Enter}');
  expect(asked(sent)).toEqual([]);
  gate.release();
  await waitFor(() => expect(shownCodes()).toEqual([String(AANYA.code)]));
  expect(screen.queryByText('Please select a session')).toBeNull();
  expect(countCalls(sent, LIST)).toBe(1);
});

test('STUDENT-12 with a session Enter in the search box searches', async () => {
  const { sent, user } = await openList();
  await user.type(box(), '1068{Enter}');
  await waitFor(() => expect(shownCodes()[0]).toBe('1068'));
  expect(countCalls(sent, LIST)).toBe(2);
  expect(screen.queryByText('Please select a session')).toBeNull();
});

test('STUDENT-04 STUDENT-05 ENUM-10 ENUM-41 class and section start on All, which is sent as -1; sections are those of the class', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openList({ fault });
  expect([selectedText('Class'), selectedText('Section')]).toEqual(['All', 'All']);
  expect(screen.getByLabelText('Section')).toBeDisabled();
  expect((await optionsOf('Class')).slice(0, 4)).toEqual(['All', 'Nursery', 'LKG', 'UKG']);
  await chooseOption('Class', 'LKG');
  expect(screen.getByLabelText('Section')).toBeEnabled();
  expect(await optionsOf('Section')).toEqual(['All', 'A', 'B']);
  await chooseOption('Section', 'B');
  await waitForTable();
  expect(bodies).toEqual([PLAIN, { ...PLAIN, classId: 2 }, { ...PLAIN, classId: 2, sectionId: 4 }]);
  expect(tableTotal()).toBe(
    `Total Records: ${await countEnrolments("e.section_id = 4 AND s.life IN ('ACTIVE', 'DELETED')")}`,
  );
  await chooseOption('Class', 'All');
  expect(selectedText('Section')).toBe('All');
  expect(screen.getByLabelText('Section', { selector: 'input' })).toBeDisabled();
});

test('STUDENT-06 ENUM-10 the text of the search box is sent as searchText, without spaces around it', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openListFor('  agarwal aanya ', { fault });
  expect(bodies).toEqual([PLAIN, { ...PLAIN, searchText: 'agarwal aanya' }]);
  expect(shownCodes()).toContain(String(AANYA.code));
});

test('STUDENT-07 ENUM-10 ENUM-26 Registration Status offers All, Pending and Complete, sent as -1, PENDING and COMPLETE', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openList({ fault });
  clickButton('More filters');
  expect(await optionsOf('Registration Status')).toEqual(['All', 'Pending', 'Complete']);
  for (const status of ['Pending', 'Complete', 'All']) {
    await chooseOption('Registration Status', status);
    await waitForTable();
    if (status === 'Pending') expect(tableTotal()).toBe('Total Records: 11');
  }
  expect(bodies.slice(1)).toEqual(
    (['PENDING', 'COMPLETE', '-1'] as const).map((registrationStatus) => ({ ...PLAIN, registrationStatus })),
  );
});

test('STUDENT-08 three switches are among the advanced filters, which are folded away at first', async () => {
  await openList();
  for (const label of ['TC/Name Strike Off', 'Non RTE', 'Old/New', 'Registration Status'])
    expect(screen.queryByLabelText(label)).toBeNull();
  expect(document.querySelectorAll('[role="switch"]')).toHaveLength(0);
  clickButton('More filters');
  expect(document.querySelectorAll('[role="switch"]')).toHaveLength(3);
  for (const label of ['TC/Name Strike Off', 'Non RTE', 'Old/New']) {
    expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAttribute('role', 'switch');
    expect(screen.getByLabelText(label)).not.toBeChecked();
  }
});

test.each([
  ['STUDENT-09 ENUM-10', 'TC/Name Strike Off', { includeDisabled: true, includeBlocked: true }, 'true'],
  ['STUDENT-10', 'Non RTE', { nonRte: true }, "s.life IN ('ACTIVE', 'DELETED') AND NOT s.rte"],
  ['STUDENT-10', 'Old/New', { newStudents: true }, "s.life IN ('ACTIVE', 'DELETED') AND e.new_admission"],
])('%s the switch %s narrows or widens the list', async (_id, label, change, condition) => {
  const { bodies, fault } = recordCalls(LIST);
  await openList({ fault });
  clickButton('More filters');
  toggle(label);
  await waitForTable();
  expect(bodies).toEqual([PLAIN, { ...PLAIN, ...change }]);
  expect(tableTotal()).toBe(`Total Records: ${await countEnrolments(condition)}`);
  toggle(label);
  await waitForTable();
  expect(bodies[2]).toEqual(PLAIN);
});

test('STUDENT-11 Reset puts every filter back to its start value', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openList({ fault });
  clickButton('More filters');
  await chooseOption('Session', PAST);
  await chooseOption('Class', 'LKG');
  await chooseOption('Section', 'B');
  await chooseOption('Registration Status', 'Complete');
  for (const label of ['TC/Name Strike Off', 'Non RTE', 'Old/New']) toggle(label);
  typeSearch('aanya');
  await clickSearch();
  typeSearch('not applied');
  clickButton('Reset');
  await waitForTable();
  expect(['Session', 'Class', 'Section', 'Registration Status'].map((label) => selectedText(label))).toEqual([
    RUNNING,
    'All',
    'All',
    'All',
  ]);
  expect(box()).toHaveValue('');
  for (const label of ['TC/Name Strike Off', 'Non RTE', 'Old/New'])
    expect(screen.getByLabelText(label)).not.toBeChecked();
  expect(bodies.at(-1)).toEqual(PLAIN);
});

test('STUDENT-11 Reset takes a user of no school back to the school chosen last', async () => {
  await openList({ as: 'platform' });
  await chooseOption('School', SARASWATI);
  await chooseOption('Session', PAST);
  clickButton('Reset');
  await waitFor(() => expect([selectedText('School'), selectedText('Session')]).toEqual([SARASWATI, RUNNING]));
  await waitForTable();
});

const CLASSES = 'GET /class/all/1';
const failing = rejectWith(105, '', { status: 500 });
test.each([
  ['sessions', replyTo(SESSIONS, failing), 'Failed to load sessions'],
  ['classes', replyTo(CLASSES, failing), 'Failed to load classes'],
  ['both', combineFaults(replyTo(SESSIONS, failing), replyTo(CLASSES, failing)), 'Failed to load initial data'],
])('STUDENT-28 look-ups that fail: %s', async (_what, fault, text) => {
  await openList({ fault });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText(/^Failed to load/)).toHaveLength(1);
});

test('STUDENT-28 schools that cannot be loaded', async () => {
  await openList({ as: 'platform', fault: replyTo('GET /school/active', failing) });
  expect(await screen.findByText('Failed to load schools')).toBeVisible();
});

test('STUDENT-28 CALL2-03 look-ups that fail with words show them', async () => {
  await openList({ fault: replyTo(CLASSES, rejectWith(105, 'Ask again at ten', { status: 500 }), passThrough) });
  expect(await screen.findByText('Ask again at ten')).toBeVisible();
  expect(screen.queryByText('Failed to load classes')).toBeNull();
});
