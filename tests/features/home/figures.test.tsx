// The figures of the dashboard: cards by privilege, links, the table of the chart, failures and the cache.
import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, within } from '@testing-library/react';
import { schoolPicked } from '@/shared/domain';
import { setPrivileges } from '../../provider/support/privileges';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { replyTo, recordCalls, rejectWith } from '../../support/faults';
import { navigateTo } from '../../support/screen';

beforeEach(resetProvider);

const FIGURES = 'GET /reports/dashboard?schoolId=1';
const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('an administrator sees fees, exams and students with links to their lists', async () => {
  await renderPortal({ at: '/', as: 'admin' });
  const fees = await card(/^Fees of /);
  expect(addresses(fees.getAllByRole('link'))).toEqual([
    '/receipts/management#sessionId=2&receiptType=FEE&startDate=&endDate=',
    '/receipts/confirm#sessionId=2',
    '/reports/due-dates#sessionId=2',
    '/reports/pending-fees#sessionId=2',
  ]);
  const exams = await card('Marks entered');
  expect(exams.getByRole('link', { name: 'All exams' })).toHaveAttribute('href', '/results/control#sessionId=2');
  expect(exams.getByRole('link', { name: /^Half Yearly, marks of class / })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/results\/upload#sessionId=2&classId=\d+&examId=\d+$/),
  );
  const students = await card('Students by class');
  const [{ id } = { id: 0 }] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = 1 AND name = '5'");
  expect(students.getByRole('link', { name: '5, students of the class' })).toHaveAttribute(
    'href',
    `/students/list#classId=${id}`,
  );
  // Reading order is the order of the keyboard.
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([expect.stringMatching(/^Fees of /), 'Marks entered', 'Students by class']);
});

const CHEQUES = '/receipts/confirm#sessionId=1&paymentMode=CHEQUE&createdOn=2026-07-15';
test.each([
  ['Awaiting confirmation', CHEQUES, '#sessionId=2'],
  ['Due by today', '/reports/due-dates#sessionId=2&day=2026-07-01&onlyDue=false&openClassId=3', '#sessionId=2'],
  ['Pending in all', '/reports/pending-fees#sessionId=1&classIds=3', '#sessionId=2'],
  ['Student List', '/students/list#classId=3&inactive=true', '#sessionId=2'],
  ['All exams', '/results/control#sessionId=2&classId=3', '#sessionId=2'],
])('%s opens its list without the filters used last', async (name, used, shown) => {
  const rendered = await renderPortal({ shell: true, at: used, as: 'admin' });
  const [path = ''] = used.split('#');
  await waitForResponses();
  expect(decodeURIComponent(window.location.hash)).toBe(used.slice(path.length));
  await navigateTo(rendered, '/');
  const figures = within(await screen.findByRole('main'));
  await rendered.user.click(await figures.findByRole('link', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(rendered.path()).toBe(path));
  await waitForResponses();
  expect(window.location.hash).toBe(shown);
});

test('the table of the fees has a link to the receipts of each month, and the chart returns', async () => {
  const { user } = await renderPortal({ at: '/', as: 'admin' });
  const fees = await card(/^Fees of /);
  expect(fees.getByRole('application', { name: 'Fees collected by month' })).toBeVisible();
  fees.getByRole('button', { name: 'Show as table' }).focus();
  await user.keyboard('{Enter}');
  const table = within(fees.getByRole('table', { name: 'Fees collected by month' }));
  expect(table.getAllByRole('row')).toHaveLength(13);
  expect(table.getByRole('link', { name: 'February 2027, receipts' })).toHaveAttribute(
    'href',
    '/receipts/management#sessionId=2&receiptType=FEE&startDate=2027-02-01&endDate=2027-02-28',
  );
  const toggle = fees.getByRole('button', { name: 'Show as chart' });
  expect(toggle).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(fees.queryByRole('table')).toBeNull();
});

test('a user without a privilege of a figure sees none, and none is requested', async () => {
  await setPrivileges('clerk', 'DASHBOARD', 'ADD_STUDENT');
  const { bodies, fault } = recordCalls(FIGURES);
  await renderPortal({ at: '/', as: 'clerk', fault });
  expect(await screen.findByRole('link', { name: 'Register Student' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(bodies).toEqual([]);
});

test('a user with one privilege sees its card alone, without what other privileges show', async () => {
  await setPrivileges('clerk', 'DASHBOARD', 'CONFIRM_FEE_RECEIPT');
  await renderPortal({ at: '/', as: 'clerk' });
  const fees = await card(/^Fees of /);
  expect(addresses(fees.getAllByRole('link'))).toEqual(['/receipts/confirm#sessionId=2']);
  expect(fees.queryByRole('application')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('after a failed call one line offers another try, and the finder works', async () => {
  let failing = true;
  const refused = replyTo(FIGURES, rejectWith(204, '', { status: 503 }));
  const { user } = await renderPortal({
    at: '/',
    as: 'admin',
    fault: (call, init) => (failing ? refused(call, init) : undefined),
  });
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Find a student, receipt or screen' })).toHaveFocus();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: /^Fees of / })).toBeVisible();
  expect(screen.queryByText('The figures could not be loaded.')).toBeNull();
});

test('a return shows the figures of the last visit at once', async () => {
  const rendered = await renderPortal({ shell: true, at: '/', as: 'admin' });
  await card(/^Fees of /);
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, '/');
  expect(screen.getByRole('region', { name: /^Fees of / })).toBeVisible();
});

test('a platform user sees the figures of the chosen school, whose lists open for it', async () => {
  const { portal } = await renderPortal({ at: '/', as: 'platform' });
  expect(await screen.findByText('You manage all schools of the portal.')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  act(() => void portal.store.dispatch(schoolPicked(2)));
  const fees = await card(/^Fees of /);
  expect(addresses(fees.getAllByRole('link'))).toContain('/receipts/confirm#schoolId=2&sessionId=5');
});

test('without an active session there are no figures', async () => {
  await sql("UPDATE sessions SET disabled = true WHERE school_id = 1 AND status = 'ACTIVE'");
  const { portal } = await renderPortal({ at: '/', as: 'admin' });
  const isLoaded = () =>
    Object.values(portal.store.getState().api.queries).filter(
      (query) => query?.status === QueryStatus.fulfilled && /^(getDashboard|listSessions)$/.test(query.endpointName),
    ).length === 2;
  await waitFor(() => expect(isLoaded()).toBe(true));
  expect(screen.getByRole('region', { name: 'Common tasks' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
