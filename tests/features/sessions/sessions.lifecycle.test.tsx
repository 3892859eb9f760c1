import { giveFees } from '../../provider/support/fees';
import { settleAll } from '../../provider/support/studentFees';
import { resetProvider } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { giveLessons, makeReady } from '../../provider/support/ready';
import {
  clickCreate,
  clickSave,
  fillFreeYear,
  NEXT,
  openNewSession,
  openSession,
  RUNNING,
  sessionDialog,
  storedSession,
} from '../support/sessions';
import { countCalls, replyTo, recordCalls, rejectWith } from '../../support/faults';
import {
  queryDatabase,
  chooseOption,
  getField,
  findDialog,
  findNotification,
  optionsOf,
  clickButton,
  fillField,
  waitForFieldError,
} from '../../support/screen';

beforeEach(resetProvider);

const idOf = async (name: string) => Number((await storedSession(name))?.['id']);
/** The button, once the checklist is read. */
const confirmable = async () => {
  const button = await screen.findByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};
const writes = (sent: readonly { method: string }[]) => sent.filter(({ method }) => method === 'PUT');

test('SESSION-24 SESSION-26 SESSION-46 CONST-20 an upcoming session can become active, an active one completed, and nothing else', async () => {
  const { user } = await openSession(NEXT);
  expect(await optionsOf('Status')).toEqual(['Upcoming', 'Active']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  clickButton(`Edit ${RUNNING}`);
  await findDialog(`Edit Session “${RUNNING}”`);
  expect(await optionsOf('Status')).toEqual(['Active', 'Completed']);
});

test('SESSION-28 SESSION-29 SESSION-30 becoming active asks with the checklist and its warning; Cancel makes no call', async () => {
  const { sent, user } = await openSession(NEXT);
  await chooseOption('Status', 'Active');
  clickSave();
  expect(await screen.findByText(`Make “${NEXT}” active?`)).toBeVisible();
  for (const line of [
    'All subjects are created',
    'All exams are created and configured',
    'All class fees are configured',
    'No modification is possible afterwards.',
  ])
    expect(screen.getByText(line)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  const cancels = screen.getAllByRole('button', { name: 'Cancel' });
  await user.click(cancels[cancels.length - 1] as HTMLElement);
  await waitFor(() => expect(screen.queryByText(`Make “${NEXT}” active?`)).toBeNull());
  expect(writes(sent)).toEqual([]);
  expect(getField('Session name')).toHaveValue(NEXT);
});

test('SESSION-26 SESSION-09 SESSION-24 SESSION-30 CALL-44 a confirmed step is taken, and the whole form is sent', async () => {
  await makeReady(await idOf(NEXT));
  const { fault, bodies } = recordCalls(`PUT /session/${await idOf(NEXT)}`);
  const { sent, user } = await openSession(NEXT, { fault });
  await chooseOption('Status', 'Active');
  clickSave();
  await user.click(await confirmable());
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
  expect(writes(sent)).toHaveLength(1);
  expect(bodies).toEqual([
    {
      ...{ sessionName: NEXT, startDate: '2027-04-01', endDate: '2028-03-31', status: 'ACTIVE', schoolId: 1 },
      ...{ sourceSessionId: null, createSubjectsConfig: false, createExamConfig: false, createMarksConfig: false },
      version: 1,
    },
  ]);
  expect(await storedSession(NEXT)).toMatchObject({ status: 'ACTIVE' });
});

test('CODE-140 a step that is refused leaves the checklist open with the reason, and the checklist shows what is stored now', async () => {
  const id = await idOf(NEXT);
  await makeReady(id);
  const { user } = await openSession(NEXT);
  await chooseOption('Status', 'Active');
  clickSave();
  const confirm = await confirmable();
  await queryDatabase('DELETE FROM fee_structures WHERE session_id = $1', [id]);
  await user.click(confirm);
  expect(await screen.findByText(/^No fee structure is defined for these classes yet: Nursery, LKG/)).toBeVisible();
  expect(await screen.findByText(/^Fees missing:/)).toHaveTextContent('Class Nursery, Class LKG');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(await storedSession(NEXT)).toMatchObject({ status: 'UPCOMING' });
});

test('where the readiness cannot be loaded the provider decides, and its refusal stays visible', async () => {
  await giveLessons(await idOf(NEXT));
  const fault = replyTo(`GET /result/readiness/${await idOf(NEXT)}`, rejectWith(500, '', { status: 500 }));
  const { user } = await openSession(NEXT, { fault });
  await chooseOption('Status', 'Active');
  clickSave();
  await user.click(await confirmable());
  expect(await screen.findByText(/^No fee structure is defined for these classes yet/)).toBeVisible();
  expect(screen.getByText(`Make “${NEXT}” active?`)).toBeVisible();
});

test('becoming active says when the session begins, as the form has it, and which session stays active', async () => {
  await openSession(NEXT);
  await fillField('Start date', '15/04/2027');
  await chooseOption('Status', 'Active');
  clickSave();
  expect(await screen.findByText(/^The session begins on 15\/04\/2027\./)).toHaveTextContent(
    `“${RUNNING}” also stays active. Screens open with the session that contains today.`,
  );
});

test('a session that is moved away from its fee dates says at its date which classes have them', async () => {
  const id = await idOf(NEXT);
  await giveFees(id);
  await queryDatabase(
    `INSERT INTO fee_terms (school_id, structure_id, due_date, amount)
     SELECT f.school_id, f.id, '2027-04-15', 100 FROM fee_structures f JOIN classes c ON c.id = f.class_id
      WHERE f.session_id = $1 AND c.name = '2'`,
    [id],
  );
  await openSession(NEXT);
  await fillField('Start date', '01/07/2027');
  clickSave();
  await waitForFieldError(
    'Start date',
    'Fee dates are before the start date: 15/04/2027 (class 2). Move or delete these payments first',
  );
  expect(await storedSession(NEXT)).toMatchObject({ version: 1 });
});

test('SESSION-24 SESSION-31 SESSION-27 completing warns, and afterwards the session is not edited', async () => {
  await settleAll(await idOf(RUNNING));
  const { sent, user } = await openSession(RUNNING);
  await chooseOption('Status', 'Completed');
  clickSave();
  expect(await screen.findByText(`Complete “${RUNNING}”?`)).toBeVisible();
  expect(screen.getByText('No modification is allowed after the session is completed.')).toBeVisible();
  expect(writes(sent)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: `Edit ${RUNNING}` })).toBeDisabled());
  expect(await storedSession(RUNNING)).toMatchObject({ status: 'COMPLETED' });
});

