// The fee structures of several classes in one request: all rows or none, each under the rules of the form of one class.
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { AMOUNTS, feePlaceOf, getFee, saveFee, saveTerms, type FeeTerm } from '../support/fees';
import { verdict } from '../support/http';
import { withPrivilege } from '../support/life';
import { SECOND, UNKNOWN } from '../support/schools';
import { stored } from '../support/tables';

interface GridRow {
  classId: number;
  className: string;
  stream: string | null;
  structure: { totalFee: number; dateWiseFeesList: FeeTerm[]; version: number } | null;
}
interface Failure {
  problems: { path: string; message: string }[];
}
type Changes = Record<string, unknown>;

let token: string;
let sessionId: number;
let five: number;
let six: number;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  ({ sessionId, classId: five } = await feePlaceOf('5'));
  ({ classId: six } = await feePlaceOf('6'));
});

const row = (classId: number, changes: Changes = {}): Changes => ({ classId, ...AMOUNTS, version: 0, ...changes });
const save = (rows: Changes[], changes: Changes = {}, as = token): Promise<Answer<GridRow[] & Failure>> =>
  call('PUT', '/fee-structures', { token: as, json: { sessionId, rows, ...changes } });
const paths = ({ data }: Answer<Failure>) => data.problems.map(({ path }) => path);
const term = (minimumDate: string, minimumFee: number): FeeTerm => ({ minimumDate, minimumFee });

test('all rows are stored with their schedules, and the whole grid is returned', async () => {
  const { responseCode, data } = await save([
    row(five, { fees: [term('2027-08-10', 12000), term('2027-04-10', 12000.5)] }),
    row(six, { totalFee: 25000.5, otherFee: 1500 }),
  ]);
  expect(responseCode).toBe(100);
  const found = (classId: number) => data.find((one) => one.classId === classId)?.structure;
  expect(found(five)).toMatchObject({
    totalFee: 24000.5,
    dateWiseFeesList: [term('2027-04-10', 12000.5), term('2027-08-10', 12000)],
  });
  expect(found(six)).toMatchObject({ totalFee: 25000.5, dateWiseFeesList: [], version: 1 });
  expect(data.filter(({ structure }) => structure === null).length).toBe(data.length - 2);
});

test('each stream of a class is a row of its own', async () => {
  const { classId } = await feePlaceOf('11');
  const streams = ['SCIENCE', 'COMMERCE', 'ARTS'];
  expect(verdict(await save(streams.map((stream) => row(classId, { stream }))))).toEqual([200, 100]);
  for (const stream of streams)
    expect((await getFee(token, { sessionId, classId }, stream)).data.totalFee).toBe(24000.5);
});

test('a row without a schedule keeps the stored one, and an empty schedule removes it', async () => {
  await saveFee(token, { sessionId, classId: five, ...AMOUNTS });
  await saveTerms(token, { sessionId, classId: five, fees: [term('2027-05-01', 24000)] });
  const schedule = async () => (await getFee(token, { sessionId, classId: five })).data.dateWiseFeesList;
  await save([row(five, { version: 2, otherFee: 510, totalFee: 24010.5 })]);
  expect(await schedule()).toEqual([term('2027-05-01', 24000)]);
  const before = await stored();
  expect(verdict(await save([row(five, { version: 3, totalFee: 20000, tuitionFee: 14000 })]))).toEqual([400, 145]);
  expect(await stored()).toEqual(before);
  await save([row(five, { version: 3, fees: [] })]);
  expect(await schedule()).toEqual([]);
});

test('the problems of all rows are named with their rows, and nothing is stored', async () => {
  const before = await stored();
  const answer = await save([
    row(five, { tuitionFee: 1 }),
    row(six),
    row(UNKNOWN),
    row((await feePlaceOf('11')).classId),
    row((await feePlaceOf('7')).classId, { totalFee: 0 }),
    row((await feePlaceOf('8')).classId, { examFee: 10.005 }),
    row(six),
  ]);
  expect(verdict(answer)).toEqual([400, 109]);
  expect(paths(answer)).toEqual(['rows.0.totalFee', 'rows.4.totalFee', 'rows.5.examFee', 'rows.6.classId']);
  const later = await save([row(six), row(UNKNOWN), row((await feePlaceOf('11')).classId)]);
  expect([verdict(later), paths(later)]).toEqual([
    [400, 109],
    ['rows.1', 'rows.2'],
  ]);
  expect(await stored()).toEqual(before);
});

