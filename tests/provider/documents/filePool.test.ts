// The pool by itself: which work starts when, by a clock that moves when the test says so.
import { setImmediate as turn } from 'node:timers/promises';
import type { RequestThread } from '../../../provider/documents/pool/requestThread.ts';
import {
  Dropped,
  FilePool,
  POOL_LIMITS,
  type FileSlot,
  type PoolLimits,
} from '../../../provider/documents/pool/filePool.ts';
import { Gathering } from '../../../provider/documents/pool/gathering.ts';
import type { JobSize } from '../../../provider/documents/pool/schedule.ts';
import { SharedFiles } from '../../../provider/documents/pool/sharedFiles.ts';
import { Slot, type ReusableThread } from '../../../provider/documents/pool/slot.ts';
import type { ApiError } from '../../../provider/shared/fail.ts';

/** Time that moves by `pass` alone. */
function makeTimers() {
  let now = 0;
  const due = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      due.add(timer);
      return () => void due.delete(timer);
    },
    async pass(ms: number) {
      now += ms;
      for (const timer of [...due].filter(({ at }) => at <= now)) {
        due.delete(timer);
        timer.run();
      }
      await turn();
    },
    due: () => due.size,
  };
}

class FakeThread implements ReusableThread {
  sound = true;
  closed = false;
  close() {
    this.sound = false;
    this.closed = true;
    return Promise.resolve();
  }
}

interface Job {
  outcome?: unknown;
  slot?: FileSlot;
  end: (failed?: Error) => void;
  left: AbortController;
}

function makePool(limits: Partial<PoolLimits> = {}) {
  const timers = makeTimers();
  const pool = new FilePool({ limits: { slots: 2, waitMs: 20, runMs: 15, answerMs: 50, ...limits }, timers });
  const send = (user: number, size: JobSize = 'long', arrivedAt = timers.now(), school = 1): Job => {
    const left = new AbortController();
    const job: Job = { left, end: () => undefined };
    pool
      .run({ school, user, left: left.signal, arrivedAt }, size, (slot) => {
        job.slot = slot;
        return new Promise<string>((resolve, reject) => {
          job.end = (failed) => (failed ? reject(failed) : resolve('made'));
        });
      })
      .then(
        (made) => (job.outcome = made),
        (error: unknown) => (job.outcome = error instanceof Dropped ? 'dropped' : error),
      );
    return job;
  };
  return { pool, timers, send };
}
const started = async (...jobs: Job[]) => {
  await turn();
  return jobs.map(({ slot }) => slot !== undefined);
};
const refusal = ({ outcome }: Job) => {
  const { code, details } = outcome as ApiError;
  return [code, details.message, details.retryAfterSeconds];
};
const BUSY = 'Many files are being prepared. Try again in a few seconds.';

test('long jobs leave one slot to short ones, and a failed job leaves its slot to the next', async () => {
  const { pool, send } = makePool();
  const [first, second] = [send(1), send(2)];
  expect(await started(first, second)).toEqual([true, false]);
  const short = [send(3, 'short'), send(4, 'short')];
  expect(await started(...short)).toEqual([true, false]);
  expect([pool.running, pool.waiting]).toEqual([2, 2]);
  short[0]?.end();
  expect(await started(second, ...short)).toEqual([false, true, true]);
  first.end(new Error('no'));
  expect(await started(second)).toEqual([true]);
  expect([first.outcome, short[0]?.outcome]).toEqual([new Error('no'), 'made']);
});

test('code 204 a job that has waited for too long is rejected with Retry-After, and the next one still runs', async () => {
  const { timers, send } = makePool({ runMs: 1_000, answerMs: 1_000 });
  const [first, second] = [send(1), send(2)];
  await timers.pass(19);
  const third = send(3);
  expect(second.outcome).toBeUndefined();
  await timers.pass(1);
  expect(refusal(second)).toEqual(['UNAVAILABLE', BUSY, 10]);
  first.end();
  expect(await started(second, third)).toEqual([false, true]);
});

