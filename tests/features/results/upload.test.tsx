// Upload Result: the filters, the marks grid, what can be typed, and what a save sends.
import { act, fireEvent } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { RUNNING, SARASWATI } from '../support/students';
import {
  DONE,
  LIST,
  marksWorld,
  PRACTICAL,
  SAVE,
  saveButton,
  storedEntries,
  THEORY,
  marksAddress,
  markCell,
  openMarksAt,
  openMarks,
  saveAsOtherUser,
} from './support/marks';
import { countCalls, combineFaults, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import {
  activateCell,
  saveError,
  saveState,
  getCell,
  editableCells,
  cellError,
  focusedCell,
  pasteInto,
  pressKey,
  fillCell,
  cellText,
} from '../../support/grid';
import { chooseOption, optionsOf, selectedText, clickButton } from '../../support/screen';

beforeEach(resetProvider);

const BUTTONS = ['Reset', 'Search', 'Download Students List', 'Upload Students Marks', 'Download Marksheets'];

const STUDENT_COLUMNS = [
  ...['Student Code', 'Student Sr No.', 'Roll No.'],
  ...['Student Name', 'Father’s Name', 'Mother’s Name'],
];

const filterLabels = () =>
  [...document.querySelectorAll('[role="search"] label')].map(({ textContent }) => textContent);
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('MARKS-01 MARKS-02 MARKS-04 session, class, section and exam are required; the grid opens with the last of them', async () => {
  const world = await marksWorld();
  await openMarksAt('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Upload Result');
  await waitFor(() => expect(selectedText('Session')).toBe(RUNNING));
  expect(screen.queryByLabelText('School')).toBeNull();
  expect(screen.queryByLabelText('Section')).toBeNull();
  expect(screen.getByLabelText('Exam')).toBeDisabled();
  expect(screen.getByLabelText('Search (Name/Code)')).toBeVisible();
  for (const name of BUTTONS.slice(1)) expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.getByText('Choose session, class, section and exam')).toBeVisible();
  await chooseOption('Class', 'Default');
  expect(screen.queryByLabelText('Section')).toBeNull();
  expect(screen.getByText('This class has no exams in this session yet.')).toBeVisible();
  await chooseOption('Class', '9');
  expect(screen.getByLabelText('Exam')).toBeDisabled();
  await chooseOption('Section', 'A');
  expect(filterLabels()).toEqual(['Session', 'Class', 'Section', 'Exam', 'Search (Name/Code)']);
  for (const label of ['Session', 'Class', 'Section', 'Exam'])
    expect(screen.getByText(label, { selector: 'label' })).toHaveClass('ant-form-item-required');
  await chooseOption('Exam', 'Half Yearly');
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    world.students.slice(0, screen.getAllByRole('rowheader').length).map(({ name }) => name),
  );
  expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled();
});

test('MARKS-01 MARKS-03 MARKS-04 a platform user chooses the school; parents clear what depends on them', async () => {
  const world = await marksWorld();
  await openMarksAt(`${marksAddress(world)}&schoolId=1`, { as: 'platform' });
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  expect(selectedText('School')).toBe(SARASWATI);
  expect(filterLabels()).toEqual(['School', 'Session', 'Class', 'Section', 'Exam', 'Search (Name/Code)']);
  expect(screen.getByText('School', { selector: 'label' })).toHaveClass('ant-form-item-required');
  await chooseOption('Session', '2025 - 2026');
  await waitFor(() => expect(selectedText('Exam')).toContain('Choose an exam'));
  expect([selectedText('Class'), selectedText('Section')]).toEqual(['9', 'A']);
  await chooseOption('Class', '10');
  await waitFor(() => expect(selectedText('Section')).toContain('Choose a section'));
  await chooseOption('School', 'Nalanda Public School');
  await waitFor(() => expect(selectedText('Class')).toContain('Choose a class'));
  expect(selectedText('Session')).not.toBe('2025 - 2026');
});

