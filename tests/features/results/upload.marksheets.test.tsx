// The button Download Marksheets of Upload Result: who has it, its dialog, the progress, the saved file, and failures.
import { act, fireEvent, within } from '@testing-library/react';
import { foundStudents, toggled } from '@/features/results/upload/marksheets/chosenStudents';
import { screen, waitFor, type RenderOptions } from '../../support/portal';
import { setPrivileges } from '../../provider/support/privileges';
import { resetProvider, sql } from '../../support/provider';
import { marksWorld, THEORY, marksAddress, markCell, openMarksAt, openMarks } from './support/marks';
import {
  combineFaults,
  holdResponse,
  callName,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  respondWith,
} from '../../support/faults';
import { fillCell } from '../../support/grid';
import { getButton, chooseOption, clickButton } from '../../support/screen';

beforeEach(resetProvider);

const MARKSHEETS = 'POST /result/exams/students/card/download';
const TITLE = 'Download Marksheets';
const dialog = (): HTMLElement => screen.getByRole('dialog', { name: TITLE });
const inDialog = (role: 'button' | 'checkbox' | 'radio', name: string | RegExp) =>
  within(dialog()).getByRole(role, { name });
const checked = (role: 'checkbox' | 'radio') =>
  within(dialog())
    .getAllByRole<HTMLInputElement>(role)
    .flatMap((one) => (one.checked ? [one.closest('label')?.textContent] : []));
async function openDialog(): Promise<void> {
  clickButton(TITLE);
  await screen.findByRole('dialog', { name: TITLE });
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());

/** Opens the dialog above the grid of class 9 A. */
async function openWith(options: RenderOptions = {}) {
  const saved: [string, string][] = [];
  const opened = await openMarks({
    ...options,
    world: { saveFile: (file, name) => void saved.push([file.type, name]) },
  });
  await openDialog();
  await waitFor(() => expect(inDialog('radio', `All students (${opened.world.students.length})`)).toBeChecked());
  return { ...opened, saved };
}

test('MARKS-08 a user without DOWNLOAD_MARKSHEET has no button', async () => {
  await setPrivileges('teacher', 'UPLOAD_RESULT');
  const world = await marksWorld();
  await openMarksAt(marksAddress(world), { as: 'teacher' });
  await waitFor(() => expect(getButton('Search')).toBeEnabled());
  expect(screen.queryByRole('button', { name: TITLE })).toBeNull();
});

test('MARKS-08 with DOWNLOAD_MARKSHEET there is a button, disabled until class, section and exam are chosen', async () => {
  await setPrivileges('teacher', 'UPLOAD_RESULT', 'DOWNLOAD_MARKSHEET');
  const world = await marksWorld();
  const address = marksAddress(world);
  await openMarksAt(address.replace(/&examId=.*/, ''), { as: 'teacher' });
  expect(getButton(TITLE)).toBeDisabled();
  await chooseOption('Exam', 'Half Yearly');
  await waitFor(() => expect(getButton(TITLE)).toBeEnabled());
});

test('MARKS-10 the archive of all students is saved as studentResults.zip', async () => {
  const { bodies, fault } = recordCalls(MARKSHEETS);
  const { world, saved } = await openWith({ fault });
  expect(dialog()).toHaveTextContent('Marksheets of Half Yearly, class 9 A.');
  expect(checked('radio')).toEqual([`All students (${world.students.length})`, 'Archive with a PDF of each student']);
  fireEvent.click(inDialog('button', 'Download'));
  expect(await screen.findByText(`${world.students.length} marksheets downloaded successfully`)).toBeVisible();
  expect(saved).toEqual([['application/zip', 'studentResults.zip']]);
  const { place, sectionId, exams } = world;
  expect(bodies).toEqual([
    {
      ...{ schoolId: 1, ...place, sectionId, examId: exams['Half Yearly'], searchText: '', format: 'ZIP' },
      runKey: expect.stringMatching(/^[\w-]{16,}$/) as string,
    },
  ]);
  await closed();
});

test.each([
  ['without a name', {}, 'studentResults.zip'],
  ['with a name', { 'content-disposition': 'attachment; filename="class 9.zip"' }, 'class 9.zip'],
])('MARKS-10 an archive %s of the provider is saved under a name', async (_what, headers, name) => {
  const archive = () => new Response('PK', { headers: { 'content-type': 'application/zip', ...headers } });
  const { saved } = await openWith({ fault: replyTo(MARKSHEETS, archive) });
  fireEvent.click(inDialog('button', 'Download'));
  await waitFor(() => expect(saved).toEqual([['application/zip', name]]));
});

