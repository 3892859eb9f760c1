import { fireEvent } from '@testing-library/react';
import { StudentStatus } from '@/features/students/list/StudentStatus';
import { renderUi } from '../../shared/renderUi';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import {
  AANYA,
  DELETED,
  DISABLED,
  LIST,
  openList,
  PENDING,
  PLAIN,
  RUNNING_ID,
  STRUCK_OFF,
  shownCodes,
  countEnrolments,
  openListFor,
  typeSearch,
} from '../support/students';
import { countCalls, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import {
  waitForTable,
  columnHeadings,
  getButton,
  chooseOption,
  clickButton,
  tableRows,
  clickSearch,
  tableTotal,
} from '../../support/screen';

beforeEach(resetProvider);

const CURRENT = "s.life = 'ACTIVE'";
const INACTIVE = "s.life IN ('STRUCK_OFF', 'TC_ISSUED', 'DISABLED')";
const GONE = "s.life = 'DELETED'";

test('STUDENT-01 /students/list and /students/lists show the same list, headed Student Management', async () => {
  const lists: unknown[] = [];
  for (const at of ['/students/list', '/students/lists']) {
    const { bodies, fault } = recordCalls(LIST);
    const { leave, path } = await openList({ at, fault });
    expect(screen.getByRole('heading', { level: 1, name: 'Student Management' })).toBeVisible();
    expect(path()).toBe(at);
    expect(tableRows()).toHaveLength(10);
    expect(bodies).toEqual([PLAIN]);
    lists.push([columnHeadings(), tableRows(), screen.getByRole('main').textContent]);
    leave();
  }
  expect(lists[1]).toEqual(lists[0]);
});

test('ENUM-01 ENUM-26 STUDENT-29 STUDENT-25 the columns of the table, and a student in them', async () => {
  await openListFor(AANYA.code);
  expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    'Student Code',
    'Sr. No.',
    'Student Name',
    'Father Name',
    'Class',
    'Section',
    'Roll No.',
    'Mobile No.',
    'Registration Status',
    'Status',
    'Actions',
  ]);
  const [found] = tableRows();
  expect(found).toEqual([
    ...['1068', '69', 'Aanya Agarwal', 'Ramesh Agarwal', 'LKG', 'B', '1', '9547302204', 'Complete', 'Active'],
  ]);
  const link = screen.getByText(AANYA.name, { selector: 'td a *' }).closest('a');
  expect(link).toHaveAttribute('href', `/students/view?id=69&session=${RUNNING_ID}`);
});

test('ENUM-26 STUDENT-25 a registration that is not complete is pending', async () => {
  await openListFor(PENDING.code);
  expect(tableRows()[0]?.slice(-2)).toEqual(['Pending', 'Active']);
});

test.each([
  ['Active', AANYA],
  ['Inactive', STRUCK_OFF],
  ['Inactive', DISABLED],
  ['Deleted', DELETED],
])('STUDENT-23 the status %s', async (status, { code, name }) => {
  await openList();
  clickButton('More filters');
  typeSearch(String(code));
  fireEvent.click(screen.getByLabelText('TC/Name Strike Off'));
  await waitForTable();
  const found = tableRows().filter((cells) => cells[0] === String(code));
  expect(found.map((cells) => [cells[2], cells.at(-1)])).toEqual([[name, status]]);
});

const none = { deleted: false, disabled: false, blocked: false };
test.each([
  [none, 'Active'],
  [{ ...none, disabled: true }, 'Inactive'],
  [{ ...none, blocked: true }, 'Inactive'],
  [{ ...none, deleted: true }, 'Deleted'],
  [{ deleted: true, disabled: true, blocked: true }, 'Deleted'],
])('ENUM-01 STUDENT-23 of the marks %j the status is %s', (student, status) => {
  expect(renderUi(<StudentStatus student={student} />).container).toHaveTextContent(new RegExp(`^${status}$`));
});

test('ENUM-10 STUDENT-15 CALL2-14 ENUM-09 the provider gives one page of ten; another page and another size are asked for', async () => {
  const filters = recordCalls('POST /student/all/paged?pages=1&size=10');
  const { sent, user } = await openListFor('', { fault: filters.fault });
  const [current, deleted] = [await countEnrolments(CURRENT), await countEnrolments(GONE)];
  expect(tableTotal()).toBe(`Total Records: ${current + deleted}`);
  expect(tableRows()).toHaveLength(10);
  expect(countCalls(sent, LIST)).toBe(1);
  const first = shownCodes();
  await user.click(screen.getByLabelText('Page 2'));
  await waitFor(() => expect(shownCodes()).not.toEqual(first));
  expect(filters.bodies).toEqual([{ ...PLAIN, page: 1 }]);
  expect(tableRows()).toHaveLength(10);
  expect(shownCodes()).toEqual(expect.not.arrayContaining(first));
  await chooseOption('Rows per page', '25 / page');
  await waitFor(() => expect(tableRows()).toHaveLength(25));
  expect(shownCodes().slice(0, 10)).toEqual(first);
  expect(countCalls(sent, 'POST /student/all/paged?pages=0&size=25')).toBe(1);
});

