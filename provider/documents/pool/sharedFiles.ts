import { Dropped } from './filePool.ts';

/** Files requested by several callers: each is created once, the latest are cached. A key identifies the content of its file. */
export class SharedFiles {
  readonly #most: number;
  /** in the order of their last use */
  readonly #files = new Map<string, Promise<Buffer>>();

  constructor(most: number) {
    this.#most = most;
  }

  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.#files.get(key);
    const file = cached ?? make();
    this.#files.delete(key);
    this.#files.set(key, file);
    const [oldest] = this.#files.keys();
    if (this.#files.size > this.#most && oldest !== undefined) this.#files.delete(oldest);
    try {
      return await file;
    } catch (error) {
      if (this.#files.get(key) === file) this.#files.delete(key);
      // The first caller disconnected, this one did not.
      if (cached && error instanceof Dropped) return this.get(key, make);
      throw error;
    }
  }
}
