// The remarks of a class teacher: the sheet, its usual remarks, the save, a conflict, and a completed session.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, fireEvent } from '@testing-library/react';
import { jwtDecode } from 'jwt-decode';
import { listStoredDrafts } from '@/shared/drafts/storedDrafts';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
} from '../../support/portal';
import { signInAs } from '../support/signingIn';
import { marksWorld, type MarksWorld } from './support/marks';
import {
  combineFaults,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  unauthorised,
} from '../../support/faults';
import { navigateTo, chooseOption, selectedText, clickButton, waitForNoText } from '../../support/screen';
import {
  activateCell,
  saveState,
  editableCells,
  cellError,
  pasteInto,
  pressKey,
  fillCell,
  cellText,
} from '../../support/grid';

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await resetProvider();
});

const PATH = '/results/remarks';
const SAVE = 'PUT /result/students/remarks';
const DONE = 'Remarks updated successfully';
const CHANGED = 'Some of these remarks have changed';
const ASKED = 'You have unsaved changes. Leave without saving?';
const USUAL = 'Excellent work. Keep it up.';

const addressOf = ({ place: { sessionId, classId }, sectionId }: MarksWorld) =>
  `#sessionId=${sessionId}&classId=${classId}&sectionId=${sectionId}`;

/** Class 9 A. */
async function openRemarks(options: RenderOptions = {}): Promise<Rendered & { world: MarksWorld }> {
  const world = await marksWorld();
  const rendered = await renderPortal({ at: `${PATH}${addressOf(world)}`, as: 'admin', ...options });
  await waitFor(() => expect(editableCells()).toHaveLength(world.students.length));
  return { ...rendered, world };
}

const cellAt = (index: number): HTMLElement => editableCells()[index] as HTMLElement;
const values = (): string[] => editableCells().map(cellText);
const heading = () => document.querySelector('.sheet-title')?.textContent;

const stored = ({ students, place }: MarksWorld) =>
  act(async () => {
    const rows = await sql<{ id: number; remark: string | null; version: number }>(
      'SELECT student_id AS id, remark, version FROM student_remarks WHERE session_id = $1 ORDER BY student_id',
      [place.sessionId],
    );
    return Object.fromEntries(
      rows.map(({ id, remark, version }) => [students.findIndex((one) => one.id === id), [remark, version]]),
    );
  });

/** Another user saves remarks of students at these positions. */
const saveElsewhere = ({ place, sectionId, students }: MarksWorld, remarks: Record<number, [string | null, number]>) =>
  act(async () => {
    const answer = await call('PUT', '/result/students/remarks', {
      token: await tokenOf('teacher'),
      json: {
        ...{ schoolId: 1, ...place, sectionId },
        remarks: Object.entries(remarks).map(([index, [remark, version]]) => ({
          ...{ studentId: students[Number(index)]?.id, remark, version },
        })),
      },
    });
    expect(answer.responseCode).toBe(100);
  });

test('AUTH-42 a row has roll number, name, father and remark; changed remarks only are saved, each on one line', async () => {
  const { bodies, fault } = recordCalls(SAVE);
  const { world } = await openRemarks({ fault });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Roll No.', 'Student Name', 'Father’s Name', 'Remark'],
  ]);
  expect(heading()).toBe(`Class 9 A: ${world.students.length} students, 0 with a remark`);
  fillCell(cellAt(0), '  Regular  work. ');
  fillCell(cellAt(2), 'अच्छा कार्य');
  expect([values()[0], saveState()]).toEqual(['Regular work.', expect.stringContaining('Not saved: 2 changes')]);
  await waitFor(() => expect(heading()).toContain(', 2 with a remark'));
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(bodies).toEqual([
    {
      ...{ schoolId: 1, ...world.place, sectionId: world.sectionId },
      remarks: [
        { studentId: world.students[0]?.id, remark: 'Regular work.', version: 0 },
        { studentId: world.students[2]?.id, remark: 'अच्छा कार्य', version: 0 },
      ],
    },
  ]);
  await waitFor(() => expect(saveState()).toContain('All saved'));
  fillCell(cellAt(0), '');
  clickButton('Save Changes');
  await waitFor(async () => expect(await stored(world)).toEqual({ 0: [null, 2], 2: ['अच्छा कार्य', 1] }));
});

