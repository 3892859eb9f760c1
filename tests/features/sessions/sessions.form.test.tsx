import { fireEvent } from '@testing-library/react';
import type { Session } from '@/api/sessions';
import { endProblem, fields, startProblem } from '@/features/sessions/sessions/sessionForm';
import { fieldProblem } from '@/shared/forms';
import { SESSION } from '../../support/entities/sessions';
import { samplesIn } from '../../support/entities/table';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import {
  fillFreeYear,
  NEXT,
  openNewSession,
  openSession,
  clickCreate,
  sessionDialog,
  clickSave,
} from '../support/sessions';
import { recordCalls } from '../../support/faults';
import {
  queryDatabase,
  chooseOption,
  getField,
  findDialog,
  optionsOf,
  clickButton,
  fillField,
  waitForFieldError,
  getDialog,
} from '../../support/screen';

beforeEach(resetProvider);

/** Whether the browser asks before the tab is closed. */
function leavingAsks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  fireEvent(window, event);
  return event.defaultPrevented;
}

const sentNothing = (sent: readonly { method: string }[]) =>
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);

test('SESSION-03 SESSION-11 SESSION-25 CONST-17 CONST-20 a new session starts with this school year, upcoming', async () => {
  await openNewSession();
  expect(getField('Session name')).toHaveValue('2026 - 2027');
  expect(getField('Start date')).toHaveValue('01/04/2026');
  expect(getField('End date')).toHaveValue('31/03/2027');
  expect(sessionDialog().getByTitle('Upcoming')).toBeVisible();
  expect(await optionsOf('Status')).toEqual(['Upcoming']);
  expect(sessionDialog().queryByLabelText('School')).toBeNull();
});

test('SESSION-13 SESSION-14 the name follows the dates until it is typed', async () => {
  await openNewSession();
  await fillField('End date', '31/03/2028');
  expect(getField('Session name')).toHaveValue('2026 - 2028');
  await fillField('Start date', '1/4/2027');
  expect(getField('Session name')).toHaveValue('2027 - 2028');
  await fillField('End date', '31/02/2029');
  expect(getField('Session name')).toHaveValue('2027 - 2028');
  await fillField('End date', '31/03/2028');
  await fillField('Session name', 'Evening school');
  await fillField('Start date', '01/06/2026');
  expect(getField('Session name')).toHaveValue('Evening school');
});

/** What is read out when it appears. */
const SAID = { selector: '[role="status"] *' };

test('the name or dates of another session are reported while they are typed, and one click fills in the next free year', async () => {
  const { user } = await openNewSession();
  expect(
    await sessionDialog().findByText('“2026 - 2027” already exists (01/04/2026 – 31/03/2027).', SAID),
  ).toBeVisible();
  // Taken before anything is typed it is a change like any other.
  await user.click(sessionDialog().getByRole('button', { name: 'Use 2028 - 2029 (01/04/2028 – 31/03/2029)' }));
  expect(getField('Start date')).toHaveValue('01/04/2028');
  expect(leavingAsks()).toBe(true);
  await fillField('Start date', '01/04/2026');
  await fillField('End date', '31/03/2027');
  await fillField('Session name', 'Evening school');
  expect(sessionDialog().queryByText(/already exists/)).toBeNull();
  expect(
    sessionDialog().getByText('These dates overlap with “2026 - 2027” (01/04/2026 – 31/03/2027).', SAID),
  ).toBeVisible();
  const use = sessionDialog().getByRole('button', { name: 'Use 2028 - 2029 (01/04/2028 – 31/03/2029)' });
  await user.click(use);
  expect(getField('Session name')).toHaveValue('2028 - 2029');
  expect(getField('Start date')).toHaveValue('01/04/2028');
  expect(getField('End date')).toHaveValue('31/03/2029');
  expect(sessionDialog().queryByText(/already/)).toBeNull();
  expect(getField('Session name')).toHaveFocus();
  // Still its own name: it follows the dates.
  await fillField('End date', '31/03/2030');
  expect(getField('Session name')).toHaveValue('2028 - 2030');
});

test('an upcoming session is compared with the others, not with itself, and is offered no other year', async () => {
  await openSession(NEXT);
  expect(sessionDialog().queryByText(/already/)).toBeNull();
  await fillField('Start date', '31/03/2027');
  expect(await sessionDialog().findByText(/^These dates overlap with “2026 - 2027”/)).toBeVisible();
  expect(sessionDialog().queryByRole('button', { name: /^Use/ })).toBeNull();
});

