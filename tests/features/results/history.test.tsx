// The history of marks on a phone and where they are only read, and of exams in the matrix.
import { act, fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, setWidth, waitFor } from '../../support/portal';
import {
  marksAddress,
  markCell,
  marksWorld,
  openMarksAt,
  saveAsOtherUser,
  THEORY,
  type MarksWorld,
} from './support/marks';

beforeEach(resetProvider);
afterEach(() => setWidth(1366));

async function readOnlyMarks(width: number): Promise<MarksWorld> {
  const world = await marksWorld();
  await saveAsOtherUser(world, 0, { theoryMarks: 60 });
  await act(() => sql('UPDATE exams SET locked_edit_marks = true WHERE id = $1', [world.exams['Half Yearly']]));
  await openMarksAt(marksAddress(world), { width });
  await screen.findByText('Editing marks is locked for Half Yearly.');
  return world;
}

const titleOf = ({ students }: MarksWorld) => `History: ${students[0]?.name}, ${THEORY}, Half Yearly`;

async function expectEntry(title: string): Promise<void> {
  const drawer = await screen.findByRole('dialog', { name: title });
  expect(await within(drawer).findByRole('row', { name: 'Entry – 60' })).toBeVisible();
}

test('the history of the active entry is shown for marks that are only read', async () => {
  const world = await readOnlyMarks(1366);
  fireEvent.mouseDown(markCell(world, 0, THEORY));
  fireEvent.click(screen.getByRole('button', { name: 'History of the active entry' }));
  await expectEntry(titleOf(world));
});

test('on a phone each student has the history of the entry that is shown, also for marks that are only read', async () => {
  const world = await readOnlyMarks(390);
  const choice = await screen.findByLabelText<HTMLSelectElement>('Subject and component');
  const option = [...choice.options].find(({ textContent }) => textContent.startsWith('Science Theory'));
  fireEvent.change(choice, { target: { value: option?.value } });
  const name = `History of ${world.students[0]?.name}, ${THEORY}`;
  const open = screen.getByRole('button', { name });
  open.focus();
  fireEvent.click(open);
  await expectEntry(titleOf(world));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
});

test('each exam of the matrix has its history', async () => {
  const [exam] = await sql<{ id: number }>(
    `SELECT exams.id FROM exams JOIN classes ON classes.id = exams.class_id JOIN sessions ON sessions.id = exams.session_id
      WHERE classes.school_id = 1 AND classes.name = '9' AND exams.name = 'Half Yearly' AND sessions.status = 'ACTIVE'`,
  );
  await sql(
    `INSERT INTO audit_entries (at, school_id, event, request_id, details)
     VALUES (now(), 1, 'saveExamControls', 'x', jsonb_build_object('entity', 'exam', 'id', $1::integer,
       'before', jsonb_build_object('lockedEditMarks', false), 'after', jsonb_build_object('lockedEditMarks', true)))`,
    [exam?.id],
  );
  await renderPortal({ at: '/results/control', as: 'admin' });
  fireEvent.click(await screen.findByRole('button', { name: 'History of Class 9, Half Yearly' }));
  const drawer = await screen.findByRole('dialog', { name: 'History: Class 9, Half Yearly' });
  expect(await within(drawer).findByRole('row', { name: 'Lock Edit Marks No Yes' })).toBeVisible();
});