test('a selection is searched and ticked; one PDF is saved under its name', async () => {
  const { bodies, fault } = recordCalls(MARKSHEETS);
  const { world, saved } = await openWith({ fault });
  const [first, second] = world.students;
  fireEvent.click(inDialog('radio', 'Chosen students'));
  expect(checked('checkbox')).toHaveLength(world.students.length + 1);
  fireEvent.click(inDialog('checkbox', 'Select all'));
  expect(checked('checkbox')).toEqual([]);
  expect(inDialog('button', 'Download')).toBeDisabled();
  for (const one of [first, second]) {
    fireEvent.change(within(dialog()).getByLabelText('Search (Name/Code)'), { target: { value: String(one?.code) } });
    expect(within(dialog()).getAllByRole('checkbox')).toHaveLength(2);
    fireEvent.click(inDialog('checkbox', 'Select all'));
  }
  expect(dialog()).toHaveTextContent(`2 of ${world.students.length} chosen`);
  fireEvent.click(inDialog('radio', 'One PDF, for printing'));
  fireEvent.click(inDialog('button', 'Download'));
  expect(await screen.findByText('2 marksheets downloaded successfully')).toBeVisible();
  expect(saved).toEqual([['application/pdf', 'Marksheets Half Yearly 9 A 2026 - 2027.pdf']]);
  expect(bodies).toMatchObject([{ format: 'PDF', studentIds: [first?.id, second?.id] }]);
});

test('the students found by the search of the grid are preselected', async () => {
  const { world } = await openMarks();
  const [first] = world.students;
  fireEvent.change(screen.getByLabelText('Search (Name/Code)'), { target: { value: String(first?.code) } });
  await openDialog();
  expect(inDialog('radio', 'Chosen students')).toBeChecked();
  await waitFor(() => expect(dialog()).toHaveTextContent(`1 of ${world.students.length} chosen`));
  expect(checked('checkbox')).toEqual([expect.stringContaining(first?.name ?? '')]);
});

test('while it runs the number of ready marksheets is shown; Cancel stops it and saves nothing', async () => {
  const { reply, release } = holdResponse();
  const progress = { done: 12, of: 60, state: 'RUNNING' };
  const asked: string[] = [];
  const { saved } = await openWith({
    fault: (call, init) => {
      if (call.path.includes('/card/progress/')) {
        asked.push(call.path.slice(call.path.lastIndexOf('/') + 1));
        return respondWith(progress)(call, init);
      }
      return callName(call) === MARKSHEETS ? reply(call, init) : undefined;
    },
  });
  fireEvent.click(inDialog('button', 'Download'));
  expect(await within(dialog()).findByText('12 of 60 ready')).toBeVisible();
  expect(within(dialog()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  expect(asked[0]).toMatch(/^[\w-]{16,}$/);
  expect(inDialog('radio', 'One PDF, for printing')).toBeDisabled();
  fireEvent.click(inDialog('button', 'Cancel'));
  await waitFor(() => expect(within(dialog()).queryByRole('progressbar')).toBeNull());
  release();
  expect(inDialog('radio', 'One PDF, for printing')).toBeEnabled();
  expect([saved, screen.queryByText('Download failed')]).toEqual([[], null]);
  fireEvent.click(inDialog('button', 'Cancel'));
  await closed();
});

test('without a known progress it says that the marksheets are prepared', async () => {
  const { reply, release } = holdResponse();
  await openWith({
    fault: combineFaults(replyTo(MARKSHEETS, reply), (call, init) =>
      call.path.includes('/card/progress/') ? rejectWith(103, 'Not found', { status: 404 })(call, init) : undefined,
    ),
  });
  fireEvent.click(inDialog('button', 'Download'));
  expect(await within(dialog()).findByText('Preparing the marksheets')).toBeVisible();
  release();
  await closed();
});

test('MARKS-10 a failure shows the message of the provider, else Download failed, and the dialog stays open', async () => {
  const { world } = await openWith({
    fault: combineFaults(replyTo(MARKSHEETS, rejectWith(175, '', { status: 500 }), passThrough)),
  });
  fireEvent.click(inDialog('button', 'Download'));
  expect(await screen.findByText('Download failed')).toBeVisible();
  await act(() => sql('UPDATE enrolments SET section_id = NULL WHERE section_id = $1', [world.sectionId]));
  await waitFor(() => expect(inDialog('button', 'Download')).toBeEnabled());
  fireEvent.click(inDialog('button', 'Download'));
  expect(await screen.findByText('There are no students for this result')).toBeVisible();
  expect(dialog()).toBeVisible();
});

test('unsaved marks are named: the marksheets contain stored marks only', async () => {
  const { world } = await openMarks();
  await openDialog();
  expect(dialog()).not.toHaveTextContent('not saved');
  fireEvent.click(inDialog('button', 'Cancel'));
  await closed();
  fillCell(markCell(world, 0, THEORY), '12');
  await openDialog();
  expect(dialog()).toHaveTextContent('There are marks that are not saved. The marksheets contain stored marks only.');
});

const STUDENTS = [
  { studentId: 1, code: 1001, rollNo: 1, name: 'Asha Verma' },
  { studentId: 2, code: 1012, rollNo: null, name: 'क्षितिज श्रीवास्तव' },
];
test.each<[string, number[]]>([
  ['', [1, 2]],
  [' asha ', [1]],
  ['101', [2]],
  ['श्री', [2]],
  ['nobody', []],
])('students found by %j: %j', (text, expected) =>
  expect(foundStudents(STUDENTS, text).map(({ studentId }) => studentId)).toEqual(expected),
);

test.each<[number[], number[]]>([
  [[], [1, 2]],
  [
    [1, 3],
    [1, 2, 3],
  ],
  [[1, 2, 3], [3]],
])('Select all of 1 and 2 with %j chosen: %j', (chosen, expected) =>
  expect([...toggled(new Set(chosen), STUDENTS)].sort()).toEqual(expected),
);
