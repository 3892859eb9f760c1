// The locks of an exam and the day its results are declared.
import { act, fireEvent } from '@testing-library/react';
import { feePlaceOf } from '../../provider/support/fees';
import { lockLimits } from '../../provider/support/limits';
import { demoExam, dropConfig, listExams } from '../../provider/support/results';
import { renderPortal, screen, waitFor, type RenderOptions, type Rendered } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { signInAs } from '../support/signingIn';
import { optionsOf, chooseOption, selectedText, getButton, waitForEnabled, clickButton } from '../../support/screen';
import { combineFaults, recordCalls, replyTo, rejectWith, unauthorised } from '../../support/faults';

beforeEach(resetProvider);
const filterLabels = () =>
  [...document.querySelectorAll('[role="search"] label')].map(({ textContent }) => textContent);
const lock = (name: string) => screen.getByRole('switch', { name: new RegExp(name) });

async function openExam(status = 'ACTIVE', options: RenderOptions = {}): Promise<Rendered & { examId: number }> {
  const examId = await demoExam(status);
  const { sessionId, classId } = await feePlaceOf('5', status);
  const at = `/results/control#sessionId=${sessionId}&classId=${classId}&examId=${examId}`;
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByRole('heading', { level: 2, name: 'Annual' });
  return { ...rendered, examId };
}

/** An exam of class 5 as it is stored, read beside the screen. */
const declared = (examId: number) =>
  act(async () => {
    const { data } = await listExams(await tokenOf('admin'), await feePlaceOf('5', 'ACTIVE'));
    return data.find((exam) => exam.examId === examId);
  });

