// The page that leads through the start of a session: sessions to choose from, users with few privileges, and failures.
import { fireEvent, within } from '@testing-library/react';
import { giveFees } from '../../provider/support/fees';
import { setPrivileges } from '../../provider/support/privileges';
import { renderPortal, screen, waitFor, useProviderDate } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import {
  ADDRESS,
  openNext,
  sessionId,
  step,
  stepCard,
  STEPS,
  storeRun,
  waitForSteps,
  stepStates,
} from '../support/nextSession';
import { NEXT, RUNNING, storedSession, clickCreate, sessionDialog } from '../support/sessions';
import { replyTo, passThrough, rejectWith } from '../../support/faults';
import { getField, findDialog } from '../../support/screen';

beforeEach(resetProvider);

const [CREATE, SETUP, FEES, PROMOTE, PLACE, ACTIVATE] = STEPS;
const AFTER_NEXT = '2028 - 2029';

/** An upcoming session a year after the next one. */
const addLater = () =>
  sql(
    `INSERT INTO sessions (school_id, name, name_key, start_date, end_date, status, created_at)
     VALUES (1, $1, $1, '2028-04-01', '2029-03-31', 'UPCOMING', now())`,
    [AFTER_NEXT],
  );
const removeNext = async () => sql('UPDATE sessions SET deleted_at = now() WHERE id = $1', [await sessionId(NEXT)]);
const links = () =>
  STEPS.flatMap((title) =>
    step(title)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent),
  );