test('SESSION-39 CODE-186 while fees are owed the session is not completed, and the answer says by how many', async () => {
  const { user } = await openSession(RUNNING);
  await chooseOption('Status', 'Completed');
  clickSave();
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(
    await screen.findByText(
      /^\d+ students have pending fees in this session\. The fee of 2 students is not determined: 11 \(no section\)/,
    ),
  ).toBeVisible();
  expect(screen.getByText(`Complete “${RUNNING}”?`)).toBeVisible();
  expect(await storedSession(RUNNING)).toMatchObject({ status: 'ACTIVE' });
});

test('SESSION-46 an active session changes nothing but its status', async () => {
  await openSession(RUNNING);
  for (const label of ['Session name', 'Start date', 'End date']) expect(getField(label)).toBeDisabled();
  expect(sessionDialog().getByText('Only the status of an active session can be changed.')).toBeVisible();
  expect(getField('Status')).toBeEnabled();
});

const REFUSALS: [id: string, code: number, text: string][] = [
  ['CODE-113', 113, 'Session dates overlap with an existing session'],
  ['CODE-119', 119, 'End date must be after start date'],
  ['CODE-131', 131, 'New sessions cannot be created with active status'],
  ['CODE-133', 133, 'Cannot change an active session back to upcoming status'],
  ['CODE-132', 132, 'Cannot change session school because fee structures are already defined'],
  ['CODE-141', 141, 'Completed sessions cannot be modified'],
];
test.each(REFUSALS)('SESSION-23 %s the code %i without a server message reads %s', async (_id, code, text) => {
  const id = await idOf(NEXT);
  await openSession(NEXT, { fault: replyTo(`PUT /session/${id}`, rejectWith(code, '', { status: 409 })) });
  clickSave();
  expect(await screen.findByText(text, { selector: '.ant-notification *' })).toBeVisible();
  expect(sessionDialog().getByLabelText('Session name')).toHaveValue(NEXT);
});

test.each([...REFUSALS, ['SESSION-09', 105, 'Failed to save session'] as const])(
  'SESSION-23 %s the code %i of a change of the status without a server message reads %s in its confirmation',
  async (_id, code, text) => {
    const id = await idOf(RUNNING);
    await openSession(RUNNING, { fault: replyTo(`PUT /session/${id}`, rejectWith(code, '', { status: 409 })) });
    await chooseOption('Status', 'Completed');
    clickSave();
    clickButton('Confirm', await findDialog(`Complete “${RUNNING}”?`));
    expect(await screen.findByText(text, { selector: '.ant-alert *' })).toBeVisible();
    expect(screen.getByText(`Complete “${RUNNING}”?`)).toBeVisible();
  },
);

test.each([...REFUSALS.slice(0, 3), ['SESSION-09', 105, 'Failed to save session'] as const])(
  'SESSION-23 CODE-07 %s the code %i of a new session that is rejected without a server message reads %s',
  async (_id, code, text) => {
    await openNewSession({ fault: replyTo('POST /session', rejectWith(code, '', { status: 409 })) });
    await fillFreeYear();
    clickCreate();
    expect(await findNotification(text)).toBeVisible();
  },
);

test('SESSION-23 CODE-02 CODE-07 the server’s own message comes first, SESSION-09 and the screen’s text last', async () => {
  const id = await idOf(NEXT);
  await openSession(NEXT, {
    fault: replyTo(`PUT /session/${id}`, rejectWith(113, 'It overlaps with 2026 - 2027'), rejectWith(105)),
  });
  clickSave();
  expect(await findNotification('It overlaps with 2026 - 2027')).toBeVisible();
  clickSave();
  expect(await findNotification('Failed to save session')).toBeVisible();
});

test('CODE-113 a name that is taken is refused by the provider, and the dialog stays with its input', async () => {
  const { sent } = await openSession(NEXT);
  await fillField('Session name', ' 2026  -  2027 ');
  clickSave();
  expect(await screen.findByText('Session dates overlap with an existing session')).toBeVisible();
  expect(getField('Session name')).toHaveValue(' 2026  -  2027 ');
  expect(countCalls(sent, `PUT /session/${await idOf(NEXT)}`)).toBe(1);
});

test('SESSION-35 a session completed by another user in the meantime is not changed', async () => {
  await openSession(RUNNING);
  await queryDatabase(
    "UPDATE sessions SET status = 'COMPLETED', version = version + 1 WHERE school_id = 1 AND name = $1",
    [RUNNING],
  );
  clickSave();
  expect(
    await screen.findByText('Completed sessions cannot be modified', { selector: '.ant-notification *' }),
  ).toBeVisible();
});
