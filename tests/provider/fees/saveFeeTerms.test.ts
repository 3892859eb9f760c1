// The payment schedule of a fee structure: the whole of it, within the session and the total.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { AMOUNTS, feePlaceOf, getFee, saveFee, saveTerms, type FeePlace, type FeeTerm } from '../support/fees';
import { verdict } from '../support/http';

let token: string;
let place: FeePlace;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await feePlaceOf();
  await saveFee(token, { ...place, ...AMOUNTS });
});

const term = (minimumDate: string, minimumFee: number): FeeTerm => ({ minimumDate, minimumFee });
const save = (fees: unknown[], changes: object = {}) => saveTerms(token, { ...place, fees, ...changes });
const stored = async () => (await getFee(token, place)).data.dateWiseFeesList;

test('FEE-31 FEE-32 FEE-34 CALL-49 the whole schedule takes the place of the one before, and is read by date', async () => {
  await save([term('2027-08-10', 12000.5), term('2027-04-01', 6000), term('2028-03-31', 6000)]);
  expect(await stored()).toEqual([term('2027-04-01', 6000), term('2027-08-10', 12000.5), term('2028-03-31', 6000)]);
  const { data } = await save([term('2027-06-01', 100.01)], { version: 2 });
  expect([data.version, data.dateWiseFeesList]).toEqual([3, [term('2027-06-01', 100.01)]]);
  expect(verdict(await save([], { version: 2 }))).toEqual([409, 205]);
  await save([]);
  expect(await stored()).toEqual([]);
});

test('CALL-49 CALL-12 FEE-34 each stream of a class has a schedule of its own, answered as it is stored', async () => {
  const streams = await feePlaceOf('11');
  for (const stream of ['SCIENCE', 'ARTS']) await saveFee(token, { ...streams, ...AMOUNTS, stream });
  const fees = [term('2027-05-10', 12000.5)];
  const { data } = await saveTerms(token, { ...streams, stream: 'SCIENCE', fees });
  expect(data).toMatchObject({ ...streams, stream: 'SCIENCE', dateWiseFeesList: fees, version: 2 });
  expect((await getFee(token, streams, 'SCIENCE')).data).toEqual(data);
  expect((await getFee(token, streams, 'ARTS')).data).toMatchObject({ dateWiseFeesList: [], version: 1 });
});

test('the trail of a changed schedule says the payments it had and has', async () => {
  await save([term('2027-04-01', 6000), term('2027-08-10', 12000.5)]);
  await save([term('2027-06-01', 100.01)]);
  const text = "SELECT details FROM audit_entries WHERE event = 'saveFeeTerms' ORDER BY id DESC LIMIT 1";
  const [row] = await sql<{ details: Record<string, unknown> }>(text);
  expect(row?.details).toMatchObject({
    before: {
      fees: [
        { dueDate: '2027-04-01', amount: '6000.00' },
        { dueDate: '2027-08-10', amount: '12000.50' },
      ],
    },
    after: { fees: [{ dueDate: '2027-06-01', amount: '100.01' }] },
  });
});

test('FEE-29 FEE-39 FEE-41 CODE-145 payments may be less than the total or all of it, and not a paisa more', async () => {
  expect(verdict(await save([term('2027-05-01', 0.01)]))).toEqual([200, 100]);
  expect(verdict(await save([term('2027-05-01', 24000), term('2027-06-01', 0.5)]))).toEqual([200, 100]);
  expect(verdict(await save([term('2027-05-01', 24000), term('2027-06-01', 0.51)]))).toEqual([400, 145]);
  expect(await stored()).toHaveLength(2);
});

test('FEE-40 CODE-146 a date outside the session answers 146 and names the payment; its first and last day are stored', async () => {
  for (const date of ['2027-03-31', '2028-04-01']) {
    const answer = await save([term('2027-05-01', 1), term(date, 1)]);
    expect([...verdict(answer), answer.data]).toMatchObject([400, 146, { problems: [{ path: 'fees.1.minimumDate' }] }]);
  }
  expect(await stored()).toEqual([]);
  const inSession = [term('2027-04-01', 1), term('2028-03-31', 1)];
  expect(verdict(await save(inSession))).toEqual([200, 100]);
  expect(await stored()).toEqual(inSession);
});

test.each([
  ['without a date', [{ minimumFee: 1 }]],
  ['of a day that is none', [term('2027-02-30', 1)]],
  ['without an amount', [{ minimumDate: '2027-05-01' }]],
  ['of nothing', [term('2027-05-01', 0)]],
  ['below nothing', [term('2027-05-01', -1)]],
  ['of three decimals', [term('2027-05-01', 1.005)]],
  ['of a day that has one', [term('2027-05-01', 1), term('2027-05-01', 2)]],
])('FEE-41 a payment %s answers 109', async (_what, fees) => {
  expect(verdict(await save(fees))).toEqual([400, 109]);
  expect(await stored()).toEqual([]);
});

test('FEE-42 FEE-43 CODE-142 CODE-148 a schedule too has the stream of a class with streams, and none in another class', async () => {
  const streamed = { ...(await feePlaceOf('11')), fees: [term('2027-05-01', 1)] };
  await saveFee(token, { ...AMOUNTS, ...(await feePlaceOf('11')), stream: 'ARTS' });
  expect(verdict(await saveTerms(token, streamed))).toEqual([400, 142]);
  expect(verdict(await save([term('2027-05-01', 1)], { stream: 'ARTS' }))).toEqual([400, 148]);
  expect(verdict(await saveTerms(token, { ...streamed, stream: 'ARTS' }))).toEqual([200, 100]);
  expect(await stored()).toEqual([]);
});

test('FEE-36 CODE-122 without a structure there is no schedule', async () => {
  await sql('DELETE FROM fee_structures WHERE session_id = $1', [place.sessionId]);
  expect(verdict(await save([term('2027-05-01', 1)]))).toEqual([404, 122]);
});

test('FEE-35 SESSION-40 CODE-121 a schedule of an ACTIVE or COMPLETED session is rejected, one of an UPCOMING session is stored', async () => {
  const terms = () => sql('SELECT structure_id, due_date, amount FROM fee_terms ORDER BY 1, 2');
  const before = await terms();
  for (const status of ['ACTIVE', 'COMPLETED'])
    expect(verdict(await saveTerms(token, { ...(await feePlaceOf('5', status)), fees: [] }))).toEqual([409, 121]);
  expect(before).not.toEqual([]);
  expect(await terms()).toEqual(before);
  expect(verdict(await save([term('2027-05-01', 1)]))).toEqual([200, 100]);
  expect(await stored()).toEqual([term('2027-05-01', 1)]);
});
