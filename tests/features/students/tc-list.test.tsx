import { act, fireEvent, within } from '@testing-library/react';
import { studentList } from '@/features/students/list/studentListSlice';
import { resetProvider, sql } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import {
  FIRST_PAGE,
  openTc as openScreen,
  TC,
  TC_LIST as LIST,
  TC_PLAIN as PLAIN,
  filterBar,
  recordVisits,
  makeLeavers,
  storeNote,
} from '../support/life';
import {
  EXPORT,
  NALANDA,
  PAST,
  RUNNING,
  RUNNING_ID,
  SARASWATI,
  shownCodes,
  countEnrolments,
  typeSearch,
} from '../support/students';
import { combineFaults, countCalls, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import {
  columnHeadings,
  findDialog,
  navigateTo,
  waitForTable,
  getButton,
  chooseOption,
  clearOption,
  openRowMenu,
  selectedText,
  clickButton,
  tableRows,
  clickSearch,
  chooseMenuItem,
  tableTotal,
} from '../../support/screen';
import { setPrivileges, withdrawPrivileges } from '../../provider/support/privileges';
import { placeOf } from '../../provider/support/students';

beforeEach(resetProvider);

const box = () => screen.getByLabelText('Search (Name/Code)');

test('LIFECYCLE-01 LIFECYCLE-02 LIFECYCLE-04 LIFECYCLE-07 ENUM-07 ENUM-10 ENUM-41 CALL2-08 CALL2-22 the list opens with the ACTIVE session, its first page and the cursor in the search box', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openScreen({ fault });
  expect(screen.getByRole('heading', { level: 1, name: 'TC Student List' })).toBeVisible();
  expect(filterBar()).toEqual({
    fields: ['Search (Name/Code)', 'Session', 'Class', 'Section'],
    buttons: ['Search', 'Reset', 'Download'],
  });
  expect(screen.getByLabelText('Session')).toHaveAttribute('aria-required', 'true');
  expect([selectedText('Session'), selectedText('Class'), selectedText('Section')]).toEqual([RUNNING, 'All', 'All']);
  expect(box()).toHaveFocus();
  expect(columnHeadings()).toEqual([
    ...['Student Code', 'Sr. No.', 'Student Name', 'Father Name', 'Class', 'Section', 'Mobile No.', 'Actions'],
  ]);
  expect(bodies).toEqual([{ ...PLAIN, ...FIRST_PAGE }]);
  expect(tableTotal()).toBe(`Total Records: ${await countEnrolments("s.life = 'TC_ISSUED'")}`);
  expect(tableRows()).toContainEqual(['1205', '206', TC.studentName, 'Manoj Meena', '3', 'A', '9289764546']);
});

test('LIFECYCLE-02 a user of no school chooses the school, whose ACTIVE session the list begins with', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openScreen({ as: 'platform', fault });
  expect(filterBar()).toEqual({
    fields: ['Search (Name/Code)', 'School', 'Session', 'Class', 'Section'],
    buttons: ['Search', 'Reset', 'Download'],
  });
  expect(screen.getByText('Choose a session, then search')).toBeVisible();
  await chooseOption('School', SARASWATI);
  await waitForTable();
  expect(bodies).toEqual([{ ...PLAIN, ...FIRST_PAGE }]);
  await chooseOption('School', NALANDA);
  await waitForTable();
  expect(bodies.at(-1)).toMatchObject({ schoolId: 2, onlyTc: true });
  expect(selectedText('Session')).toBe(RUNNING);
});

test('LIFECYCLE-03 without a session Search and Download are disabled, and Enter in the search box asks for one', async () => {
  const { sent, user } = await openScreen();
  await clearOption('Session');
  expect(screen.getByText('Choose a session, then search')).toBeVisible();
  expect([getButton('Search'), getButton('Download')].map((one) => one.matches(':disabled'))).toEqual([true, true]);
  await user.type(box(), 'kartik{Enter}');
  expect(await screen.findByText('Please select a session')).toBeVisible();
  expect(countCalls(sent, LIST)).toBe(1);
  await chooseOption('Session', RUNNING);
  await waitFor(() => expect(shownCodes()).toEqual(['1205']));
});

test('LIFECYCLE-04 the provider gives pages of ten and sorts; the address keeps page and order, and a new tab opens them', async () => {
  await makeLeavers('TC_ISSUED', 12);
  // Who may edit students opens their records too.
  await withdrawPrivileges('clerk', 'LIST_STUDENT');
  const SECOND = recordCalls('POST /student/tc-list?page=1&size=10');
  const rendered = await openScreen({ fault: SECOND.fault });
  fireEvent.click(screen.getByText('Student Code', { selector: 'th *' }).closest('th') as Element);
  await waitForTable();
  const first = shownCodes();
  expect(first).toHaveLength(10);
  expect(document.querySelectorAll('.portal-table tbody a')).toHaveLength(10);
  await rendered.user.click(screen.getByLabelText('Page 2'));
  await waitFor(() => expect(shownCodes()).not.toEqual(first));
  const shown = [...first, ...shownCodes()].map(Number);
  expect(shown).toEqual([...shown].sort((one, other) => one - other));
  const sorting = { sortBy: 'studentCode', sortOrder: 'asc' };
  expect(SECOND.bodies).toEqual([{ ...PLAIN, ...sorting, page: 1, size: 10 }]);
  const { hash } = window.location;
  expect(hash).toBe('#sortBy=studentCode&sortOrder=asc&page=2');
  const second = shownCodes();
  rendered.leave();
  await openScreen({ at: `/students/tc-list${hash}` });
  expect(shownCodes()).toEqual(second);
});

