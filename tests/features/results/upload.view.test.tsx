// Upload Result: which part of the marks is shown, and the way to what is missing.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, fireEvent } from '@testing-library/react';
import { call, resetProvider, tokenOf } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import {
  LIST,
  PRACTICAL,
  THEORY,
  marksAddress,
  markCell,
  marksWorld,
  openMarksAt,
  openMarks,
  saveAsOtherUser,
  saveButton,
} from './support/marks';
import { countCalls, rejectWith, replyTo } from '../../support/faults';
import {
  activateCell,
  saveState,
  getCell,
  editableCells,
  focusedCell,
  pressKey,
  fillCell,
  cellText,
} from '../../support/grid';
import { chooseOption, optionsOf, selectedText, clickButton } from '../../support/screen';

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await resetProvider();
});

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
/** Adds a subject to those that are shown. */
function pick(name: string): void {
  const field = screen.getByLabelText('Subjects');
  fireEvent.change(field, { target: { value: name } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
}
const nameOf = (element: Element | null) => element?.getAttribute('data-cell');

test('MARKS-23 MARKS-24 the grid is paginated: all rows at first, and the page sizes of the tables', async () => {
  const { world } = await openMarks();
  const names = world.students.map(({ name }) => name);
  expect([selectedText('Rows per page'), rowNames()]).toEqual(['All rows', names]);
  expect(await optionsOf('Rows per page')).toEqual(['All rows', '5 / page', '10 / page', '25 / page', '50 / page']);
  fillCell(markCell(world, 7, THEORY), '999');
  await chooseOption('Rows per page', '5 / page');
  expect(rowNames()).toEqual(names.slice(0, 5));
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(rowNames()).toEqual(names.slice(5, 10));
  // Another search begins on the first page.
  fireEvent.change(screen.getByLabelText('Search (Name/Code)'), { target: { value: 'a' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page'));
  fireEvent.change(screen.getByLabelText('Search (Name/Code)'), { target: { value: '' } });
  await waitFor(() => expect(rowNames()).toEqual(names.slice(0, 5)));
  // An error on another page is shown with its page.
  fireEvent.click(screen.getByText('1 field to correct'));
  expect([rowNames(), nameOf(focusedCell())]).toEqual([names.slice(5, 10), `${names[7]}, ${THEORY}`]);
});

test('MARKS-21 ENUM-23 the last columns show total, percentage, division and rank of the summary of each row', async () => {
  const world = await marksWorld();
  await saveAsOtherUser(world, 0, { theoryMarks: 60, practicalMarks: 20.5 });
  await saveAsOtherUser(world, 1, { theoryMarks: 40, practicalMarks: 12 });
  const chosen = [...new URLSearchParams(marksAddress(world).slice(1))].map(([name, id]) => [name, Number(id)]);
  const json = { schoolId: 1, ...(Object.fromEntries(chosen) as object) };
  const { data } = await act(async () =>
    call<{ summary: object }[]>('POST', '/result/exams/student/marks', { token: await tokenOf('admin'), json }),
  );
  expect(data.slice(0, 2).map(({ summary }) => summary)).toEqual([
    { roundedTotal: 81, percentage: 81, divisionName: 'First', rank: 1 },
    { roundedTotal: 52, percentage: 52, divisionName: 'Second', rank: 2 },
  ]);
  await openMarksAt(marksAddress(world));
  const results = () =>
    [...document.querySelectorAll('[data-row-key]')].map((row) =>
      [...row.querySelectorAll('.marks-why')].map(({ textContent }) => textContent),
    );
  await waitFor(() =>
    expect(results().slice(0, 3)).toEqual([
      ['81', '81.00%', 'First', '1'],
      ['52', '52.00%', 'Second', '2'],
      ['–', '–', '–', '–'],
    ]),
  );
});

test('MARKS-35 a row is flagged as modified while its marks or attendance differ from the loaded ones', async () => {
  const { world } = await openMarks();
  const names = world.students.map(({ name }) => name);
  const flagged = () =>
    [...document.querySelectorAll('[data-row-key]')].flatMap((row) =>
      row.querySelector('.marks-live') ? [row.querySelector('[role="rowheader"]')?.textContent] : [],
    );
  expect(flagged()).toEqual([]);
  fillCell(markCell(world, 0, 'School Attendance'), '200');
  fillCell(markCell(world, 1, 'Student Attendance'), '190');
  fillCell(markCell(world, 2, THEORY), '45');
  fillCell(markCell(world, 3, PRACTICAL), 'ab');
  await waitFor(() => expect(flagged()).toEqual(names.slice(0, 4)));
  for (const mark of document.querySelectorAll('.marks-live'))
    expect(mark).toHaveAttribute('title', 'Includes marks that are not saved');
  expect(markCell(world, 2, THEORY)).toHaveAttribute('data-changed');
  expect(markCell(world, 3, PRACTICAL)).toHaveAttribute('data-changed');
  fillCell(markCell(world, 3, PRACTICAL), '');
  await waitFor(() => expect(flagged()).toEqual(names.slice(0, 3)));
  fillCell(markCell(world, 2, THEORY), '');
  await waitFor(() => expect(flagged()).toEqual(names.slice(0, 2)));
  fillCell(markCell(world, 1, 'Student Attendance'), '');
  await waitFor(() => expect(flagged()).toEqual([names[0]]));
  expect(markCell(world, 2, THEORY)).not.toHaveAttribute('data-changed');
});

test('MARKS-36 an error of marks, of a grade or of the attendance disables Save Changes while other rows are modified', async () => {
  const { world } = await openMarks();
  expect(saveButton()).toBeDisabled();
  fillCell(markCell(world, 1, THEORY), '45');
  expect(saveButton()).toBeEnabled();
  const graded = 'Rajasthan Studies Theory, grade';
  for (const [column, wrong, right] of [
    [THEORY, '70.5', '70'],
    [THEORY, 'many', 'AB'],
    [graded, 'Z', 'A'],
    ['School Attendance', '367', '366'],
    ['Student Attendance', '366.5', '366'],
  ] as const) {
    fillCell(markCell(world, 0, column), wrong);
    expect([column, wrong, saveButton().hasAttribute('disabled')]).toEqual([column, wrong, true]);
    fillCell(markCell(world, 0, column), right);
    expect([column, right, saveButton().hasAttribute('disabled')]).toEqual([column, right, false]);
  }
  for (const column of [THEORY, graded, 'School Attendance', 'Student Attendance'])
    fillCell(markCell(world, 0, column), '');
  fillCell(markCell(world, 1, THEORY), '');
  expect(saveButton()).toBeDisabled();
});

test('MARKS-05 the buttons of the screen; Search loads the marks grid', async () => {
  const { world, sent } = await openMarks();
  const buttons = ['Reset', 'Search', 'Download Students List', 'Upload Students Marks', 'Download Marksheets'];
  const named = [...document.querySelectorAll('.marks-files button, [role="search"] button')].filter(
    // The icon that clears the search text has no text.
    ({ textContent }) => textContent !== '',
  );
  expect(named.map(({ textContent }) => textContent).sort()).toEqual([...buttons].sort());
  for (const button of named) expect(button).toBeEnabled();
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  expect(cellText(markCell(world, 0, THEORY))).toBe('');
  const before = countCalls(sent, LIST);
  clickButton('Search');
  await waitFor(() => expect(countCalls(sent, LIST)).toBe(before + 1));
  await waitFor(() => expect(cellText(markCell(world, 0, THEORY))).toBe('60'));
});

test('MARKS-28 CALL2-08 without the list of grades the marks are entered, and no message appears', async () => {
  const world = await marksWorld();
  const fault = replyTo('GET /result/grade/1', rejectWith(101, 'The grades are broken', { status: 500 }));
  const { sent } = await openMarksAt(marksAddress(world), { fault });
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  expect(countCalls(sent, 'GET /result/grade/1')).toBe(1);
  expect(document.querySelector('.ant-notification-notice, [role="alert"]')).toBeNull();
  expect(screen.queryByText(/grades are broken/)).toBeNull();
  fillCell(markCell(world, 0, THEORY), '45');
  expect(saveState()).toContain('Not saved: 1 change');
});

test.each([
  ['sessions', 'GET /session/all/1', 'Failed to fetch sessions'],
  ['classes', 'GET /class/all/1', 'Failed to fetch classes'],
])('MARKS-11 %s that cannot be loaded are reported', async (_what, request, message) => {
  await openMarksAt('', { fault: replyTo(request, rejectWith(101, '', { status: 500 })) });
  expect(await screen.findByText(message)).toBeVisible();
});

test('MARKS-11 schools that cannot be loaded are reported', async () => {
  const fault = replyTo('GET /school/active', rejectWith(105, '', { status: 500 }));
  await openMarksAt('', { as: 'platform', fault });
  expect(await screen.findByText('Failed to fetch schools')).toBeVisible();
});

test('the chosen subjects narrow the columns, for every class until they are chosen again', async () => {
  const { world, leave } = await openMarks();
  expect(headings()).toEqual(expect.arrayContaining(['School Attendance', 'Rajasthan Studies', 'Science']));
  pick('Science');
  expect(
    headings().filter((text) => ['School Attendance', 'Rajasthan Studies', 'Science'].includes(text ?? '')),
  ).toEqual(['Science']);
  fillCell(markCell(world, 0, THEORY), '45');
  await waitFor(() => expect(saveState()).toContain('Not saved: 1 change'));
  leave();
  await openMarksAt(marksAddress(world, 'Annual'));
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  expect(headings()).not.toContain('School Attendance');
});

test('an error in a subject that is not shown leads to it with all columns', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '999');
  pick('Attendance');
  expect(editableCells().every((cell) => nameOf(cell)?.includes('Attendance'))).toBe(true);
  clickButton('Save Changes');
  fireEvent.click(screen.getByText('1 field to correct'));
  expect(nameOf(focusedCell())).toBe(`${world.students[0]?.name}, ${THEORY}`);
});

test('an error is reached from a search that matches no student, which is cleared', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '999');
  fireEvent.change(screen.getByLabelText('Search (Name/Code)'), { target: { value: 'xyz' } });
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  fireEvent.click(screen.getByText('1 field to correct'));
  expect(screen.getByLabelText('Search (Name/Code)')).toHaveValue('');
  expect(nameOf(focusedCell())).toBe(`${world.students[0]?.name}, ${THEORY}`);
});

test('a heading counts the entries of its column; F8 and its button lead to the next empty cell', async () => {
  const { world } = await openMarks();
  const count = world.students.length;
  const science = () => headings().filter((text) => /^(Theory|Practical)out of (70|30)/.test(text ?? ''));
  await waitFor(() => expect(science()).toEqual([`Theoryout of 700 of ${count}`, `Practicalout of 300 of ${count}`]));
  fillCell(markCell(world, 0, THEORY), '45');
  fillCell(markCell(world, 2, THEORY), 'AB');
  // It cannot be saved, so it does not count.
  fillCell(markCell(world, 4, THEORY), '999');
  await waitFor(() => expect(science()[0]).toBe(`Theoryout of 702 of ${count}`));
  activateCell(markCell(world, 0, THEORY));
  pressKey('F8');
  expect(nameOf(focusedCell())).toBe(`${world.students[1]?.name}, ${THEORY}`);
  clickButton('Next empty');
  expect(nameOf(focusedCell())).toBe(`${world.students[3]?.name}, ${THEORY}`);
});

test('the bar shows count, average and highest marks of the selected cells', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '45');
  fillCell(markCell(world, 1, THEORY), '50.5');
  fillCell(markCell(world, 1, PRACTICAL), 'AB');
  // Above the maximum, so it is not counted.
  fillCell(markCell(world, 2, THEORY), '999');
  fireEvent.mouseDown(markCell(world, 0, THEORY));
  fireEvent.mouseDown(markCell(world, 2, PRACTICAL), { shiftKey: true });
  expect(await screen.findByText('6 cells · 2 marks · average 47.75 · highest 50.5')).toBeVisible();
  fireEvent.mouseDown(getCell(`${world.students[0]?.name}, ${THEORY}`));
  await waitFor(() => expect(screen.queryByText(/average/)).toBeNull());
});