test('MARKS-18 MARKS-20 MARKS-21 ENUM-23 the columns of a student, of the attendance, of each component and of the result', async () => {
  const { world } = await openMarks();
  const { id } = world.students[0] ?? {};
  const [stored] = await act(() =>
    sql(
      `SELECT s.code, s.sr_no, e.roll_no, s.name, s.father_name, s.mother_name
         FROM students s JOIN enrolments e ON e.student_id = s.id WHERE s.id = $1 AND e.session_id = $2`,
      [id, world.place.sessionId],
    ),
  );
  const cells = [...document.querySelectorAll(`[data-row-key="${id}"] .sheet-info`)].slice(0, 6);
  expect(cells.map(({ textContent }) => textContent)).toEqual(Object.values(stored ?? {}).map(String));
  const groups = document.querySelectorAll('.sheet-group').length;
  expect(headings().slice(groups, groups + 6)).toEqual(STUDENT_COLUMNS);
  const pinned = cells.map((cell) => cell.closest('.sheet-pinned') !== null);
  expect(pinned).toEqual([true, true, true, true, false, false]);
  expect(headings().slice(-4)).toEqual(['Total', 'Percentage', 'Division', 'Rank']);
  expect(headings()).toEqual(
    expect.arrayContaining([
      'School Attendance',
      'Student Attendance',
      'Science',
      expect.stringMatching(/^Theoryout of 70/) as string,
      expect.stringMatching(/^Practicalout of 30/) as string,
    ]),
  );
});

test('MARKS-22 the rows are sorted by code, name, total, percentage and rank, and by their numbers and parents, up and down', async () => {
  const world = await marksWorld();
  for (const [at, theoryMarks] of [40, 60, 20].entries())
    await saveAsOtherUser(world, at, { theoryMarks, practicalMarks: 10 });
  await openMarksAt(marksAddress(world));
  await waitFor(() => expect(screen.getAllByText('70.00%')).toHaveLength(1));
  const heading = (title: string) =>
    screen.getAllByRole('columnheader').find(({ textContent }) => textContent === title) as HTMLElement;
  const shown = (title: string) =>
    [...document.querySelectorAll(`.sheet-info[aria-colindex="${heading(title).getAttribute('aria-colindex')}"]`)].map(
      ({ textContent }) => textContent ?? '',
    );
  // Students without marks are last, and first where the order is reversed.
  const inOrder = (title: string) => {
    const textOf = (text: string) => text.replace('–', 'z');
    return shown(title).sort((a, b) =>
      textOf(a).localeCompare(textOf(b), 'en', { sensitivity: 'base', numeric: true }),
    );
  };
  for (const title of [...STUDENT_COLUMNS, 'Total', 'Percentage', 'Rank']) {
    clickButton(title);
    await waitFor(() => expect(heading(title)).toHaveAttribute('aria-sort', 'ascending'));
    expect([title, ...shown(title)]).toEqual([title, ...inOrder(title)]);
    clickButton(title);
    await waitFor(() => expect(heading(title)).toHaveAttribute('aria-sort', 'descending'));
    expect([title, ...shown(title)]).toEqual([title, ...inOrder(title).reverse()]);
  }
  const codes = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('.sheet-info')?.textContent ?? []);
  expect(screen.queryByRole('button', { name: 'Division' })).toBeNull();
  clickButton('Student Code');
  const sorted = world.students.map(({ code }) => String(code)).sort((a, b) => Number(a) - Number(b));
  await waitFor(() => expect(codes()[0]).toBe(sorted[0]));
  clickButton('Student Code');
  await waitFor(() => expect(codes()[0]).toBe(sorted.at(-1)));
});