test('code 204 the eleventh job of a user that would wait is rejected at once; another user’s is not', async () => {
  const { send } = makePool();
  const mine = Array.from({ length: 12 }, () => send(1));
  const other = send(2);
  await turn();
  expect(refusal(mine[11]!)).toEqual(['UNAVAILABLE', BUSY, 5]);
  expect([mine[10]?.outcome, other.outcome]).toEqual([undefined, undefined]);
  mine[0]?.end();
  await turn();
  mine[1]?.end();
  expect(await started(other, mine[2]!)).toEqual([true, false]);
});

/** Ten jobs of each of these users of a school. */
const jobsOf = (send: ReturnType<typeof makePool>['send'], school: number, users: number): Job[] =>
  Array.from({ length: users * 10 }, (_, at) => send(school * 100 + Math.floor(at / 10), 'long', 0, school));

test('code 204 40 jobs of a school and 100 in all wait; one more is rejected at once', async () => {
  const { pool, send } = makePool(POOL_LIMITS);
  const running = [send(1), send(2)];
  await turn();
  const waiting = jobsOf(send, 1, 4);
  const ofSchool = send(900);
  await turn();
  expect([pool.running, pool.waiting]).toEqual([2, 40]);
  expect(refusal(ofSchool)).toEqual(['UNAVAILABLE', BUSY, 5]);
  waiting.push(...jobsOf(send, 2, 4), ...jobsOf(send, 3, 2));
  const inAll = send(901, 'long', 0, 4);
  await turn();
  expect(pool.waiting).toBe(100);
  expect(refusal(inAll)).toEqual(['UNAVAILABLE', BUSY, 5]);
  expect([...running, ...waiting].filter(({ outcome }) => outcome !== undefined)).toEqual([]);
});

test('schools take turns: a school with many users delays another one by one job', async () => {
  const { send } = makePool();
  const first = send(1);
  const [second, third] = [send(2), send(3)];
  const other = send(4, 'long', 0, 2);
  first.end();
  await turn();
  second.end();
  expect(await started(other, third)).toEqual([true, false]);
});

test('code 204 of the 50 s from arrival to response, those before the request reached the pool count', async () => {
  const { timers, send } = makePool(POOL_LIMITS);
  await timers.pass(40_000);
  send(1);
  send(2);
  const late = send(3, 'long', 9_000);
  await timers.pass(18_999);
  expect(late.outcome).toBeUndefined();
  await timers.pass(1);
  expect(refusal(late)).toEqual(['UNAVAILABLE', BUSY, 10]);
});

test('a job that ends while its thread starts gets none, and a thread is asked nothing after the end', async () => {
  const { send } = makePool();
  const job = send(1);
  await turn();
  const thread = job.slot?.thread(FakeThread);
  job.left.abort();
  await expect(thread).rejects.toBeInstanceOf(Dropped);
  const ask = jest.fn();
  const file = new Gathering({ ask } as unknown as RequestThread<string>, AbortSignal.abort());
  await expect(file.ask('begin')).rejects.toBeInstanceOf(Dropped);
  expect(ask).not.toHaveBeenCalled();
});

test('a job whose connection closes while it waits never starts, and its user may send another one', async () => {
  const { pool, send, timers } = makePool({ ofOneUser: 1 });
  const [first, gone, refused] = [send(1), send(1), send(1)];
  gone.left.abort();
  const next = send(1);
  const late = send(2);
  late.left.abort();
  await turn();
  expect([gone.outcome, (refused.outcome as ApiError).code, late.outcome]).toEqual([
    'dropped',
    'UNAVAILABLE',
    'dropped',
  ]);
  first.end();
  expect(await started(gone, next)).toEqual([false, true]);
  next.end();
  await turn();
  expect([pool.running, pool.waiting, timers.due()]).toEqual([0, 0, 0]);
});

test('work of a connection that is closed already does not start', async () => {
  const { pool } = makePool();
  const request = { school: 1, user: 1, left: AbortSignal.abort(), arrivedAt: 0 };
  await expect(pool.run(request, 'short', () => Promise.resolve('made'))).rejects.toBeInstanceOf(Dropped);
});

