// The roll numbers of a section: the list, the fields and what is saved.
import { fireEvent } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { screen, settle, waitFor } from '../../support/portal';
import { offline, on, recording, refuse, real, countOf } from '../support/faults';
import {
  activate,
  barState,
  cellNamed,
  cells,
  cellStarting,
  focusedCell,
  pasteAt,
  press as pressKey,
  textOf,
} from '../support/sheet';
import { button, choose, offered, picked, press, SARASWATI } from '../support/students';
import {
  DONE,
  cellAt,
  idAt,
  inSection,
  LIST,
  addressOf,
  open5A,
  openAt,
  put,
  rising,
  errorAt,
  SAVE,
  storedNumbers,
  values,
} from './support/roll';

beforeEach(resetProvider);

test('ROLL-01 ROLL-02 ROLL-03 the active session is selected; class and section, required where there are some, load the list', async () => {
  const six = "(SELECT id FROM classes WHERE school_id = 1 AND name = '6')";
  await sql(`UPDATE sections SET deleted_at = now() WHERE class_id = ${six} AND name <> 'A'`);
  const rendered = await openAt('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Student Session Details');
  await waitFor(() => expect(screen.getByLabelText('Class')).toHaveFocus());
  await waitFor(() => expect(picked('Session')).toBe('2026 - 2027'));
  expect((await offered('Session')).at(-1)).toBe('2025 - 2026');
  expect(screen.queryByLabelText('School')).toBeNull();
  expect(screen.queryByLabelText('Section')).toBeNull();
  expect(screen.getByText('Choose session, class and section')).toBeVisible();
  await choose('Class', '5');
  expect(countOf(rendered.sent, LIST)).toBe(0);
  await choose('Section', 'A');
  await waitFor(() => expect(cells().length).toBeGreaterThan(10));
  const stored = await storedNumbers();
  expect(cells().map((_field, at) => [idAt(at), values()[at]])).toEqual(
    cells().map((_field, at) => [idAt(at), String(stored.get(idAt(at)) ?? '')]),
  );
  expect(cells()).toHaveLength(stored.size);
  expect(cellAt(0)).toHaveAttribute('data-cell', 'Roll No. of Aanya Soni');
  expect(screen.getByLabelText('Roll No. of Aanya Soni').closest('[role="gridcell"]')).toBe(cellAt(0));
  expect(decodeURIComponent(rendered.router.state.location.hash)).toMatch(/^#classId=\d+&sectionId=\d+$/);
  // An only section needs no choice.
  await choose('Class', '6');
  await waitFor(() => expect(document.querySelector('.sheet-title')).toHaveTextContent(/^6 A: \d+ students$/));
  expect(picked('Section')).toBe('A');
  fireEvent.change(screen.getByLabelText('Class'), { target: { value: 'Def' } });
  await choose('Class', 'Default');
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
  await openAt('', { as: 'platform' });
  expect(screen.getByLabelText('Session')).toBeDisabled();
  await choose('School', SARASWATI);
  await choose('Session', '2025 - 2026');
  await choose('Class', '5');
  await choose('Section', 'A');
  expect(await screen.findByText(/^The session 2025 - 2026 is completed/)).toBeVisible();
  const rows = () => [...document.querySelectorAll('[data-row-key]')];
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  expect(cells()).toEqual([]);
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
  const { fault, bodies, headers } = recording(SAVE);
  await open5A({ fault });
  const before = await inSection();
  const [first, second] = [values()[0] ?? '', values()[1] ?? ''];
  put(0, second);
  expect([errorAt(0), errorAt(1), barState()]).toEqual([
    `Roll number ${second} is used twice`,
    `Roll number ${second} is used twice`,
    '2 fields to correct',
  ]);
  put(1, first);
  expect([errorAt(0), errorAt(1), barState()]).toEqual(['', '', 'Not saved: 2 changes']);
  activate(cellAt(1));
  pressKey('Enter', { ctrlKey: true });
  expect(await screen.findByText(DONE)).toBeVisible();
  const now = await storedNumbers();
  expect([now.get(idAt(0)), now.get(idAt(1))]).toEqual([Number(second), Number(first)]);
  const body = bodies[0] as { students: { studentId: number; rollNo: number; rollNoBefore: number }[] };
  expect(Object.keys(body).sort()).toEqual(['classId', 'sectionId', 'sessionId', 'students']);
  expect(
    body.students
      .map(({ studentId, rollNoBefore }) => ({ id: studentId, rollNo: rollNoBefore }))
      .sort((a, b) => a.id - b.id),
  ).toEqual(before.map(({ id, rollNo }) => ({ id, rollNo })));
  expect(headers[0]?.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(barState()).toContain('All saved');
  expect(button('Save')).toBeDisabled();
});

test('ROLL-07 ROLL-08 CODE-172 a text that is no number, or a number used twice, has its error beside it and is not sent; the bar leads to the first', async () => {
  const rendered = await open5A();
  put(3, '१२x');
  expect([values()[3], errorAt(3)]).toEqual(['१२x', 'Roll number must be a whole number from 1 to 99999']);
  put(3, values()[5] ?? '');
  put(4, '1234567');
  expect([values()[4], errorAt(4)]).toEqual(['1234567', 'Roll number must be a whole number from 1 to 99999']);
  put(4, '0');
  expect(errorAt(4)).toBe('Roll number must be a whole number from 1 to 99999');
  expect(activate(cellAt(4))).toHaveAccessibleDescription(errorAt(4));
  expect(cellAt(4)).toHaveAttribute('aria-invalid', 'true');
  activate(cellAt(0));
  expect(barState()).toBe('3 fields to correct');
  press('3 fields to correct');
  expect(focusedCell()).toBe(cellAt(3));
  press('Save');
  expect(await screen.findByText('Please fix the errors before submitting.')).toBeVisible();
  expect(countOf(rendered.sent, SAVE)).toBe(0);
});

test('Enter and the arrows go along the column and select; a pasted column fills it downwards; Undo takes a step back', async () => {
  const { user } = await open5A();
  const before = values();
  activate(cellAt(0));
  pressKey('Enter');
  expect(focusedCell()).toBe(cellAt(1));
  const field = document.activeElement as HTMLInputElement;
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  pressKey('ArrowDown');
  expect(focusedCell()).toBe(cellAt(2));
  pressKey('ArrowUp');
  pressKey('Enter', { shiftKey: true });
  expect(focusedCell()).toBe(cellAt(0));
  pressKey('ArrowDown');
  await user.keyboard('77');
  expect(values()[1]).toBe('77');
  pressKey('Escape');
  expect(values()[1]).toBe(before[1]);
  await user.keyboard('77');
  const last = cells().length - 1;
  activate(cellAt(last));
  pressKey('ArrowDown');
  expect(focusedCell()).toBe(cellAt(last));
  pressKey('Enter');
  expect(button('Save')).toHaveFocus();
  pasteAt(cellAt(1), '101\n१०२\n\n1.5\n105\n');
  expect(values().slice(0, 7)).toEqual([before[0], '101', '102', '', '1.5', '105', before[6]]);
  // A text that is no roll number stays in its cell and is marked.
  expect(errorAt(4)).toBe('Roll number must be a whole number from 1 to 99999');
  press('Number by name');
  expect(values()).toEqual(rising(before.length));
  press('Undo');
  expect(values()[1]).toBe('101');
  press('Undo');
  expect(values()[1]).toBe('77');
  press('Undo');
  expect(values()).toEqual(before);
  expect(button('Undo')).toBeDisabled();
  press('Number by admission');
  const byDay = screen.getByRole('grid').querySelectorAll('time');
  const days = [...byDay].map((day, at) => [Number(values()[at]), day.getAttribute('datetime')] as const);
  const sorted = [...days].sort(([a], [b]) => a - b).map(([, day]) => day);
  expect(sorted).toEqual([...sorted].sort());
  expect([...values()].map(Number).sort((a, b) => a - b)).toEqual(rising(before.length).map(Number));
});

test('a pasted block of two columns gives numbers by code or Sr. No., in any order; lines of other students are reported', async () => {
  await open5A();
  const ids = [idAt(2), idAt(0)];
  const known = await sql<{ id: number; code: number; sr_no: string }>(
    'SELECT id, code, sr_no FROM students WHERE id = ANY($1)',
    [ids],
  );
  const [first, second] = ids.map((id) => known.find((one) => one.id === id));
  const before = values();
  pasteAt(cellAt(5), `Code\tRoll No.\n${first?.code}\t201\n${second?.code}\t202.0\n99999999\t203`);
  expect([values()[2], values()[0], values()[5]]).toEqual(['201', '202', before[5]]);
  expect(await screen.findByText('Not in this list, or listed twice: 99999999')).toBeVisible();
  pasteAt(cellAt(5), `${first?.sr_no}\t२११\n${second?.sr_no}\tx`);
  expect([values()[2], values()[0]]).toEqual(['211', 'x']);
  expect(errorAt(0)).toBe('Roll number must be a whole number from 1 to 99999');
});

test('ROLL-06 a student without a section is put into the one that is shown, numbered with it and saved with it', async () => {
  await open5A({ waiting: 2 });
  const all = cells().length + 3;
  expect(screen.getByText('Without a section: 3 students')).toBeVisible();
  expect(screen.getByText(`5 A: ${all - 3} students`)).toBeVisible();
  press('3 without a section below');
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
  expect(textOf(cellNamed(`Roll No. of ${name}`))).toBe('');
  expect(second).toHaveFocus();
  expect(screen.getByText('New in A')).toBeVisible();
  fireEvent.click(screen.getByLabelText(`Take ${name} out of the section`));
  expect(cellStarting(`Roll No. of ${name}`)).toBeUndefined();
  // After the last one the focus is on the one before.
  const [, before, lastOne] = buttons();
  fireEvent.click(lastOne as HTMLElement);
  expect(before).toHaveFocus();
  press('Put all into A');
  expect(cells()).toHaveLength(all);
  expect(focusedCell()).not.toBeNull();
  press('Number by name');
  expect(values()).toEqual(rising(all));
  expect(await inSection()).toHaveLength(all - 3);
  press('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  const stored = await inSection();
  expect(stored).toHaveLength(all);
  expect(stored.every(({ status }) => status === 'COMPLETE')).toBe(true);
  expect(screen.queryByText('New in A')).toBeNull();
});

test('a list that is denied or fails shows the reason', async () => {
  await sql("DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'clerk')");
  const refused = await openAt(await addressOf());
  expect(await screen.findByText(/do not have (the|permission)|not authori|privilege/i)).toBeVisible();
  expect(screen.queryByText('Retry')).toBeNull();
  refused.leave();
  await openAt(await addressOf(), { as: 'admin', fault: on(LIST, refuse(199, '', { status: 500 }), real) });
  expect(await screen.findByText('Failed to load students')).toBeVisible();
  press('Retry');
  await waitFor(() => expect(cells().length).toBeGreaterThan(10));
});

test('ROLL-05 CODE-126 a save after somebody moved asks to load the list again, one that is refused without words says so, and one that is not decided on stays beside the button', async () => {
  await open5A({ fault: on(SAVE, refuse(126), refuse(103), offline, real) });
  put(0, '301');
  press('Save');
  expect(await screen.findByText('This list was changed by another user')).toBeVisible();
  press('Back to my list');
  await waitFor(() => expect(screen.queryByText('This list was changed by another user')).toBeNull());
  press('Save');
  await settle();
  expect(await screen.findByText(/Failed to update session details|not found/i)).toBeVisible();
  press('Save');
  expect(await screen.findByText(/^Not saved\. Your entries are still here\.$/)).toBeVisible();
  expect(values()[0]).toBe('301');
  press('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect((await storedNumbers()).get(idAt(0))).toBe(301);
});
