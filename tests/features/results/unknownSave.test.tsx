// Saves without a result: the response is lost or late, then the user restores or changes what was sent.
import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { screen, waitFor, waitForResponses, type Fault } from '../../support/portal';
import {
  callName,
  combineFaults,
  countCalls,
  delayResponse,
  loseResponse,
  networkError,
  passThrough,
  replyTo,
  unauthorised,
} from '../../support/faults';
import { cellText, fillCell, saveState } from '../../support/grid';
import { clickButton, navigateTo } from '../../support/screen';
import { signInAs } from '../support/signingIn';
import {
  DONE,
  LIST,
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

const ASKED = 'Save not confirmed';
const CHANGED = 'Some of these marks have changed';
const NOT_SAVED = /^Save not confirmed\. Your entries/;

const theory = (world: MarksWorld) => markCell(world, 0, THEORY);

/** 40 is stored; 50 is sent, and its response is lost. */
async function openAfterLostSave(fault: Fault = passThrough) {
  const world = await marksWorld();
  await saveAsOtherUser(world, 0, { theoryMarks: 40 });
  const opened = {
    world,
    ...(await openMarksAt(marksAddress(world), {
      fault: combineFaults(fault, replyTo(SAVE, loseResponse, passThrough)),
    })),
  };
  await waitFor(() => expect(cellText(theory(world))).toBe('40'));
  fillCell(theory(opened.world), '50');
  clickButton('Save Changes');
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  return opened;
}

test('MARKS-36 a mark restored after a lost response stays not saved', async () => {
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

test('marks undone while they are saved stay not saved after the response', async () => {
  const world = await marksWorld();
  await saveAsOtherUser(world, 0, { theoryMarks: 40 });
  const { reply, release } = delayResponse();
  const rendered = await openMarksAt(marksAddress(world), { fault: replyTo(SAVE, reply, passThrough) });
  await waitFor(() => expect(cellText(theory(world))).toBe('40'));
  fillCell(theory(world), '50');
  fillCell(markCell(world, 1, THEORY), '60');
  clickButton('Save Changes');
  await waitFor(() => expect(countCalls(rendered.sent, SAVE)).toBe(1));
  clickButton('Undo');
  clickButton('Undo');
  expect(saveState()).toContain('Not saved: 2 changes');
  await navigateTo(rendered, '/results/remarks');
  expect(await screen.findByText(ASKED)).toBeVisible();
  clickButton('Stay');
  release();
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitForResponses();
  const texts = [0, 1].map((at) => cellText(markCell(world, at, THEORY)));
  expect([...texts, saveState()]).toEqual(['40', '', expect.stringContaining('Not saved: 2 changes')]);
});

test('marks searched for just before a save are shown as the save stored them', async () => {
  const { reply, release } = delayResponse();
  const { world, sent } = await openMarks({ fault: replyTo(LIST, passThrough, reply, passThrough) });
  fillCell(theory(world), '50');
  clickButton('Search');
  await waitFor(() => expect(countCalls(sent, LIST)).toBe(2));
  clickButton('Save Changes');
  await waitFor(async () => expect(await storedEntries(world)).toEqual([[0, 'theory', '50', 1]]));
  release();
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitForResponses();
  expect([cellText(theory(world)), saveState()]).toEqual(['50', expect.stringContaining('All saved')]);
  expect(
    sent
      .map(callName)
      .filter((name) => name === SAVE || name === LIST)
      .slice(1, 4),
  ).toEqual([LIST, SAVE, LIST]);
});

test('code 205 a mark changed after a lost response and an expired sign-in is no conflict with the own save', async () => {
  let isExpired = false;
  const { world, user } = await openAfterLostSave((call, init) => (isExpired ? unauthorised(call, init) : undefined));
  fillCell(theory(world), '60');
  await waitForResponses();
  isExpired = true;
  clickButton('Search');
  await screen.findByText('Your session has ended. Please sign in again.');
  isExpired = false;
  await signInAs(user, 'admin');
  fireEvent.click(await screen.findByText('Resume draft'));
  await waitFor(() => expect(cellText(theory(world))).toBe('60'));
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual([[0, 'theory', '60', 3]]);
});

test('code 205 a mark of another user that was stored before the draft of an expired sign-in was resumed is reported after Search too', async () => {
  let isExpired = false;
  const { world, user } = await openMarks({
    fault: (call, init) => (isExpired ? unauthorised(call, init) : undefined),
  });
  fillCell(theory(world), '50');
  isExpired = true;
  clickButton('Search');
  await screen.findByText('Your session has ended. Please sign in again.');
  isExpired = false;
  await saveAsOtherUser(world, 0, { theoryMarks: 45 });
  await signInAs(user, 'admin');
  fireEvent.click(await screen.findByText('Resume draft'));
  await waitFor(() => expect(cellText(theory(world))).toBe('50'));
  await saveAsOtherUser(world, 1, { theoryMarks: 61 });
  clickButton('Search');
  await waitFor(() => expect(cellText(markCell(world, 1, THEORY))).toBe('61'));
  clickButton('Save Changes');
  expect(await screen.findByText(CHANGED)).toBeVisible();
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
