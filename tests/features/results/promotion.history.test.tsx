// The history of promotions and the undo of a whole run.
import { act, fireEvent, within } from '@testing-library/react';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { enrolledIn, openFor, requestFor, totalsOf, type Request } from './support/promotion';
import { replyTo, rejectWith } from '../../support/faults';
import { clickButton } from '../../support/screen';

beforeEach(resetProvider);

const UNDO = /^Undo the promotion from/;

async function promote(request: Request): Promise<number> {
  const answer = await call<{ runId: number }>('POST', '/session/control/promote', {
    token: await tokenOf('admin'),
    json: request,
  });
  expect(answer.responseCode).toBe(100);
  return answer.data.runId;
}

async function openHistory(): Promise<HTMLElement> {
  clickButton('Promotion History');
  return screen.findByRole('dialog', { name: 'Promotion History' });
}

test('a run is listed with its sessions, classes, numbers and user, and is undone as a whole', async () => {
  const request = await requestFor('8');
  const { promoted, repeating } = await totalsOf(request);
  await promote(request);
  await openFor(request);
  const history = await openHistory();
  const run = await within(history).findByRole('listitem');
  expect(run).toHaveTextContent(/2026 - 2027 → 2027 - 2028.* by Asha Verma.*Classes 8/);
  expect(run).toHaveTextContent(`${promoted} promoted · ${repeating} repeating`);
  fireEvent.click(within(run).getByRole('button', { name: UNDO }));
  expect(
    await screen.findByText(new RegExp(`^${promoted + repeating} enrolments in 2027 - 2028 will be removed`)),
  ).toBeVisible();
  clickButton('Undo promotion');
  expect(await screen.findByText(`Promotion undone: ${promoted + repeating} enrolments removed`)).toBeVisible();
  await waitFor(() => expect(within(history).getByText(/^Undone .* by Asha Verma$/)).toBeVisible());
  expect(within(history).queryByRole('button', { name: UNDO })).toBeNull();
  expect(await act(() => enrolledIn(request))).toEqual([]);
});

test('students whose new enrolment is in use are named, and the undo is not possible', async () => {
  const request = await requestFor('8');
  await promote(request);
  const [first] = await sql<{ student_id: number; name: string }>(
    `UPDATE enrolments e SET roll_no = 7 FROM students s
      WHERE s.id = e.student_id AND e.session_id = $1 AND e.student_id = (
        SELECT min(student_id) FROM promotions WHERE to_class_id IS NOT NULL)
      RETURNING e.student_id, s.name`,
    [request.targetSessionId],
  );
  await openFor(request);
  const history = await openHistory();
  fireEvent.click(await within(history).findByRole('button', { name: UNDO }));
  expect(await screen.findByText('1 student prevents the undo. Remove these entries first:')).toBeVisible();
  const blocker = screen.getByText(new RegExp(`^${first?.name ?? ''} \\(\\d+, 9 A\\)`)).closest('li');
  expect(blocker).toHaveTextContent('roll number');
  const confirm = screen.getByRole('button', { name: 'Undo promotion' });
  expect(confirm).toBeDisabled();
});

test('a school without promotions has an empty history; a history that fails shows its text', async () => {
  const request = await requestFor('8');
  const { leave } = await openFor(request);
  expect(await within(await openHistory()).findByText('No promotion yet')).toBeVisible();
  leave();
  await openFor(request, {
    fault: replyTo('GET /session/control/promote/runs/1', rejectWith(999)),
  });
  expect(await within(await openHistory()).findByText('Failed to load the promotion history')).toBeVisible();
});

test('a run into a session that has started has no Undo', async () => {
  const request = await requestFor('8');
  await promote(request);
  await sql("UPDATE sessions SET status = 'ACTIVE' WHERE id = $1", [request.targetSessionId]);
  await openFor(request);
  const history = await openHistory();
  expect(await within(history).findByText(/by Asha Verma/)).toBeVisible();
  expect(within(history).queryByRole('button', { name: UNDO })).toBeNull();
});
