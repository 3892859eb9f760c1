// Unsaved marks stay based on what the user has seen: after a new sign-in, a reload of the rows, and a save that runs while more is typed.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, fireEvent } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { screen, waitFor, waitForResponses, type Rendered } from '../../support/portal';
import { countCalls, delayResponse, passThrough, replyTo, unauthorised, type Reply } from '../../support/faults';
import { cellText, editableCells, fillCell } from '../../support/grid';
import { clickButton, clickDialogButton, findDialog } from '../../support/screen';
import { signInAs } from '../support/signingIn';
import {
  DONE,
  markCell,
  marksAddress,
  openMarks,
  openMarksAt,
  PRACTICAL,
  SAVE,
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

const SIXTY = [0, 'theory', '60', 1];

/** A provider whose sign-in ends at the next save. */
function expiringSignIn() {
  let isExpired = false;
  const fault: Reply = (call, init) => (isExpired ? unauthorised(call, init) : undefined);
  const expireAtSave = async ({ user }: Pick<Rendered, 'user'>, change = async () => {}) => {
    await waitForResponses();
    isExpired = true;
    clickButton('Save Changes');
    await screen.findByText('Your session has ended. Please sign in again.');
    isExpired = false;
    await change();
    await signInAs(user, 'admin');
    fireEvent.click(await screen.findByText('Resume draft'));
  };
  return { fault, expireAtSave };
}

const moveAway = (at: number, world: MarksWorld) =>
  act(async () => {
    await sql(
      `UPDATE enrolments SET roll_no = NULL, section_id = (SELECT id FROM sections WHERE class_id = $1 AND id <> $2 LIMIT 1)
        WHERE student_id = $3 AND session_id = $4`,
      [world.place.classId, world.sectionId, world.students[at]?.id, world.place.sessionId],
    );
  });

/** Theory of the first and practical of the second student, typed, not saved, and closed. */
async function closedDraft(): Promise<MarksWorld> {
  const { world, leave } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  fillCell(markCell(world, 1, PRACTICAL), '20');
  leave();
  return world;
}

async function resumeStored(world: MarksWorld, fault?: Reply): Promise<Rendered> {
  const rendered = await openMarksAt(marksAddress(world), fault && { fault });
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  fireEvent.click(await screen.findByText(/^Resume 2 unsaved marks from /));
  return rendered;
}

/** The second student is in another section, so that the save is rejected and the rows are loaded again. */
async function reloadAfterMove(world: MarksWorld): Promise<void> {
  await moveAway(1, world);
  clickButton('Save Changes');
  await findDialog('These marks were not saved');
  clickDialogButton('Reload');
  await waitFor(() => expect(screen.queryByText('These marks were not saved')).toBeNull());
  await waitForResponses();
}

async function expectChangedMaximum(world: MarksWorld): Promise<void> {
  clickButton('Save Changes');
  expect(await findDialog('These marks were not saved')).toHaveTextContent(
    'Science Theory is out of 100 now, but marks were entered out of 70.',
  );
  expect(await storedEntries(world)).toEqual([]);
}

/** Save shows both marks and stores neither. */
async function expectConflict(world: MarksWorld, text: string, stored: unknown[][]): Promise<void> {
  clickButton('Save Changes');
  expect(await findDialog('Some of these marks have changed')).toHaveTextContent(text);
  expect(await storedEntries(world)).toEqual(stored);
}

test('code 205 marks of a sign-in that ended at the save are not stored under another maximum', async () => {
  const { fault, expireAtSave } = expiringSignIn();
  const { world, ...rendered } = await openMarks({ fault });
  fillCell(markCell(world, 0, THEORY), '45');
  await expireAtSave(rendered, () => setMaximum(world, 100));
  await waitFor(() => expect(cellText(markCell(world, 0, theoryOutOf(100)))).toBe('45'));
  await expectChangedMaximum(world);
});

test('C10 code 205 a resumed mark of a sign-in that ended at the save does not replace the mark of another user', async () => {
  const world = await closedDraft();
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  const { fault, expireAtSave } = expiringSignIn();
  await expireAtSave(await resumeStored(world, fault));
  await waitFor(() => expect(cellText(markCell(world, 0, THEORY))).toBe('45'));
  await expectConflict(world, 'yours 45, stored 60', [SIXTY]);
});

test('C10 code 205 a resumed mark does not replace the mark of another user after a reload of the rows', async () => {
  const world = await closedDraft();
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  await resumeStored(world);
  await reloadAfterMove(world);
  expect(cellText(markCell(world, 0, THEORY))).toBe('45');
  await expectConflict(world, 'yours 45, stored 60', [SIXTY]);
});

test('code 205 a resumed mark is not stored under another maximum after a reload of the rows', async () => {
  const world = await closedDraft();
  await setMaximum(world, 100);
  await resumeStored(world);
  await reloadAfterMove(world);
  await expectChangedMaximum(world);
});

test('C10 code 205 a mark that is typed during a save does not replace the mark of another user', async () => {
  const { reply, release } = delayResponse();
  const { world, sent } = await openMarks({ fault: replyTo(SAVE, reply, passThrough) });
  await saveAsOtherUser(world, 1, { theoryMarks: 61 });
  fillCell(markCell(world, 0, THEORY), '45');
  clickButton('Save Changes');
  await waitFor(() => expect(countCalls(sent, SAVE)).toBe(1));
  fillCell(markCell(world, 1, THEORY), '50');
  release();
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitForResponses();
  expect(cellText(markCell(world, 1, THEORY))).toBe('50');
  await expectConflict(world, 'yours 50, stored 61', [
    [0, 'theory', '45', 1],
    [1, 'theory', '61', 1],
  ]);
});

test('C10 code 205 first days of attendance do not replace those of another user after a reload of the rows', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, 'School Attendance'), '100');
  fillCell(markCell(world, 1, PRACTICAL), '20');
  await saveAsOtherUser(world, 0, { theoryMarks: 60 }, { schoolAttendance: 120, studentAttendance: 90 });
  clickButton('Search');
  await waitFor(() => expect(cellText(markCell(world, 0, 'Student Attendance'))).toBe('90'));
  await reloadAfterMove(world);
  expect(cellText(markCell(world, 0, 'School Attendance'))).toBe('100');
  await expectConflict(world, 'yours 100, stored 120', [SIXTY]);
});

test('C10 code 205 marks saved over those of another user stay so when a further one changes before', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  fillCell(markCell(world, 1, THEORY), '46');
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  await expectConflict(world, '60', [SIXTY]);
  await saveAsOtherUser(world, 1, { theoryMarks: 61 });
  clickDialogButton('Save my version');
  await waitFor(async () => expect(await findDialog('Some of these marks have changed')).toHaveTextContent('61'));
  clickDialogButton('Save my version');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '45', 2],
    [1, 'theory', '46', 2],
  ]);
});
