// Long work on the event loop is divided, so that other calls are answered between its parts.
import { setImmediate as turn } from 'node:timers/promises';
import { inTurns, keptInTurns } from '../../../provider/shared/turns.ts';

afterEach(() => jest.restoreAllMocks());

test('work on many items lets the event loop turn after each 2 ms of it, and keeps the order', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const made: number[] = [];
  const seen: number[] = [];
  let ended = false;
  const work = inTurns([1, 2, 3, 4, 5, 6, 7], (item) => {
    now += item === 7 ? 5 : 1;
    made.push(item);
    return item * 10;
  }).finally(() => (ended = true));
  while (!ended) {
    if (seen.at(-1) !== made.length) seen.push(made.length);
    await turn();
  }
  expect(seen).toEqual([2, 4, 6, 7]);
  expect(await work).toEqual([10, 20, 30, 40, 50, 60, 70]);
});

test('items are selected in the same batches, in their order', async () => {
  expect(await keptInTurns([5, 1, 4, 2], (item) => item > 1)).toEqual([5, 4, 2]);
});
