// One slot of the pool runs one job at a time, and holds at most one thread: the pool never has more threads than slots.

export interface KeptThread {
  /** whether it can be asked again */
  readonly sound: boolean;
  close(): Promise<void>;
}

/** The threads of one slot, as a job uses them. */
export interface SlotThreads {
  /** The thread of this kind that the last job left, else a new one. */
  thread<Thread extends KeptThread>(kind: new () => Thread): Promise<Thread>;
  /** Closes the kept thread, so that a job can start a thread of its own. */
  clear(): Promise<void>;
}

export class Slot implements SlotThreads {
  #kept: KeptThread | undefined;
  /** One change after the other: a job that is out of time may still be asking while the next one begins. */
  #changed: Promise<unknown> = Promise.resolve();

  #change<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.#changed.then(change);
    this.#changed = changed.catch(() => undefined);
    return changed;
  }

  async #close(): Promise<void> {
    const kept = this.#kept;
    this.#kept = undefined;
    await kept?.close();
  }

  thread<Thread extends KeptThread>(kind: new () => Thread): Promise<Thread> {
    return this.#change(async () => {
      if (this.#kept instanceof kind && this.#kept.sound) return this.#kept;
      await this.#close();
      const thread = new kind();
      this.#kept = thread;
      return thread;
    });
  }

  clear(): Promise<void> {
    return this.#change(() => this.#close());
  }
}
