// Files of receipts at one time, and beside payments: there is one original of each receipt, and no deadlock.
import { readPdf } from '../documents/readPdf';
import { engine, resetProvider, sql, tokenOf } from '../../support/provider';
import { bearer, send, verdict } from '../support/http';
import { createReceipts, emptyReceipts, familyForm, makeReceipt, storeReceipts } from '../support/receipts';
import { FIRST } from '../support/schools';
import { demoStudent, placeOf } from '../support/students';
import { deadlocks } from '../support/tables';
import { untilWaiting } from '../support/waiting';

const DAYS = { startDate: '2026-07-01', endDate: '2026-07-15' };

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
});

const print = (token: string) =>
  send('POST', '/api/receipt/student/receipts/print', {
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify({ schoolId: FIRST, ...DAYS }),
  });

test('of two files of the same receipts, asked for at once, one has the original of each', async () => {
  const token = await tokenOf('clerk');
  await storeReceipts(8);
  const files = await Promise.all([1, 2].map(() => print(token)));
  const duplicates = files.map(
    ({ body }) => readPdf(body).filter(({ lines }) => lines.some((line) => line.includes('DUPLICATE'))).length,
  );
  expect(duplicates.sort((one, other) => one - other)).toEqual([0, 8]);
  expect(await sql('SELECT 1 FROM receipts WHERE printed_at IS NULL')).toEqual([]);
});

/** The payment of this session waits until the gate is open. */
const gated = (sessionId: number) => `CREATE FUNCTION at_gate() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN WHILE NEW.session_id = ${sessionId} AND NOT (SELECT open FROM gate) LOOP PERFORM pg_sleep(0.01); END LOOP; RETURN NEW; END'`;
// The embedded engine runs one transaction after the other.
if (engine === 'postgres')
  test('C2 a file of two sessions beside a payment that counts them in the opposite order ends without a deadlock', async () => {
    const token = await tokenOf('clerk');
    const [before, now] = [await placeOf('5', { status: 'COMPLETED' }), await placeOf('5')];
    const [one, two] = [await demoStudent('5'), await demoStudent('6')];
    await makeReceipt(token, { studentId: one, amountPaid: 5, sessionId: before.sessionId });
    await makeReceipt(token, { studentId: two, amountPaid: 6 });
    const counted = await deadlocks();
    await sql('CREATE TABLE gate AS SELECT false AS open');
    await sql('GRANT SELECT ON gate TO PUBLIC');
    await sql(gated(before.sessionId));
    await sql('CREATE TRIGGER gated BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION at_gate()');
    try {
      const form = await familyForm([two, one]);
      const items = [now, before].map(({ sessionId }, index) => ({ ...form.items[index], sessionId }));
      const payment = createReceipts(token, { ...form, items });
      await untilWaiting(1);
      const file = print(token);
      await untilWaiting(2);
      await sql('UPDATE gate SET open = true');
      expect([verdict(await payment), (await file).status]).toEqual([[200, 100], 200]);
      expect(await deadlocks()).toBe(counted);
    } finally {
      await sql('UPDATE gate SET open = true');
      await sql('DROP FUNCTION at_gate() CASCADE');
      await sql('DROP TABLE gate');
    }
  });
