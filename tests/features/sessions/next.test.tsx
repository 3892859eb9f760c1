// The page that leads through the start of a session: what is done and what is open, and where each step is done.
import { within } from '@testing-library/react';
import { giveFees } from '../../provider/support/fees';
import { makeReady } from '../../provider/support/ready';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import {
  ADDRESS,
  classId,
  keepClasses,
  openNext,
  sessionId,
  step,
  stepCard,
  STEPS,
  storeRun,
  stepLink,
  waitForSteps,
  stepStates,
} from '../support/nextSession';
import { NEXT, openSessions, RUNNING } from '../support/sessions';

beforeEach(resetProvider);

const [CREATE, SETUP, FEES, PROMOTE, PLACE, ACTIVATE] = STEPS;

test('the six steps show their state, the first open one is the current step, and Session Management leads here', async () => {
  const { user, path } = await openSessions();
  await user.click(screen.getByRole('link', { name: 'Start the Next Session' }));
  await waitForSteps();
  expect(path()).toBe(ADDRESS);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Start the Next Session');
  expect(stepStates()).toEqual(['Done', 'Open', 'Open', 'Open', 'Not yet possible', 'Not yet possible']);
  expect(STEPS.filter((title) => stepCard(title).getAttribute('aria-current') === 'step')).toEqual([SETUP]);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 6 steps done');
  const sessions = within(screen.getByRole('region', { name: 'Sessions' }));
  expect(sessions.getByText(RUNNING)).toBeVisible();
  expect(sessions.getByText(NEXT)).toBeVisible();
  expect(sessions.getByText('01/04/2027 – 31/03/2028 · Upcoming')).toBeVisible();
});

test('the created session is shown with its dates and what was copied into it', async () => {
  await sql(
    'UPDATE sessions SET source_session_id = $1, create_subjects_config = true, create_exam_config = true WHERE id = $2',
    [await sessionId(), await sessionId(NEXT)],
  );
  await openNext();
  expect(stepCard(CREATE)).toHaveTextContent(
    '2027 - 2028 is created (01/04/2027 – 31/03/2028). Copied from 2026 - 2027: subjects, exams.',
  );
});

test('classes that lack subjects, exams or limits are counted and lead to their screen with class and session', async () => {
  const [target, twelve] = [await sessionId(NEXT), await classId('12')];
  await openNext();
  expect(stepCard(SETUP)).toHaveTextContent('0 of 15 classes are ready.');
  expect(stepCard(SETUP)).toHaveTextContent('Subjects missing: Class 11, Class 12');
  const exams = within(step(SETUP).getByText(/^Exams missing/));
  expect(exams.getByRole('link', { name: 'Class 12' })).toHaveAttribute(
    'href',
    `/results/config#schoolId=1&sessionId=${target}&classId=${twelve}`,
  );
  expect(stepLink(SETUP, 'Open Subjects')).toBe(
    `/subjects#schoolId=1&sessionId=${target}&classId=${await classId('11')}`,
  );
});

test('classes without fees lead to their fee structure; with all fees the step is done', async () => {
  const [target, five] = [await sessionId(NEXT), await classId('5')];
  const { leave } = await openNext();
  expect(stepCard(FEES)).toHaveTextContent('0 of 15 classes have fees for the session.');
  expect(stepLink(FEES, 'Class 5')).toBe(`/classes?session=${target}&class=${five}`);
  leave();
  await giveFees(target);
  await openNext();
  expect(stepCard(FEES)).toHaveTextContent('15 of 15 classes have fees for the session.');
  expect(stepStates()[2]).toBe('Done');
});

test('promotions are shown with their numbers, undone ones as such, and the classes without a promotion are named', async () => {
  await keepClasses('4', '5', '6');
  const undone = await storeRun({ from: '4', to: '5', undone: true });
  const promoted = await storeRun({ from: '5', to: '6', students: 20 });
  await openNext();
  const card = stepCard(PROMOTE);
  expect(card).toHaveTextContent('1 of 3 classes with students is promoted: 20 promoted.');
  const [newest, oldest] = step(PROMOTE).getAllByRole('listitem');
  expect(newest).toHaveTextContent(`Class 5${promoted} promoted, 2 not eligible15/07/2026, 10:30 by Asha Verma`);
  expect(newest).not.toHaveTextContent('Undone');
  expect(oldest).toHaveTextContent(`Class 4Undone${undone} promoted`);
  expect(oldest).toHaveTextContent('undone 15/07/2026, 11:00');
  const [{ four, five, six } = { four: 0, five: 0, six: 0 }] = await sql<Record<'four' | 'five' | 'six', number>>(
    `SELECT count(*) FILTER (WHERE c.name = '4')::integer AS four, count(*) FILTER (WHERE c.name = '5')::integer AS five,
            count(*) FILTER (WHERE c.name = '6')::integer AS six
       FROM enrolments e JOIN classes c ON c.id = e.class_id WHERE e.session_id = $1 AND e.life = 'ACTIVE'`,
    [await sessionId()],
  );
  expect(card).toHaveTextContent(`Students not promoted yet, by class: 4 (${four}), 6 (${six})`);
  expect(card).toHaveTextContent(`Students not eligible or left out, by class: 5 (${five - 20})`);
  const [source, target, waiting] = [
    await sessionId(),
    await sessionId(NEXT),
    [await classId('4'), await classId('6')],
  ];
  expect(decodeURIComponent(stepLink(PROMOTE, 'Open Student Promotions') ?? '')).toBe(
    `/results/promotion#schoolId=1&sourceSessionId=${source}&targetSessionId=${target}&classIds=${waiting.join(',')}`,
  );
});

