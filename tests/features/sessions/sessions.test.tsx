import { fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { setPrivileges, withdrawPrivileges } from '../../provider/support/privileges';
import { NEXT, openSessions, PAST, RUNNING } from '../support/sessions';
import {
  findRow,
  chooseOption,
  navigateTo,
  queryDatabase,
  findDialog,
  findNotification,
  clickButton,
  getButton,
} from '../../support/screen';
import { combineFaults, countCalls, holdResponse, replyTo, rejectWith } from '../../support/faults';

beforeEach(resetProvider);

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('SHELL-74 SESSION-02 SESSION-10 ENUM-06 CALL-38 the table shows the own school’s sessions, newest start first', async () => {
  await openSessions();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Start',
    'End',
    'Status',
    'Disabled',
    'Actions',
  ]);
  expect(names()).toEqual([NEXT, RUNNING, PAST]);
  const cells = within(await findRow(RUNNING)).getAllByRole('cell');
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    RUNNING,
    '01/04/2026',
    '31/03/2027',
    'Active',
    'No',
  ]);
  // In the order of a session's life, not of its words.
  const status = screen.getByRole('columnheader', { name: 'Status' });
  fireEvent.click(status);
  expect(names()).toEqual([NEXT, RUNNING, PAST]);
  fireEvent.click(status);
  expect(names()).toEqual([PAST, RUNNING, NEXT]);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const parts = trail.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts.filter((text) => text !== '/' && text !== '')).toEqual(['Home', 'Sessions']);
  expect(trail.getByText('Sessions')).toHaveAttribute('aria-current', 'page');
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/dashboard'],
  ]);
});

test('SESSION-10 the newest start is first, also where names and the order of creation differ', async () => {
  await sql(
    `INSERT INTO sessions (school_id, name, name_key, start_date, end_date, status, created_at)
     VALUES (1, 'Year 2011', 'year 2011', '2011-04-01', '2012-03-31', 'COMPLETED', now())`,
  );
  await openSessions();
  expect(names()).toEqual([NEXT, RUNNING, PAST, 'Year 2011']);
});

test('SESSION-01 PRIVILEGE-12 a school’s own user gets no school selector and sees the sessions of the school', async () => {
  const { sent } = await openSessions();
  expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
  expect(names()).toEqual([NEXT, RUNNING, PAST]);
  expect(countCalls(sent, 'GET /session/all/1')).toBe(1);
});

