// Roll numbers that are typed and not saved: while others change the list, before they would go, and after an expired sign-in.
import { act, fireEvent } from '@testing-library/react';
import { demoStudent, placeOf, setDisabled } from '../../provider/support/students';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { signInAs } from '../support/signingIn';
import {
  DONE,
  open5A,
  PATH,
  SAVE,
  storedNumbers,
  rollCell,
  saveAsOtherUser,
  studentIdAt,
  typeRollNumber,
  rollError,
  rollNumbers,
} from './support/roll';
import { combineFaults, loseResponse, replyTo, passThrough, recordCalls, unauthorised } from '../../support/faults';
import { navigateTo, chooseOption, selectedText, clickButton, waitForNoText } from '../../support/screen';
import { activateCell, saveState, editableCells, focusedCell } from '../../support/grid';

beforeEach(resetProvider);

const ASKED = 'You have unsaved changes. Leave without saving?';
const CHANGED = 'This list has changed';

test('C10 code 205 a number another user gave is shown at its row; loaded again, what was typed elsewhere stays and is saved', async () => {
  await open5A();
  await saveAsOtherUser([
    { studentId: studentIdAt(1), rollNo: 401 },
    { studentId: studentIdAt(2), rollNo: 402 },
  ]);
  typeRollNumber(0, '301');
  typeRollNumber(1, '302');
  clickButton('Save');
  expect(await screen.findByText(CHANGED)).toBeVisible();
  clickButton('Back to my list');
  await waitForNoText(CHANGED);
  expect([rollError(0), rollError(1), rollError(2), saveState()]).toEqual([
    '',
    'Another user changed this roll number',
    'Another user changed this roll number',
    '2 fields to correct',
  ]);
  expect((await storedNumbers()).get(studentIdAt(0))).not.toBe(301);
  clickButton('Save');
  await screen.findByText(CHANGED);
  clickButton('Reload');
  await waitForNoText(CHANGED);
  await waitFor(() => expect(rollNumbers().slice(0, 3)).toEqual(['301', '401', '402']));
  expect(saveState()).toBe('Not saved: 1 change');
  clickButton('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  const now = await storedNumbers();
  expect([0, 1, 2].map((at) => now.get(studentIdAt(at)))).toEqual([301, 401, 402]);
});

test('CODE-127 CODE-171 ROLL-07 who left in the meantime is reported at the row and goes with the next load; a number taken in the meantime is reported there too', async () => {
  await open5A();
  const [away, last] = [studentIdAt(1), editableCells().length];
  await act(async () => void (await setDisabled(await tokenOf('admin'), away, true)));
  typeRollNumber(0, '301');
  clickButton('Save');
  await screen.findByText(CHANGED);
  expect(rollError(1)).toBe('The student has left');
  clickButton('Reload');
  await waitFor(() => expect(editableCells()).toHaveLength(last - 1));
  expect(rollNumbers()[0]).toBe('301');
  const place = await act(() => placeOf());
  const another = await act(() => demoStudent('6'));
  await act(() =>
    sql(
      'UPDATE enrolments SET class_id = $1, section_id = $2, roll_no = 301 WHERE student_id = $3 AND session_id = $4',
      [place.classId, place.sectionId, another, place.sessionId],
    ),
  );
  clickButton('Save');
  await waitFor(() => expect(rollError(0)).toBe('Roll number 301 belongs to another student'));
  expect(focusedCell()).toBe(rollCell(0));
  expect(document.activeElement).toHaveAccessibleDescription('Roll number 301 belongs to another student');
  typeRollNumber(0, '303');
  expect([rollError(0), saveState()]).toEqual(['', 'Not saved: 1 change']);
  clickButton('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
});

test('another choice of the filters, and another address, are asked for first while something is not saved', async () => {
  const rendered = await open5A();
  typeRollNumber(0, '301');
  await chooseOption('Section', 'B');
  expect(await screen.findByText(ASKED)).toBeVisible();
  clickButton('Stay');
  await waitForNoText(ASKED);
  expect([selectedText('Section'), rollNumbers()[0]]).toEqual(['A', '301']);
  await navigateTo(rendered, '/profile');
  await screen.findByText(ASKED);
  clickButton('Stay');
  await waitForNoText(ASKED);
  expect([rendered.path(), rollNumbers()[0]]).toEqual([PATH, '301']);
  await chooseOption('Section', 'B');
  await screen.findByText(ASKED);
  const before = studentIdAt(0);
  clickButton('Leave');
  await waitFor(() => expect(selectedText('Section')).toBe('B'));
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(0));
  expect(studentIdAt(0)).not.toBe(before);
  await chooseOption('Section', 'A');
  await waitFor(() => expect(studentIdAt(0)).toBe(before));
  expect(rollNumbers()[0]).not.toBe('301');
  await navigateTo(rendered, '/profile');
  await waitFor(() => expect(rendered.path()).toBe('/profile'));
});

test('typed numbers survive an expired sign-in, and the dashboard leads back to them', async () => {
  const expired = combineFaults(
    replyTo(SAVE, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await open5A({ fault: expired });
  clickButton('Put all into A');
  const all = editableCells().length;
  typeRollNumber(0, '301');
  const student = studentIdAt(0);
  clickButton('Save');
  await screen.findByText('Your session has ended. Please sign in again.');
  expect(JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])).not.toContain('301');
  await signInAs(rendered.user, 'clerk');
  await screen.findByText('You have unsaved roll numbers of 5 A.', { exact: false });
  fireEvent.click(screen.getByText('Resume draft'));
  await screen.findByText(/^Your draft was restored/);
  expect([selectedText('Class'), selectedText('Section'), rollNumbers()[0], saveState()]).toEqual([
    '5',
    'A',
    '301',
    'Not saved: 2 changes',
  ]);
  expect(editableCells()).toHaveLength(all);
  clickButton('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect((await storedNumbers()).get(student)).toBe(301);
});

test('an answer that was lost does not save twice: the same list goes with the same key, another one with another', async () => {
  const { fault, headers } = recordCalls(SAVE);
  await open5A({ fault: combineFaults(fault, replyTo(SAVE, loseResponse, passThrough)) });
  typeRollNumber(0, '301');
  clickButton('Save');
  await screen.findByText(/^Save not confirmed\. Your entries/);
  clickButton('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  typeRollNumber(0, '302');
  clickButton('Save');
  await waitFor(() => expect(headers).toHaveLength(3));
  await waitForResponses();
  const keys = headers.map((sent) => sent.get('Idempotency-Key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect((await storedNumbers()).get(studentIdAt(0))).toBe(302);
});

test('code 205 a number restored after a lost response is stored by the next save', async () => {
  await open5A({ fault: replyTo(SAVE, loseResponse, passThrough) });
  const before = (await storedNumbers()).get(studentIdAt(0));
  typeRollNumber(0, '301');
  clickButton('Save');
  await screen.findByText(/^Save not confirmed\. Your entries/);
  clickButton('Undo');
  clickButton('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect((await storedNumbers()).get(studentIdAt(0))).toBe(before);
});

test('a student taken out after a lost response stays not confirmed until the list was read again', async () => {
  const rendered = await open5A({ fault: replyTo(SAVE, loseResponse, passThrough) });
  const before = editableCells().length;
  clickButton('Put all into A');
  await waitFor(() => expect(editableCells()).toHaveLength(before + 1));
  clickButton('Save');
  await screen.findByText(/^Save not confirmed\. Your entries/);
  fireEvent.click(screen.getByText('Take out'));
  await waitFor(() => expect(editableCells()).toHaveLength(before));
  await navigateTo(rendered, '/profile');
  expect(await screen.findByText('Save not confirmed')).toBeVisible();
  clickButton('Stay');
  await waitForNoText('Save not confirmed');
  clickButton('Save');
  await waitFor(() => expect(editableCells()).toHaveLength(before + 1));
  expect(screen.queryByText(/^Save not confirmed\. Your entries/)).toBeNull();
});

test('a name leads to the record and the focus back to its row; typing in one field changes no other row', async () => {
  const rendered = await open5A();
  const rowAt = (index: number) => rollCell(index).closest('[role="row"]');
  const link = (index: number) => rowAt(index)?.querySelector('a') as HTMLElement;
  const field = activateCell(rollCell(2));
  const changed: Node[] = [];
  const observer = new MutationObserver((changes) => changed.push(...changes.map(({ target }) => target)));
  observer.observe(screen.getByRole('grid'), { subtree: true, childList: true, attributes: true, characterData: true });
  fireEvent.change(field, { target: { value: '301' } });
  await waitForResponses();
  observer.disconnect();
  expect(changed.filter((node) => !rowAt(2)?.contains(node))).toEqual([]);
  typeRollNumber(2, String((await storedNumbers()).get(studentIdAt(2))));
  const [student, other] = [studentIdAt(3), studentIdAt(0)];
  link(3).focus();
  expect(link(3)).toHaveAttribute('href', `/students/view?id=${student}&session=2`);
  fireEvent.click(link(3));
  await waitFor(() => expect(rendered.path()).toBe('/students/view'));
  await saveAsOtherUser([{ studentId: other, rollNo: 411 }]);
  await navigateTo(rendered, -1);
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  await waitFor(() =>
    expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('data-row-key', String(student)),
  );
  // The numbers are those of now.
  await waitFor(() => expect(rollNumbers()[0]).toBe('411'));
});