test('CALL-43 without a next session its creation is the only open step, and its link fills the dialog from the current session', async () => {
  await removeNext();
  const { user, path } = await openNext();
  expect(stepStates()).toEqual(['Open', ...STEPS.slice(1).map(() => 'Not yet possible')]);
  expect(stepCard(SETUP)).toHaveTextContent('Create the next session first.');
  expect(screen.getByText('Not created yet')).toBeVisible();
  await user.click(step(CREATE).getByRole('link', { name: 'Create Session' }));
  await findDialog('Add Session');
  expect(path()).toBe('/sessions');
  expect(getField('Session name')).toHaveValue(NEXT);
  expect(getField('Start date')).toHaveValue('01/04/2027');
  expect(getField('End date')).toHaveValue('31/03/2028');
  expect(sessionDialog().getByText(RUNNING, { selector: '.ant-select *' })).toBeVisible();
  expect(getField('Copy marks config')).toBeChecked();
  clickCreate();
  expect(await screen.findByText('Session created successfully')).toBeVisible();
  expect(await storedSession(NEXT)).toMatchObject({ source_session_id: await sessionId(), create_marks_config: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Start the Next Session' }));
  await waitForSteps();
  expect(stepStates()[0]).toBe('Done');
  expect(stepCard(CREATE)).toHaveTextContent('Copied from 2026 - 2027: subjects, exams, marks limits.');
});

test('of several upcoming sessions the earliest is shown; another one is chosen and stays after a reload', async () => {
  await addLater();
  await giveFees(await sessionId(NEXT));
  const { router, leave } = await openNext();
  expect(stepStates()[2]).toBe('Done');
  fireEvent.mouseDown(screen.getByLabelText('Next session'));
  fireEvent.click(await screen.findByTitle(AFTER_NEXT));
  await waitFor(() => expect(stepCard(FEES)).toHaveTextContent('0 of 15 classes have fees for the session.'));
  const { search } = router.state.location;
  expect(search).toBe(`?to=${await sessionId(AFTER_NEXT)}`);
  leave();
  await openNext({ at: `${ADDRESS}${search}` });
  expect(stepCard(CREATE)).toHaveTextContent(`${AFTER_NEXT} is created`);
});

test('a user with SESSION_MANAGEMENT alone sees the state of every step, and links to Session Management only', async () => {
  await giveFees(await sessionId(NEXT));
  await storeRun({ from: '5', to: '6', students: 20 });
  await setPrivileges('admin', 'SESSION_MANAGEMENT');
  await openNext();
  expect(stepStates()).toEqual(['Done', 'Open', 'Done', 'Open', 'Open', 'Not yet possible']);
  expect(stepCard(SETUP)).toHaveTextContent('Subjects missing: Class 11, Class 12');
  expect(stepCard(PROMOTE)).toHaveTextContent('20 promoted');
  expect(stepCard(PLACE)).toHaveTextContent('Class 620 without section, 20 without roll number');
  expect(links()).toEqual(['Open Session Management']);
});

test('a failed step shows its message and Retry, the other steps their state', async () => {
  const id = await sessionId(NEXT);
  await openNext({ fault: replyTo(`GET /result/readiness/${id}`, rejectWith(500, '', { status: 500 }), passThrough) });
  expect(stepStates()).toEqual(['Done', undefined, undefined, 'Open', 'Not yet possible', undefined]);
  expect(within(stepCard(SETUP)).getByRole('alert')).toHaveTextContent('This step could not be loaded');
  expect(document.querySelector('[aria-current="step"]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `Retry: ${SETUP}` }));
  await waitFor(() =>
    expect(stepStates()).toEqual(['Done', 'Open', 'Open', 'Open', 'Not yet possible', 'Not yet possible']),
  );
});

test('a step whose records are denied shows that the permission is missing', async () => {
  await openNext({ fault: replyTo('GET /session/control/promote/runs/1', rejectWith(137, '', { status: 403 })) });
  expect(stepCard(PROMOTE)).toHaveTextContent('No permission to see this.');
  expect(stepStates()[3]).toBeUndefined();
});

test('sessions that cannot be loaded show a failure with Retry', async () => {
  useProviderDate();
  const fault = replyTo('GET /session/all/1', rejectWith(500, '', { status: 500 }), passThrough);
  await renderPortal({ at: ADDRESS, as: 'admin', fault });
  expect(await screen.findByText('Failed to load sessions')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitForSteps();
  expect(stepStates()[0]).toBe('Done');
});

test('SESSION-69 a school without an active session is sent to Session Management', async () => {
  await sql("UPDATE sessions SET disabled = true WHERE school_id = 1 AND status = 'ACTIVE'");
  useProviderDate();
  await renderPortal({ at: ADDRESS, as: 'admin' });
  expect(await screen.findByText('No session is active. Activate the current session first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Session Management' })).toHaveAttribute('href', '/sessions');
});

test('PRIVILEGE-13 a platform user chooses a school first and sees its steps', async () => {
  useProviderDate();
  const { user, sent } = await renderPortal({ at: ADDRESS, as: 'platform' });
  expect(await screen.findByText('Choose a school to see its steps')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'School' }));
  await user.click(await screen.findByTitle('Nalanda Public School'));
  await waitForSteps();
  expect(sent.some(({ path }) => path === '/session/control/promote/runs/2')).toBe(true);
  expect(stepCard(ACTIVATE)).toBeVisible();
});

test.each([
  ['edit of an active session opens its dialog', 'edit', RUNNING, `Edit Session “${RUNNING}”`],
  ['activation of an active session opens its form', 'activate', RUNNING, `Edit Session “${RUNNING}”`],
])('the %s', async (_title, action, name, title) => {
  useProviderDate();
  await renderPortal({ at: `/sessions#${action}=${await sessionId(name)}`, as: 'admin' });
  await findDialog(title);
  expect(screen.queryByText(/^Make “/)).toBeNull();
  expect(window.location.hash).toBe('');
});

test.each(['edit=999', 'edit=1', 'delete=2', 'edit=two'])('the fragment #%s opens no dialog', async (fragment) => {
  useProviderDate();
  await renderPortal({ at: `/sessions#${fragment}`, as: 'admin' });
  expect(await screen.findByRole('button', { name: `Edit ${RUNNING}` })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