test('the signal of a running job aborts when its connection closes', async () => {
  const { send } = makePool();
  const job = send(1);
  await turn();
  expect(job.slot?.ended.aborted).toBe(false);
  job.left.abort();
  expect(job.slot?.ended.aborted).toBe(true);
});

test('code 175 a job that runs for too long is ended: its thread is closed, and it gets no other one', async () => {
  const { timers, send } = makePool();
  const [first, second] = [send(1), send(2)];
  await turn();
  const thread = await first.slot?.thread(FakeThread);
  await timers.pass(15);
  expect([refusal(first)[0], thread?.closed, first.slot?.ended.aborted]).toEqual(['UNABLE_TO_CREATE_FILE', true, true]);
  expect(await started(second)).toEqual([true]);
  const next = await second.slot?.thread(FakeThread);
  class OtherThread extends FakeThread {}
  await expect(first.slot?.thread(OtherThread)).rejects.toBeInstanceOf(Dropped);
  first.end();
  expect([next?.closed, await second.slot?.thread(FakeThread)]).toEqual([false, next]);
});

test('code 175 code 204 the longest jobs have more time to run and until their response', async () => {
  const { timers, send } = makePool({ slots: 3, longestRunMs: 60, longestAnswerMs: 90 });
  const [long, longest] = [send(1, 'long'), send(2, 'longest')];
  await timers.pass(15);
  expect([refusal(long)[0], longest.outcome]).toEqual(['UNABLE_TO_CREATE_FILE', undefined]);
  await timers.pass(44);
  expect(longest.outcome).toBeUndefined();
  await timers.pass(1);
  expect(refusal(longest)[0]).toBe('UNABLE_TO_CREATE_FILE');
  const late = send(3, 'longest', timers.now() - 50);
  await timers.pass(40);
  expect(refusal(late)).toEqual(['UNAVAILABLE', BUSY, 10]);
});

test('code 204 the time from the arrival of a request to its response is limited, however it is spent', async () => {
  const { timers, send } = makePool();
  await timers.pass(100);
  const [first, second] = [send(1, 'long', 60), send(2, 'long', 45)];
  await timers.pass(10);
  expect(refusal(first)).toEqual(['UNAVAILABLE', BUSY, 10]);
  // Its 50 ms were over while it waited.
  expect(refusal(second)).toEqual(['UNAVAILABLE', BUSY, 10]);
});

test('a slot keeps its thread for the next job of the same kind, and closes it for any other', async () => {
  class One extends FakeThread {}
  class Other extends FakeThread {}
  const slot = new Slot();
  const first = await slot.thread(One);
  expect(await slot.thread(One)).toBe(first);
  first.sound = false;
  const second = await slot.thread(One);
  expect([second === first, first.closed]).toEqual([false, true]);
  const other = await slot.thread(Other);
  expect([second.closed, other.closed]).toEqual([true, false]);
  const [third, fourth] = await Promise.all([slot.thread(One), slot.thread(Other)]);
  expect([other.closed, third.closed, fourth.closed]).toEqual([true, true, false]);
  await slot.clear();
  expect(fourth.closed).toBe(true);
});

test('a shared file is made once for callers at one time, and again for a caller whose maker left', async () => {
  const files = new SharedFiles(2);
  let made = 0;
  const make = (name: string) => () => Promise.resolve(Buffer.from(`${name}${(made += 1)}`));
  const get = async (name: string) => (await files.get(name, make(name))).toString();
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a1', 'a1', 'b2']);
  // The one used least recently makes room.
  expect([await get('a'), await get('c'), await get('a'), await get('b')]).toEqual(['a1', 'c3', 'a1', 'b4']);
  const leaves = files.get('d', () => Promise.reject(new Dropped()));
  const stays = [get('d'), get('d')];
  await expect(leaves).rejects.toBeInstanceOf(Dropped);
  expect(await Promise.all(stays)).toEqual(['d5', 'd5']);
  await expect(files.get('e', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await get('e')).toBe('e6');
});
