/** Units of work that wait for a connection, in the order of their arrival. */
export class Waiting {
  readonly #since = new Set<{ from: number }>();

  get count(): number {
    return this.#since.size;
  }

  /** The time for which the first of them has waited, in milliseconds; 0 while none waits. */
  get longestMs(): number {
    const [first] = this.#since;
    return first ? performance.now() - first.from : 0;
  }

  /** Begins to wait. Returns the end of it. */
  enter(): () => void {
    const one = { from: performance.now() };
    this.#since.add(one);
    return () => void this.#since.delete(one);
  }
}
