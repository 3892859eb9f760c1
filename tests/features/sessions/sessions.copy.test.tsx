import { fireEvent } from '@testing-library/react';
import { SESSION } from '../../support/entities/sessions';
import { typedIn } from '../../support/entities/table';
import { resetProvider } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import {
  FREE,
  fillFreeYear,
  NEXT,
  PAST,
  RUNNING,
  openNewSession,
  openSession,
  storedSession,
  clickCreate,
  sessionDialog,
  clickSave,
} from '../support/sessions';
import {
  chooseOption,
  getField,
  findDialog,
  optionsOf,
  clickButton,
  queryDatabase,
  selectedText,
  tableRows,
} from '../../support/screen';

import { alterResponse, combineFaults, recordCalls, replyTo } from '../../support/faults';

beforeEach(resetProvider);

const OPTIONS = typedIn(SESSION, 'copy').map(({ title }) => title);
const box = (label: string) => sessionDialog().queryByRole('checkbox', { name: label });
const ticked = () => OPTIONS.filter((label) => (getField(label) as HTMLInputElement).checked);
/** Chooses a source and waits for what may be copied from it. */
async function chooseSource(name: string): Promise<void> {
  await chooseOption('Source session', name);
  await waitFor(() => expect(box('Copy marks config')).toBeVisible());
}
const click = (label: string) => fireEvent.click(getField(label));

test('SESSION-47 SESSION-48 SESSION-49 the copy options appear once a source is chosen, which is any other session', async () => {
  await openNewSession();
  for (const label of OPTIONS) expect(box(label)).toBeNull();
  expect(selectedText('Source session')).toBe('None');
  expect(await optionsOf('Source session')).toEqual([NEXT, RUNNING, PAST]);
  await chooseSource(RUNNING);
  for (const label of OPTIONS) expect(box(label)).toBeVisible();
  expect(ticked()).toEqual([]);
});

test('SESSION-47 SESSION-49 an upcoming session has the copy options, without itself among the sources', async () => {
  await openSession(NEXT);
  expect(await optionsOf('Source session')).toEqual([RUNNING, PAST]);
  expect(selectedText('Source session')).toBe('None');
  for (const label of OPTIONS) expect(box(label)).toBeNull();
  await chooseSource(RUNNING);
  for (const label of OPTIONS) expect(box(label)).toBeVisible();
});

test('SESSION-46 SESSION-47 an active session has no copy options, also with a stored source session', async () => {
  const source = Number((await storedSession(PAST))?.['id']);
  await queryDatabase(
    "UPDATE sessions SET source_session_id = $1, create_subjects_config = true WHERE school_id = 1 AND status = 'ACTIVE'",
    [source],
  );
  await openSession(RUNNING);
  expect(sessionDialog().queryByLabelText('Source session')).toBeNull();
  for (const label of OPTIONS) expect(box(label)).toBeNull();
});

test('SESSION-50 checking an option checks the options that it requires', async () => {
  await openNewSession();
  await chooseSource(RUNNING);
  click('Copy exam config');
  await waitFor(() => expect(ticked()).toEqual(['Copy subjects config', 'Copy exam config']));
  click('Copy subjects config');
  await waitFor(() => expect(ticked()).toEqual([]));
  click('Copy marks config');
  await waitFor(() => expect(ticked()).toEqual([...OPTIONS]));
});

test('SESSION-51 clearing an option clears the options that require it', async () => {
  await openNewSession();
  await chooseSource(RUNNING);
  click('Copy marks config');
  await waitFor(() => expect(ticked()).toEqual([...OPTIONS]));
  click('Copy exam config');
  await waitFor(() => expect(ticked()).toEqual(['Copy subjects config']));
  click('Copy marks config');
  await waitFor(() => expect(ticked()).toEqual([...OPTIONS]));
  click('Copy subjects config');
  await waitFor(() => expect(ticked()).toEqual([]));
});

test('SESSION-47 SESSION-52 removing the source clears the options', async () => {
  await openNewSession();
  await chooseSource(RUNNING);
  click('Copy marks config');
  await waitFor(() => expect(ticked()).toEqual([...OPTIONS]));
  fireEvent.mouseDown(document.querySelector('.ant-select-clear') as Element);
  fireEvent.click(document.querySelector('.ant-select-clear') as Element);
  await waitFor(() => expect(box('Copy marks config')).toBeNull());
  for (const label of OPTIONS) expect(box(label)).toBeNull();
  await chooseSource(PAST);
  expect(ticked()).toEqual([]);
});

test('SESSION-48 SESSION-56 CALL-43 source and options are sent, stored and shown in the form after a reload', async () => {
  const { fault, bodies } = recordCalls('POST /session');
  await openNewSession({ fault });
  await fillFreeYear();
  await chooseSource(RUNNING);
  click('Copy exam config');
  clickCreate();
  expect(await screen.findByText('Session created successfully')).toBeVisible();
  const running = await storedSession(RUNNING);
  const copies = { createSubjectsConfig: true, createExamConfig: true, createMarksConfig: false };
  expect(bodies).toMatchObject([{ sessionName: FREE, schoolId: 1, sourceSessionId: running?.['id'], ...copies }]);
  expect(await storedSession(FREE)).toMatchObject({
    source_session_id: running?.['id'],
    create_subjects_config: true,
    create_exam_config: true,
    create_marks_config: false,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(FREE);
  clickButton(`Edit ${FREE}`);
  await findDialog(`Edit Session “${FREE}”`);
  await waitFor(() => expect(ticked()).toEqual(['Copy subjects config', 'Copy exam config']));
  clickSave();
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
});

test('CALL-44 SESSION-56 the sessions are shown with the fields of the provider, and a save names a session by its id', async () => {
  const [source, next] = await queryDatabase<{ id: number }>(
    'SELECT id FROM sessions WHERE school_id = 1 AND name = ANY($1) ORDER BY start_date',
    [`{${RUNNING},${NEXT}}`],
  );
  const copies = { createSubjectsConfig: true, createExamConfig: true, createMarksConfig: true };
  const named = (data: unknown) =>
    (data as { sessionId: number }[]).map((session) => ({
      ...session,
      sessionDisplayName: `Shown ${session.sessionId}`,
      ...(session.sessionId === next?.id && { disabled: true, sourceSessionId: source?.id, ...copies }),
    }));
  const { fault, bodies } = recordCalls(`PUT /session/${next?.id}`);
  await openSession(NEXT, { fault: combineFaults(fault, replyTo('GET /session/all/1', alterResponse(named))) });
  expect(tableRows()[0]?.slice(0, 5)).toEqual([NEXT, '01/04/2027', '31/03/2028', 'Upcoming', 'Yes']);
  expect(tableRows().map((row) => row[3])).toEqual(['Upcoming', 'Active', 'Completed']);
  await waitFor(() => expect(selectedText('Source session')).toBe(`Shown ${source?.id}`));
  expect(ticked()).toEqual([...OPTIONS]);
  clickSave();
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
  expect(bodies).toMatchObject([{ sessionName: NEXT, schoolId: 1, sourceSessionId: source?.id, ...copies }]);
});
