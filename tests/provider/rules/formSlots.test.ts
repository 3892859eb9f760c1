// Who may send a form now, who waits, and who is sent away.
import { setImmediate as turn } from 'node:timers/promises';
import { createFormSlots, type FormLimits } from '../../../provider/contract/formSlots.ts';
import { ApiError } from '../../../provider/shared/fail.ts';

const MINUTE = 60_000;
const TIMES = { waitMs: MINUTE, arriveMs: MINUTE, idleMs: MINUTE };
const LIMITS: FormLimits = { atOnce: 3, ofOneSchool: 3, ofOneUser: 2, waiting: 2, ...TIMES };
const stays = new AbortController().signal;

/** Enters a user and tells whether there is a place yet. */
function visit(slots: ReturnType<typeof createFormSlots>, user: number, gone = stays, school: number | null = null) {
  const seen: { leave?: () => void; refusal?: unknown } = {};
  slots.enter({ user, school }, gone).then(
    (leave) => (seen.leave = leave),
    (refusal: unknown) => (seen.refusal = refusal),
  );
  return seen;
}
const inside = async (...visits: ReturnType<typeof visit>[]): Promise<boolean[]> => {
  await turn();
  return visits.map(({ leave }) => leave !== undefined);
};

test('F8 one user has some of the places for forms; the next one gets in past those who wait for their own', async () => {
  const slots = createFormSlots(LIMITS);
  const mine = [1, 2, 3].map(() => visit(slots, 7));
  expect(await inside(...mine)).toEqual([true, true, false]);
  const theirs = visit(slots, 8);
  expect(await inside(theirs)).toEqual([true]);
  mine[0]?.leave?.();
  expect(await inside(...mine)).toEqual([true, true, true]);
});

test('F8 all places taken, a form waits for the first that is free, in the order of arrival', async () => {
  const slots = createFormSlots(LIMITS);
  const first = [1, 2, 3].map((user) => visit(slots, user));
  const later = [4, 5].map((user) => visit(slots, user));
  expect(await inside(...first, ...later)).toEqual([true, true, true, false, false]);
  first[2]?.leave?.();
  expect(await inside(...later)).toEqual([true, false]);
  first[0]?.leave?.();
  expect(await inside(...later)).toEqual([true, true]);
});

const sentAway = async (seen: ReturnType<typeof visit>) => {
  await turn();
  const { code, details } = seen.refusal as ApiError;
  return [code, details.retryAfterSeconds];
};

test('F8 204 where too many of one user wait, or the wait is over, with the time to come again', async () => {
  const slots = createFormSlots({ ...LIMITS, ofOneUser: 1 });
  const all = [1, 2, 3, 4].map(() => visit(slots, 7));
  expect(await sentAway(all[3] ?? {})).toEqual(['UNAVAILABLE', 5]);
  const brief = createFormSlots({ ...LIMITS, ofOneUser: 1, waitMs: 1 });
  const leave = await brief.enter({ user: 7, school: null }, stays);
  const waited = brief.enter({ user: 7, school: null }, stays);
  await expect(waited).rejects.toBeInstanceOf(ApiError);
  leave();
  expect(await inside(visit(brief, 7))).toEqual([true]);
});

test('F8 forms of one user that wait leave the others their own places to wait', async () => {
  const slots = createFormSlots({ ...LIMITS, atOnce: 1 });
  const mine = [1, 2, 3].map(() => visit(slots, 7));
  const theirs = visit(slots, 8);
  expect(await inside(...mine, theirs)).toEqual([true, false, false, false]);
  expect(theirs.refusal).toBeUndefined();
  for (const one of mine) {
    one.leave?.();
    await turn();
  }
  expect(await inside(theirs)).toEqual([true]);
});

test('F8 a caller who leaves while waiting is taken out of the queue', async () => {
  const slots = createFormSlots({ ...LIMITS, ofOneUser: 1 });
  const left = new AbortController();
  const [first, second, third] = [visit(slots, 7), visit(slots, 7, left.signal), visit(slots, 7)];
  left.abort();
  await turn();
  first.leave?.();
  expect(await inside(second, third)).toEqual([false, true]);
});

test('F8 all users of one school have some of the slots, and the next free one goes to the school with the fewest', async () => {
  const slots = createFormSlots({ ...LIMITS, ofOneSchool: 2 });
  const of = (school: number, user: number) => visit(slots, user, stays, school);
  const mine = [of(1, 11), of(1, 12), of(1, 13)];
  const theirs = of(2, 21);
  expect(await inside(...mine, theirs)).toEqual([true, true, false, true]);
  const others = of(3, 31);
  mine[0]?.leave?.();
  expect(await inside(...mine, others)).toEqual([true, true, false, true]);
  theirs.leave?.();
  expect(await inside(...mine)).toEqual([true, true, true]);
});