test('SESSION-03 SESSION-14 the name of a stored session does not follow the dates, has the focus and can be edited', async () => {
  await openSession(NEXT);
  await waitFor(() => expect(getField('Session name')).toHaveFocus());
  await fillField('End date', '30/04/2028');
  expect(getField('Session name')).toHaveValue(NEXT);
  await fillField('Session name', 'Evening school');
  await fillField('End date', '31/03/2029');
  expect(getField('Session name')).toHaveValue('Evening school');
});

const TODAY = '2026-07-15';
const END_AFTER_START = 'End date must be after start date';
const NAME_LONG = 'Session name must not be more than 100 characters';

test.each([
  ['SESSION-12', '  ', 'Session name is required'],
  ['SESSION-12', 'x'.repeat(101), NAME_LONG],
  ['SESSION-12', 'x'.repeat(100), null],
])('%s SESSION-22 a session name of %j: %s', (_id, name, message) => {
  expect(fieldProblem(fields.sessionName, name)).toBe(message);
});

test('SESSION-20 SESSION-22 school and status are required', () => {
  expect([fieldProblem(fields.schoolId, undefined), fieldProblem(fields.status, undefined)]).toEqual([
    'School is required',
    'Status is required',
  ]);
});

/** A day as the form holds it. */
const stored = (typed: string) => typed.split('/').reverse().join('-');

/** What is at the two dates, as of TODAY. */
function problemsOf(start: string, end: string, old?: Session): (string | null)[] {
  const context = { startDate: start || null, today: TODAY, stored: old, endAfterStart: END_AFTER_START };
  return [
    fieldProblem(fields.startDate, start) ?? startProblem(start, TODAY, old),
    fieldProblem(fields.endDate, end) ?? endProblem(end, context),
  ];
}

const PAST_LIMIT = 'Start date cannot be more than 2 years in the past';
const AHEAD_LIMIT = 'Start date cannot be more than 10 years in the future';
const LENGTH_LIMIT = 'Session cannot be longer than 2 years';
const END_LIMIT = 'End date cannot be more than 12 years in the future';

test.each<[id: string, start: string, end: string, atStart: string | null, atEnd: string | null]>([
  ['SESSION-15', '', '31/03/2027', 'Start date is required', null],
  ['SESSION-17', '01/04/2026', '', null, 'End date is required'],
  ['SESSION-16', '14/07/2024', '31/03/2026', PAST_LIMIT, null],
  ['SESSION-16', '15/07/2024', '31/03/2026', null, null],
  ['SESSION-16', '16/07/2036', '31/03/2037', AHEAD_LIMIT, null],
  ['SESSION-16', '15/07/2036', '31/03/2037', null, null],
  ['SESSION-17', '01/04/2026', '01/04/2026', null, END_AFTER_START],
  ['SESSION-17', '01/04/2026', '31/03/2026', null, END_AFTER_START],
  ['SESSION-17', '01/04/2026', '02/04/2026', null, null],
  ['SESSION-18', '01/04/2026', '02/04/2028', null, LENGTH_LIMIT],
  ['SESSION-18', '01/04/2026', '01/04/2028', null, null],
  ['SESSION-19', '15/07/2036', '15/07/2038', null, null],
  ['SESSION-19', '16/07/2036', '16/07/2038', AHEAD_LIMIT, END_LIMIT],
])('%s SESSION-22 a session from %j to %j: %j at its start, %j at its end', (_id, start, end, atStart, atEnd) => {
  expect(problemsOf(stored(start), stored(end))).toEqual([atStart, atEnd]);
});

test('SESSION-19 SESSION-21 the dates of an old session are compared with today only when they are changed', () => {
  const old = { startDate: '2020-04-01', endDate: '2021-03-31' } as Session;
  expect(problemsOf('2020-04-01', '2021-03-31', old)).toEqual([null, null]);
  expect(problemsOf('2020-04-02', '2021-03-31', old)).toEqual([PAST_LIMIT, null]);
  const far = { startDate: '2037-04-01', endDate: '2038-07-16' } as Session;
  expect(problemsOf('2037-04-01', '2038-07-16', far)).toEqual([null, null]);
  expect(problemsOf('2037-04-01', '2038-07-17', far)).toEqual([null, END_LIMIT]);
});

