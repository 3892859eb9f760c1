// Decisions about students who have changed since are removed and reported; those about unchosen classes stay.
import { act, fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { clickButton, findNotification, tableRows, waitForTable } from '../../support/screen';
import {
  checkboxOf,
  chooseClasses,
  chooseFromMenu,
  ELIGIBLE,
  enrolledIn,
  findConfirmation,
  keepFew,
  NOT_ELIGIBLE,
  openSearched,
  outcomes,
  requestFor,
  type Request,
} from './support/promotion';

beforeEach(resetProvider);

const droppedText = (name: string) => `Your decision about ${name} no longer applies and was removed. Decide again.`;
const outcomeAt = (code: string) => outcomes().find((row) => row[0] === code)?.[1];
const decided = () => document.querySelector('.promotion-decisions [role=status]')?.textContent;
const excludeFailed = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Exclude Failed Students' }));

/** Code and name of the first student of the page whose outcome starts with a text. */
function firstWith(text: string): { code: string; name: string } {
  const cells = tableRows().find((row) => row.at(-1)?.startsWith(text));
  if (!cells) throw new Error(`No student of the page has the outcome ${text}.`);
  return { code: cells[1] ?? '', name: cells[3] ?? '' };
}

async function search(name: string): Promise<void> {
  clickButton(name);
  await waitForTable();
}

async function promote(): Promise<Record<string, string>> {
  clickButton('Submit');
  const { dialog, numbers } = await findConfirmation();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
  await findNotification('Students promoted successfully');
  return numbers;
}

const isEnrolled = async (request: Request, code: string) =>
  (await act(() => enrolledIn(request))).some((row) => String(row.code) === code);

async function leaveOut(code: string): Promise<void> {
  fireEvent.click(checkboxOf(code));
  expect(outcomeAt(code)).toBe('Left out of this promotion');
}

test('a student who is promoted anyway and then fails the supplementary exam repeats, and is left out when unticked', async () => {
  const request = await requestFor('8');
  await keepFew(request);
  await openSearched(request, NOT_ELIGIBLE);
  const { code, name } = firstWith('Supplementary exam in ');
  fireEvent.click(checkboxOf(code));
  expect(outcomeAt(code)).toBe('Promoted to 9 A by your decision');
  await act(() =>
    sql(
      `INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
       SELECT l.school_id, l.session_id, l.class_id, l.exam_id, l.subject_id, s.id, 'theory', 0, now()
         FROM exam_limits l JOIN exams e ON e.id = l.exam_id JOIN students s ON s.school_id = l.school_id AND s.code = $3
        WHERE e.kind = 'SUPPLEMENTARY' AND e.session_id = $1 AND e.class_id = $2 AND l.theory_max > 0
          AND l.subject_id IN (SELECT subject_id FROM student_marks WHERE session_id = $1 AND student_id = s.id)`,
      [request.sourceSessionId, request.classIds[0], Number(code)],
    ),
  );
  await search(ELIGIBLE);
  await findNotification(droppedText(name));
  expect([outcomeAt(code), decided()]).toEqual([expect.stringMatching(/^Repeats 8 A: failed in /), '']);
  await leaveOut(code);
  expect(await promote()).toMatchObject({ 'Left out': '1' });
  expect(await isEnrolled(request, code)).toBe(false);
});

test('a failed student who is promoted anyway repeats when failed students are no longer excluded', async () => {
  const request = await requestFor('8');
  await keepFew(request);
  await openSearched(request);
  excludeFailed();
  await search(NOT_ELIGIBLE);
  const { code, name } = firstWith('Not eligible: failed in ');
  fireEvent.click(checkboxOf(code));
  excludeFailed();
  await search(ELIGIBLE);
  await findNotification(droppedText(name));
  expect(outcomeAt(code)).toMatch(/^Repeats 8 A: failed in /);
  await leaveOut(code);
  expect(await promote()).toMatchObject({ 'Left out': '1' });
  expect(await isEnrolled(request, code)).toBe(false);
});

test('Submit names a student with a chosen section who is no longer eligible, and promotes the others', async () => {
  const request = await requestFor('8');
  await openSearched(request);
  const { code, name } = firstWith('Promoted to 9 A');
  await chooseFromMenu(name, 'Choose section');
  fireEvent.click(await screen.findByRole('radio', { name: 'B' }));
  clickButton('Choose');
  expect(await screen.findByText('1 section chosen')).toBeVisible();
  await act(() =>
    sql(
      `UPDATE student_marks SET marks = NULL, grade_id = NULL, reason = NULL
        WHERE session_id = $1 AND student_id = (SELECT id FROM students WHERE school_id = 1 AND code = $2)`,
      [request.sourceSessionId, Number(code)],
    ),
  );
  clickButton('Submit');
  const { dialog } = await findConfirmation();
  expect(dialog).toHaveTextContent(droppedText(name));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
  await findNotification('Students promoted successfully');
  expect(await isEnrolled(request, code)).toBe(false);
});

test('a student of class 8 who was left out stays left out after a promotion of class 5 alone', async () => {
  const request = await requestFor('8', '5');
  await openSearched(request);
  const { code } = firstWith('Promoted to 9 A');
  await leaveOut(code);
  await chooseClasses('8');
  await search(NOT_ELIGIBLE);
  fireEvent.click(checkboxOf(firstWith('Result incomplete: ').code));
  expect(decided()).toBe(
    '1 student is left out · 1 student is promoted by your decision · these include 1 student of classes that are not chosen: 8',
  );
  await promote();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await chooseClasses('8');
  await search(ELIGIBLE);
  expect([decided(), outcomeAt(code)]).toEqual(['1 student is left out', 'Left out of this promotion']);
  expect(await promote()).toMatchObject({ 'Left out': '1' });
  expect(await isEnrolled(request, code)).toBe(false);
});

test('Submit names a student who was left out and has moved into a chosen class', async () => {
  const request = await requestFor('8', '5');
  await openSearched(request);
  const { code, name } = firstWith('Promoted to 9 A');
  await leaveOut(code);
  await chooseClasses('8');
  await act(() =>
    sql(
      `UPDATE enrolments SET class_id = $3, section_id = NULL, registration_status = 'PENDING'
        WHERE session_id = $1 AND student_id = (SELECT id FROM students WHERE school_id = 1 AND code = $2)`,
      [request.sourceSessionId, Number(code), request.classIds[1]],
    ),
  );
  clickButton('Submit');
  const { dialog } = await findConfirmation();
  expect(dialog).toHaveTextContent(droppedText(name));
});
