// Saves without a result: the response is lost, then the user restores or changes what was sent.
import { resetProvider } from '../../support/provider';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { countCalls, loseResponse, networkError, passThrough, replyTo } from '../../support/faults';
import { cellText, fillCell, saveState } from '../../support/grid';
import { clickButton, navigateTo } from '../../support/screen';
import {
  DONE,
  SAVE,
  THEORY,
  markCell,
  marksAddress,
  marksWorld,
  openMarks,
  openMarksAt,
  saveAsOtherUser,
  saveButton,
  storedEntries,
  type MarksWorld,
} from './support/marks';
import {
  DONE as LIMITS_DONE,
  SAVE as SAVE_LIMITS,
  clickSaveAndConfirm,
  openLimits,
  readLimits,
  scienceCell,
} from './support/limits';

beforeEach(resetProvider);

const ASKED = 'You have unsaved changes. Leave without saving?';
const CHANGED = 'Another user changed some of these marks';
const NOT_SAVED = /^Not saved\. Your entries/;

const theory = (world: MarksWorld) => markCell(world, 0, THEORY);

/** 40 is stored; 50 is sent, and its response is lost. */
async function openAfterLostSave() {
  const world = await marksWorld();
  await saveAsOtherUser(world, 0, { theoryMarks: 40 });
  const opened = {
    world,
    ...(await openMarksAt(marksAddress(world), { fault: replyTo(SAVE, loseResponse, passThrough) })),
  };
  await waitFor(() => expect(cellText(theory(world))).toBe('40'));
  fillCell(theory(opened.world), '50');
  clickButton('Save Changes');
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  return opened;
}

test('a mark restored after a lost response stays not saved', async () => {
  await openAfterLostSave();
  clickButton('Undo');
  expect(screen.getByText(NOT_SAVED)).toBeVisible();
  expect(saveButton()).toBeEnabled();
});

test('a mark restored after a lost response is stored by the next save', async () => {
  const { world } = await openAfterLostSave();
  fillCell(theory(world), '40');
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual([[0, 'theory', '40', 3]]);
});

test('leaving asks while the result of a save of marks is unknown', async () => {
  const rendered = await openAfterLostSave();
  clickButton('Undo');
  await navigateTo(rendered, '/results/remarks');
  expect(await screen.findByText(ASKED)).toBeVisible();
});

test('a mark restored after a request that did not arrive is sent no second time', async () => {
  const { world, sent } = await openMarks({ fault: replyTo(SAVE, networkError, passThrough) });
  fillCell(theory(world), '50');
  clickButton('Save Changes');
  await screen.findByText(NOT_SAVED);
  clickButton('Undo');
  clickButton('Save Changes');
  await waitFor(() => expect(screen.queryByText(NOT_SAVED)).toBeNull());
  expect([countCalls(sent, SAVE), await storedEntries(world)]).toEqual([1, []]);
});

test('code 205 a mark changed again after a lost response is no conflict with the own save', async () => {
  const { world } = await openAfterLostSave();
  fillCell(theory(world), '60');
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual([[0, 'theory', '60', 3]]);
});

test('code 205 a mark that another user changed after a lost response is reported', async () => {
  const { world } = await openAfterLostSave();
  await saveAsOtherUser(world, 0, { theoryMarks: 45, theoryVersion: 2 });
  fillCell(theory(world), '60');
  clickButton('Save Changes');
  expect(await screen.findByText(CHANGED)).toBeVisible();
});

test('Search after a lost response shows the restored mark as a change of the stored one', async () => {
  const { world } = await openAfterLostSave();
  clickButton('Undo');
  await waitForResponses();
  clickButton('Search');
  await waitForResponses();
  expect([cellText(theory(world)), saveState()]).toEqual(['40', expect.stringContaining('Not saved: 1 change')]);
});

test('limits restored after a lost response are stored by the next save', async () => {
  const { world } = await openLimits({ fault: replyTo(SAVE_LIMITS, loseResponse, passThrough) });
  const before = cellText(scienceCell('Theory Max'));
  fillCell(scienceCell('Theory Max'), '75');
  await clickSaveAndConfirm();
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  clickButton('Undo');
  await clickSaveAndConfirm();
  expect(await screen.findByText(LIMITS_DONE)).toBeVisible();
  expect(await readLimits(world)).toMatchObject([{ theory_max: `${before}.00` }]);
});
