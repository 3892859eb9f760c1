import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { recording } from '../support/faults';
import {
  NEXT,
  ask,
  create,
  dialog,
  field,
  findDialog,
  offered,
  openNewSession,
  openSession,
  press,
  put,
  putDate,
  refused,
  save,
} from '../support/sessions';

beforeEach(resetProvider);

const sentNothing = (sent: readonly { method: string }[]) =>
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);

test('SESSION-03 SESSION-11 SESSION-25 CONST-17 CONST-20 a new session starts with this school year, upcoming', async () => {
  await openNewSession();
  expect(field('Session name')).toHaveValue('2026 - 2027');
  expect(field('Start date')).toHaveValue('01/04/2026');
  expect(field('End date')).toHaveValue('31/03/2027');
  expect(dialog().getByTitle('Upcoming')).toBeVisible();
  expect(await offered('Status')).toEqual(['Upcoming']);
  expect(dialog().queryByLabelText('School')).toBeNull();
});

test('SESSION-13 SESSION-14 the name follows the dates until it is typed', async () => {
  await openNewSession();
  await putDate('End date', '31/03/2028');
  expect(field('Session name')).toHaveValue('2026 - 2028');
  await putDate('Start date', '1/4/2027');
  expect(field('Session name')).toHaveValue('2027 - 2028');
  await put('Session name', 'Evening school');
  await putDate('Start date', '01/06/2026');
  expect(field('Session name')).toHaveValue('Evening school');
});

test('SESSION-14 on edit the name is its own', async () => {
  await openSession(NEXT);
  await putDate('End date', '30/04/2028');
  expect(field('Session name')).toHaveValue(NEXT);
});

test.each([
  ['SESSION-12', 'Session name', '  ', 'Session name is required'],
  ['SESSION-12', 'Session name', 'x'.repeat(101), 'Session name must not be more than 100 characters'],
])('%s SESSION-22 %s %j: %s', async (_id, label, value, message) => {
  const { sent } = await openNewSession();
  await put(label, value);
  create();
  await refused(label, message);
  sentNothing(sent);
});

/** Today is 15 July 2026. */
test.each([
  ['SESSION-15', 'Start date', '', '31/03/2027', 'Start date is required'],
  ['SESSION-17', 'End date', '01/04/2026', '', 'End date is required'],
  ['SESSION-16', 'Start date', '14/07/2024', '31/03/2026', 'Start date cannot be more than 2 years in the past'],
  ['SESSION-16', 'Start date', '16/07/2036', '31/03/2037', 'Start date cannot be more than 10 years in the future'],
  ['SESSION-17', 'End date', '01/04/2026', '01/04/2026', 'End date must be after start date'],
  ['SESSION-17', 'End date', '01/04/2026', '31/03/2026', 'End date must be after start date'],
  ['SESSION-18', 'End date', '01/04/2026', '02/04/2028', 'Session cannot be longer than 2 years'],
])('%s SESSION-22 %s of %s to %s: %s', async (_id, label, start, end, message) => {
  const { sent } = await openNewSession();
  await putDate('Start date', start);
  await putDate('End date', end);
  create();
  await refused(label, message);
  sentNothing(sent);
});

test('SESSION-19 SESSION-22 an end more than 12 years ahead is refused', async () => {
  await ask(
    "UPDATE sessions SET start_date = '2037-04-01', end_date = '2038-03-31' WHERE school_id = 1 AND name = $1",
    [NEXT],
  );
  await openSession(NEXT);
  await putDate('End date', '16/07/2038');
  save();
  await refused('End date', 'End date cannot be more than 12 years in the future');
});

test('SESSION-21 the dates of an old session are measured from today only when they are changed', async () => {
  await ask(
    "UPDATE sessions SET start_date = '2020-04-01', end_date = '2021-03-31', status = 'UPCOMING' WHERE school_id = 1 AND name = '2025 - 2026'",
  );
  await openSession('2025 - 2026');
  await put('Session name', 'The old one');
  save();
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
  await screen.findByText('The old one');
  press('Edit The old one');
  await findDialog('Edit Session “The old one”');
  await putDate('Start date', '02/04/2020');
  save();
  await refused('Start date', 'Start date cannot be more than 2 years in the past');
});

test('SESSION-20 SESSION-22 a platform user has to choose a school', async () => {
  const { sent, user } = await openSessionsOfPlatform();
  expect(dialog().getByRole('combobox', { name: /School/ })).toBeVisible();
  create();
  expect(await screen.findByText('School is required')).toBeVisible();
  sentNothing(sent);
  await user.click(dialog().getByRole('combobox', { name: /School/ }));
  await user.click(await screen.findByTitle('Nalanda Public School'));
  await putDate('Start date', '01/04/2028');
  await putDate('End date', '31/03/2029');
  create();
  expect(await screen.findByText('Session created successfully')).toBeVisible();
  const rows = await ask("SELECT school_id, name, status FROM sessions WHERE start_date = '2028-04-01'");
  expect(rows).toEqual([{ school_id: 2, name: '2028 - 2029', status: 'UPCOMING' }]);
});

async function openSessionsOfPlatform() {
  const rendered = await renderPortal({ at: '/sessions', as: 'platform' });
  await screen.findByText('Choose a school to see its sessions');
  press('Add Session');
  await findDialog('Add Session');
  return rendered;
}

test('TABLE-13 Escape closes the dialog without a call and without keeping the input', async () => {
  const { sent, user } = await openNewSession();
  await put('Session name', 'Half a name');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  sentNothing(sent);
  press('Add Session');
  await findDialog('Add Session');
  expect(field('Session name')).toHaveValue('2026 - 2027');
});

test('CALL-43 CALL-11 a save sends the fields of the contract, dates as yyyy-MM-dd', async () => {
  const { fault, bodies } = recording('POST /session');
  await openNewSession({ fault });
  await putDate('Start date', '01/04/2028');
  await putDate('End date', '31/03/2029');
  create();
  expect(await screen.findByText('Session created successfully')).toBeVisible();
  expect(bodies).toEqual([
    {
      sessionName: '2028 - 2029',
      startDate: '2028-04-01',
      endDate: '2029-03-31',
      status: 'UPCOMING',
      schoolId: 1,
      sourceSessionId: null,
      createSubjectsConfig: false,
      createExamConfig: false,
      createMarksConfig: false,
    },
  ]);
  expect(await screen.findByText('01/04/2028')).toBeVisible();
});

test('the cursor stands in the first field', async () => {
  await openSession(NEXT);
  await waitFor(() => expect(field('Session name')).toHaveFocus());
});
