// Marks that are typed and not saved: stored while they are typed, offered when the grid is opened again, saved over a conflict.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { jwtDecode } from 'jwt-decode';
import { act, fireEvent } from '@testing-library/react';
import { readStoredDraft } from '@/shared/drafts/storedDrafts';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { signOutByMenu } from '../support/signingIn';
import { closeBeforeDelay } from './support/drafts';
import {
  DONE,
  PATH,
  PRACTICAL,
  storedEntries,
  THEORY,
  type MarksWorld,
  marksAddress,
  markCell,
  openMarksAt,
  openMarks,
  saveAsOtherUser,
} from './support/marks';
import { saveState, editableCells, cellError, focusedCell, fillCell, cellText } from '../../support/grid';
import { clickButton, clickDialogButton, findDialog } from '../../support/screen';

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await resetProvider();
});

const RESUME = /^Resume 2 unsaved marks from \d\d:\d\d$/;
const owner = () => String(jwtDecode(localStorage.getItem('accessToken') ?? '').sub);
const formOf = (world: MarksWorld) => `results/upload#schoolId=1&${marksAddress(world).slice(1)}`;
const draftOf = async (world: MarksWorld) => readStoredDraft(owner(), formOf(world));
const untilStored = (world: MarksWorld, texts: readonly string[]) =>
  waitFor(async () => expect(Object.values((await draftOf(world))?.texts ?? {})).toEqual(texts));

/** All records of all databases of the browser, by store. */
async function wholeDatabase(): Promise<Record<string, unknown[]>> {
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['portal']);
  const database = await openDB('portal');
  const stores = await Promise.all(
    [...database.objectStoreNames].map(async (name) => [name, (await database.getAll(name)) as unknown[]] as const),
  );
  database.close();
  return Object.fromEntries(stores);
}

/** The half-yearly marks with two marks typed by the user, closed without a save and opened again. */
async function reopened() {
  const { world, leave } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  fillCell(markCell(world, 1, PRACTICAL), '20');
  await untilStored(world, ['45', '20']);
  leave();
  const rendered = await openMarksAt(marksAddress(world));
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  return { world, ...rendered };
}

test('typed marks are stored within a second, with ids and marks only, and offered when the grid is opened again', async () => {
  const { world, leave } = await reopened();
  expect(Object.keys((await draftOf(world)) ?? {}).sort()).toEqual(['form', 'owner', 'savedAt', 'texts', 'versions']);
  const science = world.subjects['Science'];
  expect((await draftOf(world))?.texts).toEqual({
    [`${world.students[0]?.id}/${science}/theory`]: '45',
    [`${world.students[1]?.id}/${science}/practical`]: '20',
  });
  expect([cellText(markCell(world, 0, THEORY)), saveState()]).toEqual(['', '']);
  fireEvent.click(await screen.findByText(RESUME));
  expect([cellText(markCell(world, 0, THEORY)), cellText(markCell(world, 1, PRACTICAL))]).toEqual(['45', '20']);
  expect(saveState()).toContain('Not saved: 2 changes');
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '45', 1],
    [1, 'practical', '20', 1],
  ]);
  await untilStored(world, []);
  leave();
});

