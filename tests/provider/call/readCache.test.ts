// How long the values of expensive reads are kept.
import { ReadCache } from '../../../provider/call/readCache';

const SCHOOL = { kind: 'school', schoolId: 1 } as const;

const SUM = { name: 'sum', independentOf: ['marks'] } as const;

let now: number;
let reads: number;
let cache: ReadCache;
beforeEach(() => {
  now = 1_000_000;
  reads = 0;
  cache = new ReadCache({ now: () => now });
});

const count = () => Promise.resolve((reads += 1));
const readOf = (schoolId: number) => cache.of(schoolId)(SUM, count);

test('a value is kept for a minute, and callers at the same time share one read', async () => {
  expect(await Promise.all([readOf(1), readOf(1)])).toEqual([1, 1]);
  now += 59_999;
  expect(await readOf(1)).toBe(1);
  now += 1;
  expect(await readOf(1)).toBe(2);
});

test.each([
  ['in the school', SCHOOL, 2],
  ['in another school', { kind: 'school', schoolId: 2 } as const, 1],
  ['by a platform user in no single school', { kind: 'platform' } as const, 2],
])('after something is stored %s, the number of reads is right', async (_, scope, expected) => {
  await readOf(1);
  cache.forget(scope);
  expect(await readOf(1)).toBe(expected);
});

test.each([
  ['only records that it depends on', 'receipts', 2],
  ['only records that it does not depend on', 'marks', 1],
] as const)('after %s are stored in the school, the number of reads is right', async (_, changed, expected) => {
  await readOf(1);
  cache.forget(SCHOOL, changed);
  expect(await readOf(1)).toBe(expected);
});

test.each([undefined, 'marks'] as const)(
  'a value that is read while something is stored is not kept',
  async (changed) => {
    await cache.of(1)({ ...SUM, name: 'another' }, count);
    reads = 0;
    const keep = cache.of(1);
    cache.forget(SCHOOL, changed);
    expect(await keep(SUM, count)).toBe(1);
    expect(await readOf(1)).toBe(2);
  },
);

test('a failed read, or a clock that was set back, keeps no value', async () => {
  await expect(cache.of(1)(SUM, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await readOf(1)).toBe(1);
  now -= 1;
  expect(await readOf(1)).toBe(2);
});

test('the values of the 200 schools read last are kept', async () => {
  for (let school = 1; school <= 201; school += 1) await readOf(school);
  expect(await readOf(2)).toBe(2);
  expect(await readOf(1)).toBe(202);
});
