import fc from 'fast-check';
import { addPaise, MOST_PAISE } from '../../common/money.ts';
import { shareProRata } from '../../common/prorata.ts';

const amounts = fc.integer({ min: 0, max: MOST_PAISE });
const weightLists = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 100 }), amounts), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0));

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1_000_000, [500_000, 300_000, 200_000], [500_000, 300_000, 200_000]],
  [1, [1, 2], [0, 1]],
  [2, [1, 1, 1], [1, 1, 0]],
  [10, [0, 7, 0], [0, 10, 0]],
  [0, [3, 4], [0, 0]],
  [0, [0, 0], [0, 0]],
  [0, [], []],
  [MOST_PAISE, [MOST_PAISE, MOST_PAISE], [(MOST_PAISE + 1) / 2, (MOST_PAISE - 1) / 2]],
])('%i paise shared by %j are %j', (amount, weights, shares) => expect(shareProRata(amount, weights)).toEqual(shares));

test('the shares are no amount below zero, add up to the amount, and each is its exact part rounded down or up', () => {
  fc.assert(
    fc.property(amounts, weightLists, (amount, weights) => {
      const shares = shareProRata(amount, weights);
      const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
      expect(addPaise(...shares)).toBe(amount);
      for (const [at, share] of shares.entries()) {
        const exact = BigInt(amount) * BigInt(weights[at] ?? 0);
        const least = exact / sum;
        expect([least, exact % sum === 0n ? least : least + 1n]).toContain(BigInt(share));
      }
    }),
  );
});

test('a part with more weight never gets less, and parts of one weight differ by a paisa at most', () => {
  fc.assert(
    fc.property(amounts, weightLists, (amount, weights) => {
      const parts = shareProRata(amount, weights)
        .map((share, at) => ({ share, weight: weights[at] ?? 0 }))
        .sort((one, other) => one.weight - other.weight || one.share - other.share);
      for (const [at, { share, weight }] of parts.entries()) {
        const before = parts[at - 1];
        if (before === undefined) continue;
        expect(share).toBeGreaterThanOrEqual(before.share);
        if (weight === before.weight) expect(share - before.share).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test.each([
  [100, []],
  [1, [0, 0]],
  [-1, [1]],
  [1, [-1, 2]],
  [0.5, [1]],
  [1, [Number.NaN]],
  [MOST_PAISE + 1, [1]],
])('%d paise cannot be shared by %j', (amount, weights) =>
  expect(() => shareProRata(amount, weights)).toThrow(RangeError),
);
