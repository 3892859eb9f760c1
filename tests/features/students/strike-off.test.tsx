import { act } from '@testing-library/react';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import {
  FIRST_PAGE,
  openStruckOff as openScreen,
  STRUCK,
  STRUCK_OFF_LIST as LIST,
  STRUCK_OFF_PLAIN as PLAIN,
  filterBar,
  makeLeavers,
} from '../support/life';
import { EXPORT, NALANDA, RUNNING_ID, SARASWATI, shownCodes, countEnrolments, typeSearch } from '../support/students';
import { replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import {
  columnHeadings,
  findDialog,
  waitForTable,
  getButton,
  chooseOption,
  openRowMenu,
  selectedText,
  clickButton,
  tableRows,
  clickSearch,
  chooseMenuItem,
} from '../../support/screen';
import { setPrivileges, withdrawPrivileges } from '../../provider/support/privileges';
import { placeOf } from '../../provider/support/students';

beforeEach(resetProvider);

const ADD = 'Add Name Strike Off';

test('LIFECYCLE-10 LIFECYCLE-11 LIFECYCLE-12 LIFECYCLE-07 CALL2-08 CALL2-23 ENUM-07 ENUM-10 ENUM-41 the list opens with its first page and the cursor in the search box', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openScreen({ fault });
  expect(screen.getByRole('heading', { level: 1, name: 'Name Strike Off Students' })).toBeVisible();
  expect(filterBar()).toEqual({ fields: ['Search (Name/Code)', 'Class'], buttons: ['Search', 'Download'] });
  expect(getButton(ADD)).toBeEnabled();
  expect(screen.getByLabelText('Search (Name/Code)')).toHaveFocus();
  expect(columnHeadings()).toEqual([
    ...['Student Code', 'Sr. No.', 'Student Name', 'Father Name', 'Class', 'Section', 'Mobile No.', 'Actions'],
  ]);
  expect(bodies).toEqual([{ ...PLAIN, ...FIRST_PAGE }]);
  expect(tableRows()).toHaveLength(await countEnrolments("s.life = 'STRUCK_OFF'"));
  const found = tableRows().find(([code]) => code === String(STRUCK.studentCode));
  expect(found).toEqual(['1115', '116', STRUCK.studentName, 'Vijay Sharma', 'UKG', 'B', '9803042823']);
  await clickSearch();
  expect(bodies).toHaveLength(2);
});

test('LIFECYCLE-11 Section is shown only when the class has sections, and another class clears it', async () => {
  const { bodies, fault } = recordCalls(LIST);
  const { leave } = await openScreen({ fault });
  expect(filterBar().fields).toEqual(['Search (Name/Code)', 'Class']);
  await chooseOption('Class', 'LKG');
  await chooseOption('Section', 'B');
  await waitForTable();
  expect(bodies.at(-1)).toEqual({ ...PLAIN, ...FIRST_PAGE, classId: 2, sectionId: 4 });
  expect(window.location.hash).toBe('#classId=2&sectionId=4');
  await chooseOption('Class', 'UKG');
  await waitForTable();
  expect(selectedText('Section')).toBe('All');
  expect(bodies.at(-1)).toEqual({ ...PLAIN, ...FIRST_PAGE, classId: 3 });
  leave();
  const [bare] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = 1 AND name = 'Default'");
  await openScreen({ at: `/students/strike-off#classId=${bare?.id}` });
  expect(selectedText('Class')).toBe('Default');
  expect(filterBar().fields).toEqual(['Search (Name/Code)', 'Class']);
  // Nobody was looked for, so nobody is looked for elsewhere.
  expect(screen.getByText('No students found')).toBeVisible();
  expect(screen.queryByText('Search all classes')).toBeNull();
});

test('who is struck off can still pay: the row leads to the fee receipt of the session', async () => {
  const { user, router } = await openScreen();
  await chooseMenuItem(user, STRUCK.studentName, 'Fee Receipt');
  await waitFor(() => expect(router.state.location.pathname).toBe('/receipts/fee'));
  expect(router.state.location.state).toEqual({ student: STRUCK, sessionId: RUNNING_ID, filters: null });
  expect(await screen.findByRole('button', { name: 'Save Receipt' })).toBeVisible();
  expect(screen.getByText('Name struck off')).toBeVisible();
});

test('LIFECYCLE-11 a user of no school chooses the school first', async () => {
  const { bodies, fault } = recordCalls(LIST);
  const { user } = await openScreen({ as: 'platform', fault });
  expect(filterBar().fields).toEqual(['Search (Name/Code)', 'School', 'Class']);
  expect([getButton('Search'), getButton('Download'), getButton(ADD)].every((one) => one.matches(':disabled'))).toBe(
    true,
  );
  await user.type(screen.getByLabelText('Search (Name/Code)'), 'pranav{Enter}');
  expect(await screen.findByText('Choose a school', { selector: '.ant-notification-notice *' })).toBeVisible();
  expect(bodies).toEqual([]);
  await chooseOption('School', SARASWATI);
  await waitFor(() => expect(shownCodes()).toEqual(['1115']));
  expect(getButton(ADD)).toBeEnabled();
  await chooseOption('Class', '1');
  await chooseOption('School', NALANDA);
  await waitForTable();
  expect(selectedText('Class')).toBe('All');
  expect(bodies.at(-1)).toMatchObject({ schoolId: 2, classId: -1, onlyBlocked: true });
});

