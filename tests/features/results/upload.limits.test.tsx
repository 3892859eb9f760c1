// The maximum marks of a paper change while the marks grid is open, or while its marks are a draft.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { jwtDecode } from 'jwt-decode';
import { fireEvent } from '@testing-library/react';
import { listStoredDrafts } from '@/shared/drafts/storedDrafts';
import { resetProvider } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { cellError, cellText, editableCells, fillCell, findCell } from '../../support/grid';
import { clickButton, clickDialogButton, findDialog } from '../../support/screen';
import {
  DONE,
  markCell,
  marksAddress,
  openMarks,
  openMarksAt,
  PRACTICAL,
  saveAsOtherUser,
  setMaximum,
  storedEntries,
  THEORY,
  theoryOutOf,
  type MarksWorld,
} from './support/marks';

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await resetProvider();
});

/** Waits until the draft is stored. @returns its owner */
async function untilDraft(): Promise<string> {
  const owner = String(jwtDecode(localStorage.getItem('accessToken') ?? '').sub);
  await waitFor(async () => expect(await listStoredDrafts(owner)).toHaveLength(1));
  return owner;
}

/** A save is rejected with both maximums; nothing is stored before the marks are reloaded. */
async function reloadRejected(world: MarksWorld, now: number, stored: unknown[] = []) {
  const dialog = await findDialog('These marks were not saved');
  expect(dialog).toHaveTextContent(`Science Theory is out of ${now} now, but marks were entered out of 70.`);
  expect(screen.queryByText('Save my version')).toBeNull();
  expect(await storedEntries(world)).toEqual(stored);
  clickDialogButton('Reload');
  await waitFor(() => expect(cellError(markCell(world, 0, theoryOutOf(now)))).toBe(''));
}

test('code 205 marks typed out of 70 are not stored out of 100; after a reload they stay, and the user saves them', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  await setMaximum(world, 100);
  clickButton('Save Changes');
  await reloadRejected(world, 100);
  expect(cellText(markCell(world, 0, theoryOutOf(100)))).toBe('45');
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual([[0, 'theory', '45', 1]]);
});

test('Search and a save keep the maximum that the grid shows, so that marks typed out of 70 are not stored out of 100', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, PRACTICAL), '20');
  await setMaximum(world, 100);
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  fillCell(markCell(world, 0, THEORY), '45');
  await saveAsOtherUser(world, 1, { theoryMarks: 61 });
  clickButton('Search');
  await waitFor(() => expect(cellText(markCell(world, 1, THEORY))).toBe('61'));
  clickButton('Save Changes');
  await reloadRejected(world, 100, [
    [0, 'practical', '20', 1],
    [1, 'theory', '61', 1],
  ]);
});

test('after a reload, marks above the present maximum are errors', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  await setMaximum(world, 40);
  clickButton('Save Changes');
  await findDialog('These marks were not saved');
  clickDialogButton('Reload');
  await waitFor(() => expect(findCell(`${world.students[0]?.name}, ${theoryOutOf(40)}`)).toBeDefined());
  await waitFor(() => expect(cellError(markCell(world, 0, theoryOutOf(40)))).toBe('Marks should be between 0 and 40'));
});

test('C10 code 205 after a reload because of another maximum, a mark that another user stored is still a conflict', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  await setMaximum(world, 100);
  await saveAsOtherUser(world, 0, { theoryMarks: 64 });
  clickButton('Save Changes');
  await reloadRejected(world, 100, [[0, 'theory', '64', 1]]);
  expect(cellText(markCell(world, 0, theoryOutOf(100)))).toBe('45');
  clickButton('Save Changes');
  expect(await screen.findByText('Some of these marks have changed')).toBeVisible();
  expect(document.querySelector('.sheet-conflicts')).toHaveTextContent('yours 45, stored 64');
});

test('unsaved marks of a paper without maximum marks stay in the draft, and are offered when it has a maximum again', async () => {
  const { world, leave } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  const owner = await untilDraft();
  await setMaximum(world, 0);
  clickButton('Save Changes');
  await findDialog('These marks were not saved');
  clickDialogButton('Reload');
  await waitFor(() => expect(findCell(`${world.students[0]?.name}, ${THEORY}`)).toBeUndefined());
  leave();
  await setMaximum(world, 70);
  await openMarksAt(marksAddress(world));
  fireEvent.click(await screen.findByText(/^Resume 1 unsaved mark from /));
  expect(cellText(markCell(world, 0, THEORY))).toBe('45');
  expect(await listStoredDrafts(owner)).toHaveLength(1);
});

test('a draft of marks that were typed out of 70 is not stored out of 100', async () => {
  const { world, leave } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  await untilDraft();
  leave();
  await setMaximum(world, 100);
  await openMarksAt(marksAddress(world));
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  fireEvent.click(await screen.findByText(/^Resume 1 unsaved mark from /));
  clickButton('Save Changes');
  await reloadRejected(world, 100);
  expect(cellText(markCell(world, 0, theoryOutOf(100)))).toBe('45');
});
