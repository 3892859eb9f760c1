import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { countOf, on, real, recording, refuse } from '../support/faults';
import {
  AANYA,
  answered,
  button,
  choose,
  codes,
  countWhere,
  DELETED,
  DISABLED,
  LIST,
  openFound,
  openList,
  PENDING,
  PLAIN,
  press,
  rows,
  RUNNING_ID,
  search,
  STRUCK_OFF,
  total,
  typeText,
} from '../support/students';

beforeEach(resetProvider);

const CURRENT = "s.life = 'ACTIVE'";
const INACTIVE = "s.life IN ('STRUCK_OFF', 'TC_ISSUED', 'DISABLED')";
const GONE = "s.life = 'DELETED'";

test.each(['/students/list', '/students/lists'])('STUDENT-01 %s is Student Management', async (at) => {
  const { path, sent } = await openList({ at });
  expect(screen.getByRole('heading', { level: 1, name: 'Student Management' })).toBeVisible();
  expect(path()).toBe(at);
  expect(rows()).toHaveLength(10);
  expect(countOf(sent, LIST)).toBe(1);
});

test('STUDENT-29 STUDENT-25 the columns of the table, and a pupil in them', async () => {
  await openFound(AANYA.code);
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
  const [found] = rows();
  expect(found).toEqual([
    ...['1068', '69', 'Aanya Agarwal', 'Ramesh Agarwal', 'LKG', 'B', '1', '9547302204', 'Complete', 'Active'],
  ]);
  const link = screen.getByText(AANYA.name, { selector: 'td a *' }).closest('a');
  expect(link).toHaveAttribute('href', `/students/view?id=69&session=${RUNNING_ID}`);
});

test('STUDENT-25 a registration that is not complete is pending', async () => {
  await openFound(PENDING.code);
  expect(rows()[0]?.slice(-2)).toEqual(['Pending', 'Active']);
});

test.each([
  ['Active', AANYA],
  ['Inactive', STRUCK_OFF],
  ['Inactive', DISABLED],
  ['Deleted', DELETED],
])('STUDENT-23 the status %s', async (status, { code, name }) => {
  await openList();
  typeText(String(code));
  fireEvent.click(screen.getByLabelText('TC/Name Strike Off'));
  await answered();
  const found = rows().filter((cells) => cells[0] === String(code));
  expect(found.map((cells) => [cells[2], cells.at(-1)])).toEqual([[name, status]]);
});

test('STUDENT-15 CALL2-14 the provider gives one page of ten; another page and another size are asked for', async () => {
  const filters = recording('POST /student/all/paged?pages=1&size=10');
  const { sent, user } = await openFound('', { fault: filters.fault });
  const [current, deleted] = [await countWhere(CURRENT), await countWhere(GONE)];
  expect(total()).toBe(`Total Records: ${current + deleted}`);
  expect(rows()).toHaveLength(10);
  expect(countOf(sent, LIST)).toBe(1);
  const first = codes();
  await user.click(screen.getByLabelText('Page 2'));
  await waitFor(() => expect(codes()).not.toEqual(first));
  expect(filters.bodies).toEqual([{ ...PLAIN, page: 1 }]);
  expect(rows()).toHaveLength(10);
  expect(codes()).toEqual(expect.not.arrayContaining(first));
  await choose('Rows per page', '25 / page');
  await waitFor(() => expect(rows()).toHaveLength(25));
  expect(codes().slice(0, 10)).toEqual(first);
  expect(countOf(sent, 'POST /student/all/paged?pages=0&size=25')).toBe(1);
});

test('STUDENT-24 active students come first, then inactive ones, deleted ones last, over all pages', async () => {
  const { user } = await openList();
  fireEvent.click(screen.getByLabelText('TC/Name Strike Off'));
  await answered();
  await choose('Rows per page', '50 / page');
  const [current, inactive, deleted] = await Promise.all([CURRENT, INACTIVE, GONE].map(countWhere));
  const all = [
    ...Array<string>(current ?? 0).fill('Active'),
    ...Array<string>(inactive ?? 0).fill('Inactive'),
    ...Array<string>(deleted ?? 0).fill('Deleted'),
  ];
  expect(total()).toBe(`Total Records: ${all.length}`);
  const last = Math.ceil(all.length / 50);
  const statuses = () => rows().map((cells) => cells.at(-1));
  for (const page of [last, last - 1]) {
    await user.click(screen.getByLabelText(`Page ${page}`));
    const expected = all.slice((page - 1) * 50, page * 50);
    await waitFor(() => expect(statuses()).toEqual(expected));
  }
});

test('a click on a header asks the provider for that order, which the next filter keeps', async () => {
  const { bodies, fault } = recording(LIST);
  await openFound('', { fault });
  const header = () => screen.getByText('Student Code', { selector: 'th *' }).closest('th') as HTMLElement;
  fireEvent.click(header());
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
  await answered();
  fireEvent.click(header());
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));
  await answered();
  const shown = codes().map(Number);
  expect(shown).toEqual([...shown].sort((one, other) => other - one));
  await choose('Class', 'LKG');
  await answered();
  fireEvent.click(header());
  await answered();
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
    await answered();
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
  const { sent, user } = await openFound(AANYA.words);
  expect(countOf(sent, LIST)).toBe(2);
  await user.click(screen.getByLabelText('Refresh'));
  await answered();
  expect(countOf(sent, LIST)).toBe(3);
  await search();
  expect(countOf(sent, LIST)).toBe(4);
  expect(codes()).toEqual(['1068']);
});

test('STUDENT-26 a search without a match shows a text', async () => {
  await openFound('no such name');
  expect(screen.getByText('No students found')).toBeVisible();
  expect(total()).toBe('Total Records: 0');
});

test('STUDENT-27 a search that fails without words says so, and Retry asks again', async () => {
  const { sent } = await openFound(AANYA.words, { fault: on(LIST, real, refuse(105, '', { status: 500 }), real) });
  expect(await screen.findByText('Failed to load students')).toBeVisible();
  press('Retry');
  await waitFor(() => expect(codes()).toEqual(['1068']));
  expect(screen.queryByText('Failed to load students')).toBeNull();
  expect(countOf(sent, LIST)).toBe(3);
});

test('STUDENT-27 CALL2-03 a search that fails with words shows them', async () => {
  await openFound(AANYA.code, { fault: on(LIST, refuse(105, 'Ask again at ten', { status: 500 })) });
  expect(await screen.findByText('Ask again at ten')).toBeVisible();
  expect(screen.queryByText('Failed to load students')).toBeNull();
});

test('without the permission the screen opens by its address, and the provider refuses the students', async () => {
  await openFound(AANYA.code, { as: 'teacher' });
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
  expect(rows()).toEqual([]);
  expect(screen.queryByText('Register Student')).toBeNull();
});

test('Register Student is shown to users who may add students, and opens the form', async () => {
  const { path } = await openList();
  fireEvent.click(button('Register Student'));
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