test('SESSION-46 SESSION-01 PRIVILEGE-13 a platform user chooses a school first and sees its sessions', async () => {
  const gate = holdResponse();
  const fault = replyTo('GET /session/all/1', gate.reply);
  const { sent, user } = await renderPortal({ at: '/sessions', as: 'platform', fault });
  expect(await screen.findByText('Choose a school to see its sessions')).toBeVisible();
  expect(sent.filter(({ path }) => path.startsWith('/session'))).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: 'School' }));
  await user.click(await screen.findByTitle('Nalanda Public School'));
  expect(await screen.findByRole('button', { name: `Edit ${RUNNING}` })).toBeVisible();
  expect(countCalls(sent, 'GET /session/all/2')).toBe(1);
  // An active session stays in its school.
  clickButton(`Edit ${RUNNING}`);
  const form = within(await findDialog(`Edit Session “${RUNNING}”`));
  expect(form.getByRole('combobox', { name: 'School' })).toBeDisabled();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('combobox', { name: 'School' }));
  await user.click(await screen.findByTitle('Saraswati Vidya Mandir'));
  // The sessions of the school before do not stand there in the meantime.
  await waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${RUNNING}` })).toBeNull());
  gate.release();
  expect(await screen.findByRole('button', { name: `Edit ${RUNNING}` })).toBeVisible();
});

test('TABLE-10 the sessions of another school begin with their first page', async () => {
  await sql(
    `INSERT INTO sessions (school_id, name, name_key, start_date, end_date, status, created_at)
     SELECT school_id, 'Year ' || year, 'year ' || year, make_date(year, 4, 1), make_date(year + 1, 3, 31), 'COMPLETED', now()
       FROM generate_series(2011, 2018) year, unnest(ARRAY[1, 2]) school_id`,
  );
  await renderPortal({ at: '/sessions', as: 'platform' });
  await screen.findByText('Choose a school to see its sessions');
  await chooseOption('School', 'Saraswati Vidya Mandir');
  clickButton('Page 2');
  await waitFor(() => expect(names()).toEqual(['Year 2011']));
  await chooseOption('School', 'Nalanda Public School');
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(getButton('Page 1')).toHaveAttribute('aria-current', 'page');
});

test('SESSION-04 SESSION-05 SESSION-27 a completed session shows Auto and is not edited; the others are disabled or enabled', async () => {
  await openSessions();
  const past = within(await findRow(PAST));
  expect(past.getByText('Auto')).toBeVisible();
  expect(past.queryByRole('button', { name: /^(Disable|Enable)/ })).toBeNull();
  expect(past.getByRole('button', { name: `Edit ${PAST}` })).toBeDisabled();
  for (const name of [RUNNING, NEXT])
    expect(within(await findRow(name)).getByRole('button', { name: `Disable ${name}` })).toBeEnabled();
});

test('SESSION-06 delete is disabled for active and completed sessions', async () => {
  await openSessions();
  expect(screen.getByRole('button', { name: `Delete ${RUNNING}` })).toBeDisabled();
  expect(screen.getByRole('button', { name: `Delete ${PAST}` })).toBeDisabled();
  expect(screen.getByRole('button', { name: `Delete ${NEXT}` })).toBeEnabled();
  for (const [name, why] of [
    [RUNNING, 'Active sessions cannot be deleted'],
    [PAST, 'Completed sessions cannot be modified'],
  ]) {
    fireEvent.pointerEnter(screen.getByRole('button', { name: `Delete ${name}` }));
    expect(await screen.findByText(why ?? '', { selector: '[role="tooltip"]' })).toBeInTheDocument();
  }
});

test('SESSION-68 SESSION-04 SESSION-09 CALL-10 CALL-46 a session is disabled and enabled from its row, and the list follows', async () => {
  const { sent } = await openSessions();
  expect(getButton(`Disable ${NEXT}`)).toHaveTextContent(/^Disable$/);
  clickButton(`Disable ${NEXT}`);
  clickButton(`Disable ${NEXT}`);
  expect(await screen.findByText('Session disabled successfully')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  await waitFor(async () => expect(within(await findRow(NEXT)).getByText('Yes')).toBeVisible());
  expect(getButton(`Enable ${NEXT}`)).toHaveTextContent(/^Enable$/);
  clickButton(`Enable ${NEXT}`);
  expect(await screen.findByText('Session enabled successfully')).toBeVisible();
  await waitFor(async () => expect(within(await findRow(NEXT)).getByText('No')).toBeVisible());
});

test.each([
  ['the active session', 'ACTIVE', 'SELECT 1', 'This is the active session.'],
  ['an active session without students', 'ACTIVE', 'DELETE FROM enrolments', 'This is the active session.'],
  ['an upcoming session with students', 'UPCOMING', 'SELECT 1', 'Students are enrolled in this session.'],
])(
  'SESSION-04 SESSION-46 SESSION-68 disabling %s asks first and says what stops; enabling does not ask',
  async (_what, status, first, why) => {
    await sql(first);
    await sql('UPDATE sessions SET status = $1 WHERE school_id = 1 AND name = $2', [status, RUNNING]);
    const { sent } = await openSessions();
    const puts = () => sent.filter(({ method }) => method === 'PUT');
    const ask = async () => {
      clickButton(`Disable ${RUNNING}`);
      return findDialog(`Disable Session “${RUNNING}”`);
    };
    const asking = await ask();
    expect(asking).toHaveTextContent(`${why} While it is disabled, it cannot be chosen on any screen`);
    await waitFor(() => expect(within(asking).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    clickButton('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts()).toEqual([]);
    await ask();
    clickButton('Disable session');
    expect(await screen.findByText('Session disabled successfully')).toBeVisible();
    await waitFor(async () => expect(within(await findRow(RUNNING)).getByText('Yes')).toBeVisible());
    clickButton(`Enable ${RUNNING}`);
    await waitFor(async () => expect(within(await findRow(RUNNING)).getByText('No')).toBeVisible());
    expect(puts()).toHaveLength(2);
  },
);

test('SESSION-07 SESSION-09 CALL-45 deleting asks first: Cancel makes no call, Delete deletes', async () => {
  const { sent, user } = await openSessions();
  clickButton(`Delete ${NEXT}`);
  expect(await screen.findByText('Are you sure you want to delete this session?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Are you sure you want to delete this session?')).toBeNull());
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  clickButton(`Delete ${NEXT}`);
  await screen.findByText('Are you sure you want to delete this session?');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Session deleted successfully')).toBeVisible();
  await waitFor(() => expect(names()).toEqual([RUNNING, PAST]));
});

test('SESSION-09 CODE-07 a failed toggle to disabled or enabled and a failed deletion say so', async () => {
  const byStart = 'SELECT id FROM sessions WHERE school_id = 1 ORDER BY start_date DESC LIMIT 2';
  const [next, running] = await queryDatabase<{ id: number }>(byStart);
  await sql('UPDATE sessions SET disabled = true WHERE id = $1', [running?.id]);
  const { user } = await openSessions({
    fault: combineFaults(
      replyTo(`PUT /session/${next?.id}/true/disable`, rejectWith(105)),
      replyTo(`PUT /session/${running?.id}/false/disable`, rejectWith(105, 'Not today')),
      replyTo(`DELETE /session/${next?.id}`, rejectWith(105)),
    ),
  });
  clickButton(`Disable ${NEXT}`);
  expect(await findNotification('Failed to update session status')).toBeVisible();
  clickButton(`Enable ${RUNNING}`);
  expect(await findNotification('Not today')).toBeVisible();
  clickButton(`Delete ${NEXT}`);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await findNotification('Failed to delete session')).toBeVisible();
});

test('SESSION-09 a failed toggle to enabled says so too', async () => {
  await sql('UPDATE sessions SET disabled = true WHERE school_id = 1 AND name = $1', [NEXT]);
  const [next] = await queryDatabase('SELECT id FROM sessions WHERE school_id = 1 AND name = $1', [NEXT]);
  await openSessions({ fault: replyTo(`PUT /session/${String(next?.['id'])}/false/disable`, rejectWith(105)) });
  clickButton(`Enable ${NEXT}`);
  expect(await findNotification('Failed to update session status')).toBeVisible();
});

test('SESSION-09 CODE-04 a look-up that fails says so, and Retry asks again', async () => {
  const { user } = await renderPortal({
    at: '/sessions',
    as: 'admin',
    fault: replyTo('GET /session/all/1', rejectWith(105), () => undefined),
  });
  expect(await screen.findByText('Failed to load sessions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(RUNNING)).toBeVisible();
});

test('SESSION-08 AUTH-47 AUTH-48 all actions show to a user who opens the screen; the provider refuses the call', async () => {
  await sql('UPDATE sessions SET disabled = true WHERE school_id = 1 AND name = $1', [RUNNING]);
  await openSessions({ as: 'clerk' });
  expect(screen.getByRole('button', { name: 'Add Session' })).toBeEnabled();
  for (const action of ['Edit', 'Delete', 'Disable'])
    expect(screen.getByRole('button', { name: `${action} ${NEXT}` })).toBeEnabled();
  expect(screen.getByRole('button', { name: `Enable ${RUNNING}` })).toBeEnabled();
  expect(screen.getByRole('button', { name: `Readiness of ${NEXT}` })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Start the Next Session' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^History of / })).toBeNull();
  clickButton(`Disable ${NEXT}`);
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
});

test('SESSION-04 SESSION-05 SESSION-06 SESSION-08 SESSION-27 on a phone the actions of a session are the entries of its menu', async () => {
  const { user } = await renderPortal({ at: '/sessions', as: 'admin', width: 390 });
  const entriesOf = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const entries = within(await screen.findByRole('menu', { name: `Actions for ${name}` })).getAllByRole('menuitem');
    return entries.map((entry) => [entry.textContent, entry.getAttribute('aria-disabled') === 'true']);
  };
  const [edit, remove, ready, history] = [
    ['Edit', false],
    ['Delete', true],
    ['Readiness', false],
    ['History', false],
  ];
  expect(await entriesOf(RUNNING)).toEqual([edit, ['Disable', false], remove, ready, history]);
  expect(await entriesOf(PAST)).toEqual([['Edit', true], ['Auto', true], remove, ready, history]);
  expect(await entriesOf(NEXT)).toEqual([edit, ['Disable', false], ['Delete', false], ready, history]);
  await user.click(screen.getByRole('menuitem', { name: 'Disable' }));
  expect(await screen.findByText('Session disabled successfully')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Edit|Disable|Delete) 20/ })).toBeNull();
});

test.each([
  ['only SESSION_MANAGEMENT', true],
  ['every privilege but SESSION_MANAGEMENT', false],
])('SESSION-08 a user with %s: the history of a session is offered: %s', async (_which, offered) => {
  if (offered) await setPrivileges('clerk', 'SESSION_MANAGEMENT');
  else await withdrawPrivileges('admin', 'SESSION_MANAGEMENT');
  await openSessions({ as: offered ? 'clerk' : 'admin' });
  const histories = screen.queryAllByRole('button', { name: /^History of / }).map((one) => one.ariaLabel);
  expect(histories).toEqual(offered ? [NEXT, RUNNING, PAST].map((name) => `History of ${name}`) : []);
  expect(getButton(`Edit ${NEXT}`)).toBeEnabled();
});

test('SESSION-08 on a phone a user without the right has all entries of the menu but History', async () => {
  const { user } = await renderPortal({ at: '/sessions', as: 'clerk', width: 390 });
  await user.click(await screen.findByRole('button', { name: `Actions for ${NEXT}` }));
  const entries = within(await screen.findByRole('menu', { name: `Actions for ${NEXT}` })).getAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Edit', 'Disable', 'Delete', 'Readiness']);
  for (const entry of entries) expect(entry).not.toHaveAttribute('aria-disabled', 'true');
});

test('the table that is opened again shows a session as another user changed it in the meantime', async () => {
  const rendered = await openSessions();
  await navigateTo(rendered, '/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await sql(`UPDATE sessions SET name = 'Evening school' WHERE school_id = 1 AND name = $1`, [NEXT]);
  await navigateTo(rendered, '/sessions');
  await waitFor(() => expect(names()).toContain('Evening school'));
});
