import { fireEvent } from '@testing-library/react';
import type { Rendered } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, settle, waitFor } from '../../support/portal';
import { recording } from '../support/faults';
import { studentList } from '@/features/students/list/studentListSlice';
import { goTo } from '../support/moving';
import {
  AANYA,
  answered,
  choose,
  codes,
  LIST,
  openFound,
  openList,
  PAST,
  picked,
  PLAIN,
  press,
  rows,
  RUNNING,
  RUNNING_ID,
  SARASWATI,
  search,
  select,
  total,
  typeText,
} from '../support/students';
import { handed } from './support/form';

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
async function openNarrowed(options: { fault?: ReturnType<typeof recording>['fault'] } = {}): Promise<Rendered> {
  const rendered = await openList(options);
  await choose('Class', 'LKG');
  await choose('Section', 'B');
  await choose('Registration Status', 'Complete');
  for (const label of ['TC/Name Strike Off', 'Non RTE']) fireEvent.click(screen.getByLabelText(label));
  typeText('a');
  await search();
  await rendered.user.click(screen.getByLabelText('Page 2'));
  await answered();
  return rendered;
}

test.each([
  ['View', '/students/view'],
  ['Edit', '/students/edit'],
])(
  'STUDENT-30 %s opens %s with the student and the filters; on return the list shows the same page of them',
  async (entry, address) => {
    const page = recording('POST /student/all/paged?pages=1&size=10');
    const rendered = await openNarrowed({ fault: page.fault });
    const { path, router, user } = rendered;
    const [before, records] = [rows(), total()];
    const [[code = '', , name = ''] = []] = before;
    await select(user, name, entry);
    await waitFor(() => expect(path()).toBe(address));
    const { search: query, state } = router.state.location as { search: string; state: unknown };
    const student = { studentId: expect.any(Number) as number, studentCode: Number(code), studentName: name };
    expect(state).toEqual({ student, filters: FILTERS });
    const { studentId } = (state as { student: { studentId: number } }).student;
    expect(query).toBe(`?id=${studentId}&session=${RUNNING_ID}`);
    await settle();
    await goTo(rendered, -1);
    await waitFor(() => expect([rows(), total()]).toEqual([before, records]));
    expect(screen.getByLabelText('Page 2')).toHaveAttribute('aria-current', 'page');
    expect(['Session', 'Class', 'Section', 'Registration Status'].map(picked)).toEqual([
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
    const state = { ...handed(), filters: FILTERS };
    const rendered = await renderPortal({ at: `/students/${screenName}`, state, as: 'clerk' });
    await settle();
    await goTo(rendered, '/students/list');
    await waitFor(() => expect(['Session', 'Class', 'Section'].map(picked)).toEqual([RUNNING, 'LKG', 'B']));
    expect(screen.getByLabelText('Search (Name/Code)')).toHaveValue('a');
  },
);

test('STUDENT-30 a user of no school finds the chosen school again too', async () => {
  const rendered = await openList({ as: 'platform' });
  await choose('School', SARASWATI);
  await answered();
  typeText(String(AANYA.code));
  await search();
  await select(rendered.user, AANYA.name, 'View');
  await waitFor(() => expect(rendered.path()).toBe('/students/view'));
  await goTo(rendered, -1);
  await waitFor(() => {
    expect(codes()[0]).toBe(String(AANYA.code));
    expect([picked('School'), picked('Session')]).toEqual([SARASWATI, RUNNING]);
  });
});

test('the filters belong to one sign-in; the next user who signs in starts without them', async () => {
  const { user, portal, leave } = await openFound(AANYA.code, { shell: true });
  expect(studentList.select(portal.store.getState()).filters.searchText).toBe(String(AANYA.code));
  await user.click(screen.getByLabelText(/^Account/));
  await user.click(await screen.findByText('Logout'));
  await screen.findByLabelText('Username');
  expect(studentList.select(portal.store.getState()).filters).toMatchObject({ sessionId: undefined, searchText: '' });
  leave();
  await openList({ as: 'clerk' });
  expect(rows()).toHaveLength(10);
});

test('when the last page no longer exists, the list shows the page that is last now', async () => {
  const rendered = await openFound('');
  const { portal, user } = rendered;
  await user.click(screen.getByLabelText(/^Page 5\d/));
  await answered();
  const { page } = studentList.select(portal.store.getState());
  expect(page).toBeGreaterThan(50);
  await choose('Class', 'LKG');
  await answered();
  expect(studentList.select(portal.store.getState()).page).toBe(1);
  expect(rows()).toHaveLength(10);
});

test('both addresses show the same list', async () => {
  const { bodies, fault } = recording(LIST);
  const rendered = await openFound(AANYA.code, { fault });
  await goTo(rendered, '/students/lists');
  await waitFor(() => expect(codes()[0]).toBe(String(AANYA.code)));
  await settle();
  expect(
    bodies.slice(1).every((body) => JSON.stringify(body) === JSON.stringify({ ...PLAIN, searchText: '1068' })),
  ).toBe(true);
});

const hashOf = ({ router }: Rendered) => decodeURIComponent(router.state.location.hash);

test('the fragment of the address follows the filters, the page and the order, and never the text', async () => {
  const rendered = await openFound('a');
  expect(hashOf(rendered)).toBe('');
  await choose('Session', PAST);
  await choose('Class', 'LKG');
  await answered();
  fireEvent.click(screen.getByText('Student Code', { selector: 'th *' }).closest('th') as Element);
  await answered();
  await rendered.user.click(screen.getByLabelText('Page 2'));
  await answered();
  expect(hashOf(rendered)).toBe('#sessionId=1&classId=2&sortBy=studentCode&sortOrder=asc&page=2');
  press('Reset');
  await waitFor(() => expect(hashOf(rendered)).toBe(''));
});

test('a reload or a new tab opens the list that the fragment names; what cannot be is left out', async () => {
  const { bodies, fault } = recording(LIST);
  const at =
    '/students/list#classId=2&inactive=true&nonRte=true&newStudents=true&registrationStatus=COMPLETE&sectionId=x&size=7&page=0&sortBy=aadharNo';
  const rendered = await openList({ at, fault });
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
  expect([picked('Session'), picked('Class'), picked('Section')]).toEqual([RUNNING, 'LKG', 'All']);
  expect(screen.getByLabelText('TC/Name Strike Off')).toBeVisible();
  expect(hashOf(rendered)).toBe('#classId=2&registrationStatus=COMPLETE&inactive=true&nonRte=true&newStudents=true');
});

test('a link with a fragment opens its list in place of the one left before; one without keeps that', async () => {
  const rendered = await openFound(AANYA.words);
  await goTo(rendered, '/profile');
  await goTo(rendered, '/students/list');
  await waitFor(() => expect(codes()).toEqual([String(AANYA.code)]));
  await goTo(rendered, '/profile');
  await goTo(rendered, '/students/list#registrationStatus=PENDING');
  await waitFor(() => expect(total()).toBe('Total Records: 11'));
  expect(screen.getByLabelText('Search (Name/Code)')).toHaveValue('');
});

test('on return the focus is on the row that was left', async () => {
  const rendered = await openList();
  const name = String(rows()[3]?.[2]);
  await select(rendered.user, name, 'View');
  await waitFor(() => expect(rendered.path()).toBe('/students/view'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await goTo(rendered, -1);
  await answered();
  await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveTextContent(name));
  await rendered.user.click(screen.getByLabelText('Search (Name/Code)'));
  await goTo(rendered, '/profile');
  await goTo(rendered, '/students/list');
  await answered();
  expect(screen.getByLabelText('Search (Name/Code)')).toHaveFocus();
});