test('ENUM-38 MARKS-35 MARKS-36 MARKS-37 MARKS-38 MARKSCONF-07 CALL2-03 a save sends the modified rows alone, without a question, and shows what is stored then', async () => {
  const { bodies, fault } = recordCalls(SAVE);
  const { world, sent: calls } = await openMarks({ fault });
  const loads = countCalls(calls, LIST);
  expect(saveButton()).toBeDisabled();
  fillCell(markCell(world, 0, THEORY), '45.5');
  fillCell(markCell(world, 2, PRACTICAL), 'ab');
  expect(saveState()).toContain('Not saved: 2 changes');
  expect(saveButton()).toBeEnabled();
  clickButton('Save Changes');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitFor(() => expect(saveState()).toContain('All saved'));
  expect(countCalls(calls, LIST)).toBeGreaterThan(loads);
  const [sent] = bodies as { students: { studentId: number }[] }[];
  expect(sent?.students.map(({ studentId }) => studentId)).toEqual([world.students[0]?.id, world.students[2]?.id]);
  expect(await storedEntries(world)).toEqual(
    expect.arrayContaining([
      [0, 'theory', '45.5', 1],
      [2, 'practical', 'ABSENT', 1],
    ]),
  );
  expect(cellText(markCell(world, 2, PRACTICAL))).toBe('AB');
  expect(saveButton()).toBeDisabled();
});

test('MARKS-34 MARKS-36 marks outside the limits are reported at their cell and block the save', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '71');
  expect(cellError(markCell(world, 0, THEORY))).toBe('Marks should be between 0 and 70');
  fillCell(markCell(world, 1, THEORY), '45');
  expect(saveButton()).toBeDisabled();
  fillCell(markCell(world, 0, THEORY), '70');
  expect(cellError(markCell(world, 0, THEORY))).toBe('');
  expect(saveButton()).toBeEnabled();
});

test('MARKS-30 MARKS-32 MARKS-33 ENUM-38 a reason replaces the marks of the selected cell; its cancel icon empties the cell', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  activateCell(markCell(world, 0, THEORY));
  clickButton('Did not appear');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Absent (AB)',
    'Medical (ML)',
    'Leave (L)',
  ]);
  fireEvent.click(screen.getByText('Medical (ML)'));
  await waitFor(() => expect(cellText(markCell(world, 0, THEORY))).toBe('ML'));
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Cancel the reason' }));
  await waitFor(() => expect(cellText(markCell(world, 0, THEORY))).toBe(''));
});

test('MARKS-31 marks typed over a reason replace it; a block from a spreadsheet is read cell by cell', async () => {
  const { world } = await openMarks();
  pasteInto(markCell(world, 0, THEORY), '45,5\tabsent\n४६\tML\nmany\t30');
  expect([0, 1, 2].map((at) => [THEORY, PRACTICAL].map((column) => cellText(markCell(world, at, column))))).toEqual([
    ['45.5', 'AB'],
    ['46', 'ML'],
    ['many', '30'],
  ]);
  expect(cellError(markCell(world, 2, THEORY))).toBe('Enter marks, AB, ML or L');
  fillCell(markCell(world, 0, PRACTICAL), '12');
  expect(cellText(markCell(world, 0, PRACTICAL))).toBe('12');
});

test('MARKS-19 ENUM-23 attendance is a number of days from 0, of the student at most that of the school, and is shown again', async () => {
  const { world, leave } = await openMarks();
  const [school, student] = [markCell(world, 0, 'School Attendance'), markCell(world, 0, 'Student Attendance')];
  for (const cell of [school, student]) {
    expect(activateCell(cell)).toHaveAttribute('inputmode', 'decimal');
    for (const text of ['-0.5', 'all', 'AB']) {
      fillCell(cell, text);
      expect(cellError(cell)).toBe('Enter days from 0 to 366 in steps of 0.5');
    }
    fillCell(cell, '0');
    expect(cellError(cell)).toBe('');
  }
  fillCell(school, '200');
  fillCell(student, '201');
  expect(cellError(student)).toBe('Student attendance cannot be above school attendance');
  fillCell(student, '190.5');
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  leave();
  await openMarksAt(marksAddress(world));
  await waitFor(() => expect([school, student].map(cellText)).toEqual(['200', '190.5']));
});

