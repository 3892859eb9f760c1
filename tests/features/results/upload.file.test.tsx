// The marks of an exam as a spreadsheet: the list to fill in, its check, and the upload of all entries or none.
import { act, fireEvent, within } from '@testing-library/react';
import { screen, settle, waitFor } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { countOf, either, held, offline, on, real, recording, refuse } from '../support/faults';
import { barState, cells, put, textOf } from '../support/sheet';
import { button, press } from '../support/students';
import {
  addressOf,
  cellOf,
  marksWorld,
  openAt,
  openGrid,
  saveElsewhere,
  saveButton,
  storedEntries,
  THEORY,
} from './support/marks';
import {
  CHECK,
  dialog,
  EXPORT,
  fileOf,
  inDialog,
  lines,
  openDialog,
  pick,
  picker,
  TITLE,
  upload,
  UPLOAD,
  verdict,
} from './support/marksFile';

beforeEach(resetProvider);

const DOWNLOAD = 'Download Students List';
const UPLOADED = 'Student marks uploaded successfully';

test('MARKS-06 the list and its upload need an exam', async () => {
  await openAt('');
  expect([button(DOWNLOAD), button(TITLE)].map((one) => one.hasAttribute('disabled'))).toEqual([true, true]);
});

test('MARKS-09 the list is saved under the name of the response', async () => {
  const saved: [string, string][] = [];
  const { bodies, fault } = recording(EXPORT);
  const { world } = await openGrid({ fault, world: { saveFile: (file, name) => void saved.push([file.type, name]) } });
  press(DOWNLOAD);
  expect(await screen.findByText('Students list downloaded successfully')).toBeVisible();
  expect(saved).toEqual([
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Marks Half Yearly 9 A 2026 - 2027.xlsx'],
  ]);
  const { place, sectionId, exams } = world;
  expect(bodies).toEqual([{ schoolId: 1, ...place, sectionId, examId: exams['Half Yearly'], searchText: '' }]);
});

test('a list that cannot be downloaded shows the reason of the provider, else the default', async () => {
  await openGrid({
    fault: on(EXPORT, refuse(175, '', { status: 500 }), refuse(203, 'Too many files', { status: 429 })),
  });
  press(DOWNLOAD);
  expect(await screen.findByText('Failed to list students')).toBeVisible();
  await waitFor(() => expect(button(DOWNLOAD)).toBeEnabled());
  press(DOWNLOAD);
  expect(await screen.findByText('Too many files')).toBeVisible();
});

test('MARKS-07 while uploading is locked the button is disabled with the reason, and the list can be downloaded', async () => {
  const world = await marksWorld();
  await act(() => sql('UPDATE exams SET locked_upload_marks = true WHERE id = $1', [world.exams['Half Yearly']]));
  await openAt(addressOf(world));
  await waitFor(() => expect(cells().length).toBeGreaterThan(10));
  expect(button(TITLE)).toBeDisabled();
  expect(button(DOWNLOAD)).toBeEnabled();
  fireEvent.pointerEnter(button(TITLE));
  const reason = 'Uploading marks is locked for this exam';
  expect(await screen.findByText(reason, { selector: '[role="tooltip"]' })).toBeInTheDocument();
});

test('in a session that is not active the button is disabled with the reason', async () => {
  const world = await marksWorld();
  await act(() => sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [world.place.sessionId]));
  await openAt(addressOf(world));
  await waitFor(() => expect(button(DOWNLOAD)).toBeEnabled());
  expect(button(TITLE)).toBeDisabled();
  fireEvent.pointerEnter(button(TITLE));
  const reason = 'The session 2026 - 2027 is not active';
  expect(await screen.findByText(reason, { selector: '[role="tooltip"]' })).toBeInTheDocument();
});

