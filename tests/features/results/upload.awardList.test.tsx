// The button Award List of Upload Result: its dialog, the saved file, locked exams, and failures.
import { act, fireEvent, within } from '@testing-library/react';
import { screen, waitFor } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { marksWorld, marksAddress, openMarksAt, openMarks } from './support/marks';
import { combineFaults, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import { editableCells } from '../../support/grid';
import { getButton, clickButton } from '../../support/screen';

beforeEach(resetProvider);

const AWARD = 'POST /result/exams/award-list/download';
const DOWNLOADED = 'Award list downloaded successfully';
const SUBJECTS = ['Science', 'Health and Physical Education', 'Rajasthan Studies'];

function dialog(): HTMLElement {
  return screen.getByRole('dialog', { name: 'Award List' });
}
const boxes = () => within(dialog()).getAllByRole<HTMLInputElement>('checkbox');
const box = (name: string) => within(dialog()).getByRole('checkbox', { name });
const checked = () => boxes().flatMap((one) => (one.checked ? [one.closest('label')?.textContent] : []));
async function openDialog(): Promise<void> {
  clickButton('Award List');
  await screen.findByRole('dialog', { name: 'Award List' });
}

test('all subjects with papers are preselected; the PDF is saved under its name', async () => {
  const saved: [string, string][] = [];
  const { bodies, fault } = recordCalls(AWARD);
  const { world } = await openMarks({
    fault,
    world: { saveFile: (file, name) => void saved.push([file.type, name]) },
  });
  await openDialog();
  expect(dialog()).toHaveTextContent('A blank list of Half Yearly, class 9 A, to be filled in by hand.');
  expect(checked()).toEqual(['All subjects', ...SUBJECTS]);
  expect(document.activeElement).toBe(box('All subjects'));
  fireEvent.click(box('Rajasthan Studies'));
  await waitFor(() => expect(checked()).toEqual(SUBJECTS.slice(0, 2)));
  clickButton('Download PDF');
  expect(await screen.findByText(DOWNLOADED)).toBeVisible();
  expect(saved).toEqual([['application/pdf', 'Award List Half Yearly 9 A 2026 - 2027.pdf']]);
  const { place, sectionId, exams, subjects } = world;
  expect(bodies).toEqual([
    {
      ...{ schoolId: 1, ...place, sectionId, examId: exams['Half Yearly'] },
      subjectIds: SUBJECTS.slice(0, 2).map((name) => subjects[name]),
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a subject nothing can be downloaded; All subjects chooses all or none', async () => {
  await openMarks();
  await openDialog();
  fireEvent.click(box('All subjects'));
  await waitFor(() => expect(checked()).toEqual([]));
  expect(getButton('Download PDF')).toBeDisabled();
  fireEvent.click(box('Science'));
  await waitFor(() => expect(checked()).toEqual(['Science']));
  expect(getButton('Download PDF')).toBeEnabled();
  fireEvent.click(box('All subjects'));
  await waitFor(() => expect(checked()).toHaveLength(4));
});

test('an exam whose marks are locked has award lists', async () => {
  const saved: string[] = [];
  const world = await marksWorld();
  await act(() => sql('UPDATE exams SET locked_edit_marks = true WHERE id = $1', [world.exams['Half Yearly']]));
  await openMarksAt(marksAddress(world), { world: { saveFile: (_file, name) => void saved.push(name) } });
  expect(await screen.findByText('Editing marks is locked for Half Yearly.')).toBeVisible();
  expect(editableCells()).toEqual([]);
  await openDialog();
  for (const name of SUBJECTS.slice(1)) fireEvent.click(box(name));
  clickButton('Download PDF');
  expect(await screen.findByText(DOWNLOADED)).toBeVisible();
  expect(saved).toEqual(['Award List Half Yearly 9 A Science 2026 - 2027.pdf']);
});

test('a failure shows the reason of the provider or the default, and the dialog stays open', async () => {
  const { world } = await openMarks({
    fault: combineFaults(replyTo(AWARD, rejectWith(175, '', { status: 500 }), passThrough)),
  });
  await openDialog();
  clickButton('Download PDF');
  expect(await screen.findByText('Failed to download the award list')).toBeVisible();
  expect(checked()).toHaveLength(4);
  await act(() => sql('DELETE FROM exam_limits WHERE exam_id = $1', [world.exams['Half Yearly']]));
  await waitFor(() => expect(getButton('Download PDF')).toBeEnabled());
  clickButton('Download PDF');
  expect(await screen.findByText('Science has no minimum and maximum marks in Half Yearly')).toBeVisible();
});
