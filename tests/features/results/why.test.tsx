// Why this result: the explanation opens from the grid and from its tools, and includes unsaved marks.
import { act, fireEvent, within } from '@testing-library/react';
import { RULES, saveRules, undeclare } from '../../provider/support/rules';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import {
  marksWorld,
  PRACTICAL,
  THEORY,
  type MarksWorld,
  marksAddress,
  markCell,
  openMarksAt,
  openMarks,
} from './support/marks';
import { replyTo, passThrough, rejectWith } from '../../support/faults';
import { focusedCell, pressKey, fillCell } from '../../support/grid';
import { getButton, clickButton } from '../../support/screen';

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
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '60.5');
  fillCell(markCell(world, 0, PRACTICAL), 'ML');
  fillCell(markCell(world, 1, THEORY), '10');
  fillCell(markCell(world, 1, PRACTICAL), '20');
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
  const { world } = await openMarks();
  fillCell(markCell(world, 1, THEORY), '10');
  fillCell(markCell(world, 1, PRACTICAL), '20');
  act(() => getButton('Why this result').focus());
  clickButton('Why this result');
  const { getByText, getByRole } = await panel();
  expect(getByRole('heading', { level: 2 })).toHaveTextContent(world.students[1]?.name ?? '');
  expect(getByText('Theory: 10 of 70, failed: 25.2 needed')).toBeVisible();
  expect(getByText(/^Failed in Science\. Grace marks are part of the result of the year/)).toBeVisible();
  fireEvent.click(getByRole('button', { name: 'Close' }));
  await closed();
  await waitFor(() => expect(focusedCell()).toBe(markCell(world, 1, PRACTICAL)));
});

test('the grid and the explanation follow the rules of the session', async () => {
  const { place } = await marksWorld();
  await act(async () => {
    await undeclare(place.sessionId);
    await saveRules(await tokenOf('admin'), {
      ...{ ...RULES, sessionId: place.sessionId, passPercent: 80, medicalLeavesOut: [] },
      ...{ firstPercent: 90, secondPercent: 85, thirdPercent: 70 },
    });
  });
  const { world } = await openMarks();
  fillCell(markCell(world, 0, THEORY), '58');
  fillCell(markCell(world, 0, PRACTICAL), '25');
  fillCell(markCell(world, 1, THEORY), '60');
  fillCell(markCell(world, 1, PRACTICAL), 'ML');
  await waitFor(() => expect(total(world, 0).closest('[data-row-key]')).toHaveTextContent('Third'));
  fireEvent.click(total(world, 0));
  const { getByText } = await panel();
  expect(getByText('Theory: 58 of 70, 56 needed')).toBeVisible();
  expect(getByText('First from 90 % (90), Second from 85 % (85), Third from 70 % (70)')).toBeVisible();
  expect(getByText('Theory and practical of a subject are passed separately, each from 80 %.')).toBeVisible();
  pressKey('Escape');
  await closed();
  fireEvent.click(total(world, 1));
  expect((await panel()).getByText('Practical: ML counts as 0 of 30, failed: 24 needed')).toBeVisible();
});

test('rules that cannot be loaded are reported instead of the grid, and loaded again', async () => {
  const { place, ...world } = await marksWorld();
  const failing = rejectWith(105, '', { status: 500 });
  await openMarksAt(marksAddress({ place, ...world }), {
    fault: replyTo(`GET /result/rules/${place.sessionId}`, failing, passThrough),
  });
  expect(await screen.findByText('Failed to load result rules')).toBeVisible();
  clickButton('Retry');
  await waitFor(() => expect(markCell({ place, ...world }, 0, THEORY)).toBeVisible());
});

test('MARKS-39 a read-only exam explains its stored results', async () => {
  const world = await marksWorld();
  await act(() => sql('UPDATE exams SET locked_edit_marks = true WHERE id = $1', [world.exams['Half Yearly']]));
  await openMarksAt(marksAddress(world));
  await screen.findByText('Editing marks is locked for Half Yearly.');
  fireEvent.mouseDown(markCell(world, 0, THEORY));
  clickButton('Why this result');
  const { getByRole, queryByText, findAllByText } = await panel();
  expect(getByRole('heading', { level: 2 })).toHaveTextContent(world.students[0]?.name ?? '');
  expect(await findAllByText('Theory: not entered')).not.toHaveLength(0);
  expect(queryByText(/not saved/)).toBeNull();
});