test('CONTROL-01 CONTROL-03 MARKS-04 ENUM-20 the filters are session, class and exam; an exam opens its panel', async () => {
  const examId = await demoExam();
  await sql(
    "UPDATE exams SET locked_upload_marks = true, locked_edit_marks = true, result_declaration_date = '2026-07-20' WHERE id = $1",
    [examId],
  );
  await renderPortal({ at: '/results/control', as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Control Result' });
  expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
  await waitFor(() => expect(selectedText('Session')).toBe('2026 - 2027'));
  expect(filterLabels()).toEqual(['Session', 'Class', 'Exam']);
  for (const label of ['Session', 'Class', 'Exam'])
    expect(screen.getByText(label, { selector: 'label' })).toHaveClass('ant-form-item-required');
  expect(screen.getByRole('combobox', { name: 'Exam' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  await chooseOption('Class', '5');
  expect(await optionsOf('Exam', 'Annual')).toContain('Half Yearly');
  await chooseOption('Exam', 'Annual');
  expect(await screen.findByRole('heading', { level: 2, name: 'Annual' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  const locks = ['Lock Max Marks', 'Lock Upload Marks', 'Lock Edit Marks'].map(lock);
  expect(locks.map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true', 'true']);
  expect(screen.getByLabelText('Result Declaration Date')).toHaveValue('20/07/2026');
});

test('ENUM-20 CONTROL-02 another class leaves no exam chosen; on the way back its locks are those of now', async () => {
  const { examId } = await openExam();
  const { sessionId, classId } = await feePlaceOf('6', 'ACTIVE');
  await dropConfig({ sessionId, classId });
  await chooseOption('Class', '6');
  await waitFor(() => expect(window.location.hash).toBe(`#sessionId=${sessionId}&classId=${classId}`));
  await waitFor(() => expect(selectedText('Exam')).toBe('Choose an exam'));
  expect(await screen.findByText('This class has no exams in this session yet.')).toBeVisible();
  await act(() => lockLimits(examId));
  await chooseOption('Class', '5');
  await chooseOption('Exam', 'Annual');
  await waitFor(() => expect(lock('Lock Max Marks')).toBeChecked());
});

test('CONTROL-02 nor does another session', async () => {
  await openExam();
  const { sessionId, classId } = await feePlaceOf('5', 'COMPLETED');
  await chooseOption('Session', '2025 - 2026');
  await waitFor(() => expect(window.location.hash).toBe(`#sessionId=${sessionId}&classId=${classId}`));
  await waitFor(() => expect(selectedText('Exam')).toBe('Choose an exam'));
  expect(selectedText('Class')).toBe('5');
});

test('CONTROL-04 CONTROL-05 CONTROL-06 CONTROL-07 each switch and the date say what they do', async () => {
  await openExam();
  for (const [name, hint] of [
    ['Lock Max Marks', 'Prevents editing of maximum marks'],
    ['Lock Upload Marks', 'Prevents uploading new marks'],
    ['Lock Edit Marks', 'Prevents editing existing marks'],
  ] as const) {
    expect(lock(name)).toBeVisible();
    expect(lock(name).closest('.control-lock')?.textContent).toBe(`${name}${hint}`);
  }
  const date = screen.getByLabelText('Result Declaration Date');
  expect(date).toBeVisible();
  const help = screen.getByText('Set the date when results will be declared');
  expect(help).toBeVisible();
  expect(date.closest('.control-date')).toContainElement(help);
});

test('CONTROL-08 CONTROL-09 CONTROL-12 ENUM-20 CALL2-03 CALL2-08 the locks and the date are sent together; no date is needed', async () => {
  const { bodies, fault } = recordCalls('PUT /result/exams/lock');
  const { examId } = await openExam('ACTIVE', { fault });
  fireEvent.click(lock('Lock Max Marks'));
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(await screen.findByText('Exams locked successfully')).toBeVisible();
  const locked = { lockedMaxMarks: true, lockedUploadMarks: false, lockedEditMarks: false };
  expect(bodies).toEqual([{ examId, ...locked, resultDeclarationDate: null, version: 1 }]);
  expect(await declared(examId)).toMatchObject({ ...locked, resultDeclarationDate: null });
  for (const [typed, date, name] of [
    ['20/07/2026', '2026-07-20', 'Lock Edit Marks'],
    ['', null, 'Lock Upload Marks'],
  ] as const) {
    fireEvent.change(screen.getByLabelText('Result Declaration Date'), { target: { value: typed } });
    fireEvent.blur(screen.getByLabelText('Result Declaration Date'));
    fireEvent.click(lock(name));
    clickButton('Save Changes');
    await waitFor(async () => expect((await declared(examId))?.resultDeclarationDate).toBe(date));
    await waitForEnabled(() => getButton('Save Changes'));
  }
  expect(bodies.slice(1)).toMatchObject([
    { ...locked, lockedEditMarks: true, resultDeclarationDate: '2026-07-20' },
    { ...locked, lockedEditMarks: true, lockedUploadMarks: true, resultDeclarationDate: null },
  ]);
});

test('SESSION-44 outside the active session the locks are only read, with a hint', async () => {
  await openExam('UPCOMING');
  expect(await screen.findByText(/is not active\. Its locks and dates cannot be changed/)).toBeVisible();
  expect(lock('Lock Max Marks')).toBeDisabled();
  expect(screen.getByLabelText('Result Declaration Date')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

const failing = rejectWith(105, '', { status: 500 });

test('CONTROL-03 MARKS-11 exams that cannot be loaded', async () => {
  const { sessionId, classId } = await feePlaceOf('5', 'ACTIVE');
  await renderPortal({
    at: `/results/control#sessionId=${sessionId}&classId=${classId}`,
    as: 'admin',
    fault: (call, init) => (call.path.includes('/result/exams/') ? failing(call, init) : undefined),
  });
  expect(await screen.findByText('Failed to load exams')).toBeVisible();
});

test('CONTROL-09 locks that cannot be saved with and without a reason, those that another user changed in the meantime, and after an expired sign-in', async () => {
  const stale = rejectWith(205, 'This record has changed', { status: 409 });
  const over = rejectWith(157, 'The session is over', { status: 409 });
  const { examId, user } = await openExam('ACTIVE', {
    fault: combineFaults(
      replyTo('PUT /result/exams/lock', failing, stale, over, unauthorised),
      replyTo('POST /auth/refreshToken', unauthorised),
    ),
  });
  fireEvent.click(lock('Lock Edit Marks'));
  clickButton('Save Changes');
  expect(await screen.findByText('Failed to lock exams')).toBeVisible();
  await waitForEnabled(() => getButton('Save Changes'));
  // Another user was first: theirs are read, whatever was chosen here. The exams are read again after a rejected save too.
  await act(() => lockLimits(examId));
  clickButton('Save Changes');
  await screen.findByText('Load new version');
  clickButton('Load new version');
  await waitFor(() => expect(lock('Lock Max Marks')).toBeChecked());
  expect(lock('Lock Edit Marks')).not.toBeChecked();
  fireEvent.click(lock('Lock Upload Marks'));
  const { hash } = window.location;
  clickButton('Save Changes');
  expect(await screen.findByText('The session is over')).toBeVisible();
  await waitForEnabled(() => getButton('Save Changes'));
  clickButton('Save Changes');
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(user, 'admin');
  await screen.findByText('You have unsaved locks of Annual, 5, 2026 - 2027.', { exact: false });
  expect(screen.getByText('Resume draft')).toHaveAttribute('href', `/results/control#schoolId=1&${hash.slice(1)}`);
});

test('CONTROL-01 CONTROL-02 MARKS-04 a platform user chooses a school; another one leaves nothing else chosen', async () => {
  const { sessionId, classId } = await feePlaceOf('5', 'COMPLETED');
  const examId = await demoExam('COMPLETED');
  const at = `/results/control#schoolId=1&sessionId=${sessionId}&classId=${classId}&examId=${examId}`;
  await renderPortal({ at, as: 'platform' });
  await screen.findByRole('heading', { level: 2, name: 'Annual' });
  expect(filterLabels()).toEqual(['School', 'Session', 'Class', 'Exam']);
  expect([selectedText('Session'), selectedText('Exam')]).toEqual(['2025 - 2026', 'Annual']);
  expect(screen.getByText('School', { selector: 'label' })).toHaveClass('ant-form-item-required');
  await chooseOption('School', 'Nalanda Public School');
  await waitFor(() => expect(selectedText('Class')).toBe('Choose a class'));
  expect([selectedText('Session'), selectedText('Exam')]).toEqual(['2026 - 2027', 'Choose an exam']);
  expect(window.location.hash).toBe('#schoolId=2');
});
