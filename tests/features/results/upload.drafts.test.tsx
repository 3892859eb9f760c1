// Marks that are typed and not saved: stored while they are typed, offered when the grid is opened again, saved over a conflict.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { jwtDecode } from 'jwt-decode';
import { act, fireEvent } from '@testing-library/react';
import { readStoredDraft } from '@/shared/drafts/storedDrafts';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { signOutBy } from '../support/signingIn';
import { barState, cells, errorOf, focusedCell, put, textOf } from '../support/sheet';
import { press } from '../support/students';
import {
  addressOf,
  cellOf,
  DONE,
  openAt,
  openGrid,
  PATH,
  PRACTICAL,
  saveElsewhere,
  storedEntries,
  THEORY,
  type MarksWorld,
} from './support/marks';

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await resetProvider();
});

const RESUME = /^Resume 2 unsaved marks from \d\d:\d\d$/;
const owner = () => String(jwtDecode(localStorage.getItem('accessToken') ?? '').sub);
const formOf = (world: MarksWorld) => `results/upload#schoolId=1&${addressOf(world).slice(1)}`;
const draftOf = async (world: MarksWorld) => readStoredDraft(owner(), formOf(world));
const untilStored = (world: MarksWorld, texts: readonly string[]) =>
  waitFor(async () => expect(Object.values((await draftOf(world))?.texts ?? {})).toEqual(texts));

/** The half-yearly marks with two marks typed by the user, closed without a save and opened again. */
async function reopened() {
  const { world, leave } = await openGrid();
  put(cellOf(world, 0, THEORY), '45');
  put(cellOf(world, 1, PRACTICAL), '20');
  await untilStored(world, ['45', '20']);
  leave();
  const rendered = await openAt(addressOf(world));
  await waitFor(() => expect(cells().length).toBeGreaterThan(10));
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
  expect([textOf(cellOf(world, 0, THEORY)), barState()]).toEqual(['', '']);
  fireEvent.click(await screen.findByText(RESUME));
  expect([textOf(cellOf(world, 0, THEORY)), textOf(cellOf(world, 1, PRACTICAL))]).toEqual(['45', '20']);
  expect(barState()).toContain('Not saved: 2 changes');
  press('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '45', 1],
    [1, 'practical', '20', 1],
  ]);
  await untilStored(world, []);
  leave();
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
  put(cellOf(world, 0, THEORY), '50');
  put(cellOf(world, 2, THEORY), '60');
  await untilStored(world, ['20', '50', '60']);
  fireEvent.click(screen.getByText(RESUME));
  expect([0, 2].map((at) => textOf(cellOf(world, at, THEORY)))).toEqual(['50', '60']);
  expect(textOf(cellOf(world, 1, PRACTICAL))).toBe('20');
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
  await signOutBy(rendered.user);
  await waitFor(async () => expect(await readStoredDraft(id, formOf(world))).toBeUndefined());
});

test('C10 code 205 a resumed entry that another user saved since then is a conflict; the version of the user can be saved over it', async () => {
  const { world } = await reopened();
  await saveElsewhere(world, 0, { theoryMarks: 60 });
  fireEvent.click(await screen.findByText(RESUME));
  press('Save Changes');
  expect(await screen.findByText('Another user changed some of these marks')).toBeVisible();
  expect(document.querySelector('.sheet-conflicts')?.textContent).toMatch(
    new RegExp(
      `^${world.students[0]?.name}, ${THEORY}: yours 45, stored 60 \\(Sunita Sharma, \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d\\)$`,
    ),
  );
  press('Save my version');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '45', 2],
    [1, 'practical', '20', 1],
  ]);
});

test('C10 code 205 a resumed entry gives way to the stored one where the user loads that', async () => {
  const { world } = await reopened();
  await act(() => saveElsewhere(world, 0, { theoryMarks: 60 }));
  press('Search');
  fireEvent.click(await screen.findByText(RESUME));
  press('Save Changes');
  await screen.findByText('Another user changed some of these marks');
  press('Load new version');
  await waitFor(() => expect(textOf(cellOf(world, 0, THEORY))).toBe('60'));
  expect(errorOf(cellOf(world, 0, THEORY))).toBe('');
  expect(textOf(cellOf(world, 1, PRACTICAL))).toBe('20');
  await untilStored(world, ['20']);
});

test('Search loads the marks of other users and keeps what is not saved', async () => {
  const { world } = await openGrid();
  put(cellOf(world, 0, THEORY), '45');
  await saveElsewhere(world, 0, { theoryMarks: 60 });
  await saveElsewhere(world, 1, { theoryMarks: 61 });
  press('Search');
  await waitFor(() => expect(textOf(cellOf(world, 1, THEORY))).toBe('61'));
  expect(textOf(cellOf(world, 0, THEORY))).toBe('45');
  press('Save Changes');
  expect(await screen.findByText('Another user changed some of these marks')).toBeVisible();
});

test('a browser that denies the database is reported beside the unsaved marks', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const { world } = await openGrid();
  put(cellOf(world, 0, THEORY), '45');
  await waitFor(() => expect(barState()).toBe('Not saved: 1 change · Drafts cannot be stored on this computer'));
});
