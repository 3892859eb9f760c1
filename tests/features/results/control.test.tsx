// The locks of an exam and the day its results are declared.
import { fireEvent } from '@testing-library/react';
import { feePlaceOf } from '../../provider/support/fees';
import { demoExam, listExams } from '../../provider/support/results';
import { renderPortal, screen, waitFor, type RenderOptions, type Rendered } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { offeredBy, pick, shownIn } from '../support/classes';
import { refuse } from '../support/faults';

beforeEach(resetProvider);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lock = (name: string) => screen.getByRole('switch', { name: new RegExp(name) });

async function openExam(status = 'ACTIVE', options: RenderOptions = {}): Promise<Rendered & { examId: number }> {
  const examId = await demoExam(status);
  const { sessionId, classId } = await feePlaceOf('5', status);
  const at = `/results/control#sessionId=${sessionId}&classId=${classId}&examId=${examId}`;
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByRole('heading', { level: 2, name: 'Annual' });
  return { ...rendered, examId };
}

test('CONTROL-01 CONTROL-03 the filters are session, class and exam; an exam opens its panel', async () => {
  await renderPortal({ at: '/results/control', as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Control Result' });
  expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
  await pick('Class', '5');
  expect(await offeredBy('Exam', 'Annual')).toContain('Half Yearly');
  await pick('Exam', 'Annual');
  expect(await screen.findByRole('heading', { level: 2, name: 'Annual' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeVisible();
});

test('CONTROL-02 another class leaves no exam chosen', async () => {
  const { router } = await openExam();
  const { sessionId, classId } = await feePlaceOf('6', 'ACTIVE');
  await pick('Class', '6');
  await waitFor(() => expect(router.state.location.hash).toBe(`#sessionId=${sessionId}&classId=${classId}`));
  await waitFor(() => expect(shownIn('Exam')).toBe('Choose an exam'));
});

test('CONTROL-02 nor does another session', async () => {
  const { router } = await openExam();
  const { sessionId, classId } = await feePlaceOf('5', 'COMPLETED');
  await pick('Session', '2025 - 2026');
  await waitFor(() => expect(router.state.location.hash).toBe(`#sessionId=${sessionId}&classId=${classId}`));
});

test('CONTROL-04 CONTROL-05 CONTROL-06 CONTROL-07 each switch and the date say what they do', async () => {
  await openExam();
  for (const name of ['Lock Max Marks', 'Lock Upload Marks', 'Lock Edit Marks']) expect(lock(name)).toBeVisible();
  for (const text of [
    'Prevents editing of maximum marks',
    'Prevents uploading new marks',
    'Prevents editing existing marks',
    'Set the date when results will be declared',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByLabelText('Result Declaration Date')).toBeVisible();
});

test('CONTROL-08 CONTROL-09 CONTROL-12 the locks and the date are sent together; no date is needed', async () => {
  const { sent, examId } = await openExam();
  fireEvent.click(lock('Lock Max Marks'));
  press('Save Changes');
  expect(await screen.findByText('Exams locked successfully')).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/result/exams/lock'))).toHaveLength(1);
  const { data } = await listExams(await tokenOf('admin'), await feePlaceOf('5', 'ACTIVE'));
  expect(data.find((exam) => exam.examId === examId)).toMatchObject({
    lockedMaxMarks: true,
    lockedUploadMarks: false,
    lockedEditMarks: false,
    resultDeclarationDate: null,
  });
});

test('SESSION-44 outside the active session the locks are only read, with a hint', async () => {
  await openExam('UPCOMING');
  expect(await screen.findByText(/is not active: its locks and dates stay as they are/)).toBeVisible();
  expect(lock('Lock Max Marks')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

const failing = refuse(105, '', { status: 500 });

test('CONTROL-03 exams that cannot be loaded', async () => {
  const { sessionId, classId } = await feePlaceOf('5', 'ACTIVE');
  await renderPortal({
    at: `/results/control#sessionId=${sessionId}&classId=${classId}`,
    as: 'admin',
    fault: (call, init) => (call.path.includes('/result/exams/') ? failing(call, init) : undefined),
  });
  expect(await screen.findByText('Failed to load exams')).toBeVisible();
});

test('CONTROL-09 locks that cannot be saved', async () => {
  await openExam('ACTIVE', {
    fault: (call, init) => (call.path.endsWith('/result/exams/lock') ? failing(call, init) : undefined),
  });
  fireEvent.click(lock('Lock Edit Marks'));
  press('Save Changes');
  expect(await screen.findByText('Failed to lock exams')).toBeVisible();
});

test('CONTROL-01 CONTROL-02 a platform user chooses a school; another one leaves nothing else chosen', async () => {
  const { sessionId, classId } = await feePlaceOf('5', 'ACTIVE');
  const at = `/results/control#schoolId=1&sessionId=${sessionId}&classId=${classId}&examId=${await demoExam()}`;
  await renderPortal({ at, as: 'platform' });
  await screen.findByRole('heading', { level: 2, name: 'Annual' });
  await pick('School', 'Nalanda Public School');
  await waitFor(() => expect(shownIn('Class')).toBe('Choose a class'));
  expect(shownIn('Exam')).toBe('Choose an exam');
});