test('MARKS-12 MARKS-14 MARKS-15 MARKS-16 choosing a file checks it; one click stores its marks, which are loaded again', async () => {
  const sending = held();
  const { bodies, fault } = recording(UPLOAD);
  const { world, sent } = await openGrid({ fault: either(fault, on(UPLOAD, sending.reply)) });
  await openDialog();
  expect(picker()).toHaveAttribute('accept', '.xlsx,.xls');
  expect(picker().multiple).toBe(false);
  expect([inDialog('Cancel'), inDialog('Upload')].map((one) => one.hasAttribute('disabled'))).toEqual([false, true]);
  await pick(fileOf(world, ['61.5', 'ab']));
  expect(dialog().querySelector('strong')?.textContent).toMatch(/^marks\.xlsx \([\d.]+ KB\)$/);
  expect(verdict()).toBe('2 entries will be stored. Students in the file: 2.');
  expect(lines()).toEqual([
    ['2', world.students[0]?.name, 'Science Theory', 'empty61.5', 'To store', ''],
    ['3', world.students[1]?.name, 'Science Theory', 'emptyAB', 'To store', ''],
  ]);
  expect(await storedEntries(world)).toEqual([]);
  expect(document.activeElement).toBe(inDialog('Upload'));
  upload();
  await waitFor(() => expect(dialog()).toHaveTextContent('Uploading...'));
  expect(inDialog('Cancel')).toBeDisabled();
  sending.release();
  expect(await screen.findByText(UPLOADED)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(textOf(cellOf(world, 0, THEORY))).toBe('61.5'));
  expect(textOf(cellOf(world, 1, THEORY))).toBe('AB');
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '61.5', 1],
    [1, 'theory', 'ABSENT', 1],
  ]);
  expect(countOf(sent, UPLOAD)).toBe(1);
  const { params, paramsJson, ...others } = bodies[0] as Record<string, Blob | string>;
  const { place, sectionId, exams } = world;
  const selection = { schoolId: 1, ...place, sectionId, examId: exams['Half Yearly'] };
  expect([(params as Blob).type, JSON.parse(String(paramsJson))]).toEqual(['application/json', selection]);
  expect(Object.keys(others)).toEqual(['check', 'studentFile']);
});

test('MARKS-13 a file is also dropped; another kind of file is not sent', async () => {
  const { world, sent } = await openGrid();
  await openDialog();
  await pick(new File(['1'], 'marks.csv'));
  expect(screen.getByText('Please select a spreadsheet (.xlsx or .xls).')).toHaveAttribute('role', 'alert');
  expect(countOf(sent, CHECK)).toBe(0);
  const zone = dialog().querySelector('.import-zone') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [fileOf(world, ['45'])] } });
  await waitFor(() => expect(verdict()).toBe('1 entry will be stored. Students in the file: 1.'));
});

test('rows with errors are shown with their reasons and values; nothing can be uploaded until another file is right', async () => {
  const { world } = await openGrid();
  await openDialog();
  await pick(fileOf(world, ['95', '45']));
  expect(verdict()).toBe('1 row has errors. Correct the file and choose it again. Nothing has been stored.');
  expect(lines()).toEqual([
    [
      ...['2', world.students[0]?.name, 'Science Theory', '', 'With errors'],
      'Marks should be between 0 and 70. The file has "95".',
    ],
  ]);
  expect(inDialog('Upload')).toBeDisabled();
  expect(inDialog('Download with Reasons')).toBeEnabled();
  await pick(fileOf(world, ['', '']));
  await waitFor(() => expect(verdict()).toBe('This spreadsheet changes no marks.'));
  expect(inDialog('Upload')).toBeDisabled();
  await pick(fileOf(world, ['65', '45']));
  await waitFor(() => expect(inDialog('Upload')).toBeEnabled());
});

test('a file that is no spreadsheet is rejected with the reason, and stays named', async () => {
  await openGrid();
  await openDialog();
  await pick(new File(['<html>'], 'page.xls'));
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('The file is text (CSV) or a web page');
  expect(dialog()).toHaveTextContent('page.xls');
  expect(within(dialog()).queryByRole('button', { name: 'Check Again' })).toBeNull();
});

test('without a connection the file stays and is checked again', async () => {
  const { world } = await openGrid({ fault: on(CHECK, offline, real) });
  await openDialog();
  await pick(fileOf(world, ['45']));
  expect(dialog()).toHaveTextContent('marks.xlsx');
  fireEvent.click(inDialog('Check Again'));
  await waitFor(() => expect(inDialog('Upload')).toBeEnabled());
});

