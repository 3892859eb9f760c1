// The marks of an exam as a spreadsheet: the list to fill in, its check, and the upload of all entries or none.
import { act, fireEvent, within } from '@testing-library/react';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import {
  LIST,
  marksWorld,
  saveButton,
  storedEntries,
  THEORY,
  marksAddress,
  markCell,
  openMarksAt,
  openMarks,
  saveAsOtherUser,
} from './support/marks';
import {
  CHECK,
  EXPORT,
  TITLE,
  UPLOAD,
  fileDialog,
  marksFileOf,
  fileDialogButton,
  checkLines,
  openFileDialog,
  chooseMarksFile,
  fileField,
  clickUpload,
  checkSummary,
} from './support/marksFile';
import {
  countCalls,
  combineFaults,
  holdResponse,
  networkError,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import { saveState, editableCells, fillCell, cellText } from '../../support/grid';
import {
  getButton,
  chooseOption,
  clickButton,
  findNotification,
  navigateTo,
  waitForNoDialog,
} from '../../support/screen';

beforeEach(resetProvider);

const DOWNLOAD = 'Download Students List';
const UPLOADED = 'Student marks uploaded successfully';

test('MARKS-04 MARKS-06 the list, its upload, the marksheets and the search need class, section and exam', async () => {
  await marksWorld();
  await openMarksAt('');
  const disabled = () =>
    ['Search', DOWNLOAD, TITLE, 'Download Marksheets'].map((name) => getButton(name).hasAttribute('disabled'));
  expect(disabled()).toEqual([true, true, true, true]);
  await chooseOption('Class', '9');
  expect(disabled()).toEqual([true, true, true, true]);
  await chooseOption('Section', 'A');
  expect(disabled()).toEqual([true, true, true, true]);
  await chooseOption('Exam', 'Half Yearly');
  await waitFor(() => expect(disabled()).toEqual([false, false, false, false]));
});

test('MARKS-09 the list is saved under the name of the response, whatever it is', async () => {
  const saved: [string, string][] = [];
  const { bodies, fault } = recordCalls(EXPORT);
  const { world } = await openMarks({ fault, world: { saveFile: (file, name) => void saved.push([file.type, name]) } });
  clickButton(DOWNLOAD);
  expect(await screen.findByText('Students list downloaded successfully')).toBeVisible();
  expect(saved).toEqual([
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Marks Half Yearly 9 A 2026 - 2027.xlsx'],
  ]);
  const { place, sectionId, exams } = world;
  expect(bodies).toEqual([{ schoolId: 1, ...place, sectionId, examId: exams['Half Yearly'], searchText: '' }]);
  await act(() => sql("UPDATE exams SET name = 'Term Two' WHERE id = $1", [exams['Half Yearly']]));
  await waitFor(() => expect(getButton(DOWNLOAD)).toBeEnabled());
  clickButton(DOWNLOAD);
  await waitFor(() => expect(saved.map(([, name]) => name).slice(1)).toEqual(['Marks Term Two 9 A 2026 - 2027.xlsx']));
});

test('MARKS-10 a list that cannot be downloaded shows the reason of the provider, else the default', async () => {
  await openMarks({
    fault: replyTo(EXPORT, rejectWith(175, '', { status: 500 }), rejectWith(203, 'Too many files', { status: 429 })),
  });
  clickButton(DOWNLOAD);
  expect(await screen.findByText('Failed to list students')).toBeVisible();
  await waitFor(() => expect(getButton(DOWNLOAD)).toBeEnabled());
  clickButton(DOWNLOAD);
  expect(await screen.findByText('Too many files')).toBeVisible();
});

test('MARKS-07 while uploading is locked the button of this exam is disabled with the reason, and the list can be downloaded', async () => {
  const world = await marksWorld();
  await act(() => sql('UPDATE exams SET locked_upload_marks = true WHERE id = $1', [world.exams['Half Yearly']]));
  await openMarksAt(marksAddress(world));
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  expect(getButton(TITLE)).toBeDisabled();
  expect(getButton(DOWNLOAD)).toBeEnabled();
  fireEvent.pointerEnter(getButton(TITLE));
  const reason = 'Uploading marks is locked for this exam';
  expect(await screen.findByText(reason, { selector: '[role="tooltip"]' })).toBeInTheDocument();
  await chooseOption('Exam', 'Annual');
  await waitFor(() => expect(getButton(TITLE)).toBeEnabled());
});

test('MARKS-16 marks of a file that is uploaded while editing is locked are shown', async () => {
  const world = await marksWorld();
  await act(() => sql('UPDATE exams SET locked_edit_marks = true WHERE id = $1', [world.exams['Half Yearly']]));
  await openMarksAt(marksAddress(world));
  await waitFor(() => expect(getButton(TITLE)).toBeEnabled());
  await openFileDialog();
  await chooseMarksFile(marksFileOf(world, ['61.5']));
  clickUpload();
  expect(await screen.findByText(UPLOADED)).toBeVisible();
  await waitFor(() => expect(cellText(markCell(world, 0, THEORY))).toBe('61.5'));
});

test('in a session that is not active the button is disabled with the reason', async () => {
  const world = await marksWorld();
  await act(() => sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [world.place.sessionId]));
  await openMarksAt(marksAddress(world));
  await waitFor(() => expect(getButton(DOWNLOAD)).toBeEnabled());
  expect(getButton(TITLE)).toBeDisabled();
  fireEvent.pointerEnter(getButton(TITLE));
  const reason = 'The session 2026 - 2027 is not active';
  expect(await screen.findByText(reason, { selector: '[role="tooltip"]' })).toBeInTheDocument();
});

