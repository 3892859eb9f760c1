// Class Results on Upload Result: figures and charts from the entries as they are shown, and the register of the class.
import { act, fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
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
import { combineFaults, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import { fillCell } from '../../support/grid';
import { clickButton } from '../../support/screen';

beforeEach(resetProvider);

const REGISTER = 'POST /result/exams/register/download';
const DOWNLOADED = 'Result register downloaded successfully';
const LIVE = 'Includes marks that are not saved. The register contains saved marks only';

const drawer = () => screen.getByRole('dialog', { name: 'Class Results' });
async function openDrawer(): Promise<HTMLElement> {
  clickButton('Class Results');
  return screen.findByRole('dialog', { name: 'Class Results' });
}
/** The figures by their titles. */
const figures = () =>
  Object.fromEntries(
    [...drawer().querySelectorAll('.overview-figures > div')].map(({ children: [title, value] }) => [
      title?.textContent,
      value?.textContent,
    ]),
  );
const listOf = (name: string) => [...drawer().querySelectorAll(`${name} li`)].map(({ textContent }) => textContent);
const rows = () => within(drawer()).getAllByRole('row').slice(1);
const cellsIn = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent?.trim());

/** Enters Science of the first four students: 88.5, 88.5, 40 (failed in theory) and a theory without practical. */
function enter(world: MarksWorld): void {
  for (const [index, [theory, practical]] of [
    ['60.5', '28'],
    ['60.5', '28'],
    ['20', '20'],
    ['50', ''],
  ].entries()) {
    fillCell(markCell(world, index, THEORY), theory ?? '');
    if (practical !== '') fillCell(markCell(world, index, PRACTICAL), practical ?? '');
  }
}

test('figures, divisions, subjects and ranks are those of the shown entries, and unsaved ones are named', async () => {
  const { world } = await openMarks();
  enter(world);
  await openDrawer();
  expect(drawer()).toHaveTextContent('Half Yearly, class 9 A');
  expect(within(drawer()).getByText(LIVE)).toBeVisible();
  await waitFor(() =>
    expect(figures()).toEqual({
      Students: String(world.students.length),
      Passed: '2',
      Failed: '1',
      Incomplete: String(world.students.length - 3),
      'Pass percentage': '66.67 %',
    }),
  );
  expect(listOf('.overview-bars')).toEqual(['First2 students', 'Second0 students', 'Third0 students']);
  const science = rows().find((row) => row.textContent?.startsWith('Science'));
  expect(cellsIn(science).slice(0, 5)).toEqual(['Science out of 100', '3', '66.67 %', '72.3', '88.5']);
  const bands = within(science as HTMLElement).getByRole('img', { name: '40 to 49 %: 1, 80 to 89 %: 2' });
  expect(bands.querySelectorAll('rect')).toHaveLength(10);
  expect(listOf('.overview-toppers')).toEqual([
    `1${world.students[0]?.name}89 · 89.00 %`,
    `1${world.students[1]?.name}89 · 89.00 %`,
  ]);
});

test('without entries there are no averages and no ranks; Close returns the focus to the button', async () => {
  const { world } = await openMarks();
  const dialog = await openDrawer();
  expect(figures()).toMatchObject({ Incomplete: String(world.students.length), 'Pass percentage': '–' });
  expect(screen.queryByText(LIVE)).toBeNull();
  expect(within(dialog).getByText('No student has a rank yet.')).toBeVisible();
  expect(cellsIn(rows()[0]).slice(1, 5)).toEqual(['0', '–', '–', '–']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['PDF A4', { format: 'PDF', paper: 'A4' }, 'Result Register Half Yearly 9 A 2026 - 2027.pdf'],
  ['PDF A3', { format: 'PDF', paper: 'A3' }, 'Result Register Half Yearly 9 A 2026 - 2027.pdf'],
  ['Excel', { format: 'XLSX' }, 'Result Register Half Yearly 9 A 2026 - 2027.xlsx'],
])('the register is saved as %s', async (choice, format, fileName) => {
  const saved: string[] = [];
  const { bodies, fault } = recordCalls(REGISTER);
  const { world } = await openMarks({ fault, world: { saveFile: (_file, name) => void saved.push(name) } });
  await openDrawer();
  fireEvent.click(within(drawer()).getByRole('radio', { name: choice }));
  clickButton('Download Register');
  expect(await screen.findByText(DOWNLOADED)).toBeVisible();
  expect(saved).toEqual([fileName]);
  const { place, sectionId, exams } = world;
  expect(bodies).toEqual([{ schoolId: 1, ...place, sectionId, examId: exams['Half Yearly'], ...format }]);
});

test('All sections takes the whole class; a failure shows its reason and the drawer stays open', async () => {
  const { bodies, fault } = recordCalls(REGISTER);
  await openMarks({
    fault: combineFaults(fault, replyTo(REGISTER, rejectWith(175, '', { status: 500 }), passThrough)),
    world: { saveFile: () => undefined },
  });
  await openDrawer();
  fireEvent.click(within(drawer()).getByRole('checkbox', { name: 'All sections' }));
  clickButton('Download Register');
  expect(await screen.findByText('Failed to download the result register')).toBeVisible();
  expect(bodies).toMatchObject([{ sectionId: null }]);
  await waitFor(() => expect(within(drawer()).getByText('Download Register').closest('button')).toBeEnabled());
  clickButton('Download Register');
  expect(await screen.findByText(DOWNLOADED)).toBeVisible();
});

test('a locked annual exam has its results, and names that its register has those of the year', async () => {
  const world = await marksWorld();
  await act(() => sql('UPDATE exams SET locked_edit_marks = true WHERE id = $1', [world.exams.Annual]));
  await openMarksAt(marksAddress(world, 'Annual'));
  expect(await screen.findByText('Editing marks is locked for Annual.')).toBeVisible();
  await openDrawer();
  expect(within(drawer()).getByText('The register of this exam has the results of the year.')).toBeVisible();
  expect(figures()).toMatchObject({ Students: String(world.students.length) });
});
