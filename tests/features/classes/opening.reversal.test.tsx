// A reversal of opening balances whose response is lost.
import { fireEvent, within } from '@testing-library/react';
import { giveOpening, listOpenings } from '../../provider/support/openings';
import { newPupil } from '../../provider/support/studentFees';
import { resetProvider, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { combineFaults, loseResponse, networkError, passThrough, recordCalls, replyTo } from '../../support/faults';
import { clickButton, findNotification } from '../../support/screen';

const REVERSE = 'POST /fee/opening-balances/reverse';
const UNDECIDED =
  'Network error occurred. The opening balances may or may not be reversed. The list shows those that are stored now.';

let admin: string;
let pupil: Awaited<ReturnType<typeof newPupil>>;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  pupil = await newPupil(admin, '5', { studentName: 'Asha Rao' });
  await giveOpening(admin, pupil, { paid: 100 });
});

async function open(reply: typeof loseResponse) {
  const { headers, fault } = recordCalls(REVERSE);
  const faults = combineFaults(fault, replyTo(REVERSE, reply, passThrough));
  await renderPortal({ at: '/classes/opening-balances', as: 'admin', fault: faults });
  return () => new Set(headers.map((sent) => sent.get('idempotency-key'))).size;
}
async function reverse() {
  fireEvent.click(await screen.findByRole('button', { name: 'Reverse the opening balance of Asha Rao' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reverse' }));
}
const students = async () => (await listOpenings(admin, pupil.sessionId)).data.sums.students;

test('C1 a new balance of the same student is reversed after a reversal without a response', async () => {
  const keys = await open(loseResponse);
  await reverse();
  await findNotification(UNDECIDED);
  expect(await screen.findByText('This session has no opening balances yet.')).toBeVisible();
  await giveOpening(admin, pupil, { paid: 200 });
  clickButton('Search');
  await reverse();
  await findNotification('1 opening balance reversed');
  expect([await students(), keys()]).toEqual([0, 2]);
});

test('C1 another balance in the list that is loaded after a reversal without a response is another request', async () => {
  const keys = await open(async (call, init) => {
    await Promise.resolve(loseResponse(call, init)).catch(() => undefined);
    await giveOpening(admin, pupil, { paid: 200 });
    throw new TypeError('fetch failed');
  });
  await reverse();
  await findNotification(UNDECIDED);
  await screen.findAllByText('₹200.00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await reverse();
  await findNotification('1 opening balance reversed');
  expect([await students(), keys()]).toEqual([0, 2]);
});

test('C1 R17 a reversal that did not arrive is repeated with the same key', async () => {
  const keys = await open(networkError);
  await reverse();
  await findNotification(UNDECIDED);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await reverse();
  await findNotification('1 opening balance reversed');
  expect([await students(), keys()]).toEqual([0, 1]);
});
