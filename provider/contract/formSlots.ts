// Limits the forms that are read concurrently, because each may occupy the memory of a file. One user gets a few of the slots and
// one school half of them, so that slow uploads of a school cannot delay other schools.
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../call/context.ts';
import { ApiError } from '../shared/fail.ts';

export interface FormLimits {
  /** forms read and executed concurrently in this process */
  atOnce: number;
  ofOneSchool: number;
  ofOneUser: number;
  /** forms of one user that may wait for a slot, and for how long */
  waiting: number;
  waitMs: number;
  /** maximum time from the start of a slot until the form has arrived */
  arriveMs: number;
  /** maximum time without new bytes of a form */
  idleMs: number;
}

export const FORM_LIMITS: FormLimits = {
  atOnce: 12,
  ofOneSchool: 6,
  ofOneUser: 4,
  waiting: 100,
  waitMs: 20_000,
  arriveMs: 30_000,
  idleMs: 10_000,
};

const RETRY_AFTER_SECONDS = 5;

/** Callers without a sign-in count as one user, and users without a school as one school. */
export interface Sender {
  user: number | undefined;
  school: number | null;
}

interface Waiter {
  sender: Sender;
  admit: () => void;
}

export interface FormSlots {
  /** Resolves with the function that releases the slot; 204 when no slot becomes free in time, or `gone` aborts. */
  enter(sender: Sender, gone: AbortSignal): Promise<() => void>;
}

/** Slots in use by key. */
function createCount<K>() {
  const counts = new Map<K, number>();
  const of = (key: K) => counts.get(key) ?? 0;
  const add = (key: K, change: number) => {
    const count = of(key) + change;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return { of, add };
}

export function createFormSlots({ atOnce, ofOneSchool, ofOneUser, waiting, waitMs }: FormLimits): FormSlots {
  const users = createCount<Sender['user']>();
  const schools = createCount<Sender['school']>();
  const queue: Waiter[] = [];
  let taken = 0;
  const mayEnter = ({ user, school }: Sender) =>
    taken < atOnce && users.of(user) < ofOneUser && schools.of(school) < ofOneSchool;
  const change = ({ user, school }: Sender, by: number) => {
    taken += by;
    users.add(user, by);
    schools.add(school, by);
  };

  /** The next form is the first one of the school with the fewest slots. */
  function admitNext(): void {
    const ready = queue.filter(({ sender }) => mayEnter(sender));
    const fewest = Math.min(...ready.map(({ sender }) => schools.of(sender.school)));
    ready.find(({ sender }) => schools.of(sender.school) === fewest)?.admit();
  }

  function take(sender: Sender): () => void {
    change(sender, 1);
    return () => {
      change(sender, -1);
      admitNext();
    };
  }

  function wait(sender: Sender, gone: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', giveUp);
        queue.splice(queue.indexOf(waiter), 1);
      };
      const giveUp = () => {
        stopWaiting();
        reject(new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      };
      const waiter: Waiter = {
        sender,
        admit: () => {
          stopWaiting();
          resolve(take(sender));
        },
      };
      const timer = setTimeout(giveUp, waitMs).unref();
      gone.addEventListener('abort', giveUp);
      queue.push(waiter);
    });
  }

  return {
    async enter(sender, gone) {
      if (mayEnter(sender)) return take(sender);
      if (gone.aborted || queue.filter((waiter) => waiter.sender.user === sender.user).length >= waiting)
        throw new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      return wait(sender, gone);
    },
  };
}

/** Runs `work` in a slot of the user and the school of a call. */
export async function withFormSlot<T>(
  slots: FormSlots,
  { actor, request }: { actor: Actor | undefined; request: FastifyRequest },
  work: () => Promise<T>,
): Promise<T> {
  const free = await slots.enter({ user: actor?.userId, school: actor?.schoolId ?? null }, request.signal);
  try {
    return await work();
  } finally {
    free();
  }
}
