/** Lets so many works go on at once; the others wait, first come, first served. */
export class Places {
  #free: number;
  readonly #queue: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#free -= 1;
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