test('a usual remark fills the selected cells, the field offers them, and Undo takes them away', async () => {
  await openRemarks();
  const field = activateCell(cellAt(1));
  const options = document.getElementById(field.getAttribute('list') ?? '')?.querySelectorAll('option') ?? [];
  expect([...options].map(({ value }) => value)).toHaveLength(8);
  pressKey('ArrowDown', { shiftKey: true });
  clickButton('Usual remark');
  fireEvent.click(await screen.findByRole('menuitem', { name: USUAL }));
  await waitFor(() => expect(values().slice(0, 4)).toEqual(['', USUAL, USUAL, '']));
  clickButton('Undo');
  expect(values().slice(0, 4)).toEqual(['', '', '', '']);
});

test('a pasted column fills the cells below each other; a remark that is too long is marked and blocks the save', async () => {
  const { world } = await openRemarks();
  pasteInto(cellAt(0), `Good.\nVery good.\n${'x'.repeat(201)}`);
  expect(values().slice(0, 2)).toEqual(['Good.', 'Very good.']);
  expect(cellError(cellAt(2))).toBe('Remark must not be more than 200 characters');
  clickButton('Save Changes');
  await waitForResponses();
  expect(await stored(world)).toEqual({});
  fillCell(cellAt(2), 'Fair.');
  expect(cellError(cellAt(2))).toBe('');
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored(world)).toEqual({ 0: ['Good.', 1], 1: ['Very good.', 1], 2: ['Fair.', 1] });
});

test('C10 code 205 a conflict names student, both remarks and the other user; the stored one is kept or overwritten', async () => {
  const { world } = await openRemarks();
  await saveElsewhere(world, { 0: ['Theirs', 0] });
  fillCell(cellAt(0), 'Mine');
  fillCell(cellAt(1), 'Second');
  clickButton('Save Changes');
  expect(await screen.findByText(CHANGED)).toBeVisible();
  const entry = document.querySelector('.sheet-conflicts li')?.textContent;
  expect(entry).toMatch(new RegExp(`^${world.students[0]?.name}: yours “Mine”, stored “Theirs” \\(.+, .+\\)$`));
  expect(await stored(world)).toEqual({ 0: ['Theirs', 1] });
  clickButton('Load new version');
  await waitForNoText(CHANGED);
  await waitFor(() => expect(values().slice(0, 2)).toEqual(['Theirs', 'Second']));
  await saveElsewhere(world, { 1: ['Elsewhere', 0] });
  clickButton('Save Changes');
  await screen.findByText(CHANGED);
  clickButton('Save my version');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored(world)).toEqual({ 0: ['Theirs', 1], 1: ['Second', 2] });
});

test('a remark that is stored in its composed form is saved, changed and saved again', async () => {
  const { world } = await openRemarks();
  for (const [version, text] of ['\u0906\u0935\u093e\u095b', '\u0906\u0935\u093e\u095b \u0920\u0940\u0915'].entries()) {
    fillCell(cellAt(0), text);
    clickButton('Save Changes');
    await waitFor(async () => expect(await stored(world)).toEqual({ 0: [text.normalize('NFC'), version + 1] }));
    await waitFor(() => expect(saveState()).toContain('All saved'));
  }
});

test('CODE-127 after a student left, the list is reloaded and the other remarks stay', async () => {
  const { world } = await openRemarks();
  fillCell(cellAt(0), 'Gone');
  fillCell(cellAt(1), 'Stays');
  await act(() => sql("UPDATE students SET life = 'STRUCK_OFF' WHERE id = $1", [world.students[0]?.id]));
  clickButton('Save Changes');
  expect(await screen.findByText('These remarks were not saved')).toBeVisible();
  clickButton('Reload');
  await waitFor(() => expect(editableCells()).toHaveLength(world.students.length - 1));
  expect([values()[0], saveState()]).toEqual(['Stays', expect.stringContaining('Not saved: 1 change')]);
});

test('another choice of the filters and another screen are asked for while a remark is not saved', async () => {
  const rendered = await openRemarks();
  fillCell(cellAt(0), 'Mine');
  await chooseOption('Section', 'B');
  expect(await screen.findByText(ASKED)).toBeVisible();
  clickButton('Stay');
  await waitForNoText(ASKED);
  expect([selectedText('Section'), values()[0]]).toEqual(['A', 'Mine']);
  await navigateTo(rendered, '/profile');
  await screen.findByText(ASKED);
  clickButton('Leave');
  await waitFor(() => expect(rendered.path()).toBe('/profile'));
});

