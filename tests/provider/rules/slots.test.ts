// Calls that get a slot, wait for one, or are rejected.
import { setImmediate as turn } from 'node:timers/promises';
import { Slots, type SlotLimits } from '../../../provider/call/slots.ts';
import { ApiError } from '../../../provider/shared/fail.ts';

const MINUTE = 60_000;
const LIMITS: SlotLimits = { atOnce: 3, ofOneSchool: 3, ofOneUser: 2, waiting: 2, waitMs: MINUTE };
const { signal: open } = new AbortController();
const stays = () => open;

/** A call of a user that asks for a slot. */
function visit(slots: Slots, user: number, gone = stays, school: number | null = null) {
  const seen: { leave?: () => void; rejection?: unknown } = {};
  slots.enter({ user, school }, gone).then(
    (leave) => (seen.leave = leave),
    (rejection: unknown) => (seen.rejection = rejection),
  );
  return seen;
}
const inside = async (...visits: ReturnType<typeof visit>[]): Promise<boolean[]> => {
  await turn();
  return visits.map(({ leave }) => leave !== undefined);
};

test('F8 one user has some of the slots; another user gets one before the waiting calls of the first', async () => {
  const slots = new Slots(LIMITS);
  const mine = [1, 2, 3].map(() => visit(slots, 7));
  expect(await inside(...mine)).toEqual([true, true, false]);
  const theirs = visit(slots, 8);
  expect(await inside(theirs)).toEqual([true]);
  mine[0]?.leave?.();
  expect(await inside(...mine)).toEqual([true, true, true]);
});

test('F8 while all slots are used, calls wait for the next free one in the order of arrival', async () => {
  const slots = new Slots(LIMITS);
  const first = [1, 2, 3].map((user) => visit(slots, user));
  const later = [4, 5].map((user) => visit(slots, user));
  expect(await inside(...first, ...later)).toEqual([true, true, true, false, false]);
  first[2]?.leave?.();
  expect(await inside(...later)).toEqual([true, false]);
  first[0]?.leave?.();
  expect(await inside(...later)).toEqual([true, true]);
});

const rejectionOf = async (seen: ReturnType<typeof visit>) => {
  await turn();
  const { code, details } = seen.rejection as ApiError;
  return [code, details.retryAfterSeconds];
};

test('F8 204 with Retry-After when too many calls of one user wait, or one has waited too long', async () => {
  const slots = new Slots({ ...LIMITS, ofOneUser: 1 });
  const all = [1, 2, 3, 4].map(() => visit(slots, 7));
  expect(await rejectionOf(all[3] ?? {})).toEqual(['UNAVAILABLE', 5]);
  const brief = new Slots({ ...LIMITS, ofOneUser: 1, waitMs: 1 });
  const leave = await brief.enter({ user: 7, school: null }, stays);
  const waited = brief.enter({ user: 7, school: null }, stays);
  await expect(waited).rejects.toBeInstanceOf(ApiError);
  leave();
  expect(await inside(visit(brief, 7))).toEqual([true]);
});

test('F8 waiting calls of one user do not use up the queue of others', async () => {
  const slots = new Slots({ ...LIMITS, atOnce: 1 });
  const mine = [1, 2, 3].map(() => visit(slots, 7));
  const theirs = visit(slots, 8);
  expect(await inside(...mine, theirs)).toEqual([true, false, false, false]);
  expect(theirs.rejection).toBeUndefined();
  for (const one of mine) {
    one.leave?.();
    await turn();
  }
  expect(await inside(theirs)).toEqual([true]);
});

test('F8 a call whose connection closes leaves the queue', async () => {
  const slots = new Slots({ ...LIMITS, ofOneUser: 1 });
  const left = new AbortController();
  const [first, second, third] = [visit(slots, 7), visit(slots, 7, () => left.signal), visit(slots, 7)];
  left.abort();
  await turn();
  first.leave?.();
  expect(await inside(second, third)).toEqual([false, true]);
});

test('F8 all users of one school have some of the slots, and the next free one goes to the school with the fewest', async () => {
  const slots = new Slots({ ...LIMITS, ofOneSchool: 2 });
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
