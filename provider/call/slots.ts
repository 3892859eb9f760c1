// Limits the calls that are executed concurrently. One user or school gets a part of the slots, so that slow calls of a user cannot delay
// the calls of others.
import { ApiError } from '../shared/fail.ts';

export interface SlotLimits {
  /** calls executed concurrently in this process */
  atOnce: number;
  ofOneSchool: number;
  ofOneUser: number;
  /** calls of one user that may wait for a slot, and for how long */
  waiting: number;
  waitMs: number;
}

/** Forms, of which each may occupy the memory of a file. */
export interface FormLimits extends SlotLimits {
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

/** Calls that may occupy a connection to the database: at most half of the connections for one user. */
export const CALL_LIMITS: SlotLimits = {
  atOnce: Infinity,
  ofOneSchool: Infinity,
  ofOneUser: 5,
  waiting: 1_000,
  waitMs: 20_000,
};

const RETRY_AFTER_SECONDS = 5;

const rejection = (): ApiError => new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Callers without a sign-in count as one user, and users without a school as one school. */
export interface Sender {
  user: number | undefined;
  school: number | null;
}

interface Waiter {
  sender: Sender;
  admit: () => void;
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

export class Slots {
  readonly #limits: SlotLimits;
  readonly #users = createCount<Sender['user']>();
  readonly #schools = createCount<Sender['school']>();
  readonly #queue: Waiter[] = [];
  #taken = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** calls that have a slot */
  get taken(): number {
    return this.#taken;
  }

  /** calls that wait for one */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Resolves with the function that releases the slot; 204 when no slot becomes free in time, or the signal of `left` aborts. */
  async enter(sender: Sender, left: () => AbortSignal): Promise<() => void> {
    if (this.#mayEnter(sender)) return this.#take(sender);
    const gone = left();
    const ofUser = this.#queue.filter((waiter) => waiter.sender.user === sender.user);
    if (gone.aborted || ofUser.length >= this.#limits.waiting) throw rejection();
    return this.#wait(sender, gone);
  }

  #mayEnter({ user, school }: Sender): boolean {
    const { atOnce, ofOneSchool, ofOneUser } = this.#limits;
    return this.#taken < atOnce && this.#users.of(user) < ofOneUser && this.#schools.of(school) < ofOneSchool;
  }

  #change({ user, school }: Sender, by: number): void {
    this.#taken += by;
    this.#users.add(user, by);
    this.#schools.add(school, by);
  }

  #take(sender: Sender): () => void {
    this.#change(sender, 1);
    return () => {
      this.#change(sender, -1);
      this.#admitNext();
    };
  }

  /** The next call is the first one of the school with the fewest slots. */
  #admitNext(): void {
    const ready = this.#queue.filter(({ sender }) => this.#mayEnter(sender));
    const fewest = Math.min(...ready.map(({ sender }) => this.#schools.of(sender.school)));
    ready.find(({ sender }) => this.#schools.of(sender.school) === fewest)?.admit();
  }

  #wait(sender: Sender, gone: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', giveUp);
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
      };
      const giveUp = () => {
        stopWaiting();
        reject(rejection());
      };
      const waiter: Waiter = {
        sender,
        admit: () => {
          stopWaiting();
          resolve(this.#take(sender));
        },
      };
      const timer = setTimeout(giveUp, this.#limits.waitMs).unref();
      gone.addEventListener('abort', giveUp);
      this.#queue.push(waiter);
    });
  }
}

/** Runs `work` in a slot. */
export async function withSlot<T>(
  slots: Slots,
  sender: Sender,
  left: () => AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const free = await slots.enter(sender, left);
  try {
    return await work();
  } finally {
    free();
  }
}
