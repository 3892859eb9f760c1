import { fireEvent } from '@testing-library/react';
import type { Rendered } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import { studentList } from '@/features/students/list/studentListSlice';
import {
  AANYA,
  LIST,
  openList,
  PAST,
  PLAIN,
  RUNNING,
  RUNNING_ID,
  SARASWATI,
  shownCodes,
  openListFor,
  typeSearch,
} from '../support/students';
import { handoverOf } from './support/form';
import { recordCalls } from '../../support/faults';
import {
  navigateTo,
  waitForTable,
  chooseOption,
  optionsOf,
  queryDatabase,
  selectedText,
  clickButton,
  tableRows,
  clickSearch,
  chooseMenuItem,
  tableTotal,
} from '../../support/screen';

beforeEach(resetProvider);

const FILTERS = {
  schoolId: 1,
  sessionId: RUNNING_ID,
  classId: 2,
  sectionId: 4,
  searchText: 'a',
  registrationStatus: 'COMPLETE',
  inactive: true,
  nonRte: true,
  newStudents: false,
};

/** The list with every filter set, on its second page. */
async function openNarrowed(options: { fault?: ReturnType<typeof recordCalls>['fault'] } = {}): Promise<Rendered> {
  const rendered = await openList(options);
  await chooseOption('Class', 'LKG');
  await chooseOption('Section', 'B');
  clickButton('More filters');
  await chooseOption('Registration Status', 'Complete');
  for (const label of ['TC/Name Strike Off', 'Non RTE']) fireEvent.click(screen.getByLabelText(label));
  typeSearch('a');
  await clickSearch();
  await rendered.user.click(screen.getByLabelText('Page 2'));
  await waitForTable();
  return rendered;
}

test.each([
  ['View', '/students/view'],
  ['Edit', '/students/edit'],
])(
  'STUDENT-30 %s opens %s with the student and the filters; on return the list shows the same page of them',
  async (entry, address) => {
    const page = recordCalls('POST /student/all/paged?pages=1&size=10');
    const rendered = await openNarrowed({ fault: page.fault });
    const { path, router, user } = rendered;
    const [before, records] = [tableRows(), tableTotal()];
    const [[code = '', , name = ''] = []] = before;
    await chooseMenuItem(user, name, entry);
    await waitFor(() => expect(path()).toBe(address));
    const { search: query, state } = router.state.location as { search: string; state: unknown };
    const student = { studentId: expect.any(Number) as number, studentCode: Number(code), studentName: name };
    expect(state).toEqual({ student, filters: FILTERS });
    const { studentId } = (state as { student: { studentId: number } }).student;
    expect(query).toBe(`?id=${studentId}&session=${RUNNING_ID}`);
    await waitForResponses();
    await navigateTo(rendered, -1);
    await waitFor(() => expect([tableRows(), tableTotal()]).toEqual([before, records]));
    expect(screen.getByLabelText('Page 2')).toHaveAttribute('aria-current', 'page');
    expect(['Session', 'Class', 'Section', 'Registration Status'].map((label) => selectedText(label))).toEqual([
      RUNNING,
      'LKG',
      'B',
      'Complete',
    ]);
    expect(screen.getByLabelText('Search (Name/Code)')).toHaveValue('a');
    expect(screen.getByLabelText('TC/Name Strike Off')).toBeChecked();
    expect(screen.getByLabelText('Non RTE')).toBeChecked();
    expect(screen.getByLabelText('Old/New')).not.toBeChecked();
    // One of the advanced filters is set, so they are not folded away.
    expect(screen.getByLabelText('Registration Status')).toBeVisible();
    expect(page.bodies).toHaveLength(2);
    expect(page.bodies[1]).toEqual(page.bodies[0]);
  },
);

test.each(['view', 'edit'])(
  'STUDENT-30 after a reload of the %s screen the list shows the filters that were handed over',
  async (screenName) => {
    const state = { ...handoverOf(), filters: { ...FILTERS, sessionId: 1, newStudents: true } };
    const rendered = await renderPortal({ at: `/students/${screenName}`, state, as: 'clerk' });
    await waitForResponses();
    await navigateTo(rendered, '/students/list');
    await waitFor(() =>
      expect(['Session', 'Class', 'Section'].map((label) => selectedText(label))).toEqual([PAST, 'LKG', 'B']),
    );
    for (const label of ['Old/New', 'Non RTE', 'TC/Name Strike Off'])
      expect(screen.getByLabelText(label)).toBeChecked();
    expect(selectedText('Registration Status')).toBe('Complete');
    expect(screen.getByLabelText('Search (Name/Code)')).toHaveValue('a');
  },
);

test('STUDENT-30 a user of no school finds the chosen school again too', async () => {
  const rendered = await openList({ as: 'platform' });
  await chooseOption('School', SARASWATI);
  await waitForTable();
  typeSearch(String(AANYA.code));
  await clickSearch();
  await chooseMenuItem(rendered.user, AANYA.name, 'View');
  await waitFor(() => expect(rendered.path()).toBe('/students/view'));
  await navigateTo(rendered, -1);
  await waitFor(() => {
    expect(shownCodes()[0]).toBe(String(AANYA.code));
    expect([selectedText('School'), selectedText('Session')]).toEqual([SARASWATI, RUNNING]);
  });
});

test('the filters belong to one sign-in; the next user who signs in starts without them', async () => {
  const { user, portal, leave } = await openListFor(AANYA.code, { shell: true });
  expect(studentList.select(portal.store.getState()).filters.searchText).toBe(String(AANYA.code));
  await user.click(screen.getByLabelText(/^Account/));
  await user.click(await screen.findByText('Logout'));
  await screen.findByLabelText('Username');
  expect(studentList.select(portal.store.getState()).filters).toMatchObject({ sessionId: undefined, searchText: '' });
  leave();
  await openList({ as: 'clerk' });
  expect(tableRows()).toHaveLength(10);
});

