// Roll numbers that are typed and not saved: while others change the list, before they would go, and after an expired sign-in.
import { act, fireEvent } from '@testing-library/react';
import { demoStudent, placeOf, setDisabled } from '../../provider/support/students';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { screen, settle, waitFor } from '../../support/portal';
import { either, lost, on, real, recording, unauthorised } from '../support/faults';
import { goTo } from '../support/moving';
import { signInAs } from '../support/signingIn';
import { activate, barState, cells, focusedCell } from '../support/sheet';
import { choose, picked, press } from '../support/students';
import {
  DONE,
  cellAt,
  giveElsewhere,
  idAt,
  open5A,
  PATH,
  put,
  errorAt,
  SAVE,
  storedNumbers,
  values,
} from './support/roll';

beforeEach(resetProvider);

const ASKED = 'You have unsaved changes. Leave without saving?';
const CHANGED = 'This list was changed by another user';
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

test('C10 code 205 a number somebody else gave is shown at its row; loaded again, what was typed elsewhere stays and is saved', async () => {
  await open5A();
  await giveElsewhere([
    { studentId: idAt(1), rollNo: 401 },
    { studentId: idAt(2), rollNo: 402 },
  ]);
  put(0, '301');
  put(1, '302');
  press('Save');
  expect(await screen.findByText(CHANGED)).toBeVisible();
  press('Back to my list');
  await gone(CHANGED);
  expect([errorAt(0), errorAt(1), errorAt(2), barState()]).toEqual([
    '',
    'Another user changed this roll number',
    'Another user changed this roll number',
    '2 fields to correct',
  ]);
  expect((await storedNumbers()).get(idAt(0))).not.toBe(301);
  press('Save');
  await screen.findByText(CHANGED);
  press('Reload');
  await gone(CHANGED);
  await waitFor(() => expect(values().slice(0, 3)).toEqual(['301', '401', '402']));
  expect(barState()).toBe('Not saved: 1 change');
  press('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  const now = await storedNumbers();
  expect([0, 1, 2].map((at) => now.get(idAt(at)))).toEqual([301, 401, 402]);
});

test('CODE-127 ROLL-07 who left meanwhile is told at the row and goes with the next load; a number taken meanwhile is told there too', async () => {
  await open5A();
  const [away, last] = [idAt(1), cells().length];
  await act(async () => void (await setDisabled(await tokenOf('admin'), away, true)));
  put(0, '301');
  press('Save');
  await screen.findByText(CHANGED);
  expect(errorAt(1)).toBe('The student has left');
  press('Reload');
  await waitFor(() => expect(cells()).toHaveLength(last - 1));
  expect(values()[0]).toBe('301');
  const place = await act(() => placeOf());
  const another = await act(() => demoStudent('6'));
  await act(() =>
    sql(
      'UPDATE enrolments SET class_id = $1, section_id = $2, roll_no = 301 WHERE student_id = $3 AND session_id = $4',
      [place.classId, place.sectionId, another, place.sessionId],
    ),
  );
  press('Save');
  await waitFor(() => expect(errorAt(0)).toBe('Roll number 301 belongs to another student'));
  expect(focusedCell()).toBe(cellAt(0));
  expect(document.activeElement).toHaveAccessibleDescription('Roll number 301 belongs to another student');
  put(0, '303');
  expect([errorAt(0), barState()]).toEqual(['', 'Not saved: 1 change']);
  press('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
});

test('another choice of the filters, and another address, are asked for first while something is not saved', async () => {
  const rendered = await open5A();
  put(0, '301');
  await choose('Section', 'B');
  expect(await screen.findByText(ASKED)).toBeVisible();
  press('Stay');
  await gone(ASKED);
  expect([picked('Section'), values()[0]]).toEqual(['A', '301']);
  await goTo(rendered, '/profile');
  await screen.findByText(ASKED);
  press('Stay');
  await gone(ASKED);
  expect([rendered.path(), values()[0]]).toEqual([PATH, '301']);
  await choose('Section', 'B');
  await screen.findByText(ASKED);
  const before = idAt(0);
  press('Leave');
  await waitFor(() => expect(picked('Section')).toBe('B'));
  await waitFor(() => expect(cells().length).toBeGreaterThan(0));
  expect(idAt(0)).not.toBe(before);
  await choose('Section', 'A');
  await waitFor(() => expect(idAt(0)).toBe(before));
  expect(values()[0]).not.toBe('301');
  await goTo(rendered, '/profile');
  await waitFor(() => expect(rendered.path()).toBe('/profile'));
});

test('typed numbers survive an expired sign-in, and the dashboard leads back to them', async () => {
  const expired = either(on(SAVE, unauthorised, real), on('POST /auth/refreshToken', unauthorised));
  const rendered = await open5A({ fault: expired });
  press('Put all into A');
  const all = cells().length;
  put(0, '301');
  const student = idAt(0);
  press('Save');
  await screen.findByText('Your session has ended. Please sign in again.');
  expect(JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])).not.toContain('301');
  await signInAs(rendered.user, 'clerk');
  await screen.findByText('You have unsaved roll numbers of 5 A.', { exact: false });
  fireEvent.click(screen.getByText('Resume draft'));
  await screen.findByText(/^Your draft was restored/);
  expect([picked('Class'), picked('Section'), values()[0], barState()]).toEqual([
    '5',
    'A',
    '301',
    'Not saved: 2 changes',
  ]);
  expect(cells()).toHaveLength(all);
  press('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect((await storedNumbers()).get(student)).toBe(301);
});

test('an answer that was lost does not save twice: the same list goes with the same key, another one with another', async () => {
  const { fault, headers } = recording(SAVE);
  await open5A({ fault: either(fault, on(SAVE, lost, real)) });
  put(0, '301');
  press('Save');
  await screen.findByText(/^Not saved\. Your entries/);
  press('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  put(0, '302');
  press('Save');
  await waitFor(() => expect(headers).toHaveLength(3));
  await settle();
  const keys = headers.map((sent) => sent.get('Idempotency-Key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect((await storedNumbers()).get(idAt(0))).toBe(302);
});

test('TABLE-19 a name leads to the record and the focus back to its row; typing in one field changes no other row', async () => {
  const rendered = await open5A();
  const rowAt = (index: number) => cellAt(index).closest('[role="row"]');
  const link = (index: number) => rowAt(index)?.querySelector('a') as HTMLElement;
  const field = activate(cellAt(2));
  const changed: Node[] = [];
  const observer = new MutationObserver((changes) => changed.push(...changes.map(({ target }) => target)));
  observer.observe(screen.getByRole('grid'), { subtree: true, childList: true, attributes: true, characterData: true });
  fireEvent.change(field, { target: { value: '301' } });
  await settle();
  observer.disconnect();
  expect(changed.filter((node) => !rowAt(2)?.contains(node))).toEqual([]);
  put(2, String((await storedNumbers()).get(idAt(2))));
  const [student, other] = [idAt(3), idAt(0)];
  link(3).focus();
  expect(link(3)).toHaveAttribute('href', `/students/view?id=${student}&session=2`);
  fireEvent.click(link(3));
  await waitFor(() => expect(rendered.path()).toBe('/students/view'));
  await giveElsewhere([{ studentId: other, rollNo: 411 }]);
  await goTo(rendered, -1);
  await waitFor(() => expect(cells().length).toBeGreaterThan(10));
  await waitFor(() =>
    expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('data-row-key', String(student)),
  );
  // The numbers are those of now.
  await waitFor(() => expect(values()[0]).toBe('411'));
});