test('MARKS-17 a failed upload shows its default in the snackbar and another one in the dialog, where the file stays', async () => {
  const { fault, headers } = recording(UPLOAD);
  const { world } = await openGrid({
    fault: either(
      fault,
      on(UPLOAD, refuse(500, '', { status: 500 }), refuse(163, 'Locked now', { status: 409 }), real),
    ),
  });
  await openDialog();
  await pick(fileOf(world, ['45']));
  upload();
  expect(await screen.findByText('Failed to upload student marks')).toBeVisible();
  const alert = dialog().querySelector('.ant-alert');
  expect(alert).toHaveTextContent('An error occurred while uploading the file');
  expect(alert).toHaveTextContent('No entry is stored twice.');
  expect(dialog()).toHaveTextContent('marks.xlsx');
  upload();
  expect(await within(dialog()).findByText('Locked now')).toBeVisible();
  upload();
  expect(await screen.findByText(UPLOADED)).toBeVisible();
  const keys = headers.map((one) => one.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(await storedEntries(world)).toEqual([[0, 'theory', '45', 1]]);
});

test('marks that another user stores between check and upload are checked again, and the user decides', async () => {
  const { world } = await openGrid();
  await openDialog();
  await pick(fileOf(world, ['45', '46']));
  await saveElsewhere(world, 0, { theoryMarks: 30 });
  upload();
  expect(
    await screen.findByText(/^The marks have changed since the check\. The file was checked again\./),
  ).toBeVisible();
  await waitFor(() => expect(lines()[0]?.[3]).toBe('3045'));
  expect(await storedEntries(world)).toEqual([[0, 'theory', '30', 1]]);
  await waitFor(() => expect(inDialog('Upload')).toBeEnabled());
  upload();
  expect(await screen.findByText(UPLOADED)).toBeVisible();
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '45', 2],
    [1, 'theory', '46', 1],
  ]);
});

test('the entries in conflict are shown with both values; Upload waits for the decision about them', async () => {
  const conflict = {
    column: 'Science Theory',
    state: 'CONFLICT',
    stored: '30',
    sent: '45',
    by: 'Meera',
    at: '2026-07-15T04:45:00.000Z',
  };
  const check = {
    ...{ check: 'x', students: 1, ready: 0, conflicts: 1, wrong: 0 },
    notRead: { hiddenRows: 0, hiddenColumns: 0, hiddenSheets: 0, unknownColumns: [] },
    rows: [{ row: 2, studentCode: '1', studentName: 'Asha', entries: [conflict], problems: [] }],
  };
  const { bodies, fault } = recording(UPLOAD);
  const { world } = await openGrid({
    fault: either(
      on(CHECK, refuse(100, '', { status: 200, data: check })),
      fault,
      on(UPLOAD, refuse(100, '', { status: 200, data: { entries: 0, kept: 1 } })),
    ),
  });
  await openDialog();
  await pick(fileOf(world, ['45']));
  expect(dialog()).toHaveTextContent('1 entry was changed by another user since the list was downloaded.');
  expect(lines()).toEqual([
    [...['2', 'Asha', 'Science Theory', expect.stringMatching(/^3045Stored by Meera, 15\/07\/2026/)], 'Conflict', ''],
  ]);
  expect(inDialog('Upload')).toBeDisabled();
  const keep = within(dialog()).getByRole('radio', { name: 'Keep the stored entries' });
  fireEvent.click(keep);
  await waitFor(() => expect(inDialog('Upload')).toBeEnabled());
  upload();
  expect(await screen.findByText(UPLOADED)).toBeVisible();
  expect(bodies).toMatchObject([{ conflicts: 'KEEP_STORED', check: 'x' }]);
});

test('unsaved marks of the grid stay beside the uploaded ones', async () => {
  const { world } = await openGrid();
  put(cellOf(world, 2, THEORY), '33');
  await waitFor(() => expect(barState()).toContain('1 change'));
  await openDialog();
  await pick(fileOf(world, ['45']));
  upload();
  expect(await screen.findByText(UPLOADED)).toBeVisible();
  await waitFor(() => expect(textOf(cellOf(world, 0, THEORY))).toBe('45'));
  expect(textOf(cellOf(world, 2, THEORY))).toBe('33');
  fireEvent.click(saveButton());
  expect(await screen.findByText('Marks updated successfully')).toBeVisible();
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '45', 1],
    [2, 'theory', '33', 1],
  ]);
});

test('Escape closes the dialog, and another opening starts without a file', async () => {
  const { world } = await openGrid();
  await openDialog();
  await waitFor(() => expect(document.activeElement).toBe(picker()));
  await pick(fileOf(world, ['45']));
  fireEvent.keyDown(dialog(), { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await settle();
  await openDialog();
  expect(inDialog('Upload')).toBeDisabled();
  expect(dialog()).not.toHaveTextContent('marks.xlsx');
});

test('the checked file is downloaded with its reasons', async () => {
  const saved: string[] = [];
  const { world } = await openGrid({ world: { saveFile: (_file, name) => void saved.push(name) } });
  await openDialog();
  await pick(fileOf(world, ['95']));
  fireEvent.click(inDialog('Download with Reasons'));
  expect(await screen.findByText('Rows and reasons downloaded')).toBeVisible();
  expect(saved).toEqual(['Marks, checked Half Yearly 9 A 2026 - 2027.xlsx']);
});