test('MARKS-12 MARKS-13 MARKS-14 MARKS-15 MARKS-16 CALL2-03 CALL2-57 choosing a file checks it; one click stores its marks, which are loaded again', async () => {
  const sending = holdResponse();
  const { bodies, fault } = recordCalls(UPLOAD);
  const { world, sent } = await openMarks({ fault: combineFaults(fault, replyTo(UPLOAD, sending.reply)) });
  await openFileDialog();
  expect(fileField()).toHaveAttribute('accept', '.xlsx,.xls');
  expect(fileField().multiple).toBe(false);
  expect([fileDialogButton('Cancel'), fileDialogButton('Upload')].map((one) => one.hasAttribute('disabled'))).toEqual([
    false,
    true,
  ]);
  await chooseMarksFile(marksFileOf(world, ['61.5', 'ab']));
  expect(fileDialog().querySelector('strong')?.textContent).toMatch(/^marks\.xlsx \([\d.]+ KB\)$/);
  expect(checkSummary()).toBe('2 entries will be stored. Students in the file: 2.');
  expect(checkLines()).toEqual([
    ['2', world.students[0]?.name, 'Science Theory', 'empty61.5', 'To store', ''],
    ['3', world.students[1]?.name, 'Science Theory', 'emptyAB', 'To store', ''],
  ]);
  expect(await storedEntries(world)).toEqual([]);
  expect(document.activeElement).toBe(fileDialogButton('Upload'));
  const loads = countCalls(sent, LIST);
  clickUpload();
  await waitFor(() => expect(within(fileDialog()).getByText('Uploading...').closest('button')).not.toBeNull());
  expect(fileDialogButton('Cancel')).toBeDisabled();
  sending.release();
  expect(await screen.findByText(UPLOADED)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(cellText(markCell(world, 0, THEORY))).toBe('61.5'));
  expect(countCalls(sent, LIST)).toBeGreaterThan(loads);
  expect(cellText(markCell(world, 1, THEORY))).toBe('AB');
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '61.5', 1],
    [1, 'theory', 'ABSENT', 1],
  ]);
  expect(countCalls(sent, UPLOAD)).toBe(1);
  const { params, paramsJson, ...others } = bodies[0] as Record<string, Blob | string>;
  const { place, sectionId, exams } = world;
  const selection = { schoolId: 1, ...place, sectionId, examId: exams['Half Yearly'] };
  expect([(params as Blob).type, JSON.parse(String(paramsJson))]).toEqual(['application/json', selection]);
  expect(JSON.parse(await (params as Blob).text())).toEqual(selection);
  expect(Object.keys(others)).toEqual(['check', 'studentFile']);
});

test('MARKS-13 a file is also dropped; another kind of file is not sent, nor one above 5 MB', async () => {
  const { world, sent } = await openMarks();
  await openFileDialog();
  await chooseMarksFile(new File(['1'], 'marks.csv'));
  expect(screen.getByText('Please select a spreadsheet (.xlsx or .xls).')).toHaveAttribute('role', 'alert');
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.xlsx');
  const read = jest.spyOn(large, 'arrayBuffer');
  await chooseMarksFile(large);
  expect(read).not.toHaveBeenCalled();
  expect(screen.getByText('The spreadsheet must not be larger than 5 MB.')).toHaveAttribute('role', 'alert');
  expect(countCalls(sent, CHECK)).toBe(0);
  const zone = fileDialog().querySelector('.import-zone') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [marksFileOf(world, ['45'])] } });
  await waitFor(() => expect(checkSummary()).toBe('1 entry will be stored. Students in the file: 1.'));
});