test('SHELL-05 the database of the browser has the typed marks by id and the chosen subjects, and no names of students and no tokens', async () => {
  const { world } = await openMarks();
  const field = screen.getByLabelText('Subjects');
  fireEvent.change(field, { target: { value: 'Science' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  fillCell(markCell(world, 0, THEORY), '45');
  await untilStored(world, ['45']);
  await waitFor(async () => expect((await wholeDatabase())['preferences']).toEqual([['Science']]));
  const kept = await wholeDatabase();
  expect(Object.keys(kept).sort()).toEqual(['drafts', 'preferences']);
  expect(kept['drafts']).toEqual([await draftOf(world)]);
  const whole = JSON.stringify(kept);
  expect(world.students.filter(({ name }) => whole.includes(name))).toEqual([]);
  for (const key of ['accessToken', 'refreshToken']) expect(whole).not.toContain(localStorage.getItem(key));
});

test('the first resumed entry that is shown takes the focus, so that one continues to type', async () => {
  const { world } = await reopened();
  fireEvent.click(await screen.findByText(RESUME));
  expect(focusedCell()).toHaveAttribute('data-cell', `${world.students[0]?.name}, ${THEORY}`);
});

test('resumed entries that the search hides leave the focus to the first that is shown', async () => {
  const { world } = await reopened();
  fireEvent.change(screen.getByLabelText('Search (Name/Code)'), { target: { value: String(world.students[1]?.code) } });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  fireEvent.click(await screen.findByText(RESUME));
  expect(focusedCell()).toHaveAttribute('data-cell', `${world.students[1]?.name}, ${PRACTICAL}`);
});

test('a draft that is not resumed stays while other marks are typed; an entry typed since then is not replaced', async () => {
  const { world } = await reopened();
  await screen.findByText(RESUME);
  fillCell(markCell(world, 0, THEORY), '50');
  fillCell(markCell(world, 2, THEORY), '60');
  await untilStored(world, ['20', '50', '60']);
  fireEvent.click(screen.getByText(RESUME));
  expect([0, 2].map((at) => cellText(markCell(world, at, THEORY)))).toEqual(['50', '60']);
  expect(cellText(markCell(world, 1, PRACTICAL))).toBe('20');
});

test('a resumed draft is deleted at once after the save, also where one of its entries was stored before', async () => {
  const { world, leave } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  fillCell(markCell(world, 1, PRACTICAL), '20');
  await untilStored(world, ['45', '20']);
  leave();
  await saveAsOtherUser(world, 0, { theoryMarks: 45 });
  await openMarksAt(marksAddress(world));
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  closeBeforeDelay();
  fireEvent.click(await screen.findByText(/^Resume 1 unsaved mark from /));
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  await untilStored(world, []);
});

test('a discarded draft is deleted', async () => {
  const { world } = await reopened();
  fireEvent.click(await screen.findByText('Discard'));
  await untilStored(world, []);
  expect(screen.queryByText(RESUME)).toBeNull();
});

test('a deliberate sign-out deletes the drafts of the user', async () => {
  const { world, leave } = await reopened();
  leave();
  const rendered = await renderPortal({ at: '/', as: 'admin', shell: true });
  expect(await screen.findByText(/^You have 2 unsaved marks from \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.getByText('Resume draft')).toHaveAttribute('href', `${PATH}#${formOf(world).split('#')[1]}`);
  const id = owner();
  await signOutByMenu(rendered.user);
  await findDialog('Log out and delete drafts?');
  clickDialogButton('Log out');
  await waitFor(async () => expect(await readStoredDraft(id, formOf(world))).toBeUndefined());
});

test('C10 code 205 a resumed entry that another user saved since then is a conflict; the version of the user can be saved over it', async () => {
  const { world } = await reopened();
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  fireEvent.click(await screen.findByText(RESUME));
  clickButton('Save Changes');
  expect(await screen.findByText('Some of these marks have changed')).toBeVisible();
  expect(document.querySelector('.sheet-conflicts')?.textContent).toMatch(
    new RegExp(
      `^${world.students[0]?.name}, ${THEORY}: yours 45, stored 60 \\(Sunita Sharma, \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d\\)$`,
    ),
  );
  clickButton('Save my version');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '45', 2],
    [1, 'practical', '20', 1],
  ]);
});

test('C10 code 205 a resumed entry gives way to the stored one where the user loads that', async () => {
  const { world } = await reopened();
  await act(() => saveAsOtherUser(world, 0, { theoryMarks: 60 }));
  clickButton('Search');
  fireEvent.click(await screen.findByText(RESUME));
  clickButton('Save Changes');
  await screen.findByText('Some of these marks have changed');
  clickButton('Load new version');
  await waitFor(() => expect(cellText(markCell(world, 0, THEORY))).toBe('60'));
  expect(cellError(markCell(world, 0, THEORY))).toBe('');
  expect(cellText(markCell(world, 1, PRACTICAL))).toBe('20');
  await untilStored(world, ['20']);
});

test('C10 code 205 a resumed entry that another user saved before it was resumed is a conflict after Search too', async () => {
  const { world, leave } = await reopened();
  leave();
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  await openMarksAt(marksAddress(world));
  fireEvent.click(await screen.findByText(RESUME));
  await saveAsOtherUser(world, 2, { theoryMarks: 61 });
  clickButton('Search');
  await waitFor(() => expect(cellText(markCell(world, 2, THEORY))).toBe('61'));
  clickButton('Save Changes');
  expect(await screen.findByText('Some of these marks have changed')).toBeVisible();
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '60', 1],
    [2, 'theory', '61', 1],
  ]);
});

test('Search loads the marks of other users and keeps what is not saved', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  await saveAsOtherUser(world, 1, { theoryMarks: 61 });
  clickButton('Search');
  await waitFor(() => expect(cellText(markCell(world, 1, THEORY))).toBe('61'));
  expect(cellText(markCell(world, 0, THEORY))).toBe('45');
  clickButton('Save Changes');
  expect(await screen.findByText('Some of these marks have changed')).toBeVisible();
});

test('typed marks of a student who leaves stay in the draft, and are offered again after the return', async () => {
  const { world, leave } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  await untilStored(world, ['45']);
  const { id } = world.students[0] ?? { id: 0 };
  const setLife = (life: string) => sql('UPDATE students SET life = $2 WHERE id = $1', [id, life]);
  await sql(
    `INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
     VALUES (1, $1, $2, $3, $4, $5, 'theory', 60, now())`,
    [world.place.sessionId, world.place.classId, world.exams.Annual, world.subjects['Science'], id],
  );
  await setLife('TC_ISSUED');
  clickButton('Search');
  await waitFor(() => expect(editableCells()).not.toContain(markCell(world, 0, THEORY)));
  fillCell(markCell(world, 1, PRACTICAL), '20');
  await waitFor(async () => expect(Object.values((await draftOf(world))?.texts ?? {}).sort()).toEqual(['20', '45']));
  leave();
  await setLife('ACTIVE');
  await openMarksAt(marksAddress(world));
  expect(await screen.findByText(RESUME)).toBeVisible();
});

test('a browser that denies the database is reported beside the unsaved marks', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  await waitFor(() => expect(saveState()).toBe('Not saved: 1 change · Drafts cannot be stored on this computer'));
});
