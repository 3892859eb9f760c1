// Decides which waiting job a free thread takes next. Schools take turns, and so do the users of a school: a user with many
// waiting jobs delays another user by one job. It has no clock and starts no job.

/** `short`: one thread is reserved for such jobs. `longest`: a long one with more time. */
export type JobSize = 'short' | 'long' | 'longest';

export interface WaitingJob {
  /** school of the user; null for users of the platform, who take turns as one school */
  readonly school: number | null;
  readonly user: number;
  readonly size: JobSize;
  /** by the caller's clock */
  readonly waitUntil: number;
}

/** Maximum number of waiting jobs. */
export interface WaitLimits {
  readonly ofOneUser: number;
  readonly ofOneSchool: number;
  readonly inAll: number;
}

function moveToEnd<Key, Value>(map: Map<Key, Value>, key: Key): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

export class Schedule<Job extends WaitingJob> {
  readonly #limits: WaitLimits;
  /** Both maps are in the order of turns; users and schools without waiting jobs are removed. */
  readonly #schools = new Map<number | null, Map<number, Job[]>>();

  constructor(limits: WaitLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#jobs().length;
  }

  #jobs(): Job[] {
    return [...this.#schools.values()].flatMap((users) => [...users.values()].flat());
  }

  /** Queues the job; returns false if a limit is reached. */
  add(job: Job): boolean {
    const users = this.#schools.get(job.school) ?? new Map<number, Job[]>();
    const own = users.get(job.user) ?? [];
    const { ofOneUser, ofOneSchool, inAll } = this.#limits;
    if (own.length >= ofOneUser || [...users.values()].flat().length >= ofOneSchool || this.waiting >= inAll)
      return false;
    this.#schools.set(job.school, users);
    users.set(job.user, [...own, job]);
    return true;
  }

  /** Removes the job of a caller that disconnected; returns false if it no longer waits. */
  remove(job: Job): boolean {
    const users = this.#schools.get(job.school);
    const jobs = users?.get(job.user);
    if (!users || !jobs?.includes(job)) return false;
    const rest = jobs.filter((one) => one !== job);
    if (rest.length > 0) users.set(job.user, rest);
    else users.delete(job.user);
    if (users.size === 0) this.#schools.delete(job.school);
    return true;
  }

  /** Removes and returns the next job: of one user the short ones first, then in the order of arrival. */
  take(shortOnly: boolean): Job | undefined {
    for (const [school, users] of this.#schools)
      for (const [user, jobs] of users) {
        const job = jobs.find(({ size }) => size === 'short') ?? (shortOnly ? undefined : jobs[0]);
        if (!job) continue;
        this.remove(job);
        moveToEnd(users, user);
        moveToEnd(this.#schools, school);
        return job;
      }
    return undefined;
  }

  /** Removes and returns the jobs that have waited for too long. */
  expire(now: number): Job[] {
    const late = this.#jobs().filter(({ waitUntil }) => waitUntil <= now);
    for (const job of late) this.remove(job);
    return late;
  }

  /** Time at which the next job expires; undefined if none waits. */
  nextExpiry(): number | undefined {
    const jobs = this.#jobs();
    return jobs.length === 0 ? undefined : Math.min(...jobs.map(({ waitUntil }) => waitUntil));
  }
}
