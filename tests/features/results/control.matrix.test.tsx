// The exams of a session as a matrix: progress, locks, selection, declaration date, saving and the links of a cell.
import { act, fireEvent, within } from '@testing-library/react';
import { feePlaceOf } from '../../provider/support/fees';
import { marksOf, marksWorld, saveMarks, type MarksWorld } from '../../provider/support/marks';
import { examsNamed, listExams, lockExam, LOCKS, type Exam } from '../../provider/support/results';
import { renderPortal, screen, waitFor, type RenderOptions, type Rendered } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { signInAs } from '../support/signingIn';
import { chooseOption, getButton, clickButton, waitForEnabled } from '../../support/screen';
import {
  combineFaults,
  countCalls,
  holdResponse,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  unauthorised,
} from '../../support/faults';

const SAVE = 'PUT /result/exams/controls';
const DONE = 'Exams locked successfully';

let sessionId: number;
beforeEach(async () => {
  await resetProvider();
  await sql(
    `UPDATE exams SET locked_max_marks = false, locked_upload_marks = false, locked_edit_marks = false,
       result_declaration_date = NULL`,
  );
  // Three classes are shown; a matrix of all classes would take most of the time of each test.
  await sql("UPDATE classes SET disabled = true WHERE school_id = 1 AND name NOT IN ('Nursery', '9', '10')");
  ({ sessionId } = await feePlaceOf('9', 'ACTIVE'));
});

async function openMatrix(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/results/control', as: 'admin', ...options });
  await screen.findByRole('region', { name: 'Exams of the session' });
  return rendered;
}

const lock = (name: string) => screen.getByRole('switch', { name });
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const link = (name: RegExp | string) => screen.getByRole('link', { name });
const headings = () =>
  screen.getAllByRole('columnheader').map((head) => head.querySelector('.portal-cut')?.textContent ?? 'Class');

/** An exam of a class as it is stored, read beside the screen. */
const stored = (className: string, name: string): Promise<Exam | undefined> =>
  act(async () => {
    const { data } = await listExams(await tokenOf('admin'), await feePlaceOf(className, 'ACTIVE'));
    return data.find(({ examName }) => examName === name);
  });
const lockedNamed = (name: string) =>
  act(() =>
    sql<{ id: number }>(`SELECT id FROM exams WHERE session_id = $1 AND name = $2 AND locked_edit_marks`, [
      sessionId,
      name,
    ]),
  );

test('without a class the exams of all classes are shown: classes in their order, exams of one name in one column', async () => {
  await sql('UPDATE classes SET disabled = false WHERE school_id = 1');
  await openMatrix();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Nursery',
    'LKG',
    'UKG',
    ...Array.from({ length: 12 }, (_, at) => String(at + 1)),
  ]);
  expect(headings()).toEqual([
    'Class',
    'Term Exam 1',
    'Term Exam 2',
    'Half Yearly',
    'Internal Assessment Exam',
    'Annual',
    'Supplementary Exam',
  ]);
  const nursery = within(screen.getAllByRole('row')[1] as HTMLElement);
  expect(nursery.getAllByRole('cell').map((cell) => cell.textContent)[3]).toBe('No such exam');
  expect(screen.queryByText('Choose session, class and exam')).toBeNull();
});

async function worldWithMarks(): Promise<MarksWorld> {
  const world = await marksWorld();
  await saveMarks(await tokenOf('admin'), world, [
    marksOf(world, 0, { Science: { theoryMarks: 40, practicalNotAppearInExamReason: 'ABSENT' } }),
  ]);
  return world;
}

test('a cell shows the share of the entries, and opens the marks in the section where most are missing', async () => {
  const world = await worldWithMarks();
  await openMatrix();
  const found = link(/^Class 9, Half Yearly: \d+ % entered, 2 of \d+\. Open Upload Result$/);
  expect(found).toHaveTextContent(/^[1-9]\d? %$/);
  const { hash, pathname } = new URL((found as HTMLAnchorElement).href);
  expect(pathname).toBe('/results/upload');
  const at = new URLSearchParams(hash.slice(1));
  expect(at.get('classId')).toBe(String(world.place.classId));
  expect(at.get('examId')).toBe(String(world.exams['Half Yearly']));
  expect(Object.values(world.sections).map(String)).toContain(at.get('sectionId'));
  expect(found.closest('td')).toHaveTextContent(/2 of \d+/);
});

