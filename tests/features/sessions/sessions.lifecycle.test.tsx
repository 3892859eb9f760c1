import { settleAll } from '../../provider/support/studentFees';
import { resetProvider } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { giveLessons, makeReady } from '../../provider/support/ready';
import { countOf, on, refuse } from '../support/faults';
import {
  NEXT,
  RUNNING,
  ask,
  choose,
  dialog,
  field,
  findDialog,
  offered,
  openSession,
  press,
  put,
  save,
  storedSession,
} from '../support/sessions';

beforeEach(resetProvider);

const idOf = async (name: string) => Number((await storedSession(name))?.['id']);
const writes = (sent: readonly { method: string }[]) => sent.filter(({ method }) => method === 'PUT');

test('SESSION-24 SESSION-26 an upcoming session can become active, an active one completed, and nothing else', async () => {
  const { user } = await openSession(NEXT);
  expect(await offered('Status')).toEqual(['Upcoming', 'Active']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press(`Edit ${RUNNING}`);
  await findDialog(`Edit Session “${RUNNING}”`);
  expect(await offered('Status')).toEqual(['Active', 'Completed']);
});

test('SESSION-28 SESSION-29 SESSION-30 becoming active asks with the checklist and its warning; Cancel makes no call', async () => {
  const { sent, user } = await openSession(NEXT);
  await choose('Status', 'Active');
  save();
  expect(await screen.findByText(`Make “${NEXT}” active?`)).toBeVisible();
  for (const line of [
    'All subjects are created',
    'All exams are created and configured',
    'All class fees are configured',
    'No modification is possible afterwards.',
  ])
    expect(screen.getByText(line)).toBeVisible();
  const cancels = screen.getAllByRole('button', { name: 'Cancel' });
  await user.click(cancels[cancels.length - 1] as HTMLElement);
  await waitFor(() => expect(screen.queryByText(`Make “${NEXT}” active?`)).toBeNull());
  expect(writes(sent)).toEqual([]);
  expect(field('Session name')).toHaveValue(NEXT);
});

test('SESSION-24 SESSION-30 a confirmed step is taken', async () => {
  await makeReady(await idOf(NEXT));
  const { sent, user } = await openSession(NEXT);
  await choose('Status', 'Active');
  save();
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
  expect(writes(sent)).toHaveLength(1);
  expect(await storedSession(NEXT)).toMatchObject({ status: 'ACTIVE' });
});

test('CODE-140 a step that lacks fees is refused, and the classes without are named', async () => {
  await giveLessons(await idOf(NEXT));
  const { user } = await openSession(NEXT);
  await choose('Status', 'Active');
  save();
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^No fee structure is defined for these classes yet: Nursery, LKG/)).toBeVisible();
  expect(await storedSession(NEXT)).toMatchObject({ status: 'UPCOMING' });
});

test('SESSION-31 SESSION-27 completing warns, and afterwards the session is not edited', async () => {
  await settleAll(await idOf(RUNNING));
  const { user } = await openSession(RUNNING);
  await choose('Status', 'Completed');
  save();
  expect(await screen.findByText(`Complete “${RUNNING}”?`)).toBeVisible();
  expect(screen.getByText('No modification is allowed after the session is completed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: `Edit ${RUNNING}` })).toBeDisabled());
});

test('SESSION-39 CODE-186 while fees are owed the session is not completed, and the answer says by how many', async () => {
  const { user } = await openSession(RUNNING);
  await choose('Status', 'Completed');
  save();
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^\d+ students have pending fees in this session$/)).toBeVisible();
  expect(await storedSession(RUNNING)).toMatchObject({ status: 'ACTIVE' });
});

test('SESSION-46 an active session changes nothing but its status', async () => {
  await openSession(RUNNING);
  for (const label of ['Session name', 'Start date', 'End date']) expect(field(label)).toBeDisabled();
  expect(dialog().getByText('An active session changes nothing but its status.')).toBeVisible();
  expect(field('Status')).toBeEnabled();
});

test.each([
  [113, 'Session dates overlap with an existing session'],
  [119, 'End date must be after start date'],
  [131, 'New sessions cannot be created with active status'],
  [133, 'Cannot change an active session back to upcoming status'],
  [132, 'Cannot change session school because fee structures are already defined'],
  [141, 'Completed sessions cannot be modified'],
])('SESSION-23 code %i without a server message reads %s', async (code, text) => {
  const id = await idOf(NEXT);
  await openSession(NEXT, { fault: on(`PUT /session/${id}`, refuse(code, '', { status: 409 })) });
  save();
  expect(await screen.findByText(text, { selector: '.ant-notification *' })).toBeVisible();
  expect(dialog().getByLabelText('Session name')).toHaveValue(NEXT);
});

test('SESSION-23 CODE-02 the server’s own message comes first, SESSION-09 and the screen’s text last', async () => {
  const id = await idOf(NEXT);
  await openSession(NEXT, {
    fault: on(`PUT /session/${id}`, refuse(113, 'It overlaps with 2026 - 2027'), refuse(105)),
  });
  save();
  expect(await screen.findByText('It overlaps with 2026 - 2027')).toBeVisible();
  save();
  expect(await screen.findByText('Failed to save session')).toBeVisible();
});

test('CODE-113 a name that is taken is refused by the provider, and the dialog stays with its input', async () => {
  const { sent } = await openSession(NEXT);
  await put('Session name', ' 2026  -  2027 ');
  save();
  expect(await screen.findByText('Session dates overlap with an existing session')).toBeVisible();
  expect(field('Session name')).toHaveValue(' 2026  -  2027 ');
  expect(countOf(sent, `PUT /session/${await idOf(NEXT)}`)).toBe(1);
});

test('SESSION-35 a session completed by somebody else meanwhile is not changed', async () => {
  await openSession(RUNNING);
  await ask("UPDATE sessions SET status = 'COMPLETED', version = version + 1 WHERE school_id = 1 AND name = $1", [
    RUNNING,
  ]);
  save();
  expect(
    await screen.findByText('Completed sessions cannot be modified', { selector: '.ant-notification *' }),
  ).toBeVisible();
});