test('MARKS-27 a subject evaluated by grade offers the grades of the school', async () => {
  await act(() => sql("UPDATE grades SET name = 'A+' WHERE school_id = 1 AND name = 'A'"));
  const { world } = await openMarks();
  const graded = editableCells().find(
    ({ dataset }) => dataset['cell']?.startsWith(`${world.students[0]?.name}, `) && dataset['cell'].endsWith('grade'),
  );
  const name = graded?.dataset['cell'] ?? '';
  activateCell(getCell(name));
  expect([...getCell(name).querySelectorAll('option')].map(({ value }) => value)).toEqual(['A+', 'B', 'C', 'D', 'E']);
  fillCell(getCell(name), 'z');
  expect(cellError(getCell(name))).toBe('Enter one of the grades A+, B, C, D, E, AB, ML or L');
});

test('MARKS-25 CALL2-52 the search text filters the rows without a call and is not sent; unsaved marks of hidden rows stay', async () => {
  const { bodies, fault } = recordCalls(LIST);
  const { world } = await openMarks({ fault });
  fillCell(markCell(world, 0, THEORY), '45');
  const sent = bodies.length;
  const { sectionId, exams } = world;
  expect(bodies[0]).toEqual({
    ...{ schoolId: 1, ...world.place, sectionId, examId: exams['Half Yearly'] },
    searchText: '',
  });
  fireEvent.change(screen.getByLabelText('Search (Name/Code)'), { target: { value: String(world.students[1]?.code) } });
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([world.students[1]?.name]),
  );
  fireEvent.change(screen.getByLabelText('Search (Name/Code)'), { target: { value: 'nobody of this name' } });
  expect(await screen.findByText('No student matches the search.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Search (Name/Code)'), { target: { value: '' } });
  await waitFor(() => expect(cellText(markCell(world, 0, THEORY))).toBe('45'));
  expect(bodies).toHaveLength(sent);
});

test('MARKS-26 MARKS-11 marks and exams that cannot be loaded are reported, and loaded by the next try', async () => {
  const world = await marksWorld();
  const { sessionId, classId } = world.place;
  const failed = (text: string) => rejectWith(101, text, { status: 500 });
  await openMarksAt(marksAddress(world), {
    fault: combineFaults(
      replyTo(LIST, failed(''), failed('Marks at ten'), passThrough),
      replyTo(`GET /result/exams/${sessionId}/${classId}`, failed(''), failed('Exams at ten'), passThrough),
    ),
  });
  const texts = ['Failed to load exams', 'Exams at ten', 'Failed to load student marks', 'Marks at ten'];
  for (const text of texts) {
    expect(await screen.findByText(text)).toBeVisible();
    clickButton('Retry');
  }
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
});

test('a provider without result rules: marks are entered and judged by the common ones', async () => {
  const world = await marksWorld();
  const isUnknown = rejectWith(103, '', { status: 404 });
  await openMarksAt(marksAddress(world), { fault: replyTo(`GET /result/rules/${world.place.sessionId}`, isUnknown) });
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  fillCell(markCell(world, 0, THEORY), '45');
  expect(saveState()).toContain('Not saved: 1 change');
});

test('MARKS-38 a save that fails shows the reason or the default and keeps the marks', async () => {
  const { world } = await openMarks({
    fault: replyTo(SAVE, rejectWith(101, '', { status: 500 }), rejectWith(164, 'The session is over', { status: 409 })),
  });
  fillCell(markCell(world, 0, THEORY), '45');
  clickButton('Save Changes');
  expect(await screen.findByText('Failed to update marks')).toBeVisible();
  expect(cellText(markCell(world, 0, THEORY))).toBe('45');
  await waitFor(() => expect(saveButton()).toBeEnabled());
  expect(saveState()).toContain('Not saved: 1 change');
  clickButton('Save Changes');
  expect(await screen.findByText('The session is over')).toBeVisible();
});

