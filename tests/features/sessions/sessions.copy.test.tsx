import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import {
  NEXT,
  PAST,
  RUNNING,
  choose,
  create,
  dialog,
  field,
  findDialog,
  offered,
  openNewSession,
  openSession,
  press,
  putDate,
  save,
  storedSession,
} from '../support/sessions';

beforeEach(resetProvider);

const OPTIONS = ['Copy subjects config', 'Copy exam config', 'Copy marks config'] as const;
const box = (label: string) => dialog().queryByRole('checkbox', { name: label });
const ticked = () => OPTIONS.filter((label) => (field(label) as HTMLInputElement).checked);
/** Chooses a source and waits for what may be copied from it. */
async function chooseSource(name: string): Promise<void> {
  await choose('Source session', name);
  await waitFor(() => expect(box('Copy marks config')).toBeVisible());
}
const click = (label: string) => fireEvent.click(field(label));

test('SESSION-47 SESSION-48 SESSION-49 the copy options appear once a source is chosen, which is any other session', async () => {
  await openNewSession();
  for (const label of OPTIONS) expect(box(label)).toBeNull();
  expect(await offered('Source session')).toEqual([NEXT, RUNNING, PAST]);
  await chooseSource(RUNNING);
  for (const label of OPTIONS) expect(box(label)).toBeVisible();
  expect(ticked()).toEqual([]);
});

test('SESSION-47 SESSION-49 an upcoming session has them, without itself among the sources', async () => {
  await openSession(NEXT);
  expect(await offered('Source session')).toEqual([RUNNING, PAST]);
});

test('SESSION-47 an active session has none', async () => {
  await openSession(RUNNING);
  expect(dialog().queryByLabelText('Source session')).toBeNull();
});

test('SESSION-50 ticking an option ticks what it needs', async () => {
  await openNewSession();
  await chooseSource(RUNNING);
  click('Copy exam config');
  await waitFor(() => expect(ticked()).toEqual(['Copy subjects config', 'Copy exam config']));
  click('Copy subjects config');
  await waitFor(() => expect(ticked()).toEqual([]));
  click('Copy marks config');
  await waitFor(() => expect(ticked()).toEqual([...OPTIONS]));
});

test('SESSION-51 clearing an option clears what needs it', async () => {
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

test('SESSION-52 removing the source clears the options', async () => {
  await openNewSession();
  await chooseSource(RUNNING);
  click('Copy marks config');
  await waitFor(() => expect(ticked()).toEqual([...OPTIONS]));
  fireEvent.mouseDown(document.querySelector('.ant-select-clear') as Element);
  fireEvent.click(document.querySelector('.ant-select-clear') as Element);
  await waitFor(() => expect(box('Copy marks config')).toBeNull());
  await chooseSource(PAST);
  expect(ticked()).toEqual([]);
});

test('SESSION-56 source and options are stored and stand in the form again', async () => {
  await openNewSession();
  await putDate('Start date', '01/04/2028');
  await putDate('End date', '31/03/2029');
  await chooseSource(RUNNING);
  click('Copy exam config');
  create();
  expect(await screen.findByText('Session created successfully')).toBeVisible();
  const running = await storedSession(RUNNING);
  expect(await storedSession('2028 - 2029')).toMatchObject({
    source_session_id: running?.['id'],
    create_subjects_config: true,
    create_exam_config: true,
    create_marks_config: false,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('2028 - 2029');
  press('Edit 2028 - 2029');
  await findDialog('Edit Session “2028 - 2029”');
  await waitFor(() => expect(ticked()).toEqual(['Copy subjects config', 'Copy exam config']));
  save();
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
});