test('rows with errors are shown with their reasons and values; nothing can be uploaded until another file is right', async () => {
  const { world } = await openMarks();
  await openFileDialog();
  await chooseMarksFile(marksFileOf(world, ['95', '45']));
  expect(checkSummary()).toBe('1 row has errors. Correct the file and choose it again. Nothing has been stored.');
  expect(checkLines()).toEqual([
    [
      ...['2', world.students[0]?.name, 'Science Theory', '', 'With errors'],
      'Marks should be between 0 and 70. The file has "95".',
    ],
  ]);
  expect(fileDialogButton('Upload')).toBeDisabled();
  expect(fileDialogButton('Download with Reasons')).toBeEnabled();
  await chooseMarksFile(marksFileOf(world, ['', '']));
  await waitFor(() => expect(checkSummary()).toBe('This spreadsheet changes no marks.'));
  expect(fileDialogButton('Upload')).toBeDisabled();
  await chooseMarksFile(marksFileOf(world, ['65', '45']));
  await waitFor(() => expect(fileDialogButton('Upload')).toBeEnabled());
});

test('a file that is no spreadsheet is rejected with the reason, and stays named', async () => {
  await openMarks();
  await openFileDialog();
  await chooseMarksFile(new File(['<html>'], 'page.xls'));
  expect(await within(fileDialog()).findByRole('alert')).toHaveTextContent('The file is text (CSV) or a web page');
  expect(fileDialog()).toHaveTextContent('page.xls');
  expect(within(fileDialog()).queryByRole('button', { name: 'Check Again' })).toBeNull();
});

test('without a connection the file stays and is checked again', async () => {
  const { world } = await openMarks({ fault: replyTo(CHECK, networkError, passThrough) });
  await openFileDialog();
  await chooseMarksFile(marksFileOf(world, ['45']));
  expect(fileDialog()).toHaveTextContent('marks.xlsx');
  fireEvent.click(fileDialogButton('Check Again'));
  await waitFor(() => expect(fileDialogButton('Upload')).toBeEnabled());
});

test('MARKS-17 a failed upload shows its default in the snackbar and another one in the dialog, where the file stays', async () => {
  const { fault, headers } = recordCalls(UPLOAD);
  const { world } = await openMarks({
    fault: combineFaults(
      fault,
      replyTo(
        UPLOAD,
        rejectWith(500, '', { status: 500 }),
        rejectWith(163, 'Locked now', { status: 409 }),
        passThrough,
      ),
    ),
  });
  await openFileDialog();
  await chooseMarksFile(marksFileOf(world, ['45']));
  clickUpload();
  expect(await findNotification('Failed to upload student marks')).toBeVisible();
  const alert = fileDialog().querySelector('.ant-alert');
  expect(within(fileDialog()).getByText('An error occurred while uploading the file')).toBeVisible();
  expect(alert).toHaveTextContent('No entry is stored twice.');
  expect(fileDialog()).toHaveTextContent('marks.xlsx');
  clickUpload();
  expect(await within(fileDialog()).findByText('Locked now')).toBeVisible();
  expect(fileDialog()).not.toHaveTextContent('An error occurred while uploading the file');
  clickUpload();
  expect(await screen.findByText(UPLOADED)).toBeVisible();
  const keys = headers.map((one) => one.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(await storedEntries(world)).toEqual([[0, 'theory', '45', 1]]);
});

test('marks that another user stores between check and upload are checked again, and the user decides', async () => {
  const { world } = await openMarks();
  await openFileDialog();
  await chooseMarksFile(marksFileOf(world, ['45', '46']));
  await saveAsOtherUser(world, 0, { theoryMarks: 30 });
  clickUpload();
  expect(
    await screen.findByText(/^The marks or their maximum have changed since the check\. The file was checked again\./),
  ).toBeVisible();
  await waitFor(() => expect(checkLines()[0]?.[3]).toBe('3045'));
  expect(await storedEntries(world)).toEqual([[0, 'theory', '30', 1]]);
  await waitFor(() => expect(fileDialogButton('Upload')).toBeEnabled());
  clickUpload();
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
    ...{ check: 'x', students: 2, ready: 0, conflicts: 2, wrong: 0 },
    notRead: { hiddenRows: 0, hiddenColumns: 0, hiddenSheets: 0, otherSheets: [], unknownColumns: [] },
    rows: [
      { row: 2, studentCode: '1', studentName: 'Asha', entries: [conflict], problems: [] },
      { row: 3, studentCode: '2', studentName: 'Om', entries: [{ ...conflict, sent: null }], problems: [] },
    ],
  };
  const { bodies, fault } = recordCalls(UPLOAD);
  const { world } = await openMarks({
    fault: combineFaults(
      replyTo(CHECK, rejectWith(100, '', { status: 200, data: check })),
      fault,
      replyTo(UPLOAD, rejectWith(100, '', { status: 200, data: { entries: 0, kept: 2 } })),
    ),
  });
  await openFileDialog();
  await chooseMarksFile(marksFileOf(world, ['45']));
  expect(fileDialog()).toHaveTextContent('2 entries were changed since the list was downloaded.');
  expect(checkLines()).toEqual([
    [...['2', 'Asha', 'Science Theory', expect.stringMatching(/^3045Stored by Meera, 15\/07\/2026/)], 'Conflict', ''],
    [...['3', 'Om', 'Science Theory', expect.stringMatching(/^30emptyStored by Meera/)], 'Conflict', ''],
  ]);
  expect(fileDialogButton('Upload')).toBeDisabled();
  const decide = (name: string) => void fireEvent.click(within(fileDialog()).getByRole('radio', { name }));
  decide('Store the entries of the file, and remove 1 entry whose cells are blank');
  expect(checkSummary()).toBe('1 entry will be stored. 1 entry will be removed. Students in the file: 2.');
  decide('Keep the stored entries');
  expect(checkSummary()).toBe('0 entries will be stored. Students in the file: 2.');
  await waitFor(() => expect(fileDialogButton('Upload')).toBeEnabled());
  clickUpload();
  expect(await screen.findByText(UPLOADED)).toBeVisible();
  expect(bodies).toMatchObject([{ conflicts: 'KEEP_STORED', check: 'x' }]);
});

