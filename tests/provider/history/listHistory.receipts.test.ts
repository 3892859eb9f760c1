// The history of a receipt without entries, such as those of the demo, and the history of a session.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { confirm } from '../support/confirm';
import { getHistory, historyEntries, shown, textsOf, type Item } from '../support/history';
import { verdict } from '../support/http';
import { cancelReceipt, makeReceipt } from '../support/receipts';
import { FIRST } from '../support/schools';
import { createSession, setSession, updateSession } from '../support/sessions';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const usersOf = (items: readonly Item[]) => items.map((item) => [item.action, item.by, item.userRecorded]);

test('a receipt without entries has the events that it stores, without users that it does not store', async () => {
  const { receiptId, sessionId, cashier } = await makeReceipt(token);
  await confirm(token, [{ receiptId }], { sessionId });
  const reopened = await call('POST', `/receipt/receipt/${receiptId}/reopen`, { token, json: { reason: 'No credit' } });
  expect(verdict(reopened)).toEqual([200, 100]);
  await cancelReceipt(token, receiptId, 'Returned');
  const recorded = await historyEntries(token, 'RECEIPT', receiptId);
  await sql("DELETE FROM audit_entries WHERE event <> 'cancelReceipt'");
  const some = await historyEntries(token, 'RECEIPT', receiptId);
  expect(usersOf(some)).toEqual([
    ['Cancelled', 'Asha Verma', true],
    ['Set back to pending', 'Asha Verma', true],
    ['Confirmed', null, false],
    ['Created', cashier, true],
  ]);
  expect(shown(some)).toEqual(shown(recorded));
  await sql('DELETE FROM audit_entries');
  const [newest, ...older] = await historyEntries(token, 'RECEIPT', receiptId);
  expect(usersOf(newest ? [newest] : [])).toEqual([['Cancelled', null, false]]);
  expect(newest && textsOf(newest)).toEqual(['Status: – → Cancelled', 'Comment: – → Returned']);
  expect(usersOf(older)).toEqual(usersOf(some.slice(1)));
});

test('the first confirmation without an entry is shown beside the second one with its entry', async () => {
  const { receiptId, sessionId } = await makeReceipt(token);
  await confirm(token, [{ receiptId }], { sessionId });
  await sql("DELETE FROM audit_entries WHERE event = 'confirmReceipts'");
  await call('POST', `/receipt/receipt/${receiptId}/reopen`, { token, json: { reason: 'No credit' } });
  await confirm(token, [{ receiptId }], { sessionId });
  expect(usersOf(await historyEntries(token, 'RECEIPT', receiptId))).toEqual([
    ['Confirmed', 'Asha Verma', true],
    ['Set back to pending', 'Asha Verma', true],
    ['Confirmed', null, false],
    ['Created', 'Asha Verma', true],
  ]);
});

test('the events of a receipt without entries are on its last page', async () => {
  const { receiptId } = await makeReceipt(token);
  await sql("DELETE FROM audit_entries WHERE event = 'createReceipt'");
  for (let print = 0; print < 2; print += 1) await call('POST', `/receipt/receipt/${receiptId}/printed`, { token });
  const first = (await getHistory(token, 'RECEIPT', receiptId, { limit: '1' })).data;
  const second = (await getHistory(token, 'RECEIPT', receiptId, { limit: '1', before: String(first.next) })).data;
  expect([first, second].map(({ entries }) => entries.map(({ action }) => action))).toEqual([
    ['Printed'],
    ['Printed', 'Created'],
  ]);
  expect(second.next).toBeNull();
});

test('a session has its values and whether it is disabled in words, in the order of the form', async () => {
  const [source] = await sql<{ id: number; name: string }>(
    "SELECT id, name FROM sessions WHERE school_id = $1 AND status = 'ACTIVE'",
    [FIRST],
  );
  const { data: session } = await createSession(token);
  const changes = { endDate: '2029-04-15', sessionName: '2028 - 29', sourceSessionId: source?.id };
  expect(verdict(await updateSession(token, session, changes))).toEqual([200, 100]);
  await setSession(token, session.sessionId, 'true');
  expect(shown(await historyEntries(token, 'SESSION', session.sessionId))).toEqual([
    ['Disabled', null, ['Disabled: No → Yes']],
    [
      'Changed',
      null,
      [
        'Name: 2028 - 2029 → 2028 - 29',
        'End date: 2029-03-31 → 2029-04-15',
        `Source session: – → ${source?.name ?? ''}`,
      ],
    ],
    [
      'Created',
      null,
      [
        'Name: – → 2028 - 2029',
        'Start date: – → 2028-04-01',
        'End date: – → 2029-03-31',
        'Copy subjects config: – → No',
        'Copy exam config: – → No',
        'Copy marks config: – → No',
      ],
    ],
  ]);
});
