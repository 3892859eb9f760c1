// Why this result: the explanation opens from the grid and from its tools, and includes unsaved marks.
import { act, fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { focusedCell, press as pressKey, put } from '../support/sheet';
import { button, press } from '../support/students';
import { addressOf, cellOf, marksWorld, openAt, openGrid, PRACTICAL, THEORY, type MarksWorld } from './support/marks';

beforeEach(resetProvider);

const panel = async () => within(await screen.findByRole('dialog', { name: 'Why this result' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The figure in the column of the total of a student. */
function total({ students }: MarksWorld, at: number): HTMLElement {
  const rows = document.querySelectorAll<HTMLElement>(`[data-row-key="${students[at]?.id}"] .marks-why`);
  if (!rows[0]) throw new Error('The total is not shown');
  return rows[0];
}

test('a click on a total explains it with unsaved marks; Escape returns the focus to the row', async () => {
  const { world } = await openGrid();
  put(cellOf(world, 0, THEORY), '60.5');
  put(cellOf(world, 0, PRACTICAL), 'ML');
  put(cellOf(world, 1, THEORY), '10');
  put(cellOf(world, 1, PRACTICAL), '20');
  await waitFor(() => expect(total(world, 0)).toHaveTextContent('61'));
  expect(total(world, 0)).toHaveAttribute('tabindex', '-1');
  fireEvent.click(total(world, 0));
  const { getByText, getByRole } = await panel();
  expect(getByRole('heading', { level: 2 })).toHaveTextContent(world.students[0]?.name ?? '');
  expect(getByText(/^Includes marks that are not saved/)).toBeVisible();
  expect(getByText('Theory: 60.5 of 70, 25.2 needed')).toBeVisible();
  expect(getByText('Practical: ML, left out of the total')).toBeVisible();
  expect(getByText('The sum is 60.5, raised to the next whole mark')).toBeVisible();
  expect(getByText('No student is better')).toBeVisible();
  pressKey('Escape');
  await closed();
  await waitFor(() => expect(focusedCell()?.getAttribute('data-cell')).toMatch(`${world.students[0]?.name}, `));
});

test('the tools explain the student of the active cell: the failed component and what is missing to pass', async () => {
  const { world } = await openGrid();
  put(cellOf(world, 1, THEORY), '10');
  put(cellOf(world, 1, PRACTICAL), '20');
  act(() => button('Why this result').focus());
  press('Why this result');
  const { getByText, getByRole } = await panel();
  expect(getByRole('heading', { level: 2 })).toHaveTextContent(world.students[1]?.name ?? '');
  expect(getByText('Theory: 10 of 70, failed: 25.2 needed')).toBeVisible();
  expect(getByText(/^Failed in Science\. Grace marks are part of the result of the year/)).toBeVisible();
  fireEvent.click(getByRole('button', { name: 'Close' }));
  await closed();
  await waitFor(() => expect(focusedCell()).toBe(cellOf(world, 1, PRACTICAL)));
});

test('MARKS-39 a read-only exam explains its stored results', async () => {
  const world = await marksWorld();
  await act(() => sql('UPDATE exams SET locked_edit_marks = true WHERE id = $1', [world.exams['Half Yearly']]));
  await openAt(addressOf(world));
  await screen.findByText('Editing marks is locked for Half Yearly.');
  fireEvent.mouseDown(cellOf(world, 0, THEORY));
  press('Why this result');
  const { getByRole, queryByText, findAllByText } = await panel();
  expect(getByRole('heading', { level: 2 })).toHaveTextContent(world.students[0]?.name ?? '');
  expect(await findAllByText('Theory: not entered')).not.toHaveLength(0);
  expect(queryByText(/not saved/)).toBeNull();
});
