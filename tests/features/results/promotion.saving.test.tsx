// A promotion whose response is lost, and one whose students are not those that were confirmed.
import { act, fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { countCalls, loseResponse, networkError, passThrough, replyTo, type Reply } from '../../support/faults';
import { clickButton, findNotification, tableRows } from '../../support/screen';
import {
  ELIGIBLE,
  enrolledIn,
  findConfirmation,
  LIST,
  openSearched,
  PREVIEW,
  PROMOTE,
  requestFor,
  totalsOf,
} from './support/promotion';

beforeEach(resetProvider);

const UNDECIDED = 'Network error occurred. The students may or may not be promoted. The list shows what is stored now.';

async function confirm(): Promise<void> {
  clickButton('Submit');
  const { dialog } = await findConfirmation();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
}

async function promoteWith(reply: Reply) {
  const request = await requestFor('8');
  const rendered = await openSearched(request, ELIGIBLE, { fault: replyTo(PROMOTE, reply, passThrough) });
  await confirm();
  await findNotification(UNDECIDED);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { ...rendered, request };
}

test('PROMOTE-11 after a lost response the students may or may not be promoted, and the list shows that they are', async () => {
  const { sent, request } = await promoteWith(loseResponse);
  expect(await screen.findByText('No students found')).toBeVisible();
  expect([countCalls(sent, LIST), countCalls(sent, PROMOTE)]).toEqual([2, 1]);
  const { promoted, repeating } = await totalsOf(request);
  expect([promoted, repeating, tableRows()]).toEqual([0, 0, []]);
});

test('PROMOTE-11 after a request that did not arrive the list is loaded again, and the students are promoted by the next one', async () => {
  const { sent, request } = await promoteWith(networkError);
  await waitFor(() => expect(countCalls(sent, LIST)).toBe(2));
  await confirm();
  await findNotification('Students promoted successfully');
  expect(await act(() => enrolledIn(request))).not.toEqual([]);
});

test('code 205 other students of the same number than those in the question are not promoted', async () => {
  const request = await requestFor('8');
  const { sent } = await openSearched(request);
  const [x, y] = tableRows().map((cells) => Number(cells[1]));
  const setLife = (code: number | undefined, life: string) =>
    act(() => sql('UPDATE students SET life = $2 WHERE code = $1 AND school_id = 1', [code, life]));
  await setLife(y, 'DISABLED');
  const asked = countCalls(sent, PREVIEW);
  clickButton('Submit');
  await waitFor(() => expect(countCalls(sent, PREVIEW)).toBeGreaterThan(asked));
  const { dialog } = await findConfirmation();
  await setLife(y, 'ACTIVE');
  await setLife(x, 'DISABLED');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
  await findNotification('Other students, classes or sections than those you confirmed. Search again');
  expect(await act(() => enrolledIn(request))).toEqual([]);
});