test('LIFECYCLE-12 the provider gives pages of ten', async () => {
  await makeLeavers('STRUCK_OFF', 12);
  await withdrawPrivileges('clerk', 'LIST_RECEIPT');
  const second = recordCalls('POST /student/get-name-strike-off?page=1&size=10');
  const { user } = await openScreen({ fault: second.fault });
  const first = shownCodes();
  expect(first).toHaveLength(10);
  // Who may not see receipts is led to none.
  const entries = await openRowMenu(user, String(tableRows()[0]?.[2]));
  expect(entries.map(({ textContent }) => textContent)).not.toContain('Fee Receipt');
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Page 2'));
  await waitFor(() => expect(shownCodes()).toEqual(expect.not.arrayContaining(first)));
  expect(second.bodies).toEqual([{ ...PLAIN, page: 1, size: 10 }]);
});

test('LIFECYCLE-13 ENUM-07 a row offers Re-Admission, and Comments History when it has some', async () => {
  await sql('DELETE FROM student_history');
  const done = await call('POST', '/student/name-strike-off', {
    token: await tokenOf('clerk'),
    json: { schoolId: 1, sessionId: RUNNING_ID, studentId: 69, comment: 'Absent for 30 days', type: 'INACTIVE' },
  });
  expect(done.responseCode).toBe(100);
  const { user } = await openScreen();
  const entries = async (name: string) => (await openRowMenu(user, name)).map(({ textContent }) => textContent);
  expect(await entries(STRUCK.studentName)).toEqual(['Re-Admission', 'Fee Receipt']);
  await user.keyboard('{Escape}');
  expect(await entries('Aanya Agarwal')).toEqual(['Comments History', 'Re-Admission', 'Fee Receipt']);
  await user.keyboard('{Escape}');
  await chooseMenuItem(user, 'Aanya Agarwal', 'Comments History');
  const history = await findDialog('Comments History of “Aanya Agarwal”');
  expect(history.querySelector('tbody tr')).toHaveTextContent(/^1Absent for 30 daysName Strike Off/);
});

test('LIFECYCLE-08 Download saves the students of the filter, and says how many', async () => {
  const saved: string[] = [];
  const { bodies, fault } = recordCalls(EXPORT);
  await openScreen({ fault, world: { saveFile: (_file, name) => void saved.push(name) } });
  await chooseOption('Class', 'UKG');
  await chooseOption('Section', 'B');
  await waitForTable();
  typeSearch('pranav');
  clickButton('Download');
  expect(await screen.findByText('1 student downloaded')).toBeVisible();
  const { classId, sectionId } = await act(() => placeOf('UKG', { section: 'B' }));
  expect(bodies).toEqual([{ ...PLAIN, classId, sectionId, searchText: 'pranav' }]);
  expect(saved).toEqual(['Struck-off students Saraswati Vidya Mandir.xlsx']);
});

test('STUDENT-28 classes of the strike-off list that cannot be loaded are reported', async () => {
  await openScreen({ fault: replyTo('GET /class/all/1', rejectWith(105, '', { status: 500 })) });
  expect(await screen.findByText('Failed to load classes')).toBeVisible();
});

test('LIFECYCLE-08 a download that fails without words says so', async () => {
  await openScreen({ fault: replyTo(EXPORT, rejectWith(105, '', { status: 500 })) });
  clickButton('Download');
  expect(await screen.findByText('Download failed')).toBeVisible();
});

test('STUDENT-27 a list that cannot be loaded says so; nobody found is shown too, and is looked for in all classes', async () => {
  await openScreen({ fault: replyTo(LIST, rejectWith(105, '', { status: 500 }), passThrough) });
  expect(await screen.findByText('Failed to load students')).toBeVisible();
  typeSearch('no such name');
  await clickSearch();
  expect(await screen.findByText('No students found')).toBeVisible();
  expect(screen.queryByText('Failed to load students')).toBeNull();
  expect(screen.queryByText('Search all classes')).toBeNull();
  typeSearch('pranav');
  await chooseOption('Class', '1');
  await waitForTable();
  expect(shownCodes()).toEqual([]);
  clickButton('Search all classes');
  await waitFor(() => expect(shownCodes()).toEqual(['1115']));
  expect(selectedText('Class')).toBe('All');
});

test('without the privilege the list is refused, and no name can be struck off', async () => {
  await setPrivileges('clerk', 'STUDENT', 'LIST_STUDENT');
  await openScreen();
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
  expect(screen.queryByText(ADD)).toBeNull();
});
