// A slot of the pool runs one job at a time and has at most one thread, so the pool never has more threads than slots.

export interface ReusableThread {
  /** whether it can take another request */
  readonly sound: boolean;
  close(): Promise<void>;
}

/** The threads of one slot, as a job uses them. */
export interface SlotThreads {
  /** The idle thread of this kind from the last job, else a new one. */
  thread<Thread extends ReusableThread>(kind: new () => Thread): Promise<Thread>;
  /** Closes the idle thread, so that a job can start its own. */
  clear(): Promise<void>;
}

export class Slot implements SlotThreads {
  #thread: ReusableThread | undefined;
  /** Serialises changes, because a job past its time may still request a thread while the next job starts. */
  #changed: Promise<unknown> = Promise.resolve();

  #change<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.#changed.then(change);
    this.#changed = changed.catch(() => undefined);
    return changed;
  }

  async #close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.close();
  }

  thread<Thread extends ReusableThread>(kind: new () => Thread): Promise<Thread> {
    return this.#change(async () => {
      if (this.#thread instanceof kind && this.#thread.sound) return this.#thread;
      await this.#close();
      const thread = new kind();
      this.#thread = thread;
      return thread;
    });
  }

  clear(): Promise<void> {
    return this.#change(() => this.#close());
  }
}
