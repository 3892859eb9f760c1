// What a counter and a time say about one more attempt.
import { countAttempt, PER_ACCOUNT, PER_ADDRESS, type Counter } from '../../../provider/domains/auth/attempts.rules.ts';
import { networkOf } from '../../../provider/domains/auth/networks.rules.ts';

const MINUTE = 60_000;
const NOW = 1_000 * MINUTE;
const counter = (attempts: number, agoMs = 0, blockMs: number | null = null): Counter => ({
  attempts,
  lastAtMs: NOW - agoMs,
  blockedUntilMs: blockMs === null ? null : NOW + blockMs,
});

test.each([
  [0, 1, null],
  [8, 9, null],
  [9, 10, MINUTE],
  [10, 11, 2 * MINUTE],
  [13, 14, 15 * MINUTE],
  [60, 61, 15 * MINUTE],
])('A9 after %i attempts comes number %i, and a block of %j ms', (before, number, block) => {
  const { after, waitMs } = countAttempt(counter(before), NOW, PER_ACCOUNT);
  expect(waitMs).toBe(0);
  expect(after).toEqual(counter(number, 0, block));
});

test.each([
  [60 * MINUTE, 10],
  [60 * MINUTE + 1, 1],
])('A9 %i ms after the last attempt it is number %i', (agoMs, number) => {
  expect(countAttempt(counter(9, agoMs), NOW, PER_ACCOUNT).after.attempts).toBe(number);
});

test.each([
  [1, 1],
  [15 * MINUTE, 15 * MINUTE],
  // Set by a clock that runs ahead on another machine, or was put back since.
  [15 * MINUTE + 5, 15 * MINUTE],
  [120 * MINUTE, 15 * MINUTE],
])('G3 A9 while the block has %i ms to go nothing is counted, and the wait is %i ms', (block, wait) => {
  for (const limit of [PER_ACCOUNT, PER_ADDRESS]) {
    const { after, waitMs } = countAttempt(counter(100, 5, block), NOW, limit);
    expect([waitMs, after]).toEqual([wait, counter(100, 5, wait)]);
  }
});

test('A9 the moment a block ends the next attempt is made, and blocks for longer', () => {
  const { after, waitMs } = countAttempt(counter(10, MINUTE, 0), NOW, PER_ACCOUNT);
  expect([waitMs, after]).toEqual([0, counter(11, 0, 2 * MINUTE)]);
});

test('A9 an address may try a hundred times, and again after 15 minutes', () => {
  expect(countAttempt(counter(99), NOW, PER_ADDRESS).after).toEqual(counter(100, 0, 15 * MINUTE));
  expect(countAttempt(counter(100, 15 * MINUTE + 1, -1), NOW, PER_ADDRESS).after).toEqual(counter(1));
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['no address', 'no address'],
  // Written as IPv6 without being an IPv4 address.
  ['::ffff:999.0.2.7', '::ffff:999.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7x', '::ffff:192.0.2.7x'],
  ['1::3:4:5:6:7:8', '1:0:3:4'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['::2:3:4:5:6:7:8', '0:2:3:4'],
  ['x::ffff:192.0.2.7', 'x::ffff:192.0.2.7'],
])('A9 guesses from %s are counted for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