test('typed remarks survive an expired sign-in, and the dashboard leads back to them', async () => {
  const expired = combineFaults(
    replyTo(SAVE, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const { world, user } = await openRemarks({ fault: expired });
  fillCell(cellAt(0), 'Mine');
  clickButton('Save Changes');
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, 'admin');
  await screen.findByText('You have unsaved remarks of 9 A.', { exact: false });
  fireEvent.click(screen.getByText('Resume draft'));
  await waitFor(() => expect(values()[0]).toBe('Mine'));
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored(world)).toEqual({ 0: ['Mine', 1] });
});

test('SHELL-05 typed remarks are stored without names and tokens while they are typed; the dashboard and the sheet offer them after the screen was closed', async () => {
  const { world, leave } = await openRemarks();
  const owner = String(jwtDecode(localStorage.getItem('accessToken') ?? '').sub);
  fillCell(cellAt(0), 'Mine');
  await waitFor(async () => expect(await listStoredDrafts(owner)).toMatchObject([{ texts: expect.anything() }]));
  const kept = JSON.stringify(await listStoredDrafts(owner));
  const tokens = ['accessToken', 'refreshToken'].map((key) => localStorage.getItem(key));
  for (const secret of [...world.students.map(({ name }) => name), ...tokens]) expect(kept).not.toContain(secret);
  leave();
  const dashboard = await renderPortal({ at: '/', as: 'admin' });
  expect(await screen.findByText(/You have an unsaved remark from/)).toBeVisible();
  fireEvent.click(screen.getByText('Resume draft'));
  await waitFor(() => expect(dashboard.path()).toBe(PATH));
  fireEvent.click(await screen.findByText(/^Resume 1 unsaved remark from \d\d:\d\d$/));
  expect(values()[0]).toBe('Mine');
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored(world)).toEqual({ 0: ['Mine', 1] });
  await waitFor(async () => expect(await listStoredDrafts(owner)).toEqual([]));
});

test('C1 after a lost response the same remarks are sent with the same key and stored once', async () => {
  const { fault, headers } = recordCalls(SAVE);
  const { world } = await openRemarks({ fault: combineFaults(fault, replyTo(SAVE, loseResponse, passThrough)) });
  fillCell(cellAt(0), 'Mine');
  clickButton('Save Changes');
  await screen.findByText(/^Save not confirmed\. Your entries/);
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  const [first, second] = headers.map((sent) => sent.get('Idempotency-Key'));
  expect([first, second]).toEqual([expect.any(String), first]);
  expect(await stored(world)).toEqual({ 0: ['Mine', 1] });
});

test('code 205 a remark emptied after a lost response is removed by the next save', async () => {
  const { world } = await openRemarks({ fault: replyTo(SAVE, loseResponse, passThrough) });
  fillCell(cellAt(0), 'Mine');
  clickButton('Save Changes');
  await screen.findByText(/^Save not confirmed\. Your entries/);
  clickButton('Undo');
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored(world)).toEqual({ 0: [null, 2] });
});

test('a completed session shows its remarks and changes none', async () => {
  const world = await marksWorld();
  await saveElsewhere(world, { 1: ['Theirs', 0] });
  await act(() => sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [world.place.sessionId]));
  await renderPortal({ at: `${PATH}${addressOf(world)}`, as: 'admin' });
  expect(await screen.findByText('The session 2026 - 2027 is completed. Its remarks cannot be changed.')).toBeVisible();
  expect(await screen.findByText('Theirs')).toBeVisible();
  expect(editableCells()).toEqual([]);
  expect(screen.queryByText('Save Changes')).toBeNull();
});

test('without a class nothing is listed; a failure is shown with a way to try again', async () => {
  const failing = replyTo('POST /result/students/remarks', rejectWith(101, '', { status: 500 }), passThrough);
  await renderPortal({ at: PATH, as: 'admin', fault: failing });
  expect(await screen.findByText('Choose session, class and section')).toBeVisible();
  await chooseOption('Class', '5');
  await chooseOption('Section', 'A');
  expect(await screen.findByText('Failed to load remarks')).toBeVisible();
  clickButton('Retry');
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(0));
});
