// The marks on a phone: one component at a time, over the same sheet as the grid.
import { act, fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { screen, setWidth, waitFor } from '../../support/portal';
import {
  DONE,
  marksWorld,
  PRACTICAL,
  SAVE,
  saveButton,
  storedEntries,
  THEORY,
  type MarksWorld,
  marksAddress,
  openMarksAt,
  saveAsOtherUser,
} from './support/marks';
import { replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import { saveState, pressKey } from '../../support/grid';
import { formOf } from '../../provider/support/limits';
import { clickButton } from '../../support/screen';

beforeEach(resetProvider);
afterEach(() => setWidth(1366));

type PhoneOptions = Parameters<typeof openMarksAt>[1] & { exam?: string; world?: MarksWorld };

async function openPhone(options: PhoneOptions = {}): Promise<MarksWorld> {
  const { exam = 'Half Yearly', world = await marksWorld(), ...rest } = options;
  await openMarksAt(marksAddress(world, exam), { ...rest, width: 390 });
  await screen.findByLabelText('Subject and component');
  chooseComponent('Science Theory');
  return world;
}

const choice = () => screen.getByLabelText<HTMLSelectElement>('Subject and component');
const chosen = () => choice().selectedOptions[0]?.textContent ?? '';
function chooseComponent(name: string): void {
  const option = [...choice().options].find(({ textContent }) => textContent.startsWith(name));
  if (!option) throw new Error(`No component is named ${name}`);
  fireEvent.change(choice(), { target: { value: option.value } });
}

const nameOf = ({ students }: MarksWorld, at: number) => students[at]?.name ?? '';
const field = (world: MarksWorld, at: number, component = THEORY) =>
  screen.getByLabelText<HTMLInputElement>(`${nameOf(world, at)}, ${component}`);
const rowOf = (world: MarksWorld, at: number) => {
  const row = document.querySelector<HTMLElement>(`li[data-row-key="${world.students[at]?.id}"]`);
  if (!row) throw new Error('The student is not shown');
  return row;
};
const reason = (world: MarksWorld, at: number, text: string) => within(rowOf(world, at)).getByText(text);
const progress = () => screen.getByText(/ entered, out of/);

function type(text: string): void {
  fireEvent.change(document.activeElement ?? document.body, { target: { value: text } });
}

test('one component is shown at a time; what is typed and chosen by buttons is what is stored', async () => {
  const { bodies, fault } = recordCalls(SAVE);
  const world = await openPhone({ fault });
  expect(screen.queryByRole('grid')).toBeNull();
  expect(progress()).toHaveTextContent(`0 of ${world.students.length} entered, out of 70`);
  expect(field(world, 0)).toHaveAttribute('inputmode', 'decimal');
  expect(field(world, 0)).toHaveAttribute('enterkeyhint', 'next');
  act(() => field(world, 0).focus());
  type('45,5');
  pressKey('Enter');
  expect(field(world, 0)).toHaveValue('45.5');
  expect(field(world, 1)).toHaveFocus();
  fireEvent.click(reason(world, 1, 'AB'));
  expect(field(world, 1)).toHaveValue('AB');
  expect(reason(world, 1, 'AB')).toHaveAttribute('aria-pressed', 'true');
  expect(field(world, 2)).toHaveFocus();
  await waitFor(() => expect(progress()).toHaveTextContent('2 of'));
  chooseComponent('Science Practical');
  fireEvent.click(reason(world, 2, 'ML'));
  expect(saveState()).toContain('Not saved: 3 changes');
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedEntries(world)).toEqual(
    expect.arrayContaining([
      [0, 'theory', '45.5', 1],
      [1, 'theory', 'ABSENT', 1],
      [2, 'practical', 'MEDICAL', 1],
    ]),
  );
  expect(bodies).toHaveLength(1);
});

test('MARKS-32 a button of a reason empties its entry again; undo restores it', async () => {
  const world = await openPhone();
  fireEvent.click(reason(world, 0, 'L'));
  expect(field(world, 0)).toHaveValue('L');
  fireEvent.click(reason(world, 0, 'L'));
  expect(field(world, 0)).toHaveValue('');
  clickButton('Undo');
  expect(field(world, 0)).toHaveValue('L');
});

test('a student with a transfer certificate since the annual exam is marked, has no field, and Enter goes past the row', async () => {
  const world = await marksWorld();
  await sql(
    `INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
     VALUES (1, $1, $2, $3, $4, $5, 'theory', 60, now())`,
    [world.place.sessionId, world.place.classId, world.exams['Annual'], formOf(world).subjectId, world.students[1]?.id],
  );
  await sql("UPDATE students SET life = 'TC_ISSUED' WHERE id = $1", [world.students[1]?.id]);
  await openPhone({ world });
  expect(rowOf(world, 1)).toHaveTextContent(`Left · ${nameOf(world, 1)}`);
  expect(rowOf(world, 1).querySelector('input, .phone-reason')).toBeNull();
  expect(progress()).toHaveTextContent(`0 of ${world.students.length - 1} entered`);
  act(() => field(world, 0).focus());
  pressKey('Enter');
  expect(field(world, 2)).toHaveFocus();
});

test('the annual exam offers no button for medical', async () => {
  const world = await openPhone({ exam: 'Annual' });
  expect(within(rowOf(world, 0)).queryByText('ML')).toBeNull();
  expect(reason(world, 0, 'AB')).toBeVisible();
});

test('MARKS-34 an error is shown at its field; the bar leads to the field of another component', async () => {
  const world = await openPhone();
  act(() => field(world, 1).focus());
  type('71');
  pressKey('Enter');
  expect(rowOf(world, 1)).toHaveTextContent('Marks should be between 0 and 70');
  expect(field(world, 1)).toHaveAccessibleDescription('Marks should be between 0 and 70');
  expect(saveButton()).toBeDisabled();
  type('30');
  pressKey('Enter');
  await waitFor(() => expect(progress()).toHaveTextContent('1 of'));
  chooseComponent('Science Practical');
  fireEvent.click(screen.getByText('1 field to correct'));
  expect(chosen()).toContain('Science Theory');
  expect(field(world, 1)).toHaveFocus();
  type('70');
  pressKey('Enter');
  expect(rowOf(world, 1)).not.toHaveTextContent('Marks should be');
  await waitFor(() => expect(progress()).toHaveTextContent('2 of'));
  expect(saveButton()).toBeEnabled();
});

test('Escape restores the entry, Shift and Enter lead back; a problem of the provider is shown at its field', async () => {
  const problem = { path: 'students.0.subjects.0.theoryMarks', message: 'These marks are not accepted' };
  const world = await openPhone({
    fault: replyTo(SAVE, rejectWith(109, 'Invalid', { data: { problems: [problem] } }), passThrough),
  });
  act(() => field(world, 3).focus());
  type('33');
  pressKey('Escape');
  expect(field(world, 3)).toHaveValue('');
  type('34');
  pressKey('Enter', { shiftKey: true });
  expect(field(world, 2)).toHaveFocus();
  chooseComponent('Science Practical');
  clickButton('Save Changes');
  await waitFor(() => expect(rowOf(world, 3)).toHaveTextContent('These marks are not accepted'));
  expect(field(world, 3)).toHaveFocus();
});

test('an entry is continued after another window had the focus; Escape restores it', async () => {
  const world = await openPhone();
  act(() => field(world, 3).focus());
  type('999');
  field(world, 3).setSelectionRange(2, 2);
  fireEvent.blur(field(world, 3));
  fireEvent.focus(field(world, 3));
  expect(field(world, 3).selectionStart).toBe(2);
  expect(field(world, 3)).not.toHaveAttribute('aria-invalid');
  pressKey('Escape');
  expect(field(world, 3)).toHaveValue('');
});

test('after the last student the next component follows, after the last component Save', async () => {
  const world = await openPhone();
  const last = world.students.length - 1;
  act(() => field(world, last).focus());
  type('45');
  pressKey('Enter');
  expect(document.activeElement).toHaveTextContent('Next: Science Practical');
  fireEvent.click(document.activeElement ?? document.body);
  expect(field(world, 0, PRACTICAL)).toHaveFocus();
  const options = [...choice().options];
  fireEvent.change(choice(), { target: { value: options.at(-1)?.value } });
  expect(screen.queryByRole('button', { name: /^Next: / })).toBeNull();
  const fields = document.querySelectorAll<HTMLElement>('.phone-field');
  act(() => fields[fields.length - 1]?.focus());
  pressKey('Enter');
  expect(saveButton()).toHaveFocus();
});

test('the next empty entry is found from the focused student on, from the top after the last', async () => {
  const world = await openPhone();
  for (const at of [0, 2]) fireEvent.click(reason(world, at, 'AB'));
  clickButton('Next empty');
  expect(field(world, 1)).toHaveFocus();
  clickButton('Next empty');
  expect(field(world, 3)).toHaveFocus();
  act(() => field(world, world.students.length - 1).focus());
  clickButton('Next empty');
  expect(field(world, 1)).toHaveFocus();
});

test('MARKS-27 a subject evaluated by grade offers its grades and reasons in a list', async () => {
  const world = await openPhone();
  const graded = [...choice().options].find(({ value }) => {
    fireEvent.change(choice(), { target: { value } });
    return document.querySelector('select.phone-field') !== null;
  });
  expect(graded).toBeDefined();
  const select = rowOf(world, 0).querySelector<HTMLSelectElement>('select.phone-field');
  if (!select) throw new Error('No list of grades');
  expect([...select.options].map(({ value }) => value)).toEqual(['', 'A', 'B', 'C', 'D', 'E', 'AB', 'ML', 'L']);
  fireEvent.change(select, { target: { value: 'B' } });
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect((await storedEntries(world)).map(([at]) => at)).toEqual([0]);
});

test('MARKS-19 attendance is one of the components', async () => {
  const world = await openPhone();
  chooseComponent('School Attendance');
  act(() => field(world, 0, 'School Attendance').focus());
  expect(rowOf(world, 0)).not.toHaveTextContent('AB');
  type('400');
  pressKey('Enter');
  expect(rowOf(world, 0)).toHaveTextContent('Enter days from 0 to 366 in steps of 0.5');
});

test('code 205 an entry that another user changed is not overwritten', async () => {
  const world = await openPhone();
  act(() => field(world, 0).focus());
  type('45');
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  clickButton('Save Changes');
  expect(await screen.findByText('Some of these marks have changed')).toBeVisible();
  clickButton('Load new version');
  await waitFor(() => expect(field(world, 0)).toHaveValue('60'));
});

test('MARKS-25 the search text filters the students; the total of a student explains the result', async () => {
  const world = await openPhone();
  fireEvent.click(reason(world, 1, 'AB'));
  const search = screen.getByLabelText('Search (Name/Code)');
  fireEvent.change(search, { target: { value: String(world.students[1]?.code) } });
  await waitFor(() => expect(document.querySelectorAll('.phone-row')).toHaveLength(1));
  fireEvent.click(within(rowOf(world, 1)).getByTitle('Why this result'));
  const panel = within(await screen.findByRole('dialog', { name: 'Why this result' }));
  expect(panel.getByText('Includes marks that are not saved')).toBeVisible();
  fireEvent.change(search, { target: { value: 'nobody of this name' } });
  expect(await screen.findByText('No student matches the search.')).toBeVisible();
});

test('MARKS-39 read-only marks are listed without fields', async () => {
  const world = await marksWorld();
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  await act(() => sql('UPDATE exams SET locked_edit_marks = true WHERE id = $1', [world.exams['Half Yearly']]));
  await openMarksAt(marksAddress(world), { width: 390 });
  await screen.findByText('Editing marks is locked for Half Yearly.');
  chooseComponent('Science Theory');
  expect(rowOf(world, 0).querySelector('.phone-value')).toHaveTextContent('60');
  expect(document.querySelector('.phone-field')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next empty' })).toBeNull();
});