test('LIFECYCLE-02 a choice is applied at once with the text that was typed; nobody found is looked for in all classes; Reset begins again', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openScreen({ fault });
  typeSearch('kartik');
  await chooseOption('Class', 'LKG');
  await waitForTable();
  expect(bodies.at(-1)).toEqual({ ...PLAIN, ...FIRST_PAGE, classId: 2, searchText: 'kartik' });
  await chooseOption('Section', 'B');
  await waitForTable();
  expect(bodies.at(-1)).toEqual({ ...PLAIN, ...FIRST_PAGE, classId: 2, sectionId: 4, searchText: 'kartik' });
  expect(screen.getByText('No students found')).toBeVisible();
  clickButton('Search all classes');
  await waitFor(() => expect(shownCodes()).toEqual(['1205']));
  await chooseOption('Session', PAST);
  await waitForTable();
  expect(bodies.at(-1)).toMatchObject({ sessionId: 1, searchText: 'kartik' });
  clickButton('Reset');
  await waitForTable();
  expect([selectedText('Session'), selectedText('Class')]).toEqual([RUNNING, 'All']);
  expect(box()).toHaveValue('');
  expect(bodies.at(-1)).toEqual({ ...PLAIN, ...FIRST_PAGE });
});

test('LIFECYCLE-02 Search asks again for the same choice, and each sorted column for its own order', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openScreen({ fault });
  await waitForTable();
  const before = bodies.length;
  clickButton('Search');
  await waitFor(() => expect(bodies).toHaveLength(before + 1));
  expect(bodies.at(-1)).toEqual({ ...PLAIN, ...FIRST_PAGE });
  for (const title of ['Sr. No.', 'Student Name', 'Class']) {
    fireEvent.click(screen.getByText(title, { selector: 'th *' }));
    await waitForTable();
  }
  expect(bodies.slice(-3)).toMatchObject([
    { sortBy: 'studentSrNo' },
    { sortBy: 'studentName' },
    { sortBy: 'className' },
  ]);
});

test('LIFECYCLE-05 LIFECYCLE-06 ENUM-07 a row offers Re-Admission, and Comments History only when it has history', async () => {
  await sql('DELETE FROM student_history');
  await storeNote(TC.studentId, 'INACTIVE', 'Absent for 30 days', '2026-05-02T05:00:00Z');
  await storeNote(TC.studentId, 'TC', 'Family moved', '2026-06-01T05:00:00Z');
  const { user } = await openScreen();
  const entries = async (name: string) => (await openRowMenu(user, name)).map(({ textContent }) => textContent);
  expect(await entries('Lakshya Prajapat')).toEqual(['Re-Admission', 'Transfer Certificate', 'Fee Receipt']);
  await user.keyboard('{Escape}');
  expect(await entries(TC.studentName)).toEqual([
    'Comments History',
    'Re-Admission',
    'Transfer Certificate',
    'Fee Receipt',
  ]);
  await user.keyboard('{Escape}');
  await chooseMenuItem(user, TC.studentName, 'Comments History');
  const history = await findDialog(`Comments History of “${TC.studentName}”`);
  const lines = [...history.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['1Family movedTC01/06/2026', '2Absent for 30 daysName Strike Off02/05/2026']);
  fireEvent.click(within(history).getByLabelText('Close', { selector: 'button' }));
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
});

test('Transfer Certificate opens the certificate of the student in the session of the list', async () => {
  const rendered = await openScreen();
  const visits = recordVisits(rendered);
  await chooseMenuItem(rendered.user, TC.studentName, 'Transfer Certificate');
  expect(await screen.findByText(`${TC.studentName} (${TC.studentCode})`)).toBeVisible();
  expect(visits.find(({ path }) => path === '/certificates/new')?.state).toMatchObject({
    student: TC,
    ...{ schoolId: 1, sessionId: RUNNING_ID, type: 'TRANSFER', from: '/students/tc-list' },
  });
});

