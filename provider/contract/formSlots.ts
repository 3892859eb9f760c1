// Forms are read a few at a time, since each may hold a file in memory; one user takes some of the places, never all.
import { ApiError } from '../shared/fail.ts';

export interface FormLimits {
  /** forms the process reads and carries out at once */
  atOnce: number;
  ofOneUser: number;
  /** forms of one user that may wait for a place, and for how long */
  waiting: number;
  waitMs: number;
  /** from its place on, a form has arrived in this time */
  arriveMs: number;
}

export const FORM_LIMITS: FormLimits = {
  atOnce: 12,
  ofOneUser: 4,
  waiting: 100,
  waitMs: 20_000,
  arriveMs: 30_000,
};

const RETRY_AFTER_SECONDS = 5;

/** Callers without a sign-in count as one. */
type User = number | undefined;

interface Waiter {
  user: User;
  admit: () => void;
}

export interface FormSlots {
  /** Resolves when there is a place, with what frees it; 204 when there is none for long, or `gone` fires. */
  enter(user: User, gone: AbortSignal): Promise<() => void>;
}

export function createFormSlots({ atOnce, ofOneUser, waiting, waitMs }: FormLimits): FormSlots {
  const inside = new Map<User, number>();
  const queue: Waiter[] = [];
  let taken = 0;
  const count = (user: User) => inside.get(user) ?? 0;
  const mayEnter = (user: User) => taken < atOnce && count(user) < ofOneUser;

  function take(user: User): () => void {
    taken += 1;
    inside.set(user, count(user) + 1);
    return () => {
      taken -= 1;
      if (count(user) === 1) inside.delete(user);
      else inside.set(user, count(user) - 1);
      queue.find((waiter) => mayEnter(waiter.user))?.admit();
    };
  }

  function wait(user: User, gone: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', giveUp);
        queue.splice(queue.indexOf(waiter), 1);
      };
      const giveUp = () => {
        leave();
        reject(new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      };
      const waiter: Waiter = {
        user,
        admit: () => {
          leave();
          resolve(take(user));
        },
      };
      const timer = setTimeout(giveUp, waitMs).unref();
      gone.addEventListener('abort', giveUp);
      queue.push(waiter);
    });
  }

  return {
    async enter(user, gone) {
      if (mayEnter(user)) return take(user);
      if (gone.aborted || queue.filter((waiter) => waiter.user === user).length >= waiting)
        throw new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      return wait(user, gone);
    },
  };
}
