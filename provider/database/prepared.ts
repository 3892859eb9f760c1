// Frequent statements are prepared, so that the database plans them only once.

const PREPARED_FROM = 5;
const MOST_PREPARED = 200;

/** Names each frequent statement; rare ones, such as inserts of many rows, get no name. */
export class Prepared {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_PREPARED) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.delete(text);
    if (count >= PREPARED_FROM) this.#names.set(text, `statement_${this.#names.size + 1}`);
    else this.#counts.set(text, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_PREPARED && oldest !== undefined) this.#counts.delete(oldest);
    return this.#names.get(text);
  }
}
