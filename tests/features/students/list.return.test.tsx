import { fireEvent } from '@testing-library/react';
import type { Rendered } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, settle, waitFor } from '../../support/portal';
import { recording } from '../support/faults';
import { selectStudentList } from '@/features/students/list/studentListSlice';
import { goTo } from '../support/moving';
import {
  AANYA,
  answered,
  choose,
  codes,
  LIST,
  openFound,
  openList,
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
  await choose('Session', RUNNING);
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
  await choose('Session', RUNNING);
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
  expect(selectStudentList(portal.store.getState()).filters.sessionId).toBe(RUNNING_ID);
  await user.click(screen.getByLabelText(/^Account/));
  await user.click(await screen.findByText('Logout'));
  await screen.findByLabelText('Username');
  expect(selectStudentList(portal.store.getState()).filters).toMatchObject({ sessionId: undefined, searchText: '' });
  leave();
  await renderPortal({ at: '/students/lists', as: 'clerk' });
  expect(await screen.findByText('Choose a session, then search')).toBeVisible();
});

test('when the last page no longer exists, the list shows the page that is last now', async () => {
  const rendered = await openFound('');
  const { portal, user } = rendered;
  await user.click(screen.getByLabelText(/^Page 5\d/));
  await answered();
  const { page } = selectStudentList(portal.store.getState());
  expect(page).toBeGreaterThan(50);
  await choose('Class', 'LKG');
  await search();
  expect(selectStudentList(portal.store.getState()).page).toBe(1);
  expect(rows()).toHaveLength(10);
});

test('both addresses show the same list', async () => {
  const { bodies, fault } = recording(LIST);
  const rendered = await openFound(AANYA.code, { fault });
  await goTo(rendered, '/students/lists');
  await waitFor(() => expect(codes()[0]).toBe(String(AANYA.code)));
  await settle();
  expect(bodies.every((body) => JSON.stringify(body) === JSON.stringify({ ...PLAIN, searchText: '1068' }))).toBe(true);
  press('Reset');
  expect(await screen.findByText('Choose a session, then search')).toBeVisible();
});
