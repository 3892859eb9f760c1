// The maximum marks of a paper change while the marks grid is open, or while its marks are a draft.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { jwtDecode } from 'jwt-decode';
import { act, fireEvent } from '@testing-library/react';
import { listStoredDrafts } from '@/shared/drafts/storedDrafts';
import { resetProvider, tokenOf } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { cellError, cellText, editableCells, fillCell, findCell } from '../../support/grid';
import { clickButton, clickDialogButton, findDialog } from '../../support/screen';
import { formOf, saveLimits } from '../../provider/support/limits';
import {
  DONE,
  markCell,
  marksAddress,
  openMarks,
  openMarksAt,
  PRACTICAL,
  storedEntries,
  THEORY,
  type MarksWorld,
} from './support/marks';

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await resetProvider();
});

const outOf = (max: number) => `Science Theory, out of ${max}`;
const setMaximum = (world: MarksWorld, theoryMaxMarks: number) =>
  act(async () => {
    const changed = await saveLimits(await tokenOf('admin'), [
      formOf(world, { theoryMaxMarks }, { exam: 'Half Yearly' }),
    ]);
    expect(changed.responseCode).toBe(100);
  });

/** A save is rejected with both maximums; nothing is stored before the marks are reloaded. */
async function reloadRejected(world: MarksWorld, now: number) {
  const dialog = await findDialog('These marks were not saved');
  expect(dialog).toHaveTextContent(`Science Theory is out of ${now} now, but marks were entered out of 70.`);
  expect(screen.queryByText('Save my version')).toBeNull();
  expect(await storedEntries(world)).toEqual([]);
  clickDialogButton('Reload');
  await waitFor(() => expect(cellError(markCell(world, 0, outOf(now)))).toBe(''));
}

test('code 205 marks typed out of 70 are not stored out of 100; after a reload they stay, and the user saves them', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  await setMaximum(world, 100);
  clickButton('Save Changes');
  await reloadRejected(world, 100);
  expect(cellText(markCell(world, 0, outOf(100)))).toBe('45');
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual([[0, 'theory', '45', 1]]);
});

test('Search and a save show the present maximum; marks typed above it are errors', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  await setMaximum(world, 40);
  clickButton('Search');
  await waitFor(() => expect(findCell(`${world.students[0]?.name}, ${outOf(40)}`)).toBeDefined());
  await waitFor(() => expect(cellError(markCell(world, 0, outOf(40)))).toBe('Marks should be between 0 and 40'));
  fillCell(markCell(world, 0, outOf(40)), '');
  fillCell(markCell(world, 1, PRACTICAL), '20');
  await setMaximum(world, 60);
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitFor(() => expect(findCell(`${world.students[0]?.name}, ${outOf(60)}`)).toBeDefined());
});

test('marks that were typed out of 70 and are kept by Search are not stored out of 100', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  await setMaximum(world, 100);
  clickButton('Search');
  await waitFor(() => expect(findCell(`${world.students[0]?.name}, ${outOf(100)}`)).toBeDefined());
  clickButton('Save Changes');
  await reloadRejected(world, 100);
});

test('a draft of marks that were typed out of 70 is not stored out of 100', async () => {
  const { world, leave } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  const owner = String(jwtDecode(localStorage.getItem('accessToken') ?? '').sub);
  await waitFor(async () => expect(await listStoredDrafts(owner)).toHaveLength(1));
  leave();
  await setMaximum(world, 100);
  await openMarksAt(marksAddress(world));
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  fireEvent.click(await screen.findByText(/^Resume 1 unsaved mark from /));
  clickButton('Save Changes');
  await reloadRejected(world, 100);
  expect(cellText(markCell(world, 0, outOf(100)))).toBe('45');
});