test.each([
  ['FEE-37 CODE-123 a total of zero', { totalFee: 0 }, [400, 123], 'rows.0.totalFee'],
  [
    'FEE-40 CODE-146 a payment outside of the session',
    { fees: [term('2026-01-01', 1)] },
    [400, 146],
    'rows.0.fees.0.minimumDate',
  ],
  ['FEE-39 CODE-145 payments above the total', { fees: [term('2027-05-01', 24000.51)] }, [400, 145], 'rows.0'],
  [
    'CODE-109 two payments on one day',
    { fees: [term('2027-05-01', 1), term('2027-05-01', 2)] },
    [400, 109],
    'rows.0.fees.1.minimumDate',
  ],
])('%s has the code of the form of one class', async (_what, changes, expected, path) => {
  const answer = await save([row(five, changes)]);
  expect([verdict(answer), paths(answer)]).toEqual([expected, [path]]);
});

test('a row that another user changed is named, and the other rows are not stored', async () => {
  await saveFee(token, { sessionId, classId: six, ...AMOUNTS });
  const answer = await save([row(five), row(six, { totalFee: 25000.5, otherFee: 1500 })]);
  expect([verdict(answer), paths(answer)]).toEqual([[409, 205], ['rows.1']]);
  expect((await getFee(token, { sessionId, classId: five })).responseCode).toBe(122);
  expect(verdict(await save([row(five), row(six, { version: 1 })]))).toEqual([200, 100]);
});

test('FEE-35 SESSION-40 CODE-121 rows of an ACTIVE or COMPLETED session are rejected, those of an UPCOMING one are stored', async () => {
  for (const status of ['ACTIVE', 'COMPLETED']) {
    const { sessionId: begun } = await feePlaceOf('5', status);
    const before = await stored();
    expect(verdict(await save([row(five, { version: 1 })], { sessionId: begun }))).toEqual([409, 121]);
    expect(await stored()).toEqual(before);
  }
  expect(verdict(await save([row(five)]))).toEqual([200, 100]);
});

test('FEE-44 FEE-47 CODE-103 CODE-137 CODE-158 the grid is saved by users with the fee structures of their own school', async () => {
  expect(verdict(await save([row(five)], {}, await withPrivilege('LIST_RECEIPT')))).toEqual([403, 137]);
  const { sessionId: other, classId } = await feePlaceOf('5', 'UPCOMING', SECOND);
  expect(verdict(await save([row(classId)], { sessionId: other }))).toEqual([404, 103]);
  const mixed = await save([row(classId)]);
  expect([verdict(mixed), paths(mixed)]).toEqual([[404, 158], ['rows.0']]);
});

test('FEE-42 FEE-43 CODE-142 CODE-148 a row has the stream of a class with streams, and none in another class', async () => {
  const before = await stored();
  const streamless = await save([row((await feePlaceOf('11')).classId)]);
  expect([verdict(streamless), paths(streamless)]).toEqual([[400, 142], ['rows.0']]);
  const streamed = await save([row(five, { stream: 'ARTS' })]);
  expect([verdict(streamed), paths(streamed)]).toEqual([[400, 148], ['rows.0']]);
  expect(await stored()).toEqual(before);
});

test('the trail has an entry for each structure with the fields that changed', async () => {
  await saveFee(token, { sessionId, classId: five, ...AMOUNTS });
  await save([row(five, { version: 1, otherFee: 400, examFee: 1100 }), row(six)]);
  const entries = await sql<{ details: { changed: { fields: string[] } } }>(
    "SELECT details FROM audit_entries WHERE event = 'saveFeeStructures' ORDER BY id",
  );
  expect(entries.map(({ details }) => details.changed.fields)).toEqual([
    ['examFee', 'otherFee'],
    ['totalFee', 'admissionFee', 'tuitionFee', 'examFee', 'computerFee', 'developmentFee', 'otherFee'],
  ]);
});