test('unsaved marks of the grid stay beside the uploaded ones', async () => {
  const { world } = await openMarks();
  fillCell(markCell(world, 2, THEORY), '33');
  await waitFor(() => expect(saveState()).toContain('1 change'));
  await openFileDialog();
  await chooseMarksFile(marksFileOf(world, ['45']));
  clickUpload();
  expect(await screen.findByText(UPLOADED)).toBeVisible();
  await waitFor(() => expect(cellText(markCell(world, 0, THEORY))).toBe('45'));
  expect(cellText(markCell(world, 2, THEORY))).toBe('33');
  fireEvent.click(saveButton());
  expect(await screen.findByText('Marks updated successfully')).toBeVisible();
  expect(await storedEntries(world)).toEqual([
    [0, 'theory', '45', 1],
    [2, 'theory', '33', 1],
  ]);
});

test('MARKS-15 ENUM-42 Escape and Cancel close the dialog, and another opening starts without a file; a native dialog closed without one is shown', async () => {
  const { world } = await openMarks();
  await openFileDialog();
  await waitFor(() => expect(document.activeElement).toBe(fileField()));
  await chooseMarksFile(marksFileOf(world, ['45']));
  fireEvent.keyDown(fileDialog(), { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitForResponses();
  await openFileDialog();
  expect(fileDialogButton('Upload')).toBeDisabled();
  expect(fileDialog()).not.toHaveTextContent('marks.xlsx');
  fireEvent(fileField(), new Event('cancel', { bubbles: true }));
  expect(await within(fileDialog()).findByText('No file was chosen.')).toBeVisible();
  fireEvent.click(fileDialogButton('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the checked file is downloaded with its reasons', async () => {
  const saved: string[] = [];
  const { world } = await openMarks({ world: { saveFile: (_file, name) => void saved.push(name) } });
  await openFileDialog();
  await chooseMarksFile(marksFileOf(world, ['95']));
  fireEvent.click(fileDialogButton('Download with Reasons'));
  expect(await screen.findByText('Rows and reasons downloaded')).toBeVisible();
  expect(saved).toEqual(['Marks, checked Half Yearly 9 A 2026 - 2027.xlsx']);
});

test('leaving asks about unsaved marks after the dialog was opened and closed', async () => {
  const rendered = await openMarks();
  await openFileDialog();
  fireEvent.click(fileDialogButton('Cancel'));
  await waitForNoDialog();
  fillCell(markCell(rendered.world, 2, THEORY), '33');
  await waitFor(() => expect(saveState()).toContain('1 change'));
  await navigateTo(rendered, '/dashboard');
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
});
