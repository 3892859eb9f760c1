// The provider's clock, which the portal follows where the computer's own is wrong.
import { followComputer, followProvider, now, onClockSet } from '@/shared/lib/clock';
import { today } from '@/shared/lib/dates';

const COMPUTER = Date.parse('2026-07-14T06:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const onSet = jest.fn();
let leave: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: COMPUTER });
  followComputer();
  onSet.mockClear();
  leave = onClockSet(onSet);
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

test.each([
  ['a day ahead', DAY_MS, '2026-07-15'],
  ['a day behind', -DAY_MS, '2026-07-13'],
  ['years ahead', 6000 * DAY_MS, '2042-12-17'],
])('a provider %s of the computer sets the clock, which goes on', (_name, ahead, day) => {
  followProvider(COMPUTER + ahead);
  expect(onSet).toHaveBeenCalledTimes(1);
  expect(today()).toBe(day);
  jest.advanceTimersByTime(MINUTE_MS);
  expect(now()).toBe(COMPUTER + ahead + MINUTE_MS);
});

test.each([4 * MINUTE_MS, -4 * MINUTE_MS])('a difference of %i ms is that of the response', (ahead) => {
  followProvider(COMPUTER + ahead);
  expect(now()).toBe(COMPUTER);
  expect(onSet).not.toHaveBeenCalled();
});

test('later responses set the clock only after a change of more than minutes', () => {
  followProvider(COMPUTER + DAY_MS);
  followProvider(COMPUTER + DAY_MS - 4 * MINUTE_MS);
  expect(onSet).toHaveBeenCalledTimes(1);
  followProvider(COMPUTER + 2 * DAY_MS);
  expect(onSet).toHaveBeenCalledTimes(2);
  expect(today()).toBe('2026-07-16');
});

test('a computer whose clock was corrected has its own time', () => {
  followProvider(COMPUTER + DAY_MS);
  jest.setSystemTime(COMPUTER + DAY_MS);
  followProvider(COMPUTER + DAY_MS);
  expect(now()).toBe(COMPUTER + DAY_MS);
});

test('nothing is called after its end', () => {
  leave();
  followProvider(COMPUTER + DAY_MS);
  expect(onSet).not.toHaveBeenCalled();
});