test('CONTROL-03 the name of an exam opens its panel; All exams returns to the matrix', async () => {
  await openMatrix();
  fireEvent.click(link('Control Result of Class 9, Annual'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Annual' })).toBeVisible();
  const { classId } = await act(() => feePlaceOf('9', 'ACTIVE'));
  expect(window.location.hash).toContain(`classId=${classId}`);
  clickButton('All exams');
  expect(await screen.findByRole('region', { name: 'Exams of the session' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'All exams' })).toBeNull();
});

test('C10 editing is locked in all exams of a name by one switch and Save Changes, with the changed fields only', async () => {
  const { bodies, fault } = recordCalls(SAVE);
  await openMatrix({ fault });
  expect(getButton('Save Changes')).toBeDisabled();
  fireEvent.click(lock('All classes, Half Yearly: Lock Edit Marks'));
  expect(lock('Class 9, Half Yearly: Lock Edit Marks')).toBeChecked();
  expect(lock('Class 9, Annual: Lock Edit Marks')).not.toBeChecked();
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await lockedNamed('Half Yearly')).toHaveLength(3);
  expect(await lockedNamed('Annual')).toEqual([]);
  const [{ exams: forms }] = bodies as [{ exams: object[] }];
  expect(forms).toHaveLength(3);
  for (const form of forms) expect(Object.keys(form).sort()).toEqual(['examId', 'lockedEditMarks', 'version']);
  expect(getButton('Save Changes')).toBeDisabled();
});

test('a switch of several exams counts those that are locked', async () => {
  await openMatrix();
  fireEvent.click(lock('Class 9, Annual: Lock Upload Marks'));
  expect(lock('All classes, Annual: Lock Upload Marks (1 of 3)')).not.toBeChecked();
  fireEvent.click(lock('Class 9, Annual: Lock Upload Marks'));
  expect(lock('All classes, Annual: Lock Upload Marks')).not.toBeChecked();
  expect(getButton('Save Changes')).toBeDisabled();
});

test('CONTROL-12 the declaration date is set for the selected exams, and Ctrl+S and Ctrl+Enter save', async () => {
  await openMatrix();
  tick('Select all exams of class 9');
  tick('Select Class 9, Annual');
  tick('Select Class 10, Half Yearly');
  const field = screen.getByLabelText('Result Declaration Date');
  fireEvent.change(field, { target: { value: '20/07/2026' } });
  fireEvent.blur(field);
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(screen.getByText('Ctrl + Enter')).toBeVisible();
  expect((await stored('9', 'Half Yearly'))?.resultDeclarationDate).toBe('2026-07-20');
  expect((await stored('10', 'Half Yearly'))?.resultDeclarationDate).toBe('2026-07-20');
  expect((await stored('9', 'Annual'))?.resultDeclarationDate).toBeNull();
  // The date of the selected exams is removed by emptying the field.
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  await waitForEnabled(() => getButton('Save Changes'));
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(async () => expect((await stored('10', 'Half Yearly'))?.resultDeclarationDate).toBeNull());
});

test('a text that was typed and erased leaves the different dates of the selected exams', async () => {
  await sql("UPDATE exams SET result_declaration_date = '2026-07-20' WHERE name = 'Annual'");
  await openMatrix();
  tick('Select Class 9, Annual');
  tick('Select Class 10, Half Yearly');
  const field = screen.getByLabelText('Result Declaration Date');
  for (const value of ['1', '']) fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  expect(getButton('Save Changes')).toBeDisabled();
  expect((await stored('9', 'Annual'))?.resultDeclarationDate).toBe('2026-07-20');
});

test('a text that is no date is reported at its field and nothing is sent', async () => {
  const { sent } = await openMatrix();
  tick('Select Class 9, Annual');
  fireEvent.click(lock('Class 9, Annual: Lock Edit Marks'));
  const field = screen.getByLabelText('Result Declaration Date');
  fireEvent.change(field, { target: { value: '31/02/2026' } });
  fireEvent.blur(field);
  clickButton('Save Changes');
  expect(await screen.findByText('Please fix the errors before submitting.')).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/controls'))).toEqual([]);
});

test('changes can be discarded; another screen, session or exam is opened after a question', async () => {
  const { router } = await openMatrix();
  fireEvent.click(lock('Class 9, Annual: Lock Edit Marks'));
  fireEvent.click(link('Control Result of Class 10, Annual'));
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
  clickButton('Stay');
  await act(() => router.navigate('/dashboard'));
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
  clickButton('Stay');
  clickButton('Discard changes (1)');
  expect(await screen.findByText('The changes of 1 exam will be discarded.')).toBeVisible();
  clickButton('Discard');
  await waitFor(() => expect(lock('Class 9, Annual: Lock Edit Marks')).not.toBeChecked());
  fireEvent.click(link('Control Result of Class 10, Annual'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Annual' })).toBeVisible();
});

test('SESSION-44 outside the active session the matrix is only read, with a hint', async () => {
  await openMatrix();
  await chooseOption('Session', '2025 - 2026');
  expect(await screen.findByText(/is not active\. Its locks and dates cannot be changed/)).toBeVisible();
  for (const each of screen.getAllByRole('switch')) expect(each).toBeDisabled();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

const lockElsewhere = (className: string) =>
  act(async () => {
    const examId = (await examsNamed('Annual')).get(className);
    expect((await lockExam(await tokenOf('teacher'), { examId, ...LOCKS, lockedMaxMarks: true })).responseCode).toBe(
      100,
    );
  });

test('code 205 the dialog names the exams that another user changed; saving over them keeps their other fields', async () => {
  await openMatrix();
  await lockElsewhere('9');
  fireEvent.click(lock('All classes, Annual: Lock Edit Marks'));
  clickButton('Save Changes');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Class 9, Annual');
  expect(dialog).not.toHaveTextContent('Class 10, Annual');
  clickButton('Save my version');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored('9', 'Annual')).toMatchObject({ lockedMaxMarks: true, lockedEditMarks: true });
  await waitFor(() => expect(lock('Class 9, Annual: Lock Max Marks')).toBeChecked());
});

test('code 205 loading the other version drops the edits', async () => {
  await openMatrix();
  await lockElsewhere('9');
  fireEvent.click(lock('Class 9, Annual: Lock Edit Marks'));
  clickButton('Save Changes');
  await screen.findByRole('dialog');
  clickButton('Load new version');
  await waitFor(() => expect(lock('Class 9, Annual: Lock Max Marks')).toBeChecked());
  expect(lock('Class 9, Annual: Lock Edit Marks')).not.toBeChecked();
  expect(getButton('Save Changes')).toBeDisabled();
});

test('CONTROL-09 a failed save keeps the edits; a save whose response was lost is applied once', async () => {
  await openMatrix({ fault: replyTo(SAVE, rejectWith(105, '', { status: 500 }), loseResponse, passThrough) });
  fireEvent.click(lock('Class 9, Annual: Lock Edit Marks'));
  clickButton('Save Changes');
  expect(await screen.findByText('Failed to lock exams')).toBeVisible();
  for (const text of ['Save not confirmed.', DONE]) {
    await waitForEnabled(() => getButton('Save Changes'));
    clickButton('Save Changes');
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
  }
  await waitFor(() => expect(getButton('Save Changes')).toBeDisabled());
  expect(await stored('9', 'Annual')).toMatchObject({ lockedEditMarks: true, version: 2 });
});

const LOCK = 'Class 9, Annual: Lock Edit Marks';
const loseLock = async () => {
  const rendered = await openMatrix({ fault: replyTo(SAVE, loseResponse, passThrough) });
  fireEvent.click(lock(LOCK));
  clickButton('Save Changes');
  expect(await screen.findByText(/^Save not confirmed\. Your entries/)).toBeVisible();
  return rendered;
};

test('a switch that is moved back after a save without a response can be saved, and the exam is unlocked', async () => {
  await loseLock();
  fireEvent.click(lock(LOCK));
  await waitForEnabled(() => getButton('Save Changes'));
  clickButton('Save Changes');
  await screen.findByRole('dialog');
  clickButton('Save my version');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored('9', 'Annual')).toMatchObject({ lockedEditMarks: false, version: 3 });
  expect(lock(LOCK)).not.toBeChecked();
  await waitFor(() => expect(getButton('Save Changes')).toBeDisabled());
});

test('a switch that is moved back while its save is running stays an edit', async () => {
  const gate = holdResponse();
  const { sent } = await openMatrix({ fault: replyTo(SAVE, gate.reply, passThrough) });
  fireEvent.click(lock(LOCK));
  clickButton('Save Changes');
  await waitFor(() => expect(countCalls(sent, SAVE)).toBe(1));
  fireEvent.click(lock(LOCK));
  gate.release();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(lock(LOCK)).not.toBeChecked();
  await waitForEnabled(() => getButton('Save Changes'));
  clickButton('Save Changes');
  await waitFor(async () => expect(await stored('9', 'Annual')).toMatchObject({ lockedEditMarks: false, version: 3 }));
});

test('changes that are discarded after a save without a response show what is stored', async () => {
  await loseLock();
  fireEvent.click(lock(LOCK));
  clickButton('Discard changes (1)');
  clickButton('Discard', await screen.findByRole('dialog'));
  await waitFor(() => expect(lock(LOCK)).toBeChecked());
  expect(screen.queryByText(/^Save not confirmed\./)).toBeNull();
  expect(getButton('Save Changes')).toBeDisabled();
});

test('a restored draft whose locks are stored can be checked by another save', async () => {
  const { user, sent } = await openMatrix({
    fault: combineFaults(
      replyTo(SAVE, loseResponse, unauthorised, passThrough),
      replyTo('POST /auth/refreshToken', unauthorised),
    ),
  });
  fireEvent.click(lock(LOCK));
  clickButton('Save Changes');
  await screen.findByText(/^Save not confirmed\. Your entries/);
  clickButton('Save Changes');
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, 'admin');
  fireEvent.click(await screen.findByText('Resume draft'));
  expect(await screen.findByText('Save not confirmed. Save again to check what is stored.')).toBeVisible();
  expect(lock(LOCK)).toBeChecked();
  clickButton('Save Changes');
  await waitFor(() => expect(getButton('Save Changes')).toBeDisabled());
  expect(countCalls(sent, SAVE)).toBe(2);
});

test('after an expired sign-in the edits are kept as a draft', async () => {
  const { user } = await openMatrix({
    fault: combineFaults(replyTo(SAVE, unauthorised, passThrough), replyTo('POST /auth/refreshToken', unauthorised)),
  });
  fireEvent.click(lock('Class 9, Annual: Lock Edit Marks'));
  clickButton('Save Changes');
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, 'admin');
  await screen.findByText('You have unsaved locks of 2026 - 2027.', { exact: false });
  fireEvent.click(screen.getByText('Resume draft'));
  await waitFor(() => expect(lock('Class 9, Annual: Lock Edit Marks')).toBeChecked());
  clickButton('Save Changes');
  expect(await screen.findByText(DONE)).toBeVisible();
});

test('exams that cannot be loaded are reported with Retry', async () => {
  await renderPortal({
    at: '/results/control',
    as: 'admin',
    fault: replyTo(`GET /result/progress/${sessionId}`, rejectWith(105, '', { status: 500 }), passThrough),
  });
  expect(await screen.findByText('Failed to load the exams of the session')).toBeVisible();
  clickButton('Retry');
  expect(await screen.findByRole('region', { name: 'Exams of the session' })).toBeVisible();
});

test('a platform user chooses the school first', async () => {
  await renderPortal({ at: '/results/control', as: 'platform' });
  expect(await screen.findByText('Choose session, class and exam')).toBeVisible();
  await chooseOption('School', 'Nalanda Public School');
  expect(await screen.findByRole('region', { name: 'Exams of the session' })).toBeVisible();
});