test('STUDENT-24 active students come first, then inactive ones, deleted ones last, over all pages', async () => {
  const { user } = await openList();
  clickButton('More filters');
  fireEvent.click(screen.getByLabelText('TC/Name Strike Off'));
  await waitForTable();
  await chooseOption('Rows per page', '50 / page');
  const [current, inactive, deleted] = await Promise.all([CURRENT, INACTIVE, GONE].map(countEnrolments));
  const all = [
    ...Array<string>(current ?? 0).fill('Active'),
    ...Array<string>(inactive ?? 0).fill('Inactive'),
    ...Array<string>(deleted ?? 0).fill('Deleted'),
  ];
  expect(tableTotal()).toBe(`Total Records: ${all.length}`);
  const last = Math.ceil(all.length / 50);
  // All students before these two pages are active.
  expect(all[(last - 2) * 50]).toBe('Active');
  const statuses = () => tableRows().map((cells) => cells.at(-1));
  for (const page of [last, last - 1]) {
    await user.click(screen.getByLabelText(`Page ${page}`));
    const expected = all.slice((page - 1) * 50, page * 50);
    await waitFor(() => expect(statuses()).toEqual(expected));
  }
});

test('a click on a header asks the provider for that order, which the next filter keeps', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openListFor('', { fault });
  const header = () => screen.getByText('Student Code', { selector: 'th *' }).closest('th') as HTMLElement;
  fireEvent.click(header());
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
  await waitForTable();
  fireEvent.click(header());
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));
  await waitForTable();
  const shown = shownCodes().map(Number);
  expect(shown).toEqual([...shown].sort((one, other) => other - one));
  await chooseOption('Class', 'LKG');
  await waitForTable();
  fireEvent.click(header());
  await waitForTable();
  const [lkg, desc] = [2, { sortBy: 'studentCode', sortOrder: 'desc' }];
  expect(bodies).toEqual([
    PLAIN,
    { ...PLAIN, sortBy: 'studentCode', sortOrder: 'asc' },
    { ...PLAIN, ...desc },
    { ...PLAIN, ...desc, classId: lkg },
    { ...PLAIN, classId: lkg },
  ]);
  for (const title of ['Sr. No.', 'Student Name', 'Class', 'Roll No.']) {
    fireEvent.click(screen.getByText(title, { selector: 'th *' }));
    await waitForTable();
  }
  expect(bodies.slice(5)).toEqual(
    ['studentSrNo', 'studentName', 'className', 'rollNo'].map((sortBy) => ({
      ...PLAIN,
      classId: lkg,
      sortBy,
      sortOrder: 'asc',
    })),
  );
});

test('Refresh asks again, and so does the same search', async () => {
  const { sent, user } = await openListFor(AANYA.words);
  expect(countCalls(sent, LIST)).toBe(2);
  await user.click(screen.getByLabelText('Refresh'));
  await waitForTable();
  expect(countCalls(sent, LIST)).toBe(3);
  await clickSearch();
  expect(countCalls(sent, LIST)).toBe(4);
  expect(shownCodes()).toEqual(['1068']);
});

test('STUDENT-26 a search without a match shows a text', async () => {
  await openListFor('no such name');
  expect(screen.getByText('No students found')).toBeVisible();
  expect(tableTotal()).toBe('Total Records: 0');
});

test('STUDENT-27 a search that fails without words says so, and Retry asks again', async () => {
  const { sent } = await openListFor(AANYA.words, {
    fault: replyTo(LIST, passThrough, rejectWith(105, '', { status: 500 }), passThrough),
  });
  expect(await screen.findByText('Failed to load students')).toBeVisible();
  clickButton('Retry');
  await waitFor(() => expect(shownCodes()).toEqual(['1068']));
  expect(screen.queryByText('Failed to load students')).toBeNull();
  expect(countCalls(sent, LIST)).toBe(3);
});

test('STUDENT-27 CALL2-03 a search that fails with words shows them', async () => {
  await openListFor(AANYA.code, { fault: replyTo(LIST, rejectWith(105, 'Ask again at ten', { status: 500 })) });
  expect(await screen.findByText('Ask again at ten')).toBeVisible();
  expect(screen.queryByText('Failed to load students')).toBeNull();
});

test('without the permission the screen opens by its address, and the provider refuses the students', async () => {
  await openListFor(AANYA.code, { as: 'teacher' });
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
  expect(tableRows()).toEqual([]);
  expect(screen.queryByText('Register Student')).toBeNull();
});

test('Register Student is shown to users who may add students, and opens the form', async () => {
  const { path } = await openList();
  fireEvent.click(getButton('Register Student'));
  await waitFor(() => expect(path()).toBe('/students/register'));
});

test('Register Student is not shown to users without a school, who cannot register', async () => {
  await openList({ as: 'platform' });
  expect(screen.queryByText('Register Student')).toBeNull();
});

test('a visitor is led to the login page', async () => {
  const { path } = await renderPortal({ at: '/students/list' });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(path()).toBe('/auth/login');
});