test('LIFECYCLE-08 Download saves the students of the filter with what is in the search box, and says how many', async () => {
  const saved: string[] = [];
  const { bodies, fault } = recordCalls(EXPORT);
  await openScreen({ fault, world: { saveFile: (_file, name) => void saved.push(name) } });
  await chooseOption('Class', '3');
  await chooseOption('Section', 'A');
  await waitForTable();
  typeSearch('meena');
  clickButton('Download');
  expect(await screen.findByText('1 student downloaded')).toBeVisible();
  const { classId, sectionId } = await act(() => placeOf('3'));
  expect(bodies).toEqual([{ ...PLAIN, classId, sectionId, searchText: 'meena' }]);
  expect(saved).toEqual(['TC students Saraswati Vidya Mandir 2026 - 2027.xlsx']);
  // The rows agree with the file.
  await waitFor(() => expect(shownCodes()).toEqual(['1205']));
});

test.each([
  ['LIFECYCLE-08', 'without words', rejectWith(105, '', { status: 500 }), 'Download failed'],
  ['LIFECYCLE-08 CALL2-03', 'with words', rejectWith(105, 'Not today', { status: 500 }), 'Not today'],
])('%s a download that fails %s says so', async (_id, _how, reply, text) => {
  await openScreen({ fault: replyTo(EXPORT, reply) });
  clickButton('Download');
  expect(await screen.findByText(text)).toBeVisible();
});

test('a name leads to the student; on return the list is as it was, with the focus on that row, and the student list has none of its filters', async () => {
  await withdrawPrivileges('clerk', 'EDIT_STUDENT');
  const rendered = await openScreen();
  await chooseOption('Class', '3');
  typeSearch('kartik');
  await clickSearch();
  await rendered.user.click(screen.getByText(TC.studentName, { selector: 'a *' }));
  await waitFor(() => expect(rendered.path()).toBe('/students/view'));
  expect(rendered.router.state.location.search).toBe(`?id=${TC.studentId}&session=${RUNNING_ID}`);
  expect(await screen.findByRole('heading', { level: 1, name: TC.studentName })).toBeVisible();
  await navigateTo(rendered, -1);
  await waitFor(() => expect(shownCodes()).toEqual(['1205']));
  expect([selectedText('Class'), (box() as HTMLInputElement).value]).toEqual(['3', 'kartik']);
  await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveTextContent(TC.studentName));
  expect(studentList.select(rendered.portal.store.getState()).filters.searchText).toBe('');
});

test('with its own privilege alone the list is shown, and no name leads to a record that would be refused', async () => {
  await setPrivileges('clerk', 'STUDENT', 'TC_STUDENTS_LIST');
  await openScreen();
  expect(shownCodes()).toContain('1205');
  expect(document.querySelector('.portal-table a')).toBeNull();
});

test('without the privilege the screen opens by its address and the provider refuses the list', async () => {
  await openScreen({ as: 'teacher' });
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
  expect(tableRows()).toEqual([]);
});

test('STUDENT-27 a list that cannot be loaded says so, and Retry asks again', async () => {
  await openScreen({ fault: replyTo(LIST, rejectWith(105, '', { status: 500 }), passThrough) });
  expect(await screen.findByText('Failed to load students')).toBeVisible();
  clickButton('Retry');
  await waitFor(() => expect(shownCodes()).toContain('1205'));
});

test.each([
  ['sessions', ['GET /session/all/1'], 'Failed to load sessions'],
  ['classes', ['GET /class/all/1'], 'Failed to load classes'],
  ['both', ['GET /session/all/1', 'GET /class/all/1'], 'Failed to load initial data'],
])('STUDENT-28 look-ups of the TC list that fail: %s', async (_what, calls, text) => {
  const failing = calls.map((name) => replyTo(name, rejectWith(105, '', { status: 500 })));
  await openScreen({ fault: combineFaults(...failing) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText(/^Failed to load/)).toHaveLength(1);
});

test('a student with a TC can still pay: the row leads to the fee receipt of the session with dues, or says that nothing is due', async () => {
  await sql("UPDATE receipts SET status = 'CANCELLED', comments = 'x' WHERE student_id = $1", [TC.studentId]);
  const { user, router, leave } = await openScreen();
  await chooseMenuItem(user, TC.studentName, 'Fee Receipt');
  await waitFor(() => expect(router.state.location.pathname).toBe('/receipts/fee'));
  expect(router.state.location.state).toEqual({ student: TC, sessionId: RUNNING_ID, filters: null });
  expect(await screen.findByRole('region', { name: 'Fee summary' })).toBeVisible();
  expect(await screen.findByText(/^Due afterwards/)).toBeVisible();
  clickButton('Save Receipt');
  expect(await screen.findByRole('heading', { name: /^Receipt \d+ is saved$/ })).toBeVisible();
  leave();
  // The free seats of a completed session do not follow the student.
  await sql('UPDATE enrolments SET rte = true WHERE student_id = $1', [TC.studentId]);
  const again = await openScreen();
  await chooseMenuItem(again.user, TC.studentName, 'Fee Receipt');
  expect(await screen.findByText(`Nothing is due from ${TC.studentName}`)).toBeVisible();
  expect(again.path()).toBe('/students/tc-list');
});