test('the promotion is done once each class with active students has one', async () => {
  await keepClasses('5');
  const promoted = await storeRun({ from: '5', to: '6' });
  await openNext();
  expect(stepCard(PROMOTE)).toHaveTextContent(`1 of 1 class with students is promoted: ${promoted} promoted.`);
  expect(stepStates()[3]).toBe('Done');
});

test('students without a section or roll number are counted by class and lead to Student Session Details', async () => {
  const target = await sessionId(NEXT);
  const promoted = await storeRun({ from: '5', to: '6', students: 20 });
  const complete = `section_id = (SELECT min(s.id) FROM sections s WHERE s.class_id = e.class_id), registration_status = 'COMPLETE'`;
  await sql(`UPDATE enrolments e SET ${complete} WHERE session_id = $1 AND student_id % 2 = 0`, [target]);
  const [{ pending } = { pending: 0 }] = await sql<{ pending: number }>(
    "SELECT count(*)::integer AS pending FROM enrolments WHERE session_id = $1 AND registration_status = 'PENDING'",
    [target],
  );
  const { leave } = await openNext();
  const card = stepCard(PLACE);
  expect(card).toHaveTextContent(`${pending} students without a section, ${promoted} students without a roll number.`);
  expect(card).toHaveTextContent(`Class 6${pending} without section, ${promoted} without roll number`);
  const address = `/students/update-session#schoolId=1&sessionId=${target}&classId=${await classId('6')}`;
  expect(stepLink(PLACE, 'Class 6')).toBe(address);
  expect(stepLink(PLACE, 'Open Student Session Details')).toBe(address);
  leave();
  await sql(
    `UPDATE enrolments e SET ${complete}, roll_no = r.n FROM (
       SELECT student_id, row_number() OVER (ORDER BY student_id) AS n FROM enrolments WHERE session_id = $1) r
      WHERE e.session_id = $1 AND e.student_id = r.student_id`,
    [target],
  );
  await openNext();
  expect(stepCard(PLACE)).toHaveTextContent(`All ${promoted} students have a section and a roll number.`);
  expect(stepStates()[4]).toBe('Done');
});

test('the activation names what is missing, opens its dialog when it is possible, and is done afterwards', async () => {
  const { leave } = await openNext();
  expect(stepCard(ACTIVATE)).toHaveTextContent('Subjects, exams or fees are missing in 15 classes.');
  expect(step(ACTIVATE).queryByRole('link')).toBeNull();
  leave();
  await makeReady(await sessionId(NEXT));
  const { user, path } = await openNext();
  expect(stepStates()[5]).toBe('Open');
  await user.click(step(ACTIVATE).getByRole('link', { name: 'Activate Session' }));
  expect(await screen.findByText(`Make “${NEXT}” active?`)).toBeVisible();
  expect(path()).toBe('/sessions');
  expect(window.location.hash).toBe('');
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  expect(await screen.findByText('Session updated successfully')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Start the Next Session' }));
  await waitForSteps();
  expect(stepStates()[5]).toBe('Done');
  expect(stepCard(ACTIVATE)).toHaveTextContent(`${NEXT} is active.`);
  expect(screen.getByRole('link', { name: `Complete ${RUNNING}` })).toHaveAttribute(
    'href',
    `/sessions#edit=${await sessionId()}`,
  );
});

test('the privilege SESSION_MANAGEMENT is required: without it the page is refused and nothing is requested', async () => {
  const { sent } = await renderPortal({ at: ADDRESS, as: 'teacher' });
  expect(await screen.findByText('You do not have access to this page.')).toBeVisible();
  expect(sent.filter(({ path }) => !path.startsWith('/user') && !path.startsWith('/auth'))).toEqual([]);
});