test('when the last page no longer exists, the list shows the page that is last now', async () => {
  const rendered = await openListFor('');
  const { portal, user } = rendered;
  await user.click(screen.getByLabelText(/^Page 5\d/));
  await waitForTable();
  const { page } = studentList.select(portal.store.getState());
  expect(page).toBeGreaterThan(50);
  await chooseOption('Class', 'LKG');
  await waitForTable();
  expect(studentList.select(portal.store.getState()).page).toBe(1);
  expect(tableRows()).toHaveLength(10);
});

test('both addresses show the same list', async () => {
  const { bodies, fault } = recordCalls(LIST);
  const rendered = await openListFor(AANYA.code, { fault });
  await navigateTo(rendered, '/students/lists');
  await waitFor(() => expect(shownCodes()[0]).toBe(String(AANYA.code)));
  await waitForResponses();
  expect(
    bodies.slice(1).every((body) => JSON.stringify(body) === JSON.stringify({ ...PLAIN, searchText: '1068' })),
  ).toBe(true);
});

const shownHash = () => decodeURIComponent(window.location.hash);

test('the fragment of the address follows the filters, the page and the order, and never the text', async () => {
  const rendered = await openListFor('a');
  expect(shownHash()).toBe('');
  await chooseOption('Session', PAST);
  await chooseOption('Class', 'LKG');
  await waitForTable();
  fireEvent.click(screen.getByText('Student Code', { selector: 'th *' }).closest('th') as Element);
  await waitForTable();
  await rendered.user.click(screen.getByLabelText('Page 2'));
  await waitForTable();
  expect(shownHash()).toBe('#sessionId=1&classId=2&sortBy=studentCode&sortOrder=asc&page=2');
  clickButton('Reset');
  await waitFor(() => expect(shownHash()).toBe(''));
});

test('a reload or a new tab opens the list that the fragment names; what cannot be is left out', async () => {
  const { bodies, fault } = recordCalls(LIST);
  const at =
    '/students/list#classId=2&inactive=true&nonRte=true&newStudents=true&registrationStatus=COMPLETE&sectionId=x&size=7&page=0&sortBy=aadharNo';
  await openList({ at, fault });
  expect(bodies).toEqual([
    {
      ...PLAIN,
      classId: 2,
      registrationStatus: 'COMPLETE',
      includeDisabled: true,
      includeBlocked: true,
      nonRte: true,
      newStudents: true,
    },
  ]);
  expect([selectedText('Session'), selectedText('Class'), selectedText('Section')]).toEqual([RUNNING, 'LKG', 'All']);
  expect(screen.getByLabelText('TC/Name Strike Off')).toBeVisible();
  expect(shownHash()).toBe('#classId=2&registrationStatus=COMPLETE&inactive=true&nonRte=true&newStudents=true');
});

test('a disabled class of a link is named, and its students are listed; an unknown class is removed', async () => {
  await queryDatabase("UPDATE classes SET disabled = true WHERE school_id = 1 AND name = 'LKG'");
  const { bodies, fault } = recordCalls(LIST);
  const rendered = await openList({ at: '/students/list#classId=2', fault });
  expect([selectedText('Class'), tableRows().length > 0]).toEqual(['LKG (disabled)', true]);
  expect(await optionsOf('Section')).toEqual(['All', 'A', 'B']);
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, '/students/list#classId=999999');
  await waitFor(() => expect(selectedText('Class')).toBe('All'));
  await waitForTable();
  expect(shownHash()).toBe('');
  expect(bodies.at(0)).toEqual({ ...PLAIN, classId: 2 });
  expect(bodies.at(-1)).toEqual(PLAIN);
  expect(await optionsOf('Class')).not.toContain('LKG (disabled)');
});

test('a link with a fragment opens its list in place of the one left before; one without keeps that', async () => {
  const rendered = await openListFor(AANYA.words);
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, '/students/list');
  await waitFor(() => expect(shownCodes()).toEqual([String(AANYA.code)]));
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, '/students/list#registrationStatus=PENDING');
  await waitFor(() => expect(tableTotal()).toBe('Total Records: 11'));
  expect(screen.getByLabelText('Search (Name/Code)')).toHaveValue('');
});

test('a link with the fragment of the list left before resets a typed text; a return keeps it', async () => {
  const at = '/students/list#registrationStatus=PENDING';
  const rendered = await openList({ at });
  typeSearch(AANYA.words);
  await clickSearch();
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, -1);
  await waitForTable();
  expect(screen.getByLabelText('Search (Name/Code)')).toHaveValue(AANYA.words);
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, at);
  await waitFor(() => expect(tableTotal()).toBe('Total Records: 11'));
  expect(screen.getByLabelText('Search (Name/Code)')).toHaveValue('');
});

test('on return the focus is on the row that was left', async () => {
  const rendered = await openList();
  const name = String(tableRows()[3]?.[2]);
  await chooseMenuItem(rendered.user, name, 'View');
  await waitFor(() => expect(rendered.path()).toBe('/students/view'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await navigateTo(rendered, -1);
  await waitForTable();
  await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveTextContent(name));
  await rendered.user.click(screen.getByLabelText('Search (Name/Code)'));
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, '/students/list');
  await waitForTable();
  expect(screen.getByLabelText('Search (Name/Code)')).toHaveFocus();
});