test('C10 code 205 an entry that another user changed is not overwritten; other entries of the same student are no conflict', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  fillCell(markCell(world, 1, THEORY), '46');
  await saveAsOtherUser(world, 0, { practicalMarks: 20 });
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitFor(() => expect(cellText(markCell(world, 0, PRACTICAL))).toBe('20'));
  fillCell(markCell(world, 0, THEORY), '50');
  fillCell(markCell(world, 1, THEORY), '51');
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  clickButton('Save Changes');
  expect(await screen.findByText('Some of these marks have changed')).toBeVisible();
  expect(document.querySelector('.sheet-conflicts')?.textContent).toBe(
    `${world.students[0]?.name}, ${THEORY}: yours 50, stored 60 (Sunita Sharma, 15/07/2026, 10:30)`,
  );
  // Beside the name of the entry, the message does not repeat it.
  expect(cellError(markCell(world, 0, THEORY))).toBe('60 was saved by Sunita Sharma');
  expect(saveError()).toBe(`${world.students[0]?.name}, ${THEORY}: 60 was saved by Sunita Sharma`);
  clickButton('Load new version');
  await waitFor(() => expect(cellText(markCell(world, 0, THEORY))).toBe('60'));
  expect(cellText(markCell(world, 1, THEORY))).toBe('51');
});

test('MARKS-36 MARKS-39 an exam with locked marks and a session that is not active are read only', async () => {
  const world = await marksWorld();
  await act(() => sql('UPDATE exams SET locked_edit_marks = true WHERE id = $1', [world.exams['Half Yearly']]));
  const { leave } = await openMarksAt(marksAddress(world));
  expect(await screen.findByText('Editing marks is locked for Half Yearly.')).toBeVisible();
  const heading = `Half Yearly, 9 A · ${world.students.length} students`;
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(world.students.length);
  expect([editableCells(), screen.queryByRole('button', { name: 'Save Changes' })]).toEqual([[], null]);
  await chooseOption('Exam', 'Annual');
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  expect(await optionsOf('Exam')).toEqual(['Half Yearly', 'Annual']);
  leave();
  await act(() => sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [world.place.sessionId]));
  await openMarksAt(marksAddress(world, 'Annual'));
  expect(await screen.findByText('The session 2026 - 2027 is not active. Its marks cannot be changed.')).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(world.students.length);
  expect(editableCells()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

test.each([
  ['Ctrl+S', { key: 's', ctrlKey: true }],
  ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }],
])('%s saves where no element has the focus, and from the tools', async (_name, key) => {
  const { bodies, fault } = recordCalls(SAVE);
  const { world } = await openMarks({ fault });
  fillCell(markCell(world, 0, THEORY), '45');
  fireEvent.keyDown(document.body, key);
  expect(await screen.findByText(DONE)).toBeVisible();
  fillCell(markCell(world, 0, THEORY), '46');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), key);
  await waitFor(() => expect(bodies).toHaveLength(2));
  await waitFor(() => expect(saveState()).toContain('All saved'));
  expect(bodies).toHaveLength(2);
});

test('Ctrl+S from the tools leads to one error, not past it', async () => {
  const { world } = await openMarks();
  for (const at of [1, 2]) fillCell(markCell(world, at, THEORY), '999');
  activateCell(markCell(world, 0, THEORY));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 's', ctrlKey: true });
  expect(focusedCell()).toHaveAttribute('data-cell', `${world.students[1]?.name}, ${THEORY}`);
});

test('MARKS-21 total, percentage, division and rank follow what is typed and are marked until they are saved', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '60');
  pressKey('Escape');
  await waitFor(() => expect(document.querySelector('.marks-live')?.textContent).toBe('60'));
  expect(document.querySelector('.marks-live')).toHaveAttribute('title', 'Includes marks that are not saved');
});
