// What the classes of a session still lack: from the list of sessions, and before a session is activated.
import { fireEvent, within } from '@testing-library/react';
import { giveFees } from '../../provider/support/fees';
import { formOf, limitsWorld, saveLimits } from '../../provider/support/limits';
import { makeReady } from '../../provider/support/ready';
import { withdrawPrivileges } from '../../provider/support/privileges';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { NEXT, openSession, openSessions, RUNNING } from '../support/sessions';
import { replyTo, rejectWith } from '../../support/faults';
import { chooseOption, findDialog, clickButton } from '../../support/screen';

beforeEach(resetProvider);

const sessionId = async () =>
  (await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 1 AND status = 'UPCOMING'"))[0]?.id ?? 0;

const open = async () => {
  clickButton(`Readiness of ${NEXT}`);
  return within(await findDialog(`Readiness of ${NEXT}`));
};

test('the readiness of a session names what each class lacks and leads to where it is mended', async () => {
  const world = await limitsWorld('9', 'UPCOMING');
  await saveLimits(await tokenOf('admin'), [formOf(world)]);
  await giveFees(await sessionId());
  await openSessions();
  const dialog = await open();
  const row = within((await dialog.findByRole('rowheader', { name: '9' })).closest('tr') as HTMLElement);
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent?.trim())).toEqual([
    '10',
    '2',
    '15 missing',
    'Complete',
  ]);
  expect(row.getByRole('link', { name: 'Min and max marks of class 9 missing' })).toHaveAttribute(
    'href',
    `/results/marks-config#schoolId=1&sessionId=${world.place.sessionId}&classId=${world.place.classId}`,
  );
  expect(dialog.getByRole('link', { name: 'Subjects of class 12 missing' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/subjects#schoolId=1&sessionId=\d+&classId=\d+$/),
  );
  expect(dialog.getByRole('status')).toHaveTextContent('15 of 15 classes are incomplete.');
  // Opened again it shows what is stored by then.
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await sql('DELETE FROM fee_structures WHERE session_id = $1', [await sessionId()]);
  const again = await open();
  expect(await again.findByRole('link', { name: 'Fees of class 9 missing' })).toBeVisible();
});

test('a user who may not mend something reads it without a link; a failure says so', async () => {
  await withdrawPrivileges('admin', 'CLASS_FEE_STRUCTURE');
  await openSessions();
  const dialog = await open();
  const row = within((await dialog.findByRole('rowheader', { name: '12' })).closest('tr') as HTMLElement);
  expect(row.queryByRole('link', { name: /^Fees/ })).toBeNull();
  expect(row.getAllByText('Missing').length).toBeGreaterThan(1);
});

test('a readiness that cannot be loaded says so', async () => {
  const id = await sessionId();
  await openSessions({ fault: replyTo(`GET /result/readiness/${id}`, rejectWith(500, '', { status: 500 })) });
  const dialog = await open();
  expect(await dialog.findByText('Failed to load the readiness of the session')).toBeVisible();
});

test('SESSION-28 each point of the checklist says whether it is so, and of which classes it is not', async () => {
  await giveFees(await sessionId());
  await openSession(NEXT);
  await chooseOption('Status', 'Active');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await findDialog(`Make “${NEXT}” active?`));
  const point = (text: string) => dialog.getByText(text).closest('li') as HTMLElement;
  await waitFor(() => expect(within(point('All subjects are created')).getByLabelText('Missing')).toBeVisible());
  expect(point('All subjects are created')).toHaveTextContent('Subjects missing: Class 11, Class 12');
  expect(within(point('All exams are created and configured')).getByLabelText('Missing')).toBeVisible();
  expect(point('All exams are created and configured')).toHaveTextContent(
    /Exams missing: Class 9, Class 10, Class 11, Class 12Minimum and maximum marks can be set later: Class Nursery \(\d+ missing\), .* and 3 more$/,
  );
  expect(within(point('All class fees are configured')).getByLabelText('Done')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(dialog.getByText('Complete the missing items first.')).toBeVisible();
});

test('fee dates outside the session are open too: they are named with their classes, in the table as well', async () => {
  const id = await sessionId();
  await makeReady(id);
  await sql(
    `INSERT INTO fee_terms (school_id, structure_id, due_date, amount)
     SELECT f.school_id, f.id, '2027-01-15', 100 FROM fee_structures f JOIN classes c ON c.id = f.class_id
      WHERE f.session_id = $1 AND c.name = '2'`,
    [id],
  );
  await openSessions();
  const table = await open();
  expect(
    await table.findByRole('link', { name: 'Fee dates outside the session in class 2 (15/01/2027)' }),
  ).toBeVisible();
  fireEvent.click(table.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  clickButton(`Edit ${NEXT}`);
  await findDialog(`Edit Session “${NEXT}”`);
  await chooseOption('Status', 'Active');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await findDialog(`Make “${NEXT}” active?`));
  const fees = dialog.getByText('All class fees are configured').closest('li') as HTMLElement;
  await waitFor(() => expect(fees).toHaveTextContent('Fee dates outside the session: Class 2 (15/01/2027)'));
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
});

test('subjects and exams that the save itself copies from another session do not prevent it', async () => {
  await giveFees(await sessionId());
  await openSession(NEXT);
  await chooseOption('Source session', RUNNING);
  fireEvent.click(screen.getByLabelText('Copy exam config'));
  await chooseOption('Status', 'Active');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await findDialog(`Make “${NEXT}” active?`));
  expect(dialog.getByText('Confirm copies the chosen settings from the other session first.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled());
});

test('the checklist that is opened again says what was mended in the meantime', async () => {
  await openSession(NEXT);
  await chooseOption('Status', 'Active');
  for (const said of ['Missing', 'Done']) {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await findDialog(`Make “${NEXT}” active?`));
    const fees = dialog.getByText('All class fees are configured').closest('li') as HTMLElement;
    expect(await within(fees).findByLabelText(said)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(`Make “${NEXT}” active?`)).toBeNull());
    await giveFees(await sessionId());
  }
});
