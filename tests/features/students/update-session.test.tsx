// The roll numbers of a section: the list, the fields and what is saved.
import { act, fireEvent } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { placeOf } from '../../provider/support/students';
import { SARASWATI } from '../support/students';
import {
  DONE,
  LIST,
  open5A,
  SAVE,
  storedNumbers,
  rollCell,
  studentIdAt,
  studentsOf5A,
  rollAddress,
  openRollAt,
  typeRollNumber,
  numbersUpTo,
  rollError,
  rollNumbers,
} from './support/roll';
import { networkError, replyTo, recordCalls, rejectWith, passThrough, countCalls } from '../../support/faults';
import {
  activateCell,
  saveState,
  getCell,
  editableCells,
  findCell,
  focusedCell,
  pasteInto,
  pressKey,
  cellText,
} from '../../support/grid';
import { getButton, chooseOption, optionsOf, selectedText, clickButton } from '../../support/screen';

beforeEach(resetProvider);

test('ROLL-01 ROLL-02 ROLL-03 the active session is selected; class and section, required where there are some, load the list', async () => {
  const six = "(SELECT id FROM classes WHERE school_id = 1 AND name = '6')";
  await sql(`UPDATE sections SET deleted_at = now() WHERE class_id = ${six} AND name <> 'A'`);
  const rendered = await openRollAt('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Student Session Details');
  await waitFor(() => expect(screen.getByLabelText('Class')).toHaveFocus());
  await waitFor(() => expect(selectedText('Session')).toBe('2026 - 2027'));
  expect((await optionsOf('Session')).at(-1)).toBe('2025 - 2026');
  expect(screen.queryByLabelText('School')).toBeNull();
  expect(screen.queryByLabelText('Section')).toBeNull();
  const isRequired = (label: string) => screen.getByLabelText(label).getAttribute('aria-required');
  expect(['Session', 'Class'].map(isRequired)).toEqual(['true', 'true']);
  expect(screen.getByText('Choose session, class and section')).toBeVisible();
  await chooseOption('Class', '5');
  expect([isRequired('Section'), countCalls(rendered.sent, LIST)]).toEqual(['true', 0]);
  await chooseOption('Section', 'A');
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  const stored = await storedNumbers();
  expect(editableCells().map((_field, at) => [studentIdAt(at), rollNumbers()[at]])).toEqual(
    editableCells().map((_field, at) => [studentIdAt(at), String(stored.get(studentIdAt(at)) ?? '')]),
  );
  expect(editableCells()).toHaveLength(stored.size);
  const order = screen.getByLabelText('Section').compareDocumentPosition(screen.getByRole('grid'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(rollCell(0)).toHaveAttribute('data-cell', 'Roll No. of Aanya Soni');
  expect(screen.getByLabelText('Roll No. of Aanya Soni').closest('[role="gridcell"]')).toBe(rollCell(0));
  expect(decodeURIComponent(window.location.hash)).toMatch(/^#classId=\d+&sectionId=\d+$/);
  // An only section needs no choice.
  await chooseOption('Class', '6');
  await waitFor(() => expect(document.querySelector('.sheet-title')).toHaveTextContent(/^6 A: \d+ students$/));
  expect(selectedText('Section')).toBe('A');
  fireEvent.change(screen.getByLabelText('Class'), { target: { value: 'Def' } });
  await chooseOption('Class', 'Default');
  await waitFor(() => expect(screen.queryByLabelText('Section')).toBeNull());
  expect(await screen.findByText('No students found')).toBeVisible();
  expect(screen.queryByText('Save')).toBeNull();
});

test('ROLL-03 a platform user chooses the school; a completed session is shown, sorted by its numbers, and cannot be changed', async () => {
  const past = `e.school_id = 1 AND e.session_id = 1 AND e.life = 'ACTIVE' AND c.name = '5' AND x.name = 'A'`;
  const from = `enrolments e JOIN classes c ON c.id = e.class_id JOIN sections x ON x.id = e.section_id WHERE ${past}`;
  // One of them has none.
  await sql(
    `UPDATE enrolments SET roll_no = 1000 - student_id WHERE session_id = 1
        AND student_id IN (SELECT e.student_id FROM ${from}) AND student_id > (SELECT min(e.student_id) FROM ${from})`,
  );
  const stored = await sql<{ code: number; rollNo: number | null }>(
    `SELECT (SELECT code FROM students WHERE id = e.student_id) AS code, e.roll_no AS "rollNo" FROM ${from}
      ORDER BY e.roll_no NULLS LAST`,
  );
  await openRollAt('', { as: 'platform' });
  expect(screen.getByLabelText('School')).toHaveAttribute('aria-required', 'true');
  expect(screen.getByLabelText('Session')).toBeDisabled();
  await chooseOption('School', SARASWATI);
  await chooseOption('Session', '2025 - 2026');
  await chooseOption('Class', '5');
  await chooseOption('Section', 'A');
  expect(await screen.findByText(/^The session 2025 - 2026 is completed/)).toBeVisible();
  const rows = () => [...document.querySelectorAll('[data-row-key]')];
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  expect(editableCells()).toEqual([]);
  expect(screen.queryByText('Save')).toBeNull();
  fireEvent.click(screen.getByTitle('Sort by Roll No.'));
  expect(screen.getByRole('columnheader', { name: /Roll No\./ })).toHaveAttribute('aria-sort', 'ascending');
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const shown = rows().map((row) => {
    const texts = [...row.querySelectorAll('[role="rowheader"], [role="gridcell"]')].map((one) => one.textContent);
    return [texts[headings.indexOf('Student Code')], texts[headings.indexOf('Roll No.')]];
  });
  // Students without a number come last.
  expect(shown).toEqual(stored.map(({ code, rollNo }) => [String(code), String(rollNo ?? '–')]));
});

test('ROLL-04 ROLL-05 ROLL-06 CALL2-25 numbers that go from one student to another are saved at once, with those that were read', async () => {
  const { fault, bodies, headers } = recordCalls(SAVE);
  await open5A({ fault });
  const before = await studentsOf5A();
  const [first, second] = [rollNumbers()[0] ?? '', rollNumbers()[1] ?? ''];
  typeRollNumber(0, second);
  expect([rollError(0), rollError(1), saveState()]).toEqual([
    `Roll number ${second} is used twice`,
    `Roll number ${second} is used twice`,
    '2 fields to correct',
  ]);
  typeRollNumber(1, first);
  expect([rollError(0), rollError(1), saveState()]).toEqual(['', '', 'Not saved: 2 changes']);
  activateCell(rollCell(1));
  pressKey('Enter', { ctrlKey: true });
  expect(await screen.findByText(DONE)).toBeVisible();
  const now = await storedNumbers();
  expect([now.get(studentIdAt(0)), now.get(studentIdAt(1))]).toEqual([Number(second), Number(first)]);
  const body = bodies[0] as { students: { studentId: number; rollNo: number; rollNoBefore: number }[] };
  expect(Object.keys(body).sort()).toEqual(['classId', 'sectionId', 'sessionId', 'students']);
  const { sessionId, classId, sectionId } = await act(() => placeOf());
  expect(body).toMatchObject({ sessionId, classId, sectionId });
  const exchanged = new Map([
    [studentIdAt(0), Number(second)],
    [studentIdAt(1), Number(first)],
  ]);
  const sent = body.students.map(({ studentId, rollNo }) => [studentId, rollNo] as const);
  expect([...sent].sort(([one], [other]) => one - other)).toEqual(
    before.map(({ id, rollNo }) => [id, exchanged.get(id) ?? rollNo]),
  );
  expect(
    body.students
      .map(({ studentId, rollNoBefore }) => ({ id: studentId, rollNo: rollNoBefore }))
      .sort((a, b) => a.id - b.id),
  ).toEqual(before.map(({ id, rollNo }) => ({ id, rollNo })));
  expect(headers[0]?.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(saveState()).toContain('All saved');
  expect(getButton('Save')).toBeDisabled();
});

test('ROLL-07 ROLL-08 CODE-172 a text that is no number, or a number used twice, has its error beside it and is not sent; the bar leads to the first', async () => {
  const rendered = await open5A();
  typeRollNumber(3, '१२x');
  expect([rollNumbers()[3], rollError(3)]).toEqual(['१२x', 'Roll number must be a whole number from 1 to 99999']);
  typeRollNumber(3, rollNumbers()[5] ?? '');
  typeRollNumber(4, '1234567');
  expect([rollNumbers()[4], rollError(4)]).toEqual(['1234567', 'Roll number must be a whole number from 1 to 99999']);
  typeRollNumber(4, '0');
  expect(rollError(4)).toBe('Roll number must be a whole number from 1 to 99999');
  expect(activateCell(rollCell(4))).toHaveAccessibleDescription(rollError(4));
  expect(rollCell(4)).toHaveAttribute('aria-invalid', 'true');
  activateCell(rollCell(0));
  expect(saveState()).toBe('3 fields to correct');
  clickButton('3 fields to correct');
  expect(focusedCell()).toBe(rollCell(3));
  clickButton('Save');
  expect(await screen.findByText('Please fix the errors before submitting.')).toBeVisible();
  expect(countCalls(rendered.sent, SAVE)).toBe(0);
});

test('Enter and the arrows go along the column and select; a pasted column fills it downwards; Undo takes a step back', async () => {
  const { user } = await open5A();
  const before = rollNumbers();
  activateCell(rollCell(0));
  pressKey('Enter');
  expect(focusedCell()).toBe(rollCell(1));
  const field = document.activeElement as HTMLInputElement;
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  pressKey('ArrowDown');
  expect(focusedCell()).toBe(rollCell(2));
  pressKey('ArrowUp');
  pressKey('Enter', { shiftKey: true });
  expect(focusedCell()).toBe(rollCell(0));
  pressKey('ArrowDown');
  await user.keyboard('77');
  expect(rollNumbers()[1]).toBe('77');
  pressKey('Escape');
  expect(rollNumbers()[1]).toBe(before[1]);
  await user.keyboard('77');
  const last = editableCells().length - 1;
  activateCell(rollCell(last));
  pressKey('ArrowDown');
  expect(focusedCell()).toBe(rollCell(last));
  pressKey('Enter');
  expect(getButton('Save')).toHaveFocus();
  pasteInto(rollCell(1), '101\n१०२\n\n1.5\n105\n');
  expect(rollNumbers().slice(0, 7)).toEqual([before[0], '101', '102', '', '1.5', '105', before[6]]);
  // A text that is no roll number stays in its cell and is marked.
  expect(rollError(4)).toBe('Roll number must be a whole number from 1 to 99999');
  clickButton('Number by name');
  expect(rollNumbers()).toEqual(numbersUpTo(before.length));
  clickButton('Undo');
  expect(rollNumbers()[1]).toBe('101');
  clickButton('Undo');
  expect(rollNumbers()[1]).toBe('77');
  clickButton('Undo');
  expect(rollNumbers()).toEqual(before);
  expect(getButton('Undo')).toBeDisabled();
  clickButton('Number by admission');
  const byDay = screen.getByRole('grid').querySelectorAll('time');
  const days = [...byDay].map((day, at) => [Number(rollNumbers()[at]), day.getAttribute('datetime')] as const);
  const sorted = [...days].sort(([a], [b]) => a - b).map(([, day]) => day);
  expect(sorted).toEqual([...sorted].sort());
  expect([...rollNumbers()].map(Number).sort((a, b) => a - b)).toEqual(numbersUpTo(before.length).map(Number));
});

test('a pasted block of two columns gives numbers by code or Sr. No., in any order; lines of other students are reported', async () => {
  await open5A();
  const ids = [studentIdAt(2), studentIdAt(0)];
  const known = await sql<{ id: number; code: number; sr_no: string }>(
    'SELECT id, code, sr_no FROM students WHERE id = ANY($1)',
    [ids],
  );
  const [first, second] = ids.map((id) => known.find((one) => one.id === id));
  const before = rollNumbers();
  pasteInto(rollCell(5), `Code\tRoll No.\n${first?.code}\t201\n${second?.code}\t202.0\n99999999\t203`);
  expect([rollNumbers()[2], rollNumbers()[0], rollNumbers()[5]]).toEqual(['201', '202', before[5]]);
  expect(await screen.findByText('Not in this list, or listed twice: 99999999')).toBeVisible();
  pasteInto(rollCell(5), `${first?.sr_no}\t२११\n${second?.sr_no}\tx`);
  expect([rollNumbers()[2], rollNumbers()[0]]).toEqual(['211', 'x']);
  expect(rollError(0)).toBe('Roll number must be a whole number from 1 to 99999');
});

test('ROLL-06 a student without a section is put into the one that is shown, numbered with it and saved with it', async () => {
  await open5A({ waiting: 2 });
  const all = editableCells().length + 3;
  expect(screen.getByText('Without a section: 3 students')).toBeVisible();
  expect(screen.getByText(`5 A: ${all - 3} students`)).toBeVisible();
  clickButton('3 without a section below');
  expect(screen.getByText('Without a section: 3 students')).toHaveFocus();
  const buttons = () => [...document.querySelectorAll<HTMLElement>('.roll-waiting li button')];
  const person = document.querySelector('.roll-waiting li');
  const address = /^\/students\/view\?id=(\d+)&session=2$/.exec(person?.querySelector('a')?.getAttribute('href') ?? '');
  const [known] = await sql<{ sr_no: string; father_name: string }>(
    'SELECT sr_no, father_name FROM students WHERE id = $1',
    [Number(address?.[1])],
  );
  expect(person).toHaveTextContent(`Sr. No. ${known?.sr_no} · Father: ${known?.father_name}`);
  const [first, second] = document.querySelectorAll<HTMLElement>('.roll-waiting li button');
  const name = /^Put (.*) into A$/.exec(first?.getAttribute('aria-label') ?? '')?.[1] ?? '';
  fireEvent.click(first as HTMLElement);
  expect(cellText(getCell(`Roll No. of ${name}`))).toBe('');
  expect(second).toHaveFocus();
  expect(screen.getByText('New in A')).toBeVisible();
  fireEvent.click(screen.getByLabelText(`Take ${name} out of the section`));
  expect(findCell(`Roll No. of ${name}`)).toBeUndefined();
  // After the last one the focus is on the one before.
  const [, before, lastOne] = buttons();
  fireEvent.click(lastOne as HTMLElement);
  expect(before).toHaveFocus();
  clickButton('Put all into A');
  expect(editableCells()).toHaveLength(all);
  expect(focusedCell()).not.toBeNull();
  clickButton('Number by name');
  expect(rollNumbers()).toEqual(numbersUpTo(all));
  expect(await studentsOf5A()).toHaveLength(all - 3);
  clickButton('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  const stored = await studentsOf5A();
  expect(stored).toHaveLength(all);
  expect(stored.every(({ status }) => status === 'COMPLETE')).toBe(true);
  expect(screen.queryByText('New in A')).toBeNull();
});

test('a list that is denied or fails shows the reason', async () => {
  await sql("DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'clerk')");
  const refused = await openRollAt(await rollAddress());
  expect(await screen.findByText(/do not have (the|permission)|not authori|privilege/i)).toBeVisible();
  expect(screen.queryByText('Retry')).toBeNull();
  refused.leave();
  await openRollAt(await rollAddress(), {
    as: 'admin',
    fault: replyTo(LIST, rejectWith(199, '', { status: 500 }), passThrough),
  });
  expect(await screen.findByText('Failed to load students')).toBeVisible();
  clickButton('Retry');
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
});

test('ROLL-05 CODE-126 a save after a user moved asks to load the list again, one that is refused without words says so, and one that is not decided on stays beside the button', async () => {
  const withoutText = rejectWith(105, '', { status: 409 });
  await open5A({ fault: replyTo(SAVE, rejectWith(126), withoutText, networkError, passThrough) });
  typeRollNumber(0, '301');
  clickButton('Save');
  expect(await screen.findByText('This list has changed')).toBeVisible();
  clickButton('Back to my list');
  await waitFor(() => expect(screen.queryByText('This list has changed')).toBeNull());
  clickButton('Save');
  expect(await screen.findByText('Failed to update session details')).toBeVisible();
  clickButton('Save');
  expect(await screen.findByText(/^Save not confirmed\. Your entries are still here\.$/)).toBeVisible();
  expect(rollNumbers()[0]).toBe('301');
  clickButton('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect((await storedNumbers()).get(studentIdAt(0))).toBe(301);
});