/** Today is 15 July 2026. */
test('SESSION-12 SESSION-15..19 SESSION-22 each field of the dialog is validated, and nothing is sent while one is invalid', async () => {
  const { sent } = await openNewSession();
  const rounds: [name: string, start: string, end: string, said: Record<string, string>][] = [
    ['  ', '', '', { 'Session name': 'Session name is required', 'Start date': 'Start date is required' }],
    ['x'.repeat(101), '14/07/2024', '', { 'Session name': NAME_LONG, 'Start date': PAST_LIMIT }],
    ['Mine', '31/02/2027', '', { 'Start date': '31/02/2027 is not a date.' }],
    ['Mine', '01/04/2026', '01/04/2026', { 'End date': END_AFTER_START }],
    ['Mine', '01/04/2026', '02/04/2028', { 'End date': LENGTH_LIMIT }],
    ['Mine', '16/07/2036', '16/07/2038', { 'Start date': AHEAD_LIMIT, 'End date': END_LIMIT }],
    ['Mine', '01/04/2026', '', { 'End date': 'End date is required' }],
  ];
  for (const [name, start, end, said] of rounds) {
    await fillField('Session name', name);
    await fillField('Start date', start);
    await fillField('End date', end);
    clickCreate();
    for (const [label, message] of Object.entries(said)) await waitForFieldError(label, message);
  }
  // The end is judged again when the start changes.
  await fillField('End date', '01/04/2026');
  await waitForFieldError('End date', END_AFTER_START);
  await fillField('Start date', '31/03/2026');
  await waitFor(() => expect(getField('End date')).not.toHaveAttribute('aria-invalid', 'true'));
  sentNothing(sent);
});

test('SESSION-03 SESSION-21 SESSION-22 the dialog compares the dates of an old session with today only when they are changed', async () => {
  await queryDatabase(
    "UPDATE sessions SET start_date = '2020-04-01', end_date = '2021-03-31', status = 'UPCOMING' WHERE school_id = 1 AND name = '2025 - 2026'",
  );
  const { sent } = await openSession('2025 - 2026');
  await fillField('Start date', '02/04/2020');
  clickSave();
  await waitForFieldError('Start date', PAST_LIMIT);
  sentNothing(sent);
  await fillField('Start date', '01/04/2020');
  await fillField('Session name', 'The old one');
  clickSave();
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
});

test('SESSION-20 SESSION-22 school and status are required in the dialog, and a platform user has to choose a school', async () => {
  const { sent, user } = await openSessionsOfPlatform();
  for (const label of ['School', 'Status'])
    expect(sessionDialog().getByRole('combobox', { name: label })).toBeRequired();
  clickCreate();
  expect(await screen.findByText('School is required')).toBeVisible();
  sentNothing(sent);
  await user.click(sessionDialog().getByRole('combobox', { name: /School/ }));
  await user.click(await screen.findByTitle('Nalanda Public School'));
  await fillField('Start date', '01/04/2028');
  // What is copied comes from the chosen school: another school takes the choice away.
  await chooseOption('Source session', '2026 - 2027');
  fireEvent.click(await sessionDialog().findByLabelText('Copy subjects config'));
  await chooseOption('School', 'Saraswati Vidya Mandir', getDialog('Add Session'));
  await waitFor(() => expect(sessionDialog().queryByLabelText('Copy subjects config')).toBeNull());
  await chooseOption('School', 'Nalanda Public School', getDialog('Add Session'));
  await fillField('End date', '31/03/2029');
  clickCreate();
  expect(await screen.findByText('Session created successfully')).toBeVisible();
  const columns = 'school_id, name, status, source_session_id AS source, create_subjects_config AS copied';
  const rows = await queryDatabase(`SELECT ${columns} FROM sessions WHERE start_date = '2028-04-01'`);
  expect(rows).toEqual([{ school_id: 2, name: '2028 - 2029', status: 'UPCOMING', source: null, copied: false }]);
});

async function openSessionsOfPlatform() {
  const rendered = await renderPortal({ at: '/sessions', as: 'platform' });
  await screen.findByText('Choose a school to see its sessions');
  clickButton('Add Session');
  await findDialog('Add Session');
  return rendered;
}

test('TABLE-13 Escape closes the dialog without a call and without keeping the input', async () => {
  const { sent, user } = await openNewSession();
  await fillField('Session name', 'Half a name');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  sentNothing(sent);
  clickButton('Add Session');
  await findDialog('Add Session');
  expect(getField('Session name')).toHaveValue('2026 - 2027');
});

test('SESSION-03 AUTH-42 SESSION-56 CALL-43 CALL-11 a save sends the fields of the contract, dates as yyyy-MM-dd', async () => {
  const { fault, bodies } = recordCalls('POST /session');
  await openNewSession({ fault });
  await fillFreeYear();
  clickCreate();
  expect(await screen.findByText('Session created successfully')).toBeVisible();
  expect(bodies).toEqual([
    {
      ...samplesIn(SESSION, 'year'),
      schoolId: 1,
      sourceSessionId: null,
      createSubjectsConfig: false,
      createExamConfig: false,
      createMarksConfig: false,
    },
  ]);
  expect(await screen.findByText(SESSION.startDate.typed)).toBeVisible();
});
